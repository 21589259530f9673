"""Buy goods: draw, price by copies, take what is wanted (MM-BUY)."""

from typing import Final

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.draws import AT_MARKET, draw_cards, offer_repeat
from freebooter.games.marauders.hooks import CARGO_GAINED, fire, query_market_redraw
from freebooter.games.marauders.moments import BOUGHT, BUY, DRAWN
from freebooter.games.marauders.moves import (
    BUY_GOODS,
    CHOOSE_GOOD,
    DECLINE,
    DISCARD_CARGO,
    DISCARD_LOAD,
    DONE,
    REDRAW,
)
from freebooter.games.marauders.names import (
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
from freebooter.games.marauders.port.here import good_named, visit_of
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import (
    BUY_DRAW,
    BUY_DRAW_AGAIN,
    CAPTAIN_AMOUNT,
    CAPTAIN_NATION,
    CARGO_GOOD,
    CARGO_NAMES,
)
from freebooter.games.marauders.windows import menu_cards, open_window, own_window, play_card
from freebooter.kernel.ask import Ask, Part
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move

DRAW_IN_CARACAS: Final = 8  # MM-PORTPOWER-03
DRAW_IN_ST_MAARTEN: Final = 7  # MM-PORTPOWER-14
DRAW_IN_ST_MAARTEN_DUTCH: Final = 8


def may_buy(t: Table, player: Player) -> bool:
    """Even without gold or room he may look, and throw old cargo away (MM-AMB-35)."""
    return t.decks.cargo.left + t.decks.cargo_discard.left > 0


def buy(t: Table, player: Player) -> Part[None]:
    visit = visit_of(t)
    if prices.ability(player) == NAMES_A_GOOD:  # CAP-05
        answer = yield Ask(player.seat, "name-good", CHOOSE_GOOD)
        visit.named = answer.value
        if t.journal is not None:
            t.journal.everyone("good-named", "MM-BUY-03", seat=player.seat, good=GOODS[answer.value])
    yield from own_window(t, player, BUY)
    draw_goods(t, player)
    yield from offer_redraw(t, player)
    if t.hooked:
        yield from offer_repeat(t, player, AT_MARKET)
    yield from choose_goods(t, player)
    pay_for_goods(t, player)
    if t.drawn_cargo:
        others = [other.seat for other in t.in_turn_order() if other is not player and other.afloat]
        yield from open_window(t, BOUGHT, others, len(t.drawn_cargo))
    bought = t.drawn_cargo
    t.drawn_cargo = ()
    t.drawn_by = NOBODY
    effects.load_cargo(t, player, list(bought), "MM-BUY-05", False)
    if t.hooked and bought:
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
    cards = draw_cards(t, cards_to_draw(t, player))
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
    tell_drawn(t, player, replaced)


def must_replace(t: Table, player: Player, card: int) -> bool:
    """The good in demand now, also if the token has just changed (MM-AMB-37)."""
    must = CARGO_GOOD[card] == t.board.demand[player.zone]
    return query_market_redraw(t, must, player.seat, card, player.zone) if t.hooked else must


def tell_drawn(t: Table, player: Player, replaced: list[int]) -> None:
    if t.journal is None:
        return
    if replaced:
        again: list[Datum] = [CARGO_NAMES[card] for card in replaced]
        t.journal.reveal("goods-replaced", "MM-BUY-02", seat=player.seat, cards=again)
    cards: list[Datum] = [CARGO_NAMES[card] for card in t.drawn_cargo]
    t.journal.only(player.seat, "goods-drawn", "MM-BUY-01", seat=player.seat, cards=cards)
    t.journal.all_but(player.seat, "goods-drawn-hidden", "MM-BUY-01", seat=player.seat, count=len(cards))


def may_redraw(t: Table, player: Player) -> bool:
    """Santo Domingo: all cards once, for gold (MM-PORTPOWER-12, MM-AMB-36)."""
    return player.zone == SANTO_DOMINGO and effects.purse(t, player) >= prices.redraw_price(t, player)


def offer_redraw(t: Table, player: Player) -> Part[None]:
    may, secret = may_redraw(t, player), player.zone == SANTO_DOMINGO and effects.purse_is_secret(t, player)
    if not may and not secret:
        return
    options = [DECLINE, REDRAW] if may else [DECLINE]
    answer = yield Ask(player.seat, "redraw-goods", options, about=prices.redraw_price(t, player), shown=secret)
    if answer is REDRAW:
        effects.pay_gold(t, player, prices.redraw_price(t, player), "MM-PORTPOWER-12")
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


# Choosing


def room_left(t: Table, player: Player) -> int:
    """Cards that he may still take, six in all in port (MM-BUY-11)."""
    return effects.room_of(t, player) - len(visit_of(t).chosen)


def can_take(t: Table, player: Player, good: int, count: int) -> bool:
    """Are there so many, is there room, and gold for all that is chosen?"""
    chosen = visit_of(t).chosen
    if prices.copies(chosen, good) > 0 or count > prices.copies(t.drawn_cargo, good) or count > room_left(t, player):
        return False
    total = prices.purchase_price(t, player, (*chosen, *effects.pick_copies(t.drawn_cargo, good, count)))
    return total <= effects.purse(t, player)


def buy_options(t: Table, player: Player) -> list[Move]:
    """Goods not yet spoken of, by count; old cargo to throw away while there are more new cards than room (MM-BUY-08).

    Cards that change prices come before the first choice (GL-03).
    """
    chosen = visit_of(t).chosen
    options: list[Move] = []
    for good in range(len(GOODS)):
        for count in range(1, prices.copies(t.drawn_cargo, good) + 1):
            if can_take(t, player, good, count):
                options.append(BUY_GOODS[good][count])
    if room_left(t, player) < len(t.drawn_cargo) - len(chosen):
        options += [DISCARD_CARGO[good] for good in range(len(GOODS)) if effects.goods_aboard(player, good) > 0]
        if player.load:
            options.append(DISCARD_LOAD)
    if not chosen:
        options += menu_cards(t, player, DRAWN)
    options.append(DONE)
    return options


def choose_goods(t: Table, player: Player) -> Part[None]:
    visit = visit_of(t)
    while True:
        answer = yield Ask(player.seat, "buy", buy_options(t, player), shown=True)
        if answer is DONE:
            return
        if answer.verb == "play":
            yield from play_card(t, player, answer.value)
        elif answer is DISCARD_LOAD:
            effects.discard_mission(t, player, "MM-BUY-08")
        elif answer.verb == "buy":
            copies = effects.pick_copies(t.drawn_cargo, good_named(answer), answer.value)
            visit.chosen = tuple(sorted([*visit.chosen, *copies]))
        else:
            effects.unload_cargo(t, player, effects.pick_copies(player.cargo, answer.value, 1), "MM-BUY-08")


def pay_for_goods(t: Table, player: Player) -> None:
    """Pay, and put back what is not bought; what is bought stays in the air until others have had their say."""
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
    player.bought_port = player.zone  # drawing alone is no purchase (MM-AMB-35)
    player.bought_round = t.round
    if t.journal is not None:
        t.journal.everyone(
            "goods-bought", "MM-BUY-05", seat=player.seat, zone=ZONES[player.zone], count=len(chosen), price=price
        )
