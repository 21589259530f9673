"""Sell goods: the first activity of a Port action (MM-SELL)."""

from typing import Final

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.advice.goods_values import Hold
from freebooter.games.marauders.advice.offers import Leave, ValuedOffer, menu_weights
from freebooter.games.marauders.captain.glory import gain_glory
from freebooter.games.marauders.content.card_timing import AFTER_SALE, WHEN_SELLING
from freebooter.games.marauders.hand.playing import PlayCards
from freebooter.games.marauders.hand.windows import own_window
from freebooter.games.marauders.menus import OpenMenu
from freebooter.games.marauders.moves import DONE, SELL_GOODS, good_named
from freebooter.games.marauders.names import BY_TRADE, GOODS, SELL, ZONES
from freebooter.games.marauders.port.activity import Activity
from freebooter.games.marauders.previews.measured import event_about, number_in
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.visit import visit_of
from freebooter.kernel.ask import Ask, Offer, Part, Played, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

CARDS_FOR_WINDOW: Final = 3  # GL-S7b: after a sale of this many
CARD_WHEN_SELLING: Final = 10


class Selling(Activity):
    """Before any other activity (MM-PORT-03). A mission's load is not goods."""

    def hindrance(self, t: Table, player: Player) -> Refusal | None:
        if visit_of(t).done:
            return Refusal("mm-sell-first", "MM-PORT-03")
        return None if GOODS_TO_SELL.has_more(t, player) else Refusal("mm-nothing-to-sell", "MM-SELL-01")

    def possible(self, t: Table, player: Player) -> bool:
        return visit_of(t).done == 0 and GOODS_TO_SELL.has_more(t, player)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        wanted = effects.goods_aboard(player, t.board.demand[player.zone])
        gold = prices.proceeds(t, player, player.cargo)
        return Note("mm-brings-selling", "MM-SELL-02", cards=len(player.cargo), gold=gold, demanded=wanted)

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return 200 if best_sale(t, player) > 0 else 20

    def perform(self, t: Table, player: Player) -> Part[None]:
        """First all cards are stated, then they are sold (MM-SELL-01)."""
        visit = visit_of(t)
        while GOODS_TO_SELL.has_more(t, player):
            answer = yield GOODS_TO_SELL.ask(t, player.seat, shown=True)
            if answer is DONE:
                break
            yield from GOODS_TO_SELL.take_move(t, player.seat, answer)
        sold = visit.chosen
        visit.chosen = ()
        if sold or visit.more_cards > 0:
            yield from settle(t, player, sold, visit.more_cards)
            visit.more_cards = 0


SELLING: Final = Selling(SELL)


def best_sale(t: Table, player: Player) -> int:
    best, hold = 0, Hold(t, player)
    for good in range(len(hold.aboard)):
        count = hold.aboard[good]
        if count:
            best = max(best, hold.sale(good, count))
    return best


def settle(t: Table, player: Player, sold: tuple[int, ...], more: int) -> Part[None]:
    """Gold, the discard pile, a new token, glory, and who likes such a sale, with `more` cards of modules."""
    zone = player.zone
    demand = t.board.demand[zone]
    demanded = prices.copies(sold, demand)
    gold = prices.proceeds(t, player, sold)
    if t.journal is not None and sold:
        t.journal.everyone(
            "goods-sold", "MM-SELL-01", seat=player.seat, zone=ZONES[zone], count=len(sold), demanded=demanded
        )
    effects.unload_cargo(t, player, list(sold), "MM-SELL-04")
    effects.gain_gold(t, player, gold, "MM-SELL-02 MM-SELL-03")
    if demanded > 0:
        effects.change_demand(t, zone, "MM-SELL-05")
    if demanded >= prices.demand_for_glory(t, player):
        yield from gain_glory(t, player, BY_TRADE, "MM-SELL-07")
    if t.hooked:
        yield from modules_of(t).goods_sold(t, player, sold, demand)
    if len(sold) + more >= CARDS_FOR_WINDOW:
        yield from own_window(t, player, AFTER_SALE, len(sold) + more)


# What is sold


class GoodsForSale(ValuedOffer):
    """Goods not yet spoken of, by count."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        player, chosen = t.players[seat], visit_of(t).chosen
        found: list[Move] = []
        aboard, spoken_of = prices.counts_of(player.cargo), prices.counts_of(chosen)
        for good in range(len(GOODS)):
            if aboard[good] > 0 and spoken_of[good] == 0:  # mutants: same `>= 0`, of none there are no counts
                found += SELL_GOODS[good][1 : aboard[good] + 1]
        return found

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        good, count = good_named(move), move.value
        aboard = effects.goods_aboard(t.players[ask.seat], good)
        if count > aboard or count == 0:
            return Refusal("mm-not-so-many-aboard", "MM-SELL-01", good=GOODS[good], count=aboard)
        if prices.copies(visit_of(t).chosen, good) > 0:
            return Refusal("mm-spoken-of-already", "MM-SELL-01", good=GOODS[good])
        return None

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player, good = t.players[ask.seat], good_named(move)
        gold = move.value * prices.sale_price(t, player, good)
        demanded = int(t.board.demand[player.zone] == good)
        glory = int(demanded and move.value >= prices.demand_for_glory(t, player))
        return Note("mm-brings-sale", "MM-SELL-03 MM-SELL-07", gold=gold, demanded=demanded, glory=glory)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """Known when nothing else is sold along with it."""
        sale = event_about(played, "goods-sold", ask.seat)
        if sale is None or number_in(sale, "count") != move.value:
            return {}
        gold = number_in(event_about(played, "gold-gained", ask.seat, "MM-SELL-02"), "count")
        glory = int(event_about(played, "glory-gained", ask.seat, "MM-SELL-07") is not None)
        return {"gold": gold, "demanded": int(number_in(sale, "demanded") > 0), "glory": glory}

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return self.worths(t, player, [move])[0]

    def worths(self, t: Table, player: Player, moves: list[Move]) -> list[int]:
        hold = Hold(t, player)
        return [hold.sale(good_named(move), move.value) + 2 for move in moves]

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        visit = visit_of(t)
        visit.chosen = (*visit.chosen, *effects.pick_copies(t.players[seat].cargo, good_named(move), move.value))
        return ()


class SaleAgreed(Leave):
    """What has been chosen so far is sold, all together."""

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        chosen = visit_of(t).chosen
        if not chosen:
            return None
        gold = prices.proceeds(t, t.players[ask.seat], chosen)
        return Note("mm-brings-sold", "MM-SELL-01", count=len(chosen), gold=gold)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        sale = event_about(played, "goods-sold", ask.seat)
        if sale is None:
            return {}
        gold = number_in(event_about(played, "gold-gained", ask.seat, "MM-SELL-02"), "count")
        return {"count": number_in(sale, "count"), "gold": gold}


class GoodsToSell(OpenMenu):
    """Before the first choice, cards that change the demand may be played (GL-04)."""

    def joined(self, t: Table) -> list[Offer[Table]]:
        return modules_of(t).goods_for_sale()

    def has_more(self, t: Table, player: Player) -> bool:
        """Is there anything that is not chosen yet?"""
        if len(visit_of(t).chosen) < len(player.cargo):
            return True
        return t.hooked and len(self.joined_options(t, player.seat, 0)) > 0

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return menu_weights(self, t, ask, CARD_WHEN_SELLING)


GOODS_TO_SELL: Final = GoodsToSell(
    "sell",
    "MM-SELL-01",
    [GoodsForSale([move for row in SELL_GOODS for move in row]), PlayCards(WHEN_SELLING), SaleAgreed()],
)
