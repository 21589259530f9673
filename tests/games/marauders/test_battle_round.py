"""Rounds of naval combat: declarations, the contest, how many hits are dealt."""

import pytest

from freebooter.games.marauders.battle.contest import winner_by_dice
from freebooter.games.marauders.combat.strength import contest_dice
from freebooter.games.marauders.moves import BOARD, FLEE, SHOOT, TAKE_HIT
from freebooter.games.marauders.names import (
    ADVANCED_RIGS,
    CANNONS,
    CREW,
    FLUTE,
    FRIGATE,
    GALLEON,
    HULL,
    MASTS,
    NOBODY,
    SLOOP,
)
from freebooter.games.marauders.state.battle import NAVAL_ROUND, Battle, Side
from tests.games.marauders.table import Captain, Play, faces, table
from tests.rules import rule


def dice_rolled(game: Play) -> list[list[int]]:
    return [told["dice"] for told in game.told("contest-rolled")]


def hits_rolled(game: Play) -> list[tuple[int, int]]:
    """Who dealt how many hits."""
    return [(told["side"], len(told["dice"])) for told in game.told("hits-rolled")]


def second_round(*captains: Captain, **more: object) -> Play:
    """Nothing has happened in the first round; the aggressor declares for the second."""
    game = table(*captains, **more)  # type: ignore[arg-type]
    return game.dice("111", "111").attacks(0, 1)


@rule("MM-COMBAT-03")
def test_both_must_shoot_in_the_first_round() -> None:
    game = second_round(Captain(), Captain())
    assert [told["declaration"] for told in game.told("declared")] == ["shoot", "shoot"]
    assert game.battle.round == 2
    assert game.options == ["shoot", "board", "flee"]


@rule("MM-COMBAT-02", "MM-AMB-87")
def test_the_aggressor_declares_first_and_openly() -> None:
    game = second_round(Captain(), Captain())
    assert game.asked == (0, "declare")
    game.seat(0).does(BOARD)
    assert game.told("declared")[-1] == {"side": 0, "declaration": "board"}
    assert game.events("declared")[-1].seen_by(1)
    assert game.asked == (1, "declare")


@rule("MM-COMBAT-02", "MM-AMB-87")
def test_the_aggressor_declares_first_in_every_round_whatever_the_seats() -> None:
    game = table(Captain(), Captain()).dice("111", "111").attacks(1, 0)
    assert game.asked == (1, "declare")
    game.seat(1).does(SHOOT)
    assert game.asked == (0, "declare")
    game.dice("111", "111").seat(0).does(SHOOT)
    assert game.asked == (1, "declare")


@rule("MM-COMBAT-01")
def test_rounds_go_on_until_somebody_loses_or_escapes() -> None:
    game = second_round(Captain(), Captain())
    for round in (2, 3, 4):
        assert game.battle.round == round
        assert game.battle.phase == NAVAL_ROUND
        game.dice("111", "111").seat(0).does(SHOOT)
        game.seat(1).does(SHOOT)
    game.dice("x11", "111").seat(0).does(FLEE)
    game.seat(1).does(SHOOT)
    assert game.over
    assert game.t.battle is None


@rule("MM-COMBAT-04")
def test_both_roll_their_seamanship() -> None:
    game = table(Captain("CAP-09"), Captain("CAP-10")).dice("1234", "43").attacks(0, 1)
    assert dice_rolled(game) == [[1, 2, 3, 4], [4, 3]]


@rule("MM-COMBAT-05")
@pytest.mark.parametrize(
    ("one", "other", "extra"),
    [
        (SLOOP, GALLEON, [1, 0]),  # TV-06
        (FRIGATE, GALLEON, [0, 0]),  # TV-07
        (SLOOP, FRIGATE, [0, 0]),
        (FLUTE, SLOOP, [0, 1]),
        (SLOOP, SLOOP, [0, 0]),
    ],
)
def test_a_lead_of_two_in_manoeuvrability_gives_a_die(one: int, other: int, extra: list[int]) -> None:
    game = table(Captain(ship=one), Captain(ship=other)).dice("1" * 7).attacks(0, 1)
    assert [len(dice) - 3 for dice in dice_rolled(game)[:2]] == extra


