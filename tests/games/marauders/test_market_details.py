"""The market at its boundaries: what is drawn, what it costs together, room and gold that are just enough."""

import pytest

from freebooter.games.marauders.content import tables
from freebooter.games.marauders.names import (
    CARACAS,
    HAVANA,
    NONE,
    SANTO_DOMINGO,
    ST_MAARTEN,
    TIMBER,
    TORTUGA,
    TRINIDAD,
)
from freebooter.games.marauders.port.buy import BUYING, load_goods
from freebooter.games.marauders.port.market import (
    REDRAW_GOODS,
    cards_in_port,
    cards_to_draw,
    exchange_goods,
    offer_redraw,
)
from freebooter.games.marauders.port.purchase import GOODS_TO_BUY
from freebooter.games.marauders.state import Visit
from freebooter.kernel.note import Refusal
from tests.games.marauders.cards import message, named, why
from tests.games.marauders.table import Captain, Play, card, plays_out, table
from tests.games.marauders.visits import brings, port, reasons, visit
from tests.rules import rule


@rule("MM-BUY-10", "MM-PORTPOWER-03", "MM-PORTPOWER-14")
@pytest.mark.parametrize(
    ("zone", "captain", "count"),
    [(TRINIDAD, "CAP-06", 6), (CARACAS, "CAP-06", 8), (ST_MAARTEN, "CAP-06", 7), (ST_MAARTEN, "CAP-15", 8)],
)
def test_how_many_cards_are_drawn(zone: int, captain: str, count: int) -> None:
    game = visit(zone, id=captain)
    t, player = game.t, game[0]
    assert (cards_in_port(t, player), cards_to_draw(t, player)) == (count, count)
    t.harvest = 2
    assert cards_to_draw(t, player) == count + 2
    assert t.visit is not None
    t.visit.draw_more = 3
    assert cards_to_draw(t, player) == count + 5
    t.visit.powers, t.visit.draw = False, 4
    assert cards_to_draw(t, player) == 4 + 3, "a place that is no port has its own number, and no harvest"
    t.round, player.bought_port, player.bought_round = 5, zone, 4
    assert cards_in_port(t, player) == 3
    player.bought_round = 3
    assert cards_in_port(t, player) == count
    player.bought_port, player.bought_round = HAVANA, 4
    assert cards_in_port(t, player) == count


@rule("MM-BUY-10")
def test_the_warehouse_owner_draws_one_more_everywhere() -> None:
    for captain, count in (("CAP-11", 7), ("CAP-10", 6)):
        game = visit(TRINIDAD, id=captain)
        assert cards_to_draw(game.t, game[0]) == count


@rule("MM-BUY-01", "MM-BUY-09", "MM-STASH-06")
def test_buying_says_how_many_cards_and_how_much_gold() -> None:
    game = port(TRINIDAD, gold=3, stash=4).begins()
    assert brings(game, "do-buy").params == {"cards": 6, "gold": 7}
    empty = visit(TRINIDAD)
    decks = empty.t.decks
    decks.cargo_discard.pour(decks.cargo)
    assert BUYING.hindrance(empty.t, empty[0]) is None, "the discarded cards are left"
    while decks.cargo_discard.left > 1:
        decks.cargo_discard.take(next(iter(decks.cargo_discard.kinds())))
    assert BUYING.possible(empty.t, empty[0])
    decks.cargo_discard.take(next(iter(decks.cargo_discard.kinds())))
    assert BUYING.hindrance(empty.t, empty[0]) == Refusal("mm-no-cargo-cards", "MM-BUY-09")


def market(zone: int, drawn: list[str], demand: int = TIMBER, **more: object) -> Play:
    """A captain who has drawn goods and is asked what he buys."""
    game = port(zone, **more).demands(zone, demand).begins()
    game.draws_cargo(*drawn)
    game.seat(0).says("do-buy")
    return game


SIX = ["rum-1", "rum-2", "sugar-1", "cocoa-1", "cocoa-2", "cocoa-2-escape"]


