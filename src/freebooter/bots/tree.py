# mypyc: compile
"""The tree of a search. Its nodes are what the searching seat can tell apart, not states.

A node has a book for each seat that decides there, so that seats that choose at the same time choose each by its
own book, without knowing the others' choices. An option counts how often it was on offer, because in another
world a hand may not hold it.
"""

from math import log, sqrt
from typing import Final, final

from freebooter.kernel.ask import Ask, Pending, Seat
from freebooter.kernel.chance import Chance
from freebooter.kernel.moves import Move

UNTRIED: Final = 1.0e100
RANKS: Final = 1 << 20
SHARED: Final = 0.1
"""The part of the bonus for inviting options that all options share."""
WAVERS: Final = 6
"""Who wavers considers what was tried a sixth as often as the favourite."""
TOGETHER: Final = 15
"""Stands for a seat where several are asked."""


@final
class Edge:
    """One option in the book of one seat."""

    __slots__ = ("move", "offered", "seat", "total", "visits")

    def __init__(self, seat: Seat, move: Move) -> None:
        self.seat = seat
        self.move = move
        self.offered = 0
        self.visits = 0
        self.total = 0.0


@final
class Book:
    """What one seat has learnt at one node."""

    __slots__ = ("edges", "seat")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.edges: dict[int, Edge] = {}

    def select(
        self, options: list[Move], explore: float, chance: Chance, weights: list[int] | None = None, trust: float = 0.0
    ) -> Edge:
        """An option that was never tried, or else the one with the best upper bound; or as the game counsels."""
        if weights is not None:
            return self.counselled(options, weights, trust)
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
                value = UNTRIED * (1 + chance.below(RANKS))
            else:
                visits = float(edge.visits)
                value = edge.total / visits + explore * sqrt(log(float(edge.offered)) / visits)
            if best is None or value > best_value:
                best = edge
                best_value = value
        assert best is not None
        return best

    def counselled(self, options: list[Move], weights: list[int], trust: float) -> Edge:
        """The best mean with a bonus for what is inviting, which fades with every visit.

        What was never tried counts as the mean of what was, so that inviting options come first and others may never
        come. A little of the bonus is shared by all: counsel can be wrong.
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
        shared = SHARED / len(found)
        share = (1.0 - SHARED) / weight if weight > 0 else 0.0
        best = found[0]
        best_value = 0.0
        for at in range(len(found)):
            edge = found[at]
            value = edge.total / edge.visits if edge.visits > 0 else mean
            value += trust * (shared + share * weights[at]) * sqrt(float(edge.offered)) / (1 + edge.visits)
            if at == 0 or value > best_value:
                best = edge
                best_value = value
        return best

    def lead(self) -> int:
        """By how many tries the favourite is ahead of the next."""
        most = 0
        second = 0
        for edge in self.edges.values():
            if edge.visits > most:
                most, second = edge.visits, most
            elif edge.visits > second:
                second = edge.visits
        return most - second

    def favourite(self) -> Move:
        """The option tried most often, the better one of two such."""
        best: Edge | None = None
        for edge in self.edges.values():
            if best is None or (edge.visits, edge.total) > (best.visits, best.total):
                best = edge
        assert best is not None
        return best.move

    def wavering(self, chance: Chance) -> Move:
        """One of the options tried often, the more often the likelier: no blunder, and not always the best."""
        most = max([edge.visits for edge in self.edges.values()])
        good = [edge for edge in self.edges.values() if WAVERS * edge.visits >= most]
        mark = chance.below(sum([edge.visits for edge in good]))
        for edge in good:
            mark -= edge.visits
            if mark < 0:
                return edge.move
        return good[0].move


@final
class Node:
    """A question as the searching seat can tell it from others."""

    __slots__ = ("books", "children")

    def __init__(self) -> None:
        self.books: list[Book] = []
        self.children: dict[int, Node] = {}

    def book(self, seat: Seat) -> Book:
        for book in self.books:
            if book.seat == seat:
                return book
        book = Book(seat)
        self.books.append(book)
        return book


@final
class Keys:
    """Numbers for what the searching seat sees of a step: the move made, and what is asked next.

    So one move that chance leads to different questions leads to different nodes.
    """

    __slots__ = ("prompts",)

    def __init__(self) -> None:
        self.prompts: dict[str, int] = {}

    def key(self, code: int, question: Pending) -> int:
        prompt = self.prompts.get(question.prompt, -1)
        if prompt < 0:
            prompt = len(self.prompts)
            self.prompts[question.prompt] = prompt
        seat = TOGETHER
        about = 0
        if isinstance(question, Ask):
            seat = question.seat
            about = question.about & 0xFFFF
        return ((prompt * 16 + seat) * 0x10000 + about) * 0x10000 + code
