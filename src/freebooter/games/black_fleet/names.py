"""The nouns of the rulebook as numbers, and their names."""

from typing import Final, NewType

MOST_SEATS: Final = 4

# The ships of a turn as the active player calls them: own merchant, own pirate, the two navy ships.
CREWS: Final = ["merchant", "pirate", "yellow-navy", "violet-navy"]
MERCHANT: Final = 0
PIRATE: Final = 1
YELLOW_NAVY: Final = 2
VIOLET_NAVY: Final = 3

# Kinds of ship as sets of bits, and the kind of each crew.
MERCHANTS: Final = 1
PIRATES: Final = 2
NAVY: Final = 4
KIND: Final = [MERCHANTS, PIRATES, NAVY, NAVY]

# All ten ships of the box: merchants by seat, pirates by seat, navy ships (BF-COMP-01).
FIRST_PIRATE: Final = 4
FIRST_NAVY: Final = 8
SHIPS: Final = [
    *[f"merchant-{seat + 1}" for seat in range(MOST_SEATS)],
    *[f"pirate-{seat + 1}" for seat in range(MOST_SEATS)],
    "yellow-navy",
    "violet-navy",
]

CARGO: Final = 3
"""Cubes a merchant holds (BF-COMP-09)."""
NO_COLOUR: Final = -1
NO_CARD: Final = -1

TIERS: Final = 4
VICTORY: Final = 4
"""The victory card lies to the right of the four developments (BF-SETUP-08)."""
ALL_DEVELOPMENTS: Final = 0b1111
VICTORY_BOUGHT: Final = 0b10000

# What a movement card says about fortune cards.
NO_SYMBOL: Final = 0
DRAW_ONE: Final = 1
DRAW_TWO: Final = 2
DISCARD_ONE: Final = 3
SYMBOLS: Final = ["none", "draw-one", "draw-two", "discard-one"]

# Where doubloons come from.
Source = NewType("Source", int)
SOURCES: Final = ["sales", "robberies", "burials", "sinkings", "cards"]
SALES: Final = Source(0)
ROBBERIES: Final = Source(1)
BURIALS: Final = Source(2)
SINKINGS: Final = Source(3)
CARDS: Final = Source(4)


def ship_of(crew: int, seat: int) -> int:
    """The ship that a crew of the active seat sails."""
    if crew == MERCHANT:
        return seat
    if crew == PIRATE:
        return FIRST_PIRATE + seat
    return FIRST_NAVY + crew - YELLOW_NAVY


def owner_of(ship: int) -> int:
    """The seat a ship belongs to; -1 for navy ships, which belong to nobody (BF-NAVY-06)."""
    return ship % MOST_SEATS if ship < FIRST_NAVY else -1


def crew_name(ship: int) -> str:
    """The crew of a ship, as the player who sails it calls it."""
    return CREWS[MERCHANT] if ship < FIRST_PIRATE else CREWS[PIRATE] if ship < FIRST_NAVY else SHIPS[ship]


def kind_of(ship: int) -> int:
    return MERCHANTS if ship < FIRST_PIRATE else PIRATES if ship < FIRST_NAVY else NAVY


SHIPS_OF_KINDS: Final = [
    [ship for ship in range(len(SHIPS)) if kinds & kind_of(ship)] for kinds in range((MERCHANTS | PIRATES | NAVY) + 1)
]
"""By a set of kinds: all ships of them."""
