"""The shipyard: ships, repairs, special weapons and the modification that lies here (MM-SHIPYARD)."""

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.hooks import SHIPYARD_STOCK, offered, query_limit, take_offered
from freebooter.games.marauders.limits import WEAPONS
from freebooter.games.marauders.moments import SHIPYARD
from freebooter.games.marauders.moves import (
    BUY_MODIFICATION,
    BUY_SHIP,
    BUY_WEAPON,
    DONE,
    REFRESH,
    REPAIR,
    SELL_WEAPON,
)
from freebooter.games.marauders.names import CREW, LOCATIONS, NONE, PETITE_GOAVE, REINFORCED_HULL
from freebooter.games.marauders.port.here import visit_of
from freebooter.games.marauders.port.ships import can_help, may_trade_ship, trade_ship
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import SHIP_NAMES, WEAPON_NAMES, WEAPON_PACK
from freebooter.games.marauders.windows import menu_cards, play_card
from freebooter.kernel.ask import Ask, Part
from freebooter.kernel.moves import Move


def may_use_shipyard(t: Table, player: Player) -> bool:
    """There is something to do; a hand of cards may hold more (GL-06)."""
    return len(player.hand) > 0 or len(shipyard_options(t, player)) > 1


def shipyard_options(t: Table, player: Player) -> list[Move]:
    """All that the yard can do for the captain now (MM-SHIPYARD-01)."""
    options = [BUY_SHIP[kind] for kind in range(len(SHIP_NAMES)) if may_buy_ship(t, player, kind)]
    options += [REPAIR[location] for location in range(len(LOCATIONS)) if may_repair(t, player, location)]
    options += [BUY_WEAPON[weapon] for weapon in range(len(WEAPON_NAMES)) if may_buy_weapon(t, player, weapon)]
    options += [SELL_WEAPON[weapon] for weapon in range(len(WEAPON_NAMES)) if may_sell_weapon(t, player, weapon)]
    modification = t.board.modification[player.zone]
    if modification != NONE and may_buy_modification(t, player, modification):
        options.append(BUY_MODIFICATION[modification])
    if may_refresh(t, player, REINFORCED_HULL):
        options.append(REFRESH[REINFORCED_HULL])
    options += menu_cards(t, player, SHIPYARD)
    if t.hooked:
        options += offered(t, SHIPYARD_STOCK, player.seat, player.zone)
    options.append(DONE)
    return options


def use_shipyard(t: Table, player: Player) -> Part[None]:
    """One thing after the other. It ends: gold runs out, and no weapon is traded twice."""
    while True:
        answer = yield Ask(player.seat, "shipyard", shipyard_options(t, player), shown=True)
        if answer is DONE:
            return
        yield from do_at_yard(t, player, answer)


def do_at_yard(t: Table, player: Player, answer: Move) -> Part[None]:
    verb, thing = answer.verb, answer.value
    if verb == "play":
        yield from play_card(t, player, thing)
    elif verb == "buy-ship":
        yield from buy_ship(t, player, thing)
    elif verb == "repair":
        repair(t, player, thing)
    elif verb == "buy-weapon":
        buy_weapon(t, player, thing)
    elif verb == "sell-weapon":
        sell_weapon(t, player, thing)
    elif verb == "buy-modification":
        buy_modification(t, player)
    elif verb == "refresh":
        refresh(t, player, thing)
    else:
        yield from take_offered(t, SHIPYARD_STOCK, player.seat, answer, player.zone)


# Ships


def may_buy_ship(t: Table, player: Player, kind: int) -> bool:
    return may_trade_ship(t, player, kind, prices.ship_price(t, player, kind))


def buy_ship(t: Table, player: Player, kind: int) -> Part[None]:
    """All friends at the yard have helped with this ship (GL-06)."""
    price = prices.ship_price(t, player, kind)
    visit_of(t).yard_friends = 0
    yield from trade_ship(t, player, kind, price, "MM-SHIPYARD-02")


# Repairs


def may_repair(t: Table, player: Player, location: int) -> bool:
    """Not the crew (MM-SHIPYARD-10); in Petite Goave no pirates (MM-PORTPOWER-09)."""
    return (
        location != CREW
        and player.ship.damage(location) > 0
        and not (player.zone == PETITE_GOAVE and player.is_pirate())
        and effects.purse(t, player) >= prices.repair_price(t, player)
    )


