"""Module 7: contraband is bought on the market and sold in its port."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.actions.weights import Chart
from freebooter.games.marauders.advice.evaluation import prospects
from freebooter.games.marauders.captain.death import bury
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.modules.contraband.buying import ON_THE_MARKET
from freebooter.games.marauders.modules.contraband.hold import drawer_of
from freebooter.games.marauders.modules.contraband.moves import BUY_CONTRABAND, SELL_CONTRABAND
from freebooter.games.marauders.modules.contraband.selling import BY_CONTRABAND
from freebooter.games.marauders.modules.loyalty.drawer import loyalty_of
from freebooter.games.marauders.moves import DO
from freebooter.games.marauders.names import (
    BRIDGETOWN,
    CARTAGENA,
    COCOA,
    DUTCH,
    FLUTE,
    GOODS,
    HAVANA,
    NASSAU,
    PORT_ROYAL,
    RETIRED,
    RUM,
    SANTO_DOMINGO,
    SELL,
    SPANISH,
    TRINIDAD,
)
from freebooter.games.marauders.registries.deeds import deed_count
from freebooter.games.marauders.scoring import points
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, complete, remove_module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.setup import set_up
from freebooter.games.marauders.state import Table
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note
from tests.games.marauders.modules.contraband import (
    BRIDGETOWN_MILLS,
    FAR,
    HAVANA_BARK,
    HAVANA_WINE,
    ROYAL_NUTMEG,
    SEALS,
    contraband,
    discarded,
    draws,
    goods,
    half,
    in_port,
    offered,
    smuggles,
)
from tests.games.marauders.table import TURN, Captain, Play, card, plays_out, table
from tests.rules import rule

PLAIN = ["spices-1", "timber-1", "textiles-1", "rum-1"]


def move_of(moves: list[Move], name: str) -> Move:
    return next(move for move in moves if move.value == card(name))


def refusal(game: Play, moves: list[Move], name: str) -> str:
    reason = game.ask.refusal(game.t, move_of(moves, name))
    assert reason is not None
    return reason.message


# The cards


def decks(*modules: str) -> Table:
    return set_up(
        Rules(modules=complete(modules).modules, packs=("base", "contraband") if modules else ("base",)),
        2,
        SearchChance(1),
    )


@rule("SG-M7-01")
def test_the_cards_are_in_the_cargo_deck() -> None:
    kinds = [kind for kind in range(len(tables.CARGO_IDS)) if tables.CARGO_PACK[kind] == "contraband"]
    assert [tables.CARGO_IDS[kind] for kind in kinds] == [f"SOG-CON-{number:02}" for number in range(1, 17)]
    t = decks("contraband")
    assert all([t.decks.cargo.counts[kind] == 1 for kind in kinds])
    assert (t.decks.cargo.left, decks().decks.cargo.left) == (80, 64)
    for good in range(len(GOODS)):
        ports = [tables.CARGO_PORT[kind] for kind in kinds if tables.CARGO_GOOD[kind] == good]
        assert len(ports) == len(set(ports)) == 2
    assert sum([10 * tables.CARGO_VALUE[kind] for kind in kinds]) == 470
    nations = [tables.ZONE_NATION[tables.CARGO_PORT[kind]] for kind in kinds]
    assert [nations.count(nation) for nation in range(4)] == [4, 4, 4, 4]


@rule("SG-M7-02", "SG-OPT-12")
def test_the_new_rumour_takes_the_place_of_the_old_one() -> None:
    old, new = tables.rumour_card("RU-03"), tables.rumour_card("SOG-RUM-R1")
    counts = decks("contraband").decks.rumours.counts
    assert (counts[old], counts[new]) == (0, 1)
    counts = decks().decks.rumours.counts
    assert (counts[old], counts[new]) == (1, 0)


class NoBaseRumours(Module):
    def change_decks(self, decks: object, rules: Rules) -> None:
        for kind in range(25):
            decks.rumours.take(kind)  # type: ignore[attr-defined]


@rule("SG-OPT-12")
def test_without_the_rumours_of_the_base_there_is_nothing_to_replace() -> None:
    add_module(NoBaseRumours("new-drill-only"))
    t = decks("contraband", "new-drill-only")
    remove_module("new-drill-only")
    assert t.decks.rumours.left == 0


def hears(*names: str, **more: object) -> Play:
    captain = Captain(zone=TRINIDAD, in_port=True, rumour="SOG-RUM-R1", **more)  # type: ignore[arg-type]
    game = table(captain, FAR, game=TURN, modules=["contraband"]).begins().dice("x1").draws_cargo(*names)
    game.seat(0).says("act-on-rumour")
    return game


MANY = ["rum-1", "rum-2", HAVANA_WINE, "sugar-1", HAVANA_BARK, "spices-1", "fruit-1", "textiles-1"]


@rule("SG-M7-02")
def test_of_many_goods_one_of_each_is_kept_and_any_contraband() -> None:
    game = hears(*MANY)
    assert game.asked == (0, "keep-many-goods")
    assert sorted(offered(game, "keep")) == ["cocoa-1", "fruit-1", "rum-1", "spices-1", "sugar-1", "textiles-1"]
    game.seat(0).says("keep-rum-1")
    assert "keep-rum-1" not in game.options
    game.seat(0).says(f"smuggle-{HAVANA_WINE}", f"smuggle-{HAVANA_BARK}")
    game.script([0]).seat(0).says("done")
    assert (contraband(game), goods(game)) == ([HAVANA_WINE, HAVANA_BARK], ["rum-1"])
    assert game[0].gold == 0
    assert sorted(discarded(game)) == ["fruit-1", "rum-2", "spices-1", "sugar-1", "textiles-1"]
    assert game[0].track == 1


@rule("SG-M7-02")
def test_many_goods_keep_to_the_six_cards_of_a_port() -> None:
    game = hears(*MANY, cargo=["timber-1", "timber-3-cargo", "tobacco-1", "cocoa-1", "cocoa-2"])
    game.seat(0).says("keep-rum-1")
    assert game.options == ["done"]
    kept = game.ask.refusal(game.t, next(move for move in game.ask.question.moves if move.name == "keep-rum-1"))
    assert kept is not None and kept.message == "mm-one-of-each"


# Buying


@rule("SG-M7-03", "SG-M7-07")
def test_contraband_costs_three_gold_each() -> None:
    game = draws(in_port(gold=20), HAVANA_BARK, BRIDGETOWN_MILLS, *PLAIN)
    assert sorted(offered(game, "buy-contraband")) == sorted([HAVANA_BARK, BRIDGETOWN_MILLS])
    game.seat(0).says(f"buy-contraband-{HAVANA_BARK}", f"buy-contraband-{BRIDGETOWN_MILLS}", "done")
    assert game[0].gold == 14
    assert (contraband(game), goods(game)) == ([HAVANA_BARK, BRIDGETOWN_MILLS], [])


@rule("SG-M7-03", "SG-M7-08", "SG-M7-23", "SG-M7-29")
def test_bought_as_a_good_it_is_one_and_stays_one() -> None:
    game = draws(
        in_port(gold=20, demand=RUM), HAVANA_BARK, BRIDGETOWN_MILLS, "cocoa-1", "spices-1", "timber-1", "fruit-1"
    )
    assert "buy-cocoa-3" in game.options  # three copies: 1 gold each
    game.seat(0).says("buy-cocoa-3", "done")
    assert game[0].gold == 17
    assert game.asked == (0, "port")  # nobody asks about spaces
    assert (contraband(game), sorted(goods(game))) == ([], sorted(["cocoa-1", HAVANA_BARK, BRIDGETOWN_MILLS]))


@rule("SG-M7-04", "SG-M7-09")
def test_contraband_comes_before_goods_and_lowers_no_price() -> None:
    """Fixed order 14: after the redraws contraband, then the ordinary purchase."""
    game = draws(in_port(gold=20), HAVANA_BARK, BRIDGETOWN_MILLS, "cocoa-1", "spices-1", "timber-1", "rum-1")
    game.seat(0).says(f"buy-contraband-{HAVANA_BARK}")
    assert prices_note(game, "buy-cocoa-1") == 2  # two copies are left
    game.seat(0).says("buy-cocoa-1")
    assert offered(game, "buy-contraband") == []
    assert refusal(game, BUY_CONTRABAND, BRIDGETOWN_MILLS) == "mm-contraband-first"
    game.seat(0).says("done")
    assert game[0].gold == 20 - 3 - 2


def prices_note(game: Play, name: str) -> int:
    move = next(move for move in game.ask.options if move.name == name)
    note = game.ask.preview(game.t, move)
    assert note is not None
    return int(note.params["each"])


@rule("SG-M7-05", "SG-M7-06", "SG-LOC-STATION-05")
def test_the_good_in_demand_and_cards_for_this_port_are_drawn_anew() -> None:
    game = in_port(HAVANA, RUM, gold=20)
    game.draws_cargo(HAVANA_BARK, "rum-1", SEALS, "spices-1", "timber-1", "fruit-1", "sugar-1", "cocoa-1")
    game.seat(0).says("do-buy")
    assert discarded(game) == ["rum-1", HAVANA_BARK]
    assert offered(game, "buy-contraband") == [SEALS]


@rule("SG-M7-06")
def test_a_new_draw_is_looked_through_again() -> None:
    """Fixed order 14: redraws after each new draw."""
    game = in_port(SANTO_DOMINGO, RUM, gold=20)
    game.draws_cargo("sugar-1", "spices-1", "timber-1", "fruit-1", "cocoa-1", "textiles-1").seat(0).says("do-buy")
    game.draws_cargo("sugar-2", "spices-2-escape", HAVANA_WINE, "fruit-2-escape", "cocoa-2", "textiles-2-escape", SEALS)
    game.seat(0).says("redraw")
    assert offered(game, "buy-contraband") == [SEALS]
    assert HAVANA_WINE in discarded(game)


def test_without_gold_or_room_there_is_no_contraband() -> None:
    game = draws(in_port(gold=2), HAVANA_BARK, BRIDGETOWN_MILLS, *PLAIN)
    assert offered(game, "buy-contraband") == []
    assert refusal(game, BUY_CONTRABAND, HAVANA_BARK) == "mm-too-little-gold"
    assert refusal(game, BUY_CONTRABAND, SEALS) == "mm-contraband-not-drawn"


@rule("SG-M7-28", "SG-M7-22")
def test_contraband_counts_against_the_six_cards_of_a_port_and_the_hold_at_sea() -> None:
    game = in_port(gold=20, held=(SEALS, ROYAL_NUTMEG), cargo=["rum-1", "rum-2", "cocoa-1"], ship=FLUTE)
    game = draws(game, HAVANA_BARK, BRIDGETOWN_MILLS, *PLAIN[:3], "fruit-1")
    note = game.ask.preview(game.t, move_of(BUY_CONTRABAND, HAVANA_BARK))
    assert note is not None and note.params["surplus"] == 2
    game.seat(0).says(f"buy-contraband-{HAVANA_BARK}")
    assert offered(game, "buy") == []
    assert refusal(game, BUY_CONTRABAND, BRIDGETOWN_MILLS) == "mm-no-room"
    game.seat(0).says(f"discard-contraband-{SEALS}")
    assert offered(game, "buy-contraband") == [BRIDGETOWN_MILLS]


@rule("SG-AMB-33")
@pytest.mark.parametrize("zone", [NASSAU, TRINIDAD])
def test_no_port_changes_the_price_of_contraband(zone: int) -> None:
    game = draws(in_port(zone, gold=9), HAVANA_BARK, *PLAIN, "sugar-1")
    game.seat(0).says(f"buy-contraband-{HAVANA_BARK}", "done")
    assert game[0].gold == 6


@rule("SG-AMB-32")
def test_contraband_counts_for_the_free_card_of_cartagena_which_is_an_ordinary_one() -> None:
    game = draws(in_port(CARTAGENA, gold=20), HAVANA_BARK, BRIDGETOWN_MILLS, SEALS, "spices-1", "timber-1", "rum-1")
    for name in (HAVANA_BARK, BRIDGETOWN_MILLS, SEALS):
        game.seat(0).says(f"buy-contraband-{name}")
    game.seat(0).says("buy-spices-1", "done")
    assert game[0].gold == 11


@rule("SG-AMB-80")
def test_who_buys_contraband_alone_has_bought_goods() -> None:
    game = draws(in_port(gold=20), HAVANA_BARK, *PLAIN, "sugar-1")
    game.seat(0).says(f"buy-contraband-{HAVANA_BARK}", "done")
    assert (game[0].bought_port, game[0].bought_round) == (TRINIDAD, 1)


@rule("SG-AMB-80")
def test_customs_take_contraband_just_bought_and_no_other() -> None:
    """Fixed order 14: Customs Search comes last."""
    game = draws(in_port(gold=20, held=(SEALS,), others=("GL-08",)), HAVANA_BARK, *PLAIN, "sugar-1")
    game.seat(0).says(f"buy-contraband-{HAVANA_BARK}", "buy-spices-1", "done")
    assert game.asked == (1, "window-bought")
    game.seat(1).announces("GL-08").reveals("GL-08")
    assert game.options == ["pay", "discard-cargo-spices", f"discard-contraband-{HAVANA_BARK}"]
    game.seat(0).says(f"discard-contraband-{HAVANA_BARK}")
    assert (contraband(game), goods(game)) == ([SEALS], ["spices-1"])
    assert HAVANA_BARK in discarded(game)


def test_a_preview_says_where_it_sells_and_who_would_search() -> None:
    game = draws(in_port(gold=20), HAVANA_BARK, *PLAIN, "sugar-1")
    note = game.ask.preview(game.t, move_of(BUY_CONTRABAND, HAVANA_BARK))
    assert note is not None
    assert (note.params["price"], note.params["sale"], note.params["zone"]) == (3, 10, "havana")
    assert note.params["steps"] == tables.WAY[TRINIDAD][HAVANA]
    assert note.params["npc"] == "none"
    navy = {SPANISH: ("EV-01", BRIDGETOWN)}
    for bounties, npc in (({}, "spanish-navy"), ({DUTCH: 1}, "none")):
        watched = table(Captain(zone=BRIDGETOWN, bounties=bounties), FAR, npcs=navy, modules=["contraband"])
        note = ON_THE_MARKET.preview(watched.t, game.ask, move_of(BUY_CONTRABAND, HAVANA_BARK))
        assert note.params["npc"] == npc


# Selling


@rule("SG-M7-11", "SG-LOC-TOWN-08")
def test_contraband_is_sold_only_in_its_port() -> None:
    game = in_port(HAVANA, held=(HAVANA_BARK, SEALS), cargo=["cocoa-1"])
    game.seat(0).says("do-sell")
    assert offered(game, "sell-contraband") == [HAVANA_BARK]
    assert refusal(game, SELL_CONTRABAND, SEALS) == "mm-contraband-elsewhere"
    assert refusal(game, SELL_CONTRABAND, HAVANA_WINE) == "mm-contraband-not-aboard"
    visit = game.t.visit
    assert visit is not None
    visit.powers = False  # a town off Havana is not the port
    assert refusal(game, SELL_CONTRABAND, HAVANA_BARK) == "mm-contraband-elsewhere"


@rule("SG-M7-12", "SG-AMB-33", "SG-M7-22")
def test_ten_gold_a_card_along_with_goods_in_one_declaration() -> None:
    """Fixed order 13: contraband and goods are stated together; Havana's power is for goods."""
    game = in_port(HAVANA, COCOA, held=(HAVANA_BARK,), cargo=["cocoa-1", "sugar-1"])
    game.seat(0).says("do-sell", "sell-cocoa-1", f"sell-contraband-{HAVANA_BARK}")
    assert game[0].gold == 0
    assert refusal(game, SELL_CONTRABAND, HAVANA_BARK) == "mm-contraband-spoken-of"
    game.script([0]).seat(0).says("done")
    assert game[0].gold == 7 + 10
    assert (goods(game), contraband(game)) == (["sugar-1"], [])


