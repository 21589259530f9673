"""What a battle would bring: the chance to sink the caravan, ships lost, booty cards drawn.

Faces and places of the dice are independent, and all pirate dice alike. Against one ship the pirates come in any order,
which can be worked out; against more it depends on where they lie, and was tried out with this very tray
(content/battle-odds.toml). Either way a row says how likely it is that the caravan is sunk and how many pirates with
it; which of them are whose is a matter of lots.
"""

from functools import cache
from math import comb
from typing import NamedTuple

from freebooter.games.seven_seas.content.load import BATTLE_ODDS

TRIED_SIZES = (2, 3, 4)
MOST_PIRATES = 24
"""Three players with eight ships each, where the limit is multiplied (P7-AMB-01)."""


class BattleOdds(NamedTuple):
    """For one seat of a battle."""

    sinks: float
    """The chance that the caravan is sunk (P7-CAPTAIN-19)."""
    lost: float
    """Own ships that go to the reserve, on average, after Unsinkable Ships (P7-RITUAL-12)."""
    cards: float
    """Booty cards, on average (P7-CAPTAIN-21)."""


@cache
def battle_odds(size: int, pirates: int, own: int, unsinkable: int = 0) -> BattleOdds:
    """For a seat with `own` of the `pirates` ships against a caravan of `size`."""
    sinks = lost = cards = 0.0
    for sunk, likely in enumerate(sunk_caravan(size, pirates)):
        sinks += likely
        for own_sunk in range(max(0, sunk - (pirates - own)), min(own, sunk) + 1):
            lots = comb(own, own_sunk) * comb(pirates - own, sunk - own_sunk) / comb(pirates, sunk)
            lost += likely * lots * max(0, own_sunk - unsinkable)
            cards += likely * lots * (own - own_sunk)
    return BattleOdds(sinks, lost + (1 - sinks) * max(0, own - unsinkable), cards)


def sunk_caravan(size: int, pirates: int) -> list[float]:
    """The chance that the caravan is sunk, by the number of pirate ships that sink with it, from 0 on."""
    if size == 1:
        return [sum(against_one(face, sunk, pirates) for face in range(1, 7)) / 6 for sunk in range(pirates + 1)]
    return [count / BATTLE_ODDS.throws for count in BATTLE_ODDS.sunk[size][min(pirates, MOST_PIRATES)]]


def against_one(face: int, sunk: int, pirates: int) -> float:
    """The chance that a caravan of one ship with this face sinks `sunk` pirates and goes down."""
    weaker, stronger = (face - 1) / 6, (6 - face) / 6
    beaten = weaker**sunk * stronger if sunk < pirates else 0.0
    together = weaker ** (sunk - 1) / 6 if sunk else 0.0
    return beaten + together


def in_per_cent(chance: float) -> int:
    """Rounded; what may or may not happen is never called certain."""
    return max(1, min(99, round(100 * chance)))