def repair(t: Table, player: Player, location: int) -> None:
    """One point for its price; where it is free, the whole location."""
    price = prices.repair_price(t, player)
    points = player.ship.damage(location) if price == 0 else 1
    effects.pay_gold(t, player, price, "MM-SHIPYARD-10")
    effects.repair(t, player, location, points, "MM-SHIPYARD-10")


# Special weapons


def may_buy_weapon(t: Table, player: Player, weapon: int) -> bool:
    """One token of each kind at most (MM-SHIPYARD-09), and none back that was sold in this visit."""
    return (
        not player.has_weapon(weapon)
        and WEAPON_PACK[weapon] in t.rules.packs
        and visit_of(t).weapons_traded >> weapon & 1 == 0
        and weapons_held(player) < weapon_limit(t, player)
        and effects.purse(t, player) >= prices.weapon_price(t, player, weapon)
    )


def weapons_held(player: Player) -> int:
    count = 0
    for weapon in range(len(WEAPON_NAMES)):
        count += player.weapons >> weapon & 1  # mutants: same `& 0` `& 2`, only a module limits them
    return count


def weapon_limit(t: Table, player: Player) -> int:
    limit = len(WEAPON_NAMES)
    return query_limit(t, limit, player.seat, WEAPONS) if t.hooked else limit


def buy_weapon(t: Table, player: Player, weapon: int) -> None:
    price = prices.weapon_price(t, player, weapon)
    visit = visit_of(t)
    if prices.uses_cheap_arms(t, player):
        visit.arms_used = True  # CAP-15
    visit.weapons_traded |= 1 << weapon
    effects.pay_gold(t, player, price, "MM-SHIPYARD-08")
    effects.gain_weapon(t, player, weapon, "MM-SHIPYARD-08")


def may_sell_weapon(t: Table, player: Player, weapon: int) -> bool:
    return player.has_weapon(weapon) and visit_of(t).weapons_traded >> weapon & 1 == 0


def sell_weapon(t: Table, player: Player, weapon: int) -> None:
    visit_of(t).weapons_traded |= 1 << weapon
    effects.lose_weapon(t, player, weapon, "MM-SHIPYARD-08")
    effects.gain_gold(t, player, prices.weapon_sale(t, player, weapon), "MM-SHIPYARD-08")


# Modifications


def may_buy_modification(t: Table, player: Player, modification: int) -> bool:
    """The one that lies here, if the ship has none of that type and it could help (MM-SHIPYARD-11, 13, MM-AMB-94).

    One put here during this visit lies face down until the next Port action (MM-PORT-06).
    """
    return (
        t.board.modification[player.zone] == modification
        and t.board.modification_open[player.zone]
        and not player.ship.has(modification)
        and can_help(player.ship.kind, modification)
        and effects.purse(t, player) >= prices.modification_price(t, player, modification)
    )


def buy_modification(t: Table, player: Player) -> None:
    """The port then offers none until one returns (MM-SHIPYARD-12)."""
    modification = t.board.modification[player.zone]
    price = prices.modification_price(t, player, modification)
    visit = visit_of(t)
    visit.yard_friends = max(0, visit.yard_friends - 1)
    effects.clear_modification(t, player.zone)
    effects.pay_gold(t, player, price, "MM-MOD-09")
    effects.add_modification(t, player, modification, "MM-SHIPYARD-12")


def may_refresh(t: Table, player: Player, modification: int) -> bool:
    """A Reinforced hull that was used (MM-MOD-03)."""
    return (
        player.ship.has(modification)
        and player.ship.flipped >> modification & 1 != 0
        and effects.purse(t, player) >= prices.refresh_price(t, player, modification)
    )


def refresh(t: Table, player: Player, modification: int) -> None:
    effects.pay_gold(t, player, prices.refresh_price(t, player, modification), "MM-AMB-43")
    player.ship.flipped &= ~(1 << modification)
    if t.journal is not None:
        t.journal.everyone("modification-ready", "MM-MOD-03", seat=player.seat)
