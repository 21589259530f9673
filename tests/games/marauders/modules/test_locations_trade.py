"""Town and trade station (SG-LOC-TOWN, SG-LOC-STATION)."""

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.advice.card_values import RUMOUR_PORTS, RUMOUR_ZONES
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.modules.locations.kinds.town import IN_TOWN
from freebooter.games.marauders.modules.locations.state import locations_of
from freebooter.games.marauders.modules.locations.tokens import TOWN, TRADE_STATION
from freebooter.games.marauders.moves import COMPLETE_MISSION, DO, PLAY, REFRESH
from freebooter.games.marauders.names import (
    BUY,
    CARACAS,
    CARGO,
    CREW,
    CURACAO,
    FLUTE,
    FRIGATE,
    FRUIT,
    GALLEON,
    HAVANA,
    HULL,
    MISSION,
    NASSAU,
    REINFORCED_HULL,
    RUM,
    SPICES,
    STASH,
    TEXTILES,
    TRINIDAD,
)
from tests.games.marauders.modules.places import off, reason, visits
from tests.games.marauders.table import Captain, Play
from tests.rules import rule


def town(zone: int = NASSAU, **more: object) -> Play:
    return visits(off(zone, TOWN, **more).demands(zone, TEXTILES))  # type: ignore[arg-type]


def station(zone: int = NASSAU, **more: object) -> Play:
    return visits(off(zone, TRADE_STATION, **more).demands(zone, TEXTILES))  # type: ignore[arg-type]


LOAD = tuple(tables.CARGO_NAMES.index(name) for name in ("cocoa-1", "cocoa-2", "rum-1", "textiles-1"))

# Town


@rule("SG-LOC-TOWN-02")
def test_a_town_offers_one_of_five_activities() -> None:
    game = town(gold=9, cargo=["rum-1"], tracks={CREW: 1})
    assert game.options == ["do-sell", "do-buy", "do-shipyard", "do-recruit", "do-rumour"]
    game.dice("x1").seat(0).says("do-recruit")
    assert game[0].ship.tracks[CREW] == 2
    assert game.asked == (0, "action") and game.t.visit is None


@rule("SG-LOC-TOWN-02")
def test_rumours_are_asked_for_as_in_a_port() -> None:
    game = town(gold=5).dice("x1").draws_rumours("RU-01")
    game.seat(0).says("do-rumour")
    assert game[0].rumour == tables.rumour_card("RU-01") and game[0].gold < 5


@rule("SG-LOC-TOWN-02", "SG-OPT-10", "SG-OPT-11")
def test_favours_and_loyalty_are_not_offered_without_their_modules() -> None:
    game = town(gold=30)
    assert IN_TOWN.joins and IN_TOWN.joined_options(game.t, 0, NASSAU) == []


@rule("SG-LOC-TOWN-03")
def test_a_town_draws_four_cards_and_three_after_a_purchase_in_the_previous_turn() -> None:
    game = town(CARACAS, gold=20).draws_cargo("rum-1", "sugar-1", "cocoa-1", "spices-1")
    game.seat(0).says("do-buy", "buy-rum-1", "done")
    assert locations_of(game.t).bought[0][CARACAS] == 1
    for rounds, count in ((1, 3), (2, 4)):
        again = off(CARACAS, TOWN, gold=20).demands(CARACAS, TEXTILES)
        again.t.round = 1 + rounds
        locations_of(again.t).bought[0][CARACAS] = 1
        visits(again).draws_cargo(*["rum-1", "sugar-1", "cocoa-1", "spices-1"][:count]).seat(0).says("do-buy")
        assert again.told("goods-drawn-hidden")[0]["count"] == count
    nothing = town(CARACAS, gold=20).draws_cargo("rum-1", "sugar-1", "cocoa-1", "spices-1")
    nothing.seat(0).says("do-buy", "done")
    assert locations_of(nothing.t).bought[0][CARACAS] == 0


@rule("SG-LOC-TOWN-04", "SG-LOC-STATION-04")
def test_the_good_in_demand_is_that_of_the_local_port() -> None:
    """Better price, a new token, glory for three."""
    for kind in (TOWN, TRADE_STATION):
        game = off(NASSAU, kind, ship=FLUTE, cargo=["rum-1", "rum-2", "rum-3-hull", "cocoa-1"]).demands(NASSAU, RUM)
        visits(game).seat(0).says("do-sell", "sell-rum-3")
        game.script([0, 0]).seat(0).says("done")  # the new token, the card for the point
        assert game[0].gold == 18 and game[0].track == 1
        assert len(game.told("demand-changed")) == 1


