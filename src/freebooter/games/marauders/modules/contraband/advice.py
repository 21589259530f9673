"""What contraband is worth to a captain, in hundredths of a glory point: gold in its port, and half of a pair."""

from typing import Final

from freebooter.games.marauders.advice.dangers import battle_worth, own_might
from freebooter.games.marauders.content.tables import CAPTAIN_HOME, CAPTAIN_NATION, CARGO_PORT, WAY
from freebooter.games.marauders.modules.contraband.hold import aboard, drawer_of, exposed
from freebooter.games.marauders.names import NONE
from freebooter.games.marauders.port_entry import closed_nations, is_open
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import ACTION_VALUE, GOLD, POINT

SOLD: Final = 10 * GOLD  # the gold for a card
HALF: Final = POINT // 2  # each card is half of a pair
BECOMES_PIRATE: Final = 60
OPEN_HALF: Final = 25  # what a first half is worth in this port: it must wait for the second


def card_value(t: Table, player: Player, card: int) -> int:
    """A card aboard, or about to be: less the farther its port is, little while that port is closed."""
    port = CARGO_PORT[card]
    if not is_open(port, closed_nations(t, player, CAPTAIN_NATION[player.captain]), CAPTAIN_HOME[player.captain]):
        return 10
    if player.zone == NONE:
        return HALF
    return max(20, SOLD + HALF - ACTION_VALUE * WAY[player.zone][port] * 2 // 3)


def hold_value(t: Table, player: Player) -> int:
    return sum([card_value(t, player, card) for card in aboard(t, player)])


def sale_value(t: Table, player: Player, zone: int) -> int:
    """Selling in a port all that is destined for it."""
    count = 0
    for card in aboard(t, player):
        if CARGO_PORT[card] == zone:
            count += 1
    if count == 0:
        return 0
    halves = count + (0 if drawer_of(t).halves[player.seat] == NONE else 1)
    return SOLD * count + POINT * (halves // 2) + (OPEN_HALF if halves % 2 else 0)


def giving_up(t: Table, player: Player) -> int:
    """What throwing overboard costs."""
    count = len(aboard(t, player))
    return hold_value(t, player) * exposed(t, player) // count if count else 0


def resisting(t: Table, player: Player, npc: Npc) -> int:
    return battle_worth(t, player, npc, own_might(player)) - BECOMES_PIRATE
