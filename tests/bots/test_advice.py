"""Bots listen to what a game advises, and think for themselves."""

from typing import cast

import pytest

from freebooter.bots import choose, choose_in, make_bot
from freebooter.bots.bot import Situation
from freebooter.bots.playout import MoveAverages, play_on, weighted_index
from freebooter.bots.search import Search, SearchBot, Settings
from freebooter.bots.tree import Edge, SeatStatistics
from freebooter.games import find_game
from freebooter.kernel.ask import Ask, Question, Together
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import new_match
from freebooter.kernel.run import Run, start
from tests.bots import bluff
from tests.bots.bluff import BOLD, LEAVE, MEEK, TAKE


class Advised(Question[bluff.Table]):
    """Advises to be meek, rightly or not, and to take every purse, which is sometimes wrong."""

    def weights(self, t: bluff.Table, ask: Ask) -> list[int]:
        return [90 if move in (MEEK, TAKE) else 10 for move in ask.options]


class AdvisedBadly(Question[bluff.Table]):
    """Advises the wrong thing about every purse."""

    def weights(self, t: bluff.Table, ask: Ask) -> list[int]:
        right = TAKE if t.purse > 0 else LEAVE
        return [10 if move is right else 40 for move in ask.options]


ADVISED = bluff.Bluff(Advised("call", "", [BOLD, MEEK]), Advised("purse", "", [TAKE, LEAVE]))
ADVISED_BADLY = bluff.Bluff(AdvisedBadly("call", "", [BOLD, MEEK]), AdvisedBadly("purse", "", [TAKE, LEAVE]))


def at_the_purse(game: bluff.Bluff, purse: int) -> Run:
    for seed in range(20):
        run = start(game, game.options({}), 2, SearchChance(seed))
        run.answer_together([MEEK, MEEK])
        if cast(bluff.Table, run.state).purse == purse:
            return run
    raise AssertionError("no such purse")


def seat_of(run: Run) -> int:
    question = run.question
    assert isinstance(question, Ask)
    return question.seat


def test_a_mark_falls_where_the_weights_say() -> None:
    assert [weighted_index([2, 0, 3], mark) for mark in range(5)] == [0, 0, 2, 2, 2]


def test_inviting_options_are_tried_first_and_most() -> None:
    statistics = SeatStatistics(0)
    for turn in range(30):
        edge = statistics.select([BOLD, MEEK], 1.0, SearchChance(1), [1, 9], 1.0)
        assert turn > 0 or edge.move is MEEK
        edge.visits += 1
    assert statistics.edges[MEEK.code].visits > 4 * statistics.edges[BOLD.code].visits > 0


def test_what_pays_is_found_although_it_was_not_advised() -> None:
    statistics = SeatStatistics(0)
    for turn in range(60):
        edge = statistics.select([BOLD, MEEK], 1.0, SearchChance(1), [1, 9], 1.0)
        edge.visits += 1
        edge.total += 3.0 if edge.move is BOLD else 0.0
    assert statistics.most_visited() is BOLD


def test_playouts_follow_the_advice() -> None:
    run = start(ADVISED, ADVISED.options({}), 3, SearchChance(3))
    averages = MoveAverages(3, 4, 4, 1)
    picked = [averages.pick(0, [BOLD, MEEK], SearchChance(number), [10, 90]) for number in range(200)]
    assert 160 < picked.count(MEEK) < 200
    play_on(run, averages, SearchChance(1), 1000)
    assert run.question is None


def test_playouts_that_follow_the_advice_take_the_first_of_what_weighs_most() -> None:
    averages = MoveAverages(3, 4, 4, 2, follows_advice=True)
    picked = [averages.pick(0, [BOLD, TAKE, MEEK], SearchChance(number), [10, 50, 50]) for number in range(50)]
    assert set(picked) == {TAKE}
    assert averages.made == [], "there is nothing to remember"


