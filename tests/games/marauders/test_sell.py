"""Sell goods, with the ports, captains and cards that matter to it."""

import pytest

from freebooter.games.marauders.content.tables import CARGO_NAMES
from freebooter.games.marauders.moves import DONE
from freebooter.games.marauders.names import (
    BY_TRADE,
    COCOA,
    DUTCH,
    HAVANA,
    NASSAU,
    RUM,
    SUGAR,
    TRINIDAD,
)
from tests.games.marauders.table import PORT_ACTION, Captain, Play, table
from tests.games.playing import ranks
from tests.rules import rule

RUMS = ["rum-1", "rum-2", "rum-2-escape", "rum-3-hull", "rum-3-escape", "rum-4-cannons"]


def at_market(cargo: list[str], zone: int = TRINIDAD, demand: int = RUM, **more: object) -> Play:
    """A captain in port with this cargo; he is asked what he sells. CAP-06 has no ability here."""
    captain = Captain(zone=zone, in_port=True, cargo=cargo, **more)  # type: ignore[arg-type]
    return table(captain, Captain(), game=PORT_ACTION).demands(zone, demand).begins()


def new_demand(game: Play, good: int) -> Play:
    """The next token out of the pool."""
    return game.script(ranks(game.t.decks.demand.copy(), [good]))


def sells(game: Play, *names: str) -> Play:
    game.seat(0).says("do-sell", *names)
    if game.asked == (0, "sell"):
        game.seat(0).says("done")
    return game


@rule("MM-SELL-02")
def test_a_card_not_in_demand_brings_three() -> None:
    assert sells(at_market(["sugar-1", "sugar-2"]), "sell-sugar-2")[0].gold == 6


@rule("MM-SELL-03")
def test_a_card_in_demand_brings_six() -> None:
    game = at_market(["rum-1"])
    assert sells(new_demand(game, COCOA), "sell-rum-1")[0].gold == 6


@rule("MM-SELL-01")
def test_nothing_is_sold_before_all_is_stated() -> None:
    game = at_market(["rum-1", "sugar-1", "sugar-2"])
    new_demand(game, SUGAR).seat(0).says("do-sell", "sell-rum-1")
    assert game[0].gold == 0
    assert len(game[0].cargo) == 3
    assert game.t.board.demand[TRINIDAD] == RUM
    assert "sell-rum-1" not in game.options
    game.seat(0).says("sell-sugar-1", "done")
    assert game[0].gold == 9  # sugar came into demand only afterwards
    assert [CARGO_NAMES[kind] for kind in game[0].cargo] == ["sugar-2"]


@rule("MM-SELL-01")
def test_a_mission_load_is_not_for_sale() -> None:
    game = at_market([], mission="MI-01", load=True)
    assert "do-sell" not in game.options


@rule("MM-SELL-04")
def test_sold_cards_go_face_up_to_the_discard_pile() -> None:
    game = sells(at_market(["sugar-1", "sugar-2"]), "sell-sugar-2")
    assert [CARGO_NAMES[kind] for kind in game.t.decks.cargo_discard.kinds()] == ["sugar-1", "sugar-2"]
    assert game.events("cargo-discarded")[0].seen_by(1)
    assert game.told("cargo-discarded") == [{"seat": 0, "cards": ["sugar-1", "sugar-2"]}]


@rule("MM-SELL-05", "MM-SELL-09")
def test_the_token_is_replaced_after_a_sale_in_demand() -> None:
    game = at_market(["rum-1"])
    pool = game.t.decks.demand
    before = pool.counts[RUM]
    sells(new_demand(game, COCOA), "sell-rum-1")
    assert game.t.board.demand[TRINIDAD] == COCOA
    assert pool.left == 8
    assert pool.counts[RUM] == before + 1


@rule("MM-SELL-09")
def test_the_old_token_is_not_among_those_drawn_from() -> None:
    game = at_market(["rum-1"])
    pool = game.t.decks.demand
    kinds = sorted(set(pool.kinds()))
    last = kinds[-1]
    sells(game.script([pool.left - 1]), "sell-rum-1")  # the last of the eight, before rum comes back
    assert game.t.board.demand[TRINIDAD] == last


@rule("MM-SELL-05")
def test_the_token_stays_when_nothing_in_demand_is_sold() -> None:
    game = sells(at_market(["rum-1", "sugar-1"]), "sell-sugar-1")
    assert game.t.board.demand[TRINIDAD] == RUM
    assert game.t.decks.demand.left == 8


@rule("MM-SELL-06")
def test_nothing_more_is_sold_after_the_token_changed() -> None:
    game = at_market(["rum-1", "cocoa-1"])
    sells(new_demand(game, COCOA), "sell-rum-1")
    assert game.asked == (0, "port")
    assert "do-sell" not in game.options


@rule("MM-SELL-07")
@pytest.mark.parametrize(("count", "points"), [(2, 0), (3, 1), (5, 1), (6, 1)])
def test_three_or_more_in_demand_give_one_glory_point(count: int, points: int) -> None:
    game = at_market(RUMS[:count], gold=1)
    new_demand(game, COCOA)
    if points:
        game.draws_glory("GL-27")
    game.seat(0).says("do-sell", f"sell-rum-{count}")
    game.passes_to("port")
    assert game[0].track == points
    assert game[0].deeds[BY_TRADE] == points
    assert len(game[0].hand) == points  # MM-GLORY-02


@rule("MM-SELL-07")
def test_three_cards_of_which_two_are_in_demand_give_no_point() -> None:
    game = at_market(["rum-1", "rum-2", "sugar-1"])
    sells(new_demand(game, COCOA), "sell-rum-2", "sell-sugar-1")
    assert game[0].track == 0


