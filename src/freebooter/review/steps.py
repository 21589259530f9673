"""The steps of a review: each is plain data, and what comes of it depends on the game and the step alone.

So it does not matter who takes a step: the process that wants the review, another one, or a machine of a cluster that
has only been sent the record.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from time import process_time
from typing import TypeAlias

import msgspec

from freebooter.games import find_game
from freebooter.kernel.record import read_match
from freebooter.review.positions import Position, positions
from freebooter.review.state import Sample, Tried
from freebooter.review.thinking import Thinking
from freebooter.review.worth import Worth

WARM_UP = 6
"""Playouts before games are played to their end, in which the search learns which moves are any good."""
REMEMBERED = 2
"""Records whose positions a worker keeps; it gets many steps of one game after another."""


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """Something to find out about the decision `at`. `left` is the part of the game that is left a little later."""

    at: int
    left: float
    seed: str

    def take(self, position: Position) -> "Outcome":
        raise TypeError(f"{type(self).__name__} must say what is done")


class Outcome(msgspec.Struct, frozen=True):
    """What a step has found, and how long it thought."""

    at: int
    seconds: float
    samples: list[Sample] = []
    tried: dict[str, Tried] = {}


class LearnWorth(Step, frozen=True, kw_only=True):
    """Play games to the end from a decision, to learn what a lead is worth."""

    games: int

    def take(self, position: Position) -> Outcome:
        begun = process_time()
        thinking = Thinking(position, self.seed)
        for _each in range(WARM_UP):
            thinking.look_ahead()
        samples = [thinking.play_to_the_end(self.left) for _each in range(self.games)]
        return Outcome(self.at, process_time() - begun, samples)


class Think(Step, frozen=True, kw_only=True):
    """A portion of thought about a decision; `spread` is what a lead is worth (`Worth`)."""

    free: int
    compared: int
    spread: float

    def take(self, position: Position) -> Outcome:
        begun = process_time()
        worth = Worth([], self.spread)
        tried = Thinking(position, self.seed).weigh(worth, self.left, self.free, self.compared)
        return Outcome(self.at, process_time() - begun, tried=tried)


Takers: TypeAlias = Callable[[Sequence[Step]], Iterator[Outcome]]
"""Who takes steps: what comes of them, in their order. Nobody asks for the rest when the time is used up."""


def take_here(found: Sequence[Position]) -> Takers:
    """One step after another, when its outcome is asked for."""

    def take(steps: Sequence[Step]) -> Iterator[Outcome]:
        for step in steps:
            yield step.take(found[step.at])

    return take


def take_from_record(record: bytes, step: Step) -> Outcome:
    """For a worker that knows nothing yet but the record, which whoever sent it has checked."""
    return step.take(_positions_of(record)[step.at])


@lru_cache(maxsize=REMEMBERED)
def _positions_of(record: bytes) -> list[Position]:
    return list(positions(read_match(record, find_game, trusted=True)))
