"""Merchants: selling and loading, and the attacks that cards let them make."""

from typing import Final

from freebooter.games.black_fleet.content.cards import GOODS
from freebooter.games.black_fleet.effects import gain, load
from freebooter.games.black_fleet.moves import SELL
from freebooter.games.black_fleet.names import CARGO, CREWS, MERCHANT, SALES
from freebooter.games.black_fleet.questions import doubloons_gained, full_label
from freebooter.games.black_fleet.reasons import (
    FINE,
    GOODS_REFUSED,
    NO_ACTION_LEFT,
    NO_WAY_ON,
    NOT_DOCKED,
    ONLY_MERCHANTS_SELL,
    OWN_GOODS,
    Reason,
    refusal_unless_fine,
)
from freebooter.games.black_fleet.ships.movement import is_trapped, sailing_of
from freebooter.games.black_fleet.state import Player, Sailing, Table
from freebooter.kernel.ask import Ask, Offer, Played, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal


def price_at(t: Table, p: Player, port: int) -> int:
    """Doubloons per cube of the cargo, 0 when the port does not buy it."""
    return price_of_colour(t, p, port, p.colour)


def price_of_colour(t: Table, p: Player, port: int, colour: int) -> int:
    """A port never buys its own colour (BF-MERCHANT-03, BF-AMB-21, D14-04)."""
    price = t.board.prices[port][colour]
    if price == 0 and port != colour:
        price = p.powers.sell_refused
    return price


def sale_value(t: Table, p: Player, price: int) -> int:
    """Doubloons for the whole cargo: bonuses per cube, then per sale (BF-MERCHANT-02, F-14, D5-04, D11-04, D14-04)."""
    return p.cargo * (price + p.powers.cube_sold + t.turn.cube_sold) + p.powers.sale


def selling_trouble(t: Table, s: Sailing, place: int, steps: int) -> Reason:
    """What keeps the ship from selling anything there, whatever the port buys."""
    if s.crew != MERCHANT:
        return ONLY_MERCHANTS_SELL
    if t.board.dock_port[place] < 0:
        return NOT_DOCKED
    if s.actions == 0:
        return NO_ACTION_LEFT
    if is_trapped(t, s, place, steps):
        return NO_WAY_ON
    return FINE


def sell_trouble(t: Table, p: Player, s: Sailing, place: int, steps: int) -> Reason:
    trouble = selling_trouble(t, s, place, steps)
    if trouble == FINE:
        port = t.board.dock_port[place]
        if price_at(t, p, port) == 0:
            return OWN_GOODS if port == p.colour else GOODS_REFUSED
    return trouble


def sell(t: Table, p: Player, s: Sailing, price: int, rule: str) -> None:
    """The whole cargo goes to its home port, three new cubes come aboard: one action (BF-MERCHANT-05 to 08).

    A port without a cube left has nothing to load: the merchant goes back to its owner (BF-AMB-17).
    """
    board = t.board
    port = board.dock_port[t.place[s.ship]]
    value = sale_value(t, p, price)
    s.actions -= 1
    t.turn.cube_sold = 0
    t.stock[p.colour] += p.cargo
    if t.journal is not None:
        name = t.chart.ports[port]
        t.journal.everyone("goods-sold", rule, seat=p.seat, good=GOODS[p.colour], count=p.cargo, port=name)
    gain(t, p, SALES, value, rule)
    load(t, p, port, "BF-MERCHANT-07")
    if p.cargo == 0:
        t.place[s.ship] = board.nowhere
        if t.journal is not None:
            t.journal.everyone("merchant-home", "BF-AMB-17", seat=p.seat)


class Sell(Offer[Table]):
    """Sell the cargo where the merchant is docked."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        p, s = t.players[ask.seat], sailing_of(t)
        place = t.place[s.ship]
        trouble = sell_trouble(t, p, s, place, s.steps)
        if trouble == GOODS_REFUSED:
            port = t.chart.ports[t.board.dock_port[place]]
            return refusal_unless_fine(GOODS_REFUSED, port=port, good=GOODS[p.colour])
        return refusal_unless_fine(trouble)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        p = t.players[ask.seat]
        port = t.board.dock_port[t.place[sailing_of(t).ship]]
        value = sale_value(t, p, price_at(t, p, port))
        count = min(CARGO, t.stock[port])
        return Note("bf-brings-sale", "BF-MERCHANT-03", doubloons=value, count=count, good=GOODS[port])

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return {**doubloons_gained(played), "count": played.after.players[ask.seat].cargo}

    def label(self, ask: Ask, move: Move) -> Note:
        return full_label("bf-full-sell", move, own=CREWS[ask.about])

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        p, s = t.players[seat], sailing_of(t)
        sell(t, p, s, price_at(t, p, t.board.dock_port[t.place[s.ship]]), "BF-MERCHANT-03")
        return ()


SELL_CARGO: Final = Sell([SELL])
