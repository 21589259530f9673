"""The levels for people: five, each with more thought than the one before, about equally long in every game."""

import pytest

from freebooter.bots import bot_names, choose, choose_in, make_bot
from freebooter.bots.gentle import OVERLOOKED
from freebooter.bots.registry import PATIENCE
from freebooter.bots.search import FEWEST_ITERATIONS, USUAL_SPEED, SearchBot, Settings, iterations_in
from freebooter.games import find_game
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import new_match
from freebooter.kernel.people.choosing import Levels
from freebooter.kernel.run import start
from freebooter.server.workers import levels
from tests.bots import bluff

GAMES = ["seven-seas", "black-fleet", "marauders"]
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


@pytest.mark.parametrize("game", GAMES)
def test_thought_is_counted_in_iterations_of_the_game(game: str) -> None:
    rules = find_game(game)
    measured = rules.choosing.measured()
    assert measured is not None and measured.iterations > 0, "tools/lengths.py measures it"
    state = new_match(rules, rules.most, {}, 1).run.state
    bots = [level(name) for name in SEARCHING]
    budgets = [iterations_in(rules, state, bot.thought or 0.0, bot.level) for bot in bots]
    assert budgets[0] >= FEWEST_ITERATIONS
    steps = [budget * bot.settings.unit_horizon for budget, bot in zip(budgets, bots, strict=True)]
    assert steps == sorted(set(steps)), "each thinks longer than the one below"
    most = rules.choosing.levels(rules.evaluation.learned(state) is not None).most_iterations
    assert budgets[-1] == min(most.get("master", 1_000_000), round(6.0 * measured.iterations))


def test_where_a_search_is_slower_a_level_makes_fewer_iterations() -> None:
    rules = find_game("marauders")
    states = [
        new_match(rules, 4, {"edition": preset}, 1).run.state for preset in ("base", "first-voyage", "everything")
    ]
    counts = [iterations_in(rules, state, 0.06) for state in states]
    assert counts == sorted(counts, reverse=True) and counts[0] > 2 * counts[2]


def test_a_game_that_nobody_measured_is_taken_for_a_usual_one() -> None:
    state = new_match(bluff.GAME, 3, {}, 1).run.state
    assert iterations_in(bluff.GAME, state, 2.0) == 2 * USUAL_SPEED
    assert iterations_in(bluff.GAME, state, 0.0001) == FEWEST_ITERATIONS


def test_a_level_makes_its_iterations() -> None:
    run = start(bluff.GAME, bluff.GAME.options({}), 3, SearchChance(2))
    bot = level("easy")
    choose_in(bot, run, 1)
    assert 0 < sum(bot.tried.values()) <= iterations_in(bluff.GAME, run.state, bot.thought or 0.0)


def test_a_given_budget_replaces_that_of_the_level() -> None:
    bot = make_bot("master", 1, iterations=7)
    assert isinstance(bot, SearchBot) and (bot.iterations, bot.thought, bot.seconds) == (7, None, None)


def test_each_level_lacks_a_weakness_of_the_one_below() -> None:
    """More iterations alone hardly make a search stronger (docs/bots.md), so the levels differ in more than those."""
    settings = [level(name).settings for name in SEARCHING]
    assert [one.samples_move for one in settings] == [True, False, False, False]
    assert [one.overlooks > 0 for one in settings] == [True, True, False, False]
    far = Settings()
    for horizon in ("learned_horizon", "advised_horizon"):
        less = [getattr(one, horizon) < getattr(far, horizon) for one in settings]
        assert less == [True, True, True, False]
    assert [one.unit_horizon for one in settings] == [3, 3, far.unit_horizon, 25], "with units far is what tells"


@pytest.mark.parametrize("learned", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_in_each_game_who_is_stronger_overlooks_less(game: str, learned: bool) -> None:
    """A game may say otherwise than is usual what its levels do not notice; hints and the best notice all."""
    here = find_game(game).choosing.levels(learned).overlooks
    assert set(here) <= {"gentle", *SEARCHING}
    usual = {"gentle": OVERLOOKED, **{name: level(name).settings.overlooks for name in SEARCHING}}
    counts = [here.get(name, usual[name]) for name in ("gentle", *SEARCHING)]
    shares = [0.0 if count == 0 else 1.0 / count for count in counts]
    assert shares == sorted(shares, reverse=True) and shares[0] <= 1 / 2 and shares[-1] == 0.0


def test_a_level_does_not_notice_what_its_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match(find_game("seven-seas"), 3, {}, "overlooked")
    seat = match.asked[0]
    ask = match.ask_of(seat)
    assert ask is not None

    def fewest_tried(name: str, overlooked: dict[str, int]) -> int:
        monkeypatch.setattr(match.game.choosing, "levels", lambda learned: Levels(overlooks=overlooked))
        found = []
        for seed in range(8):
            bot = SearchBot(seed, None, 40, Settings(advised_candidates=0), level=name)
            choose(bot, match, seat)
            found.append(len(bot.tried))
        return min(found)

    everything = len(ask.options)
    assert fewest_tried("hard", {}) == everything > fewest_tried("hard", {"hard": 3})
    assert fewest_tried("hard", {"master": 3}) == everything, "what another level overlooks is nothing to it"
    assert fewest_tried("", {"hard": 3}) == everything, "nor to a search that is no level"
    assert level("hard").level == "hard"


def test_a_level_makes_no_more_iterations_than_its_game_says() -> None:
    rules = find_game("marauders")
    by_units, by_hand = (new_match(rules, 4, {"edition": name}, 1).run.state for name in ("base", "first-voyage"))
    most = rules.choosing.levels(learned=False).most_iterations["hard"]
    assert iterations_in(rules, by_hand, 6.0, "hard") == most < iterations_in(rules, by_units, 6.0, "hard")
    assert iterations_in(rules, by_hand, 6.0, "master") == 10 * most, "with modules it is the one that thinks"
    assert iterations_in(rules, by_hand, 0.001, "hard") == FEWEST_ITERATIONS, "and with less time fewer"
    searching = SearchBot(1, None, 10 * most)
    assert searching.iterations_of_part(rules, by_hand) == 10 * most, "a given budget is not touched"


def test_hints_come_from_a_search_that_holds_nothing_back() -> None:
    adviser, usual = level(levels.ADVISER), Settings()
    assert adviser.thought is not None and adviser.thought <= 0.5
    for name in ("samples_move", "overlooks", "learned_horizon", "advised_horizon"):
        assert getattr(adviser.settings, name) == getattr(usual, name)
    assert levels.ADVISER not in levels.offered()


def test_what_a_search_overlooks_it_never_tries() -> None:
    """Without advice every option is tried first, so what was not tried was not noticed."""
    match = new_match(find_game("seven-seas"), 3, {}, "overlooked")
    seat = match.asked[0]
    ask = match.ask_of(seat)
    assert ask is not None and len(ask.options) > 3

    def tried(overlooks: int) -> list[int]:
        found = []
        for seed in range(12):
            bot = SearchBot(seed, None, 40, Settings(overlooks=overlooks, advised_candidates=0))
            choose(bot, match, seat)
            found.append(max(1, len(bot.tried)))  # of one alone nothing is tried
        return found

    assert set(tried(0)) == {len(ask.options)}
    some = tried(3)
    assert min(some) < len(ask.options) and len(ask.options) / 2 < sum(some) / 12 < len(ask.options) * 0.85
