"""A decision in parts: the same with one process or with several, fair to others, and not lost with a process."""

import asyncio
import time
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest

from freebooter.bots import choose, make_bot
from freebooter.bots.parts import Tally
from freebooter.games import find_game
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.record.lines import lines_of
from freebooter.server.metrics import Metrics
from freebooter.server.workers.decision import Decision
from freebooter.server.workers.fair import MOVE
from freebooter.server.workers.jobs import Job, Thought
from freebooter.server.workers.pool import Pool
from tests.server.harness import in_own_loop, running, wait_for
from tests.server.split_bots import GRAVE, PARTS

LOADS = ("tests.server.smugglers", "tests.server.bad_bots", "tests.server.split_bots")
LATE = 60.0


@pytest.fixture(scope="module")
def match() -> Match:
    """A game in which a seat has to decide between options that are about equally good."""
    made = new_match(find_game("seven-seas"), 3, {}, "server parts")
    while True:
        seat = made.asked[0]
        bot = make_bot("split", "a look")
        move = choose(bot, made, seat)
        best = sorted(bot.tried.values(), reverse=True)
        if len(best) > 2 and best[0] < best[1] * 1.1:
            return made
        made.play(seat, move)


def job_of(match: Match, level: str = "split", seed: str = "s", table: str = "t", owner: str = "anna") -> Job:
    lines = [line.decode().rstrip("\n") for line in lines_of(match)]
    return Job(table, lines, len(lines), match.asked[0], level, seed, MOVE, owner)


def chosen(workers: int, jobs: list[Job]) -> list[Thought | None]:
    """What a pool of so many processes answers to jobs that come all at once."""

    async def ask() -> list[Thought | None]:
        pool = Pool(workers, LOADS, 0, Metrics())
        try:
            return list(await asyncio.gather(*[pool.choose(job, LATE) for job in jobs]))
        finally:
            pool.stop()

    return in_own_loop(ask())


def test_any_number_of_processes_decides_the_same(match: Match) -> None:
    seeds = [f"seed {number}" for number in range(6)]
    bots = [make_bot("split", seed) for seed in seeds]
    moves = [choose(bot, match, match.asked[0]).name for bot in bots]
    assert len(set(moves)) > 1, "the choice is not an easy one"
    alone = [Thought(move, tried=bot.tried, points=bot.points) for move, bot in zip(moves, bots, strict=True)]
    jobs = [job_of(match, seed=seed, table=seed) for seed in seeds]
    for workers in (1, 3):
        assert chosen(workers, jobs) == alone, "to the last try"


