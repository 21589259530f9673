"""Parley: a tiny pirate game, built by following docs/adding-a-game.md.

Everyone holds four cards from 1 to 6. Each round a treasure is turned up; all lay a card at the same time,
and the highest card that nobody else laid takes the treasure. Its owner buries it, or gambles: a die of 4 or
more doubles it, otherwise it is lost. After three rounds the richest wins.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, final

import msgspec

from freebooter.kernel.ask import Ask, Flow, Played, Question, Seat, Together
from freebooter.kernel.bag import Bag
from freebooter.kernel.chance import Chance
from freebooter.kernel.counting.statistics import Statistics, Tally, as_number, as_numbers
from freebooter.kernel.events import Event
from freebooter.kernel.game import Game
from freebooter.kernel.moves import Move, Moves
from freebooter.kernel.note import Note, Refusal
from freebooter.kernel.result import Result, Term, places_by
from freebooter.kernel.state import State

MOVES: Final = Moves()
LAY: Final = MOVES.counts("lay", 6, "card")
BURY: Final = MOVES.one("bury")
GAMBLE: Final = MOVES.one("gamble")
ROUNDS: Final = 3
WINS: Final = 4


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: int = 4


@final
class Table(State):
    __slots__ = ("deck", "gold", "hands", "played", "treasure", "turn")

    def __init__(
        self, chance: Chance, deck: Bag, hands: list[tuple[int, ...]], gold: list[int], turn: int, treasure: int
    ) -> None:
        super().__init__(chance)
        self.deck, self.hands, self.gold, self.turn, self.treasure = deck, hands, gold, turn, treasure
        self.played: tuple[int, ...] = ()

    def copy(self) -> "Table":
        twin = Table(self.chance, self.deck.copy(), self.hands[:], self.gold[:], self.turn, self.treasure)
        twin.played = self.played
        return twin


class TableView(msgspec.Struct, frozen=True):
    turn: int
    treasure: int
    gold: list[int]
    hand_sizes: list[int]
    played: list[int]
    hand: list[int]


class LayCard(Question[Table]):
    """Which card to lay; all seats choose at the same time."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move.value in t.hands[ask.seat]:
            return None
        return Refusal("parley-not-in-hand", "PARLEY-01", card=move.value)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """High cards for high treasures."""
        return [7 - abs(move.value - t.treasure) for move in ask.options]


class TakeTreasure(Question[Table]):
    """Bury the treasure, or gamble to double it."""

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        if move is BURY:
            return Note("parley-brings-gold", "PARLEY-02", gold=t.gold[ask.seat] + t.treasure)
        return Note("parley-brings-gamble", "PARLEY-02", gold=t.gold[ask.seat] + 2 * t.treasure, chance=50)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return {"gold": played.after.gold[ask.seat]} if move is BURY else {}

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        won = played.after.gold[ask.seat] > played.before.gold[ask.seat]
        return {"chance": won} if move is GAMBLE else {}


LAY_CARD: Final = LayCard("lay-card", "PARLEY-01", LAY)
TREASURE: Final = TakeTreasure("treasure", "PARLEY-02", [BURY, GAMBLE])


def play_round(t: Table, lay_card: Question[Table] = LAY_CARD, treasure: Question[Table] = TREASURE) -> Flow:
    t.treasure = t.chance.die()
    everyone = list(range(len(t.hands)))
    choice = Together(lay_card, t, everyone)
    yield choice
    laid = [move.value for move in choice.answers]
    t.played = (*t.played, *laid)
    for seat, card in enumerate(laid):
        at = t.hands[seat].index(card)
        t.hands[seat] = t.hands[seat][:at] + t.hands[seat][at + 1 :]
        if t.journal is not None:
            t.journal.reveal("card-laid", "PARLEY-01", seat=seat, card=card)
    alone = [card for card in laid if laid.count(card) == 1]
    if alone:
        winner = laid.index(max(alone))
        if (yield treasure.ask(t, winner)) is GAMBLE:
            face = t.chance.die()
            t.treasure = 2 * t.treasure if face >= WINS else 0
            if t.journal is not None:
                t.journal.everyone("gambled", "PARLEY-02", seat=winner, dice=[face])
        t.gold[winner] += t.treasure
    t.turn += 1


class ParleyStatistics(Statistics):
    """Cards laid and how they go with winning, and the dice of gamblers."""

    kinds = {"cards": "card", "last-cards": "card"}
    favourite = "card"

    def count(
        self, events: Sequence[Event], views: Sequence[msgspec.Struct], wins: Sequence[float], tally: Tally
    ) -> None:
        laid = [(seat, card) for event in events for seat, card in self.favourites(event)]
        for seat, card in laid:
            tally.count("cards", card)
        for seat, card in dict(laid).items():
            tally.chance("last-cards", card, wins[seat])
        tally.measure("gambles", len([event for event in events if event.kind == "gambled"]))

    def favourites(self, event: Event) -> list[tuple[Seat, str]]:
        if event.kind != "card-laid":
            return []
        return [(as_number(event.data["seat"]), str(event.data["card"]))]

    def own_dice(self, event: Event) -> list[tuple[Seat, int]]:
        if event.kind != "gambled":
            return []
        return [(as_number(event.data["seat"]), face) for face in as_numbers(event.data["dice"])]


class Parley(Game[Table, Options]):
    def __init__(self) -> None:
        texts = Path(__file__).parent / "text"
        super().__init__("parley", "1", 2, 4, MOVES, Options, texts, ParleyStatistics())

    def setup(self, options: Options, seats: int, chance: Chance) -> Table:
        deck = Bag([0] + [4] * 6)
        cards = range(options.cards)
        hands = [tuple(sorted(chance.draw(deck) for card in cards)) for seat in range(seats)]
        return Table(chance, deck, hands, [0] * seats, 0, 0)

    def next(self, t: Table) -> Flow | None:
        return play_round(t) if t.turn < ROUNDS else None

    def view(self, t: Table, seat: Seat | None) -> msgspec.Struct:
        hand = [] if seat is None else list(t.hands[seat])
        return TableView(t.turn, t.treasure, list(t.gold), [len(held) for held in t.hands], list(t.played), hand)

    def redeal(self, t: Table, seat: Seat, chance: Chance) -> None:
        others = [other for other in range(len(t.hands)) if other != seat]
        for other in others:
            for card in t.hands[other]:
                t.deck.add(card)
        for other in others:
            t.hands[other] = tuple(sorted(chance.draw(t.deck) for card in t.hands[other]))

    def result(self, t: Table) -> Result:
        gold = t.gold
        return Result(places_by([(coins,) for coins in gold]), tuple(gold), (Term("gold", tuple(gold), "PARLEY-02"),))

    def audit(self, t: Table) -> dict[str, int]:
        return {"cards": t.deck.left + len(t.played) + sum(len(hand) for hand in t.hands)}


GAME: Final = Parley()
