"""What goods are worth: to sell here or elsewhere, to keep, to throw away."""

from typing import Final

from freebooter.games.marauders.content.tables import CAPTAIN_HOME, CAPTAIN_NATION, MISSIONS
from freebooter.games.marauders.moves import DISCARD_CARGO, DONE, good_named
from freebooter.games.marauders.names import GOODS, NONE
from freebooter.games.marauders.port_entry import closed_nations
from freebooter.games.marauders.prices import copies, demand_for_glory
from freebooter.games.marauders.registries.mission_tasks import kind_of_mission
from freebooter.games.marauders.registries.rewards import MISSION_VALUE
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import CAPITAL, SOLD_ELSEWHERE, TRADE, good_worth, sale
from freebooter.kernel.moves import Move

_DISCARDS: Final = {move.code for move in DISCARD_CARGO}


def sale_worth(t: Table, player: Player, good: int, count: int) -> int:
    """Selling `count` here, compared with elsewhere."""
    home, closed = CAPTAIN_HOME[player.captain], closed_nations(t, player, CAPTAIN_NATION[player.captain])
    aboard = copies(player.cargo, good)
    if t.board.demand[player.zone] == good:
        here = sale(count, demand_for_glory(t, player))
    else:
        here = SOLD_ELSEWHERE * count
    if player.gold < CAPITAL:
        here += TRADE * count  # nothing can be bought without gold
    stays = good_worth(t, player, good, aboard - count, closed, home) + mission_goods(player, good, aboard - count)
    return here + stays - good_worth(t, player, good, aboard, closed, home) - mission_goods(player, good, aboard)


def mission_goods(player: Player, good: int, count: int) -> int:
    """What the mission pays for goods of this kind aboard."""
    mission = player.mission
    if mission == NONE or not kind_of_mission(mission).takes_goods:
        return 0
    needed: int = MISSIONS[mission].task.goods.get(GOODS[good], 0)
    if needed == 0:
        return 0
    return MISSION_VALUE[mission] * min(count, needed) * 2 // (3 * needed)


def more_goods(t: Table, player: Player, good: int, count: int) -> int:
    """The value of `count` more cards of a good aboard."""
    home, closed = CAPTAIN_HOME[player.captain], closed_nations(t, player, CAPTAIN_NATION[player.captain])
    aboard = copies(player.cargo, good)
    return (
        good_worth(t, player, good, aboard + count, closed, home)
        - good_worth(t, player, good, aboard, closed, home)
        + mission_goods(player, good, aboard + count)
        - mission_goods(player, good, aboard)
    )


def keep(t: Table, player: Player, options: list[Move]) -> list[int]:
    """Values of free goods."""
    return [0 if move is DONE else more_goods(t, player, good_named(move), move.value) for move in options]


def drop(t: Table, player: Player, options: list[Move]) -> list[int]:
    """Values of throwing cargo away: the least useful first, a passenger never."""
    home, closed = CAPTAIN_HOME[player.captain], closed_nations(t, player, CAPTAIN_NATION[player.captain])
    found: list[int] = []
    for move in options:
        if move.code in _DISCARDS:
            aboard = copies(player.cargo, move.value)
            found.append(
                good_worth(t, player, move.value, aboard - 1, closed, home)
                - good_worth(t, player, move.value, aboard, closed, home)
            )
        else:
            found.append(-150 if move is not DONE else 0)
    return found


def name_good(t: Table, player: Player, options: list[Move]) -> list[int]:
    return [more_goods(t, player, move.value, 2) for move in options]
