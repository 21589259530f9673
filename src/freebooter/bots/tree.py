# mypyc: compile
"""The tree of a search. A node stands for what the searching seat can tell apart, not for a state.

A node has statistics for each seat that decides there: seats that choose at the same time each use their own, without
knowing the others' choices. An option counts how often it was on offer, because in another world a hand may not hold
it.
"""

from math import atan, erf, exp, log, sqrt
from typing import Final, TypeAlias, final

from freebooter.kernel.ask import Ask, Pending, Seat
from freebooter.kernel.chance import Chance
from freebooter.kernel.moves import Move

UNTRIED: Final = 1.0e100
TIE_BREAKS: Final = 1 << 20
EVEN_PART: Final = 0.1
"""The part of the prior that is shared evenly by all options: the game's advice can be wrong."""
SAMPLED_RATIO: Final = 6
"""A sampled move was tried at least a sixth as often as the most visited one."""
FEWEST_FOR_SPREAD: Final = 16
"""Visits after which the spread of an option's own rewards counts, and not that of all,"""
LEAST_SPREAD: Final = 0.2
"""though never as less than this part of that of all: rewards change as the search learns."""
ROOT_OF_2: Final = sqrt(2.0)
DENSITY: Final = 1.0 / sqrt(8.0 * atan(1.0))
"""The height of the normal curve."""
TOGETHER: Final = -1
"""The seat in the key of a question that several seats are asked."""

StepKey: TypeAlias = tuple[int, str, int, int]
"""What the searching seat sees of a step: the code of the move made, then prompt, seat and subject of what is asked."""


@final
class Edge:
    """One option of one seat at a node."""

    __slots__ = ("move", "offered", "points", "seat", "squares", "total", "visits")

    def __init__(self, seat: Seat, move: Move) -> None:
        self.seat = seat
        self.move = move
        self.offered = 0
        self.visits = 0
        self.total = 0.0
        self.points = 0
        """At the root: what the seat had in the end, by the game's evaluation, all visits together."""
        self.squares = 0.0
        """At the root: the sum of the squares of the rewards."""

    def doubt(self, spread: float) -> float:
        """The square of the standard error of the mean reward."""
        visits = float(self.visits)
        variance = spread * spread
        if self.visits >= FEWEST_FOR_SPREAD:
            mean = self.total / visits
            variance = max(
                (self.squares / visits - mean * mean) * visits / (visits - 1.0), LEAST_SPREAD * LEAST_SPREAD * variance
            )
        return variance / (visits + 1.0)


def expected_gain(behind: float, error: float) -> float:
    """How much something is better on average, where it is, that seems to be behind by so much, give or take the error.

    Where it turns out to be worse nothing is lost, because it is not chosen then.
    """
    if error <= 0.0:
        return max(0.0, -behind)
    z = behind / error
    return error * DENSITY * exp(-0.5 * z * z) - behind * 0.5 * (1.0 - erf(z / ROOT_OF_2))


@final
class Rival:
    """An option that may turn out to be better than the most visited one."""

    __slots__ = ("gain", "move")

    def __init__(self, move: Move, gain: float) -> None:
        self.move = move
        self.gain = gain
        """By how much it may be better, times how likely that is."""


