"""Naval combat as a duel: who declares round after round, so that a table can let them agree to fight it out."""

from typing import Final

from freebooter.games.marauders.moves import BOARD, FLEE, SHOOT
from freebooter.games.marauders.names import HULL
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import NAVAL_ROUND
from freebooter.games.marauders.state.sides import by_program, controller, ship_of
from freebooter.kernel.ask import Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.people.duel import Duel

DECLARATION_MOVES: Final[list[Move]] = [SHOOT, BOARD, FLEE]
LAST_PLANK: Final = 1


def duel_of(t: Table) -> Duel | None:
    """The rounds of naval combat. Crew combat has no repeated declarations, so it is not a duel here."""
    battle = t.battle
    if battle is None or battle.phase != NAVAL_ROUND:
        return None
    who: list[int] = []
    seats: list[Seat] = []
    in_danger: list[Seat] = []
    for side in battle.sides:
        who += [side.seat, side.npc]
        if by_program(t, side):
            continue
        seat = controller(t, side)
        seats.append(seat)
        if ship_of(t, side).tracks[HULL] <= LAST_PLANK:
            in_danger.append(seat)
    return Duel(tuple(who), battle.round, seats, "declare", DECLARATION_MOVES, in_danger)
