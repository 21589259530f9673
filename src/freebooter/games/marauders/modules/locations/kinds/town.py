"""The town: one activity of a port, without anything that is tied to the port (SG-LOC-TOWN)."""

from typing import Final

from freebooter.games.marauders.modules.locations.kinds.trading import (
    cards_drawn,
    market_worth,
    remember_purchase,
    sale_worth,
)
from freebooter.games.marauders.modules.locations.location import Location, add_location
from freebooter.games.marauders.modules.locations.tokens import TOWN
from freebooter.games.marauders.port.buy import BUYING
from freebooter.games.marauders.port.elsewhere import PlaceMenu, visit_elsewhere
from freebooter.games.marauders.port.recruit import RECRUITING
from freebooter.games.marauders.port.rumour import ASKING_AROUND
from freebooter.games.marauders.port.sell import SELLING
from freebooter.games.marauders.port.shipyard import AT_SHIPYARD
from freebooter.games.marauders.prices import damage_points
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Part
from freebooter.kernel.note import Note

DRAW_IN_TOWN: Final = 4
DRAW_AGAIN: Final = 3
IN_TOWN: Final = PlaceMenu(
    "town", "SG-LOC-TOWN-02", [SELLING, BUYING, AT_SHIPYARD, RECRUITING, ASKING_AROUND], joins=True
)
"""Favours and loyalty join where their modules are on (SG-OPT-10, SG-OPT-11)."""


class Town(Location):
    """Anyone may visit, also those wanted by the local nation (SG-LOC-TOWN-01)."""

    def preview(self, t: Table, player: Player) -> Note:
        cards = cards_drawn(t, player, player.zone, DRAW_IN_TOWN, DRAW_AGAIN)
        return Note("mm-brings-town", "SG-LOC-TOWN-02 SG-LOC-TOWN-03", cards=cards)

    def worth(self, t: Table, player: Player, zone: int) -> int:
        """The best of its activities."""
        yard = 14 * min(player.gold // 2, damage_points(player.ship)) + (40 if player.ship.any_destroyed() else 0)
        crew = 25 * player.crew_wanted()
        cards = cards_drawn(t, player, zone, DRAW_IN_TOWN, DRAW_AGAIN)
        return max(yard, crew, sale_worth(t, player, zone), market_worth(t, player, cards))

    def visit(self, t: Table, player: Player) -> Part[None]:
        zone = player.zone
        cards = cards_drawn(t, player, zone, DRAW_IN_TOWN, DRAW_AGAIN)
        bought = yield from visit_elsewhere(t, player, IN_TOWN, cards)
        remember_purchase(t, player, zone, bought)


add_location(Town(TOWN, defence=5))
