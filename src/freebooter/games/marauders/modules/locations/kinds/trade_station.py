"""The trade station: goods are sold or bought, with the good in demand of the local port (SG-LOC-STATION)."""

from typing import Final

from freebooter.games.marauders.modules.locations.kinds.trading import (
    cards_drawn,
    market_worth,
    remember_purchase,
    sale_worth,
)
from freebooter.games.marauders.modules.locations.location import Location, add_location, no_pirates
from freebooter.games.marauders.modules.locations.tokens import TRADE_STATION
from freebooter.games.marauders.port.buy import BUYING
from freebooter.games.marauders.port.elsewhere import PlaceMenu, visit_elsewhere
from freebooter.games.marauders.port.sell import SELLING
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Part
from freebooter.kernel.note import Note, Refusal

DRAW_AT_STATION: Final = 6
DRAW_AGAIN: Final = 3
AT_STATION: Final = PlaceMenu("trade-station", "SG-LOC-STATION-02", [SELLING, BUYING])


class TradeStation(Location):
    def hindrance(self, t: Table, player: Player) -> Refusal | None:
        return no_pirates(player, "SG-LOC-STATION-01")

    def may_visit(self, t: Table, player: Player) -> bool:
        return not player.is_pirate()

    def preview(self, t: Table, player: Player) -> Note:
        cards = cards_drawn(t, player, player.zone, DRAW_AT_STATION, DRAW_AGAIN)
        return Note("mm-brings-station", "SG-LOC-STATION-02 SG-LOC-STATION-03", cards=cards)

    def worth(self, t: Table, player: Player, zone: int) -> int:
        if player.is_pirate():
            return 0
        cards = cards_drawn(t, player, zone, DRAW_AT_STATION, DRAW_AGAIN)
        return max(sale_worth(t, player, zone), market_worth(t, player, cards))

    def visit(self, t: Table, player: Player) -> Part[None]:
        zone = player.zone
        cards = cards_drawn(t, player, zone, DRAW_AT_STATION, DRAW_AGAIN)
        bought = yield from visit_elsewhere(t, player, AT_STATION, cards)
        remember_purchase(t, player, zone, bought)


add_location(TradeStation(TRADE_STATION, defence=5))
