"""Passing in advance: a seat that has nothing to say need not be waited for."""

from freebooter.kernel.history import MoveEntry, PassAheadEntry
from freebooter.kernel.match import Match
from freebooter.kernel.record import lines_of, read_match
from tests.kernel.harbour import COUNT, PASS, PLAY, harbour, notes, open_window, refused_as, say_enough


def windows() -> Match:
    """Two windows, one after another, for the second and the third seat."""
    return harbour(open_window, open_window, say_enough, seats=3)


def test_a_window_opens_for_everyone_who_has_not_passed() -> None:
    match = windows()
    match.play(0, COUNT[1])
    assert (match.asked, match.prompt) == ([1], "window")
    match.play(1, PASS)
    assert (match.asked, match.prompt) == ([2], "window")


def test_who_passed_ahead_is_not_waited_for() -> None:
    match = windows()
    match.pass_ahead(1, "window")
    match.play(0, COUNT[1])
    assert match.asked == [2]
    match.pass_ahead(2, "window")
    assert (match.asked, match.prompt) == ([0], "act")
    match.play(0, COUNT[2])
    assert match.prompt == "enough"
    assert notes(match) == [1, 2]


def test_passing_ahead_answers_the_question_that_is_open() -> None:
    match = windows()
    match.play(0, COUNT[1])
    match.pass_ahead(1, "window")
    assert match.asked == [2]


def test_it_holds_until_it_is_taken_back() -> None:
    match = windows()
    match.pass_ahead(1, "window")
    match.pass_ahead(2, "window")
    match.play(0, COUNT[1])
    match.pass_ahead(1, "window", passing=False)
    match.play(0, COUNT[1])
    assert match.asked == [1]
    match.play(1, PLAY)
    assert notes(match) == [1, 1, 101]


def test_it_is_for_one_prompt_only() -> None:
    match = windows()
    match.pass_ahead(1, "another-window")
    match.play(0, COUNT[1])
    assert match.asked == [1]


def test_a_question_without_a_passing_answer_is_always_put() -> None:
    match = windows()
    match.pass_ahead(0, "act")
    assert (match.asked, match.prompt) == ([0], "act")


def test_every_pass_is_a_move_of_its_own() -> None:
    match = windows()
    match.pass_ahead(1, "window")
    match.pass_ahead(2, "window")
    match.play(0, COUNT[1])
    entries = [(type(entry), entry.seat) for entry in match.history[1:]]
    assert entries == [(PassAheadEntry, 1), (PassAheadEntry, 2), (MoveEntry, 0), (MoveEntry, 1), (MoveEntry, 2)]


def test_what_is_said_in_advance_shows_in_no_view() -> None:
    match = windows()
    before = [match.view(seat) for seat in (None, 0, 1, 2)]
    match.pass_ahead(1, "window")
    assert [match.view(seat) for seat in (None, 0, 1, 2)] == before
    assert match.log(None) == []


def test_it_survives_saving_and_copying() -> None:
    match = windows()
    match.pass_ahead(1, "window")
    match.pass_ahead(2, "window")
    match.pass_ahead(2, "window", passing=False)
    loaded = read_match(b"".join(lines_of(match)), lambda name: match.game, match.key)
    for one in (match.copy(), loaded, match):
        one.play(0, COUNT[1])
        assert one.asked == [2]


def test_ones_own_pass_can_be_taken_back() -> None:
    match = windows()
    match.pass_ahead(1, "window")
    match.play(0, COUNT[1])
    match.undo(1)
    assert match.asked == [1]
    match.play(1, PLAY)
    assert notes(match) == [1, 101]


def test_nothing_can_be_said_when_the_game_is_over() -> None:
    match = harbour(say_enough)
    match.play(1, PASS)
    with refused_as("game-over"):
        match.pass_ahead(0, "window")
    assert len(match.history) == 2
