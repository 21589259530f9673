"""How the program fights for an NPC when no player does (MM-AMB-74)."""

from freebooter.games.marauders.moves import BOARD, FLEE, SHOOT
from freebooter.games.marauders.names import CREW, HULL, LEADERSHIP
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import Side
from freebooter.games.marauders.state.sides import enemy_of, ship_of, skill_of
from freebooter.kernel.moves import Move


def declaration_by_program(t: Table, side: Side, options: list[Move]) -> Move:
    """Board when the stronger, flee when weaker with a hull of 1, else shoot; what is forbidden is shooting too."""
    own = boarding_strength(t, side)
    other = boarding_strength(t, enemy_of(t, side))
    wish = SHOOT
    if own > other:
        wish = BOARD
    elif own < other and ship_of(t, side).tracks[HULL] == 1:
        wish = FLEE
    return wish if wish in options else SHOOT


def boarding_strength(t: Table, side: Side) -> int:
    return ship_of(t, side).tracks[CREW] * skill_of(t, side, LEADERSHIP)
