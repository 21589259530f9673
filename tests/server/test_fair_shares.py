"""One guest cannot hold up everybody's bots, nor slow everybody down."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from freebooter.kernel.game import AnyGame
from freebooter.kernel.note import Refused
from freebooter.server.metrics import Metrics
from freebooter.server.rest.library import games
from freebooter.server.storage import queries
from freebooter.server.wire import bodies
from freebooter.server.workers.fair import HINT, MOVE, NOBODY, FairQueue
from freebooter.server.workers.jobs import Job, Thought
from freebooter.server.workers.pool import HINTS_PER_GUEST, Pool
from tests.server.harness import Server, in_own_loop, running, wait_for

FLOOD = 12
"""Tables of each kind that one guest has left behind."""


def taken(queue: FairQueue[str], count: int) -> list[str]:
    return [str(queue.get()) for _time in range(count)]


def everything(_item: str) -> bool:
    return True


def test_who_puts_in_a_hundred_waits_for_a_hundred_turns() -> None:
    queue = FairQueue(everything)
    for number in range(100):
        queue.put(MOVE, "mallory", f"table {number % 60}", f"m{number}")
    queue.put(MOVE, "anna", "hers", "anna")
    assert "anna" in taken(queue, 2), "her bot thinks next, or after the one that is next"


def test_the_tables_of_one_guest_take_turns_too() -> None:
    queue = FairQueue(everything)
    for number in range(5):
        queue.put(MOVE, "anna", "long", f"long {number}")
    queue.put(MOVE, "anna", "other", "other")
    assert taken(queue, 3) == ["long 0", "other", "long 1"]


def test_moves_that_people_wait_for_go_first_and_nothing_is_stuck() -> None:
    queue = FairQueue(everything)
    for number in range(20):
        for urgency, name in ((NOBODY, "nobody"), (HINT, "hint"), (MOVE, "move")):
            queue.put(urgency, f"{name} {number}", name, name)
    first = taken(queue, 9)
    assert first[:3] == ["move"] * 3 and (first.count("hint"), first.count("nobody")) == (2, 1)
    assert sorted(taken(queue, 51)) == sorted(["move"] * 14 + ["hint"] * 18 + ["nobody"] * 19)


def test_thoughts_that_nobody_waits_for_are_dropped() -> None:
    gone = {f"old {number}" for number in range(240)}
    queue: FairQueue[str] = FairQueue(lambda item: item not in gone)
    for item in sorted(gone):
        queue.put(HINT, "mallory", "table", item)
    queue.put(HINT, "anna", "table", "hers")
    assert queue.get() == "hers"
    queue.put(HINT, "mallory", "table", "last")
    assert queue.get() == "last" and queue.dropped == 240
    queue.close()
    assert queue.get() is None


async def _ask_for_hints() -> tuple[str, int, int]:
    """Nobody thinks in this pool. What the first hint too many is told; who waits; who waits when one has gone."""
    pool = Pool(0, (), 0, Metrics())
    job = Job("table", [], 0, 0, "easy", "", HINT, "mallory")
    asking = [asyncio.ensure_future(pool.hint(job, 60.0)) for _time in range(HINTS_PER_GUEST)]
    await asyncio.sleep(0)
    try:
        await pool.hint(job, 60.0)
        told = ""
    except Refused as error:
        told = error.refusal.message
    waiting = pool._hints["mallory"]
    asking.pop().cancel()
    await asyncio.sleep(0.01)
    left = pool._hints["mallory"]
    for one in asking:
        one.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    pool.stop()
    return told, waiting, left


def test_a_guest_has_few_hints_under_way() -> None:
    told, waiting, left = in_own_loop(_ask_for_hints())
    assert told == "hint-busy" and waiting == HINTS_PER_GUEST and left == HINTS_PER_GUEST - 1


def test_a_hint_holds_up_nothing_else_and_ends_with_the_connection(tmp_path: Path) -> None:
    with running(tmp_path, bot_deadline=600) as server:
        anna = server.browser()
        table = anna.table(game="smugglers", seats="here here")["id"]
        with anna.socket(table, seat=0) as wire:
            wire.read()
            wire.send(do="hint", id="one", level="hangs")
            assert wire.ask(do="hint", id="two", level="hangs")["reason"]["id"] == "hint-busy"
            assert wire.ask(do="say", text="still here")["is"] == "done"
            assert server.house.pool._hints.total() == 1
        wait_for(lambda: server.house.pool._hints.total() == 0)
        body = {"do": "hint", "id": "three", "level": "hangs"}
        with ThreadPoolExecutor(1) as own:
            asked = own.submit(
                anna.http.post, f"/api/tables/{table}/commands", json=body, params={"seat": 0}, timeout=2
            )
            with pytest.raises(Exception, match="timed out"):
                asked.result()
        wait_for(lambda: server.house.pool._hints.total() == 0)


def test_a_guest_has_few_tables_of_bots_only(tmp_path: Path) -> None:
    bots: dict[str, Any] = {"game": "smugglers", "seats": [{"kind": "bot", "level": "hangs"}] * 2}
    with running(tmp_path, bot_deadline=600, bot_tables=2) as server:
        anna, ben = server.browser(), server.browser()
        anna.get("/api/me"), ben.get("/api/me")
        for _table in range(2):
            anna.post("/api/tables", bots, 201)
        assert anna.post("/api/tables", bots, 429)["reason"]["id"] == "too-many-bots"
        anna.table(game="smugglers", seats="here bot")
        ben.post("/api/tables", bots, 201)


def test_after_a_restart_the_tables_of_one_guest_hold_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is no process of bots here: the test takes thoughts out of the queue, in the order in which one would."""
    with running(tmp_path, workers=0) as server:
        mallory, anna = server.browser(), server.browser()
        for _time in range(FLOOD):
            mallory.table("smugglers", "bot bot"), mallory.table("smugglers", "here bot")
        hers = anna.table("smugglers", "here bot")["id"]
    every = queries.tables_that_go_on
    monkeypatch.setattr(queries, "tables_that_go_on", lambda c: sorted(every(c), key=lambda name: name == hers))
    with running(tmp_path, workers=0, bot_tables=FLOOD) as server:  # all are opened again, and Anna's comes last
        queue = server.house.pool._queue
        wait_for(lambda: queue.qsize() == 3 * FLOOD + 1)
        first = [waiting for waiting in [queue.get() for _time in range(9)] if waiting is not None]
        assert hers in [waiting.job.table for waiting in first[:2]], "after one of the other guest's at most"
        urgencies = [waiting.job.urgency for waiting in first]
        assert (urgencies.count(MOVE), urgencies.count(NOBODY)) == (8, 1), "games that nobody plays have a small share"
        assert len({waiting.job.table for waiting in first}) == 9, "and no table has two turns before others have one"
        mine = next(waiting for waiting in first if waiting.job.table == hers)
        match = server.house.rooms[hers].table.match
        move = match.ask_of(1).options[0].name  # type: ignore[union-attr]
        mine.loop.call_soon_threadsafe(mine.decision.take, None, Thought(move))
        wait_for(lambda: 1 in match.sealed)
        again = server.browser()
        again.http.cookies = mallory.http.cookies
        bots = {"game": "smugglers", "seats": [{"kind": "bot"}] * 2}
        assert again.post("/api/tables", bots, 429)["reason"]["id"] == "too-many-bots", "the old ones still count"


