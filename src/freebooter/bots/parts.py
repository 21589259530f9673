"""A decision in parts, at which several processes can work: the same search with other dice, each with its part of the
iterations. What they found about the options is added up, and the choice is that of one search.

How many parts there are belongs to the level, not to the machine: whoever works at them, one process after another or
many at a time, the same seed gives the same decision.
"""

from collections.abc import Iterable

import msgspec


class Tally(msgspec.Struct, frozen=True, array_like=True):
    """What a search found about one option of the decision at hand."""

    move: str
    visits: int
    total: float
    """Of its rewards."""
    points: float
    """What the seat had in the end, all visits together."""


def add_up(parts: Iterable[list[Tally]]) -> list[Tally]:
    """What all parts found about each option. They are given in their order: sums of fractions depend on it."""
    found: dict[str, Tally] = {}
    for part in parts:
        for one in part:
            was = found.get(one.move)
            found[one.move] = (
                one
                if was is None
                else Tally(one.move, was.visits + one.visits, was.total + one.total, was.points + one.points)
            )
    return list(found.values())


def favourite(found: list[Tally]) -> str:
    """The option tried most often; of two such, the one with the higher total."""
    return max(found, key=lambda one: (one.visits, one.total)).move


def is_decided(found: list[Tally], left: int) -> bool:
    """Is the favourite ahead by more tries than are left? Then the parts that are missing cannot change the choice."""
    visits = sorted([0, *[one.visits for one in found]])
    return visits[-1] - visits[-2] > left


def tried(found: list[Tally]) -> dict[str, int]:
    """How often each option was tried."""
    return {one.move: one.visits for one in found}


def mean_points(found: list[Tally]) -> dict[str, float]:
    """How many points the seat had after each, on average."""
    return {one.move: one.points / one.visits for one in found}
