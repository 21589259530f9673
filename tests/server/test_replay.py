"""Looking back: replay, dice, the record, and playing on from a moment."""

import random
from pathlib import Path
from typing import Any

import pytest

from freebooter.games import find_game
from freebooter.kernel.chance import commitment
from freebooter.kernel.events import Event
from freebooter.kernel.record import Reader
from freebooter.server.tables.showing.replay import die_count
from tests.server.harness import Browser, Json, Server, can_answer, play_out


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Browser, Json]:
    """A whole game of Pirates of the 7 Seas of two people on one screen."""
    anna = server.browser()
    table = anna.table(seats="here here", open=True, seed="finished", options={"round_limit": 12})
    dice = random.Random(3)
    with anna.socket(table["id"], seat=0) as a, anna.socket(table["id"], seat=1) as b:
        a.read(), b.read()
        play_out({0: a, 1: b}, lambda seat, state, options: dice.choice(options))
    return anna, table


def test_moments_are_what_was_seen_then(finished: tuple[Browser, Json]) -> None:
    anna, table = finished
    path = f"/api/tables/{table['id']}"
    events = anna.get(f"{path}/events", seat=1, most=500)["updates"]
    told = anna.get(f"{path}/replay", seat=1, first=1, most=100)
    assert told["n"] == len(events) and told["moments"][0]["kind"] == "setup"
    for moment, update in zip(told["moments"], events, strict=False):
        for name in ("n", "at", "kind", "seat", "lines", "events", "move"):
            assert moment.get(name) == update.get(name)
    assert [moment["n"] for moment in anna.get(f"{path}/replay", seat=1, first=5, most=3)["moments"]] == [5, 6, 7]
    assert anna.get(f"{path}/replay", 404, seat=1, first=10**6)["reason"]["id"] == "no-moment"
    last = anna.get(f"{path}/replay", seat=0, first=told["n"], most=1)["moments"][0]
    assert last["view"] == anna.get(f"{path}/hello", seat=0)["state"]["view"]


def test_while_a_game_runs_only_ones_own_eyes(server: Server) -> None:
    anna, bob = server.browser(), server.browser()
    table = anna.table(game="smugglers", seats="here invite", open=True)
    bob.post("/api/join", {"code": table["seats"][1]["code"]})
    path = f"/api/tables/{table['id']}"
    assert anna.get(f"{path}/replay", seat=0)["moments"][0]["view"]["hand"]
    assert anna.get(f"{path}/replay")["moments"][0]["view"]["hand"] == []
    assert anna.get(f"{path}/replay", 403, seat=1)["reason"]["id"] == "replay-not-yours"
    assert anna.get(f"{path}/record", 403)["reason"]["id"] == "only-after-end"
    dice = anna.get(f"{path}/dice")
    assert len(dice["commitment"]) == 64 and "key" not in dice
    answer = anna.post(f"{path}/play-on", {"n": 1, "seat": None}, 403)
    assert answer["reason"]["id"] == "only-after-end"


def test_after_the_end_any_seat_can_be_looked_through(finished: tuple[Browser, Json], server: Server) -> None:
    _anna, table = finished
    eve = server.browser()
    hands = [eve.get(f"/api/tables/{table['id']}/replay", seat=seat)["moments"][0]["view"]["hand"] for seat in (0, 1)]
    assert hands[0] and hands[1] and hands[0] != hands[1]


def test_the_dice_can_be_checked(finished: tuple[Browser, Json]) -> None:
    anna, table = finished
    dice = anna.get(f"/api/tables/{table['id']}/dice")
    assert commitment(bytes.fromhex(dice["key"])) == dice["commitment"] == table["commitment"]
    assert dice["proven"] > 10 and "unproven" not in dice
    assert sum(each["count"] for each in dice["faces"]) == dice["thrown"]
    assert dice["low"] <= dice["expected"] <= dice["high"]
    assert [each["face"] for each in dice["faces"]] == [1, 2, 3, 4, 5, 6]


def test_the_record_of_a_finished_game(finished: tuple[Browser, Json]) -> None:
    anna, table = finished
    reader = Reader(anna.get(f"/api/tables/{table['id']}/record"), find_game)
    match = reader.play_all()
    assert match.over and reader.unproven == 0


