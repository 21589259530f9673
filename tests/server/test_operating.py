"""What the operator does from the command line while a server runs; codes that change; tables that expire."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from freebooter.server.settings import Settings
from freebooter.server.storage.verdicts import Verdicts, address_of
from tests.cli.console import Done, freebooter, one_sentence
from tests.server.harness import Browser, Server, running, wait_for

DAYS_30 = 30 * 24 * 3600 * 1000


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Looks often what its operator has decided."""
    with running(tmp_path_factory.mktemp("busy"), upkeep_seconds=0.05) as server:
        yield server


def order(server: Server, *words: str) -> Done:
    return freebooter(*words, "--data", server.settings.data)


def guest_of(browser: Browser) -> str:
    return str(browser.get("/api/me")["id"])


def test_the_operator_sees_tables_and_guests_but_no_cards(busy: Server) -> None:
    anna = busy.browser()
    table = anna.table("smugglers", "here bot", name="Friday")
    done = order(busy, "tables")
    assert done.code == 0 and "Friday" in done.out and table["id"] in done.out
    assert f"guest {guest_of(anna)[:12]}" in done.out
    assert "canary" not in done.out


def test_a_table_that_the_operator_closes_is_gone_for_everybody(busy: Server) -> None:
    anna = busy.browser()
    table = anna.table("smugglers", "here bot")["id"]
    with anna.socket(table) as wire:
        wire.read()
        assert order(busy, "close", table).code == 0
        assert wire.closed() == 1001
    assert anna.get(f"/api/tables/{table}", 404)["reason"]["id"] == "no-table"
    assert table not in [one["id"] for one in anna.get("/api/tables")["my_tables"]]
    assert "no table" in one_sentence(order(busy, "close", table)).lower()


def test_a_guest_who_is_shut_out_loses_the_seat_and_comes_in_no_more(busy: Server) -> None:
    anna, eve = busy.browser(), busy.browser()
    table = anna.table("smugglers", "here invite")
    eve.post("/api/join", {"code": table["code"], "name": "Eve"})
    who = guest_of(eve)
    with eve.socket(table["id"]) as wire:
        wire.read()
        assert order(busy, "ban", who[:12]).code == 0
        assert wire.closed() == 4403
    assert eve.get("/api/tables", 403)["reason"]["id"] == "shut-out"
    del eve.http.cookies["fb_guest"]
    assert eve.get(f"/api/tables/{table['id']}", 403)["reason"]["id"] == "not-invited", "nor by the seat alone"
    seat = anna.get(f"/api/tables/{table['id']}")["seats"][1]
    assert not seat.get("taken") and seat["code"]
    updates = anna.get(f"/api/tables/{table['id']}/events")["updates"]
    assert "Eve was shut out" in str(updates)
    assert who in order(busy, "ban").out
    assert order(busy, "unban", who[:12]).code == 0
    wait_for(lambda: not busy.house.verdicts.guests)


def test_an_address_is_shut_out_and_let_in_again(busy: Server) -> None:
    somebody = busy.browser()
    assert order(busy, "ban", "127.0.0.1").code == 0
    wait_for(lambda: busy.house.verdicts.addresses)
    assert somebody.get("/api/games", 403)["reason"]["id"] == "shut-out"
    assert order(busy, "unban", "127.0.0.1").code == 0
    wait_for(lambda: not busy.house.verdicts.addresses)
    somebody.get("/api/games")
    assert "is not shut out" in one_sentence(order(busy, "unban", "127.0.0.1"))
    for unclear in ("abc", "0000000000", "not an address"):
        assert "neither an address nor" in one_sentence(order(busy, "ban", unclear))


def test_commands_of_the_operator_need_a_database(tmp_path: Path) -> None:
    for words in (["tables"], ["close", "x"], ["ban"], ["unban", "x"]):
        assert "There are no games in" in one_sentence(freebooter(*words, "--data", tmp_path / "none"))


def test_addresses_are_named_as_limits_count_them() -> None:
    assert address_of("2001:db8::1") == address_of("2001:db8::/64") == "2001:db8::/64"
    assert address_of("203.0.113.7") == "203.0.113.7" and address_of("anna") == ""
    verdicts = Verdicts()
    for name in (*[f"t{number}" for number in range(1200)], "t5"):
        verdicts.close(name)
    assert len(verdicts.closed) == 1000 and verdicts.closed[-1] == "t5" and verdicts.closed.count("t5") == 1


def test_the_code_to_watch_can_be_changed_and_the_old_one_ends(busy: Server) -> None:
    anna, eve, zoe = busy.browser(), busy.browser(), busy.browser()
    table = anna.table("smugglers", "here here")
    path = f"/api/tables/{table['id']}"
    eve.post("/api/join", {"code": table["watch_code"]})
    with eve.socket(table["id"]) as wire, anna.socket(table["id"], seat=0) as own:
        wire.read(), own.read()
        assert eve.post(f"{path}/watching/reissue", status=403)["reason"]["id"] == "not-host"
        fresh = anna.post(f"{path}/watching/reissue")["code"]
        assert wire.closed() == 4403
        assert own.ask(do="say", text="Still here")["is"] == "done"
    assert fresh != table["watch_code"]
    assert eve.get(path, 403)["reason"]["id"] == "not-invited"
    assert zoe.post("/api/join", {"code": table["watch_code"]}, 404)["reason"]["id"] == "no-code"
    assert zoe.post("/api/join", {"code": fresh})["my_seats"] == []
    assert anna.get(path)["watch_code"] == fresh


def test_tables_that_nobody_touches_expire_and_people_are_told_before(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = server.browser()
        old, kept = (anna.table("smugglers", "here here")["id"] for _table in range(2))
        assert "expires" not in anna.get(f"/api/tables/{old}"), "without a rule everything is kept"
    _make_older(tmp_path, old)
    with running(tmp_path, expire_days=29.0, upkeep_seconds=0.05) as server:
        again = server.browser()
        again.http.cookies = anna.http.cookies
        found = wait_for(lambda: [one for one in again.get("/api/tables")["my_tables"] if one["id"] == kept])
        assert found[0]["expires"] - found[0]["changed"] == 29 * 24 * 3600 * 1000
        wait_for(lambda: [one["id"] for one in again.get("/api/tables")["my_tables"]] == [kept])
        assert again.get(f"/api/tables/{old}", 404)["reason"]["id"] == "no-table"


def _make_older(data: Path, table: str) -> None:
    from sqlalchemy import update

    from freebooter.server.storage import schema
    from freebooter.server.storage.store import open_engine

    engine = open_engine(Settings(data).url)
    with engine.begin() as connection:
        tables = schema.tables
        connection.execute(update(tables).where(tables.c.id == table).values(changed=tables.c.changed - DAYS_30))
    engine.dispose()
