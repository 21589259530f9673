"""Buy goods, with the ports, captains and cards that matter to it."""

import pytest

from freebooter.games.marauders.content.tables import CARGO_GOOD, CARGO_NAMES
from freebooter.games.marauders.effects import draw_cargo
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.names import (
    CARACAS,
    CARTAGENA,
    COCOA,
    GOODS,
    NASSAU,
    NOBODY,
    NONE,
    RUM,
    SANTO_DOMINGO,
    SLOOP,
    ST_MAARTEN,
    TOBACCO,
    TRINIDAD,
    ZONES,
)
from freebooter.games.marauders.port.purchase import has_room_for_all
from freebooter.kernel.ask import Ask
from freebooter.kernel.bag import Bag
from tests.games.marauders.notes import brings
from tests.games.marauders.table import PORT_ACTION, Captain, Play, card, table
from tests.games.playing import ranks
from tests.rules import rule

WORKED = ["sugar-1", "sugar-2", "sugar-2-escape", "rum-1", "rum-2", "timber-1"]  # MM-BUY-12
SINGLES = ["cocoa-1", "spices-1", "sugar-1", "textiles-1", "timber-1", "rum-1"]


def at_market(
    zone: int = TRINIDAD, demand: int = TOBACCO, seats: int = 2, others: tuple[str, ...] = (), **more: object
) -> Play:
    """A captain in port; the others are at sea with these cards. Nothing is drawn yet."""
    captain = Captain(zone=zone, in_port=True, **more)  # type: ignore[arg-type]
    lookers_on = [Captain(hand=others if seat == 1 else ()) for seat in range(1, seats)]
    return table(captain, *lookers_on, game=PORT_ACTION).demands(zone, demand).begins()


def draws(game: Play, *names: str) -> Play:
    """The captain draws these cards and is asked what he buys."""
    game.draws_cargo(*names).seat(0).says("do-buy")
    return game


def aboard(game: Play) -> list[str]:
    return [CARGO_NAMES[kind] for kind in game[0].cargo]


def discarded(game: Play) -> list[str]:
    return [CARGO_NAMES[kind] for kind in game.t.decks.cargo_discard.kinds()]


def buyable(game: Play) -> list[str]:
    return [name for name in game.options if name.startswith("buy-")]


@rule("MM-AMB-08", "MM-PORT-07")
def test_what_would_not_fit_at_sea_is_told_before_it_is_bought() -> None:
    """A sloop takes two cards to sea; in port six fit."""
    game = draws(at_market(gold=20, ship=SLOOP), *WORKED)

    def surplus(name: str) -> int:
        move = GAME.moves.by_name(name)
        ask = game.run.question
        assert move is not None and isinstance(ask, Ask)
        note = ask.preview(game.t, move)
        assert note is not None
        return int(note.params["surplus"])

    assert [surplus(f"buy-sugar-{count}") for count in (1, 2, 3)] == [0, 0, 1]
    game.seat(0).says("buy-sugar-3")
    assert (surplus("buy-rum-2"), surplus("done")) == (3, 1)


# Drawing


@rule("MM-BUY-01")
def test_six_cards_are_drawn_and_kept_secret() -> None:
    game = draws(at_market(gold=20), *WORKED)
    assert len(game.t.drawn_cargo) == 6
    drawn = game.events("goods-drawn")[0]
    assert drawn.seen_by(0)
    assert not drawn.seen_by(1)
    assert not drawn.seen_by(None)
    assert game.told("goods-drawn-hidden") == [{"seat": 0, "count": 6}]


@rule("MM-BUY-02")
def test_goods_in_demand_are_replaced_until_none_is_left() -> None:
    game = at_market(gold=20, demand=RUM)
    names = ["sugar-1", "rum-1", "cocoa-1", "spices-1", "timber-1", "textiles-1", "rum-2", "fruit-1"]
    draws(game, *names)  # rum comes, and rum again in its place
    assert sorted(CARGO_NAMES[kind] for kind in game.t.drawn_cargo) == [
        "cocoa-1", "fruit-1", "spices-1", "sugar-1", "textiles-1", "timber-1",
    ]  # fmt: skip
    assert discarded(game) == ["rum-1", "rum-2"]
    assert game.told("goods-replaced") == [{"seat": 0, "cards": ["rum-1", "rum-2"]}]