@rule("MM-COMBAT-05", "MM-MOD-02")
def test_advanced_rigs_count_for_the_lead() -> None:
    rigged = Captain(ship=FRIGATE, modifications=[ADVANCED_RIGS])
    game = table(rigged, Captain(ship=GALLEON)).dice("1111", "111").attacks(0, 1)
    assert [len(dice) for dice in dice_rolled(game)] == [4, 3]


@rule("MM-COMBAT-22", "MM-AMB-53")
def test_without_masts_one_die_and_nothing_but_shooting() -> None:
    """TV-08: Seamanship 4 and a lead of 2 in manoeuvrability change nothing."""
    game = table(Captain("CAP-09", tracks={MASTS: 0}), Captain(ship=GALLEON))
    game.dice("1", "111").attacks(0, 1)
    assert dice_rolled(game) == [[1], [1, 1, 1]]
    assert game.asked == (1, "declare")  # the aggressor's only choice was made for him
    assert [told["declaration"] for told in game.told("declared")][2:] == ["shoot"]


@rule("MM-AMB-54")
def test_rigs_count_against_the_enemy_even_without_masts() -> None:
    """A sloop with rigs (5) leads a frigate without masts (3) by 2, but not if the wreck has rigs too (4)."""
    rigged = Captain(ship=SLOOP, modifications=[ADVANCED_RIGS])
    bare = table(rigged, Captain(ship=FRIGATE, tracks={MASTS: 0})).dice("1111", "1").attacks(0, 1)
    assert [len(dice) for dice in dice_rolled(bare)] == [4, 1]
    wreck = Captain(ship=FRIGATE, tracks={MASTS: 0}, modifications=[ADVANCED_RIGS])
    game = table(rigged, wreck).dice("111", "1").attacks(0, 1)
    assert [len(dice) for dice in dice_rolled(game)] == [3, 1]


def contest(one: str, other: str) -> int:
    battle = Battle(Side(0), Side(1))
    for side, dice in zip(battle.sides, (one, other), strict=True):
        side.dice = faces(dice)
        side.successes = dice.count("x")
    return winner_by_dice(battle)


@rule("MM-COMBAT-06")
def test_more_successes_win() -> None:
    assert contest("xx1", "x44") == 0
    assert contest("1", "x") == 1


@rule("MM-COMBAT-07", "MM-AMB-52")
def test_equal_successes_are_decided_by_the_higher_sum_of_the_other_dice() -> None:
    assert contest("x41", "x22") == 0
    assert contest("x2", "x11" + "1") == 1
    assert contest("x", "x1") == 1


@rule("MM-COMBAT-08", "MM-COMBAT-09")
def test_nobody_wins_with_equal_sums_or_without_a_success() -> None:
    assert contest("x31", "x4") == NOBODY
    assert contest("444", "111") == NOBODY


@rule("MM-COMBAT-08", "MM-COMBAT-26")
def test_a_complete_draw_deals_the_hits_of_those_who_shoot() -> None:
    """Skull, 3, 1 against skull, 4: one success each, sums 4 and 4."""
    game = table(Captain(), Captain("CAP-10")).dice("x31", "x4", "3", "4").attacks(0, 1)
    assert game.told("contest-drawn") == [{}]
    assert hits_rolled(game) == [(0, 1), (1, 1)]
    assert game[1].ship.tracks[CREW] == 1
    assert game[0].ship.tracks[CANNONS] == 0
    assert game.all_scripted_chance_was_used


@rule("MM-COMBAT-08", "MM-COMBAT-15")
def test_in_a_complete_draw_who_did_not_shoot_deals_nothing() -> None:
    game = second_round(Captain(), Captain())
    game.dice("x22", "x31", "3").seat(0).does(BOARD)
    game.seat(1).does(SHOOT)
    assert hits_rolled(game) == [(1, 1)]
    assert game.battle.phase == NAVAL_ROUND


@rule("MM-COMBAT-09")
def test_without_any_success_there_are_no_hits() -> None:
    game = table(Captain(ship=GALLEON), Captain(ship=GALLEON)).dice("444", "111").attacks(0, 1)
    assert hits_rolled(game) == []
    assert game.battle.round == 2


