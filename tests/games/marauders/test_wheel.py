"""The wheel cards, one by one (ledger 3.6)."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.captain.death import kill_captain
from freebooter.games.marauders.captain.new_captain import return_captain
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.names import (
    ENGLISH,
    FLUTE,
    HAVANA,
    INFLUENCE,
    NASSAU,
    NONE,
    PIRATE_SLOOP,
    SPANISH,
    STORM_DEATH,
    TORTUGA,
)
from freebooter.games.marauders.state import EVENTS
from freebooter.games.marauders.turn.flow import next_flow
from tests.games.marauders.table import PORT_ACTION, TURN, Captain, Play, Room, plays_out, table
from tests.rules import rule

AWAY = Captain("CAP-11", zone=NASSAU, in_port=True)


def turn(captain: Captain, **more: object) -> Play:
    return table(captain, AWAY, game=TURN, **more).begins()  # type: ignore[arg-type]


@rule("MM-GLORY-05")
def test_following_wind_makes_one_move_free() -> None:
    game = turn(Captain(zone=HAVANA, hand=["GL-10"]))
    game.seat(0).plays("GL-10").says("sail-tortuga")
    assert game.t.turn.actions == 3
    game.seat(0).says("sail-petite-goave")
    assert game.t.turn.actions == 2
    assert game.t.decks.glory_discard.left == 1


def test_following_wind_moves_on_with_no_action_left() -> None:
    game = turn(Captain(zone=HAVANA, hand=["GL-10"]))
    game.seat(0).says("sail-tortuga", "sail-havana", "sail-tortuga")
    assert game.options == ["play-following-wind", "end-turn"]
    game.seat(0).plays("GL-10")
    assert "sail-havana" in game.options


def found(hand: list[str]) -> Play:
    """A pirate sloop in Tortuga finds a captain who sails there."""
    npcs = {PIRATE_SLOOP: ("EV-15", TORTUGA)}
    game = turn(Captain("CAP-07", zone=HAVANA, gold=4, hand=hand), npcs=npcs).dice("x1")
    game.seat(0).says("sail-tortuga")
    return game


@rule("MM-GLORY-06")
def test_hidden_cove_hides_from_that_npc_for_the_turn() -> None:
    game = found(["GL-11", "GL-22"])
    assert game.asked == (0, "window-found")
    game.seat(0).plays("GL-11").passes()
    assert game.t.battle is None
    game.seat(0).says("sail-havana", "sail-tortuga")
    assert len(game.told("npc-scouts")) == 1  # it does not look again
    assert game.t.turn.actions == 0


def test_hidden_cove_is_for_one_who_is_found_and_works_once_for_an_npc() -> None:
    game = found(["GL-11", "GL-11"])
    game.seat(0).plays("GL-11")
    assert game.options == ["pass"]


@pytest.mark.parametrize(("again", "heard"), [("x1", True), ("21", False)])
def test_local_knowledge_rolls_a_check_again(again: str, heard: bool) -> None:
    captain = Captain("CAP-12", zone=TORTUGA, in_port=True, gold=4, hand=["GL-12"])
    game = table(captain, AWAY, game=PORT_ACTION).begins().dice("11", again).script([0] if heard else [])
    game.seat(0).says("do-rumour")
    assert game.asked == (0, "window-checked")
    game.seat(0).plays("GL-12")
    assert (game[0].rumour != NONE) == heard
    assert game[0].hand == ()


def test_local_knowledge_is_not_for_raids() -> None:
    from freebooter.games.marauders.captain import dice

    game = table(Captain(hand=["GL-12"]), AWAY).dice("111")
    assert plays_out(dice.roll_skill(game.t, game[0], 0, dice.FOR_RAID)) == []
    other = table(Captain(hand=["GL-12"]), AWAY, turn=1).dice("11")
    assert plays_out(dice.roll_skill(other.t, other[0], INFLUENCE, dice.FOR_DISEASE)) == []  # not the own turn


def test_false_colours_open_a_closed_port_for_the_turn() -> None:
    game = turn(Captain(zone=HAVANA, bounties={SPANISH: 3}, hand=["GL-13"]))
    assert "enter-port" not in game.options
    game.seat(0).plays("GL-13")
    assert game[0].in_port and game.t.turn.actions == 2
    game.seat(0).says("port-action")
    assert game.asked == (0, "port")


def test_false_colours_need_a_closed_port_and_an_action() -> None:
    assert "play-false-colours" not in turn(Captain(zone=HAVANA, hand=["GL-13"])).options
    assert "play-false-colours" not in turn(Captain(bounties={SPANISH: 1}, hand=["GL-13"])).options
    game = turn(Captain(zone=HAVANA, bounties={SPANISH: 3}, hand=["GL-13"])).dice("11")
    game.seat(0).says("scout-merchant").passes()
    game.t.turn.actions = 0
    from freebooter.games.marauders.actions.menu import action_options

    assert [move.name for move in action_options(game.t, game[0])] == ["end-turn"]


def test_veering_wind_turns_an_icon_before_it_is_resolved() -> None:
    def events(t: object) -> object:
        return next_flow(game.t) if game.t.stage == EVENTS and game.t.events_due else None

    npcs = {ENGLISH: ("EV-04", TORTUGA)}
    far = Captain("CAP-06", zone=16, in_port=True), Captain("CAP-11", zone=16, in_port=True, hand=["GL-15"])
    game = table(*far, npcs=npcs, game=Room(events))  # type: ignore[arg-type]
    game.t.stage = EVENTS
    game.t.events_due = 1
    game.draws_events("EV-24").begins()  # English navy to the west
    game.seat(1).announces("GL-15").reveals("GL-15").says("icon-0", "direct-south")
    assert game.told("npc-moved")[0]["zone"] == "petite-goave"
    assert game.over


def test_reading_the_sky_orders_the_next_three_events() -> None:
    game = turn(Captain(hand=["GL-16"])).draws_events("EV-01", "EV-02", "EV-03")
    names = [tables.EVENT_NAMES[tables.event_card(id)] for id in ("EV-03", "EV-01", "EV-02")]
    game.seat(0).plays("GL-16")
    assert game.asked == (0, "order-events")
    game.seat(0).says(f"put-next-{names[0]}", f"put-next-{names[1]}")
    assert [tables.EVENT_NAMES[kind] for kind in game.t.event_top] == names
    assert game.t.event_seen == (1, 1, 1)
    seen = game.events("events-seen")[0]
    assert seen.seen_by(0) and not seen.seen_by(1)
    from freebooter.games.marauders.turn.events import draw_event

    assert draw_event(game.t) == tables.event_card("EV-03")
    assert len(game.t.event_top) == len(game.t.event_seen) == 2


SWIMMER = Captain(
    "CAP-07", ship=FLUTE, gold=9, stash=4, cargo=["rum-1"], hand=["GL-17", "GL-10"], employed=["GL-S1a"],
    bounties={SPANISH: 2}, weapons=[0], mission="MI-02", load=True, rumour="RU-01", track=3,
)  # fmt: skip


@rule("MM-GLORY-06")
def test_washed_ashore_saves_the_captain_and_little_else() -> None:
    game = table(SWIMMER, AWAY)
    plays_out(kill_captain(game.t, game[0], STORM_DEATH, "MM-AMB-04"), "play-washed-ashore")
    player = game[0]
    assert (player.captain, player.bounties) == (tables.captain_card("CAP-07"), [2, 0, 0, 0])
    assert (player.hand, player.employed) == ((tables.glory_card("GL-10"),), (tables.glory_card("GL-S1a"),))
    assert (player.gold, player.cargo, player.weapons) == (0, (), 0)
    assert (player.mission, player.rumour, player.afloat, player.stash) == (NONE, NONE, False, 4)
    plays_out(return_captain(game.t, player), "choose-ship-sloop")
    assert (player.zone, player.in_port, player.gold, player.stash) == (2, True, 10, 0)
    assert len(player.hand) == 1  # no new card for the old captain
    assert not player.washed


def test_storied_name_brings_six_gold_more_for_a_rumour() -> None:
    game = turn(Captain("CAP-06", zone=TORTUGA, rumour="RU-14", hand=["GL-18"])).dice("xx").draws_glory("GL-22")
    game.seat(0).says("act-on-rumour").passes()  # before the roll
    game.seat(0).passes()  # after the check
    assert game.asked == (0, "window-deed")
    game.seat(0).plays("GL-18")
    assert game[0].gold == 18
