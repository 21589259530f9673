"""In port: sell what is in demand, buy for the next port, mend, hire, and bring the gold home."""

from typing import Final

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.cards.missions import may_claim
from freebooter.games.marauders.counsel import voyage
from freebooter.games.marauders.counsel.worth import (
    CAPITAL,
    POINT,
    SOLD,
    TRADE,
    closed_nations,
    copies,
    cost,
    good_worth,
    odds,
    sale,
)
from freebooter.games.marauders.moves import (
    BUY_GOODS,
    COMPLETE_MISSION,
    DONE,
    KEEP_GOODS,
    SELL_GOODS,
)
from freebooter.games.marauders.names import (
    BUY,
    EXTENDED_HOLD,
    EXTRA_HAMMOCKS,
    GOODS,
    HULL,
    INFLUENCE,
    MISSION,
    NONE,
    RECRUIT,
    REINFORCED_HULL,
    RUMOUR,
    SELL,
    SHIPYARD,
    STASH,
)
from freebooter.games.marauders.scoring import points_of_gold
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import (
    CAPTAIN_HOME,
    CAPTAIN_NATION,
    MISSION_LOCATION,
    MISSIONS,
    SHIP_GLORY,
    SHIP_TRACKS,
)
from freebooter.kernel.moves import Move

COUNTS: Final = len(SELL_GOODS[0])
FIRST_SALE: Final = SELL_GOODS[0][0].code
FIRST_PURCHASE: Final = BUY_GOODS[0][0].code
FIRST_KEPT: Final = KEEP_GOODS[0][0].code
PAID: Final = 9  # a gold paid for goods, which bring it back
BETTER_SHIP: Final = 30  # for each point of its five tracks, as long as there is time to use it


def good_of(move: Move, first: int) -> int:
    return (move.code - first) // COUNTS


# The menu of the Port action


def port(t: Table, player: Player, options: list[Move]) -> list[int]:
    """What pays now comes first; then what the gold is wanted for, and the chest last."""
    return [activity(t, player, move) for move in options]


def activity(t: Table, player: Player, move: Move) -> int:
    if move is COMPLETE_MISSION:
        return 190
    if move is DONE:
        return 60
    if move.verb == "play":
        return 130
    if move.verb != "do":
        return 70
    what = move.value
    if what == SELL:
        return 200 if best_sale(t, player) > 0 else 20
    if what == MISSION:
        return 170 if best_claim(t, player) > 20 else 30
    if what == RECRUIT:
        return 160
    if what == SHIPYARD:
        return 150 if yard_wanted(t, player) else 35
    if what == BUY:
        return 120 if player.gold > 1 and effects.room_of(t, player) > 0 else 30
    if what == RUMOUR:
        return 110 if player.rumour == NONE and player.gold > 2 and odds(player, INFLUENCE) > 40 else 40
    if what == STASH:
        wanting = points_of_gold(t, player, player.stash + player.gold) > points_of_gold(t, player, player.stash)
        return 95 if wanting else 40
    return 70


def best_claim(t: Table, player: Player) -> int:
    best = 0
    for offer in t.board.missions:
        if MISSION_LOCATION[offer] == player.zone and may_claim(t, player, offer):
            best = max(best, claim(player, offer))
    return best


def claim(player: Player, mission: int) -> int:
    """A mission against the one he has."""
    held = player.mission
    worth = voyage.claim_worth(player, mission)
    if held == NONE:
        return worth
    kind = voyage.TASK[held]
    return worth - (voyage.PAY[held] if kind == voyage.CARRY else voyage.claim_worth(player, held) + 10)


# Goods


def best_sale(t: Table, player: Player) -> int:
    best = 0
    for good in range(len(GOODS)):
        count = copies(player.cargo, good)
        if count:
            best = max(best, sale_worth(t, player, good, count))
    return best


def sale_worth(t: Table, player: Player, good: int, count: int) -> int:
    """Selling so many here, against what they may bring elsewhere."""
    home, closed = CAPTAIN_HOME[player.captain], closed_nations(t, player, CAPTAIN_NATION[player.captain])
    aboard = copies(player.cargo, good)
    if t.board.demand[player.zone] == good:
        here = sale(count)
    else:
        here = SOLD * count
    if player.gold < CAPITAL:
        here += TRADE * count  # nothing can be bought without gold
    stays = good_worth(t, player, good, aboard - count, closed, home) + mission_goods(player, good, aboard - count)
    return here + stays - good_worth(t, player, good, aboard, closed, home) - mission_goods(player, good, aboard)


def mission_goods(player: Player, good: int, count: int) -> int:
    """What the mission pays for goods of this kind aboard."""
    mission = player.mission
    if mission == NONE or voyage.TASK[mission] != voyage.DELIVER:
        return 0
    needed: int = MISSIONS[mission].task.goods.get(GOODS[good], 0)
    if needed == 0:
        return 0
    return voyage.PAY[mission] * min(count, needed) * 2 // (3 * needed)


def sell(t: Table, player: Player, options: list[Move]) -> list[int]:
    found: list[int] = []
    for move in options:
        if move.verb == "sell":
            found.append(sale_worth(t, player, good_of(move, FIRST_SALE), move.value) + 2)
        elif move is DONE:
            found.append(0)
        else:
            found.append(10)
    return found


def more_goods(t: Table, player: Player, good: int, count: int) -> int:
    """What so many more cards of a good would be worth aboard."""
    home, closed = CAPTAIN_HOME[player.captain], closed_nations(t, player, CAPTAIN_NATION[player.captain])
    aboard = copies(player.cargo, good)
    return (
        good_worth(t, player, good, aboard + count, closed, home)
        - good_worth(t, player, good, aboard, closed, home)
        + mission_goods(player, good, aboard + count)
        - mission_goods(player, good, aboard)
    )


