"""What things are worth to a captain, in hundredths of a glory point. Rough figures, found by playing."""

from typing import Final

from freebooter.games.marauders.content.tables import (
    CAPTAIN_HOME,
    CAPTAIN_NATION,
    CAPTAIN_SKILLS,
    DEMAND_FOR_GLORY,
    REPAIR_PRICE,
    STASH_PER_POINT,
    WAY,
)
from freebooter.games.marauders.names import CREW, GOODS, HULL, LEADERSHIP, NONE, SCOUTING, SEAMANSHIP
from freebooter.games.marauders.port_entry import OPEN_PORTS, closed_nations
from freebooter.games.marauders.previews.chances import at_least, percent
from freebooter.games.marauders.registries.mission_tasks import kind_of_mission
from freebooter.games.marauders.scoring import buy_points
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.native import i64

POINT: Final = 100
GOLD: Final = POINT // STASH_PER_POINT
SPARE_GOLD: Final = 3  # beyond what the stash counts: it still buys ships, crews and goods
CAPITAL: Final = 6  # gold to trade with
TRADE: Final = 12  # profit of each
ACTION_VALUE: Final = 27  # what an action yields when all of them are used
DEMANDED: Final = 60  # a card sold where it is in demand
SOLD_ELSEWHERE: Final = 24  # a card sold elsewhere, less the trouble
ODDS: Final = [percent(at_least(dice)) for dice in range(9)]
"""Chances in a hundred of at least one success, by dice."""
HIT: Final = [60, 15, 20, 45, 20]
"""What a point of damage costs, by location."""
HALVING: Final = 6
"""An option worth this much less has half the weight."""
MOST_WEIGHT: Final = 1000
LIGHTEST: Final = 10 * HALVING
"""An option worth this much less than the best has the least weight."""
WEIGHTS: Final[list[int]] = [1 + round(MOST_WEIGHT * 0.5 ** (less / HALVING)) for less in range(LIGHTEST)]
"""By how much less an option is worth than the best: every hundredth counts, so that small advice makes no ties."""
LEAST_WEIGHT: Final = 1


def weigh(worth: list[int]) -> list[int]:
    """Weights from what the options are worth: the best one has the most, none has nothing."""
    best: i64 = worth[0]
    for each in worth:  # quicker than `max` when compiled
        if each > best:
            best = each
    found: list[int] = []
    for each in worth:
        less: i64 = best - each
        found.append(WEIGHTS[less] if less < LIGHTEST else LEAST_WEIGHT)
    return found


def skill_odds(player: Player, skill: int) -> int:
    return ODDS[CAPTAIN_SKILLS[player.captain][skill]]


def gold_value(t: Table, player: Player, gold: int) -> int:
    """`gold` aboard: the first of it buys goods, the rest becomes points as far as they count (MM-STASH-03)."""
    if t.hooked and modules_of(t).prices_stash:
        return TRADE * min(gold, CAPITAL) + stash_value(t, player.stash + gold) - stash_value(t, player.stash)
    wanting = max(0, t.rules.stash_limit * STASH_PER_POINT - player.stash)
    counted = min(gold, wanting)
    return TRADE * min(gold, CAPITAL) + GOLD * counted + SPARE_GOLD * (gold - counted)


def stash_value(t: Table, stash: int) -> int:
    """Points of a stash, the part of the next one that it has already, and what is beyond the last one."""
    points, rest = buy_points(t, stash)
    if points == t.rules.stash_limit:
        return POINT * points + SPARE_GOLD * rest
    return POINT * points + POINT * rest // modules_of(t).stash_price(t, STASH_PER_POINT, points + 1)


def gold_worth(t: Table, player: Player, gold: int) -> int:
    """The value of gaining `gold`."""
    return gold_value(t, player, player.gold + gold) - gold_value(t, player, player.gold)


def cost(t: Table, player: Player, gold: int) -> int:
    """The value of losing `gold`."""
    return gold_value(t, player, player.gold) - gold_value(t, player, player.gold - gold)


def sale(count: int, needed: int = DEMAND_FOR_GLORY) -> int:
    """Selling `count` cards where they are in demand (MM-SELL-03, MM-SELL-07); `needed` are enough for the point."""
    return count * DEMANDED + (POINT if count >= needed else 0)


WAY_TO_SELL: Final[list[list[int]]] = [[ACTION_VALUE * steps * 2 // 3 for steps in row] for row in WAY]
"""What the way to a port costs where goods are to be sold, from each zone to each other."""
NO_BUYER: Final = 10_000
"""More than any sale brings."""
NO_BUYERS: Final = [NO_BUYER] * len(GOODS)


def ways_to_buyers(t: Table, player: Player) -> list[int]:
    """By good: what the way costs to the nearest other port that demands it and is open; NO_BUYER if there is none.

    Kept with the demand tokens until one of them changes; not to be changed.
    """
    here, home = player.zone, CAPTAIN_HOME[player.captain]
    closed = closed_nations(t, player, CAPTAIN_NATION[player.captain])
    known = t.board.known_demand()
    key = (closed * len(WAY) + home) * len(WAY) + here
    found = known.ways.get(key)
    if found is None:
        found = NO_BUYERS[:]
        demand, ways = t.board.demand, WAY_TO_SELL[here]
        for zone in OPEN_PORTS[closed][home]:
            good, way = demand[zone], ways[zone]
            if zone != here and good != NONE and way < found[good]:
                found[good] = way
        known.ways[key] = found
    return found


def good_worth(count: int, way: int) -> int:
    """`count` cards of a good aboard: sold in the nearest port that demands them, less the `way`, or anywhere."""
    return max(count * (SOLD_ELSEWHERE - 5), sale(count) - way) if count else 0


def loss_if_killed(player: Player) -> int:
    """What is lost with ship and captain: all that is aboard, and the turn until another sets sail."""
    return 2 * ACTION_VALUE + GOLD * player.gold + SOLD_ELSEWHERE * len(player.cargo) + 40 * len(player.employed) + 60


def is_sound(player: Player) -> bool:
    tracks = player.ship.tracks
    return tracks[HULL] > 1 and not player.ship.any_destroyed() and tracks[CREW] >= player.ship.value(CREW) - 1


def is_wreck(player: Player) -> bool:
    """Something is destroyed, and there is nothing to pay the yard with."""
    return player.ship.any_destroyed() and player.gold < REPAIR_PRICE and not player.cargo


def duel_odds(player: Player, crew: int, leadership: int) -> int:
    """Chances in a hundred of a crew combat ashore, roughly; a lost one costs the captain."""
    own = player.ship.tracks[CREW] * (1 + CAPTAIN_SKILLS[player.captain][LEADERSHIP])
    other = crew * (1 + leadership)
    return max(-60, min(90, 50 + 12 * (own - other)))


def is_raider(player: Player) -> bool:
    """Good seamanship and scouting, a pirate, or nothing to lose."""
    skills = CAPTAIN_SKILLS[player.captain]
    if skills[SEAMANSHIP] + skills[SCOUTING] >= 6 or player.is_pirate():
        return True
    return player.gold < 4 and not player.cargo and leaves_time_to_raid(player.mission)


def leaves_time_to_raid(mission: int) -> bool:
    """No mission, or one that goods or a raid complete."""
    if mission == NONE:
        return True
    kind = kind_of_mission(mission)
    return kind.takes_goods or kind.wants_raid
