"""Event cards: icons, NPC cards and every event of the world."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.combat.start import npc_ship
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.effects import merchant_to_track
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.names import (
    CARIBBEAN_SEA,
    CREW,
    DUTCH,
    ENGLISH,
    FRENCH,
    FRIGATE,
    HAVANA,
    HULL,
    MAN_O_WAR,
    NASSAU,
    NONE,
    PIRATE_FRIGATE,
    PIRATE_SLOOP,
    SAN_JUAN,
    SPANISH,
    TORTUGA,
    TRINIDAD,
)
from freebooter.games.marauders.npcs.scouting import scouting_dice
from freebooter.games.marauders.port.market import cards_to_draw
from freebooter.games.marauders.registries.event_effects import KNOWN_EFFECTS
from freebooter.games.marauders.state import EVENTS, TURN_BEGINS, Visit
from freebooter.games.marauders.turn import flow
from freebooter.games.marauders.turn.events import resolve_event
from tests.games.marauders.table import TURN, Captain, Play, plays_out, table
from tests.rules import rule

WORLD = ["EV-19", "EV-20", "EV-21", "EV-22", "EV-23", "EV-24", "EV-25", "EV-26", "EV-27", "EV-28", "EV-29", "EV-30",
         "EV-31", "EV-32", "EV-33", "EV-34"]  # fmt: skip

SOUTH = 2


def event(id: str, *captains: Captain, **more: object) -> Play:
    """One event card is about to be drawn; script what it rolls after that."""
    game = table(*(captains or (Captain(), Captain("CAP-12", zone=NASSAU))), **more)  # type: ignore[arg-type]
    game.t.stage = EVENTS
    game.t.events_due = 1
    return game.draws_events(id)


def resolved(game: Play, *names: str) -> Play:
    plays_out(resolve_event(game.t), *names)
    return game


@rule("MM-TURN-04", "MM-TURN-06")
@pytest.mark.parametrize("id", [id for id in WORLD if id not in ("EV-19", "EV-20", "EV-21")])
def test_events_of_the_world_are_discarded_once_resolved(id: str) -> None:
    game = event(id, luck=1)
    resolved(game)
    assert game.t.decks.events_spent.counts[tables.event_card(id)] == 1
    assert (game.t.event, game.t.icons) == (NONE, [])
    assert game.told("event-drawn") == [{"event": tables.EVENT_NAMES[tables.event_card(id)]}]


@rule("MM-TURN-05")
def test_icons_come_first_and_in_printed_order() -> None:
    npcs = {ENGLISH: ("EV-04", TORTUGA), PIRATE_SLOOP: ("EV-13", NASSAU)}
    far = Captain(zone=TRINIDAD, in_port=True)
    game = event("EV-24", far, Captain("CAP-12", zone=TRINIDAD, in_port=True), npcs=npcs)
    resolved(game)
    moves = [(told["npc"], told["zone"]) for told in game.told("npc-moved")]
    assert moves == [("english-navy", "havana"), ("pirate-sloop", "tortuga")]
    assert game.t.storm == 3


@rule("MM-TURN-05", "MM-TURN-06")
def test_icons_are_resolved_before_the_text_is_read() -> None:
    """Nobody hunts yet for the sake of a war that the same card brings, and still does for one that it ends."""
    frenchman = Captain("CAP-12", zone=SAN_JUAN)
    away = Captain("CAP-06", zone=NASSAU, in_port=True)
    war = resolved(event("EV-21", away, frenchman, npcs={SPANISH: ("EV-01", CARIBBEAN_SEA)}).script([0, 1]))
    assert war.t.wars == ((SPANISH, FRENCH),)
    assert war.t.npcs[SPANISH].zone == tables.ORDERED_ZONE[CARIBBEAN_SEA][SOUTH] != SAN_JUAN
    at_war = {"npcs": {ENGLISH: ("EV-04", CARIBBEAN_SEA)}, "wars": [(ENGLISH, FRENCH)]}
    peace = resolved(event("EV-22", away, frenchman, **at_war))
    assert peace.t.wars == ()
    assert peace.t.npcs[ENGLISH].zone == SAN_JUAN


def test_every_npc_has_eight_icons_two_of_each_direction() -> None:
    icons = [icon for id in WORLD for icon in tables.EVENT_ICONS[tables.event_card(id)]]
    for npc in range(6):
        for towards in range(4):
            assert icons.count((npc, towards)) == 2


@rule("MM-NPC-02")
@pytest.mark.parametrize("number", range(1, 19))
def test_npc_cards_wait_for_the_end_of_the_round(number: int) -> None:
    id = f"EV-{number:02}"
    game = resolved(event(id))
    kind = tables.event_card(id)
    npc = game.t.npcs[tables.EVENT_NPC[kind]]
    assert (npc.waiting, npc.afloat()) == ((kind,), False)
    assert tables.EVENT_ICONS[kind] == ()
    plays_out(flow.end_round(game.t))
    assert (npc.card, npc.zone) == (kind, tables.EVENT_ZONE[kind])
    assert tables.EVENT_REWARD[kind] == {PIRATE_SLOOP: 5, PIRATE_FRIGATE: 15}.get(npc.number, 0)


# War and peace


@rule("MM-MOVE-07", "MM-TURN-06")
@pytest.mark.parametrize("id", ["EV-19", "EV-20", "EV-21"])
def test_war_between_two_nations_at_random(id: str) -> None:
    npcs = {SPANISH: ("EV-01", HAVANA), DUTCH: ("EV-10", 9)}
    away = Captain(zone=TORTUGA, in_port=True), Captain("CAP-12", zone=TRINIDAD)
    game = event(id, *away, npcs=npcs).script([0, 1])
    resolved(game)
    assert game.t.wars == ((SPANISH, FRENCH),)
    assert game.t.war_cards == (tables.event_card(id),)
    assert npc_ship(game.t, game.t.npcs[SPANISH]) == MAN_O_WAR
    assert npc_ship(game.t, game.t.npcs[DUTCH]) == FRIGATE


def test_a_second_war_is_between_the_others_and_a_third_does_nothing() -> None:
    game = resolved(event("EV-21", wars=[(SPANISH, DUTCH)]).script([0, 0]))
    assert game.t.wars == ((SPANISH, DUTCH), (ENGLISH, FRENCH))
    third = resolved(event("EV-21", wars=[(SPANISH, DUTCH), (ENGLISH, FRENCH)]))
    assert len(third.t.wars) == 2
    assert third.t.decks.events_spent.left == 1


@pytest.mark.parametrize("id", ["EV-22", "EV-23"])
def test_peace_ends_the_oldest_war(id: str) -> None:
    game = resolved(event(id, wars=[(SPANISH, DUTCH), (ENGLISH, FRENCH)]))
    assert game.t.wars == ((ENGLISH, FRENCH),)
    assert game.t.decks.events_spent.left == 2
    assert len(game.t.war_cards) == 1
    assert resolved(event(id)).t.wars == ()


# Storm


def storm(captain: Captain, *dice: str) -> Play:
    game = table(captain, Captain("CAP-07", zone=NASSAU, in_port=True), game=TURN)
    game.t.storm = 3
    game.t.stage = TURN_BEGINS
    return game.dice(*dice).begins()


@pytest.mark.parametrize("id", ["EV-24", "EV-25", "EV-26"])
def test_a_storm_blows_for_one_round(id: str) -> None:
    game = resolved(event(id))
    assert game.t.storm == 3
    plays_out(flow.end_round(game.t))
    assert game.t.storm == 0


@rule("MM-AMB-04")
def test_a_storm_hits_three_times_less_the_successes() -> None:
    game = storm(Captain(), "x12", "44")
    assert game[0].ship.tracks == [1, 2, 2, 2, 0]  # the second hit on the cannons goes to the hull
    calm = storm(Captain(), "xxx")
    assert calm[0].ship.tracks == [2, 2, 2, 2, 1]


def test_in_a_storm_the_owner_places_skulls_and_it_comes_once_in_a_turn() -> None:
    game = storm(Captain(zone=HAVANA), "x12", "x1")
    assert game.asked == (0, "place-hit")
    game.seat(0).says("take-hit-masts", "sail-tortuga")
    assert game[0].ship.tracks == [2, 1, 1, 2, 1]
    assert len(game.told("skill-rolled")) == 1


def test_a_storm_spares_ports_until_the_captain_leaves() -> None:
    game = storm(Captain(zone=HAVANA, in_port=True))
    assert game.told("skill-rolled") == []
    game.dice("xx1", "4")
    game.seat(0).says("leave-port")
    assert game[0].ship.tracks[4] == 0


@rule("MM-AMB-90")
def test_a_storm_can_sink_a_ship_and_nobody_is_credited() -> None:
    game = table(Captain(tracks={HULL: 1, 4: 0}), Captain("CAP-07", zone=NASSAU, in_port=True), game=TURN)
    game.t.storm = 3
    game.t.stage = TURN_BEGINS
    game.dice("x12", "44").script([0]).begins()
    assert not game[0].afloat
    assert game.told("captain-died")[0]["cause"] == "storm"
    assert (game[1].track, game.t.turn.over) == (0, True)


# The others


def test_yellow_jack_takes_crew_from_captains_away_from_home() -> None:
    game = event(
        "EV-27", Captain("CAP-06"), Captain("CAP-12", zone=TORTUGA, in_port=True),
        Captain("CAP-07", tracks={CREW: 1}), Captain("CAP-11", zone=TORTUGA, in_port=True),
    ).dice("12", "x1")  # fmt: skip
    resolved(game)
    assert [player.ship.tracks[CREW] for player in game.t.players] == [1, 2, 1, 2]
    assert game.all_scripted_chance_was_used


@rule("MM-AMB-03")
def test_an_uneasy_calm_brings_two_more_events_with_their_icons() -> None:
    npcs = {ENGLISH: ("EV-04", TORTUGA)}
    far = Captain(zone=TRINIDAD, in_port=True), Captain("CAP-12", zone=TRINIDAD, in_port=True)
    game = resolved(event("EV-28", *far, npcs=npcs))
    assert game.t.events_due == 2
    game.draws_events("EV-34", "EV-01")
    resolved(resolved(game))
    assert [told["zone"] for told in game.told("npc-moved")] == ["petite-goave"]
    assert game.t.events_due == 0 and game.t.doldrums == 1


def test_an_uneasy_calm_drawn_by_another_card_brings_one_and_never_more_than_there_are() -> None:
    game = event("EV-28")
    game.t.events_drawn = 1
    assert resolved(game).t.events_due == 1
    last = event("EV-28")
    kept = tables.event_card("EV-28")
    for kind in range(34):
        if kind != kept:
            last.t.decks.events.take(kind)
            last.t.decks.events_spent.add(kind)
    last.chance.script[:] = [0]
    assert resolved(last).t.events_due == 0


def test_upset_markets_mixes_all_demand_tokens() -> None:
    game = event("EV-29", luck=5)
    before = game.t.board.demand[:]
    resolved(game)
    assert game.t.board.demand != before
    assert game.t.board.demand[CARIBBEAN_SEA] == NONE
    assert game.t.decks.demand.left == 8


def test_a_rich_harvest_draws_two_cards_more() -> None:
    game = resolved(event("EV-30", Captain(zone=HAVANA, in_port=True), Captain("CAP-12", zone=NASSAU)))
    game.t.visit = Visit(HAVANA)
    assert cards_to_draw(game.t, game[0]) == 8


def test_a_convoy_deals_merchants_and_raids_show_four_cards() -> None:
    game = event("EV-31").script([0, 0])
    merchant_to_track(game.t, HAVANA, "MM-RAID-05")
    merchant_to_track(game.t, NASSAU, "MM-RAID-05")
    resolved(game)
    assert game.t.decks.merchants.left == 0
    assert game.t.convoy == 1


def test_the_kings_grace_costs_five_gold_and_lowers_one_bounty() -> None:
    pirate = Captain(gold=7, bounties={SPANISH: 2, DUTCH: 1})
    game = event(
        "EV-32", pirate, Captain("CAP-12", gold=4, bounties={SPANISH: 1}), Captain("CAP-07", gold=9)
    )  # fmt: skip
    asked = plays_out(resolve_event(game.t), "nation-spanish")
    assert asked == ["kings-grace"]
    assert (game[0].bounties, game[0].gold) == ([1, 0, 0, 1], 2)
    declined = event("EV-32", pirate, Captain("CAP-12"))
    resolved(declined)
    assert declined[0].gold == 7


def test_hunters_of_men_give_navies_a_die() -> None:
    npcs = {FRENCH: ("EV-07", 15), PIRATE_SLOOP: ("EV-13", 15)}
    far = Captain(zone=TRINIDAD, in_port=True), Captain("CAP-12", zone=TRINIDAD, in_port=True)
    game = resolved(event("EV-33", *far, npcs=npcs))
    assert scouting_dice(game.t, game.t.npcs[FRENCH], game[0]) == 3
    assert scouting_dice(game.t, game.t.npcs[PIRATE_SLOOP], game[0]) == 3


def test_doldrums_leave_two_actions() -> None:
    game = resolved(event("EV-34"))
    game.t.stage = TURN_BEGINS
    plays_out(flow.begin_turn(game.t))
    assert game.t.turn.actions == 2


def test_the_whole_game_knows_all_effects() -> None:
    assert GAME.name == "marauders"
    effects = {tables.EFFECT_NAMES[tables.EVENT_EFFECT[tables.event_card(id)]] for id in WORLD}
    assert effects <= set(KNOWN_EFFECTS)


@rule("MM-TURN-06")
def test_war_says_what_the_navies_sail_and_nothing_of_pirates() -> None:
    npcs = {SPANISH: ("EV-01", HAVANA), PIRATE_SLOOP: ("EV-13", 9)}
    away = Captain(zone=TORTUGA, in_port=True), Captain("CAP-12", zone=TRINIDAD)
    game = resolved(event("EV-19", *away, npcs=npcs).script([0, 1]))
    name = tables.EVENT_NAMES[tables.event_card("EV-01")]
    assert game.told("navies-sail") == [{"ships": {name: "man-o-war"}}]


@rule("MM-AMB-04")
def test_no_storm_is_rolled_for_in_fair_weather_twice_or_in_port() -> None:
    for storm_left, weathered, in_port in ((0, False, False), (3, True, False), (3, False, True)):
        game = table(Captain(zone=HAVANA, in_port=in_port), Captain(), game=TURN)
        game.t.storm, game.t.turn.weathered = storm_left, weathered
        assert plays_out(flow.meet_storm(game.t, game[0])) == []
        assert game.told("skill-rolled") == []