def test_play_on_from_a_moment(finished: tuple[Browser, Json]) -> None:
    anna, table = finished
    path = f"/api/tables/{table['id']}"
    then = anna.get(f"{path}/replay", seat=1, first=20, most=1)["moments"][0]
    seats = [{"kind": "here"}, {"kind": "bot", "level": "random"}]
    made = anna.post(f"{path}/play-on", {"n": 20, "seat": 1, "seats": seats}, 201)
    fresh = made["table"]
    assert fresh["id"] != table["id"] and made["my_seats"] == [0]
    assert fresh["origin"] == "moment", "everybody sees that the hands may be known"
    assert anna.get(f"/api/tables/{fresh['id']}/dice")["commitment"] != table["commitment"], "the old dice are known"
    again = anna.post(f"{path}/play-on", {"n": 20, "seat": 1}, 201)
    assert again["my_seats"] == [0, 1]
    view = anna.get(f"/api/tables/{again['table']['id']}/hello", seat=1)["state"]["view"]
    assert view == then["view"]
    with anna.socket(fresh["id"]) as wire:
        wire.read()
        while not can_answer(wire.state) and not wire.state["over"]:
            wire.read()
        assert wire.move(wire.state["ask"]["options"][0]["move"])["is"] == "done"
    last = anna.get(f"{path}/replay", seat=1)["n"]
    assert anna.post(f"{path}/play-on", {"n": last, "seat": 1}, 409)["reason"]["id"] == "game-over"
    wrong: dict[str, Any] = {"n": 20, "seat": 1, "seats": seats * 2}
    assert anna.post(f"{path}/play-on", wrong, 409)["reason"]["id"] == "wrong-seats"


def test_nobody_plays_on_from_a_running_game(server: Server) -> None:
    """A fork with the own seat lent to a bot would play the bots' hands out in the open: it waits for the end."""
    anna = server.browser()
    here, bot = {"kind": "here"}, {"kind": "bot", "level": "random"}
    for others, seats in (
        ([bot, bot], [here, bot, bot]),
        ([bot, bot], [here, here, bot]),
        ([here, here], [here, here, here]),
        ([bot, bot], []),
        ([bot, {"kind": "invite"}], [here, bot, bot]),
    ):
        made = anna.post("/api/tables", {"game": "seven-seas", "seats": [here, *others]}, 201)
        body = {"n": 1, "seat": 0, "seats": seats}
        answer = anna.post(f"/api/tables/{made['table']['id']}/play-on", body, 403)
        assert answer["reason"]["id"] == "only-after-end"


def test_rules_games_and_names(server: Server) -> None:
    anna = server.browser()
    game = next(each for each in anna.get("/api/games", language="pl")["games"] if each["name"] == "seven-seas")
    assert game["title"] != "Pirates of the 7 Seas" and {level["name"] for level in game["levels"]} >= {"easy", "hard"}
    option = next(each for each in game["options"] if each["name"] == "edition")
    assert option["default"] == "en" and option["text"] and option["schema"]["enum"] == ["en", "pl"]
    names = anna.get("/api/games/seven-seas/names", language="en")["names"]
    assert names["role-captain"] == "Captain" and not [name for name in names if name.startswith("event-battle")]
    assert anna.get("/api/games/seven-seas/moves")["moves"][0]["text"]
    assert b"role-captain" in anna.get("/api/games/seven-seas/texts")
    assert "Captain" in anna.get("/api/rules/P7-CAPTAIN-01")["text"] or anna.get("/api/rules/P7-CAPTAIN-01")["text"]
    assert len(anna.get("/api/rules", like="P7-CAPTAIN")["rules"]) > 5
    anna.get("/api/rules/NO-SUCH-1", 404)
    anna.get("/api/games/chess/names", 404)


def test_a_folder_of_files_for_the_client(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><title>lobby</title>")
    (tmp_path / "app.js").write_text("1")
    monkeypatch.setattr(server.client, "all_directories", [tmp_path])
    anna = server.browser()
    page = anna.http.get("/")
    assert page.status_code == 200 and "lobby" in page.text and page.headers["cache-control"] == "no-cache"
    assert "lobby" in anna.http.get("/table/anything").text, "one page answers every address"
    script = anna.http.get("/app.js")
    assert script.headers["content-type"].startswith("text/javascript") and script.headers["etag"]
    assert anna.http.get("/app.js", headers={"if-none-match": script.headers["etag"]}).status_code == 304
    assert anna.http.get("/missing.js").status_code == 404
    for outside in ("/../settings.py", "/..%2fsettings.py", "/%2e%2e/settings.py"):
        assert "class Settings" not in anna.http.get(outside).text
    assert anna.http.get("/api/nothing").json()["reason"]["id"] == "no-page"


def test_the_skull_stands_on_two_sides_of_a_die() -> None:
    """Events of Merchants & Marauders tell faces as plain numbers, and both skulls as 5."""
    statistics = find_game("marauders").statistics
    assert statistics.dice(Event("skill-rolled", (), {"seat": 0, "dice": [1, 5, 5]})) == [1, 5, 5]
    assert statistics.dice(Event("battle", (), {"dice": [{"owner": 0, "face": 6}]})) == [6]
    assert (statistics.sides, statistics.successes) == ((1, 1, 1, 1, 2), (5,))
    number, skull = die_count(1, 10, 60, 1, 6), die_count(5, 20, 60, 2, 6)
    assert (number.expected, skull.expected, skull.sides) == (10, 20, 2)
    assert skull.low < 20 < skull.high
