"""Taking back: free up to the last thing somebody learnt, further only by consent and with fresh dice."""

import pytest

from freebooter.kernel.ask import Ask, Flow, Question, Together
from freebooter.kernel.history import MoveEntry, SetupEntry, UndoEntry
from freebooter.kernel.match import Match
from freebooter.kernel.note import Refusal
from freebooter.kernel.record import lines_of, read_match
from freebooter.kernel.state import digest
from tests.kernel.harbour import (
    COUNT,
    HOW_MANY,
    PASS,
    PLAY,
    Quay,
    count_each,
    count_together,
    harbour,
    notes,
    refused_as,
    say_enough,
    show_a_card,
    throw_a_die,
)

ALL = {0, 1}


def undo_refusal(match: Match, seat: int) -> str:
    found = match.undoable(seat)
    return found.message if isinstance(found, Refusal) else ""


class TestFree:
    def test_ones_last_move_is_taken_back(self) -> None:
        match = harbour(count_each)
        before = digest(match.run.state)
        match.play(0, COUNT[4])
        taken = match.undo(0)
        assert taken.move is COUNT[4]
        assert (digest(match.run.state), match.asked) == (before, [0])

    def test_several_of_ones_moves_one_after_another(self) -> None:
        match = harbour(show_a_card, show_a_card, show_a_card)
        for time in range(2):
            match.play(0, PASS)
        match.undo(0)
        match.undo(0)
        with refused_as("undo-nothing"):
            match.undo(0)
        assert match.run.checkpoints == 1

    def test_before_the_first_move_there_is_nothing(self) -> None:
        with refused_as("undo-nothing"):
            harbour(count_each).undo(0)

    def test_then_one_plays_on_from_there(self) -> None:
        match = harbour(count_each)
        match.play(0, COUNT[4])
        match.undo(0)
        match.play(0, COUNT[2])
        match.play(1, COUNT[1])
        assert notes(match) == [2, 1]

    def test_the_dice_are_those_that_would_have_come_anyway(self) -> None:
        """Nothing was drawn, so nothing is known and nothing changes."""
        match, twin = harbour(count_each, throw_a_die), harbour(count_each, throw_a_die)
        match.play(0, COUNT[4])
        match.undo(0)
        for one in (match, twin):
            one.play(0, COUNT[1])
            one.play(1, COUNT[1])
            for throw in range(6):
                one.play(0, PLAY)
        assert notes(match) == notes(twin)


class TestBarriers:
    def test_a_chance_result(self) -> None:
        match = harbour(throw_a_die)
        match.play(0, PLAY)
        with refused_as("undo-barrier", move="play"):
            match.undo(0)

    def test_a_chance_result_that_comes_with_the_next_checkpoint(self) -> None:
        def thrown_first(t: Quay) -> Flow:
            t.notes.append(t.chance.die())
            yield Ask(0, Question("more"), [PASS, PLAY])

        match = harbour(show_a_card, thrown_first)
        match.play(0, PASS)
        with refused_as("undo-barrier"):
            match.undo(0)

    def test_something_shown_to_all(self) -> None:
        match = harbour(show_a_card, say_enough)
        match.play(0, PLAY)
        with refused_as("undo-barrier"):
            match.undo(0)

    def test_something_shown_to_one(self) -> None:
        match = harbour(show_a_card, say_enough)
        match.play(0, COUNT[0])
        with refused_as("undo-barrier"):
            match.undo(0)

    def test_nothing_shown_is_no_barrier(self) -> None:
        match = harbour(show_a_card, say_enough)
        match.play(0, PASS)
        assert undo_refusal(match, 0) == ""

    def test_another_seats_move(self) -> None:
        match = harbour(count_each, say_enough)
        match.play(0, COUNT[1])
        with refused_as("undo-other-seat", seat=1):
            match.undo(1)
        match.play(1, COUNT[2])
        with refused_as("undo-other-seat", seat=2):
            match.undo(0)

    def test_once_the_other_has_taken_back_it_is_free_again(self) -> None:
        match = harbour(count_each, say_enough)
        match.play(0, COUNT[1])
        match.play(1, COUNT[2])
        match.undo(1)
        match.undo(0)
        assert match.asked == [0]

    def test_the_opening_of_sealed_answers(self) -> None:
        """Everyone sees at once what the others have chosen, whether an event says so or not."""

        def in_silence(t: Quay) -> Flow:
            choice = Together(HOW_MANY, t, [0, 1])
            yield choice

        match = harbour(in_silence, say_enough)
        match.play(0, COUNT[1])
        assert undo_refusal(match, 0) == ""
        match.play(1, COUNT[1])
        assert undo_refusal(match, 1) == "undo-barrier"

    def test_the_end_of_the_game(self) -> None:
        """The result and the key of the dice are out."""
        match = harbour(count_each)
        match.play(0, COUNT[1])
        match.play(1, COUNT[1])
        with refused_as("game-over"):
            match.undo(1)
        with refused_as("game-over"):
            match.rewind(1, ALL)