@pytest.mark.parametrize("workers", [1, 2])
def test_a_process_that_dies_loses_one_part_which_is_done_again(
    match: Match, workers: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    grave = tmp_path / "grave"
    monkeypatch.setenv(GRAVE, str(grave))
    whole = choose(make_bot("split", "s"), match, match.asked[0]).name
    (thought,) = chosen(workers, [job_of(match, "dies-once")])
    assert grave.exists() and thought is not None and thought.move == whole


@pytest.mark.parametrize("level", ["always-dies", "fails"])
def test_a_decision_whose_parts_all_fail_is_given_up(match: Match, level: str) -> None:
    assert chosen(1, [job_of(match, level)]) == [None]


# What has come so far


def part(**visits: int) -> Thought:
    return Thought("", found=[Tally(name, count, 0.0, 0.0) for name, count in visits.items()], most=10)


def decided(*came: tuple[int | None, Thought | None], parts: int = 3) -> tuple[bool, Thought | None, int]:
    """Whether it was decided; what; and how many parts it took."""

    async def take() -> tuple[bool, Thought | None, int]:
        decision = Decision(parts)
        for number, (at, thought) in enumerate(came):
            decision.take(at, thought)
            if decision.answer.done():
                return True, decision.answer.result(), number + 1
        return False, None, len(came)

    return in_own_loop(take())


def test_the_order_in_which_parts_come_does_not_matter() -> None:
    parts = [part(sail=6, wait=4), part(wait=7, sail=3), part(trade=8, wait=1, sail=1)]
    for order in permutations(range(3)):
        done, thought, took = decided(*[(at, parts[at]) for at in order])
        assert done and took == 3 and thought is not None
        assert thought.move == "wait" and thought.tried == {"sail": 10, "wait": 12, "trade": 8}


def test_parts_that_cannot_change_the_choice_are_not_waited_for() -> None:
    clear = part(sail=9, wait=1)
    assert decided((0, clear)) == (False, None, 1)
    together = Thought("sail", tried={"sail": 18, "wait": 2}, points={"sail": 0.0, "wait": 0.0})
    assert decided((0, clear), (1, clear), (2, clear)) == (True, together, 2)
    assert decided((2, clear), (1, clear), (0, clear)) == (True, together, 3), "they count in their order"


def test_parts_after_one_that_has_enough_do_not_count() -> None:
    content = part(sail=4, wait=2)
    content.has_enough = True
    settled = Thought("sail", tried={"sail": 4, "wait": 2}, points={"sail": 0.0, "wait": 0.0})
    assert decided((0, content), (1, part(wait=9))) == (True, settled, 1)
    assert decided((1, part(wait=9)), (0, content)) == (True, settled, 2), "nor if they came before it"


def test_a_part_that_fails_leaves_the_choice_to_those_that_came() -> None:
    done, thought, took = decided((1, part(sail=6, wait=4)), (0, None))
    assert done and took == 2 and thought is not None and thought.move == "sail"
    assert decided((0, None)) == (True, None, 1)


def test_one_part_is_enough_where_there_is_nothing_to_search() -> None:
    assert decided((3, Thought("only")), parts=4) == (True, Thought("only"), 1)
    assert decided((None, Thought("whole")), parts=1) == (True, Thought("whole"), 1)


# Fair shares: nobody thinks in these pools, the tests take parts out of the queue as a process would


@pytest.fixture
def idle() -> Iterator[Pool]:
    pool = Pool(0, (), 0, Metrics())
    yield pool
    pool.stop()


def taken(pool: Pool, count: int) -> list[str]:
    return [waiting.job.owner for waiting in [pool._queue.get() for _time in range(count)] if waiting is not None]


def test_parts_take_turns_with_what_others_wait_for(match: Match, idle: Pool) -> None:
    async def ask() -> list[str]:
        for table in range(3):
            asyncio.ensure_future(idle.choose(job_of(match, table=f"m{table}", owner="mallory"), LATE))  # noqa: RUF006
        asyncio.ensure_future(idle.choose(job_of(match, owner="anna"), LATE))  # noqa: RUF006
        asyncio.ensure_future(idle.choose(job_of(match, "first", owner="ben"), LATE))  # noqa: RUF006
        await asyncio.sleep(0)
        assert idle._queue.qsize() == 4 * PARTS + 1
        order = taken(idle, 4 * PARTS + 1)
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        return order

    order = in_own_loop(ask())
    assert order.index("ben") < 3, "who thinks quickly waits for a part of the others, not for all of them"
    assert order[:9].count("anna") == PARTS, "her four parts are through in four rounds"
    assert order[: 2 * PARTS + 1].count("mallory") == PARTS, "three tables have no more turns than one"


def test_parts_that_nobody_waits_for_are_dropped(match: Match, idle: Pool) -> None:
    async def ask() -> list[str]:
        asked = asyncio.ensure_future(idle.choose(job_of(match, owner="gone"), LATE))
        decided = asyncio.ensure_future(idle.choose(job_of(match, owner="clear"), LATE))
        await asyncio.sleep(0)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        first = idle._queue.get()
        assert first is not None and first.job.owner == "clear"
        first.decision.take(first.job.part, Thought("", found=[Tally("sail", 90, 0.0, 0.0)], most=29))
        assert (await decided).move == "sail"  # type: ignore[union-attr]
        for _time in range(PARTS):
            asyncio.ensure_future(idle.choose(job_of(match, "first", owner="last"), LATE))  # noqa: RUF006
        await asyncio.sleep(0)
        return taken(idle, PARTS)

    assert in_own_loop(ask()) == ["last"] * PARTS
    assert idle._queue.dropped == 2 * PARTS - 1


def test_what_is_taken_back_is_not_thought_about_any_more(tmp_path: Path) -> None:
    """The bot that answers thinks for a minute; the person whose move it was takes it back at once."""
    with running(tmp_path, bot_deadline=600, load=LOADS) as server:
        anna = server.browser()
        table = anna.table(game="smugglers", seats="here bot", level="hangs")["id"]
        with anna.socket(table, seat=0) as wire:
            wire.read()
            house = server.house
            wait_for(lambda: table in house.rooms and house.rooms[table].autoplay._thinking)
            autoplay = house.rooms[table].autoplay
            asked_at, thinking = autoplay._thinking[1]
            began = time.monotonic()

            def somebody_answered() -> None:
                house.rooms[table].table.question_row += 1
                autoplay.arrange()

            thinking.get_loop().call_soon_threadsafe(somebody_answered)
            wait_for(thinking.cancelled)
            wait_for(lambda: autoplay._thinking and autoplay._thinking[1][0] == asked_at + 1)
            assert time.monotonic() - began < 30, "its new question is thought about at once"
