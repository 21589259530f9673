"""Low galleons: manoeuvrability 1 instead of 2, whoever sails them (SG-M5-06 to 09, SG-M6-19)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.content.tables import SHIP_BUY, SHIP_GLORY, SHIP_NAMES
from freebooter.games.marauders.modules.low_galleons.view import ShipNumbers, YardNumbers
from freebooter.games.marauders.names import GALLEON, NOBODY
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module
from freebooter.games.marauders.shipyard.ships import for_sale
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player, Ship
from freebooter.kernel.ask import Seat

NAME: Final = "low-galleons"


class LowGalleons(Module):
    def manoeuvrability(self, t: Table, value: int, ship: Ship, seat: Seat) -> int:
        return value - 1 if ship.kind == GALLEON else value

    def board_numbers(self, t: Table, numbers: dict[str, object], player: Player) -> None:
        """What the ships of the yards are like, from the cheapest to the dearest."""
        sold = sorted([kind for kind in range(len(SHIP_NAMES)) if for_sale(t, kind)], key=lambda kind: SHIP_BUY[kind])
        numbers[NAME] = YardNumbers(
            [ShipNumbers(SHIP_NAMES[kind], effects.new_ship_values(t, kind, NOBODY), SHIP_GLORY[kind]) for kind in sold]
        )


add_module(LowGalleons(NAME))