@rule("MM-BUY-03", "MM-BUY-05", "MM-BUY-11", "MM-AMB-08")
def test_what_goods_cost_together_is_told_before() -> None:
    game = market(TORTUGA, SIX, gold=9)
    note = brings(game, "buy-rum-2").params
    assert note == {"each": 2, "price": 4, "gold": 9, "surplus": 0, "stash": 0, "lost": 0}
    assert brings(game, "buy-cocoa-3").params["surplus"] == 1
    assert (brings(game, "buy-cocoa-3").params["each"], brings(game, "buy-cocoa-3").params["price"]) == (1, 3)
    assert game.ask.preview(game.t, named("done")) is None
    game.seat(0).says("buy-rum-2")
    assert brings(game, "buy-sugar-1").params == {"each": 3, "price": 7, "gold": 9, "surplus": 1, "stash": 0, "lost": 0}
    assert brings(game, "done").params == {"count": 2, "gold": 4, "surplus": 0, "stash": 0, "lost": 0}
    game.seat(0).says("buy-cocoa-3")
    assert brings(game, "done").params == {"count": 5, "gold": 7, "surplus": 3, "stash": 0, "lost": 0}
    assert reasons(game, "buy-rum-1", "buy-sugar-1", "buy-sugar-2", "buy-tobacco-1", "buy-sugar-0") == [
        "mm-spoken-of-already", "mm-too-little-gold", *["mm-not-so-many-drawn"] * 3,
    ]  # fmt: skip
    game.seat(0).says("done")
    assert (game[0].gold, len(game[0].cargo)) == (2, 5)


@rule("MM-BUY-08", "MM-BUY-11")
def test_room_for_six_in_port_and_what_makes_room() -> None:
    hold = ["tobacco-1", "tobacco-2", "fruit-1"]
    game = market(TORTUGA, SIX, gold=20, cargo=hold, mission="MI-02", load=True)
    assert reasons(game, "buy-rum-2", "buy-cocoa-2", "buy-cocoa-3") == ["", "", "mm-no-room"]
    found = why(game, "buy-cocoa-3")
    assert found is not None and found.params["aboard"] == 4
    assert reasons(game, "discard-cargo-tobacco", "discard-load", "discard-cargo-rum") == ["", "", "mm-none-aboard"]
    game.seat(0).says("discard-cargo-tobacco")
    assert (len(game[0].cargo), "buy-cocoa-3" in game.options) == (2, True)
    game.seat(0).says("discard-load")
    assert (game[0].load, game[0].mission) == (False, NONE)
    assert message(why(game, "discard-load")) == "mm-no-load"
    game.seat(0).says("discard-cargo-fruit", "discard-cargo-tobacco")
    assert game[0].cargo == ()
    assert {"buy-cocoa-3", "buy-rum-2", "buy-sugar-1"} <= set(game.options)


@rule("MM-BUY-08")
def test_where_all_that_is_drawn_fits_nothing_is_thrown_away() -> None:
    game = market(TORTUGA, SIX, gold=20, mission="MI-02", load=True)
    assert "discard-load" in game.options
    other = market(TORTUGA, SIX, gold=20)
    assert not [name for name in other.options if name.startswith("discard")]
    three = port(TORTUGA, gold=20, cargo=["tobacco-1", "tobacco-2", "fruit-1"]).demands(TORTUGA, TIMBER)
    three[0].bought_port, three[0].bought_round = TORTUGA, three.t.round - 1
    three.begins().draws_cargo("rum-1", "rum-2", "sugar-1")
    three.seat(0).says("do-buy")
    assert why(three, "discard-cargo-fruit") == Refusal("mm-room-enough", "MM-BUY-08", room=3)


@rule("MM-STASH-06", "MM-BUY-03")
def test_the_chest_pays_at_home_and_its_points_are_told() -> None:
    game = market(TRINIDAD, SIX, gold=1, stash=12)
    assert brings(game, "buy-rum-1").params == {"each": 2, "price": 2, "gold": 13, "surplus": 0, "stash": 1, "lost": 0}
    assert brings(game, "buy-rum-2").params["lost"] == 1, "nine are left"
    game.seat(0).says("buy-rum-2")
    assert brings(game, "done").params == {"count": 2, "gold": 4, "surplus": 0, "stash": 3, "lost": 1}


