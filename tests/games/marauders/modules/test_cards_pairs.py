"""The new captains and events together with other modules (SG-PAIR)."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.modules.cards.drawer import cards_of
from freebooter.games.marauders.modules.favours.board import boards
from freebooter.games.marauders.modules.locations.tokens import NATIVES, TOWN, TRADE_STATION
from freebooter.games.marauders.modules.storm.drawer import storm_of
from freebooter.games.marauders.names import (
    CARIBBEAN_SEA,
    CREW,
    CURACAO,
    ENGLISH,
    FLUTE,
    GALLEON,
    HULL,
    NASSAU,
    RUM,
    SUGAR,
    TEXTILES,
)
from freebooter.games.marauders.npcs.scouting import may_scout
from freebooter.games.marauders.odds.dangers import hazards_in
from freebooter.games.marauders.port.recruit import TERMS_ROLL, terms
from freebooter.games.marauders.state import EVENTS, TURN_BEGINS
from freebooter.games.marauders.turn.events import resolve_event
from tests.games.marauders.modules.contraband import HAVANA_BARK, smuggles
from tests.games.marauders.modules.favour_tables import laid
from tests.games.marauders.modules.loyal import step_of
from tests.games.marauders.modules.places import off, raids, visits
from tests.games.marauders.table import PORT_ACTION, TURN, Captain, Play, plays_out, table
from tests.rules import rule

FAR = Captain("CAP-11", zone=NASSAU, in_port=True)
GUARDED = ["rum-3-escape", "sugar-3-escape", "spices-3-escape", "rum-1"]


# Storms


@rule("SG-PAIR-06")
def test_cap_02_takes_one_hit_less_of_each_storm() -> None:
    captain = Captain("SOG-CAP-02", zone=CARIBBEAN_SEA, ship=GALLEON)
    game = table(captain, FAR, game=TURN, modules=["cards", "wind", "storm"])
    storm_of(game.t).zone = CARIBBEAN_SEA
    game.t.storm = 3
    game.t.stage = TURN_BEGINS
    assert len(hazards_in(game.t, game[0], CARIBBEAN_SEA)) == 2
    game.dice("1111", "11", "1111", "11").begins()  # 3 hits less 1, each time
    assert sum(sum(event["hits"]) for event in game.told("damage")) == 4
    assert game.all_scripted_chance_was_used


# Locations


@rule("SG-PAIR-07", "SG-AMB-75")
@pytest.mark.parametrize("kind", [TOWN, TRADE_STATION])
def test_cap_03_exchanges_a_card_at_a_town_or_station(kind: int) -> None:
    game = off(CURACAO, kind, "cards", id="SOG-CAP-03", gold=9).demands(CURACAO, TEXTILES)
    visits(game)
    count = 4 if kind == TOWN else 6
    cards = ["rum-1", "sugar-1", "cocoa-1", "spices-1", "fruit-1", "timber-1"][:count]
    game.draws_cargo(*cards).seat(0).says("do-buy")
    assert game.asked == (0, "draw-offer")
    game.draws_cargo("tobacco-1").seat(0).says("exchange-face-rum-1")
    assert tables.CARGO_NAMES.index("tobacco-1") in game.t.drawn_cargo


@rule("SG-PAIR-07", "SG-AMB-75")
@pytest.mark.parametrize("kind", [TOWN, TRADE_STATION])
def test_cap_12_sells_in_bulk_at_a_town_or_station(kind: int) -> None:
    cargo = ["rum-1", "rum-2", "rum-3-hull"]
    game = off(CURACAO, kind, "cards", id="SOG-CAP-12", ship=FLUTE, cargo=cargo).demands(CURACAO, SUGAR)
    visits(game).seat(0).says("do-sell", "sell-rum-3")
    other = off(CURACAO, kind, "cards", id="CAP-06", ship=FLUTE, cargo=cargo).demands(CURACAO, SUGAR)
    visits(other).seat(0).says("do-sell", "sell-rum-3")
    assert game[0].gold == other[0].gold + 3


@rule("SG-PAIR-07", "SG-AMB-71")
def test_cap_04_rolls_a_die_more_in_a_ground_assault() -> None:
    game = raids(off(NASSAU, NATIVES, "cards", id="SOG-CAP-04", ship=GALLEON), *GUARDED)
    game.dice("xxx11").seat(0).says("assault")
    assert len(game.told("crew-rolled")[-1]["dice"]) == 4 + 1


@rule("SG-AMB-71")
def test_cap_08_fills_her_crew_after_a_ground_assault() -> None:
    game = raids(off(NASSAU, NATIVES, "cards", id="SOG-CAP-08", ship=GALLEON), *GUARDED)
    game.dice("11").seat(0).says("assault")
    assert game[0].ship.tracks[CREW] == 4
    assert [event["count"] for event in game.told("crew-gained")] == [3]


@rule("SG-PAIR-07")
def test_cap_15_is_hit_once_where_others_are_hit_twice() -> None:
    """Escape icons at least as many as the Manoeuvrability double the hits of a location raid."""
    hits = []
    for id in ("SOG-CAP-15", "CAP-06"):
        cards = ["rum-3-escape", "sugar-3-escape", "rum-3-hull", "cocoa-1"]
        game = raids(off(NASSAU, NATIVES, "cards", id=id, ship=GALLEON), *cards)
        hits.append(game.told("damage")[0]["hits"][HULL])
    assert hits[0] < hits[1]


@rule("SG-AMB-75")
def test_the_feast_is_not_held_in_a_town() -> None:
    game = visits(off(CURACAO, TOWN, "cards", bounties={ENGLISH: 1}, tracks={CREW: 1}))
    cards_of(game.t).feast = 1
    assert terms(game.t, game[0]) == TERMS_ROLL


@rule("SG-AMB-75")
def test_glut_and_fair_hold_in_a_town() -> None:
    game = off(CURACAO, TOWN, "cards", ship=FLUTE, cargo=["rum-1", "rum-2"]).demands(CURACAO, RUM)
    cards_of(game.t).fair = 2
    visits(game).script([0, 0]).seat(0).says("do-sell", "sell-rum-2")
    assert game[0].track == 1


# Favours


@rule("SG-AMB-110", "SG-PAIR-08")
def test_cap_01_pays_and_spends_a_favour_for_the_same_roll() -> None:
    captain = Captain("SOG-CAP-01", zone=CURACAO, in_port=True, gold=5)
    game = laid(captain, 1, modules=["cards", "favours"], game=PORT_ACTION).begins().dice("123")
    game.seat(0).says("do-rumour")
    assert game.asked == (0, "roll-offer")
    favour = next(name for name in game.options if name not in ("pass", "pay-to-roll"))
    game.dice("111").seat(0).says(favour)
    assert boards(game.t).favours[0] == 0
    game.dice("11x").draws_rumours("RU-01").seat(0).says("pay-to-roll")
    assert (game[0].gold, game[0].rumour) == (4, tables.rumour_card("RU-01"))


# Contraband and loyalty


@rule("SG-PAIR-05")
def test_no_navy_searches_a_smuggler_under_the_moon() -> None:
    npcs = {ENGLISH: ("EV-04", CARIBBEAN_SEA)}
    game = table(Captain(zone=CARIBBEAN_SEA), FAR, modules=["cards", "contraband"], npcs=npcs)
    smuggles(game, 0, HAVANA_BARK)
    assert may_scout(game.t, game.t.npcs[ENGLISH], game[0])
    cards_of(game.t).moon = 1
    assert not may_scout(game.t, game.t.npcs[ENGLISH], game[0])


@rule("SG-PAIR-09")
def test_each_new_npc_card_costs_everyone_a_step_of_loyalty() -> None:
    game = table(Captain(), FAR, modules=["cards", "loyalty"])
    game.t.stage, game.t.events_due = EVENTS, 1
    plays_out(resolve_event(game.draws_events("SOG-EV-05").t))
    assert [step_of(game, seat) for seat in (0, 1)] == ["restless", "restless"]


def test_abilities_are_used_in_the_own_turn_alone() -> None:
    game = table(FAR, Captain("SOG-CAP-01", zone=CURACAO, in_port=True, gold=5), modules=["cards"])
    seat: Play = game
    part = dice.check(seat.dice("123").t, game[1], 3, dice.FOR_RUMOUR)
    assert plays_out(part) == []
