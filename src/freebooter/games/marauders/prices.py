"""What things cost and bring in a port, with the powers of ports and captains. Modules may change every price (Q9)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.content.tables import (
    CAPTAIN_ABILITY,
    CAPTAIN_AMOUNT,
    CARGO_GOOD,
    CREW_PRICE,
    DEMAND_FOR_GLORY,
    DEMAND_PRICE,
    GLORY_AMOUNT,
    GOODS_PRICES,
    MODIFICATION_PRICE,
    MODIFICATION_SALE,
    RAISED_BY,
    REFRESH_PRICE,
    REPAIR_PRICE,
    RUMOUR_PRICE,
    SELL_PRICE,
    SHIP_BUY,
    SHIP_GLORY,
    SHIP_SELL,
    SHIP_TRACKS,
    WEAPON_PRICE,
    WEAPON_SALE,
    glory_card,
)
from freebooter.games.marauders.names import (
    ARMS_CHEAPLY,
    CANNONS,
    CARGO,
    CARTAGENA,
    CREW,
    CURACAO,
    GOODS,
    HAVANA,
    HIRES_CHEAPLY,
    HULL,
    LOCATIONS,
    MASTS,
    NASSAU,
    NONE,
    OLD_PROVIDENCE,
    PETITE_GOAVE,
    PURSER,
    REPAIRS_CHEAPLY,
    SELLS_DEARER,
    SPANISH,
    ST_JOHN,
)
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player, Ship, count_bits
from freebooter.games.marauders.state.visit import here
from freebooter.kernel.note import Refusal

PRICES: Final = [
    "goods", "purchase", "sale", "demand-sale", "ship", "ship-sale", "repair", "weapon", "weapon-sale", "modification",
    "transfer", "refresh", "crew", "rumour", "redraw", "courier", "plunder",
]  # fmt: skip
OF_GOODS: Final = 0  # one card of a good
OF_PURCHASE: Final = 1  # a whole purchase
OF_SALE: Final = 2  # one card not in demand
OF_DEMAND_SALE: Final = 3  # one card in demand
OF_SHIP: Final = 4
OF_SHIP_SALE: Final = 5
OF_REPAIR: Final = 6  # one point
OF_WEAPON: Final = 7
OF_WEAPON_SALE: Final = 8
OF_MODIFICATION: Final = 9
OF_TRANSFER: Final = 10  # of one modification to a ship just bought
OF_REFRESH: Final = 11  # of a Reinforced hull
OF_CREW: Final = 12  # one hired
OF_RUMOUR: Final = 13
OF_REDRAW: Final = 14
OF_COURIER: Final = 15
OF_PLUNDER: Final = 16  # all gold of a merchant raid

CHEAPER_IN_NASSAU: Final = 1  # MM-PORTPOWER-07, MM-AMB-31
DEARER_IN_HAVANA: Final = 1  # MM-PORTPOWER-06
LARGE_SHIP_IN_CURACAO: Final = 30  # MM-PORTPOWER-05
ARMS_IN_OLD_PROVIDENCE: Final = 1  # MM-PORTPOWER-08
MODIFICATION_IN_ST_JOHN: Final = 1  # MM-PORTPOWER-13
TRANSFER_IN_ST_JOHN: Final = 1
REDRAW_IN_SANTO_DOMINGO: Final = 1  # MM-PORTPOWER-12
COURIER_OF_ST_MAARTEN: Final = 5  # MM-PORTPOWER-14
PAID_IN_CARTAGENA: Final = 3  # MM-PORTPOWER-04: this many paid for, one more is free
PURSER_SAVES: Final = 2  # GL-S7
FRIEND_SAVES: Final = GLORY_AMOUNT[glory_card("GL-06")]
NO_GOODS: Final = [0] * len(GOODS)
MENDED: Final = [location for location in range(len(LOCATIONS)) if location != CREW]
"""What a yard repairs."""
RAISES_MENDED: Final[int] = sum([RAISED_BY[location] for location in MENDED])
"""The modifications that raise any of it, as bits."""
MENDED_IN_ALL: Final[list[int]] = [sum([tracks[location] for location in MENDED]) for tracks in SHIP_TRACKS]
"""What a ship of each kind has of it, without modifications."""


def asked(t: Table, price: int, player: Player, what: int, thing: int = NONE) -> int:
    """The price after the queries of modules."""
    return modules_of(t).price(t, price, player, what, thing) if t.hooked else price


def ability(player: Player) -> int:
    return CAPTAIN_ABILITY[player.captain]


# Goods


def copies(kinds: tuple[int, ...], good: int) -> int:
    count = 0
    for kind in kinds:
        if CARGO_GOOD[kind] == good:
            count += 1
    return count


def counts_of(kinds: tuple[int, ...]) -> list[int]:
    """How many of these cards there are of each good; to be read only."""
    if not kinds:
        return NO_GOODS
    counts = NO_GOODS[:]  # this and no `+=`: it is asked very often, and they are slow when compiled
    for kind in kinds:
        good = CARGO_GOOD[kind]
        counts[good] = counts[good] + 1
    return counts


def goods_of(kinds: tuple[int, ...]) -> list[int]:
    """The goods of these cards, each once."""
    return sorted({CARGO_GOOD[kind] for kind in kinds})


def goods_price(t: Table, player: Player, good: int) -> int:
    """One card of a good, by the copies of it among the cards drawn (MM-BUY-03, MM-BUY-04)."""
    return price_by_copies(t, player, good, copies(t.drawn_cargo, good))


def price_by_copies(t: Table, player: Player, good: int, drawn: int) -> int:
    """The same, where it is known how many were drawn."""
    visit = t.visit
    if visit is not None:
        if visit.bargains:
            drawn += visit.bargains.count(good)  # GL-03
        if visit.named == good:
            drawn += CAPTAIN_AMOUNT[player.captain]  # CAP-05
    price = GOODS_PRICES[min(drawn, len(GOODS_PRICES) - 1)]
    if here(t, player, NASSAU):
        price = max(1, price - CHEAPER_IN_NASSAU)
    return asked(t, price, player, OF_GOODS, good)


def purchase_price(t: Table, player: Player, chosen: tuple[int, ...]) -> int:
    """All cards chosen among those drawn."""
    return price_together(t, player, prices_of(t, player, chosen)) if chosen else 0


def prices_of(t: Table, player: Player, chosen: tuple[int, ...]) -> list[int]:
    """The price of each card by itself."""
    if not chosen:
        return []
    drawn = counts_of(t.drawn_cargo)
    return [price_by_copies(t, player, CARGO_GOOD[kind], drawn[CARGO_GOOD[kind]]) for kind in chosen]


def price_together(t: Table, player: Player, each: list[int]) -> int:
    """Cards bought at once, by the price of each.

    In Cartagena one is free if three others are paid for; the owner's choice, so the dearest (MM-AMB-32).
    """
    total = 0
    dearest = 0
    for price in each:
        total += price
        dearest = max(dearest, price)
    return price_of_sum(t, player, total, dearest, len(each))


def price_of_sum(t: Table, player: Player, total: int, dearest: int, cards: int) -> int:
    """The same by the sum of the prices, the dearest of them, and how many there are."""
    visit = t.visit
    others = 0 if visit is None else visit.more_cards
    if cards + others > PAID_IN_CARTAGENA and here(t, player, CARTAGENA):
        total -= dearest
    if effects.active(t, player, PURSER):
        total = max(min(1, total), total - PURSER_SAVES)
    return asked(t, total, player, OF_PURCHASE)


def sale_price(t: Table, player: Player, good: int) -> int:
    """One card of a good (MM-SELL-02, MM-SELL-03)."""
    if good != t.board.demand[player.zone]:
        price = SELL_PRICE - (CHEAPER_IN_NASSAU if here(t, player, NASSAU) else 0)
        return asked(t, price, player, OF_SALE, good)
    price = DEMAND_PRICE
    if here(t, player, HAVANA) and not player.is_pirate():
        price += DEARER_IN_HAVANA
    if ability(player) == SELLS_DEARER:
        price += CAPTAIN_AMOUNT[player.captain]  # CAP-01
    return asked(t, price, player, OF_DEMAND_SALE, good)


def demand_for_glory(t: Table, player: Player) -> int:
    """How many cards in demand a sale needs for its point (MM-SELL-07)."""
    return modules_of(t).demand_for_glory(t, DEMAND_FOR_GLORY, player) if t.hooked else DEMAND_FOR_GLORY


def proceeds(t: Table, player: Player, sold: tuple[int, ...]) -> int:
    """The price of these cards together."""
    return sum([sale_price(t, player, CARGO_GOOD[kind]) for kind in sold])


# Ships


def ship_price(t: Table, player: Player, kind: int) -> int:
    """A new ship in the yard of this port; the old one is another matter (MM-SHIPYARD)."""
    price = SHIP_BUY[kind]
    if SHIP_GLORY[kind] and here(t, player, CURACAO):
        price = LARGE_SHIP_IN_CURACAO
    visit = t.visit
    if visit is not None:
        price = max(0, price - FRIEND_SAVES * visit.yard_friends)  # GL-06
    return asked(t, price, player, OF_SHIP, kind)


def ship_sale(t: Table, player: Player, moved: int = 0) -> int:
    """The own ship with its modifications, less the damage, which crew is not (MM-SHIPYARD-03, MM-AMB-38).

    What is `moved` to the new ship, modifications as bits, is not sold (MM-AMB-95).
    """
    ship = player.ship
    price = SHIP_SELL[ship.kind] + MODIFICATION_SALE * count_bits(ship.modifications & ~moved) - damage_points(ship)
    return asked(t, max(0, price), player, OF_SHIP_SALE, ship.kind)


def damage_points(ship: Ship) -> int:
    """All damage but that of the crew."""
    if ship.modifications & RAISES_MENDED:
        points = 0
        for location in MENDED:
            points += ship.damage(location)
        return points
    tracks = ship.tracks
    return MENDED_IN_ALL[ship.kind] - tracks[HULL] - tracks[CARGO] - tracks[MASTS] - tracks[CANNONS]


def repair_price(t: Table, player: Player) -> int:
    """One point of damage (MM-SHIPYARD-10); free in some ports. Where it is forbidden: see `port.shipyard`."""
    price = REPAIR_PRICE
    if ability(player) == REPAIRS_CHEAPLY:
        price = CAPTAIN_AMOUNT[player.captain]  # CAP-10
    if here(t, player, PETITE_GOAVE) or armed_against_spain(t, player):
        price = 0
    return asked(t, price, player, OF_REPAIR)


def armed_against_spain(t: Table, player: Player) -> bool:
    """Old Providence helps those whom Spain wants (MM-PORTPOWER-08)."""
    return player.bounties[SPANISH] > 0 and here(t, player, OLD_PROVIDENCE)


def weapon_price(t: Table, player: Player, weapon: int) -> int:
    price = WEAPON_PRICE
    if uses_cheap_arms(t, player):
        price = CAPTAIN_AMOUNT[player.captain]
    elif armed_against_spain(t, player):
        price = ARMS_IN_OLD_PROVIDENCE
    return asked(t, price, player, OF_WEAPON, weapon)


def uses_cheap_arms(t: Table, player: Player) -> bool:
    """CAP-15: once per Port action a weapon is cheap; not spent where all of them are."""
    visit = t.visit
    return (
        ability(player) == ARMS_CHEAPLY
        and visit is not None
        and visit.powers
        and not visit.arms_used
        and not armed_against_spain(t, player)
    )


def weapon_sale(t: Table, player: Player, weapon: int) -> int:
    return asked(t, WEAPON_SALE, player, OF_WEAPON_SALE, weapon)


def modification_price(t: Table, player: Player, modification: int) -> int:
    """The token of this port (MM-MOD-09)."""
    price = MODIFICATION_IN_ST_JOHN if here(t, player, ST_JOHN) else MODIFICATION_PRICE
    visit = t.visit
    if visit is not None and visit.yard_friends > 0:
        price = 0  # GL-06
    return asked(t, price, player, OF_MODIFICATION, modification)


def transfer_price(t: Table, player: Player, modification: int) -> int:
    return asked(t, TRANSFER_IN_ST_JOHN, player, OF_TRANSFER, modification)


def refresh_price(t: Table, player: Player, modification: int) -> int:
    """The same in every port, since it is not a repair (MM-AMB-43)."""
    return asked(t, REFRESH_PRICE, player, OF_REFRESH, modification)


# People


def crew_price(t: Table, player: Player) -> int:
    price = CAPTAIN_AMOUNT[player.captain] if ability(player) == HIRES_CHEAPLY else CREW_PRICE  # CAP-07
    return asked(t, price, player, OF_CREW)


def rumour_price(t: Table, player: Player) -> int:
    """For asking around; in Curaçao talk is free (MM-PORTPOWER-05)."""
    return asked(t, 0 if here(t, player, CURACAO) else RUMOUR_PRICE, player, OF_RUMOUR)


def redraw_price(t: Table, player: Player) -> int:
    return asked(t, REDRAW_IN_SANTO_DOMINGO, player, OF_REDRAW)


def courier_fee(t: Table, player: Player) -> int:
    return asked(t, COURIER_OF_ST_MAARTEN, player, OF_COURIER)


def too_poor(t: Table, player: Player, price: int, rule: str, most: int = 0) -> Refusal | None:
    """Refusal of a price that the player cannot pay; None if he can."""
    gold = effects.purse(t, player)
    return Refusal("mm-too-little-gold", rule, price=price, gold=gold, most=most) if gold < price else None
