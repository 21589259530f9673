"""Low galleons: manoeuvrability 1 instead of 2, whoever sails them (SG-M5-06 to 09, SG-M6-19)."""

from freebooter.games.marauders.module import Module
from freebooter.games.marauders.module_set import add_module
from freebooter.games.marauders.names import GALLEON
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Ship
from freebooter.kernel.ask import Seat


class LowGalleons(Module):
    def manoeuvrability(self, t: Table, value: int, ship: Ship, seat: Seat) -> int:
        return value - 1 if ship.kind == GALLEON else value


add_module(LowGalleons("low-galleons"))
