"""A small game in which nothing is left to chance: whether somebody is asked depends on a secret hand alone.

In turn each takes a card that nobody else sees: a lantern, a horn or a stone. Then every other one may show a card, and
so may the one whose turn it is before finishing it; a stone cannot be shown. Hands and what is not shown stay secret.
"""

from pathlib import Path
from typing import Final, final

import msgspec

from freebooter.games import add_game
from freebooter.kernel.ask import Ask, Flow, Question, Seat
from freebooter.kernel.chance import Chance
from freebooter.kernel.game import Game
from freebooter.kernel.moves import Move, Moves
from freebooter.kernel.result import Result, Term, places_by
from freebooter.kernel.state import State

CARDS: Final = ["lantern", "horn", "stone"]
STONE: Final = 2
MOVES: Final = Moves()
TAKE: Final = MOVES.each("take", "card", CARDS)
SHOW: Final = MOVES.each("show", "card", CARDS[:STONE])
DROP: Final = MOVES.each("drop", "card", CARDS)
PASS: Final = MOVES.one("pass")
FINISH: Final = MOVES.one("finish")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int = 3


@final
class Quay(State):
    __slots__ = ("hands", "rounds", "shown", "turn")

    def __init__(self, chance: Chance, hands: list[tuple[int, ...]], shown: list[int], rounds: int, turn: int) -> None:
        super().__init__(chance)
        self.hands, self.shown, self.rounds, self.turn = hands, shown, rounds, turn

    def copy(self) -> "Quay":
        return Quay(self.chance, self.hands[:], self.shown[:], self.rounds, self.turn)


class QuayView(msgspec.Struct, frozen=True):
    turn: int
    shown: list[int]
    sizes: list[int]
    hand: list[str]


class ShowCard(Question[Quay]):
    def options(self, t: Quay, seat: Seat, about: int) -> list[Move]:
        return [self.moves[0], *[SHOW[card] for card in range(STONE) if card in t.hands[seat]]]


class Last(ShowCard):
    def nothing_more(self) -> Move:
        return FINISH


class DropCard(Question[Quay]):
    """Openly one option: all know how many cards there are."""

    def options(self, t: Quay, seat: Seat, about: int) -> list[Move]:
        return [DROP[card] for card in sorted(set(t.hands[seat]))]

    def openly_one(self) -> bool:
        return len(self.moves) > 0


ACT: Final = Question[Quay]("act", "LAN-01", TAKE)
WINDOW: Final = ShowCard("window", "LAN-02", [PASS, *SHOW])
LAST: Final = Last("last", "LAN-03", [FINISH, *SHOW])
LEAVE: Final = DropCard("leave", "LAN-04", DROP)
HAND: Final = 3


def show(t: Quay, seat: Seat, move: Move) -> None:
    hand = list(t.hands[seat])
    hand.remove(move.value)
    t.hands[seat] = tuple(hand)
    t.shown[seat] += 1
    if t.journal is not None:
        t.journal.reveal("shown", "LAN-02", seat=seat, card=CARDS[move.value])


def take_turn(t: Quay, seat: Seat) -> Flow:
    taken = yield ACT.ask(t, seat)
    t.hands[seat] = (*t.hands[seat], taken.value)
    if t.journal is not None:
        t.journal.only(seat, "taken", "LAN-01", seat=seat, card=CARDS[taken.value])
        t.journal.all_but(seat, "taken-hidden", "LAN-01", seat=seat)
    for other in range(len(t.hands)):
        if other != seat:
            answer = yield WINDOW.ask(t, other, shown=True, passing=PASS)
            if answer is not PASS:
                show(t, other, answer)
    answer = yield LAST.ask(t, seat, shown=True)
    if answer is not FINISH:
        show(t, seat, answer)
    if len(t.hands[seat]) == HAND:
        gone = yield LEAVE.ask(t, seat, shown=True)
        hand = list(t.hands[seat])
        hand.remove(gone.value)
        t.hands[seat] = tuple(hand)
    t.turn += 1


class Lanterns(Game[Quay, Options]):
    def __init__(self) -> None:
        super().__init__("lanterns", "1", 2, 4, MOVES, Options, Path(__file__).parent / "server" / "text")

    def setup(self, options: Options, seats: int, chance: Chance) -> Quay:
        return Quay(chance, [() for _seat in range(seats)], [0] * seats, options.rounds, 0)

    def next(self, t: Quay) -> Flow | None:
        seats = len(t.hands)
        return take_turn(t, t.turn % seats) if t.turn < t.rounds * seats else None

    def view(self, t: Quay, seat: Seat | None) -> msgspec.Struct:
        hand = [] if seat is None else [CARDS[card] for card in t.hands[seat]]
        return QuayView(t.turn, list(t.shown), [len(held) for held in t.hands], hand)

    def redeal(self, t: Quay, seat: Seat, chance: Chance) -> None:
        for other in range(len(t.hands)):
            if other != seat:
                t.hands[other] = tuple([chance.below(len(CARDS)) for _card in t.hands[other]])

    def result(self, t: Quay) -> Result:
        shown = tuple(t.shown)
        return Result(places_by([(each,) for each in shown]), shown, (Term("shown", shown, "LAN-02"),))


GAME: Final = Lanterns()
add_game(GAME)


def at_window(ask: Ask | None) -> bool:
    return ask is not None and ask.question is WINDOW
