"""The review of a finished game: worked out beside the play, stored, and told to nobody before the end."""

import os
import random
import sys
from pathlib import Path
from typing import Any

import pytest

from freebooter.server.reviews.maker import read_review
from freebooter.server.tables.showing.replay import wanted_rows
from tests.server.harness import Browser, Json, Server, play_out, running, wait_for

SECONDS = 2.0


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server that thinks about a finished game for a short time."""
    with running(tmp_path_factory.mktemp("reviews"), review_seconds=SECONDS) as server:
        yield server


def play(browser: Browser, table: Json, seed: int = 3) -> None:
    dice = random.Random(seed)
    with browser.socket(table["id"], seat=0) as wire:
        wire.read_until("hello")
        play_out({0: wire}, lambda seat, state, options: dice.choice(options))


@pytest.fixture(scope="module")
def finished(house: Server) -> tuple[Browser, Json]:
    anna = house.browser()
    table = anna.table(seats="here bot bot", level="random", seed="reviewed", options={"round_limit": 6})
    play(anna, table)
    return anna, table


def reviewed(browser: Browser, table: Json, **more: Any) -> Json:
    """The whole review, waited for as a client does."""
    path = f"/api/tables/{table['id']}/review"
    review: Json = browser.post(path, **more)
    while review["state"] in ("waiting", "working"):
        review = browser.get(path, after=review["revision"], wait=20, **more)
    return review


def test_a_running_game_has_no_review(house: Server) -> None:
    """It would tell a seat what the bots make of hands that it cannot see."""
    anna = house.browser()
    table = anna.table(seats="here bot bot")
    path = f"/api/tables/{table['id']}/review"
    for answer in (anna.get(path, 403), anna.get(path, 403, seat=0), anna.post(path, status=403)):
        assert answer["reason"]["id"] == "review-not-over"
        assert set(answer) == {"reason"}


def test_a_private_table_is_reviewed_for_its_own_people_only(finished: tuple[Browser, Json], house: Server) -> None:
    _anna, table = finished
    eve = house.browser()
    if not table["watching"]:
        eve.get(f"/api/tables/{table['id']}/review", 403)
    assert eve.get("/api/tables/nowhere/review", 404)["reason"]["id"] == "no-table"


def test_a_finished_game_is_reviewed(finished: tuple[Browser, Json]) -> None:
    anna, table = finished
    first = anna.get(f"/api/tables/{table['id']}/review", seat=0)
    assert first["state"] in ("none", "working", "waiting", "done")
    review = reviewed(anna, table, seat=0)
    assert (review["state"], review["progress"]) == ("done", 1.0)
    moments = anna.get(f"/api/tables/{table['id']}/replay", seat=0)["n"]
    assert len(review["curves"]) == len(review["best"]) == len(review["worst"]) == 3
    for curve in review["curves"]:
        numbers = [point["n"] for point in curve]
        assert numbers == sorted(numbers) and numbers[0] >= 1 and numbers[-1] == moments
        assert all(0 <= point["chance"] <= 1 for point in curve)
    assert sum(curve[-1]["chance"] for curve in review["curves"]) == pytest.approx(1, abs=0.01)
    assert {one["seat"] for one in review["decisions"]} == {0, 1, 2}
    assert all(0 <= one["after"] <= 1 and 0 <= one["before"] <= 1 for one in review["decisions"])
    bad = [one for own in review["worst"] for one in own]
    assert bad, "whoever plays at random makes mistakes"
    for one in bad:
        assert one["before"] > one["after"] and "The bots would have chosen" in one["why"]
    for seat in range(3):
        assert all(one["seat"] == seat for one in [*review["best"][seat], *review["worst"][seat]])


def test_each_decision_is_found_at_its_moment(finished: tuple[Browser, Json], house: Server) -> None:
    """At the moment that a review names the seat is asked, and the next thing it does is that move."""
    anna, table = finished
    review = reviewed(anna, table, seat=0)
    room = house.house.rooms[table["id"]].table
    for one in review["worst"][0]:
        (asked,) = anna.get(f"/api/tables/{table['id']}/replay", seat=0, first=one["n"], most=1)["moments"]
        assert 0 in asked["waiting"]
        (row,) = wanted_rows(room, 0, one["n"] + 1, 1)
        assert room.entry_of[row].move.name == one["move"]  # type: ignore[attr-defined]


def test_it_speaks_the_language_of_its_reader(finished: tuple[Browser, Json]) -> None:
    anna, table = finished
    review = reviewed(anna, table, seat=0, language="pl")
    said = [one["why"] for own in review["worst"] for one in own]
    assert said and all(text.startswith("Boty wybrałyby „") for text in said)


def test_it_is_stored_and_not_worked_out_again(tmp_path: Path) -> None:
    with running(tmp_path, review_seconds=SECONDS) as server:
        anna = server.browser()
        table = anna.table("smugglers", seats="here bot", seed="kept")
        play(anna, table)
        review = reviewed(anna, table)
        cookies = anna.http.cookies
    with running(tmp_path, review_seconds=SECONDS) as server:
        again = server.browser()
        again.http.cookies = cookies
        kept = again.get(f"/api/tables/{table['id']}/review")
        assert kept["state"] == "done"
        assert (kept["curves"], kept["worst"]) == (review["curves"], review["worst"])
        again.http.delete(f"/api/tables/{table['id']}").raise_for_status()
        with server.house.store.engine.connect() as connection:
            assert read_review(connection, table["id"]) is None, "a deleted table takes its review along"


def test_a_review_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    """A server that stops in the middle keeps what was found, and does not begin anew."""
    with running(tmp_path, review_seconds=600.0) as server:
        anna = server.browser()
        table = anna.table(seats="here bot bot", seed="long", options={"round_limit": 8})
        play(anna, table)
        path = f"/api/tables/{table['id']}/review"
        anna.post(path)
        part = wait_for(lambda: found if (found := anna.get(path))["decisions"] else None)
        assert part["state"] == "working" and 0 < part["progress"] < 1
        cookies = anna.http.cookies
    with running(tmp_path, review_seconds=1.0) as server:
        again = server.browser()
        again.http.cookies = cookies
        kept = again.get(path)
        assert kept["state"] == "resting" and len(kept["decisions"]) >= len(part["decisions"])
        assert reviewed(again, table)["state"] == "done"


@pytest.mark.skipif(sys.platform == "win32", reason="priorities are called otherwise there")
def test_it_gives_way_to_moves(tmp_path: Path) -> None:
    """Its process has the lowest priority, and bots of running games think in others."""
    with running(tmp_path, review_seconds=600.0) as server:
        anna = server.browser()
        table = anna.table(seats="here bot bot", seed="polite", options={"round_limit": 4})
        play(anna, table)
        anna.post(f"/api/tables/{table['id']}/review")
        path = f"/api/tables/{table['id']}/review"
        wait_for(lambda: anna.get(path)["state"] == "working" and anna.get(path)["revision"] > 2)
        maker = server.state.review_maker
        pid = maker.process.pid
        assert os.getpriority(os.PRIO_PROCESS, pid) == 19
        assert pid not in {process.popen.pid for process in server.house.pool._processes.values()}
        other = anna.table(seats="here bot bot", seed="quick", options={"round_limit": 2})
        play(anna, other)
        assert anna.get(path)["state"] == "working", "the other game was played while it worked"


def test_a_lesson_tried_again_has_the_same_people(house: Server) -> None:
    anna = house.browser()
    lesson = anna.get("/api/learning")["paths"][0]["lessons"][0]["id"]
    first, again = (anna.post(f"/api/lessons/{lesson}", status=201)["table"] for _ in range(2))
    assert first["id"] != again["id"]
    names = [[seat["name"] for seat in table["seats"] if seat["kind"] == "bot"] for table in (first, again)]
    assert names[0] == names[1] and all(names[0])
