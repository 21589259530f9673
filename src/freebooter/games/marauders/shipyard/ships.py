"""Trading the own ship for a new one (MM-SHIPYARD-02 to 06, MM-SHIPYARD-14 to 16)."""

from typing import Final

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.advice.offers import ValuedOffer
from freebooter.games.marauders.advice.purse import from_chest, taken_from_chest
from freebooter.games.marauders.captain.glory import gain_glory
from freebooter.games.marauders.captain.lost_modifications import place_modifications
from freebooter.games.marauders.content.tables import SHIP_BUY, SHIP_GLORY, SHIP_NAMES, SHIP_PACK, SHIP_TRACKS
from freebooter.games.marauders.hold.overboard import drop_surplus
from freebooter.games.marauders.moves import BUY_SHIP, DONE, NO_MOVES, TRANSFER
from freebooter.games.marauders.names import BY_SHIP, CREW, LOCATIONS, SHIP_VALUES
from freebooter.games.marauders.previews.measured import event_about, gold_spent, number_in
from freebooter.games.marauders.prices import too_poor
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.shipyard.transfers import TRANSFERS, moving_price, transferable
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player, Ship, new_ship
from freebooter.games.marauders.state.visit import elsewhere, visit_of
from freebooter.games.marauders.values import POINT, cost
from freebooter.kernel.ask import Ask, Part, Played, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

BETTER_SHIP: Final = 30  # for each point of its five tracks, as long as there is time to use it


def for_sale(t: Table, kind: int) -> bool:
    """Ships of this kind are bought and sold; man-o-wars are not (MM-SHIPYARD-07)."""
    return SHIP_BUY[kind] > 0 and SHIP_PACK[kind] in t.rules.packs  # mutants: same `> 1`, no ship is as cheap


def on_sale(t: Table, kind: int) -> bool:
    """Do yards sell ships of this kind?"""
    return for_sale(t, kind) and (not t.hooked or modules_of(t).may_buy_ship(t, kind) is None)


def trade_refusal(t: Table, player: Player, kind: int, price: int, moved: int = 0) -> Refusal | None:
    """The old ship goes in part payment; one that cannot be sold ties its captain (MM-SHIPYARD-02, MM-AMB-40).

    `moved` are modifications taken along, as bits.
    """
    if not for_sale(t, kind):
        return Refusal("mm-ship-not-for-sale", "MM-SHIPYARD-07", ship=SHIP_NAMES[kind])
    if not for_sale(t, player.ship.kind):
        return Refusal("mm-own-ship-unsaleable", "MM-AMB-40", ship=SHIP_NAMES[player.ship.kind])
    net = price + moving_price(t, player, moved) - prices.ship_sale(t, player, moved)
    return too_poor(t, player, net, "MM-SHIPYARD-02")


def may_trade_ship(t: Table, player: Player, kind: int, price: int, moved: int = 0) -> bool:
    return trade_refusal(t, player, kind, price, moved) is None


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
    if elsewhere(t):  # he is at sea
        yield from drop_surplus(t, player, "MM-AMB-08")
    if earns_glory(player, kind):
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


# In the yard


def trade_preview(t: Table, player: Player, kind: int, price: int) -> Note:
    """A ship of this kind at a price, with nothing taken along from the old one."""
    return trade_note(t, player, kind, price, "MM-SHIPYARD-02")


def trade_note(t: Table, player: Player, kind: int, price: int, rule: str) -> Note:
    """What is to pay, and by whom; what a ship that costs less than the own one brings; the point of a great ship."""
    sale = prices.ship_sale(t, player)
    return Note(
        "mm-brings-ship",
        rule,
        price=price,
        sale=sale,
        net=price - sale,
        back=max(0, sale - price),
        glory=int(earns_glory(player, kind)),
        **from_chest(t, player, price - sale),
        **effects.new_ship_values(t, kind, player.seat),
    )


def earns_glory(player: Player, kind: int) -> bool:
    """The first great ship of a player (MM-SHIPYARD-15)."""
    return SHIP_GLORY[kind] and not player.ship_glory


def measure_trade(played: Played[Table], seat: Seat) -> dict[str, int]:
    """The price of a ship traded without a question about modifications."""
    event = event_about(played, "ship-traded", seat)
    if event is None:
        return {}
    found = {"price": number_in(event, "price"), "sale": number_in(event, "sale"), "net": gold_spent(played, seat)}
    found.update(taken_from_chest(played, seat))
    found["back"] = max(0, -found["net"])
    ship = played.after.players[seat].ship
    for location in range(len(LOCATIONS)):
        if location != CREW:  # who come along, as many as there are
            found[SHIP_VALUES[location]] = ship.tracks[location]
    return found


def ship_worth(t: Table, player: Player, kind: int, sale: int) -> int:
    """Another ship, if it can be paid: the point for a great one, what it can do, less the gold; the own one brings
    `sale`."""
    if kind == player.ship.kind:
        return -POINT
    price = prices.ship_price(t, player, kind) - sale
    if price > player.gold:
        return -POINT
    better = 0
    for location in range(len(LOCATIONS)):
        better += SHIP_TRACKS[kind][location] - player.ship.value(location)
    worth = BETTER_SHIP * better - cost(t, player, price)
    if earns_glory(player, kind):
        worth += POINT
    return worth


class ShipsForSale(ValuedOffer):
    """A new ship for the old one and gold (MM-SHIPYARD-02)."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        player = t.players[seat]
        if not for_sale(t, player.ship.kind):
            return NO_MOVES
        most = effects.purse(t, player) + prices.ship_sale(t, player)
        return [
            BUY_SHIP[kind]
            for kind in range(len(SHIP_NAMES))
            if prices.ship_price(t, player, kind) <= most and on_sale(t, kind)
        ]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        reason = modules_of(t).may_buy_ship(t, move.value) if t.hooked else None
        return reason or trade_refusal(t, player, move.value, prices.ship_price(t, player, move.value))

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        return trade_preview(t, player, move.value, prices.ship_price(t, player, move.value))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return measure_trade(played, ask.seat)

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return ship_worth(t, player, move.value, prices.ship_sale(t, player))

    def worths(self, t: Table, player: Player, moves: list[Move]) -> list[int]:
        sale = prices.ship_sale(t, player)
        return [ship_worth(t, player, move.value, sale) for move in moves]

    def take(self, t: Table, seat: Seat, move: Move) -> Part[None]:
        """All friends at the yard have helped with this ship (GL-06)."""
        player = t.players[seat]
        price = prices.ship_price(t, player, move.value)
        visit_of(t).yard_friends = 0
        return trade_ship(t, player, move.value, price, "MM-SHIPYARD-02")


# Modifications that come along


def choose_transfers(t: Table, player: Player, kind: int, price: int) -> Part[int]:
    """In St. John, and where a module allows it, for gold.

    Where the stash may pay, the question is always asked: otherwise it would reveal what the stash holds.
    """
    moved = 0
    secret = effects.purse_is_secret(t, player)
    while True:
        found = transferable(t, player, new_ship(kind), moved)
        options = [TRANSFER[each] for each in found if may_trade_ship(t, player, kind, price, moved | 1 << each)]
        if not options and not (secret and found):
            return moved
        answer = yield Ask(player.seat, TRANSFERS, [*options, DONE], about=kind, shown=secret)
        if answer is DONE:
            return moved
        moved |= 1 << answer.value
