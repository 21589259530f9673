"""Points, the declaration and the end of the game."""

from __future__ import annotations

import pytest

from freebooter.games.marauders import scoring
from freebooter.games.marauders.captain.glory import gain_glory
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.names import BY_COMBAT, NASSAU, ST_MAARTEN, TORTUGA
from freebooter.games.marauders.state import (
    BY_CAPTAINS,
    BY_EVENTS,
    BY_POINTS,
    OVER,
    ROUND_BEGINS,
    ROUND_ENDS,
    TURN_BEGINS,
)
from freebooter.games.marauders.turn import flow
from freebooter.kernel.note import Note
from freebooter.words import LANGUAGES, Words
from tests.games.marauders.table import PORT_ACTION, TURN, Captain, Play, plays_out, table
from tests.rules import rule


def standing(*players: tuple[int, int], **options: object) -> Play:
    """Players with points on the track and gold in the stash."""
    return table(*[Captain(track=track, stash=stash) for track, stash in players], **options)  # type: ignore[arg-type]


def places(game: Play, ending: int = BY_POINTS) -> tuple[int, ...]:
    game.t.ending = ending
    return scoring.result(game.t).places


@rule("MM-STASH-02", "MM-STASH-03", "MM-STASH-08", "MM-AMB-51")
@pytest.mark.parametrize(("stash", "points"), [(0, 0), (9, 0), (10, 1), (39, 3), (50, 5), (59, 5), (70, 5), (370, 5)])
def test_every_full_ten_is_a_point_up_to_five(stash: int, points: int) -> None:
    game = standing((0, stash), (0, 0))
    assert scoring.stash_points(game.t, game[0]) == points


@rule("MM-STASH-03")
def test_half_of_the_points_can_come_from_the_stash() -> None:
    game = standing((0, 90), (0, 0), points_to_win=6)
    assert scoring.stash_points(game.t, game[0]) == 3


@rule("MM-STASH-02", "MM-AMB-86")
def test_stash_points_bring_no_card() -> None:
    game = table(Captain("CAP-16", zone=ST_MAARTEN, in_port=True, gold=30), Captain(), game=PORT_ACTION).begins()
    game.seat(0).says("do-stash", "stash-tens-3")
    assert scoring.points(game.t, game[0]) == 3
    assert (game[0].track, game[0].hand) == (0, ())


@rule("MM-END-01")
@pytest.mark.parametrize(
    ("track", "stash", "enough"), [(7, 37, True), (4, 80, False), (10, 0, True), (9, 9, False), (5, 50, True)]
)
def test_ten_points_of_track_and_stash_win(track: int, stash: int, enough: bool) -> None:
    """TV-19 and TV-20 among them."""
    game = standing((track, stash), (0, 0))
    assert scoring.has_won(game.t, game[0]) == enough


@rule("MM-END-01", "MM-AMB-82", "MM-STASH-05")
def test_at_the_end_of_each_turn_whoever_has_enough_declares_and_shows_the_stash() -> None:
    game = standing((2, 5), (7, 37), (0, 0))
    plays_out(flow.end_turn(game.t))
    assert [player.declared for player in game.t.players] == [False, True, False]
    assert (game[1].stash_least, game[1].stash_most) == (37, 37)
    assert (game[0].stash_least, game[0].stash_most) == (0, 5)
    assert game.told("points-declared") == [{"seat": 1, "points": 10, "stash": 37}]
    assert game.events("points-declared")[0].reveals


@rule("MM-AMB-82")
def test_points_won_in_another_turn_are_declared_at_its_end() -> None:
    game = standing((0, 0), (9, 0)).script([0])
    plays_out(gain_glory(game.t, game[1], BY_COMBAT, "MM-GLORY-01"))
    plays_out(flow.end_turn(game.t))
    assert game[1].declared


@rule("MM-END-02", "MM-AMB-83")
def test_the_round_of_a_declaration_is_played_to_its_end_and_no_further() -> None:
    game = standing((10, 0), (0, 0), (0, 0))
    plays_out(flow.end_turn(game.t))
    assert game[0].declared
    assert (game.t.at, game.t.stage) == (1, TURN_BEGINS)
    game.t.at = 2
    plays_out(flow.end_turn(game.t))
    assert game.t.stage == ROUND_ENDS
    plays_out(flow.end_round(game.t))
    assert (game.t.stage, game.t.ending) == (OVER, BY_POINTS)


@rule("MM-END-02")
def test_without_a_declaration_another_round_begins() -> None:
    game = standing((9, 0), (0, 0))
    game.t.stage = ROUND_ENDS
    plays_out(flow.end_round(game.t))
    assert game.t.stage == ROUND_BEGINS


@rule("MM-AMB-84")
def test_a_declaration_comes_before_the_empty_event_deck() -> None:
    game = standing((10, 0), (12, 0), (0, 300))
    game[0].declared = True
    game.t.decks.events.counts = [0] * len(game.t.decks.events.counts)
    game.t.decks.events.left = 0
    plays_out(flow.end_round(game.t))
    assert game.t.ending == BY_POINTS


