"""What goods are worth: to sell here or elsewhere, to keep, to throw away."""

from typing import Final, final

from freebooter.games.marauders.content.tables import MISSION_GOODS
from freebooter.games.marauders.moves import DISCARD_CARGO, DONE, good_named
from freebooter.games.marauders.names import NONE
from freebooter.games.marauders.prices import counts_of, demand_for_glory
from freebooter.games.marauders.registries.mission_tasks import kind_of_mission
from freebooter.games.marauders.registries.rewards import MISSION_VALUE
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import CAPITAL, SOLD_ELSEWHERE, TRADE, good_worth, sale, ways_to_buyers
from freebooter.kernel.moves import Move

_DISCARDS: Final = {move.code for move in DISCARD_CARGO}


@final
class Hold:
    """What the goods of a captain are worth, worked out once for all options of a question.

    `aboard` and `ways` are by good: see `ways_to_buyers`.
    """

    __slots__ = ("aboard", "player", "t", "ways")

    def __init__(self, t: Table, player: Player) -> None:
        self.t = t
        self.player = player
        self.aboard = counts_of(player.cargo)
        self.ways = ways_to_buyers(t, player)

    def worth(self, good: int, count: int) -> int:
        """`count` cards of a good aboard."""
        return good_worth(count, self.ways[good]) + mission_goods(self.player, good, count)

    def more(self, good: int, count: int) -> int:
        """`count` more cards of a good aboard."""
        aboard = self.aboard[good]
        return self.worth(good, aboard + count) - self.worth(good, aboard)

    def sale(self, good: int, count: int) -> int:
        """Selling `count` here, compared with elsewhere."""
        if self.t.board.demand[self.player.zone] == good:
            here = sale(count, demand_for_glory(self.t, self.player))
        else:
            here = SOLD_ELSEWHERE * count
        if self.player.gold < CAPITAL:
            here += TRADE * count  # nothing can be bought without gold
        return here + self.more(good, -count)


def mission_goods(player: Player, good: int, count: int) -> int:
    """What the mission pays for goods of this kind aboard."""
    mission = player.mission
    if mission == NONE or not kind_of_mission(mission).takes_goods:
        return 0
    needed = MISSION_GOODS[mission][good]
    if needed == 0:
        return 0
    return MISSION_VALUE[mission] * min(count, needed) * 2 // (3 * needed)


def more_goods(t: Table, player: Player, good: int, count: int) -> int:
    """The value of `count` more cards of a good aboard."""
    return Hold(t, player).more(good, count)


def keep(t: Table, player: Player, options: list[Move]) -> list[int]:
    """Values of free goods."""
    hold = Hold(t, player)
    return [0 if move is DONE else hold.more(good_named(move), move.value) for move in options]


def drop(t: Table, player: Player, options: list[Move]) -> list[int]:
    """Values of throwing cargo away: the least useful first, a passenger never."""
    hold = Hold(t, player)
    found: list[int] = []
    for move in options:
        if move.code in _DISCARDS:
            aboard, way = hold.aboard[move.value], hold.ways[move.value]
            found.append(good_worth(aboard - 1, way) - good_worth(aboard, way))
        else:
            found.append(-150 if move is not DONE else 0)
    return found


def name_good(t: Table, player: Player, options: list[Move]) -> list[int]:
    hold = Hold(t, player)
    return [hold.more(move.value, 2) for move in options]