@rule("MM-AMB-37")
def test_a_token_changed_by_a_sale_decides_what_is_replaced() -> None:
    game = at_market(gold=20, demand=RUM, cargo=["rum-1"])
    game.script(ranks(game.t.decks.demand.copy(), [COCOA])).seat(0).says("do-sell", "sell-rum-1")
    draws(game, "rum-2", "cocoa-1", "sugar-1", "spices-1", "timber-1", "textiles-1", "fruit-1")
    goods = {CARGO_GOOD[kind] for kind in game.t.drawn_cargo}
    assert RUM in goods
    assert COCOA not in goods


@rule("MM-BUY-09", "MM-AMB-30")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    game = at_market(gold=20)
    deck, discard = game.t.decks.cargo, game.t.decks.cargo_discard
    discard.pour(deck)
    for name in ["fruit-1", "cocoa-1"]:  # two are left
        discard.take(card(name))
        deck.add(card(name))
    game.script([0, 0, 0, 0, 0, 0]).seat(0).says("do-buy")
    assert len(game.t.drawn_cargo) == 6
    assert deck.left == 58
    assert discard.left == 0


@rule("MM-BUY-10", "MM-AMB-34", "MM-AMB-01")
@pytest.mark.parametrize(
    ("port", "since", "cards"), [(TRINIDAD, 1, 3), (TRINIDAD, 2, 6), (CARACAS, 1, 6)]
)  # fmt: skip
def test_a_second_purchase_in_the_next_round_draws_three(port: int, since: int, cards: int) -> None:
    game = at_market(gold=20)
    game.t.round = 7
    game[0].bought_port, game[0].bought_round = port, 7 - since
    draws(game, *WORKED[:cards])
    assert len(game.t.drawn_cargo) == cards


@rule("MM-AMB-34")
def test_the_reduced_purchase_counts_for_the_round_after() -> None:
    game = at_market(gold=20)
    game.t.round = 7
    game[0].bought_port, game[0].bought_round = TRINIDAD, 6
    draws(game, *WORKED[:3]).seat(0).says("buy-sugar-1", "done")
    assert (game[0].bought_port, game[0].bought_round) == (TRINIDAD, 7)


@rule("MM-AMB-35")
def test_drawing_without_buying_is_an_activity_but_no_purchase() -> None:
    game = draws(at_market(gold=20), *WORKED)
    game.seat(0).says("done")
    assert "do-buy" not in game.options
    assert game[0].bought_round == 0
    assert discarded(game) == sorted(WORKED, key=CARGO_NAMES.index)


@rule("MM-AMB-33")
@pytest.mark.parametrize(("zone", "id"), [(CARACAS, ""), (ST_MAARTEN, "CAP-15")])
def test_tv_04_three_cards_also_where_more_are_drawn(zone: int, id: str) -> None:
    game = at_market(zone, gold=20, id=id)
    game.t.round = 7
    game[0].bought_port, game[0].bought_round = zone, 6
    draws(game, *WORKED[:3])
    assert len(game.t.drawn_cargo) == 3


@rule("MM-AMB-33")
def test_captain_card_and_event_add_to_three() -> None:
    game = at_market(gold=20, id="CAP-11", hand=["GL-02"])
    game.t.round, game.t.harvest = 7, 2
    game[0].bought_port, game[0].bought_round = TRINIDAD, 6
    names = [*SINGLES, "fruit-1", "cocoa-2", "sugar-2"]
    game.draws_cargo(*names).seat(0).says("do-buy")
    game.seat(0).plays("GL-02")
    assert len(game.t.drawn_cargo) == 3 + 1 + 3 + 2


# Prices


@rule("MM-BUY-03")
@pytest.mark.parametrize(("name", "price"), [("buy-timber-1", 3), ("buy-rum-2", 4), ("buy-sugar-3", 3)])
def test_the_price_goes_down_with_copies(name: str, price: int) -> None:
    game = draws(at_market(gold=20), *WORKED)
    game.seat(0).says(name, "done")
    assert game[0].gold == 20 - price


