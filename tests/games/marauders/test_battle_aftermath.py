"""What follows a battle, and battles without a winner."""

from freebooter.games.marauders.moves import BOARD, FLEE, SHOOT
from freebooter.games.marauders.names import (
    BY_COMBAT,
    BY_MISSION,
    CANNONS,
    CARIBBEAN_SEA,
    CREW,
    FRIGATE,
    HULL,
    MASTS,
    PIRATE_SLOOP,
    SPANISH,
)
from freebooter.games.marauders.state import BY_CAPTAINS, OVER
from tests.games.marauders.table import Captain, table
from tests.rules import rule

FRAIL = {HULL: 1, CREW: 0}


@rule("MM-AMB-62")
def test_both_ships_sink_and_nobody_has_won() -> None:
    game = table(Captain(tracks=FRAIL), Captain(tracks=FRAIL, bounties={SPANISH: 3}), luck=1)
    game.dice("x11", "x11", "3", "3").attacks(0, 1)
    assert game.over
    for seat in (0, 1):
        assert not game[seat].afloat
        assert game[seat].track == 0
        assert game[seat].gold == 0
    assert game.told("reward-paid") == []


@rule("MM-AMB-62", "MM-BOUNTY-02")
def test_sinking_together_with_a_navy_brings_no_bounty_for_defeating_it() -> None:
    game = table(Captain(ship=FRIGATE, tracks=FRAIL), Captain(), npcs={SPANISH: ("EV-02", CARIBBEAN_SEA)}, luck=1)
    game.dice("111", "111").npc_attacks(SPANISH, 0)
    game.enemy_ship().tracks[HULL] = 1
    game.enemy_ship().tracks[CANNONS] = 1
    game.enemy_ship().tracks[CREW] = 0
    game.seat(1).does(SHOOT)
    game.dice("x21", "x11", "3", "3").seat(0).does(SHOOT)
    assert not game[0].afloat
    assert not game.t.npcs[SPANISH].afloat()
    assert game.told("bounty-gained") == []
    assert game[0].track == 0


@rule("MM-AMB-65")
def test_ten_rounds_without_anything_end_the_battle_without_a_winner() -> None:
    wreck = Captain(tracks={CANNONS: 0, MASTS: 0})
    game = table(wreck, wreck, luck=None)
    game.dice(*["1", "1"] * 10).attacks(0, 1)
    assert game.over
    assert game.told("battle-fades") == [{}]
    assert len(game.told("contest-rolled")) == 20
    assert game[0].afloat
    assert game[1].afloat
    assert [game[0].track, game[1].track] == [0, 0]


@rule("MM-AMB-65")
def test_a_hit_makes_the_count_of_quiet_rounds_begin_again() -> None:
    game = table(Captain(tracks={MASTS: 0}), Captain(tracks={MASTS: 0}))
    game.dice(*["1", "1"] * 9, "x", "1", "1").dice(*["1", "1"] * 10).attacks(0, 1)
    assert game.over
    assert len(game.told("contest-rolled")) == 40
    assert game.all_scripted_chance_was_used


@rule("MM-AMB-78")
def test_the_loser_gets_no_card_and_the_winner_does() -> None:
    game = table(Captain(ship=FRIGATE), Captain(tracks=FRAIL, hand=["GL-10"]), luck=1)
    game.dice("x11", "111", "333").attacks(0, 1)
    game.passes()
    assert len(game[0].hand) == 1
    assert game[1].hand == ()


@rule("MM-GLORY-10")
def test_gunner_captain_is_hired_after_a_naval_combat_is_won() -> None:
    game = table(Captain(ship=FRIGATE, hand=["GL-S2b", "GL-S6b"]), Captain(tracks=FRAIL), luck=1)
    game.dice("x11", "111", "333").attacks(0, 1)
    game.passes_to("window-naval-won")
    assert game.options == ["pass", "play-gunner-captain-b"]
    game.seat(0).plays("GL-S2b")
    assert game[0].employed != ()


@rule("MM-GLORY-10")
def test_master_at_arms_is_hired_after_crew_combat_is_won() -> None:
    game = table(Captain(hand=["GL-S2b", "GL-S6b"]), Captain(), luck=1).dice("111", "111").attacks(0, 1)
    game.passes()
    game.dice("xx1", "111").seat(0).does(BOARD)
    game.dice("xx", "11").seat(1).does(SHOOT)
    game.passes_to("window-crew-won")
    assert "play-master-at-arms-b" in game.options
    assert "play-gunner-captain-b" not in game.options


