"""Small games that each break one law on purpose, to show that the laws have teeth."""

import random
import time
from typing import Any

import msgspec

from examples.parley import (
    BURY,
    GAMBLE,
    LAY,
    LAY_CARD,
    LayCard,
    Options,
    Parley,
    Table,
    TakeTreasure,
    play_round,
)
from freebooter.kernel.ask import Ask, Flow, Question, Seat
from freebooter.kernel.chance import Chance
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal
from freebooter.kernel.programs.evaluation import Evaluation, PointsNow
from freebooter.kernel.programs.features import FeatureRow
from freebooter.kernel.programs.observer import Observer
from freebooter.kernel.programs.outlook import Outlook

PLAIN = Question[Table]("treasure", "PARLEY-02", [BURY, GAMBLE])
"""A question without any explanation."""


class LeaksAHand(Parley):
    """Shows everyone the hand of the next seat."""

    def view(self, t: Table, seat: Seat | None) -> msgspec.Struct:
        return super().view(t, None if seat is None else (seat + 1) % len(t.hands))


class LeaksByTheWorld(Parley):
    """Its worlds keep the true hands of the others."""

    def redeal(self, t: Table, seat: Seat, chance: Chance) -> None:
        return


class LeaksByPreviews(Parley):
    """Computes a seat's risks from what the next seat really holds."""

    def next(self, t: Table) -> Flow | None:
        return play_round(t, PEEKING_RISKS) if t.turn < 3 else None


class PeeksForRisks(LayCard):
    def risks(self, t: Table, ask: Ask) -> list[Note]:
        return [Note("highest", card=max(t.hands[(ask.seat + 1) % len(t.hands)], default=0))]


PEEKING_RISKS = PeeksForRisks("lay-card", "PARLEY-01", LAY)


class LeaksByEvaluation(Parley):
    """Judges a seat's position by what the next seat really holds."""

    def __init__(self) -> None:
        super().__init__()
        self.evaluation = PeeksForValues()


class PeeksForValues(Evaluation[Table]):
    def value(self, t: Table) -> list[int]:
        return [-sum(t.hands[(seat + 1) % len(t.hands)]) for seat in range(len(t.hands))]


class LeaksByOutlook(Parley):
    """Has learned something about the others that nobody knows of them."""

    def __init__(self) -> None:
        super().__init__()
        self.evaluation = PeeksForOutlooks(self.result)


class PeeksForOutlooks(PointsNow[Table]):
    def outlook(self, t: Table, seat: Seat) -> list[int]:
        return [max(t.hands[seat], default=0)]

    def learned(self, t: Table) -> Outlook | None:
        return Outlook(0, [[1]], [[1]])


class LeaksByFeatures(Parley):
    """Tells programs that learn what the next seat really holds."""

    def __init__(self) -> None:
        super().__init__()
        self.observer = PeeksForFeatures()


class PeeksForFeatures(Observer[Table]):
    def fill(self, state: Table, seat: Seat, row: FeatureRow) -> None:
        row.number("highest-of-next", max(state.hands[(seat + 1) % len(state.hands)], default=0))


class LeaksByRefusals(Parley):
    """Says in its refusals what the next seat really holds."""

    def next(self, t: Table) -> Flow | None:
        return play_round(t, PEEKING_REFUSALS) if t.turn < 3 else None


class PeeksForRefusals(LayCard):
    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        held = move.value in t.hands[(ask.seat + 1) % len(t.hands)]
        return Refusal("elsewhere", held=int(held)) if super().refusal(t, ask, move) else None


PEEKING_REFUSALS = PeeksForRefusals("lay-card", "PARLEY-01", LAY)


class LeaksByCounsel(Parley):
    """Advises a seat by what the next seat really holds."""

    def next(self, t: Table) -> Flow | None:
        return play_round(t, PEEKING_WEIGHTS) if t.turn < 3 else None


class PeeksForWeights(LayCard):
    def weights(self, t: Table, ask: Ask) -> list[int]:
        highest = max(t.hands[(ask.seat + 1) % len(t.hands)], default=0)
        return [1 + (move.value > highest) for move in ask.options]


PEEKING_WEIGHTS = PeeksForWeights("lay-card", "PARLEY-01", LAY)


class LeaksByOptions(Parley):
    """What a seat is offered depends on what another seat holds."""

    def next(self, t: Table) -> Flow | None:
        return _round_that_peeks(t) if t.turn < 3 else None


def _round_that_peeks(t: Table) -> Flow:
    yield Ask(0, PLAIN, [BURY, GAMBLE] if 6 in t.hands[1] else [GAMBLE, BURY], shown=True)
    yield from play_round(t)


class AsksWhoCanAnswer(Parley):
    """Only seats that hold a six are asked, so being asked reveals what a hand holds."""

    def next(self, t: Table) -> Flow | None:
        return _round_with_a_telling_question(t) if t.turn < 3 else None


def _round_with_a_telling_question(t: Table) -> Flow:
    for seat, hand in enumerate(t.hands):
        if 6 in hand:
            yield Ask(seat, PLAIN, [BURY, GAMBLE])
    yield from play_round(t)


class KeepsASecretInALocal(Parley):
    """Remembers a hand across a question, so that no world can be dealt under it."""

    def next(self, t: Table) -> Flow | None:
        return _round_that_remembers(t) if t.turn < 3 else None


def _round_that_remembers(t: Table) -> Flow:
    for seat in range(len(t.hands)):
        secret = max(t.hands[(seat + 1) % len(t.hands)])
        yield Ask(seat, PLAIN, [BURY, GAMBLE])
        t.gold[seat] += secret
    yield from play_round(t)