def test_what_never_changes_is_made_once_and_may_be_kept(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    original = games._all_moves

    def count(game: AnyGame, language: str) -> bodies.AllMoves:
        made.append(language)
        return original(game, language)

    monkeypatch.setattr(games, "_all_moves", count)
    anna = server.browser()
    answers = [anna.http.get("/api/games/smugglers/moves", params={"language": "pl"}) for _time in range(5)]
    assert made == ["pl"] and len({answer.content for answer in answers}) == 1
    tag = answers[0].headers["etag"]
    again = anna.http.get("/api/games/smugglers/moves", params={"language": "pl"}, headers={"if-none-match": tag})
    assert again.status_code == 304 and again.content == b""
    for path in ("games/seven-seas/names", "games/seven-seas/handbook", "games/seven-seas/texts", "learning"):
        assert anna.http.get(f"/api/{path}").headers["etag"]


def test_costly_requests_are_given_at_a_bounded_pace(tmp_path: Path) -> None:
    with running(tmp_path, looks_per_second=0.5) as server:  # five at once, and then slowly
        anna = server.browser()
        table = anna.table(game="smugglers", seats="here here")["id"]
        codes = [anna.http.get(f"/api/tables/{table}/hello", params={"seat": 0}).status_code for _time in range(12)]
        assert codes[:4] == [200] * 4 and 429 in codes
        assert anna.http.get("/api/games/smugglers/moves").status_code in (200, 429)
        move = {"do": "say", "id": "a", "text": "moves go on"}
        assert anna.post(f"/api/tables/{table}/commands", move, seat=0)["is"] == "done"