@rule("MM-BUY-03")
def test_four_copies_cost_one_each() -> None:
    game = draws(at_market(gold=20), "sugar-1", "sugar-2", "sugar-2-escape", "sugar-3-cargo", "rum-1", "timber-1")
    game.seat(0).says("buy-sugar-4", "done")
    assert game[0].gold == 16


@rule("MM-BUY-04", "MM-BUY-12")
def test_the_price_depends_on_copies_drawn_not_bought() -> None:
    game = draws(at_market(gold=20), *WORKED)
    game.seat(0).says("buy-sugar-1", "done")
    assert game[0].gold == 19


@rule("MM-BUY-12")
def test_worked_all_six_cost_ten() -> None:
    game = draws(at_market(gold=10), *WORKED)
    game.seat(0).says("buy-sugar-3", "buy-rum-2", "buy-timber-1", "done")
    assert game[0].gold == 0
    assert sorted(aboard(game)) == sorted(WORKED)


def test_tv_02_two_of_three_drawn_rum_cost_two() -> None:
    game = draws(at_market(gold=5), "rum-1", "rum-2", "rum-2-escape", "sugar-1", "cocoa-1", "timber-1")
    game.seat(0).says("buy-rum-2", "done")
    assert game[0].gold == 3


@rule("MM-BUY-05")
def test_any_subset_is_bought_and_lies_face_down() -> None:
    game = draws(at_market(gold=20), *WORKED)
    game.seat(0).says("buy-sugar-2", "buy-timber-1", "done")
    assert sorted(aboard(game)) == ["sugar-1", "sugar-2", "timber-1"]
    loaded = game.events("cargo-loaded")[0]
    assert loaded.seen_by(0)
    assert not loaded.seen_by(1)
    assert game.told("cargo-loaded-hidden")[0]["count"] == 3
    assert game.told("goods-bought") == [{"seat": 0, "zone": "trinidad", "count": 3, "price": 5}]


@rule("MM-BUY-06")
def test_cards_not_bought_go_face_up_to_the_discard_pile() -> None:
    game = draws(at_market(gold=20), *WORKED)
    game.seat(0).says("buy-sugar-3", "done")
    assert discarded(game) == ["rum-1", "rum-2", "timber-1"]
    assert game.told("goods-put-back") == [{"seat": 0, "cards": ["rum-1", "rum-2", "timber-1"]}]
    assert game.events("goods-put-back")[0].seen_by(1)


@rule("MM-BUY-07")
def test_the_price_follows_from_the_cards_drawn_and_nobody_can_ask_for_less() -> None:
    game = draws(at_market(gold=2), *SINGLES)
    assert buyable(game) == []  # each costs 3
    game.seat(0).says("done")
    assert game[0].gold == 2


@rule("MM-BUY-08")
def test_old_cargo_is_thrown_away_face_up_to_make_room() -> None:
    old = ["fruit-1", "fruit-2-escape", "spices-1", "spices-2-escape", "cocoa-1"]
    game = draws(at_market(gold=20, cargo=old), *WORKED)
    assert "buy-sugar-1" in game.options
    assert "buy-sugar-2" not in game.options
    game.seat(0).says("discard-cargo-fruit")
    assert game.told("cargo-discarded") == [{"seat": 0, "cards": ["fruit-1"]}]
    game.seat(0).says("buy-sugar-2", "done")
    assert len(game[0].cargo) == 6


@rule("MM-BUY-11")
def test_a_mission_load_takes_a_space_of_the_six() -> None:
    game = draws(at_market(gold=20, mission="MI-01", load=True), *WORKED)
    game.seat(0).says("buy-sugar-3", "buy-rum-2")
    assert buyable(game) == []
    assert "discard-load" in game.options


# Ports


@rule("MM-PORTPOWER-03")
def test_caracas_draws_eight() -> None:
    game = draws(at_market(CARACAS, gold=20), *WORKED, "cocoa-1", "fruit-1")
    assert len(game.t.drawn_cargo) == 8