@rule("SG-AMB-32", "SG-M7-25")
def test_contraband_is_in_no_demand() -> None:
    game = in_port(HAVANA, COCOA, held=(HAVANA_BARK,), cargo=["cocoa-1", "cocoa-2"]).script([0])
    game.seat(0).says("do-sell", "sell-cocoa-2", f"sell-contraband-{HAVANA_BARK}")
    assert game[0].track == 0
    assert game[0].gold == 14 + 10


@rule("SG-M7-24", "SG-M7-25")
def test_contraband_is_not_the_good_that_it_shows() -> None:
    game = in_port(HAVANA, RUM, held=(HAVANA_BARK,), cargo=["cocoa-1"])
    game.seat(0).says("do-sell")
    assert offered(game, "sell") == ["cocoa-1", f"contraband-{HAVANA_BARK}"]


@rule("SG-M7-13", "SG-M7-14")
def test_each_second_card_earns_glory_and_both_go() -> None:
    game = in_port(HAVANA, held=(HAVANA_BARK, SEALS, HAVANA_WINE)).draws_glory("GL-10")
    game.seat(0).says("do-sell")
    notes = [game.ask.preview(game.t, move) for move in game.ask.options if move.verb == "sell-contraband"]
    assert [note.params["glory"] for note in notes if note is not None] == [0, 0]
    game.seat(0).says(f"sell-contraband-{HAVANA_BARK}", f"sell-contraband-{HAVANA_WINE}")
    assert (game[0].gold, game[0].track, deed_count(game[0], BY_CONTRABAND)) == (20, 1, 1)
    assert (half(game), contraband(game)) == ("", [SEALS])
    assert sorted(discarded(game)) == [HAVANA_BARK, HAVANA_WINE]


