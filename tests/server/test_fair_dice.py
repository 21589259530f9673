"""Nobody chooses the dice of a game in which others sit, and nobody looks into a running one by a copy of it."""

from pathlib import Path

from sqlalchemy import text

from freebooter.server.settings import Settings
from freebooter.server.storage import migrate as migrating
from freebooter.server.storage.store import open_engine
from tests.server.harness import Server

HERE, BOT, INVITE = {"kind": "here"}, {"kind": "bot", "level": "random"}, {"kind": "invite"}


def test_a_seed_is_for_those_who_play_alone(server: Server) -> None:
    anna = server.browser()
    for seats in ([HERE, INVITE], [INVITE, BOT], [HERE, BOT, INVITE]):
        body = {"game": "smugglers", "seats": seats, "seed": "mine"}
        assert anna.post("/api/tables", body, 409)["reason"]["id"] == "seed-alone"
        assert "origin" not in anna.post("/api/tables", {**body, "seed": ""}, 201)["table"]


def test_everybody_sees_that_a_game_is_seeded(server: Server) -> None:
    anna, eve = server.browser(), server.browser()
    table = anna.table("smugglers", "here here", seed="mine", open=True)
    assert table["origin"] == "seed"
    assert eve.get(f"/api/tables/{table['id']}")["origin"] == "seed"
    with eve.socket(table["id"]) as wire:
        assert wire.read()["table"]["origin"] == "seed"
    listed = [one for one in eve.get("/api/tables")["open"] if one["id"] == table["id"]]
    assert [one["origin"] for one in listed] == ["seed"]


def test_nobody_else_gets_a_seat_of_a_seeded_game_later(server: Server) -> None:
    """Neither by an invitation to a seat that was given up, nor by the code of the table, nor to stand in."""
    anna, eve = server.browser(), server.browser()
    table = anna.table("smugglers", "here here", seed="mine", open=True)
    path = f"/api/tables/{table['id']}"
    code = anna.post(f"{path}/seats/1/reissue")["code"]
    for used in (code, table["code"]):
        assert eve.post("/api/join", {"code": used}, 409)["reason"]["id"] == "seed-alone"
    assert eve.post(f"{path}/sit", {}, 409)["reason"]["id"] == "seed-alone"
    assert anna.post(f"{path}/seats/0/lend", {"to": "person"}, 409)["reason"]["id"] == "seed-alone"
    assert anna.post("/api/join", {"code": code})["my_seats"] == [0, 1], "the host may sit down again"


def test_older_tables_are_kept_without_an_origin(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    engine = open_engine(settings.url)
    migrating.upgrade(engine, "0006")
    columns = "id, game, rules, header, name, open, watching, clock, watch_code, host, host_generation, over, waiting"
    values = "'old', 'smugglers', '1', '{}', '', 0, 1, 0, 'A', 'h', 1, 0, '0', 1, 1, 'B'"
    with engine.begin() as connection:
        connection.execute(text(f"insert into tables ({columns}, created, changed, code) values ({values})"))
    assert migrating.migrate(settings) == "from 0006"
    with engine.connect() as connection:
        assert connection.execute(text("select id, origin from tables")).all() == [("old", "")]
    engine.dispose()
