"""Buy goods: draw, price by copies, take what is wanted (MM-BUY)."""

from typing import Final

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.advice.goods_values import name_good
from freebooter.games.marauders.content.card_timing import AFTER_PURCHASE, BEFORE_BUYING
from freebooter.games.marauders.content.tables import (
    BUY_DRAW,
    BUY_DRAW_AGAIN,
    CAPTAIN_AMOUNT,
    CAPTAIN_NATION,
    CARGO_GOOD,
    CARGO_NAMES,
)
from freebooter.games.marauders.hand.windows import open_window, own_window
from freebooter.games.marauders.hooks import CARGO_GAINED, fire, query_market_redraw
from freebooter.games.marauders.menus import AT_MARKET, offer_repeat
from freebooter.games.marauders.moves import CHOOSE_GOOD, DECLINE, DONE, REDRAW
from freebooter.games.marauders.names import (
    BUY,
    CARACAS,
    DRAWS_MORE,
    DUTCH,
    GOODS,
    NAMES_A_GOOD,
    NOBODY,
    NONE,
    SANTO_DOMINGO,
    ST_MAARTEN,
    ZONES,
)
from freebooter.games.marauders.port.activity import Activity
from freebooter.games.marauders.port.purchase import GOODS_TO_BUY
from freebooter.games.marauders.previews.measured import event_about, number_in
from freebooter.games.marauders.prices import too_poor
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.visit import visit_of
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Part, Played, Question, Seat
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

DRAW_IN_CARACAS: Final = 8  # MM-PORTPOWER-03
DRAW_IN_ST_MAARTEN: Final = 7  # MM-PORTPOWER-14
DRAW_IN_ST_MAARTEN_DUTCH: Final = 8


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
        yield from offer_redraw(t, player)
        if t.hooked:
            yield from offer_repeat(t, player, AT_MARKET)
        yield from choose_goods(t, player)
        pay_for_goods(t, player)
        yield from load_goods(t, player)


BUYING: Final = Buying(BUY)


