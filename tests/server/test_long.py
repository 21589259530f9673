"""Long games: a table of many hours opens, takes back and replays as quickly as a short one.

Times are those of the processor in this thread, so that a busy machine does not spoil them.
"""

import gc
import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from freebooter.games import find_game
from freebooter.kernel.match import new_match
from freebooter.kernel.note import Refused
from freebooter.kernel.state import digest
from freebooter.server.tables.new_table import new_stored_table, set_chairs
from freebooter.server.tables.showing import replay
from freebooter.server.tables.showing.narrator import Narrator
from freebooter.server.tables.state.table import Table
from freebooter.server.wire import bodies
from freebooter.server.workers.jobs import TABLES_PER_PROCESS, Job, SentLines
from freebooter.server.workers.worker import Matches, UnknownTable
from tests.server.harness import Server
from tests.server.test_hidden_in_all_games import GAMES, Voyage

MANY = 1200
"""Entries; a game of four hours between people has fewer."""


QUIET = 0.011
"""Seconds that the loop below takes on a quiet machine."""


def timed(work: Callable[[], Any]) -> float:
    """Without the garbage collector: walking through what other tests left behind is no matter here."""
    gc.disable()
    began = time.thread_time()
    work()
    seconds = time.thread_time() - began
    gc.enable()
    return seconds


def spent(work: Callable[[], Any]) -> float:
    """Processor time in seconds of a quiet machine: a fixed loop is timed before and after, for machines are noisy."""
    loop = lambda: sum(number * number % 7 for number in range(200_000))  # noqa: E731
    before = timed(loop)
    seconds = timed(work)
    return seconds * min(1.0, QUIET / max(before, timed(loop)))


@pytest.fixture(scope="module")
def long_table() -> Table:
    match = new_match(find_game("marauders"), 4, {}, "long")
    dice = random.Random("long")
    while len(match.history) < MANY:
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        match.play(seat, dice.choice(ask.options))
        assert not match.over, "it is to be opened, taken back and played on"
        if len(match.history) % 10 == 0:
            match.rewind(match.live[-7].number, {0, 1, 2, 3})
    chairs = set_chairs([bodies.SeatWanted("here", f"p{seat}") for seat in range(4)], "guest", "")
    table, _rows = Table.begin(new_stored_table(match, "guest", 0), chairs, match, 0)
    return table


def undone(table: Table, seat: int) -> bool:
    """Whether the last choice of the seat could be taken back; that it tells something is found as quickly."""
    try:
        table.undo(seat, "c:undo", 0)
    except Refused:
        return False
    return True


def test_opening_and_taking_back(long_table: Table) -> None:
    assert len(long_table.rows) >= MANY
    fresh: list[Table] = []
    read = lambda: fresh.append(Table.read(long_table.stored, long_table.chairs, long_table.rows))  # noqa: E731
    reading = min(spent(read) for attempt in range(3))
    assert digest(fresh[0].match.run.state) == digest(long_table.match.run.state)
    Narrator(fresh[0]).updates(0, "en", fresh[0].rows[:5])  # the texts are read at the start of the server
    telling = spent(lambda: Narrator(fresh[0]).updates(0, "en", fresh[0].rows[-400:]))
    assert reading + telling < 0.3, f"reading {reading:.3f} s, telling {telling:.3f} s"
    table = fresh[0]
    seat = table.match.live[-1].seat
    assert spent(lambda: undone(table, seat)) < 0.05
    far = table.match.live[3]
    assert spent(lambda: table.rewind(far.seat, table.number_of(far.seat, far.number), "c:far", 0)) < 0.05


def test_a_late_moment_is_near(long_table: Table) -> None:
    memory = replay.Memory(long_table.match)
    last = len(long_table.rows) - 1
    past = replay.past_of(long_table, last)
    replay.look_back(memory, past, 0, [last])
    for row in (last, last - 7, last // 2, 3):
        assert spent(lambda row=row: replay.look_back(memory, past, 0, [row])) < 0.1  # type: ignore[misc]


def test_bots_read_only_what_is_new(long_table: Table) -> None:
    matches = Matches(most=2)
    lines = long_table.record_lines
    most = len(lines) - 3
    matches.match("a", 0, lines[:most])
    assert spent(lambda: matches.match("a", most, lines[most:])) < 0.05
    assert digest(matches.match("a", len(lines), []).run.state) == digest(long_table.match.run.state)
    for other in ("b", "c"):
        matches.match(other, 0, lines[:5])
    with pytest.raises(UnknownTable):
        matches.match("a", len(lines), [])  # memory is bounded
    with pytest.raises(UnknownTable):
        matches.match("b", 4, lines[4:])  # five lines were read
    assert len(matches.match("b", 0, lines[:4]).history) == 3, "read anew"


def test_a_process_is_sent_the_lines_it_lacks() -> None:
    sent = SentLines()
    lines = [f"line {number}" for number in range(9)]

    def request(count: int, table: str = "a") -> tuple[int, list[str]]:
        request = sent.request(Job(table, lines, count, 0, "easy", ""))
        return request.known, request.lines

    assert request(3) == (0, lines[:3])
    assert request(5) == (3, lines[3:5])
    assert request(5) == (5, []), "a hint at the same moment"
    lines[3] = "the table was read again and went on differently"
    assert request(6) == (0, lines[:6])
    assert request(4) == (0, lines[:4]), "it is shorter than before"
    for number in range(TABLES_PER_PROCESS):
        request(2, f"other {number}")
    assert request(5) == (0, lines[:5]), "the process has forgotten it, too"
    sent.forget("a")
    assert request(5) == (0, lines[:5])


@pytest.mark.parametrize(("game", "options", "seats"), GAMES)
def test_tables_of_all_games_are_read_back_as_they_were(game: str, options: dict[str, object], seats: int) -> None:
    """In every phase that comes up, battles and sealed choices among them: what a restart reads is what there was."""
    voyage = Voyage(game, options, seats, f"restart {game}")
    table = voyage.table
    prompts: set[str] = set()
    fighting = sealed = 0
    while not table.match.over and len(table.rows) < 700:
        voyage.go_on()
        match = table.match
        battle = getattr(match.run.state, "battle", None)
        if match.prompt in prompts and not match.sealed and (battle is None or fighting > 8):
            continue
        prompts.add(match.prompt)
        again = Table.read(table.stored, table.chairs, table.rows)
        assert digest(again.match.run.state) == digest(match.run.state)
        assert (again.match.sealed, again.match.asked, again.match.prompt) == (match.sealed, match.asked, match.prompt)
        assert (again.streams, again.question_row, again.commands) == (
            table.streams,
            table.question_row,
            table.commands,
        )
        fighting += battle is not None
        sealed += bool(match.sealed)
    assert len(prompts) >= 5
    assert fighting if game == "marauders" else True
    assert sealed if game != "black-fleet" else True


def test_the_lobby_lists_tables_without_reading_their_games(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = server.browser()
    tables = [anna.table(game="smugglers", seats="here here")["id"] for _ in range(3)]
    before = {each["id"]: each for each in anna.get("/api/me")["tables"]}
    for name in tables:
        room = server.house.rooms.pop(name)
        room.stop()
    after = {each["id"]: each for each in anna.get("/api/me")["tables"]}
    assert not set(tables) & set(server.house.rooms), "none was read"
    for name in tables:
        for told in (before[name], after[name]):
            for seat in told["seats"]:
                seat.pop("present", None)
        assert after[name] == before[name] and after[name]["waiting"] == [0, 1]
