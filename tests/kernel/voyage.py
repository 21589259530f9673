"""A short game with everything a record can hold, and its lines as data that a test can damage."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from freebooter.kernel.ask import Ask, Flow, Question
from freebooter.kernel.game import AnyGame
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.record import RecordError, lines_of, read_match
from tests.kernel.harbour import (
    COUNT,
    PASS,
    PLAY,
    Harbour,
    Quay,
    count_each,
    count_together,
    say_enough,
    throw_a_die,
)


def throw_for_nothing(t: Quay) -> Flow:
    """A die that changes nothing on the table."""
    yield Ask(1, Question("throw"), [PLAY, PASS])
    t.chance.die()


GAME = Harbour(count_each, throw_a_die, count_together, throw_for_nothing, say_enough)

SET_UP, UNDO, DIE, REWIND, SEALED, AHEAD, OPENED, IDLE_DIE, LAST = 0, 2, 5, 7, 10, 11, 12, 13, 14
"""The numbers of the entries that the tests speak of."""


def voyage() -> Match:
    """The whole game, taken back here and there."""
    match = new_match(GAME, 2, {"wind": "east"}, seed="voyage")
    match.play(0, COUNT[3])
    match.undo(0)
    match.play(0, COUNT[4])
    match.play(1, COUNT[2])
    match.play(0, PLAY)
    match.play(0, PLAY)
    match.rewind(6, {0, 1})
    match.play(0, PLAY)
    match.play(0, PASS)
    match.play(0, COUNT[1])
    match.pass_ahead(1, "window")
    match.play(1, COUNT[0])
    match.play(1, PASS)
    match.play(1, PASS)
    assert match.over
    assert match.history[-1].number == LAST
    return match


def record_of(match: Match, names: list[str] | None = None) -> bytes:
    return b"".join(lines_of(match, names))


def find_game(name: str) -> AnyGame:
    """The games of these tests only."""
    from freebooter.games import find_game as find

    return GAME if name == GAME.name else find(name)


class Lines:
    """A record to be damaged: `lines.entry(5)["move"] = "send-9"`, then `lines.data`."""

    def __init__(self, data: bytes) -> None:
        self.items: list[dict[str, Any]] = [msgspec.json.decode(line) for line in data.splitlines()]

    @property
    def header(self) -> dict[str, Any]:
        return self.items[0]

    @property
    def footer(self) -> dict[str, Any]:
        return self.items[-1]

    def entry(self, number: int) -> dict[str, Any]:
        return self.items[number + 1]

    def unfinished(self) -> Lines:
        """Without the result and the key."""
        del self.items[-1]
        return self

    @property
    def data(self) -> bytes:
        return b"".join(msgspec.json.encode(item) + b"\n" for item in self.items)


def refused(data: bytes, message: str, entry: int, key: bytes | None = None) -> RecordError:
    """The record must be refused for this reason, at this entry."""
    with pytest.raises(RecordError) as caught:
        read_match(data, find_game, key)
    error = caught.value
    assert (error.refusal.message, error.entry) == (message, entry)
    assert error.refusal.params["entry"] == entry
    return error
