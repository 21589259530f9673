"""A search stops when more thought can be expected to bring next to nothing, and not before."""

from math import sqrt

import pytest

from freebooter.bots import choose, choose_in
from freebooter.bots.search import EARLIEST, EARLIEST_PART, SearchBot, Settings
from freebooter.bots.tree import SeatStatistics, expected_gain
from freebooter.games import find_game
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import new_match
from freebooter.kernel.run import Run, start
from tests.bots import bluff
from tests.bots.bluff import BOLD, LEAVE, MEEK, TAKE

SPREAD = 2.0


def tried(*options: tuple[int, float]) -> SeatStatistics:
    """Visits and mean reward of bold, meek, take and leave; each reward is the mean give or take the spread."""
    statistics = SeatStatistics(0)
    moves = [BOLD, MEEK, TAKE, LEAVE][: len(options)]
    statistics.select(moves, 1.0, SearchChance(1))
    for move, (visits, mean) in zip(moves, options, strict=True):
        edge = statistics.edges[move.code]
        edge.visits, edge.total, edge.squares = visits, visits * mean, visits * (mean * mean + SPREAD * SPREAD)
    return statistics


def gain(*options: tuple[int, float]) -> float:
    """In spreads."""
    rival = tried(*options).rival(SPREAD)
    assert rival is not None
    return rival.gain / SPREAD


def test_the_gain_of_an_equal_is_a_part_of_the_error() -> None:
    assert expected_gain(0.0, 1.0) == pytest.approx(0.398942, abs=1e-6)
    assert expected_gain(0.0, 3.0) == pytest.approx(3 * 0.398942, abs=1e-5)
    assert expected_gain(1.0, 1.0) == pytest.approx(0.083315, abs=1e-6)
    assert expected_gain(-1.0, 1.0) == pytest.approx(1.083315, abs=1e-6), "what seems better gains that, too"
    assert 0.0 <= expected_gain(6.0, 1.0) < 1e-9


def test_without_doubt_the_gain_is_the_difference() -> None:
    assert (expected_gain(2.0, 0.0), expected_gain(-2.0, 0.0)) == (0.0, 2.0)


def test_a_clear_leader_leaves_nothing_to_gain() -> None:
    assert gain((100, 5.0), (50, 0.0)) < 1e-6
    assert gain((100, 5.0), (50, 4.8)) > 0.02, "not so clear"


def test_of_equals_it_does_not_matter_which() -> None:
    assert gain((100, 5.0), (99, 5.0)) > 0.05, "they may differ yet"
    assert gain((2000, 5.0), (1999, 5.0)) < 0.02, "but not by much any more"


def test_an_option_that_was_never_tried_has_a_say() -> None:
    statistics = tried((300, 1.0), (0, 0.0))
    rival = statistics.rival(SPREAD)
    assert rival is not None and rival.move is MEEK and rival.gain > 0.3 * SPREAD


def test_the_rival_is_the_one_to_hope_most_for() -> None:
    """Not the second best, about which more is known, but one that was tried too little to tell."""
    rival = tried((500, 3.0), (400, 2.0), (9, 2.5), (300, -4.0)).rival(SPREAD)
    assert rival is not None and rival.move is TAKE


def test_the_error_is_that_of_the_option() -> None:
    """A sure thing is known after a few tries, a gamble is not; never less than a fifth of the spread of all."""
    statistics = tried((100, 1.0), (100, 1.0))
    sure, gamble = statistics.edges[BOLD.code], statistics.edges[MEEK.code]
    sure.squares = 100.0
    assert sqrt(gamble.doubt(SPREAD)) == pytest.approx(SPREAD / sqrt(101), rel=0.01)
    assert sqrt(sure.doubt(SPREAD)) == pytest.approx(0.2 * SPREAD / sqrt(101))


def test_nothing_is_to_be_expected_where_nothing_was_tried() -> None:
    assert SeatStatistics(0).rival(SPREAD) is None


def at_a_purse(seed: int) -> tuple[Run, int]:
    run = start(bluff.GAME, bluff.GAME.options({}), 2, SearchChance(seed))
    run.answer_together([MEEK, MEEK])
    assert isinstance(run.question, Ask)
    return run, run.question.seat


def thinks(run: Run, seat: int, enough: float, iterations: int) -> tuple[str, int]:
    bot = SearchBot("enough", None, iterations, Settings(enough=enough))
    return choose_in(bot, run, seat).name, sum(bot.tried.values())


def test_it_stops_and_chooses_as_if_it_had_gone_on() -> None:
    """To take a purse or to leave it is a clear question."""
    for seed in range(6):
        run, seat = at_a_purse(seed)
        all_of_it, soon = thinks(run, seat, 0.0, 2400), thinks(run, seat, 0.02, 2400)
        assert soon[0] == all_of_it[0]
        assert max(EARLIEST, 2400 // EARLIEST_PART) <= soon[1] < all_of_it[1] // 3


def test_it_is_not_content_before_a_part_of_its_thought() -> None:
    run, seat = at_a_purse(1)
    assert thinks(run, seat, 1000.0, 6400)[1] in range(6400 // EARLIEST_PART, 6400 // EARLIEST_PART + 32)
    assert thinks(run, seat, 1000.0, EARLIEST // 2)[1] == thinks(run, seat, 0.0, EARLIEST // 2)[1]


def test_where_units_were_learned_no_part_of_the_thought_has_to_be_spent() -> None:
    match = new_match(find_game("marauders"), 4, {}, "units")
    while True:
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        if len(ask.sensible(match.run.state)) > 4:
            break
        match.play(seat, ask.options[0])

    def thinks(enough: float) -> int:
        bot = SearchBot("units", None, 1600, Settings(enough=enough, unit_enough=1000.0))
        choose(bot, match, seat)
        return sum(bot.tried.values())

    assert EARLIEST <= thinks(0.02) < EARLIEST + 32 < 1600 // EARLIEST_PART < thinks(0.0)


def test_the_same_seed_stops_at_the_same_time() -> None:
    match = new_match(find_game("seven-seas"), 3, {}, "enough")
    seat = match.asked[0]
    bots = [SearchBot(7, None, 400) for twice in range(2)]
    moves = [choose(bot, match, seat) for bot in bots]
    assert moves[0] is moves[1] and bots[0].tried == bots[1].tried