@rule("MM-PORTPOWER-14")
@pytest.mark.parametrize(("id", "cards"), [("CAP-06", 7), ("CAP-15", 8)])
def test_tv_05_st_maarten_draws_seven_or_eight_for_a_dutch_captain(id: str, cards: int) -> None:
    game = draws(at_market(ST_MAARTEN, gold=20, id=id), *[*WORKED, "cocoa-1", "fruit-1"][:cards])
    assert len(game.t.drawn_cargo) == cards


@rule("MM-PORTPOWER-04", "MM-AMB-32")
@pytest.mark.parametrize(
    ("names", "price"),
    [
        (["buy-sugar-3"], 3),  # three paid, none further taken
        (["buy-sugar-3", "buy-timber-1"], 3),  # the fourth, at 3, is free
        (["buy-sugar-3", "buy-rum-1"], 3),
        (["buy-sugar-3", "buy-rum-2"], 5),  # only one is free
        (["buy-sugar-2", "buy-rum-1"], 4),
        (["buy-sugar-3", "buy-rum-2", "buy-timber-1"], 7),
    ],
)
def test_cartagena_gives_one_more_for_three_paid(names: list[str], price: int) -> None:
    game = draws(at_market(CARTAGENA, gold=20), *WORKED)
    game.seat(0).says(*names, "done")
    assert game[0].gold == 20 - price


@rule("MM-PORTPOWER-04", "MM-AMB-32")
def test_the_free_card_needs_no_gold_but_room() -> None:
    game = draws(at_market(CARTAGENA, gold=3), *WORKED)
    game.seat(0).says("buy-sugar-3")
    assert buyable(game) == ["buy-rum-1", "buy-timber-1"]
    full = draws(at_market(CARTAGENA, gold=20, cargo=["fruit-1", "spices-1", "cocoa-1"]), *WORKED)
    full.seat(0).says("buy-sugar-3")
    assert buyable(full) == []


@rule("MM-PORTPOWER-04", "MM-AMB-32")
def test_three_may_be_bought_where_two_are_too_dear() -> None:
    game = draws(at_market(CARTAGENA, gold=4), *WORKED)
    game.seat(0).says("buy-timber-1")
    assert buyable(game) == ["buy-sugar-1", "buy-sugar-3"]  # with the third the timber is free


@rule("MM-PORTPOWER-07", "MM-AMB-31")
def test_tv_03_nassau_asks_two_for_one_copy_and_one_for_more() -> None:
    game = draws(at_market(NASSAU, gold=20), *WORKED)
    game.seat(0).says("buy-timber-1", "buy-rum-2", "buy-sugar-3", "done")
    assert game[0].gold == 20 - 2 - 2 * 1 - 3 * 1


@rule("MM-PORTPOWER-12", "MM-AMB-36")
def test_santo_domingo_redraws_all_cards_once_for_one_gold() -> None:
    game = at_market(SANTO_DOMINGO, gold=10, demand=RUM)
    game.draws_cargo(*SINGLES[:5], "rum-1", "fruit-1", "sugar-2", "cocoa-2", "timber-2-escape", "fruit-2-escape",
                     "tobacco-1", "rum-2", "spices-2-escape")  # fmt: skip
    game.seat(0).says("do-buy")
    assert game.asked == (0, "redraw-goods")
    assert len(game.t.drawn_cargo) == 6  # the demand has been replaced already
    game.seat(0).says("redraw")
    assert game.asked == (0, "buy")
    assert game[0].gold == 9
    drawn = [CARGO_NAMES[kind] for kind in game.t.drawn_cargo]
    assert drawn == ["cocoa-2", "fruit-2-escape", "spices-2-escape", "sugar-2", "tobacco-1", "timber-2-escape"]


@rule("MM-AMB-36")
def test_santo_domingo_redraws_three_where_three_were_drawn() -> None:
    game = at_market(SANTO_DOMINGO, gold=10)
    game.t.round = 7
    game[0].bought_port, game[0].bought_round = SANTO_DOMINGO, 6
    game.draws_cargo(*WORKED).seat(0).says("do-buy", "redraw")
    assert [CARGO_NAMES[kind] for kind in game.t.drawn_cargo] == ["rum-1", "rum-2", "timber-1"]


