"""Rounds and turns."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.effects import merchant_to_track
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.names import CARIBBEAN_SEA, HAVANA, NASSAU, NONE, PIRATE_SLOOP, TORTUGA
from freebooter.games.marauders.state import EVENTS, ROUND_BEGINS, ROUND_ENDS, TURN_BEGINS
from freebooter.games.marauders.state.battle import AFTERMATH, ESCAPED
from freebooter.games.marauders.turn import flow
from freebooter.kernel.run import Run
from tests.games.marauders.table import TURN, Captain, Play, plays_out, table
from tests.rules import rule

HARBOUR = Captain("CAP-06", zone=NASSAU, in_port=True)
OTHER = Captain("CAP-12", zone=TORTUGA, in_port=True)


def round_begins(*captains: Captain, events: tuple[str, ...] = ("EV-01",)) -> Play:
    """The whole game, at the beginning of a round."""
    game = table(*(captains or (HARBOUR, OTHER)), game=GAME)
    game.t.stage = ROUND_BEGINS
    game.t.at = 0
    return game.draws_events(*events)


@rule("MM-TURN-01", "MM-TURN-04", "MM-AMB-01")
def test_a_round_is_event_then_turns_then_arrivals() -> None:
    game = round_begins(events=("EV-13",)).begins()
    kinds = [event.kind for event in game.journal.events]
    assert kinds.index("round-begins") < kinds.index("event-drawn") < kinds.index("turn-begins")
    assert len(game.told("event-drawn")) == 1
    assert not game.t.npcs[PIRATE_SLOOP].afloat()
    game.seat(0).says("end-turn")
    assert game.told("turn-begins")[-1]["seat"] == 1
    assert not game.t.npcs[PIRATE_SLOOP].afloat()
    game.draws_events("EV-02")
    game.seat(1).says("end-turn")
    assert game.t.npcs[PIRATE_SLOOP].zone == NASSAU
    assert game.t.round == 3


def emptied(game: Play, count: int) -> Play:
    for zone in range(count):
        merchant_to_track(game.t, zone, "MM-RAID-05")
    return game


@rule("MM-TURN-02", "MM-TURN-03", "MM-AMB-85", "MM-AMB-01")
@pytest.mark.parametrize(("on_track", "dealt"), [(7, False), (8, True), (11, True)])
def test_eight_merchants_on_the_track_are_dealt_before_the_event(on_track: int, dealt: bool) -> None:
    game = emptied(table(HARBOUR, OTHER), on_track).script([0] * (on_track if dealt else 0))
    game.t.stage = ROUND_BEGINS
    plays_out(flow.begin_round(game.t))
    assert game.t.decks.merchants.left == (0 if dealt else on_track)
    assert all(nation != NONE for nation in game.t.board.merchant) == dealt
    assert game.t.stage == EVENTS


@rule("MM-TURN-02")
def test_merchants_dealt_again_are_a_batch_of_their_own() -> None:
    game = emptied(table(HARBOUR, OTHER), 8).script([0] * 8)
    batch = game.t.board.batches
    plays_out(flow.begin_round(game.t))
    assert game.t.board.merchant_batch[:9] == [batch] * 8 + [0]


@rule("MM-TURN-07")
def test_three_actions_in_any_mix_then_only_the_end() -> None:
    game = table(Captain(zone=HAVANA, in_port=True, hand=["GL-10"]), OTHER, game=TURN).begins()
    assert game.t.turn.actions == 3
    game.seat(0).says("port-action", "done", "leave-port", "sail-nassau")
    assert game.t.turn.actions == 0
    assert game.options == ["play-following-wind", "end-turn"]


@rule("MM-TURN-07")
def test_without_cards_the_turn_ends_by_itself_after_the_third_action() -> None:
    game = table(Captain(zone=HAVANA, in_port=True), OTHER, game=TURN).begins()
    game.seat(0).says("leave-port", "sail-nassau", "sail-havana")
    assert game.over and game.t.turn.over


@rule("MM-TURN-08")
def test_a_player_may_take_fewer_actions() -> None:
    game = table(HARBOUR, OTHER, game=TURN).begins()
    game.seat(0).says("leave-port", "end-turn")
    assert game.over
    assert game.t.turn.actions == 2
    assert game.told("actions-unused") == [{"seat": 0, "count": 2}]
    assert game.rules_of("actions-unused") == ["MM-TURN-08"]


@rule("MM-AMB-01")
def test_once_per_turn_limits_count_for_each_player_turn() -> None:
    game = table(HARBOUR, OTHER, game=GAME).begins()
    game.seat(0).says("port-action", "done")
    assert "port-action" not in game.options
    game.seat(0).says("end-turn")
    assert "port-action" in game.options
    game.draws_events("EV-01")
    game.seat(1).says("end-turn")
    assert game.asked == (0, "action")
    assert "port-action" in game.options


@rule("MM-AMB-04")
def test_at_the_start_of_a_turn_at_sea_the_storm_comes_before_npcs() -> None:
    npcs = {PIRATE_SLOOP: ("EV-13", CARIBBEAN_SEA)}
    game = table(Captain(gold=1), OTHER, npcs=npcs, game=TURN)
    game.t.storm = 3
    game.t.stage = TURN_BEGINS
    game.dice("x11", "12", "111").begins()
    kinds = [event.kind for event in game.journal.events]
    assert kinds.index("skill-rolled") < kinds.index("damage") < kinds.index("npc-scouts")
    assert game[0].ship.tracks == [2, 1, 1, 2, 1]


@rule("MM-AMB-06")
def test_whoever_survives_a_battle_keeps_his_actions() -> None:
    npcs = {PIRATE_SLOOP: ("EV-15", NASSAU)}
    game = table(Captain(zone=HAVANA, gold=5), OTHER, npcs=npcs, game=TURN).begins()
    game.dice("x1").script([0])  # it finds him, and is the only one to attack
    game.dice("1111", "111")  # nobody hits in the first round
    game.seat(0).says("sail-nassau")
    assert game.asked == (1, "declare")
    game.battle.phase, game.battle.outcome = AFTERMATH, ESCAPED
    game.run = Run(TURN, game.t)
    game.begins()
    assert game.asked == (0, "action")
    assert game.t.turn.actions == 2


def test_rounds_end_and_effects_of_events_with_them() -> None:
    game = table(HARBOUR, OTHER)
    game.t.storm = game.t.harvest = game.t.convoy = game.t.hunters = game.t.doldrums = 1
    game.t.stage = ROUND_ENDS
    plays_out(flow.end_round(game.t))
    assert game.t.storm + game.t.harvest + game.t.convoy + game.t.hunters + game.t.doldrums == 0


@rule("MM-TURN-04")
def test_each_round_counts_its_events_anew() -> None:
    game = round_begins()
    game.t.events_drawn = 3
    plays_out(flow.begin_round(game.t))
    assert (game.t.events_due, game.t.events_drawn) == (1, 0)