@rule("MM-END-03")
def test_most_points_win() -> None:
    assert places(standing((10, 0), (8, 30), (3, 10))) == (2, 1, 3)


@rule("MM-END-03", "MM-END-04")
def test_equal_points_the_larger_stash_wins_or_the_track_by_option() -> None:
    """TV-21."""
    assert places(standing((7, 30), (9, 12))) == (1, 2)
    assert places(standing((7, 30), (9, 12), final_points="track")) == (2, 1)


@rule("MM-END-03")
def test_the_track_decides_only_among_those_who_have_enough() -> None:
    assert places(standing((9, 0), (5, 50), final_points="track")) == (2, 1)
    assert places(standing((10, 0), (7, 0), (3, 50), final_points="track")) == (1, 3, 2)


@rule("MM-END-04")
def test_equal_in_all_share_the_victory() -> None:
    assert places(standing((9, 12), (9, 12), (0, 0))) == (1, 1, 3)


@rule("MM-END-05")
@pytest.mark.parametrize("ending", [BY_EVENTS, BY_CAPTAINS])
def test_without_a_declaration_track_and_stash_decide(ending: int) -> None:
    game = standing((4, 0), (1, 60), (5, 12), final_points="track")
    assert places(game, ending) == (3, 1, 2)


@rule("MM-END-06")
def test_deeds_beyond_ten_count_on() -> None:
    game = standing((10, 0), (11, 0)).script([0])
    assert places(game) == (2, 1)
    plays_out(gain_glory(game.t, game[0], BY_COMBAT, "MM-GLORY-01"))
    assert game[0].track == 11


@rule("MM-TURN-09", "MM-END-05")
def test_the_game_is_over_when_a_round_begins_without_an_event() -> None:
    """TV-22."""
    game = standing((1, 0), (0, 0))
    game.t.decks.events.counts = [0] * len(game.t.decks.events.counts)
    game.t.decks.events.left = 0
    game.t.stage = ROUND_BEGINS
    plays_out(flow.begin_round(game.t))
    assert (game.t.stage, game.t.ending) == (OVER, BY_EVENTS)


@rule("MM-DEATH-08", "MM-END-05")
def test_the_game_is_over_at_once_when_no_captain_is_left() -> None:
    game = table(Captain("CAP-12", zone=TORTUGA, in_port=True), Captain("CAP-07", zone=NASSAU), game=TURN)
    captains = game.t.decks.captains
    game.t.decks.captains_lost.pour(captains)
    game.begins()
    game.seat(0).says("retire")
    assert (game.t.stage, game.t.ending) == (OVER, BY_CAPTAINS)


@rule("MM-AMB-96")
def test_the_event_deck_bounds_the_game() -> None:
    game = standing((0, 0), (0, 0))
    assert game.t.decks.events.left == 34


def test_the_end_says_why() -> None:
    game = standing((10, 0), (12, 0), (1, 0))
    assert scoring.ending(game.t) is None
    for player in game.t.players[:2]:
        player.declared = True
    told = []
    for why in (BY_POINTS, BY_EVENTS, BY_CAPTAINS):
        game.t.ending = why
        told.append(scoring.ending(game.t))
    assert told == [
        Note("ended-by-points", "MM-END-02", seat=1, count=2, goal=10),
        Note("ended-by-events", "MM-END-05"),
        Note("ended-by-captains", "MM-DEATH-08"),
    ]
    for language in LANGUAGES:
        words = Words(language, strict=True)
        assert all(words.say(note, GAME) for note in told if note is not None)


def test_the_sheet_tells_where_points_came_from() -> None:
    game = standing((3, 25), (0, 0))
    result = scoring.result(game.t)
    assert result.scores == (5, 0)
    by_name = {term.name: term for term in result.sheet}
    assert by_name["trade"].values == (3, 0)
    assert by_name["stash"].values == (2, 0)
    assert by_name["stash"].counts == (25, 0)
    assert sum(by_name[name].values[0] for name in by_name if name not in ("total", "tie-stash")) == 5


def test_the_standing_counts_gold_by_what_it_can_become() -> None:
    """No more than the stash takes is worth points, and none of it as much as a point that is safe (MM-STASH-03)."""
    some, more, too_much, glorious = GAME.evaluation.value(
        table(Captain(gold=10), Captain(gold=40), Captain(gold=90), Captain(track=4)).t
    )
    assert some < more < glorious
    assert too_much - more < (more - some) // 2 + 10


def test_when_it_is_over_only_points_count() -> None:
    """Not even what lies in the hold: nobody will sell it."""
    t = table(Captain(gold=30, track=2), Captain(track=3)).t
    rich, glorious = GAME.evaluation.value(t)
    assert rich > glorious
    t.stage = OVER
    assert GAME.evaluation.value(t) == [20, 30]