@rule("MM-PORTPOWER-12")
def test_no_redraw_elsewhere_or_without_gold() -> None:
    assert draws(at_market(gold=10), *WORKED).asked == (0, "buy")
    assert draws(at_market(SANTO_DOMINGO), *WORKED).asked == (0, "buy")


@rule("MM-PORTPOWER-12")
def test_the_last_gold_pays_for_a_redraw_and_nobody_has_to_take_it() -> None:
    game = draws(at_market(SANTO_DOMINGO, gold=1), *WORKED)
    assert game.asked == (0, "redraw-goods")
    drawn = game.t.drawn_cargo
    game.seat(0).declines()
    assert (game.asked, game[0].gold, game.t.drawn_cargo) == ((0, "buy"), 1, drawn)


# Captains and the Purser


def test_the_factor_names_a_good_and_pays_for_one_copy_more() -> None:
    game = at_market(gold=20, id="CAP-05")
    game.draws_cargo(*WORKED).seat(0).says("do-buy")
    assert game.asked == (0, "name-good")
    game.seat(0).says("good-rum", "buy-rum-2", "buy-timber-1", "done")
    assert game[0].gold == 20 - 2 * 1 - 3


def test_naming_a_good_says_where_it_is_in_demand() -> None:
    game = at_market(gold=20, id="CAP-05")
    game.draws_cargo(*WORKED).seat(0).says("do-buy")
    for good in range(len(GOODS)):
        ports = " ".join(ZONES[zone] for zone, wanted in enumerate(game.t.board.demand) if wanted == good)
        note = brings(game, f"good-{GOODS[good]}")
        assert note is not None
        assert (note.message, note.params) == (
            ("mm-brings-wanted-good", {"zones": ports}) if ports else ("mm-brings-unwanted-good", {})
        )


def test_naming_a_good_that_is_not_drawn_changes_nothing() -> None:
    game = at_market(gold=20, id="CAP-05")
    game.draws_cargo(*WORKED).seat(0).says("do-buy", "good-fruit", "buy-timber-1", "done")
    assert game[0].gold == 17


def test_the_warehouse_owner_draws_one_card_more() -> None:
    game = draws(at_market(gold=20, id="CAP-11"), *WORKED, "cocoa-1")
    assert len(game.t.drawn_cargo) == 7


@pytest.mark.parametrize(
    ("names", "price"), [(["buy-timber-1", "buy-rum-1"], 3), (["buy-timber-1"], 1), (["buy-sugar-1"], 1), ([], 0)]
)
def test_a_purser_saves_two_but_one_gold_is_paid(names: list[str], price: int) -> None:
    game = draws(at_market(gold=20, employed=["GL-S7a"]), *WORKED)
    game.seat(0).says(*names, "done")
    assert game[0].gold == 20 - price


def test_a_purser_is_hired_in_any_port_for_three() -> None:
    game = at_market(gold=20, hand=["GL-S7a"])
    game.seat(0).plays("GL-S7a")
    assert game[0].gold == 17
    assert len(game[0].employed) == 1
    assert game[0].hand == ()


# The event and the cards


def test_a_rich_harvest_draws_two_more() -> None:
    game = at_market(gold=20)
    game.t.harvest = 2
    draws(game, *WORKED, "cocoa-1", "fruit-1")
    assert len(game.t.drawn_cargo) == 8


def test_full_warehouses_draw_three_more() -> None:
    game = at_market(gold=20, hand=["GL-02"])
    game.draws_cargo(*WORKED, "cocoa-1", "fruit-1", "spices-1").seat(0).says("do-buy")
    assert game.asked == (0, "window-buy")
    game.seat(0).plays("GL-02")
    assert len(game.t.drawn_cargo) == 9


def test_a_shrewd_bargain_prices_one_good_as_if_one_more_was_drawn() -> None:
    game = at_market(gold=20, hand=["GL-03"])
    game.draws_cargo(*WORKED).seat(0).says("do-buy", "pass", "play-shrewd-bargain")
    assert game.options == ["good-rum", "good-sugar", "good-timber"]
    game.seat(0).says("good-timber", "buy-timber-1", "buy-rum-2", "done")
    assert game[0].gold == 20 - 2 - 4