@rule("MM-COMBAT-10", "MM-COMBAT-11", "MM-COMBAT-27")
def test_the_winner_hits_with_all_cannons_the_loser_with_his_successes() -> None:
    """Frigate 2:1 against a sloop: 3 hits and 1 hit."""
    game = table(Captain(ship=FRIGATE), Captain()).dice("xx1", "x11", "134", "4").attacks(0, 1)
    assert hits_rolled(game) == [(0, 3), (1, 1)]
    assert game[1].ship.tracks == [2, 1, 2, 1, 0]
    assert game[0].ship.tracks == [3, 3, 3, 3, 2]


@rule("MM-COMBAT-11")
def test_who_loses_deals_at_most_as_many_hits_as_cannons() -> None:
    """TV-09: Shoot lost with 2 successes and 1 cannon."""
    game = table(Captain(ship=FRIGATE), Captain()).dice("xxx", "xx1", "222", "1").attacks(0, 1)
    assert hits_rolled(game) == [(0, 3), (1, 1)]


@rule("MM-COMBAT-11")
def test_who_loses_deals_no_more_hits_than_successes() -> None:
    game = table(Captain(ship=GALLEON), Captain(ship=GALLEON)).dice("xx1", "x11", "1111", "1").attacks(0, 1)
    assert hits_rolled(game) == [(0, 4), (1, 1)]


@rule("MM-COMBAT-10", "MM-COMBAT-24")
def test_lost_cannons_lower_the_hits_of_a_winner() -> None:
    game = table(Captain(ship=GALLEON, tracks={CANNONS: 2}), Captain(ship=GALLEON)).dice("x11", "111", "11")
    assert hits_rolled(game.attacks(0, 1)) == [(0, 2)]


@rule("MM-COMBAT-24")
def test_without_cannons_there_are_no_hits() -> None:
    game = table(Captain(tracks={CANNONS: 0}), Captain()).dice("xxx", "111").attacks(0, 1)
    assert game.told("contest-won") == [{"side": 0}]
    assert hits_rolled(game) == []


@rule("MM-AMB-55", "MM-COMBAT-15")
def test_who_boards_or_flees_and_loses_does_nothing() -> None:
    for declared in (BOARD, FLEE):
        game = second_round(Captain(ship=FRIGATE), Captain())
        game.dice("xx1", "xxx", "2").seat(0).does(declared)
        game.seat(1).does(SHOOT)
        assert hits_rolled(game) == [(1, 1)]
        assert game.battle.phase == NAVAL_ROUND


@rule("MM-COMBAT-14")
def test_flee_and_win_escapes_when_the_enemy_rolled_no_success() -> None:
    game = second_round(Captain(), Captain())
    game.dice("x11", "444").seat(0).does(FLEE)
    game.seat(1).does(SHOOT)
    assert game.over
    assert game.told("escaped") == [{"side": 0}]
    assert [player.track for player in game.t.players] == [0, 0]


@rule("MM-COMBAT-14", "MM-AMB-56")
def test_flee_and_win_is_no_escape_from_an_enemy_with_a_success() -> None:
    """TV-10: Flee won 2:1. The enemy who shot still hits."""
    game = second_round(Captain(), Captain())
    game.dice("xx1", "x44", "x").seat(0).does(FLEE)
    game.seat(1).does(SHOOT)
    assert game.asked == (0, "place-hit")
    game.seat(0).does(TAKE_HIT[HULL])
    assert game[0].ship.tracks[HULL] == 1
    assert game.battle.phase == NAVAL_ROUND
    assert game.battle.round == 3


@rule("MM-COMBAT-23")
def test_without_crew_nobody_boards() -> None:
    game = second_round(Captain(tracks={CREW: 0}), Captain())
    assert game.options == ["shoot", "flee"]


@rule("MM-COMBAT-05")
def test_the_extra_die_is_counted_from_both_ships() -> None:
    game = table(Captain(), Captain(ship=FLUTE)).dice("1111", "111").attacks(0, 1)
    assert contest_dice(game.t, game.side(0)) == 4
    assert contest_dice(game.t, game.side(1)) == 3
