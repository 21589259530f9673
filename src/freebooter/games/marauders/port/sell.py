"""Sell goods: the first activity of a Port action (MM-SELL)."""

from typing import Final

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.glory import gain_glory
from freebooter.games.marauders.hooks import GOODS_SOLD, fire
from freebooter.games.marauders.moments import SELL, SOLD
from freebooter.games.marauders.moves import DONE, SELL_GOODS
from freebooter.games.marauders.names import BY_TRADE, GOODS, ZONES
from freebooter.games.marauders.port.here import good_named, visit_of
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import DEMAND_FOR_GLORY
from freebooter.games.marauders.windows import menu_cards, own_window, play_card
from freebooter.kernel.ask import Ask, Part
from freebooter.kernel.moves import Move

CARDS_FOR_WINDOW: Final = 3  # GL-S7b: after a sale of so many


def may_sell(t: Table, player: Player) -> bool:
    """Before any other activity, with something to sell (MM-PORT-03). A mission's load is no goods."""
    return visit_of(t).done == 0 and len(player.cargo) > 0


def sell_options(t: Table, player: Player) -> list[Move]:
    """Goods not yet spoken of, by count; before the first, cards that change the demand (GL-04)."""
    chosen = visit_of(t).chosen
    options: list[Move] = []
    for good in range(len(GOODS)):
        if prices.copies(chosen, good) == 0:
            options += SELL_GOODS[good][1 : effects.goods_aboard(player, good) + 1]
    if not chosen:
        options += menu_cards(t, player, SELL)
    options.append(DONE)
    return options


def sell(t: Table, player: Player) -> Part[None]:
    """First he says what he sells, then all of it is sold (MM-SELL-01)."""
    visit = visit_of(t)
    while len(visit.chosen) < len(player.cargo):
        answer = yield Ask(player.seat, "sell", sell_options(t, player), shown=True)
        if answer is DONE:
            break
        if answer.verb == "play":
            yield from play_card(t, player, answer.value)
        else:
            copies = effects.pick_copies(player.cargo, good_named(answer), answer.value)
            visit.chosen = (*visit.chosen, *copies)
    sold = visit.chosen
    visit.chosen = ()
    if sold:
        yield from settle(t, player, sold)


def settle(t: Table, player: Player, sold: tuple[int, ...]) -> Part[None]:
    """Gold, the discard pile, a new token, glory, and who likes such a sale."""
    zone = player.zone
    demanded = prices.copies(sold, t.board.demand[zone])
    gold = prices.proceeds(t, player, sold)
    if t.journal is not None:
        t.journal.everyone(
            "goods-sold", "MM-SELL-01", seat=player.seat, zone=ZONES[zone], count=len(sold), demanded=demanded
        )
    effects.unload_cargo(t, player, list(sold), "MM-SELL-04")
    effects.gain_gold(t, player, gold, "MM-SELL-02 MM-SELL-03")
    if demanded > 0:
        effects.change_demand(t, zone, "MM-SELL-05")
    if demanded >= DEMAND_FOR_GLORY:
        yield from gain_glory(t, player, BY_TRADE, "MM-SELL-07")
    if t.hooked:
        yield from fire(t, GOODS_SOLD, player.seat, len(sold))
    if len(sold) >= CARDS_FOR_WINDOW:
        yield from own_window(t, player, SOLD, len(sold))
