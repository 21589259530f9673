"""A small game full of secrets, to look for leaks: every card has a name that occurs nowhere else.

Each has a deck of their own. Each round all stash a card face down at the same time; then each in turn throws a
die in the open, draws two cards in secret, puts one back face down, and the others may hiss or pass. Hands are
never shown to anyone else, and what one draws does not depend on what others hold.
"""

from pathlib import Path
from typing import Final, final

import msgspec

from freebooter.games import add_game
from freebooter.kernel.ask import Ask, Flow, Question, Seat, Together
from freebooter.kernel.bag import Bag
from freebooter.kernel.chance import Chance
from freebooter.kernel.game import Game
from freebooter.kernel.moves import Move, Moves
from freebooter.kernel.note import Note, Refusal
from freebooter.kernel.result import Result, Term, places_by
from freebooter.kernel.state import State

CARDS: Final = [f"canary{number * 7919 % 100003:05d}q" for number in range(1, 81)]
MOVES: Final = Moves()
STASH: Final = MOVES.each("stash", "card", CARDS)
DUMP: Final = MOVES.each("dump", "card", CARDS)
PASS: Final = MOVES.one("pass")
HISS: Final = MOVES.one("hiss")
HAND: Final = 4
SEATS: Final = 4


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int = 2


@final
class Cove(State):
    __slots__ = ("coins", "decks", "hands", "round", "rounds", "stashes", "turn")

    def __init__(
        self,
        chance: Chance,
        decks: list[Bag],
        hands: list[tuple[int, ...]],
        stashes: list[tuple[int, ...]],
        coins: list[int],
        round_: int,
        rounds: int,
        turn: int,
    ) -> None:
        super().__init__(chance)
        self.decks, self.hands, self.stashes, self.coins = decks, hands, stashes, coins
        self.round, self.rounds, self.turn = round_, rounds, turn

    def copy(self) -> "Cove":
        decks = [deck.copy() for deck in self.decks]
        return Cove(
            self.chance, decks, self.hands[:], self.stashes[:], self.coins[:], self.round, self.rounds, self.turn
        )


class CoveView(msgspec.Struct, frozen=True):
    seat: int | None
    round: int
    coins: list[int]
    sizes: list[int]
    hand: list[str]
    stash: list[str]


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


class Held(Question[Cove]):
    """A question about the cards in hand."""

    def elsewhere(self, t: Cove, ask: Ask, move: Move) -> Refusal:
        return Refusal("smug-not-in-hand", "SMUG-01", verb=move.verb)

    def preview(self, t: Cove, ask: Ask, move: Move) -> Note:
        return Note("smug-brings", "SMUG-01", held=len(t.hands[ask.seat]))


class Hide(Held):
    def options(self, t: Cove, seat: Seat, about: int) -> list[Move]:
        return [STASH[card] for card in t.hands[seat]]

    def refusal(self, t: Cove, ask: Ask, move: Move) -> Refusal | None:
        return None if move.value in t.hands[ask.seat] else Refusal("smug-not-in-hand", "SMUG-01")


class Dump(Held):
    def options(self, t: Cove, seat: Seat, about: int) -> list[Move]:
        return [DUMP[held] for held in t.hands[seat]]

    def refusal(self, t: Cove, ask: Ask, move: Move) -> Refusal | None:
        return None if move.value in t.hands[ask.seat] else Refusal("smug-not-in-hand", "SMUG-04")


HIDE: Final = Hide("stash", "SMUG-01", STASH)
DUMP_CARD: Final = Dump("dump", "SMUG-04", DUMP)
WINDOW: Final = Held("window", "SMUG-05", [PASS, HISS])


def stash_all(t: Cove) -> Flow:
    choice = Together(HIDE, t, list(range(len(t.hands))))
    yield choice
    for seat, move in enumerate(choice.answers):
        t.hands[seat] = without(t.hands[seat], move.value)
        t.stashes[seat] = (*t.stashes[seat], move.value)
        if t.journal is not None:
            t.journal.only(seat, "stashed", "SMUG-01", seat=seat, card=CARDS[move.value])
            t.journal.all_but(seat, "stashed-hidden", "SMUG-01", seat=seat)
    t.turn = 0


def take_turn(t: Cove, seat: Seat) -> Flow:
    face = t.chance.die()
    t.coins[seat] += face
    if t.journal is not None:
        t.journal.everyone("thrown", "SMUG-02", seat=seat, faces=[face])
    for _number in range(2):
        card = t.chance.draw(t.decks[seat])
        t.hands[seat] = tuple(sorted((*t.hands[seat], card)))
        if t.journal is not None:
            t.journal.only(seat, "drawn", "SMUG-03", seat=seat, card=CARDS[card])
            t.journal.all_but(seat, "drawn-hidden", "SMUG-03", seat=seat)
    gone = yield DUMP_CARD.ask(t, seat, shown=True)
    t.hands[seat] = without(t.hands[seat], gone.value)
    t.decks[seat].add(gone.value)
    if t.journal is not None:
        t.journal.only(seat, "dumped", "SMUG-04", seat=seat, card=CARDS[gone.value])
        t.journal.all_but(seat, "dumped-hidden", "SMUG-04", seat=seat)
    for other in range(len(t.hands)):
        if other != seat:
            said = yield WINDOW.ask(t, other, passing=PASS)
            if said is HISS:
                t.coins[seat] -= 1
                if t.journal is not None:
                    t.journal.everyone("hissed", "SMUG-05", seat=other)
    t.turn = seat + 1


class Smugglers(Game[Cove, Options]):
    def __init__(self) -> None:
        super().__init__("smugglers", "1", 2, 4, MOVES, Options, Path(__file__).parent / "text")

    def setup(self, options: Options, seats: int, chance: Chance) -> Cove:
        decks = [Bag([int(card % SEATS == seat) for card in range(len(CARDS))]) for seat in range(seats)]
        hands = [tuple(sorted(chance.draw(deck) for card in range(HAND))) for deck in decks]
        rounds = options.rounds
        return Cove(chance, decks, hands, [() for seat in range(seats)], [0] * seats, 0, rounds, -1)

    def next(self, t: Cove) -> Flow | None:
        if t.turn == len(t.hands):
            t.turn = -1
            t.round += 1
        if t.turn >= 0:
            return take_turn(t, t.turn)
        return stash_all(t) if t.round < t.rounds else None

    def view(self, t: Cove, seat: Seat | None) -> msgspec.Struct:
        hand = [] if seat is None else [CARDS[card] for card in t.hands[seat]]
        stash = [] if seat is None else [CARDS[card] for card in t.stashes[seat]]
        return CoveView(seat, t.round, list(t.coins), [len(held) for held in t.hands], hand, stash)

    def redeal(self, t: Cove, seat: Seat, chance: Chance) -> None:
        for other in range(len(t.hands)):
            if other != seat:
                deck = t.decks[other]
                for card in (*t.hands[other], *t.stashes[other]):
                    deck.add(card)
                t.hands[other] = tuple(sorted(chance.draw(deck) for card in t.hands[other]))
                t.stashes[other] = tuple(sorted(chance.draw(deck) for card in t.stashes[other]))

    def result(self, t: Cove) -> Result:
        coins = t.coins
        return Result(places_by([(each,) for each in coins]), tuple(coins), (Term("coins", tuple(coins), "SMUG-06"),))


GAME: Final = Smugglers()
add_game(GAME)
