"""Buying and selling at a town or trade station (SG-LOC-TOWN-03, SG-LOC-STATION-03)."""

from freebooter.games.marauders import effects
from freebooter.games.marauders.advice.zone_values import MARKET
from freebooter.games.marauders.modules.locations.state import locations_of
from freebooter.games.marauders.prices import copies
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import sale


def cards_drawn(t: Table, player: Player, zone: int, draw: int, again: int) -> int:
    """Fewer where he bought in his previous turn, which was in the round before (SG-PAIR-47)."""
    bought = locations_of(t).bought[player.seat][zone]
    return again if bought > 0 and bought == t.round - 1 else draw


def remember_purchase(t: Table, player: Player, zone: int, bought: bool) -> None:
    if bought:
        locations_of(t).bought[player.seat][zone] = t.round


# What it is worth


def sale_worth(t: Table, player: Player, zone: int) -> int:
    wanted = copies(player.cargo, t.board.demand[zone])
    return sale(wanted) if wanted else 0


def market_worth(t: Table, player: Player, cards: int) -> int:
    if player.gold < 2:
        return 0
    return MARKET * max(0, min(cards, min(effects.room_at_sea(t, player), player.gold // 2)))