class TestConsent:
    def test_all_must_agree(self) -> None:
        match = harbour(throw_a_die, seats=3)
        match.play(0, PLAY)
        with refused_as("undo-consent", seats="2, 3"):
            match.rewind(1, {0})
        with refused_as("undo-consent", seats="1, 2, 3"):
            match.rewind(1, set())
        assert len(notes(match)) == 1
        match.rewind(1, {0, 1, 2})
        assert notes(match) == []

    def test_a_seat_that_does_not_exist_cannot_agree(self) -> None:
        match = harbour(throw_a_die)
        match.play(0, PLAY)
        with refused_as("no-such-seat", seat=3):
            match.rewind(1, {0, 1, 2})

    @pytest.mark.parametrize("number", [-1, 0, 3, 4, 99])
    def test_only_a_move_that_stands_can_be_rewound(self, number: int) -> None:
        """0 is the set-up, 3 was an undo."""
        match = harbour(count_each, say_enough)
        match.play(0, COUNT[1])
        match.play(1, COUNT[1])
        match.undo(1)
        with refused_as("undo-no-entry", entry=number):
            match.rewind(number, ALL)
        with refused_as("undo-no-entry", entry=2):
            match.rewind(2, ALL)

    def test_everything_since_is_taken_back(self) -> None:
        match = harbour(count_each, throw_a_die)
        match.play(0, COUNT[1])
        match.play(1, COUNT[2])
        match.play(0, PLAY)
        match.play(0, PLAY)
        match.rewind(2, ALL)
        assert (notes(match), match.asked) == ([1], [1])

    def test_the_dice_are_thrown_afresh(self) -> None:
        match = harbour(throw_a_die)
        thrown = []
        for time in range(3):
            first = len(match.history)
            for throw in range(12):
                match.play(0, PLAY)
            thrown.append(tuple(notes(match)))
            match.rewind(first, ALL)
        assert len(set(thrown)) == 3

    def test_fresh_dice_also_where_the_first_throw_stands(self) -> None:
        """What was thrown before the rewound entry stays; what comes after is of the new epoch."""
        match = harbour(throw_a_die)
        for throw in range(12):
            match.play(0, PLAY)
        thrown = notes(match)[:]
        match.rewind(5, ALL)
        assert notes(match) == thrown[:4]
        for throw in range(8):
            match.play(0, PLAY)
        assert notes(match)[:4] == thrown[:4]
        assert notes(match) != thrown
        assert [entry.epoch for entry in match.live] == [0] * 5 + [1] * 8

    def test_a_copy_a_fault_and_a_save_keep_the_fresh_dice(self) -> None:
        """Also in the middle of a flow, where the first throw stands."""

        def throw_or_fail(t: Quay) -> Flow:
            while (answer := (yield Ask(0, Question("throw"), [PLAY, COUNT[0]]))) is PLAY:
                t.notes.append(t.chance.die())
            raise RuntimeError(f"the rules forgot {answer}")

        match = harbour(throw_or_fail)
        for throw in range(3):
            match.play(0, PLAY)
        match.rewind(2, ALL)
        twin = match.copy()
        loaded = read_match(b"".join(lines_of(match)), lambda name: match.game, match.key)
        failed = match.copy()
        with pytest.raises(RuntimeError):
            failed.play(0, COUNT[0])
        for one in (match, twin, loaded, failed):
            assert len(notes(one)) == 1
            for throw in range(9):
                one.play(0, PLAY)
        assert notes(match) == notes(twin) == notes(loaded) == notes(failed)

    def test_a_free_undo_after_a_rewind_does_not_throw_afresh(self) -> None:
        match, twin = (harbour(throw_a_die, count_each) for each in range(2))
        for one in (match, twin):
            one.play(0, PLAY)
            one.rewind(1, ALL)
            one.play(0, PLAY)
        match.play(0, PASS)
        match.undo(0)
        for one in (match, twin):
            for throw in range(6):
                one.play(0, PLAY)
        assert notes(match) == notes(twin)

    def test_a_rewind_into_a_choice_together_seals_the_answers_before_it(self) -> None:
        match = harbour(count_together, say_enough, seats=3)
        for seat in range(3):
            match.play(seat, COUNT[seat])
        match.rewind(3, {0, 1, 2})
        assert (match.sealed, match.asked) == ({0: COUNT[0], 1: COUNT[1]}, [2])


class TestHistory:
    def test_an_undo_is_an_entry_and_never_surgery(self) -> None:
        match = harbour(count_each)
        match.play(0, COUNT[4])
        match.undo(0)
        match.play(0, COUNT[5])
        assert [type(entry) for entry in match.history] == [SetupEntry, MoveEntry, UndoEntry, MoveEntry]
        assert [entry.number for entry in match.history] == [0, 1, 2, 3]
        assert [entry.number for entry in match.live] == [0, 3]
        entry = match.history[2]
        assert isinstance(entry, UndoEntry)
        assert (entry.seat, entry.undone, entry.consent) == (0, 1, ())

    def test_a_rewind_tells_who_agreed(self) -> None:
        match = harbour(throw_a_die)
        match.play(0, PLAY)
        match.rewind(1, ALL)
        entry = match.history[-1]
        assert isinstance(entry, UndoEntry)
        assert (entry.seat, entry.undone, entry.consent, entry.epoch) == (-1, 1, (0, 1), 1)

    def test_what_was_taken_back_stays_in_the_record(self) -> None:
        match = harbour(count_each)
        match.play(0, COUNT[4])
        match.undo(0)
        lines = [line.decode() for line in lines_of(match)]
        assert '"move":"count-4"' in lines[2]
        assert '"undo":1' in lines[3]
