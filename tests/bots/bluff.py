"""A tiny game for bots: hidden cards, a choice that all make at once, and one made alone.

Each round everyone draws a card from 0 to 5 that the others cannot see, and all say bold or meek at once. Meek
brings 1. Of the bold, the highest card alone brings 4 and the others lose 2. Who drew the highest card of all then
takes or leaves a purse that holds 1 or loses 3, as everyone can see.
"""

from pathlib import Path
from typing import Final, final

import msgspec

from freebooter.kernel.ask import Flow, Question, Seat, Together
from freebooter.kernel.bag import Bag
from freebooter.kernel.chance import Chance
from freebooter.kernel.game import Game
from freebooter.kernel.moves import Moves
from freebooter.kernel.result import Result, Term, places_by
from freebooter.kernel.state import State

MOVES: Final = Moves()
BOLD: Final = MOVES.one("bold")
MEEK: Final = MOVES.one("meek")
TAKE: Final = MOVES.one("take")
LEAVE: Final = MOVES.one("leave")
ROUNDS: Final = 3


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


@final
class Table(State):
    __slots__ = ("cards", "deck", "points", "purse", "round")

    def __init__(
        self, chance: Chance, deck: Bag, cards: list[int], points: list[int], purse: int = 0, round: int = 0
    ) -> None:
        super().__init__(chance)
        self.deck, self.cards, self.points, self.purse, self.round = deck, cards, points, purse, round

    def copy(self) -> "Table":
        return Table(self.chance, self.deck.copy(), self.cards[:], self.points[:], self.purse, self.round)


class TableView(msgspec.Struct, frozen=True):
    round: int
    purse: int
    points: list[int]
    card: int | None


CALL: Final = Question[Table]("call", "", [BOLD, MEEK])
PURSE: Final = Question[Table]("purse", "", [TAKE, LEAVE])


def play_round(t: Table, call: Question[Table], purse: Question[Table]) -> Flow:
    everyone = list(range(len(t.cards)))
    question = Together(call, t, everyone)
    yield question
    bold = [seat for seat in everyone if question.answers[seat] is BOLD]
    best = max((t.cards[seat] for seat in bold), default=-1)
    for seat in everyone:
        first = t.cards[seat] == best and [t.cards[other] for other in bold].count(best) == 1
        t.points[seat] += 1 if seat not in bold else 4 if first else -2
    highest = t.cards.index(max(t.cards))
    t.purse = 1 if t.chance.below(2) else -3
    if (yield purse.ask(t, highest)) is TAKE:
        t.points[highest] += t.purse
    for card in t.cards:
        t.deck.add(card)
    t.cards = [t.chance.draw(t.deck) for seat in everyone]
    t.round += 1


class Bluff(Game[Table, Options]):
    """Its two questions can be exchanged for others that know more."""

    def __init__(self, call: Question[Table] = CALL, purse: Question[Table] = PURSE) -> None:
        self.call, self.purse = call, purse
        super().__init__("bluff", "1", 2, 4, MOVES, Options, Path(__file__).parent)

    def setup(self, options: Options, seats: int, chance: Chance) -> Table:
        deck = Bag([2] * 6)
        return Table(chance, deck, [chance.draw(deck) for seat in range(seats)], [0] * seats)

    def next(self, t: Table) -> Flow | None:
        return play_round(t, self.call, self.purse) if t.round < ROUNDS else None

    def view(self, t: Table, seat: Seat | None) -> msgspec.Struct:
        return TableView(t.round, t.purse, t.points[:], None if seat is None else t.cards[seat])

    def redeal(self, t: Table, seat: Seat, chance: Chance) -> None:
        others = [other for other in range(len(t.cards)) if other != seat]
        for other in others:
            t.deck.add(t.cards[other])
        for other in others:
            t.cards[other] = chance.draw(t.deck)

    def result(self, t: Table) -> Result:
        points = t.points
        return Result(places_by([(each,) for each in points]), tuple(points), (Term("points", tuple(points), ""),))


GAME: Final = Bluff()
