"""Who has won, and the sheet that explains it."""

from typing import Final

from freebooter.games.black_fleet.content.cards import PRICES
from freebooter.games.black_fleet.names import SOURCES, TIERS, VICTORY, VICTORY_BOUGHT
from freebooter.games.black_fleet.state import Player, Table
from freebooter.games.black_fleet.turn.purchase import price_of
from freebooter.kernel.result import Result, Term, places_by

RULE_OF_SOURCE: Final = ["BF-MERCHANT-03", "BF-PIRATE-04", "BF-PIRATE-09", "BF-NAVY-03", "BF-FORTUNE-02"]


def result(t: Table) -> Result:
    """Who has the victory card, the richest first; then by cards face up and doubloons (BF-END-04, 05, BF-AMB-44).

    The victory card is the fifth card, so the order by cards and doubloons says all of it, at the round limit too
    (BF-AMB-51). Equal merits share a place, unless the tie-break was chosen (BF-AMB-42).
    """
    players = t.players
    merits = [merits_of(t, p) for p in players]
    income = [income_of(t, p) for p in players]
    terms = [
        Term(SOURCES[at], tuple(by_source[at] for by_source in income), RULE_OF_SOURCE[at])
        for at in range(len(SOURCES))
    ]
    sheet = (
        Term("start", tuple(starting_doubloons(t, p) for p in players), "BF-AMB-26"),
        *terms,
        Term("spent", tuple(-spent(t, p) for p in players), "BF-DEV-02"),
        Term("doubloons", tuple(p.doubloons for p in players), "BF-END-05"),
        Term("cards-face-up", tuple(p.bought.bit_count() for p in players), "BF-AMB-44"),
        Term("victory-card", tuple(p.bought >> VICTORY & 1 for p in players), "BF-END-04"),
    )
    return Result(places_by(merits), tuple(points_now(t)), sheet)


def merits_of(t: Table, p: Player) -> tuple[int, ...]:
    merits = (p.bought.bit_count(), p.doubloons)
    if t.rules.tie_break and p.bought & VICTORY_BOUGHT:
        seat = (p.seat - t.first) % t.seats
        return (*merits, p.cargo, len(p.hold), seat)
    return merits


def income_of(t: Table, p: Player) -> list[int]:
    """Doubloons by source over the whole game."""
    return [sum([row[p.seat][at] for row in t.income]) + p.earned[at] for at in range(len(SOURCES))]


def spent(t: Table, p: Player) -> int:
    return sum([price_of(t, p, slot) for slot in range(TIERS + 1) if p.bought >> slot & 1])


def starting_doubloons(t: Table, p: Player) -> int:
    """None, but variant OV-1 pays late seats (BF-AMB-26)."""
    return p.doubloons + spent(t, p) - sum(income_of(t, p))


def points_now(t: Table) -> list[int]:
    """The worth of each seat."""
    return [worth_of(t, p) for p in t.players]


def worth_of(t: Table, p: Player) -> int:
    """Doubloons, and the prices of the cards bought with them."""
    worth = p.doubloons
    if p.bought:
        for tier in range(TIERS):
            if p.bought >> tier & 1:
                worth += PRICES[tier]
        if p.bought & VICTORY_BOUGHT:
            worth += t.rules.victory_prices[p.seat]
    return worth
