"""Rumours: which of two is worth more."""

from freebooter.games.marauders.counsel import voyage
from freebooter.games.marauders.counsel.worth import ACTION, odds
from freebooter.games.marauders.names import NONE
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.tables import RUMOUR_SKILL, WAY


def rumour(player: Player, kind: int) -> int:
    """A tale that is likely to come true, and not far away."""
    worth = voyage.TRUE_RUMOUR[kind] * odds(player, RUMOUR_SKILL[kind]) // 100
    where = voyage.RUMOUR_PORTS[kind] + voyage.RUMOUR_ZONES[kind]
    if player.zone == NONE or not where:
        return worth
    return worth - ACTION * min([WAY[player.zone][zone] for zone in where])
