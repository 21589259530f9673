"""Trading the own ship for a new one (MM-SHIPYARD-02 to 06, MM-SHIPYARD-14 to 16)."""

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.death import place_modifications
from freebooter.games.marauders.glory import gain_glory
from freebooter.games.marauders.moves import DONE, TRANSFER
from freebooter.games.marauders.names import BY_SHIP, CREW, LOCATIONS, MANOEUVRABILITY, NONE, ST_JOHN
from freebooter.games.marauders.sheet import Player, Ship, new_ship
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import (
    MODIFICATION_NAMES,
    MODIFICATION_RAISES,
    SHIP_BUY,
    SHIP_GLORY,
    SHIP_NAMES,
    SHIP_PACK,
    SHIP_TRACKS,
    TRACK_LIMIT,
)
from freebooter.kernel.ask import Ask, Part
from freebooter.kernel.moves import Move


def for_sale(t: Table, kind: int) -> bool:
    """Ships of this kind are bought and sold; man-o-wars are not (MM-SHIPYARD-07)."""
    return SHIP_BUY[kind] > 0 and SHIP_PACK[kind] in t.rules.packs


def may_trade_ship(t: Table, player: Player, kind: int, price: int, moved: int = 0) -> bool:
    """The old ship goes in part payment; one that cannot be sold ties its captain (MM-SHIPYARD-02, MM-AMB-40).

    `moved` are modifications taken along, as bits.
    """
    if not for_sale(t, kind) or not for_sale(t, player.ship.kind):
        return False
    return effects.purse(t, player) + prices.ship_sale(t, player, moved) >= price + moving_price(t, player, moved)


def moving_price(t: Table, player: Player, moved: int) -> int:
    total = 0
    for modification in range(len(MODIFICATION_NAMES)):
        if moved >> modification & 1:
            total += prices.transfer_price(t, player, modification)
    return total


def trade_ship(t: Table, player: Player, kind: int, price: int, rule: str) -> Part[None]:
    """Sell the old ship and buy one of this kind. Cargo above its hold stays while in port (MM-AMB-09)."""
    moved = yield from choose_transfers(t, player, kind, price)
    old = player.ship
    sale = prices.ship_sale(t, player, moved)
    cost = price + moving_price(t, player, moved)
    player.ship = fitted_ship(kind, old, moved)
    old_name, new_name = SHIP_NAMES[old.kind], SHIP_NAMES[kind]
    if t.journal is not None:
        t.journal.everyone("ship-traded", rule, seat=player.seat, ship=new_name, old=old_name, sale=sale, price=price)
    effects.gain_gold(t, player, sale, "MM-SHIPYARD-03")
    effects.pay_gold(t, player, cost, rule)
    yield from place_modifications(t, player, old.modifications & ~moved)
    if SHIP_GLORY[kind] and not player.ship_glory:
        player.ship_glory = True
        yield from gain_glory(t, player, BY_SHIP, "MM-SHIPYARD-15")


def fitted_ship(kind: int, old: Ship, moved: int) -> Ship:
    """A new ship with the old crew, as far as there is room, and what is moved over (MM-SHIPYARD-05, R-02)."""
    ship = new_ship(kind)
    ship.modifications = moved
    ship.flipped = old.flipped & moved
    for location in range(len(LOCATIONS)):
        ship.tracks[location] = ship.value(location)
    ship.tracks[CREW] = min(old.tracks[CREW], ship.value(CREW))
    return ship


# St. John


def can_help(kind: int, modification: int) -> bool:
    """Not where the value it raises is at its limit already (MM-AMB-94)."""
    raises = MODIFICATION_RAISES[modification]
    return raises in (NONE, MANOEUVRABILITY) or SHIP_TRACKS[kind][raises] < TRACK_LIMIT


def transferable(player: Player, kind: int, moved: int) -> list[int]:
    """Modifications of the old ship that could still come along, for those who can pay."""
    if player.zone != ST_JOHN or not player.in_port:
        return []
    return [
        modification
        for modification in range(len(MODIFICATION_NAMES))
        if player.ship.has(modification) and moved >> modification & 1 == 0 and can_help(kind, modification)
    ]


def transfer_options(t: Table, player: Player, kind: int, price: int, moved: int) -> list[Move]:
    """Modifications that the captain can still pay for."""
    return [
        TRANSFER[modification]
        for modification in transferable(player, kind, moved)
        if may_trade_ship(t, player, kind, price, moved | 1 << modification)
    ]


def choose_transfers(t: Table, player: Player, kind: int, price: int) -> Part[int]:
    """Only in St. John, for gold (MM-SHIPYARD-14, MM-PORTPOWER-13).

    Where the chest may pay, he is asked whether or not it holds enough: being asked must not tell.
    """
    moved = 0
    secret = effects.purse_is_secret(t, player)
    while True:
        options = transfer_options(t, player, kind, price, moved)
        if not options and not (secret and transferable(player, kind, moved)):
            return moved
        answer = yield Ask(player.seat, "transfer", [*options, DONE], about=kind, shown=secret)
        if answer is DONE:
            return moved
        moved |= 1 << answer.value