@rule("MM-PORTPOWER-12", "MM-AMB-36")
def test_what_a_redraw_costs_and_throws_away_is_told_before() -> None:
    game = port(SANTO_DOMINGO, gold=1).demands(SANTO_DOMINGO, TIMBER).begins()
    game.draws_cargo(*SIX)
    game.seat(0).says("do-buy")
    assert game.asked == (0, "redraw-goods")
    goods = "cocoa cocoa cocoa rum rum sugar"
    assert brings(game, "redraw").params == {"price": 1, "goods": goods, "stash": 0, "lost": 0}
    assert brings(game, "decline").params == {"goods": goods}
    assert [move.name for move in REDRAW_GOODS.ask(game.t, 0, about=2).options] == ["decline"]
    assert why(game, "redraw") is None
    game[0].gold = 0
    assert why(game, "redraw") == Refusal("mm-too-little-gold", "MM-PORTPOWER-12", price=1, gold=0, most=0)
    assert why(game, "decline") is None
    game[0].gold = 1


@rule("MM-PORTPOWER-12")
def test_who_cannot_pay_for_a_redraw_is_not_asked() -> None:
    for gold, asked in ((1, ["redraw-goods"]), (0, [])):
        game = visit(SANTO_DOMINGO, gold=gold)
        assert plays_out(offer_redraw(game.t, game[0])) == asked


@rule("MM-GLORY-06")
@pytest.mark.parametrize(("afloat", "asked"), [(True, ["window-bought"]), (False, [])])
def test_the_dead_search_nobody(afloat: bool, asked: list[str]) -> None:
    game = table(Captain(zone=TORTUGA, in_port=True), Captain(hand=["GL-08"]))
    game.t.visit = Visit(TORTUGA)
    game.t.drawn_cargo, game.t.drawn_by, game[1].afloat = (card("rum-1"),), 0, afloat
    assert plays_out(load_goods(game.t, game[0])) == asked
    assert list(game[0].cargo) == [card("rum-1")]


@rule("MM-BUY-02", "MM-BUY-06")
def test_one_card_is_exchanged_and_replaced_like_all_others() -> None:
    game = visit(TORTUGA).demands(TORTUGA, TIMBER)
    t = game.t
    for name in ("rum-1", "sugar-1"):
        t.decks.cargo.take(card(name))
    t.drawn_cargo, t.drawn_by = tuple(sorted([card("rum-1"), card("sugar-1")])), 0
    game.draws_cargo("timber-1", "cocoa-1")
    exchange_goods(t, game[0], card("rum-1"), "MM-BUY-06")
    assert sorted(tables.CARGO_NAMES[kind] for kind in t.drawn_cargo) == ["cocoa-1", "sugar-1"]
    assert [event["cards"] for event in game.told("goods-put-back")] == [["rum-1"]]
    assert [event["cards"] for event in game.told("goods-replaced")] == [["timber-1"]]
    assert t.decks.cargo_discard.left == 2


@rule("MM-BUY-10", "MM-AMB-35")
def test_who_buys_nothing_has_not_bought() -> None:
    game = market(TORTUGA, SIX, gold=6)
    game.seat(0).says("done")
    assert (game.told("goods-bought"), game.told("gold-paid"), game.told("cargo-loaded")) == ([], [], [])
    assert game.t.decks.cargo_discard.left == 6 and game[0].bought_port != TORTUGA
    assert game.t.visit is not None and not game.t.visit.has_bought


@rule("MM-BUY-06")
def test_who_buys_everything_puts_nothing_back() -> None:
    game = market(TORTUGA, ["rum-1", "rum-2", "rum-2-escape", "rum-3-hull", "rum-3-escape", "rum-4-cannons"], gold=6)
    assert GOODS_TO_BUY.shows(game.t, game.ask)
    game.seat(0).says("buy-rum-6")
    assert not GOODS_TO_BUY.shows(game.t, game.ask), "they have been seen"
    game.seat(0).says("done")
    assert (game.told("goods-put-back"), len(game[0].cargo), game[0].gold) == ([], 6, 0)
