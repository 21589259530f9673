"""Who is asked: nobody what has one answer, and what is passed in advance stops when something new can be played."""

from typing import Any

import pytest

from freebooter.kernel.ask import Ask, Question
from freebooter.kernel.automatic.asking import (
    ALWAYS,
    NEW,
    PLAYABLE,
    answer_for,
    last_choice,
    only_answer,
    quiet_answer,
    tells_the_hand,
    undo_choice,
)
from freebooter.kernel.history import MoveEntry
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal, danger
from freebooter.kernel.record import lines_of, read_match
from tests.lanterns import DROP, FINISH, GAME, LAST, LEAVE, PASS, SHOW, TAKE, WINDOW

LANTERN, HORN, STONE = range(3)


def begun(seats: int = 2) -> Match:
    match = new_match(GAME, seats, {"rounds": 4}, seed=1)
    match.passes_at_once = True
    return match


def record_of(match: Match) -> bytes:
    return b"".join(lines_of(match))


def asked(match: Match) -> Ask:
    ask = match.ask_of(match.asked[0])
    assert ask is not None
    return ask


def play(match: Match, *moves: Move) -> None:
    for move in moves:
        match.play(asked(match).seat, move)


class TestPassingInAdvance:
    def test_stops_when_something_new_can_be_played(self) -> None:
        match = begun()
        play(match, TAKE[STONE])
        match.pass_ahead(1, "window")  # with nothing in hand
        assert asked(match).question is LAST
        play(match, FINISH, TAKE[LANTERN], PASS, FINISH, TAKE[STONE])
        ask = asked(match)
        assert ask.seat == 1 and ask.question is WINDOW and SHOW[LANTERN] in ask.options, "the lantern was drawn later"

    def test_goes_on_once_the_new_card_was_let_go_by(self) -> None:
        match = begun()
        play(match, TAKE[STONE])
        match.pass_ahead(1, "window")
        play(match, FINISH, TAKE[LANTERN], PASS, FINISH, TAKE[STONE], PASS)
        play(match, FINISH, TAKE[STONE], PASS, FINISH, TAKE[STONE])
        assert asked(match).question is LAST, "the same card again: not asked"

    def test_said_before_any_question_it_holds_for_what_the_first_one_offers(self) -> None:
        match = begun()
        play(match, TAKE[STONE], PASS, FINISH, TAKE[LANTERN], PASS, FINISH)
        match.pass_ahead(1, "window")
        play(match, TAKE[STONE])
        assert asked(match).question is LAST
        play(match, FINISH, TAKE[HORN], PASS, FINISH, TAKE[STONE])
        assert SHOW[HORN] in asked(match).options, "a horn is new"

    def test_copies_and_records_keep_what_is_known(self) -> None:
        match = begun()
        play(match, TAKE[STONE])
        match.pass_ahead(1, "window")
        play(match, FINISH, TAKE[LANTERN], PASS)
        for again in (match.copy(), read_match(record_of(match), lambda name: GAME)):
            play(again, FINISH, TAKE[STONE])
            assert asked(again).seat == 1 and SHOW[LANTERN] in asked(again).options

    def test_a_match_that_gives_no_answer_by_itself_still_says_what_it_would_be(self) -> None:
        match = begun()
        match.passes_at_once = False
        match.pass_ahead(1, "window")
        play(match, TAKE[STONE])
        assert asked(match).seat == 1 and match.passes(asked(match))