@rule("SG-M7-13", "SG-M7-14", "SG-M7-16")
def test_the_count_runs_on_and_a_first_half_is_worth_nothing() -> None:
    game = in_port(HAVANA, held=(HAVANA_BARK,))
    game.seat(0).says("do-sell", f"sell-contraband-{HAVANA_BARK}")
    assert (half(game), game[0].track, discarded(game)) == (HAVANA_BARK, 0, [])
    assert points(game.t, game[0]) == 0
    later = in_port(BRIDGETOWN, held=(BRIDGETOWN_MILLS,)).draws_glory("GL-10")
    drawer_of(later.t).halves[0] = card(SEALS)
    later.t.decks.cargo.take(card(SEALS))
    later.seat(0).says("do-sell")
    note = later.ask.preview(later.t, move_of(SELL_CONTRABAND, BRIDGETOWN_MILLS))
    assert note == Note("mm-brings-contraband-sale", "SG-M7-12 SG-M7-13", gold=10, glory=1)
    later.seat(0).says(f"sell-contraband-{BRIDGETOWN_MILLS}")
    assert (half(later), later[0].track) == ("", 1)
    assert sorted(discarded(later)) == [BRIDGETOWN_MILLS, SEALS]


@rule("SG-M7-15", "SG-AMB-90")
def test_a_first_half_is_passed_on_and_the_rest_is_lost() -> None:
    game = smuggles(table(Captain(), FAR, modules=["contraband"]), 0, BRIDGETOWN_MILLS)
    game.t.decks.cargo.take(card(SEALS))
    drawer_of(game.t).halves[0] = card(SEALS)
    game.draws_captains("CAP-01")
    plays_out(bury(game.t, game[0], RETIRED, "MM-DEATH-09"))
    assert (half(game), contraband(game), discarded(game)) == (SEALS, [], [BRIDGETOWN_MILLS])


