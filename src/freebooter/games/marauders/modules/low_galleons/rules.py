"""Low galleons: manoeuvrability 1 instead of 2, whoever sails them (SG-M5-06 to 09, SG-M6-19)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.content.tables import SHIP_BUY, SHIP_GLORY, SHIP_NAMES
from freebooter.games.marauders.module import Module
from freebooter.games.marauders.module_set import add_module
from freebooter.games.marauders.modules.low_galleons.view import LowGalleonsView, ShipKindView
from freebooter.games.marauders.names import GALLEON, NOBODY
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.shipyard.ships import for_sale
from freebooter.games.marauders.state import Drawer, Table
from freebooter.games.marauders.state.player import Ship
from freebooter.kernel.ask import Seat

NAME: Final = "low-galleons"


class ShipValues(Drawer):
    """Remembers nothing; it shows what the ships of the yards are like."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(NAME)

    def copy(self) -> "ShipValues":
        return self

    def view(self, t: Table, seat: Seat | None) -> LowGalleonsView:
        """From the cheapest to the dearest."""
        sold = sorted([kind for kind in range(len(SHIP_NAMES)) if for_sale(t, kind)], key=lambda kind: SHIP_BUY[kind])
        values = [effects.new_ship_values(t, kind, NOBODY) for kind in sold]
        return LowGalleonsView(
            [ShipKindView(SHIP_NAMES[kind], each, SHIP_GLORY[kind]) for kind, each in zip(sold, values, strict=True)]
        )


class LowGalleons(Module):
    def drawer(self, rules: Rules, seats: int) -> Drawer | None:
        return ShipValues()

    def manoeuvrability(self, t: Table, value: int, ship: Ship, seat: Seat) -> int:
        return value - 1 if ship.kind == GALLEON else value


add_module(LowGalleons(NAME))
