"""Carved hull: whoever fights its owner has a die less in a round in which one of them flees (SG-M3-05)."""

from typing import Final

from freebooter.games.marauders.content.tables import MODIFICATION_NAMES
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import FLEES, Side
from freebooter.games.marauders.state.sides import enemy_of, ship_of

CARVED_HULL: Final = MODIFICATION_NAMES.index("carved-hull")


def is_outsailed(t: Table, side: Side) -> bool:
    enemy = enemy_of(t, side)
    return ship_of(t, enemy).has(CARVED_HULL) and FLEES in (side.declared, enemy.declared)
