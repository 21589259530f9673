"""How the program fights for an NPC when no player does (MM-AMB-74)."""

from freebooter.games.marauders.moves import BOARD, FLEE, PASS, SHOOT, USE_WEAPON
from freebooter.games.marauders.names import CREW, HULL, LEADERSHIP
from freebooter.games.marauders.registries.shots import Shot
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


def shot_by_program(t: Table, side: Side, shots: list[Shot]) -> Move:
    """The shot that ranks first among those that it has a use for; PASS without one."""
    best, rank = PASS, 0
    for shot in shots:
        if shot.program_rank(t, side) > rank:
            best, rank = USE_WEAPON[shot.weapon], shot.program_rank(t, side)
    return best
