"""Moves of a raid on a location, in the order of their codes."""

from typing import Final

from freebooter.games.marauders.moves import MOVES

ASSAULT: Final = MOVES.one("assault")
RETREAT: Final = MOVES.one("retreat")
BOMBARD: Final = MOVES.one("bombard")
