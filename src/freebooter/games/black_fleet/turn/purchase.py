"""Step 4: at most one development or the victory card."""

from typing import Final

from freebooter.games.black_fleet.content.cards import DEVELOPMENTS, PRICES
from freebooter.games.black_fleet.developments import powers_of
from freebooter.games.black_fleet.moves import BUY, NO_PURCHASE
from freebooter.games.black_fleet.names import ALL_DEVELOPMENTS, TIERS, VICTORY
from freebooter.games.black_fleet.questions import FleetQuestion, weights_of
from freebooter.games.black_fleet.reasons import (
    BOUGHT_ALREADY,
    DEVELOPMENTS_FIRST,
    FINE,
    TOO_POOR,
    Reason,
    refusal_unless_fine,
)
from freebooter.games.black_fleet.state import Player, Table
from freebooter.kernel.ask import Ask, Played, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

CHEAPEST: Final = min(PRICES)
"""Whoever has less can buy nothing, and no victory card either."""


def price_of(t: Table, p: Player, slot: int) -> int:
    return t.rules.victory_prices[p.seat] if slot == VICTORY else PRICES[slot]


def buy_trouble(t: Table, p: Player, slot: int) -> Reason:
    """Developments in any order, the victory card after all of them (BF-DEV-03, BF-DEV-04)."""
    if p.bought >> slot & 1:
        return BOUGHT_ALREADY
    if slot == VICTORY and p.bought != ALL_DEVELOPMENTS:
        return DEVELOPMENTS_FIRST
    return TOO_POOR if p.doubloons < price_of(t, p, slot) else FINE


class Purchase(FleetQuestion):
    """What to buy. Everyone can see what is possible: prices are on the backs of the cards (BF-COMP-06)."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        p = t.players[seat]
        if p.doubloons < CHEAPEST:  # mutants: same `if False`, nothing would be found
            return [NO_PURCHASE]
        options = [BUY[slot] for slot in range(TIERS + 1) if buy_trouble(t, p, slot) == FINE]
        options.append(NO_PURCHASE)
        return options

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move is NO_PURCHASE:
            return None
        p = t.players[ask.seat]
        trouble = buy_trouble(t, p, move.value)
        if trouble == TOO_POOR:
            return refusal_unless_fine(TOO_POOR, price=price_of(t, p, move.value), doubloons=p.doubloons)
        return refusal_unless_fine(trouble, card=str(move.params[0][1]))

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"doubloons": t.players[ask.seat].doubloons}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        if move is NO_PURCHASE:
            return None
        p = t.players[ask.seat]
        price = price_of(t, p, move.value)
        name = "victory" if move.value == VICTORY else DEVELOPMENTS[p.developments[move.value]]
        return Note("bf-brings-purchase", "BF-DEV-02", price=price, left=p.doubloons - price, card=name)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        if move is NO_PURCHASE:
            return {}
        had, left = played.before.players[ask.seat].doubloons, played.after.players[ask.seat].doubloons
        return {"price": had - left, "left": left}

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weights_of([purchase_worth(move) for move in ask.options])


def purchase_worth(move: Move) -> int:
    """The victory card, else the cheapest development first: it works longest."""
    if move is NO_PURCHASE:
        return -100
    return 100 if move.value == VICTORY else 50 - 10 * move.value


PURCHASE: Final = Purchase("purchase", "BF-DEV-01", [*BUY, NO_PURCHASE])


def buy(t: Table, p: Player, slot: int) -> None:
    """Pay and turn it up; its power works from now on (BF-DEV-02, BF-AMB-38)."""
    price = price_of(t, p, slot)
    p.doubloons -= price
    p.bought |= 1 << slot
    if slot == VICTORY:
        buy_victory(t, p, price)
        return
    card = p.developments[slot]
    p.powers = powers_of(face_up(p), t.rules.version)
    if t.journal is not None:
        name = DEVELOPMENTS[card]
        t.journal.reveal(
            "development-bought", f"BF-DEV-02 {name}", seat=p.seat, card=name, price=price, doubloons=p.doubloons
        )


def buy_victory(t: Table, p: Player, price: int) -> None:
    """The current round is the last (BF-END-02)."""
    if t.journal is not None:
        t.journal.everyone("victory-bought", "BF-END-01", seat=p.seat, price=price, doubloons=p.doubloons)
        if t.last_round == 0:
            t.journal.everyone("last-round", "BF-END-02", round=t.round)
    t.last_round = t.round


def face_up(p: Player) -> list[int]:
    """The developments that all can see."""
    return [p.developments[tier] for tier in range(TIERS) if p.bought >> tier & 1]