@rule("SG-LOC-TOWN-04", "SG-LOC-STATION-05")
def test_goods_in_demand_are_replaced_when_buying() -> None:
    game = off(NASSAU, TOWN, gold=9).demands(NASSAU, RUM)
    visits(game).draws_cargo("rum-1", "sugar-1", "cocoa-1", "spices-1", "timber-1").seat(0).says("do-buy")
    assert game.told("goods-replaced")[0]["cards"] == ["rum-1"]
    assert game.told("goods-drawn-hidden")[0]["count"] == 4


@rule("SG-LOC-TOWN-05", "SG-LOC-TOWN-14")
def test_a_rumour_tied_to_a_port_is_not_fulfilled_in_the_town_of_its_zone() -> None:
    tied = next(card for card in range(25) if RUMOUR_PORTS[card] and not RUMOUR_ZONES[card])
    rumour, zone = tables.RUMOUR_IDS[tied], RUMOUR_PORTS[tied][0]
    game = off(zone, TOWN, rumour=rumour, gold=5).begins()
    assert "act-on-rumour" not in game.options
    game.seat(0).says("visit-location")
    assert "act-on-rumour" not in game.options


@rule("SG-LOC-TOWN-06", "SG-LOC-TOWN-14", "SG-AMB-75")
def test_a_specialist_tied_to_a_port_is_not_hired_in_a_town() -> None:
    game = town(gold=9, hand=["GL-S1a", "GL-S2a", "GL-01", "GL-05", "GL-09"])
    for id in ("GL-S1a", "GL-S2a", "GL-01", "GL-05"):
        assert game.ask.refusal(game.t, PLAY[tables.glory_card(id)]) is not None
    assert not [name for name in game.options if name.startswith("play")]


@rule("SG-LOC-TOWN-07", "SG-LOC-TOWN-10", "SG-LOC-TOWN-14")
def test_no_mission_is_claimed_or_completed_and_no_gold_stashed() -> None:
    game = off(HAVANA, TOWN, id="CAP-01", gold=20, mission="MI-01").offers_missions("MI-02")
    visits(game)
    for move in (DO[MISSION], DO[STASH], COMPLETE_MISSION):
        assert game.ask.refusal(game.t, move) is not None
        assert move not in game.ask.options
    assert effects.purse(game.t, game[0]) == 20


@rule("SG-LOC-TOWN-10")
def test_the_stash_of_the_home_port_does_not_pay_in_its_town() -> None:
    game = town(TRINIDAD, stash=30, gold=1)
    assert effects.purse(game.t, game[0]) == 1 and "do-rumour" not in game.options


@rule("SG-LOC-TOWN-09", "SG-AMB-76")
def test_a_towns_yard_neither_sells_nor_refreshes_modifications() -> None:
    game = off(NASSAU, TOWN, gold=20, modifications=[REINFORCED_HULL], tracks={HULL: 1})
    game[0].ship.flipped = 1 << REINFORCED_HULL
    game.t.board.modification_open[NASSAU] = True
    visits(game).seat(0).says("do-shipyard")
    assert "repair-hull" in game.options
    assert not [name for name in game.options if "modification" in name or "refresh" in name]
    assert reason(game, REFRESH[REINFORCED_HULL].name) == "mm-only-in-port"


@rule("SG-AMB-108", "SG-M9-35")
def test_a_ship_bought_in_a_town_earns_glory_and_surplus_cargo_goes_overboard_at_once() -> None:
    game = town(CURACAO, ship=GALLEON, gold=40, cargo=["rum-1", "sugar-1", "cocoa-1", "spices-1"])
    game.seat(0).says("do-shipyard")
    assert prices.ship_price(game.t, game[0], FRIGATE) == 35  # list price, also off Curacao
    game.seat(0).says("buy-ship-frigate")
    assert game.asked == (0, "drop-cargo")
    game.draws_glory("GL-10").seat(0).says("discard-cargo-rum")
    assert len(game[0].cargo) == 3 and game[0].track == 1


# What works there


@rule("SG-AMB-75")
def test_what_speaks_of_the_activity_works() -> None:
    """CAP-11 and GL-02 draw more, CAP-05 names a good, CAP-01 sells dearer, the Purser and CAP-10 pay less."""
    game = off(NASSAU, TOWN, id="CAP-11", gold=9, hand=["GL-02"]).demands(NASSAU, TEXTILES)
    visits(game).seat(0).says("do-buy")
    more = tables.GLORY_AMOUNT[tables.glory_card("GL-02")] + tables.CAPTAIN_AMOUNT[tables.captain_card("CAP-11")]
    drawn = ["rum-1", "sugar-1", "cocoa-1", "spices-1", "tobacco-1", "timber-1", "fruit-1", "rum-2"][: 4 + more]
    game.draws_cargo(*drawn).seat(0).plays("GL-02")
    assert game.told("goods-drawn-hidden")[0]["count"] == 4 + more
    game = off(NASSAU, TOWN, id="CAP-05", gold=9).demands(NASSAU, TEXTILES)
    visits(game).seat(0).says("do-buy")
    assert game.asked == (0, "name-good")
    usual, dear, purser = town(gold=9), town(id="CAP-01"), town(gold=9, employed=["GL-S7a"])
    assert prices.proceeds(dear.t, dear[0], LOAD) > prices.proceeds(usual.t, usual[0], LOAD)
    assert prices.price_together(purser.t, purser[0], [3, 3]) < prices.price_together(usual.t, usual[0], [3, 3])
    cheap, usual = town(id="CAP-10", tracks={HULL: 1}), town(tracks={HULL: 1})
    assert prices.repair_price(cheap.t, cheap[0]) < prices.repair_price(usual.t, usual[0])