def test_two_bargains_can_go_to_one_good() -> None:
    game = at_market(gold=20, hand=["GL-03", "GL-03"])
    game.draws_cargo(*WORKED).seat(0).says("do-buy", "pass", "play-shrewd-bargain", "good-timber")
    game.seat(0).says("play-shrewd-bargain", "good-timber", "buy-timber-1", "done")
    assert game[0].gold == 19


def test_customs_take_three_gold_or_a_card_just_bought_as_the_buyer_likes() -> None:
    game = draws(at_market(gold=10, cargo=["fruit-1"], others=("GL-08",)), *WORKED)
    game.seat(0).says("buy-sugar-2", "buy-timber-1", "done")
    assert game.asked == (1, "window-bought")
    game.seat(1).announces("GL-08").reveals("GL-08")
    assert game.asked == (0, "customs")
    assert game.options == ["pay", "discard-cargo-sugar", "discard-cargo-timber"]
    game.seat(0).says("discard-cargo-timber")
    assert sorted(aboard(game)) == ["fruit-1", "sugar-1", "sugar-2"]
    assert game[0].gold == 5


def test_customs_are_paid_to_the_bank() -> None:
    game = draws(at_market(gold=10, others=("GL-08",)), *WORKED)
    game.seat(0).says("buy-sugar-2", "done")
    game.seat(1).announces("GL-08").reveals("GL-08")
    game.seat(0).says("pay")
    assert game[0].gold == 5
    assert len(game[0].cargo) == 2
    assert game[1].gold == 0


def test_customs_without_gold_take_a_card() -> None:
    game = draws(at_market(gold=3, others=("GL-08",)), *WORKED)
    game.seat(0).says("buy-sugar-1", "done")
    game.seat(1).announces("GL-08").reveals("GL-08")
    assert game.asked == (0, "port")  # there was one thing he could do
    assert aboard(game) == []


def test_customs_have_nothing_to_search_where_nothing_is_bought() -> None:
    game = draws(at_market(gold=10, others=("GL-08",)), *WORKED)
    game.seat(0).says("done")
    assert game.asked == (0, "port")


def test_the_buyer_does_not_search_himself() -> None:
    game = at_market(gold=10, hand=["GL-08"])
    game.draws_cargo(*WORKED).seat(0).says("do-buy", "pass", "buy-sugar-1", "done")
    assert game.asked == (0, "port")


@rule("MM-BUY-09")
def test_without_a_card_anywhere_none_is_drawn() -> None:
    game = at_market(gold=10)
    decks = game.t.decks
    decks.cargo, decks.cargo_discard = (Bag([0] * len(CARGO_NAMES)) for pile in range(2))
    assert draw_cargo(game.t) == NONE


@rule("MM-BUY-08", "MM-BUY-11")
@pytest.mark.parametrize(("aboard", "chosen", "fits"), [(2, 0, True), (2, 2, True), (3, 0, False), (3, 2, False)])
def test_old_cargo_makes_room_only_if_all_that_is_drawn_does_not_fit(aboard: int, chosen: int, fits: bool) -> None:
    cargo = ["rum-1", "rum-2", "rum-2-escape"][:aboard]
    game = table(Captain(zone=TRINIDAD, in_port=True, cargo=cargo), Captain(), game=PORT_ACTION).begins()
    game.t.drawn_cargo = tuple(card(name) for name in ("cocoa-1", "cocoa-2", "sugar-1", "sugar-2"))
    visit = game.t.visit
    assert visit is not None
    visit.chosen = game.t.drawn_cargo[:chosen]
    assert has_room_for_all(game.t, game[0]) == fits


@rule("MM-BUY-05")
def test_what_was_drawn_belongs_to_nobody_once_it_is_bought() -> None:
    game = table(Captain(zone=TRINIDAD, in_port=True, gold=9), Captain(), game=PORT_ACTION).demands(TRINIDAD, RUM)
    game.draws_cargo("cocoa-1", "spices-1", "timber-1", "textiles-1", "fruit-1", "sugar-2").begins()
    game.seat(0).says("do-buy")
    assert game.t.drawn_by == 0
    game.seat(0).says("buy-cocoa-1", "done")
    assert (game.t.drawn_by, game.t.drawn_cargo) == (NOBODY, ())
