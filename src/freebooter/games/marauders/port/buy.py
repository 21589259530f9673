"""Buy goods: draw, price by copies, take what is wanted (MM-BUY)."""

from typing import Final

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.advice.goods_values import name_good
from freebooter.games.marauders.content.card_timing import AFTER_PURCHASE, BEFORE_BUYING
from freebooter.games.marauders.hand.windows import open_window, own_window
from freebooter.games.marauders.moves import CHOOSE_GOOD, DONE
from freebooter.games.marauders.names import (
    BUY,
    GAINED_BY_PURCHASE,
    GOODS,
    NAMES_A_GOOD,
    NOBODY,
    ZONES,
)
from freebooter.games.marauders.port.activity import Activity
from freebooter.games.marauders.port.market import (
    cards_to_draw,
    draw_goods,
    offer_other_goods,
    offer_redraw,
    put_back,
)
from freebooter.games.marauders.port.purchase import GOODS_TO_BUY
from freebooter.games.marauders.previews.measured import event_about, number_in
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.visit import visit_of
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Part, Played, Question, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal


class Buying(Activity):
    """Even without gold or room he may look, and throw old cargo away (MM-AMB-35)."""

    def hindrance(self, t: Table, player: Player) -> Refusal | None:
        return None if self.possible(t, player) else Refusal("mm-no-cargo-cards", "MM-BUY-09")

    def possible(self, t: Table, player: Player) -> bool:
        return t.decks.cargo.left + t.decks.cargo_discard.left > 0

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        return Note("mm-brings-buying", "MM-BUY-01", cards=cards_to_draw(t, player), gold=effects.purse(t, player))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """Known when the cards are drawn without a question before (naming a good, playing a card)."""
        event = event_about(played, "goods-drawn-hidden", ask.seat)
        return {} if event is None else {"cards": number_in(event, "count")}

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return 120 if player.gold > 1 and effects.room_of(t, player) > 0 else 30

    def perform(self, t: Table, player: Player) -> Part[None]:
        if prices.ability(player) == NAMES_A_GOOD:  # CAP-05
            answer = yield NAME_GOOD.ask(t, player.seat)
            visit_of(t).named = answer.value
            if t.journal is not None:
                t.journal.everyone("good-named", "MM-BUY-03", seat=player.seat, good=GOODS[answer.value])
        yield from own_window(t, player, BEFORE_BUYING)
        draw_goods(t, player)
        redrawn = yield from offer_redraw(t, player)
        if t.hooked:
            yield from offer_other_goods(t, player, redrawn)
        yield from choose_goods(t, player)
        pay_for_goods(t, player)
        yield from load_goods(t, player)


BUYING: Final = Buying(BUY)


class NameGood(Question[Table]):
    """A good that will be priced as if one more copy had been drawn (CAP-05)."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return self.moves

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        ports = " ".join([ZONES[zone] for zone, wanted in enumerate(t.board.demand) if wanted == move.value])
        if not ports:
            return Note("mm-brings-unwanted-good", "MM-BUY-03")
        return Note("mm-brings-wanted-good", "MM-BUY-03", zones=ports)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weigh(name_good(t, t.players[ask.seat], ask.options))


NAME_GOOD: Final = NameGood("name-good", "MM-BUY-03", CHOOSE_GOOD)


def choose_goods(t: Table, player: Player) -> Part[None]:
    while True:
        answer = yield GOODS_TO_BUY.ask(t, player.seat, shown=True)
        if answer is DONE:
            return
        yield from GOODS_TO_BUY.take_move(t, player.seat, answer)


def load_goods(t: Table, player: Player) -> Part[None]:
    """Others may play cards before the purchase comes aboard."""
    count = len(t.drawn_cargo) + visit_of(t).more_cards
    if count > 0:
        others = [other.seat for other in t.in_turn_order() if other is not player and other.afloat]
        yield from open_window(t, AFTER_PURCHASE, others, count)
    bought = t.drawn_cargo
    t.drawn_cargo = ()
    t.drawn_by = NOBODY
    effects.load_cargo(t, player, list(bought), "MM-BUY-05", False)
    if t.hooked and bought:
        yield from modules_of(t).cargo_gained(t, player, bought, GAINED_BY_PURCHASE)
    visit_of(t).more_cards = 0


# Paying


def pay_for_goods(t: Table, player: Player) -> None:
    """Pay, and discard what is not bought; what is bought comes aboard after the cards of others."""
    visit = visit_of(t)
    chosen = visit.chosen
    price = prices.purchase_price(t, player, chosen)
    visit.chosen = ()
    left = list(t.drawn_cargo)
    for card in chosen:
        left.remove(card)
    effects.pay_gold(t, player, price, "MM-BUY-03")
    put_back(t, player, tuple(left), "MM-BUY-06")
    if chosen or visit.more_cards > 0:
        remember_purchase(t, player)
    if not chosen:
        return
    if t.journal is not None:
        t.journal.everyone(
            "goods-bought", "MM-BUY-05", seat=player.seat, zone=ZONES[player.zone], count=len(chosen), price=price
        )


def remember_purchase(t: Table, player: Player) -> None:
    """Fewer cards will be drawn in this port next round; other places remember by themselves (MM-BUY-10, MM-AMB-35)."""
    visit = visit_of(t)
    visit.has_bought = True
    if visit.powers:
        player.bought_port = player.zone
        player.bought_round = t.round