def buy(t: Table, player: Player, options: list[Move]) -> list[int]:
    found: list[int] = []
    spare = max(0, player.room())
    chosen = 0 if t.visit is None else len(t.visit.chosen)
    for move in options:
        if move.verb == "buy":
            good = good_of(move, FIRST_PURCHASE)
            worth = more_goods(t, player, good, move.value) - PAID * move.value * prices.goods_price(t, player, good)
            over = move.value + chosen - spare
            found.append(worth - (POINT * over if over > 0 else 0))  # it would go overboard (MM-AMB-08)
        elif move is DONE:
            found.append(0)
        elif move.verb == "discard-cargo":
            found.append(-30 - least_missed(t, player, move.value))
        elif move.verb == "play":
            found.append(15)
        else:
            found.append(-150)
    return found


def least_missed(t: Table, player: Player, good: int) -> int:
    """What one card less of a good costs."""
    return -sale_worth(t, player, good, 1) + (SOLD if t.board.demand[player.zone] != good else 0)


def keep(t: Table, player: Player, options: list[Move]) -> list[int]:
    """Goods for nothing."""
    return [0 if move is DONE else more_goods(t, player, good_of(move, FIRST_KEPT), move.value) for move in options]


def drop(t: Table, player: Player, options: list[Move]) -> list[int]:
    """What is least missed goes overboard; a passenger never does."""
    home, closed = CAPTAIN_HOME[player.captain], closed_nations(t, player, CAPTAIN_NATION[player.captain])
    found: list[int] = []
    for move in options:
        if move.verb == "discard-cargo":
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


# The yard


def yard_wanted(t: Table, player: Player) -> bool:
    """Is there damage, or gold for a great ship that will not be missed?"""
    if prices.damage_points(player.ship) > 0 and player.gold > 1:
        return True
    for kind in range(len(SHIP_GLORY)):
        if SHIP_GLORY[kind] and ship_worth(t, player, kind) > 0:
            return True
    modification = t.board.modification[player.zone]
    return (
        modification != NONE
        and t.board.modification_open[player.zone]
        and modification_worth(t, player, modification) > 0
    )


def ship_worth(t: Table, player: Player, kind: int) -> int:
    """Another ship, if it can be paid: the point for a great one, what it can do, less the gold."""
    if kind == player.ship.kind:
        return -POINT
    price = prices.ship_price(t, player, kind) - prices.ship_sale(t, player)
    if price > player.gold:
        return -POINT
    better = 0
    for location in range(5):
        better += SHIP_TRACKS[kind][location] - player.ship.value(location)
    worth = BETTER_SHIP * better - cost(t, player, price)
    if SHIP_GLORY[kind] and not player.ship_glory:
        worth += POINT
    return worth


def modification_worth(t: Table, player: Player, modification: int) -> int:
    if player.ship.has(modification):
        return -POINT
    helps = 45 if modification in (EXTENDED_HOLD, REINFORCED_HULL, EXTRA_HAMMOCKS) else 25
    return helps - cost(t, player, prices.modification_price(t, player, modification))


def shipyard(t: Table, player: Player, options: list[Move]) -> list[int]:
    found: list[int] = []
    for move in options:
        verb = move.verb
        worth = -20
        if move is DONE:
            worth = 0
        elif verb == "buy-ship":
            worth = ship_worth(t, player, move.value)
        elif verb == "repair":
            worth = mending(player, move.value) - cost(t, player, prices.repair_price(t, player))
        elif verb == "buy-modification":
            worth = modification_worth(t, player, move.value)
        elif verb == "refresh":
            worth = 40 - cost(t, player, prices.refresh_price(t, player, move.value))
        elif verb == "buy-weapon":
            worth = 15 - cost(t, player, prices.weapon_price(t, player, move.value))
        elif verb == "play":
            worth = 5
        found.append(worth)
    return found


def mending(player: Player, location: int) -> int:
    """A point of repair: most where nothing is left, or one hit more would be the last."""
    left = player.ship.tracks[location]
    if left == 0:
        return 120
    if location == HULL:
        return 90 if left == 1 else 55
    return 50 if left == 1 else 35


def hire(t: Table, player: Player, options: list[Move]) -> list[int]:
    price = prices.crew_price(t, player)
    return [45 * move.value - cost(t, player, price * move.value) for move in options]


# The chest


def stash(t: Table, player: Player, options: list[Move]) -> list[int]:
    """All full tens that count, and gold to trade with stays aboard."""
    found: list[int] = []
    for move in options:
        if move.verb != "stash-tens":
            found.append(-20 * move.value - 5)
            continue
        amount = 10 * move.value
        more = (10 - (player.stash + amount) % 10) % 10
        worth = chest(t, player, amount)
        if amount + more <= player.gold:
            worth = max(worth, chest(t, player, amount + more))
        found.append(worth)
    return found


def stash_ones(t: Table, player: Player, options: list[Move], tens: int) -> list[int]:
    return [chest(t, player, 10 * tens + move.value) for move in options]


def chest(t: Table, player: Player, amount: int) -> int:
    """So much put into the chest: points, and what is left to trade with."""
    left = player.gold - amount
    points = points_of_gold(t, player, player.stash + amount)
    if points + player.track >= t.rules.points_to_win:
        return 1000
    return POINT * points + TRADE * min(left, CAPITAL) + amount