@rule("SG-AMB-80")
def test_contraband_counts_for_the_purser_who_wants_a_sale_of_three() -> None:
    game = in_port(HAVANA, held=(HAVANA_BARK,), cargo=["sugar-1", "sugar-2"], hand=["GL-S7b"])
    game.seat(0).says("do-sell", "sell-sugar-2", f"sell-contraband-{HAVANA_BARK}")
    assert game.asked == (0, "window-sold")
    alone = in_port(HAVANA, held=(HAVANA_BARK,), employed=["GL-S7b"])
    alone.seat(0).says("do-sell", f"sell-contraband-{HAVANA_BARK}")
    assert alone[0].gold == 10


@rule("SG-PAIR-40")
def test_a_pair_is_a_loyalty_step() -> None:
    captain = Captain(zone=HAVANA, in_port=True)
    game = table(captain, FAR, game=TURN, modules=["contraband", "loyalty"]).draws_glory("GL-10")
    before = loyalty_of(game.t).levels[0]
    smuggles(game, 0, HAVANA_BARK, HAVANA_WINE).begins()
    game.seat(0).says("port-action", "do-sell", f"sell-contraband-{HAVANA_BARK}", f"sell-contraband-{HAVANA_WINE}")
    assert loyalty_of(game.t).levels[0] == before + 1