class TestWays:
    def test_with_one_answer_nobody_is_asked_unless_they_want_to_be(self) -> None:
        match = begun()
        play(match, TAKE[STONE])
        assert answer_for(match, asked(match), PLAYABLE) is PASS
        assert answer_for(match, asked(match), NEW) is PASS
        assert answer_for(match, asked(match), ALWAYS) is None

    def test_what_was_passed_on_is_not_asked_again_and_what_is_new_is(self) -> None:
        match = begun()
        play(match, TAKE[STONE], PASS, FINISH, TAKE[LANTERN], PASS, FINISH, TAKE[STONE])
        since = len(match.history)
        assert answer_for(match, asked(match), PLAYABLE) is None
        assert answer_for(match, asked(match), NEW, since) is None, "not passed on since that was chosen"
        play(match, PASS, FINISH, TAKE[STONE], PASS, FINISH, TAKE[STONE])
        assert answer_for(match, asked(match), NEW, since) is PASS
        assert answer_for(match, asked(match), PLAYABLE, since) is None
        play(match, PASS, FINISH, DROP[STONE], TAKE[HORN], PASS)
        assert asked(match).question is LAST and answer_for(match, asked(match), NEW, since) is None, "no such passing"
        play(match, FINISH)
        play(match, asked(match).options[0], TAKE[STONE])
        assert SHOW[HORN] in asked(match).options and answer_for(match, asked(match), NEW, since) is None

    def test_the_only_answer_is_given_only_if_there_is_nothing_to_see(self) -> None:
        t: Any = begun().run.state

        class Risky(Question[Any]):
            def risks(self, t: Any, ask: Ask) -> list[Note]:
                return [Note("storm")]

        class Dear(Question[Any]):
            def preview(self, t: Any, ask: Ask, move: Move) -> Note:
                return danger("loses-all")

        class Telling(Question[Any]):
            def shows(self, t: Any, ask: Ask) -> bool:
                return True

        assert only_answer(t, Ask(0, Question("plain"), [FINISH], shown=True)) is FINISH
        assert only_answer(t, Ask(0, Question("plain"), [FINISH, PASS], shown=True)) is None
        for question in (Risky("risky"), Dear("dear"), Telling("telling")):
            assert only_answer(t, Ask(0, question, [FINISH], shown=True)) is None
        assert only_answer(t, Ask(0, Risky("risky"), [PASS], shown=True, passing=PASS)) is PASS, "a moment for cards"

    @pytest.mark.parametrize(("question", "quiet"), [(LAST, FINISH), (LEAVE, None)])
    def test_the_answer_from_which_nobody_may_read_a_hand(self, question: Any, quiet: Move | None) -> None:
        assert quiet_answer(Ask(0, question, [FINISH], shown=True)) is quiet
        assert tells_the_hand(Ask(0, question, [FINISH], shown=True)) is (question is not LEAVE)
        assert not tells_the_hand(Ask(0, question, [FINISH]))


class TestUndo:
    def test_says_why_there_is_nothing_to_take_back_freely(self) -> None:
        match = begun()
        play(match, TAKE[STONE], PASS, FINISH, TAKE[LANTERN], PASS, FINISH, TAKE[STONE], SHOW[LANTERN], FINISH)
        refused = undo_choice(match, 0, set())
        assert isinstance(refused, Refusal) and refused.message == "undo-other-seat", "to finish was no choice"
        play(match, TAKE[STONE])
        barrier = undo_choice(match, 1, set())
        assert isinstance(barrier, Refusal) and barrier.message == "undo-barrier"

    def test_takes_back_an_answer_given_for_the_seat_together_with_the_choice_before(self) -> None:
        match = begun()
        for _round in range(2):
            play(match, TAKE[LANTERN], PASS, FINISH, TAKE[STONE], PASS, FINISH)
        play(match, TAKE[LANTERN], PASS, FINISH, DROP[LANTERN])
        taken = undo_choice(match, 0, set())
        assert isinstance(taken, list) and [entry.move for entry in taken] == [DROP[LANTERN], FINISH]
        given = {entry.number for entry in taken}
        assert isinstance(undo_choice(match, 0, given), Refusal), "answered for the seat: no choice of its own"
        for entry in taken:
            assert match.undo(0) is entry
        assert asked(match).seat == 0 and asked(match).question is LAST

    def test_a_rewind_goes_to_the_last_choice_and_makes_the_game_practice(self) -> None:
        match = begun()
        play(match, TAKE[STONE], PASS, FINISH, TAKE[STONE], PASS, FINISH)
        choice = last_choice(match, {0}, set(), len(match.history))
        assert isinstance(choice, MoveEntry) and choice.move is TAKE[STONE] and choice.seat == 0
        assert last_choice(match, {0}, set(), choice.number) is None
        practice = [match.practice]
        match.rewind(choice.number, {0, 1})
        practice += [match.practice, read_match(record_of(match), lambda name: GAME).practice, match.copy().practice]
        assert practice == [False, True, True, True]