@rule("SG-AMB-75")
def test_cards_about_demand_yard_and_purchase_work_and_the_purser_is_hired_after_a_sale() -> None:
    game = off(NASSAU, TOWN, ship=FLUTE, cargo=["rum-1", "rum-2", "cocoa-1"], hand=["GL-04", "GL-S7b"])
    visits(game.demands(NASSAU, TEXTILES)).seat(0).says("do-sell")
    game.script([0, 0, 0]).seat(0).plays("GL-04")
    if game.asked == (0, "demand"):
        game.seat(0).does(game.ask.options[0])
    assert [event["zone"] for event in game.told("demand-changed")] == ["nassau"]
    game.chance.script = [0] * 9  # a new token, and cards if it brings glory
    game.seat(0).says("sell-rum-2", "sell-cocoa-1")
    if game.asked == (0, "sell"):
        game.seat(0).says("done")
    while game.asked == (0, "hand-limit"):
        game.seat(0).does(game.ask.options[0])
    assert game.asked == (0, "window-sold")
    assert PLAY[tables.glory_card("GL-S7b")] in game.ask.options


@rule("SG-AMB-75")
def test_customs_search_works_at_a_town() -> None:
    game = off(NASSAU, TOWN, gold=9, others=(Captain(zone=TRINIDAD, in_port=True, hand=["GL-08"]),))
    visits(game.demands(NASSAU, TEXTILES)).draws_cargo("rum-1", "sugar-1", "cocoa-1", "spices-1")
    game.seat(0).says("do-buy", "buy-rum-1", "done")
    assert game.asked == (1, "window-bought")


@rule("SG-AMB-75")
def test_what_speaks_of_a_port_or_its_action_does_not_work() -> None:
    """CAP-15's weapon and the harvest of EV-30."""
    game = off(NASSAU, TOWN, id="CAP-15", gold=9).demands(NASSAU, TEXTILES)
    game.t.harvest = 2
    visits(game)
    assert not prices.uses_cheap_arms(game.t, game[0])
    game.draws_cargo("rum-1", "sugar-1", "cocoa-1", "spices-1").seat(0).says("do-buy")
    assert game.told("goods-drawn-hidden")[0]["count"] == 4


# Trade station


@rule("SG-LOC-STATION-02")
def test_a_station_sells_or_buys_not_both() -> None:
    game = station(gold=9, cargo=["rum-1"])
    assert game.options == ["do-sell", "do-buy"]
    game.seat(0).says("do-sell", "sell-rum-1")
    assert game.asked == (0, "action")
    assert reason(game, "visit-location") == "mm-place-visited"


@rule("SG-LOC-STATION-03")
def test_a_station_draws_six_cards_and_three_after_a_purchase_in_the_previous_turn() -> None:
    six = ["rum-1", "sugar-1", "cocoa-1", "spices-1", "tobacco-1", "timber-1"]
    game = station(gold=9).draws_cargo(*six)
    game.seat(0).says("do-buy")
    assert game.told("goods-drawn-hidden")[0]["count"] == 6
    again = off(NASSAU, TRADE_STATION, gold=9).demands(NASSAU, TEXTILES)
    again.t.round = 5
    locations_of(again.t).bought[0][NASSAU] = 4
    visits(again).draws_cargo(*six[:3]).seat(0).says("do-buy")
    assert again.told("goods-drawn-hidden")[0]["count"] == 3


@rule("SG-LOC-STATION-04")
def test_two_of_the_good_in_demand_bring_gold_and_a_token_but_no_glory() -> None:
    game = off(NASSAU, TRADE_STATION, cargo=["spices-1", "spices-2-escape"]).demands(NASSAU, SPICES)
    visits(game).script([0]).seat(0).says("do-sell", "sell-spices-2")
    assert game[0].gold == 12 and game[0].track == 0 and len(game.told("demand-changed")) == 1


def test_what_is_bought_comes_aboard_a_ship_at_sea() -> None:
    game = station(gold=9, tracks={CARGO: 1}).demands(NASSAU, FRUIT)
    assert DO[BUY] in game.ask.options and not game[0].in_port
