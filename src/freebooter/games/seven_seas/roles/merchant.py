"""Merchant: sell Goods."""

from typing import Final

from freebooter.games.seven_seas.explaining.measured import counted, events_of, number
from freebooter.games.seven_seas.gifts import Gift, accept_gift, gift_if_alone
from freebooter.games.seven_seas.moves import SELL
from freebooter.games.seven_seas.names import GOODS, PORTS
from freebooter.games.seven_seas.player.effects import gain_chests, lose_goods, make_mistake, report_no_effect
from freebooter.games.seven_seas.player.fleet import goods_aboard
from freebooter.games.seven_seas.questions import RoleQuestion
from freebooter.games.seven_seas.rituals import BARGAINS, RitualQuestion, perform_rituals
from freebooter.games.seven_seas.state import Player, Table
from freebooter.games.seven_seas.valuing.prices import FULL_PRICE_FROM, sale_value, value_of
from freebooter.games.seven_seas.valuing.worth import CHEST, rounds_to_come, weigh
from freebooter.kernel.ask import Ask, Flow, Part, Played, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal, mistake


def mistake_rule(t: Table) -> str:
    """Having no Goods is a mistake in one edition, selling none in the other."""
    return "P7-MERCHANT-08" if t.rules.must_sell else "P7-MERCHANT-07"


def preview_merchant(t: Table, player: Player) -> Note:
    """Preview of the role as things stand now."""
    if goods_aboard(player) == 0:
        return mistake("brings-mistake-merchant", mistake_rule(t), points=t.rules.spot_points)
    chests, gift = value_of(t, player.cargo), gift_if_alone(t, player)
    return Note("brings-merchant", "P7-MERCHANT-01", chests=chests, port=PORTS[t.port], gift=gift)


class RitualBeforeSale(RitualQuestion):
    """A player who bargains the last two Goods away has none left to sell (P7-AMB-46, P7-RITUAL-06)."""

    def risks(self, t: Table, ask: Ask) -> list[Note]:
        if goods_aboard(t.players[ask.seat]) > 2 or not BARGAINS.options(t, ask.seat, ask.about):
            return []
        return [Note("risk-nothing-to-sell", mistake_rule(t), points=t.rules.spot_points)]


class SellGoods(RoleQuestion):
    """How much of one good to sell; `about` is the good."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return SELL[about][: t.players[seat].cargo[about] + 1]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        good, aboard = GOODS[ask.about], t.players[ask.seat].cargo[ask.about]
        if move is not SELL[ask.about][move.value]:
            return Refusal("p7-other-good", "P7-MERCHANT-01", good=good)
        if move.value > aboard:
            return Refusal("p7-not-so-many-aboard", "P7-MERCHANT-01", good=good, count=aboard)
        return None

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"good": GOODS[ask.about], "price": t.rules.prices[t.port][ask.about]}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        count = move.value
        kept = t.players[ask.seat].cargo[ask.about] - count
        if count == 0:
            must = "yes" if t.rules.must_sell else "no"
            return Note("brings-sell-none", "P7-MERCHANT-05", kept=kept, must=must, points=t.rules.spot_points)
        chests = sale_value(t, ask.about, count)
        return Note("brings-sell", "P7-MERCHANT-03", chests=chests, each=chests // count, kept=kept)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """Three or more of what is in demand; fewer are kept while there are rounds left to find more."""
        good, rounds = ask.about, rounds_to_come(t)
        aboard = t.players[ask.seat].cargo[good]
        worth: list[int] = []
        for move in ask.options:
            kept = aboard - move.value
            each = sale_value(t, good, kept) * CHEST if rounds == 0 else kept * KEPT_GOOD
            worth.append(CHEST * sale_value(t, good, move.value) + each)
        return weigh(worth)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """The sale comes when all kinds have been asked."""
        for sold in events_of(played, "goods-sold", ask.seat):
            if sold.data["good"] == GOODS[ask.about]:
                count, chests = number(sold, "count"), number(sold, "chests")
                kept = played.before.players[ask.seat].cargo[ask.about] - count
                return {"chests": chests, "each": chests // count, "kept": kept}
        return {}


class MerchantGift(Gift):
    """Chests (P7-MERCHANT-09, 10)."""

    def preview_gift(self, t: Table, player: Player, size: int) -> Note:
        return Note("brings-gift-merchant", "P7-MERCHANT-09", count=size)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return {"count": counted(played, "chests-gained", ask.seat, "P7-MERCHANT-09")} if move.value else {}


KEPT_GOOD: Final = 12
"""A Goods card that is kept for later, in tenths of a point: it may be one of three then, and takes a hold."""

RITUAL_BEFORE_SALE: Final = RitualBeforeSale("before")
SELL_GOODS: Final = SellGoods("sell-goods", "P7-MERCHANT-01", [move for moves in SELL for move in moves])
MERCHANT_GIFT: Final = MerchantGift()


def merchant(t: Table, player: Player) -> Flow:
    yield from perform_rituals(t, player, RITUAL_BEFORE_SALE)
    if goods_aboard(player) == 0:
        make_mistake(t, player, mistake_rule(t))
    else:
        goods = yield from choose_goods(t, player)
        if sum(goods) > 0:
            sell(t, player, goods)
            extra = yield from accept_gift(t, player, MERCHANT_GIFT)
            gain_chests(t, player, extra, "P7-MERCHANT-09")
        elif t.rules.must_sell:
            make_mistake(t, player, mistake_rule(t))
        else:
            report_no_effect(t, player, "sold", "P7-AMB-44")
    yield from perform_rituals(t, player)


def choose_goods(t: Table, player: Player) -> Part[list[int]]:
    """One sale, chosen kind by kind (P7-MERCHANT-01, P7-AMB-45)."""
    goods = [0, 0, 0]
    for good in range(3):
        if player.cargo[good] > 0:  # mutants: same `if True` `>= 0`, a lone option answers itself
            answer = yield SELL_GOODS.ask(t, player.seat, about=good)
            goods[good] = answer.value
    return goods


def sell(t: Table, player: Player, goods: list[int]) -> None:
    """Take all cards off the ships, pay for all, then settle the guards."""
    chests = 0
    for good in range(3):
        if goods[good] > 0:
            paid = sale_value(t, good, goods[good])
            chests += paid
            lose_goods(t, player, good, goods[good], "P7-MERCHANT-01")
            if t.journal is not None:
                rule = "P7-MERCHANT-03" if goods[good] >= FULL_PRICE_FROM else "P7-MERCHANT-04"
                t.journal.everyone(
                    "goods-sold", rule, seat=player.seat, good=GOODS[good], count=goods[good], chests=paid
                )
    gain_chests(t, player, chests, "P7-MERCHANT-01")
