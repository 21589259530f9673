"""Chasers and long guns."""

from freebooter.games.marauders.moves import BOARD, FLEE, PASS, SHOOT, USE_MODIFICATION
from freebooter.games.marauders.names import (
    CANNONS,
    CHAIN_SHOT,
    CHASERS,
    CREW,
    FRIGATE,
    GRAPESHOT,
    HULL,
    LONG_GUNS,
    MASTS,
    REINFORCED_HULL,
    SWIVEL_GUNS,
)
from freebooter.games.marauders.state.battle import NAVAL_ROUND
from tests.games.marauders.table import Captain, table
from tests.rules import rule

FIRE = USE_MODIFICATION[CHASERS]


@rule("MM-MOD-05", "MM-AMB-59")
def test_chasers_fire_right_after_the_enemy_declares_flight() -> None:
    game = table(Captain(), Captain(modifications=[CHASERS])).dice("111", "111").attacks(0, 1)
    game.seat(0).does(FLEE)
    game.seat(1).does(SHOOT)
    assert game.asked == (1, "chasers")
    rolled = len(game.told("contest-rolled"))
    game.dice("4", "111", "111").seat(1).does(FIRE)
    assert game[0].ship.tracks[CANNONS] == 0
    kinds = [event.kind for event in game.journal.events]
    assert kinds.index("damage") < [at for at, kind in enumerate(kinds) if kind == "contest-rolled"][rolled]


@rule("MM-MOD-05", "MM-AMB-59")
def test_chasers_fire_when_their_owner_flees_and_only_once_per_combat() -> None:
    game = table(Captain(modifications=[CHASERS]), Captain()).dice("111", "111").attacks(0, 1)
    game.seat(0).does(FLEE)
    game.seat(1).does(SHOOT)
    game.dice("3", "111", "111").seat(0).does(FIRE)
    assert game[1].ship.tracks[CREW] == 1
    assert game.asked == (0, "declare")
    game.dice("x11", "111").seat(0).does(FLEE)
    game.seat(1).does(SHOOT)
    assert game.over  # nobody was asked again
    assert game[0].ship.flipped == 0  # ready for the next combat


@rule("MM-MOD-05")
def test_the_aggressors_chasers_fire_at_a_defender_who_flees() -> None:
    game = table(Captain(modifications=[CHASERS]), Captain()).dice("111", "111").attacks(0, 1)
    game.seat(0).does(SHOOT)
    game.seat(1).does(FLEE)
    assert game.asked == (0, "chasers")
    game.dice("3", "111", "111").seat(0).does(FIRE)
    assert game[1].ship.tracks[CREW] == 1


@rule("MM-MOD-05")
def test_chasers_need_a_declaration_of_flight() -> None:
    game = table(Captain(modifications=[CHASERS]), Captain()).dice("111", "111").attacks(0, 1)
    game.seat(0).does(SHOOT)
    game.dice("111", "111").seat(1).does(SHOOT)
    assert game.asked == (0, "declare")


@rule("MM-MOD-05")
def test_chasers_can_be_kept() -> None:
    game = table(Captain(modifications=[CHASERS]), Captain()).dice("111", "111").attacks(0, 1)
    game.seat(0).does(FLEE)
    game.seat(1).does(SHOOT)
    game.dice("111", "111").seat(0).does(PASS)
    assert game[0].ship.flipped == 0
    assert game.told("hits-rolled") == []


@rule("MM-AMB-59", "MM-COMBAT-20")
def test_chasers_can_sink_before_the_contest() -> None:
    game = table(Captain(tracks={HULL: 1, MASTS: 1, CREW: 0}), Captain(modifications=[CHASERS]), luck=1)
    game.dice("111", "111").attacks(0, 1)
    game.seat(0).does(FLEE)
    game.seat(1).does(SHOOT)
    game.dice("3").seat(1).does(FIRE)
    game.passes()
    assert not game[0].afloat
    assert len(game.told("contest-rolled")) == 2


