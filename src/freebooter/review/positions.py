"""The decisions of a finished game, each with the position in which it was made.

Moves that were taken back are no part of the game. Of sealed answers only the one that was opened counts.
"""

from collections.abc import Iterator
from typing import NamedTuple

from freebooter.kernel.ask import Ask, Together
from freebooter.kernel.history import MoveEntry
from freebooter.kernel.match import Match, begin_match
from freebooter.kernel.note import refused
from freebooter.kernel.run import Run

ANY_HASH = "not needed"
"""The record was checked before, and a hash takes longer than the move."""


class Position(NamedTuple):
    """A decision: the run before it, which nobody goes on with, the question, and the entry that answered it."""

    run: Run
    ask: Ask
    entry: MoveEntry
    round: int


def positions(match: Match) -> Iterator[Position]:
    """All decisions between several options, in order."""
    if not match.over:
        raise refused("review-not-over")
    again = begin_match(match.game, match.seats, match.given, None, match.commitment, match.live[0].draws, match.shares)
    entries = [entry for entry in match.live if isinstance(entry, MoveEntry)]
    for at, entry in enumerate(entries):
        question = again.run.question
        assert question is not None
        ask = question.ask_of(entry.seat)
        assert ask is not None
        if len(ask.options) > 1 and not (isinstance(question, Together) and _changed(again, entries, at)):
            yield Position(again.run.copy(), ask, entry, getattr(again.view(None), "round", 0))
        again.enter_move(entry.seat, entry.move, entry.draws, ANY_HASH)


def _changed(match: Match, entries: list[MoveEntry], at: int) -> bool:
    """Is this sealed answer changed before all are opened?"""
    missing = {seat for seat in match.asked if seat != entries[at].seat}
    for later in entries[at + 1 :]:
        if not missing:
            return False
        if later.seat == entries[at].seat:
            return True
        missing.discard(later.seat)
    return False