class ReadsTheClock(Parley):
    """The treasure depends on when it is played."""

    def next(self, t: Table) -> Flow | None:
        return _round_by_the_clock(t) if t.turn < 3 else None


def _round_by_the_clock(t: Table) -> Flow:
    yield Ask(0, PLAIN, [BURY, GAMBLE])
    t.gold[0] += time.time_ns() % 1000
    yield from play_round(t)


class UsesGlobalRandom(Parley):
    """Rolls dice that no record knows."""

    def next(self, t: Table) -> Flow | None:
        return _round_by_global_random(t) if t.turn < 3 else None


def _round_by_global_random(t: Table) -> Flow:
    yield Ask(0, PLAIN, [BURY, GAMBLE])
    t.gold[0] += random.randrange(1000)
    yield from play_round(t)


class LosesACard(Parley):
    """Cards that are laid are forgotten."""

    def next(self, t: Table) -> Flow | None:
        t.played = ()
        return super().next(t)


class NeverEnds(Parley):
    """Never ends."""

    def next(self, t: Table) -> Flow | None:
        return _ask_for_ever(t)


def _ask_for_ever(t: Table) -> Flow:
    while True:
        yield Ask(0, PLAIN, [BURY, GAMBLE])


class OffersNothing(Parley):
    def next(self, t: Table) -> Flow | None:
        return _offer([])


class OffersTwice(Parley):
    def next(self, t: Table) -> Flow | None:
        return _offer([BURY, BURY])


class OffersWhatFails(Parley):
    def next(self, t: Table) -> Flow | None:
        return _offer_what_fails()


def _offer(options: list[Move]) -> Flow:
    yield Ask(0, PLAIN, options, shown=True)


def _offer_what_fails() -> Flow:
    if (yield Ask(0, PLAIN, [BURY, GAMBLE])) is GAMBLE:
        raise RuntimeError("the rules forgot this case")


class RefusesWithoutReason(Parley):
    def next(self, t: Table) -> Flow | None:
        return play_round(t, SILENT) if t.turn < 3 else None


class Silent(LayCard):
    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return Refusal("") if super().refusal(t, ask, move) else None


SILENT = Silent("lay-card", "PARLEY-01", LAY)


class RefusesWhatItOffers(Parley):
    """Has a reason against a card that is on offer."""

    def next(self, t: Table) -> Flow | None:
        return play_round(t, AGAINST_ONES) if t.turn < 3 else None


class AgainstOnes(LayCard):
    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [LAY[card] for card in sorted(set(t.hands[seat]))]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return Refusal("too-low") if move is LAY[1] else super().refusal(t, ask, move)


AGAINST_ONES = AgainstOnes("lay-card", "PARLEY-01", LAY)


class ForgetsAnOffer(Parley):
    """Does not offer a card although nothing speaks against it."""

    def next(self, t: Table) -> Flow | None:
        return play_round(t, FORGETFUL) if t.turn < 3 else None


class Forgetful(LayCard):
    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [LAY[card] for card in sorted(set(t.hands[seat]))][:1]


FORGETFUL = Forgetful("lay-card", "PARLEY-01", LAY)


class PromisesTooMuch(Parley):
    """Its preview of a buried treasure forgets to add what lies there already."""

    def next(self, t: Table) -> Flow | None:
        return play_round(t, treasure=BOASTING) if t.turn < 3 else None


class Boasting(TakeTreasure):
    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        return Note("parley-brings-gold", "PARLEY-02", gold=t.treasure + 1, chance=50)


BOASTING = Boasting("treasure", "PARLEY-02", [BURY, GAMBLE])


class PromisesAWrongChance(Parley):
    """Takes a die of 4 or more for likelier than it is."""

    def next(self, t: Table) -> Flow | None:
        return play_round(t, treasure=HOPEFUL) if t.turn < 3 else None


class Hopeful(TakeTreasure):
    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        note = super().preview(t, ask, move)
        return note if move is BURY else Note(note.message, note.rule, gold=note.params["gold"], chance=60)


HOPEFUL = Hopeful("treasure", "PARLEY-02", [BURY, GAMBLE])


class SharesAListWithItsCopies(Parley):
    """The gold of a copy is the gold of the original."""

    def setup(self, options: Options, seats: int, chance: Chance) -> Table:
        t = super().setup(options, seats, chance)
        t.gold = SharedGold(t.gold)
        return t


class SharedGold(list[int]):
    """A list that does not let itself be copied."""

    def __getitem__(self, key: Any) -> Any:
        return self if isinstance(key, slice) else super().__getitem__(key)


class SealedInTheState(Parley):
    """Keeps what a seat answered in the middle of a simultaneous choice, and so reveals it to the others."""

    def next(self, t: Table) -> Flow | None:
        return _round_one_by_one(t) if t.turn < 3 else None


def _round_one_by_one(t: Table) -> Flow:
    """Asks one after another what should be asked together, remembering the cards in a local."""
    laid = []
    for seat in range(len(t.hands)):
        laid.append((yield Ask(seat, LAY_CARD, [LAY[card] for card in sorted(set(t.hands[seat]))])).value)
    for seat, card in enumerate(laid):
        at = t.hands[seat].index(card)
        t.hands[seat] = t.hands[seat][:at] + t.hands[seat][at + 1 :]
    t.played = (*t.played, *laid)
    t.turn += 1