class NameGood(Question[Table]):
    """A good that will be priced as if one more copy had been drawn (CAP-05)."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return self.moves

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weigh(name_good(t, t.players[ask.seat], ask.options))


NAME_GOOD: Final = NameGood("name-good", "MM-BUY-03", CHOOSE_GOOD)


def choose_goods(t: Table, player: Player) -> Part[None]:
    while True:
        answer = yield GOODS_TO_BUY.ask(t, player.seat, shown=True)
        if answer is DONE:
            return
        yield from GOODS_TO_BUY.take(t, player.seat, answer)


def load_goods(t: Table, player: Player) -> Part[None]:
    """Others may play cards before the purchase comes aboard."""
    if t.drawn_cargo:
        others = [other.seat for other in t.in_turn_order() if other is not player and other.afloat]
        yield from open_window(t, AFTER_PURCHASE, others, len(t.drawn_cargo))
    bought = t.drawn_cargo
    t.drawn_cargo = ()
    t.drawn_by = NOBODY  # mutants: same, nothing lies drawn any more
    effects.load_cargo(t, player, list(bought), "MM-BUY-05", False)
    if t.hooked and bought:  # mutants: same `hooked or`, without modules nobody listens
        yield from fire(t, CARGO_GAINED, player.seat, len(bought))


# Drawing


def cards_to_draw(t: Table, player: Player) -> int:
    """Fewer where he bought last round too, in every port; captains, cards and events add (MM-BUY-10, MM-AMB-33)."""
    count = BUY_DRAW
    if player.bought_port == player.zone and player.bought_round == t.round - 1:
        count = BUY_DRAW_AGAIN
    elif player.zone == CARACAS:
        count = DRAW_IN_CARACAS
    elif player.zone == ST_MAARTEN:
        count = DRAW_IN_ST_MAARTEN_DUTCH if CAPTAIN_NATION[player.captain] == DUTCH else DRAW_IN_ST_MAARTEN
    if prices.ability(player) == DRAWS_MORE:
        count += CAPTAIN_AMOUNT[player.captain]  # CAP-11
    return count + visit_of(t).draw_more + t.harvest  # GL-02, EV-30


def draw_goods(t: Table, player: Player) -> None:
    """The buyer alone sees them; what is in demand here is shown, discarded and replaced (MM-BUY-01, MM-BUY-02)."""
    t.drawn_by = player.seat
    cards = effects.draw_cards(t, cards_to_draw(t, player))
    replaced: list[int] = []
    at = 0
    while at < len(cards):
        if not must_replace(t, player, cards[at]):
            at += 1
            continue
        replaced.append(cards[at])
        effects.discard_cargo(t, cards[at])
        new = effects.draw_cargo(t)
        if new == NONE:
            cards.pop(at)
        else:
            cards[at] = new
    t.drawn_cargo = tuple(sorted(cards))
    report_drawn(t, player, replaced)


def must_replace(t: Table, player: Player, card: int) -> bool:
    """The good in demand now, also if the token has just changed (MM-AMB-37)."""
    must = CARGO_GOOD[card] == t.board.demand[player.zone]
    return query_market_redraw(t, must, player.seat, card, player.zone) if t.hooked else must


def report_drawn(t: Table, player: Player, replaced: list[int]) -> None:
    if t.journal is None:
        return
    if replaced:
        again: list[Datum] = [CARGO_NAMES[card] for card in replaced]
        t.journal.reveal("goods-replaced", "MM-BUY-02", seat=player.seat, cards=again)
    cards: list[Datum] = [CARGO_NAMES[card] for card in t.drawn_cargo]
    t.journal.only(player.seat, "goods-drawn", "MM-BUY-01", seat=player.seat, cards=cards)
    t.journal.all_but(player.seat, "goods-drawn-hidden", "MM-BUY-01", seat=player.seat, count=len(cards))


class RedrawGoods(Question[Table]):
    """Santo Domingo: all cards once, for gold, which is the `about` (MM-PORTPOWER-12, MM-AMB-36)."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return self.moves if effects.purse(t, t.players[seat]) >= about else [DECLINE]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move is DECLINE:
            return None
        return too_poor(t, t.players[ask.seat], ask.about, self.rule)

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"gold": ask.about}


REDRAW_GOODS: Final = RedrawGoods("redraw-goods", "MM-PORTPOWER-12", [DECLINE, REDRAW])


def offer_redraw(t: Table, player: Player) -> Part[None]:
    """Where the stash may pay, the question is always asked: otherwise it would reveal what the stash holds."""
    if player.zone != SANTO_DOMINGO:
        return
    price, secret = prices.redraw_price(t, player), effects.purse_is_secret(t, player)
    if effects.purse(t, player) < price and not secret:
        return
    answer = yield REDRAW_GOODS.ask(t, player.seat, about=price, shown=secret)
    if answer is REDRAW:
        effects.pay_gold(t, player, price, "MM-PORTPOWER-12")
        put_back(t, player, t.drawn_cargo, "MM-PORTPOWER-12")
        draw_goods(t, player)


def put_back(t: Table, player: Player, cards: tuple[int, ...], rule: str) -> None:
    """Cards of the draw go face up to the discard pile."""
    if not cards:
        return
    left = list(t.drawn_cargo)
    for card in cards:
        left.remove(card)
        effects.discard_cargo(t, card)
    t.drawn_cargo = tuple(left)
    if t.journal is not None:
        names: list[Datum] = [CARGO_NAMES[card] for card in cards]
        t.journal.reveal("goods-put-back", rule, seat=player.seat, cards=names)


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
    if not chosen:
        return
    player.bought_port = player.zone  # drawing alone is not a purchase (MM-AMB-35)
    player.bought_round = t.round
    if t.journal is not None:
        t.journal.everyone(
            "goods-bought", "MM-BUY-05", seat=player.seat, zone=ZONES[player.zone], count=len(chosen), price=price
        )
