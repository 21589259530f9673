"""What the end of a game is worth to each seat. Both ways add up to 0."""

from __future__ import annotations

from collections.abc import Callable

from freebooter.kernel.result import Result


def by_places(result: Result) -> list[float]:
    """1 for the first, -1 for the last, evenly between; those who share a place share the mean of their places."""
    seats = len(result.places)
    steps = [1.0 - 2.0 * rank / (seats - 1) for rank in range(seats)]
    shares = []
    for place in result.places:
        together = result.places.count(place)
        shares.append(sum(steps[place - 1 : place - 1 + together]) / together)
    return shares


def by_points(result: Result) -> list[float]:
    """The points of each seat, less the mean of all."""
    mean = sum(result.scores) / len(result.scores)
    return [score - mean for score in result.scores]


REWARDS: dict[str, Callable[[Result], list[float]]] = {"places": by_places, "points": by_points}