@rule("MM-MOD-08")
def test_long_guns_fire_before_the_first_round_one_die_per_cannon() -> None:
    game = table(Captain(ship=FRIGATE, modifications=[LONG_GUNS]), Captain())
    game.dice("x2x", "34", "111", "111").attacks(0, 1)
    assert game.told("long-guns") == [{"side": 0, "dice": [5, 2, 5]}]
    assert game[1].ship.tracks == [2, 2, 2, 1, 0]
    assert game.all_scripted_chance_was_used
    kinds = [event.kind for event in game.journal.events]
    assert kinds.index("long-guns") < kinds.index("declared")


@rule("MM-MOD-08")
def test_chain_shot_and_grapeshot_do_not_go_with_long_guns() -> None:
    captain = Captain(modifications=[LONG_GUNS], weapons=[CHAIN_SHOT, GRAPESHOT])
    game = table(captain, Captain()).dice("x", "x").attacks(0, 1)
    assert game.asked == (1, "place-hit")


@rule("MM-MOD-08")
def test_damaged_cannons_are_fewer_long_guns() -> None:
    game = table(Captain(ship=FRIGATE, modifications=[LONG_GUNS], tracks={CANNONS: 0}), Captain())
    game.dice("111", "111").attacks(0, 1)
    assert game.told("long-guns") == []


@rule("MM-AMB-60", "MM-AMB-62")
def test_long_guns_of_both_sides_are_simultaneous() -> None:
    frail = {HULL: 1, CREW: 0}
    game = table(
        Captain(modifications=[LONG_GUNS], tracks=frail), Captain(modifications=[LONG_GUNS], tracks=frail), luck=1
    )
    game.dice("x", "x", "3", "3").attacks(0, 1)
    assert game.asked == (0, "place-modification")
    game.seat(0).does(game.ask_of(0).options[0])  # the other has one free port left to put his into
    assert game.over
    assert not game[0].afloat
    assert not game[1].afloat
    assert [game[0].track, game[1].track] == [0, 0]


@rule("MM-AMB-60")
def test_long_guns_count_the_cannons_before_any_damage() -> None:
    captain = Captain(modifications=[LONG_GUNS])
    game = table(captain, captain).dice("x", "x", "4", "4", "111", "111").attacks(0, 1)
    assert [game[seat].ship.tracks[CANNONS] for seat in (0, 1)] == [0, 0]
    assert game.battle.phase == NAVAL_ROUND


@rule("MM-AMB-99", "MM-MOD-05", "MM-COMBAT-24")
def test_chasers_fire_with_destroyed_cannons() -> None:
    game = table(Captain(), Captain(modifications=[CHASERS], tracks={CANNONS: 0})).dice("111", "111").attacks(0, 1)
    game.seat(0).does(FLEE)
    game.seat(1).does(SHOOT)
    game.dice("3", "111", "111").seat(1).does(FIRE)
    assert game[0].ship.tracks[CREW] == 1


@rule("MM-AMB-98", "MM-MOD-03", "MM-CREW-03")
def test_a_reinforced_hull_saves_no_crew_in_crew_combat() -> None:
    boarder = Captain(modifications=[SWIVEL_GUNS])
    game = table(boarder, Captain(ship=FRIGATE, modifications=[REINFORCED_HULL]), luck=1).dice("111", "111")
    game.attacks(0, 1)
    game.dice("xx1", "111").seat(0).does(BOARD)
    game.dice("x1", "xx", "11").seat(1).does(SHOOT)  # swivel guns, then one round
    assert game.told("crew-lost") == [
        {"side": 1, "count": 1, "crew": 2},
        {"side": 1, "count": 2, "crew": 0},
    ]
    assert game.told("hit-cancelled") == []
    assert game[1].ship.flipped == 0 or not game[1].afloat
