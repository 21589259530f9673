"""Smuggler's hold: one contraband card takes no room and exists for nobody but its owner (SG-M3-09 to 12).

What a hiding place means is a rule of contraband: see `contraband.hold`.
"""

from typing import Final

from freebooter.games.marauders.content.tables import MODIFICATION_NAMES
from freebooter.games.marauders.modules.contraband.hold import HIDING_PLACES, HidingPlace
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player

SMUGGLERS_HOLD: Final = MODIFICATION_NAMES.index("smugglers-hold")


class SmugglersHold(HidingPlace):
    def places(self, t: Table, player: Player) -> int:
        """One, since a ship has one token of each type at most (MM-MOD-10)."""
        return 1 if player.ship.has(SMUGGLERS_HOLD) else 0


HIDING_PLACES.append(SmugglersHold())
add_module(Module("smugglers-hold", packs=("smugglers_hold",), when=("contraband", "modifications")))
