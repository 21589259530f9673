"""Merchant: sell Goods."""

from freebooter.games.seven_seas.effects import gain_chests, lose_goods, make_mistake, tell_no_effect
from freebooter.games.seven_seas.fleet import goods_aboard, settle_guards
from freebooter.games.seven_seas.gifts import accept_gift
from freebooter.games.seven_seas.moves import SELL
from freebooter.games.seven_seas.names import GOODS
from freebooter.games.seven_seas.prices import sale_value
from freebooter.games.seven_seas.rituals import perform_rituals
from freebooter.games.seven_seas.state import Player, Table
from freebooter.kernel.ask import Ask, Flow, Part


def merchant(t: Table, player: Player) -> Flow:
    yield from perform_rituals(t, player)
    if goods_aboard(player) == 0:
        make_mistake(t, player, "P7-MERCHANT-08" if t.rules.must_sell else "P7-MERCHANT-07")
    else:
        goods = yield from choose_goods(player)
        if sum(goods) > 0:
            sell(t, player, goods)
            extra = yield from accept_gift(t, player)
            gain_chests(t, player, extra, "P7-MERCHANT-09")
        elif t.rules.must_sell:
            make_mistake(t, player, "P7-MERCHANT-08")
        else:
            tell_no_effect(t, player, "sold", "P7-AMB-44")
    yield from perform_rituals(t, player)


def choose_goods(player: Player) -> Part[list[int]]:
    """One sale, chosen kind by kind (P7-MERCHANT-01, P7-AMB-45)."""
    goods = [0, 0, 0]
    for good in range(3):
        if player.cargo[good] > 0:  # mutants: same `if True` `>= 0`, a lone option answers itself
            answer = yield Ask(player.seat, "sell-goods", SELL[good][: player.cargo[good] + 1], about=good)
            goods[good] = answer.value
    return goods


def sell(t: Table, player: Player, goods: list[int]) -> None:
    """Take all cards off the ships, pay for all, then settle the guards."""
    chests = 0
    for good in range(3):
        if goods[good] > 0:
            brings = sale_value(t, good, goods[good])
            chests += brings
            lose_goods(t, player, good, goods[good], "P7-MERCHANT-01")
            if t.journal is not None:
                rule = "P7-MERCHANT-03" if goods[good] >= 3 else "P7-MERCHANT-04"
                t.journal.everyone(
                    "goods-sold", rule, seat=player.seat, good=GOODS[good], count=goods[good], chests=brings
                )
    gain_chests(t, player, chests, "P7-MERCHANT-01")
    settle_guards(t, player)  # mutants: same, the chests have settled them
