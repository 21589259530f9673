"""Runs the command line as a person or a script would, over a plain pipe."""

import io
import sys
from collections.abc import Iterable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

from freebooter.cli.main import run
from freebooter.games import find_game
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import new_match
from freebooter.kernel.record import Recorder

GAME = find_game("seven-seas")


@dataclass(frozen=True)
class Done:
    code: int
    out: str
    err: str

    def lines(self, start: str) -> list[str]:
        return [line for line in self.out.splitlines() if line.startswith(start)]


def freebooter(*arguments: str | Path, typed: str | Iterable[str] = "") -> Done:
    """Run a command; `typed` are the lines of its input."""
    text = typed if isinstance(typed, str) else "".join(f"{line}\n" for line in typed)
    out, err, before = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = io.StringIO(text)
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = run([str(argument) for argument in arguments])
    finally:
        sys.stdin = before
    return Done(code, out.getvalue(), err.getvalue())


def play(*arguments: str | Path, typed: str | Iterable[str] = "") -> Done:
    """A game against random bots, always the same one."""
    return freebooter("play", "seven-seas", "--bot", "random", "--seed", "5", *arguments, typed=typed)


def one_sentence(done: Done) -> str:
    """The error of a command that failed: one line on stderr, no traceback, and an exit code."""
    assert done.code not in (0, None)
    assert "Traceback" not in done.err
    lines = done.err.splitlines()
    assert len(lines) == 1, done.err
    assert lines[0].startswith("freebooter: ")
    return lines[0].removeprefix("freebooter: ")


def recorded(path: Path, seed: str = "record", moves: int = 1_000_000, seats: int = 3) -> Path:
    """A record of a random game, or of its first moves."""
    match = new_match(GAME, seats, {}, seed)
    recorder = Recorder(path, match)
    chance = SearchChance(seed)
    while not match.over and moves > 0:
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        match.play(seat, ask.options[chance.below(len(ask.options))])
        recorder.update()
        moves -= 1
    recorder.close()
    return path
