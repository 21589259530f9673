"""The levels for people: five, each with more thought than the one before, about equally long in every game."""

import pytest

from freebooter.bots import bot_names, choose_in, make_bot
from freebooter.bots.registry import PATIENCE
from freebooter.bots.search import FEWEST_ITERATIONS, USUAL_SPEED, SearchBot, iterations_in
from freebooter.games import find_game
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.run import start
from freebooter.server.workers import levels
from tests.bots import bluff

SEARCHING = ["easy", "normal", "hard", "master"]
SECONDS = {"easy": 0.5, "normal": 0.5, "hard": 2.0, "master": 6.0}
"""At most so many, interpreted on one core."""


def level(name: str) -> SearchBot:
    bot = make_bot(name, 1)
    assert isinstance(bot, SearchBot)
    return bot


def test_there_are_five_and_all_are_offered() -> None:
    assert ("gentle", *SEARCHING) == levels.FOR_PEOPLE
    assert levels.offered()[:5] == list(levels.FOR_PEOPLE) and set(levels.FOR_PEOPLE) <= set(bot_names())


@pytest.mark.parametrize("name", SEARCHING)
def test_a_level_thinks_for_as_long_as_people_wait(name: str) -> None:
    bot = level(name)
    assert bot.thought is not None and bot.thought <= SECONDS[name]
    assert bot.seconds is not None and bot.thought < bot.seconds <= PATIENCE * SECONDS[name], "bounded, if slow"


@pytest.mark.parametrize("game", ["seven-seas", "black-fleet", "marauders"])
def test_thought_is_counted_in_iterations_of_the_game(game: str) -> None:
    rules = find_game(game)
    measured = rules.choosing.measured()
    assert measured is not None and measured.iterations > 0, "tools/lengths.py measures it"
    budgets = [iterations_in(rules, level(name).thought or 0.0) for name in SEARCHING]
    assert budgets == sorted(set(budgets)) and budgets[0] >= FEWEST_ITERATIONS
    assert budgets[-1] == round(6.0 * measured.iterations)


def test_a_game_that_nobody_measured_is_taken_for_a_usual_one() -> None:
    assert iterations_in(bluff.GAME, 2.0) == 2 * USUAL_SPEED
    assert iterations_in(bluff.GAME, 0.0001) == FEWEST_ITERATIONS


def test_a_level_makes_its_iterations() -> None:
    run = start(bluff.GAME, bluff.GAME.options({}), 3, SearchChance(2))
    bot = level("easy")
    choose_in(bot, run, 1)
    assert 0 < sum(bot.tried.values()) <= iterations_in(bluff.GAME, bot.thought or 0.0)


def test_a_given_budget_replaces_that_of_the_level() -> None:
    bot = make_bot("master", 1, iterations=7)
    assert isinstance(bot, SearchBot) and (bot.iterations, bot.thought, bot.seconds) == (7, None, None)