def test_where_something_was_learned_playouts_draw_by_the_advice_and_tries_count_in_full() -> None:
    learned = find_game("black-fleet")
    for run in (at_the_purse(ADVISED, 1), start(learned, learned.options({}), 4, SearchChance(1))):
        question = run.question
        assert isinstance(question, Ask)
        situation = Situation(run.game, question, run)
        for follows in (True, False):
            search = Search(situation, question.options, SearchChance(1), Settings(follows_advice=follows))
            assert (search.outlook is None) == (run.game is ADVISED)
            assert search.averages.follows_advice == (follows and run.game is ADVISED)
            assert (search.steady > 0.0) == (run.game is ADVISED)


def test_one_lucky_try_does_not_outweigh_the_advice() -> None:
    chosen = []
    for steady in (0.0, 10.0):
        statistics = SeatStatistics(0)
        for move, visits, reward in ((MEEK, 2, 0.0), (BOLD, 1, 2.0)):
            statistics.edges[move.code] = Edge(0, move)
            statistics.edges[move.code].visits = visits
            statistics.edges[move.code].total = reward * visits
        chosen.append(statistics.select([BOLD, MEEK], 1.0, SearchChance(1), [1, 9], 4.0, steady).move)
    assert chosen == [BOLD, MEEK]


@pytest.mark.parametrize("purse", [1, -3])
def test_bad_advice_is_seen_through_with_enough_thought(purse: int) -> None:
    run = at_the_purse(ADVISED_BADLY, purse)
    right = TAKE if purse > 0 else LEAVE
    assert choose_in(make_bot("search", 1, iterations=600), run, seat_of(run)) is right
    assert choose_in(make_bot("search", 1, iterations=2), run, seat_of(run)) is not right


def test_advice_can_be_left_out() -> None:
    """Without it the search is the one for games that have none."""
    without = Settings(advised_candidates=0)
    for seed in range(6):
        plain, advised = (
            start(game, game.options({}), 3, SearchChance(seed)) for game in (bluff.GAME, ADVISED_BADLY)
        )  # fmt: skip
        choices = [choose_in(SearchBot(seed, None, 30, without), run, 1) for run in (plain, advised)]
        assert choices[0] is choices[1]
        assert isinstance(plain.question, Together)


def test_a_sampled_move_is_no_blunder() -> None:
    statistics = SeatStatistics(0)
    statistics.select([BOLD, MEEK, TAKE, LEAVE], 1.0, SearchChance(1))
    for move, visits in ((BOLD, 50), (MEEK, 30), (TAKE, 15), (LEAVE, 2)):
        statistics.edges[move.code].visits = visits
    chosen = [statistics.sample(SearchChance(number)) for number in range(300)]
    assert set(chosen) == {BOLD, MEEK, TAKE}
    assert chosen.count(BOLD) > chosen.count(MEEK) > chosen.count(TAKE)


def test_easy_bots_sample_only_where_there_is_advice() -> None:
    sure, advised = at_the_purse(bluff.GAME, 1), at_the_purse(ADVISED, 1)
    for seed in range(12):
        easy, search = make_bot("easy", seed, iterations=25), make_bot("search", seed, iterations=25)
        assert choose_in(easy, sure, seat_of(sure)) is choose_in(search, sure, seat_of(sure))
    chosen = {choose_in(make_bot("easy", seed, iterations=25), advised, seat_of(advised)) for seed in range(40)}
    assert chosen == {TAKE, LEAVE}


def test_the_situation_weighs_the_options_it_is_asked_about() -> None:
    run = at_the_purse(ADVISED, 1)
    question = run.question
    assert isinstance(question, Ask)
    situation = Situation(run.game, question, run)
    assert situation.weights(question.options) == [90, 10]
    assert situation.weights([LEAVE]) == [10]


@pytest.mark.parametrize("name", ["black-fleet", "marauders"])
@pytest.mark.parametrize("bot", ["easy", "search", "greedy"])
def test_the_same_seed_gives_the_same_moves(name: str, bot: str) -> None:
    stories = []
    for again in range(2):
        match = new_match(find_game(name), 3, seed="advised")
        bots = [make_bot(bot, f"one {seat}", iterations=6) for seat in range(3)]
        moves: list[str] = []
        while len(moves) < 25:
            seat = match.asked[0]
            move = choose(bots[seat], match, seat)
            moves.append(move.name)
            match.play(seat, move)
        stories.append(moves)
    assert stories[0] == stories[1]
