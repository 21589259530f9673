"""A game whose rules each test writes itself, to try the kernel on.

    def rules(t: Quay) -> Flow:
        answer = yield Ask(0, Question("how-many"), COUNT[:3])
        t.notes.append(answer.value)

    match = harbour(rules)

Everyone holds one card that the others cannot see; the notes lie open. A test that needs more writes it down
in its own flows: one flow after another, with a checkpoint between.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeAlias, cast, final

import msgspec
import pytest

from freebooter.kernel.ask import Ask, Flow, Question, Seat, Together
from freebooter.kernel.bag import Bag
from freebooter.kernel.chance import Chance
from freebooter.kernel.game import Game
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.moves import Move, Moves
from freebooter.kernel.note import Refusal, Refused
from freebooter.kernel.result import Result, Term, places_by
from freebooter.kernel.state import State

MOVES: Final = Moves()
COUNT: Final = MOVES.counts("count", 6)
PASS: Final = MOVES.one("pass")
PLAY: Final = MOVES.one("play")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tides: int = 1
    wind: str = "west"


@final
class Quay(State):
    """`cards` are hidden from the other seats, `bag` holds those not dealt; all else is open."""

    __slots__ = ("bag", "cards", "notes", "stage")

    def __init__(self, chance: Chance, bag: Bag, cards: list[int], notes: list[int], stage: int) -> None:
        super().__init__(chance)
        self.bag = bag
        self.cards = cards
        self.notes = notes
        self.stage = stage

    def copy(self) -> "Quay":
        return Quay(self.chance, self.bag.copy(), self.cards[:], self.notes[:], self.stage)


class QuayView(msgspec.Struct, frozen=True):
    stage: int
    notes: list[int]
    card: int | None


Rules: TypeAlias = Callable[[Quay], Flow]


class Harbour(Game[Quay, Options]):
    """Plays the given flows in order; the seat with the highest card has won."""

    def __init__(self, *flows: Rules) -> None:
        super().__init__("harbour", "1", 2, 4, MOVES, Options, Path(__file__).parent)
        self.flows = flows

    def setup(self, options: Options, seats: int, chance: Chance) -> Quay:
        bag = Bag([2] * 6)
        return Quay(chance, bag, [chance.draw(bag) for seat in range(seats)], [], 0)

    def next(self, t: Quay) -> Flow | None:
        if t.stage == len(self.flows):
            return None
        t.stage += 1
        return self.flows[t.stage - 1](t)

    def view(self, t: Quay, seat: Seat | None) -> msgspec.Struct:
        return QuayView(t.stage, t.notes[:], None if seat is None else t.cards[seat])

    def redeal(self, t: Quay, seat: Seat, chance: Chance) -> None:
        others = [other for other in range(len(t.cards)) if other != seat]
        for other in others:
            t.bag.add(t.cards[other])
        for other in others:
            t.cards[other] = chance.draw(t.bag)

    def result(self, t: Quay) -> Result:
        cards = tuple(t.cards)
        return Result(places_by([(card,) for card in cards]), cards, (Term("cards", cards, "HARBOUR-01"),))


def harbour(*flows: Rules, seats: int = 2, seed: int | str = 1) -> Match:
    """A match by these rules."""
    return new_match(Harbour(*flows), seats, seed=seed)


def table_of(match: Match) -> Quay:
    return cast(Quay, match.run.state)


def notes(match: Match) -> list[int]:
    return table_of(match).notes


@contextmanager
def refused_as(message: str, **params: str | int) -> Iterator[None]:
    """What is done here must be refused for this reason."""
    with pytest.raises(Refused) as caught:
        yield
    refusal = caught.value.refusal
    assert refusal.message == message
    for name, value in params.items():
        assert refusal.params[name] == value


# Rules that many tests share


class Plain(Question[Quay]):
    """Always offers all its moves, and has a reason of its own for all others."""

    def elsewhere(self, t: Quay, ask: Ask, move: Move) -> Refusal:
        return Refusal("harbour-not-offered", self.rule, move=move.name)


class ByCard(Question[Quay]):
    """The higher the card, the more can be chosen."""

    def options(self, t: Quay, seat: Seat, about: int) -> list[Move]:
        return COUNT[: 3 + t.cards[seat] // 2]

    def refusal(self, t: Quay, ask: Ask, move: Move) -> Refusal | None:
        if move.value < 3 + t.cards[ask.seat] // 2:
            return None
        return Refusal("harbour-not-offered", "HARBOUR-02", move=move.name)


HOW_MANY: Final = Plain("how-many", "HARBOUR-02", COUNT)
HOW_MANY_TOGETHER: Final = ByCard("how-many-together", "HARBOUR-02", COUNT)


def count_each(t: Quay) -> Flow:
    """Every seat in turn notes a number: open, nothing drawn, nothing revealed."""
    for seat in range(len(t.cards)):
        answer = yield HOW_MANY.ask(t, seat)
        t.notes.append(answer.value)
        if t.journal is not None:
            t.journal.everyone("counted", "HARBOUR-03", seat=seat, count=answer.value)


def count_together(t: Quay) -> Flow:
    """All choose a number at once, the higher their card the more; the numbers are opened together."""
    choice = Together(HOW_MANY_TOGETHER, t, list(range(len(t.cards))))
    yield choice
    t.notes.extend(move.value for move in choice.answers)
    if t.journal is not None:
        for seat, move in enumerate(choice.answers):
            t.journal.reveal("opened", "HARBOUR-04", seat=seat, count=move.value)


def throw_a_die(t: Quay) -> Flow:
    """The first seat may throw, as often as it likes."""
    while (yield Ask(0, Question("throw"), [PLAY, PASS])) is PLAY:
        t.notes.append(t.chance.die())
        if t.journal is not None:
            t.journal.everyone("thrown", "HARBOUR-05", face=t.notes[-1])


def show_a_card(t: Quay) -> Flow:
    """The first seat may show its card to all, or to the second seat alone."""
    answer = yield Ask(0, Question("show"), [PASS, PLAY, COUNT[0]])
    if t.journal is None:
        return
    if answer is PLAY:
        t.journal.reveal("shown", "HARBOUR-06", seat=0, card=t.cards[0])
    elif answer is COUNT[0]:
        t.journal.only(1, "shown", "HARBOUR-06", seat=0, card=t.cards[0])
        t.journal.all_but(1, "shown-to", "HARBOUR-06", seat=0, told=1)


def open_window(t: Quay) -> Flow:
    """The first seat does something, then everyone else may answer with a card."""
    answer = yield Ask(0, Question("act"), COUNT[:3])
    t.notes.append(answer.value)
    for seat in range(1, len(t.cards)):
        if (yield Ask(seat, Question("window"), [PASS, PLAY], shown=True, passing=PASS)) is PLAY:
            t.notes.append(100 + seat)


def say_enough(t: Quay) -> Flow:
    """The last seat ends the game."""
    yield Ask(len(t.cards) - 1, Question("enough"), [PASS, PLAY])
