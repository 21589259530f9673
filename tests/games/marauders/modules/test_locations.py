"""Locations in general: set-up, visits, what everyone sees (SG-M9-01 to 09, SG-M9-36)."""

import pytest

from freebooter.games.marauders.content.tables import NEIGHBOURS
from freebooter.games.marauders.display.views import view
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.modules.locations.state import deal_tokens, locations_of
from freebooter.games.marauders.modules.locations.tokens import (
    KINDS,
    MISSIONARY,
    NATIVES,
    PIRATE_HAVEN,
    TOKENS,
    TOWN,
    TRADE_STATION,
    kind_of,
)
from freebooter.games.marauders.modules.locations.view import LocationsView
from freebooter.games.marauders.moves import SCOUT_PLAYER
from freebooter.games.marauders.names import (
    CARGO,
    CARIBBEAN_SEA,
    DUTCH,
    ENGLISH,
    EXTENDED_HOLD,
    FRENCH,
    HULL,
    NASSAU,
    NONE,
    PETITE_GOAVE,
    SPANISH,
    ST_MAARTEN,
    TORTUGA,
    TRINIDAD,
    ZONES,
)
from freebooter.games.marauders.options import rules_of
from freebooter.games.marauders.setup import set_up
from freebooter.games.marauders.state import Table
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import new_match
from freebooter.pictures import TEXTS, picture_of
from freebooter.words import Words
from tests.games.marauders.modules.places import off, reason, visits
from tests.games.marauders.table import TURN, Captain, table
from tests.rules import rule


def dealt(seed: int) -> Table:
    t = set_up(rules_of(GAME.options({"modules": ["locations"]})), 2, SearchChance(seed))
    deal_tokens(t)
    return t


@rule("SG-M9-01")
def test_every_zone_but_the_caribbean_sea_has_one_token_and_all_are_dealt() -> None:
    found = set()
    for seed in range(20):
        tokens = locations_of(dealt(seed)).tokens
        assert [zone for zone in range(len(ZONES)) if tokens[zone] == NONE] == [CARIBBEAN_SEA]
        assert sorted(tokens)[1:] == list(range(16))
        found.add(tuple(tokens))
    assert len(found) == 20
    assert [sum(kind_of(token) == kind for token in range(len(TOKENS))) for kind in range(len(KINDS))] == [2] * 8


@rule("SG-M9-01", "SG-AMB-66")
def test_tokens_lie_open_for_all_and_are_dealt_before_captains_are_chosen() -> None:
    match = new_match(GAME, 2, {"modules": ["locations"]}, 3)
    kinds = [event.kind for entry in match.live for event in entry.events]
    assert kinds.count("place-laid") == 16
    assert match.prompt == "choose-ship"
    for seat in (None, 0, 1):
        part = match.view(seat).modules["locations"]  # type: ignore[attr-defined]
        assert isinstance(part, LocationsView)
        assert len(part.places) == 16 and ZONES[CARIBBEAN_SEA] not in part.places


@rule("SG-M9-02", "SG-AMB-98")
def test_trade_stations_are_never_neighbours_and_otherwise_anywhere() -> None:
    pairs = set()
    for seed in range(150):
        tokens = locations_of(dealt(seed)).tokens
        one, other = (z for z in range(len(ZONES)) if tokens[z] != NONE and kind_of(tokens[z]) == TRADE_STATION)
        assert other not in NEIGHBOURS[one]
        pairs.add((one, other))
    assert len(pairs) > 50


@rule("SG-AMB-98")
def test_neighbouring_stations_mean_a_new_deal_of_all_sixteen() -> None:
    game = table(Captain(), Captain(), game=TURN, modules=["locations"])
    neighbours = [14, 14, *[0] * 14]  # both off Nassau and Havana
    apart = [14, *[0] * 15]  # off Nassau and Trinidad
    game.script([*neighbours, *apart])
    deal_tokens(game.t)
    assert game.all_scripted_chance_was_used
    tokens = locations_of(game.t).tokens
    assert (tokens[NASSAU], tokens[1], tokens[TRINIDAD]) == (14, 0, 15)
    assert locations_of(game.t).pool.left == 0


@rule("SG-M9-03", "SG-M9-04")
def test_a_visit_is_an_action_at_sea_and_the_ship_stays_there() -> None:
    game = off(TRINIDAD, NATIVES, tracks={HULL: 1}, cargo=["rum-1"])
    visits(game)
    assert game.t.turn.actions == 2
    assert not game[0].in_port and game[0].zone == TRINIDAD
    assert game.told("place-visited")[0]["place"] == "natives"


@rule("SG-M9-03")
def test_who_is_in_port_or_has_no_action_left_visits_nothing() -> None:
    game = off(TRINIDAD, TOWN, in_port=True).begins()
    assert "visit-location" not in game.options
    assert reason(game, "visit-location") == reason(game, "raid-location") == "mm-place-from-port"
    game = off(TRINIDAD, TOWN)
    game.t.turn.actions = 0
    game[0].hand = (0,)
    game.t.decks.glory.take(0)
    assert reason(game.begins(), "visit-location") == "mm-no-actions-left"
    game = table(Captain(zone=CARIBBEAN_SEA), Captain(), game=TURN, modules=["locations"]).begins()
    assert reason(game, "visit-location") == "mm-no-place-here"