@final
class SeatStatistics:
    """What one seat has learnt at one node: an edge for each option by its code."""

    __slots__ = ("edges", "seat")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.edges: dict[int, Edge] = {}

    def select(
        self,
        options: list[Move],
        explore: float,
        chance: Chance,
        weights: list[int] | None = None,
        prior_weight: float = 0.0,
        steady: float = 0.0,
    ) -> Edge:
        """An option that was never tried, or else the one with the best upper confidence bound.

        With weights of the game see `select_advised`.
        """
        if weights is not None:
            return self.select_advised(options, weights, prior_weight, steady)
        edges = self.edges
        best: Edge | None = None
        best_value = 0.0
        for move in options:
            edge = edges.get(move.code)
            if edge is None:
                edge = Edge(self.seat, move)
                edges[move.code] = edge
            edge.offered += 1
            if edge.visits == 0:
                value = UNTRIED * (1 + chance.below(TIE_BREAKS))
            else:
                visits = float(edge.visits)
                value = edge.total / visits + explore * sqrt(log(float(edge.offered)) / visits)
            if best is None or value > best_value:
                best = edge
                best_value = value
        assert best is not None
        return best

    def select_advised(self, options: list[Move], weights: list[int], prior_weight: float, steady: float) -> Edge:
        """The option with the best mean plus a bonus for its weight, which fades with every visit (PUCT).

        Each option counts as if it had been tried `steady` times more with the mean of all, and an untried one as that
        mean: so options with a high weight come first, and others may never be tried.
        """
        edges = self.edges
        found: list[Edge] = []
        visits = 0
        total = 0.0
        weight = 0
        for at in range(len(options)):
            move = options[at]
            edge = edges.get(move.code)
            if edge is None:
                edge = Edge(self.seat, move)
                edges[move.code] = edge
            edge.offered += 1
            visits += edge.visits
            total += edge.total
            weight += weights[at]
            found.append(edge)
        mean = total / visits if visits > 0 else 0.0
        shared = EVEN_PART / len(found)
        share = (1.0 - EVEN_PART) / weight if weight > 0 else 0.0
        best = found[0]
        best_value = 0.0
        for at in range(len(found)):
            edge = found[at]
            value = (edge.total + steady * mean) / (edge.visits + steady) if edge.visits > 0 else mean
            value += prior_weight * (shared + share * weights[at]) * sqrt(float(edge.offered)) / (1 + edge.visits)
            if at == 0 or value > best_value:
                best = edge
                best_value = value
        return best

    def visit_lead(self) -> int:
        """By how many visits the most visited option is ahead of the next."""
        most = 0
        second = 0
        for edge in self.edges.values():
            if edge.visits > most:
                most, second = edge.visits, most
            elif edge.visits > second:
                second = edge.visits
        return most - second

    def rival(self, spread: float) -> Rival | None:
        """The option of which more thought can be expected to bring most, compared with the most visited one.

        It is little where one option is clearly the best, and where several are about equally good. An option counts
        as if it had been tried once more and had given the mean of all, so that one that was never tried has a say.
        """
        visits = 0
        total = 0.0
        best: Edge | None = None
        for edge in self.edges.values():
            visits += edge.visits
            total += edge.total
            if best is None or edge.visits > best.visits or (edge.visits == best.visits and edge.total > best.total):
                best = edge
        if best is None or visits == 0:
            return None
        mean = total / visits
        best_mean = (best.total + mean) / (best.visits + 1)
        doubt = best.doubt(spread)
        found: Rival | None = None
        for edge in self.edges.values():
            if edge is not best:
                behind = best_mean - (edge.total + mean) / (edge.visits + 1)
                gain = expected_gain(behind, sqrt(doubt + edge.doubt(spread)))
                if found is None or gain > found.gain:
                    found = Rival(edge.move, gain)
        return found

    def most_visited(self) -> Move:
        """The option tried most often; of two such, the one with the higher total."""
        best: Edge | None = None
        for edge in self.edges.values():
            if best is None or (edge.visits, edge.total) > (best.visits, best.total):
                best = edge
        assert best is not None
        return best.move

    def sample(self, chance: Chance) -> Move:
        """A random option, by visits, of those tried often enough: not always the best, and not a blunder."""
        most = max([edge.visits for edge in self.edges.values()])
        good = [edge for edge in self.edges.values() if SAMPLED_RATIO * edge.visits >= most]
        mark = chance.below(sum([edge.visits for edge in good]))
        for edge in good:
            mark -= edge.visits
            if mark < 0:
                return edge.move
        return good[0].move


@final
class Node:
    """A question as the searching seat can tell it from others."""

    __slots__ = ("by_seat", "children")

    def __init__(self) -> None:
        self.by_seat: list[SeatStatistics] = []
        self.children: dict[StepKey, Node] = {}

    def statistics(self, seat: Seat) -> SeatStatistics:
        for statistics in self.by_seat:
            if statistics.seat == seat:
                return statistics
        statistics = SeatStatistics(seat)
        self.by_seat.append(statistics)
        return statistics


def step_key(code: int, question: Pending) -> StepKey:
    """One move that chance leads to different questions leads to different nodes."""
    if isinstance(question, Ask):
        return (code, question.prompt, question.seat, question.about)
    return (code, question.prompt, TOGETHER, 0)