# Advice


def test_advice_sells_where_it_can_and_sails_where_it_could() -> None:
    game = in_port(HAVANA, held=(HAVANA_BARK,))
    weights = game.ask.weights(game.t)
    assert weights is not None
    assert weights[game.ask.options.index(DO[SELL])] == max(weights)
    at_sea = smuggles(table(Captain("CAP-09"), FAR, game=TURN, modules=["contraband"]), 0, HAVANA_BARK)
    without = table(Captain("CAP-09"), FAR, game=TURN, modules=["contraband"])
    gain = Chart(at_sea.t, at_sea[0]).ashore[HAVANA] - Chart(without.t, without[0]).ashore[HAVANA]
    assert gain == 125
    assert Chart(at_sea.t, at_sea[0]).ashore[PORT_ROYAL] == Chart(without.t, without[0]).ashore[PORT_ROYAL]
    assert prospects(at_sea.t, at_sea[0]) > prospects(without.t, without[0])


def test_advice_buys_for_ports_that_are_near_and_open() -> None:
    game = draws(in_port(gold=20), HAVANA_BARK, BRIDGETOWN_MILLS, *PLAIN)
    near, far = (
        ON_THE_MARKET.worth(game.t, game[0], move_of(BUY_CONTRABAND, name)) for name in (BRIDGETOWN_MILLS, HAVANA_BARK)
    )
    assert near > far > 0
    game[0].bounties[tables.ZONE_NATION[BRIDGETOWN]] = 1
    assert ON_THE_MARKET.worth(game.t, game[0], move_of(BUY_CONTRABAND, BRIDGETOWN_MILLS)) < 0