@rule("MM-SELL-08")
def test_worked_three_in_demand_and_one_other() -> None:
    game = at_market([*RUMS[:3], "sugar-1"])
    new_demand(game, COCOA).draws_glory("GL-27").seat(0).says("do-sell", "sell-rum-3", "sell-sugar-1")
    game.passes_to("port")
    assert (game[0].gold, game[0].track) == (21, 1)


@rule("MM-SELL-08")
def test_worked_two_in_demand_and_two_others() -> None:
    game = at_market(["rum-1", "rum-2", "sugar-1", "sugar-2"])
    sells(new_demand(game, COCOA), "sell-rum-2", "sell-sugar-2")
    assert (game[0].gold, game[0].track) == (18, 0)


@rule("MM-SELL-08", "MM-PORTPOWER-06")
def test_worked_havana_pays_non_pirates_seven() -> None:
    game = at_market(RUMS[:3], HAVANA)
    new_demand(game, COCOA).draws_glory("GL-27").seat(0).says("do-sell", "sell-rum-3")
    game.passes_to("port")
    assert game[0].gold == 21


@rule("MM-PORTPOWER-06")
def test_tv_25_havana_non_pirate_sells_four_in_demand() -> None:
    game = at_market(RUMS[:4], HAVANA)
    new_demand(game, COCOA).draws_glory("GL-27").seat(0).says("do-sell", "sell-rum-4")
    game.passes_to("port")
    assert (game[0].gold, game[0].track) == (28, 1)


@rule("MM-PORTPOWER-06")
def test_havana_pays_pirates_six_and_three_for_the_rest() -> None:
    game = at_market(["rum-1", "sugar-1"], HAVANA, bounties={DUTCH: 1})
    assert sells(new_demand(game, COCOA), "sell-rum-1", "sell-sugar-1")[0].gold == 9


@rule("MM-PORTPOWER-07", "MM-AMB-31")
def test_nassau_pays_two_but_six_for_goods_in_demand() -> None:
    game = at_market(["rum-1", "sugar-1", "sugar-2"], NASSAU)
    assert sells(new_demand(game, COCOA), "sell-rum-1", "sell-sugar-1")[0].gold == 8


# CAP-01


def test_the_saleswoman_gets_one_more_for_each_card_in_demand() -> None:
    game = at_market(["rum-1", "rum-2", "sugar-1"], id="CAP-01")
    assert sells(new_demand(game, COCOA), "sell-rum-2", "sell-sugar-1")[0].gold == 17


def test_the_saleswoman_at_home_in_havana_gets_eight() -> None:
    game = at_market(["rum-1"], HAVANA, id="CAP-01")
    assert sells(new_demand(game, COCOA), "sell-rum-1")[0].gold == 8


# GL-04 and the Purser who joins after a sale


def test_word_of_shortage_puts_one_of_two_tokens_in_place() -> None:
    game = at_market(["sugar-1", "cocoa-1"], hand=["GL-04"])
    pool = game.t.decks.demand
    assert pool.counts[SUGAR] and pool.counts[COCOA]
    rums = pool.counts[RUM]
    game.script(ranks(pool.copy(), [COCOA, SUGAR])).seat(0).says("do-sell", "play-word-of-shortage")
    assert game.told("demand-drawn") == [{"seat": 0, "goods": ["cocoa", "sugar"]}]
    assert game.options == ["good-cocoa", "good-sugar"]
    game.seat(0).says("good-sugar")
    assert game.t.board.demand[TRINIDAD] == SUGAR
    assert pool.left == 8
    assert pool.counts[RUM] == rums + 1
    new_demand(game, RUM).seat(0).says("sell-sugar-1", "done")
    assert game[0].gold == 6


def test_word_of_shortage_is_played_before_the_sale_only() -> None:
    game = at_market(["sugar-1", "cocoa-1"], hand=["GL-04"])
    assert "play-word-of-shortage" not in game.options
    game.seat(0).says("do-sell")
    assert "play-word-of-shortage" in game.options
    game.seat(0).says("sell-sugar-1")
    assert "play-word-of-shortage" not in game.options


def test_a_purser_joins_after_a_sale_of_three_cards_free_of_charge() -> None:
    game = at_market(["sugar-1", "sugar-2", "cocoa-1"], hand=["GL-S7b"])
    game.seat(0).says("do-sell", "sell-sugar-2", "sell-cocoa-1")
    assert game.asked == (0, "window-sold")
    game.seat(0).plays("GL-S7b")
    assert len(game[0].employed) == 1
    assert game[0].gold == 9


def test_no_purser_joins_after_a_sale_of_two() -> None:
    game = at_market(["sugar-1", "sugar-2"], hand=["GL-S7b"])
    game.seat(0).says("do-sell", "sell-sugar-2")
    assert game.asked == (0, "port")
    assert "play-purser-b" not in game.options


@rule("MM-SELL-01")
def test_leaving_the_market_says_what_is_sold_if_anything_is() -> None:
    captain = Captain(zone=TRINIDAD, in_port=True, cargo=["rum-1", "sugar-1"])
    game = table(captain, Captain(), game=PORT_ACTION).demands(TRINIDAD, RUM).begins()
    game.seat(0).says("do-sell")
    assert game.ask.preview(game.t, DONE) is None
    game.seat(0).says("sell-rum-1")
    note = game.ask.preview(game.t, DONE)
    assert note is not None and note.params["count"] == 1
