# mypyc: skip
"""Laws about sameness: copies, undo, records, other times and other processes."""

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import lru_cache
from unittest import mock

from freebooter.kernel.ask import Seat
from freebooter.kernel.laws.driving import LawBroken, SeededChooser, play_some, story_of
from freebooter.kernel.match import Match
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal
from freebooter.kernel.record import lines_of, read_match
from freebooter.kernel.state import as_data, digest


def copies_play_the_same(match: Match, seed: str) -> None:
    """A copy goes the same way as the original, and leaves it alone."""
    as_data(match.run.state)  # which looks more closely than a hash: sets and bytes are no data
    before = digest(match.run.state)
    one, other = match.copy(), match.copy()
    play_some(one.run, SeededChooser(seed), 25)
    if digest(match.run.state) != before:
        raise LawBroken("a copy leaves the original alone", match, "playing the copy changed the original")
    play_some(other.run, SeededChooser(seed), 25)
    if story_of(one.run) != story_of(other.run):
        raise LawBroken("copies play the same", match, "two copies went different ways")


def undo_gives_back(match: Match, seat: Seat, move: Move) -> None:
    """A move that taught nobody anything can be taken back without a trace."""
    twin = match.copy()
    twin.play(seat, move)
    if isinstance(twin.undoable(seat), Refusal):
        return
    twin.undo(seat)
    if (story_of(twin.run), twin.sealed) != (story_of(match.run), match.sealed):
        raise LawBroken("undo gives back", match, f"taking {move} back did not lead back")


def saved_is_loaded(match: Match) -> None:
    data = b"".join(lines_of(match))
    with another_day():
        loaded = read_match(data, lambda name: match.game, match.key)
    if (story_of(loaded.run), loaded.sealed) != (story_of(match.run), match.sealed):
        raise LawBroken("saved is loaded", match, "the record leads to another state")


def same_on_another_day(match: Match) -> None:
    """Flows read the state, their answers and the chance: no clock, no global random numbers."""
    for days in range(3):
        with another_day(days):
            again = match.copy()
            try:
                again._rebuild(whole=True)
            except Exception as error:
                raise LawBroken("no clock", match, f"replaying it at another time raised {error!r}") from error
        if story_of(again.run) != story_of(match.run):
            raise LawBroken("no clock", match, "replaying it at another time led elsewhere")


CLOCKS = ("time", "monotonic", "perf_counter", "time_ns", "monotonic_ns", "perf_counter_ns")


def shifted(clock: Callable[[], float], seconds: int) -> Callable[[], float]:
    """The same clock, later; nanosecond clocks stay whole numbers."""
    return lambda: clock() + (seconds + 1) * (1_000_000_007 if isinstance(clock(), int) else 0.7)


@contextmanager
def another_day(days: int = 1) -> Iterator[None]:
    """The same program at another time, with other global random numbers."""
    clocks = {name: shifted(getattr(time, name), 86_399 * (days + 1)) for name in CLOCKS}
    known = random.getstate()
    random.seed(f"another day {days}")
    try:
        with ExitStack() as patches:
            for name, clock in clocks.items():
                patches.enter_context(mock.patch.object(time, name, clock))
            yield
    finally:
        random.setstate(known)


REPLAY = """
import sys
from importlib import import_module
from freebooter.kernel.record import read_match
from freebooter.kernel.state import as_data, digest
while head := sys.stdin.buffer.readline():
    module, size = head.split()
    data = sys.stdin.buffer.read(int(size))
    try:
        game = import_module(module.decode()).GAME
        told = digest(read_match(data, lambda name: game).run.state)
    except Exception as error:
        told = ascii(error)
    print(told, flush=True)
"""


class Elsewhere:
    """A process that replays one record after another; it ends with this one."""

    def __init__(self, path: str) -> None:
        there = {**os.environ, "PYTHONPATH": path}
        command = [sys.executable, "-c", REPLAY]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=there)

    def replay(self, module: str, data: bytes) -> str:
        """The digest of the last state, or what went wrong."""
        source, out = self.process.stdin, self.process.stdout
        assert source is not None and out is not None
        try:
            source.write(f"{module} {len(data)}\n".encode() + data)
            source.flush()
        except OSError:
            return "the other process has ended"
        return out.readline().decode().strip() or "the other process has ended"


elsewhere = lru_cache(Elsewhere)
"""Started once for each way to find modules: that takes longer than most games."""


def same_in_another_process(match: Match) -> None:
    """The record replays to the same state elsewhere, whatever the order of sets there."""
    module = type(match.game).__module__
    if getattr(sys.modules[module], "GAME", None) is not match.game:
        return  # a game that only this process knows
    data = b"".join(lines_of(match))
    replayed = elsewhere(os.pathsep.join(path for path in sys.path if path)).replay(module, data)
    if replayed != digest(match.run.state):
        elsewhere.cache_clear()
        raise LawBroken("same in another process", match, replayed[:300])