@rule("MM-DEATH-08")
def test_no_captain_left_ends_the_game_in_the_battle() -> None:
    game = table(Captain(ship=FRIGATE), Captain(tracks=FRAIL), luck=1)
    decks = game.t.decks
    decks.captains_lost.pour(decks.captains)
    game.dice("x11", "111", "333").attacks(0, 1)
    game.passes()
    assert game.over
    assert game.t.stage == OVER
    assert game.t.ending == BY_CAPTAINS
    assert game.t.battle is None


@rule("MM-AMB-06")
def test_a_survivor_keeps_his_actions() -> None:
    game = table(Captain(), Captain(), npcs={PIRATE_SLOOP: ("EV-13", CARIBBEAN_SEA)}).dice("111", "111")
    game.npc_attacks(PIRATE_SLOOP, 0)
    game.seat(1).does(SHOOT)
    game.dice("111", "x11").seat(0).does(FLEE)
    assert game.over
    assert game.t.turn.actions == 3
    assert not game.t.turn.over


@rule("MM-AMB-90")
def test_dying_in_the_own_turn_ends_it() -> None:
    game = table(Captain(tracks=FRAIL), Captain(), luck=1).dice("111", "x11", "3").attacks(0, 1)
    game.passes()
    assert game.t.turn.over
    assert game.t.agenda == []


@rule("MM-MISSION-07", "MM-BOUNTY-12")
def test_a_mission_against_pirates_is_fulfilled_besides_the_reward() -> None:
    """MI-04 by an NPC pirate: 10 gold and a point, and 5 gold and a point for the pirate sloop."""
    npcs = {PIRATE_SLOOP: ("EV-13", CARIBBEAN_SEA)}
    game = table(Captain(ship=FRIGATE, mission="MI-04"), Captain(), npcs=npcs, luck=1)
    game.dice("111", "x11", "333").npc_attacks(PIRATE_SLOOP, 0)
    assert game.enemy_ship().tracks[HULL] == 1
    game.seat(1).does(SHOOT)
    game.dice("111", "x11", "333").seat(0).does(SHOOT)
    game.passes()
    assert game.over
    assert game[0].gold == 15
    assert game[0].deeds[BY_COMBAT] == 1
    assert game[0].deeds[BY_MISSION] == 1


@rule("MM-AMB-62", "MM-GLORY-11")
def test_who_goes_down_with_the_enemy_may_be_washed_ashore_and_mends_nothing() -> None:
    """Both have their last chance (GL-17); the Carpenter lives on, but there is no ship left to repair."""
    one = Captain(tracks={**FRAIL, MASTS: 1}, hand=["GL-17"], employed=["GL-S1a"])
    game = table(one, Captain(tracks=FRAIL))
    game.dice("x11", "x11", "3", "3").script([0]).attacks(0, 1)
    game.passes_to("window-death")
    game.seat(0).plays("GL-17")
    assert game.over
    assert [told["seat"] for told in game.told("washed-ashore")] == [0]
    assert not game[0].afloat and not game[1].afloat


@rule("MM-DEATH-08", "MM-GLORY-11")
def test_nothing_is_mended_when_the_last_captain_has_died() -> None:
    winner = Captain(ship=FRIGATE, tracks={HULL: 2, MASTS: 1}, employed=["GL-S1a"])
    game = table(winner, Captain(tracks=FRAIL), luck=1)
    decks = game.t.decks
    decks.captains_lost.pour(decks.captains)
    game.dice("x11", "111", "333").attacks(0, 1)
    game.passes()
    assert game.t.stage == OVER
    assert game.over, "the Carpenter asks nobody any more"


@rule("MM-MISSION-07")
def test_a_mission_against_pirates_is_fulfilled_by_a_player_who_is_one() -> None:
    for bounties, fulfilled in (({SPANISH: 1}, 1), ({}, 0)):
        game = table(Captain(ship=FRIGATE, mission="MI-04"), Captain("CAP-12", tracks=FRAIL, bounties=bounties), luck=1)
        game.dice("x11", "111", "333").attacks(0, 1)
        game.passes()
        assert not game[1].afloat
        assert game[0].deeds[BY_MISSION] == fulfilled
