"""Runs: flows one after another, checkpoints between them, and copies at any point."""

import gc

import pytest

from freebooter.games.seven_seas.game import GAME as SEVEN_SEAS
from freebooter.kernel.ask import Ask, Flow, Question, Together
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.game import AnyGame
from freebooter.kernel.laws.driving import SeededChooser, play_some, story_of
from freebooter.kernel.run import Run, play_randomly, start
from freebooter.kernel.state import digest
from tests.kernel.harbour import (
    COUNT,
    PASS,
    PLAY,
    Harbour,
    Options,
    Quay,
    Rules,
    count_each,
    count_together,
    say_enough,
    throw_a_die,
)


def begin(*flows: Rules, keeps: bool = True) -> Run:
    return start(Harbour(*flows), Options(), 2, SearchChance(1), keeps)


def notes_of(run: Run) -> list[int]:
    assert isinstance(run.state, Quay)
    return run.state.notes


class TestAnswersThatNeedNoQuestion:
    def test_a_single_option_is_taken_without_asking(self) -> None:
        def rules(t: Quay) -> Flow:
            answer = yield Ask(0, Question("how-many"), COUNT[4:5])
            t.notes.append(answer.value)
            yield Ask(1, Question("how-many"), COUNT)

        run = begin(rules)
        assert notes_of(run) == [4]
        assert isinstance(run.question, Ask)
        assert run.question.seat == 1

    def test_so_is_a_chain_of_them_in_the_middle_and_at_the_end(self) -> None:
        def rules(t: Quay) -> Flow:
            yield Ask(0, Question("how-many"), COUNT)
            for count in (1, 2, 3):
                answer = yield Ask(1, Question("how-many"), COUNT[count : count + 1])
                t.notes.append(answer.value)

        run = begin(rules)
        run.answer(COUNT[0])
        assert notes_of(run) == [1, 2, 3]
        assert run.question is None

    def test_a_shown_question_is_put_all_the_same(self) -> None:
        def rules(t: Quay) -> Flow:
            yield Ask(1, Question("how-many"), COUNT[:1], shown=True)

        question = begin(rules).question
        assert isinstance(question, Ask)
        assert question.options == COUNT[:1]

    def test_a_choice_together_is_put_even_with_one_option_each(self) -> None:
        """Who has a choice and who has not would tell what a hand holds."""

        def rules(t: Quay) -> Flow:
            yield Together(Question[Quay]("how-many", "", COUNT[:1]), t, [0, 1])

        assert isinstance(begin(rules).question, Together)

    def test_a_game_without_questions_is_over_at_once(self) -> None:
        def rules(t: Quay) -> Flow:
            t.notes.append(5)
            yield from ()

        run = begin(rules, rules)
        assert run.question is None
        assert notes_of(run) == [5, 5]


class TestCheckpoints:
    def test_there_is_one_before_each_flow_and_one_at_the_end(self) -> None:
        run = begin(count_each, say_enough)
        counts = [run.checkpoints]
        for move in (COUNT[1], COUNT[2], PASS):
            run.answer(move)
            counts.append(run.checkpoints)
        assert counts == [1, 1, 2, 3]

    @pytest.mark.parametrize("keeps", [True, False])
    def test_a_run_that_nobody_needs_is_freed_without_the_garbage_collector(self, keeps: bool) -> None:
        """Searches leave thousands of runs in the middle of a game.

        What is made once is made the first time, and others in this process may leave something behind meanwhile; what
        a run leaves behind it leaves every time.
        """

        def left_behind() -> int:
            gc.collect()
            run = start(SEVEN_SEAS, SEVEN_SEAS.options({}), 4, SearchChance(1), keeps)
            play_randomly(run, SearchChance(2), 20)
            assert run.question is not None
            del run
            return gc.collect()

        gc.disable()
        try:
            assert min([left_behind() for attempt in range(5)]) == 0
        finally:
            gc.enable()

    def test_it_keeps_the_state_before_the_flow_and_the_answers_since(self) -> None:
        run = begin(count_each, say_enough)
        run.answer(COUNT[1])
        checkpoint = run.checkpoint
        assert isinstance(checkpoint, Quay)
        assert (checkpoint.notes, checkpoint.stage) == ([], 0)
        assert run.given == [COUNT[1]]
        run.answer(COUNT[2])
        checkpoint = run.checkpoint
        assert isinstance(checkpoint, Quay)
        assert (checkpoint.notes, checkpoint.stage) == ([1, 2], 1)
        assert run.given == []

    def test_answers_together_are_one_answer(self) -> None:
        def rules(t: Quay) -> Flow:
            yield from count_together(t)
            yield Ask(0, Question("more"), [PASS, PLAY])

        run = begin(rules)
        run.answer_together([COUNT[0], COUNT[0]])
        assert run.given == [[COUNT[0], COUNT[0]]]

    def test_a_run_that_keeps_nothing_cannot_be_copied(self) -> None:
        run = begin(count_each, keeps=False)
        run.answer(COUNT[1])
        assert run.given == []
        with pytest.raises(ValueError, match="cannot be copied"):
            run.copy()


class TestCopies:
    def test_the_copy_and_the_original_go_their_own_ways(self) -> None:
        run = begin(count_each)
        run.answer(COUNT[1])
        twin = run.copy()
        twin.answer(COUNT[6])
        assert (notes_of(run), notes_of(twin)) == ([1], [1, 6])
        assert twin.question is None
        assert run.question is not None

    def test_the_copy_has_met_the_same_dice_and_will_meet_the_same(self) -> None:
        run = begin(throw_a_die)
        for throw in range(3):
            run.answer(PLAY)
        twin = run.copy()
        assert notes_of(twin) == notes_of(run)
        for throw in range(5):
            run.answer(PLAY)
            twin.answer(PLAY)
        assert notes_of(twin) == notes_of(run)

    def test_a_copy_of_a_finished_game_is_finished(self) -> None:
        run = begin(say_enough)
        run.answer(PASS)
        assert run.copy().question is None

    def test_a_copy_need_not_keep_anything(self) -> None:
        run = begin(count_each)
        run.answer(COUNT[1])
        twin = run.copy(keeps=False)
        twin.answer(COUNT[2])
        assert notes_of(twin) == [1, 2]

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_at_every_point_of_a_real_game(self, players: int) -> None:
        self.check_every_point(SEVEN_SEAS, players)

    def check_every_point(self, game: AnyGame, players: int) -> None:
        run = start(game, game.options({}), players, SearchChance(players))
        chooser = SeededChooser("every point")
        points = 0
        while run.question is not None:
            twin, third = run.copy(), run.copy().copy(keeps=False)
            assert story_of(twin) == story_of(run)
            if points % 20 == 0:
                before = digest(run.state)
                play_some(twin, SeededChooser(points), 12)
                play_some(third, SeededChooser(points), 12)
                assert story_of(twin) == story_of(third)
                assert digest(run.state) == before
            play_some(run, chooser, 1)
            points += 1
        assert points > 100


class TestRandomPlay:
    def test_it_goes_to_the_end_and_counts_decisions(self) -> None:
        run = begin(count_each, count_together, say_enough, keeps=False)
        assert play_randomly(run, SearchChance(1)) == 5
        assert run.question is None

    def test_it_stops_after_so_many_decisions(self) -> None:
        run = begin(count_each, count_together, say_enough)
        assert play_randomly(run, SearchChance(1), most=1) == 1
        assert len(notes_of(run)) == 1
