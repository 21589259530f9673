"""Numbers for a captain in port: prices, repairs, what the market could bring, what may go into the chest."""

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.advice.purse import from_chest
from freebooter.games.marauders.content.tables import (
    CARGO_NAMES,
    MODIFICATION_NAMES,
    SHIP_NAMES,
    WEAPON_NAMES,
    WEAPON_PACK,
)
from freebooter.games.marauders.display.number_structs import Basket, ChestNumbers, PortNumbers, Repairs
from freebooter.games.marauders.moves import REPAIR
from freebooter.games.marauders.names import CREW, GOODS, LOCATIONS, NONE
from freebooter.games.marauders.port.market import cards_to_draw
from freebooter.games.marauders.port.purchase import room_left
from freebooter.games.marauders.port.shipyard import repair_refusal
from freebooter.games.marauders.port.stash import STASHING, fee
from freebooter.games.marauders.scoring import points_of_gold
from freebooter.games.marauders.shipyard.ships import earns_glory, for_sale, on_sale
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.visit import visit_of


def port_numbers(t: Table, player: Player) -> PortNumbers:
    zone = player.zone
    token = t.board.modification[zone]
    known = token != NONE and bool(t.board.modification_open[zone])
    ships = {name: prices.ship_price(t, player, at) for at, name in enumerate(SHIP_NAMES) if on_sale(t, at)}
    sale = prices.ship_sale(t, player)
    buys = t.visit is not None and t.drawn_by == player.seat
    return PortNumbers(
        draw=0 if t.visit is None else cards_to_draw(t, player),
        repair=prices.repair_price(t, player),
        damage=prices.damage_points(player.ship),
        weapons={
            name: prices.weapon_price(t, player, at)
            for at, name in enumerate(WEAPON_NAMES)
            if WEAPON_PACK[at] in t.rules.packs
        },
        ships=ships,
        own_ship=sale,
        modifications={MODIFICATION_NAMES[token]: prices.modification_price(t, player, token)} if known else {},
        crew=prices.crew_price(t, player),
        crew_wanted=player.crew_wanted(),
        rumour=prices.rumour_price(t, player),
        fee=0 if t.visit is None else fee(t, player),
        chosen=[] if t.visit is None else [CARGO_NAMES[card] for card in t.visit.chosen],
        nets={name: price - sale for name, price in ships.items()} if for_sale(t, player.ship.kind) else {},
        great=[name for at, name in enumerate(SHIP_NAMES) if name in ships and earns_glory(player, at)],
        repairs=all_repairs(t, player),
        drawn={GOODS[good]: prices.copies(t.drawn_cargo, good) for good in goods_drawn(t)} if buys else {},
        baskets=baskets(t, player) if buys else [],
        chest=chest_numbers(t, player) if t.visit is not None and STASHING.possible(t, player) else None,
    )


def all_repairs(t: Table, player: Player) -> Repairs | None:
    """None if there is nothing to repair, or not all of it can be (MM-SHIPYARD-10)."""
    price, purse = prices.repair_price(t, player), effects.purse(t, player)
    damaged = [at for at in range(len(LOCATIONS)) if at != CREW and player.ship.damage(at) > 0]
    if not damaged or any(repair_refusal(t, player, at) is not None for at in damaged):
        return None
    moves = [REPAIR[at].name for at in damaged for point in range(1 if price == 0 else player.ship.damage(at))]
    total = price * len(moves)
    return Repairs(moves, total, **from_chest(t, player, total)) if total <= purse else None


def goods_drawn(t: Table) -> list[int]:
    return prices.goods_of(t.drawn_cargo)


def baskets(t: Table, player: Player) -> list[Basket]:
    """All that fits and can be paid of what is not chosen yet, nothing at all first (MM-BUY-05, MM-BUY-11)."""
    chosen = visit_of(t).chosen
    agreed = prices.prices_of(t, player, chosen)
    room, purse = room_left(t, player), effects.purse(t, player)
    found: list[tuple[dict[str, int], list[int]]] = [({}, agreed)]
    for good in goods_drawn(t):
        if prices.copies(chosen, good):
            continue
        each = prices.goods_price(t, player, good)
        for goods, paid in found[:]:
            most = min(prices.copies(t.drawn_cargo, good), room - (len(paid) - len(agreed)))
            for count in range(1, most + 1):
                found.append(({**goods, GOODS[good]: count}, paid + [each] * count))
    priced = [(goods, prices.price_together(t, player, paid) if paid else 0) for goods, paid in found]
    return [Basket(goods, price, **from_chest(t, player, price)) for goods, price in priced if price <= purse]


def chest_numbers(t: Table, player: Player) -> ChestNumbers:
    most = player.gold - fee(t, player)
    return ChestNumbers(
        player.stash, [player.track + points_of_gold(t, player.stash + more) for more in range(most + 1)]
    )
