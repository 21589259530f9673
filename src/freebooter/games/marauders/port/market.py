"""The market: goods are drawn, replaced, drawn anew (MM-BUY-01, MM-BUY-02, MM-BUY-10)."""

from typing import Final

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.advice.purse import from_chest, taken_from_chest
from freebooter.games.marauders.content.tables import (
    BUY_DRAW,
    BUY_DRAW_AGAIN,
    CAPTAIN_AMOUNT,
    CAPTAIN_NATION,
    CARGO_GOOD,
    CARGO_NAMES,
)
from freebooter.games.marauders.draws import AT_MARKET, offer_more, offer_repeat, register
from freebooter.games.marauders.moves import DECLINE, REDRAW
from freebooter.games.marauders.names import (
    CARACAS,
    DRAWS_MORE,
    DUTCH,
    GOODS,
    SANTO_DOMINGO,
    ST_MAARTEN,
)
from freebooter.games.marauders.previews.measured import gold_spent
from freebooter.games.marauders.prices import too_poor
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.visit import here, visit_of
from freebooter.kernel.ask import Ask, Part, Played, Question, Seat
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

DRAW_IN_CARACAS: Final = 8  # MM-PORTPOWER-03
DRAW_IN_ST_MAARTEN: Final = 7  # MM-PORTPOWER-14
DRAW_IN_ST_MAARTEN_DUTCH: Final = 8


def cards_to_draw(t: Table, player: Player) -> int:
    """Captains, cards and events add to what the port shows (MM-BUY-10, MM-AMB-33). EV-30 speaks of ports only."""
    visit = visit_of(t)
    count = cards_in_port(t, player) + t.harvest if visit.powers else visit.draw  # EV-30
    if prices.ability(player) == DRAWS_MORE:
        count += CAPTAIN_AMOUNT[player.captain]  # CAP-11
    return count + visit.draw_more  # GL-02


def cards_in_port(t: Table, player: Player) -> int:
    """Fewer where he bought last round too, in every port (MM-BUY-10)."""
    if player.bought_port == player.zone and player.bought_round == t.round - 1:
        return BUY_DRAW_AGAIN
    if player.zone == CARACAS:
        return DRAW_IN_CARACAS
    if player.zone == ST_MAARTEN:
        return DRAW_IN_ST_MAARTEN_DUTCH if CAPTAIN_NATION[player.captain] == DUTCH else DRAW_IN_ST_MAARTEN
    return BUY_DRAW


def draw_goods(t: Table, player: Player) -> None:
    """The buyer alone sees them; what is in demand here is shown, discarded and replaced (MM-BUY-01, MM-BUY-02)."""
    t.drawn_by = player.seat
    cards = effects.draw_cards(t, cards_to_draw(t, player))
    replaced = replace_unwanted(t, player, cards)
    t.drawn_cargo = tuple(sorted(cards))
    report_drawn(t, player, replaced)


def replace_unwanted(t: Table, player: Player, cards: list[int]) -> list[int]:
    """Changes the cards. Returns those that were replaced."""
    replaced: list[int] = []
    at = 0
    while at < len(cards):
        if not must_replace(t, player, cards[at]):
            at += 1
            continue
        replaced.append(cards[at])
        effects.discard_cargo(t, cards[at])
        cards[at] = effects.draw_cargo(t)  # there is one: a card was just discarded
    return replaced


def draw_goods_again(t: Table, player: Player) -> None:
    """All goods that are offered are put back and others drawn."""
    put_back(t, player, t.drawn_cargo, "MM-BUY-06")
    draw_goods(t, player)


register(AT_MARKET, draw_goods_again)


def exchange_goods(t: Table, player: Player, card: int, rule: str) -> None:
    """One card that is offered is put back and another drawn, which is replaced like all others."""
    put_back(t, player, (card,), rule)
    cards = effects.draw_cards(t, 1)
    replaced = replace_unwanted(t, player, cards)
    t.drawn_cargo = tuple(sorted([*t.drawn_cargo, *cards]))
    report_drawn(t, player, replaced)


def must_replace(t: Table, player: Player, card: int) -> bool:
    """The good in demand now, also if the token has just changed (MM-AMB-37)."""
    must = CARGO_GOOD[card] == t.board.demand[player.zone]
    return modules_of(t).must_redraw(t, must, player, card) if t.hooked else must


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

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        """The cards that are kept or thrown away, which the buyer has seen."""
        goods = " ".join([GOODS[CARGO_GOOD[card]] for card in t.drawn_cargo])
        if move is DECLINE:
            return Note("mm-brings-no-redraw", "MM-PORTPOWER-12", goods=goods)
        words = from_chest(t, t.players[ask.seat], ask.about)
        return Note(
            "mm-brings-redraw",
            "MM-PORTPOWER-12",
            price=ask.about,
            goods=goods,
            stash=words["stash"],
            lost=words["lost"],
        )

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        if move is DECLINE:
            return {}
        return {"price": gold_spent(played, ask.seat), **taken_from_chest(played, ask.seat)}


REDRAW_GOODS: Final = RedrawGoods("redraw-goods", "MM-PORTPOWER-12", [DECLINE, REDRAW])


def offer_redraw(t: Table, player: Player) -> Part[bool]:
    """Where the stash may pay, the question is always asked: otherwise it would reveal what the stash holds.

    Returns whether it was used, or is not to be had.
    """
    if not here(t, player, SANTO_DOMINGO):
        return True
    price, secret = prices.redraw_price(t, player), effects.purse_is_secret(t, player)
    if effects.purse(t, player) < price and not secret:
        return True
    answer = yield REDRAW_GOODS.ask(t, player.seat, about=price, shown=secret)
    if answer is REDRAW:
        effects.pay_gold(t, player, price, "MM-PORTPOWER-12")
        put_back(t, player, t.drawn_cargo, "MM-PORTPOWER-12")
        draw_goods(t, player)
    return answer is REDRAW


def offer_other_goods(t: Table, player: Player, redrawn: bool) -> Part[None]:
    """What modules have to draw goods anew, and Santo Domingo's power if it was not used before, in any order."""
    yield from offer_repeat(t, player, AT_MARKET)
    used = len(t.repeated_by) > 0
    while used and not redrawn:
        redrawn = yield from offer_redraw(t, player)
        used = yield from offer_more(t, player, AT_MARKET)


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