@rule("SG-M9-05")
def test_a_location_is_visited_once_a_turn_by_the_same_captain() -> None:
    game = off(TRINIDAD, TOWN, gold=5, cargo=["rum-1"])
    visits(game).seat(0).says("do-sell", "sell-rum-1")
    assert game.asked == (0, "action")
    assert reason(game, "visit-location") == "mm-place-visited"
    places = locations_of(game.t)
    assert places.visited == 1 << TRINIDAD
    game.seat(0).says("sail-caracas")
    assert places.visited == 1 << TRINIDAD  # nor when he comes back
    match = new_match(GAME, 2, {"modules": ["locations"]}, 3)
    state = match.run.state
    assert isinstance(state, Table)
    locations_of(state).visited = 1 << TRINIDAD
    while match.prompt != "action":
        ask = match.ask_of(match.asked[0])
        assert ask is not None
        match.play(ask.seat, ask.options[0])
    state = match.run.state
    assert isinstance(state, Table)
    assert locations_of(state).visited == 0


@rule("SG-M9-06", "SG-LOC-HAVEN-01", "SG-LOC-FORT-01", "SG-LOC-STATION-01")
def test_a_location_may_turn_captains_away() -> None:
    assert reason(off(TRINIDAD, PIRATE_HAVEN).begins(), "visit-location") == "mm-place-for-pirates"
    for kind in (2, TRADE_STATION):
        game = off(TRINIDAD, kind, bounties={DUTCH: 1}).begins()
        assert reason(game, "visit-location") == "mm-place-not-for-pirates"


@rule("SG-M9-07", "SG-LOC-TOWN-01")
def test_locations_are_no_ports_so_nobody_is_kept_out_by_bounty_or_war() -> None:
    game = off(NASSAU, TOWN, bounties={ENGLISH: 5}).begins()
    assert "visit-location" in game.options and "enter-port" not in game.options
    game = off(TORTUGA, TOWN, wars=[(FRENCH, SPANISH)]).begins()
    assert "visit-location" in game.options and "enter-port" not in game.options


@rule("SG-M9-08", "SG-LOC-TOWN-11")
def test_powers_of_the_zone_do_not_reach_a_location() -> None:
    """Petite Goave fills no crews for nothing there, and turns no pirate away from the yard."""
    game = off(PETITE_GOAVE, TOWN, gold=4, tracks={3: 1, HULL: 1}, bounties={SPANISH: 1})
    visits(game)
    assert "do-recruit" in game.options
    note = game.ask.preview(game.t, next(move for move in game.ask.options if move.name == "do-recruit"))
    assert note is not None and note.params["free"] == 0
    game.seat(0).says("do-shipyard")
    assert "repair-hull" in game.options


@rule("SG-M9-09")
def test_a_visitor_can_be_scouted_for() -> None:
    game = off(TRINIDAD, TOWN, cargo=["rum-1"], others=(Captain(zone=TRINIDAD),))
    visits(game).seat(0).says("do-sell", "sell-rum-1", "end-turn")
    assert game.over
    game.t.at, game.t.turn.over, game.t.turn.actions = 1, False, 3
    other = table(Captain(zone=TRINIDAD), Captain(zone=TRINIDAD), turn=1, game=TURN, modules=["locations"]).begins()
    assert SCOUT_PLAYER[0] in other.ask.options


@rule("SG-M9-35")
def test_the_hold_of_the_ship_counts_not_the_six_cards_of_a_port() -> None:
    game = off(TRINIDAD, TOWN, gold=30, tracks={CARGO: 1}).demands(TRINIDAD, 5)
    visits(game).draws_cargo("rum-1", "rum-2", "cocoa-1", "sugar-1").seat(0).says("do-buy")
    assert "buy-rum-1" in game.options and "buy-rum-2" not in game.options
    game.seat(0).says("buy-rum-1", "done")
    assert len(game[0].cargo) == 1


@rule("SG-M9-36", "SG-LOC-TOWN-09")
def test_a_visit_is_no_port_action_and_turns_up_no_modification() -> None:
    game = off(ST_MAARTEN, TOWN, gold=20).offers_modification(ST_MAARTEN, EXTENDED_HOLD)
    visits(game).seat(0).says("do-shipyard")
    assert not game.t.turn.ported
    assert not game.t.board.modification_open[ST_MAARTEN]
    assert not [name for name in game.options if "modification" in name]
    game.seat(0).says("done")
    assert "enter-port" in game.options


# Beside the rules


def test_the_view_shows_tokens_visits_and_what_was_removed() -> None:
    game = off(TRINIDAD, TOWN, cargo=["rum-1"])
    visits(game)
    part = view(game.t, 1).modules["locations"]
    assert isinstance(part, LocationsView)
    place = part.places["trinidad"]
    assert (place.kind, place.name, place.visited) == ("town", "fishers-landing", True)
    assert part.raid is None and part.removed == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_picture_has_a_sign_for_each_place_and_a_line_for_the_own(language: str) -> None:
    words = Words(language, [TEXTS], strict=True)
    game = off(NASSAU, MISSIONARY).begins()
    pictured = picture_of(GAME, view(game.t, 0), words, [0])
    said = " ".join([*pictured.title, pictured.legend, *(pictured.chart.spoken if pictured.chart else [])])
    assert words.name_of(GAME, "site", "san-telmo-mission") in said
    assert words.name_of(GAME, "offers", "missionary") in said
    game.draws_cargo("rum-1", "rum-2", "cocoa-1").seat(0).says("raid-location")
    title = " ".join(picture_of(GAME, view(game.t, 0), words, [0]).title)
    assert words.name_of(GAME, "cargo", "rum-1") in title


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_picture_of_a_visit_speaks_of_no_port(language: str) -> None:
    words = Words(language, [TEXTS], strict=True)
    game = visits(off(NASSAU, TOWN, cargo=["rum-1"]))
    options = [(move, None) for move in game.ask.options]
    title = " ".join(picture_of(GAME, view(game.t, 0), words, [0], options).title)
    assert words.name_of(GAME, "activity", "sell") in title
    assert words.name_of(GAME, "activity", "stash") not in title
