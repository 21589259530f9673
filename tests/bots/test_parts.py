"""A decision in parts is the same, whoever works at the parts and in whatever order."""

import pytest

from freebooter.bots import add_bot, choose, make_bot, parts_of, registry
from freebooter.bots.parts import Tally, add_up, favourite, is_decided, mean_points
from freebooter.bots.search import EARLIEST_PART, SearchBot, Settings
from freebooter.games import find_game
from freebooter.kernel.match import Match, new_match

PARTS = 4
ITERATIONS = 80
BUDGET = 640
"""Of a part that may have enough."""


def split(seed: int) -> SearchBot:
    return SearchBot(seed, None, ITERATIONS, parts=PARTS)


def one_part(match: Match, seed: int, part: int) -> SearchBot:
    bot = split(seed)
    bot.part = part
    choose(bot, match, match.asked[0])
    return bot


def test_the_whole_decides_as_its_parts_do_together() -> None:
    match, compared, short = new_match(find_game("seven-seas"), 3, {}, "parts"), 0, 0
    for seed in range(16):
        seat = match.asked[0]
        whole = split(seed)
        move = choose(whole, match, seat)
        if whole.found:
            parts = [one_part(match, seed, part).found for part in range(PARTS)]
            together = add_up(parts)
            assert favourite(together) == move.name, "also where the last parts were not made any more"
            if sum(whole.tried.values()) < sum(one.visits for one in together):
                short += 1
            else:
                assert whole.found == together
            compared += 1
        match.play(seat, move)
    assert compared > 8 and 0 < short < compared


def test_each_part_has_dice_of_its_own_and_its_share_of_the_budget() -> None:
    match = new_match(find_game("seven-seas"), 3, {}, "parts")
    bots = [one_part(match, 1, part) for part in range(PARTS)]
    assert len({tuple(bot.found) for bot in bots}) == PARTS
    for bot in bots:
        assert bot.iterations_of_part(match.game, match.run.state) == ITERATIONS // PARTS
        assert 0 < sum(bot.tried.values()) <= ITERATIONS // PARTS
    assert tuple(one_part(match, 1, 0).found) == tuple(bots[0].found), "and the same seed gives the same"


def test_what_was_found_is_added_up() -> None:
    one = [Tally("sail", 6, 3.0, 12.0), Tally("wait", 4, 8.0, 4.0)]
    other = [Tally("wait", 2, 1.0, 2.0), Tally("trade", 5, 2.0, 10.0)]
    together = add_up([one, other])
    assert together == [Tally("sail", 6, 3.0, 12.0), Tally("wait", 6, 9.0, 6.0), Tally("trade", 5, 2.0, 10.0)]
    assert favourite(together) == "wait", "of two that were tried equally often the one with the higher total"
    assert mean_points(together) == {"sail": 2.0, "wait": 1.0, "trade": 2.0}


def test_parts_that_cannot_change_the_choice_are_not_needed() -> None:
    found = [Tally("sail", 9, 0.0, 0.0), Tally("wait", 4, 0.0, 0.0)]
    assert is_decided(found, 4) and not is_decided(found, 5)
    assert is_decided(found[:1], 8) and not is_decided(found[:1], 9)


def test_levels_that_think_long_do_so_in_parts() -> None:
    assert [parts_of(name) > 1 for name in ("easy", "normal", "adviser", "hard", "master")] == [False] * 3 + [True] * 2
    for name in ("normal", "hard", "master"):
        bot = make_bot(name, 1)
        assert isinstance(bot, SearchBot) and bot.parts == parts_of(name)
        given = make_bot(name, 1, iterations=30)
        assert isinstance(given, SearchBot) and given.parts == 1, "a given budget is for one search"


def test_a_bot_of_another_module_may_think_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_makers", dict(registry._makers))
    monkeypatch.setattr(registry, "_parts", dict(registry._parts))
    add_bot("split", lambda seed, seconds, iterations: SearchBot(seed, None, 40, parts=3), parts=3)
    add_bot("master", lambda seed, seconds, iterations: SearchBot(seed, None, 40))
    assert parts_of("split") == 3 and parts_of("master") == 1, "who replaces a level says how it thinks"


def test_a_search_that_samples_its_move_has_one_part() -> None:
    with pytest.raises(ValueError):
        SearchBot(1, None, 40, Settings(samples_move=True), parts=2)


def test_once_a_part_has_enough_the_others_are_not_made() -> None:
    """And the server, which may have made them already, does not count them."""
    match = new_match(find_game("seven-seas"), 3, {}, "parts")
    seat = match.asked[0]
    content, never = (SearchBot(1, None, 4 * BUDGET, Settings(enough=enough), parts=PARTS) for enough in (1000.0, 0.0))
    choose(content, match, seat)
    assert content.has_enough and sum(content.tried.values()) == 4 * BUDGET // EARLIEST_PART
    choose(never, match, seat)
    assert not never.has_enough and sum(never.tried.values()) > BUDGET
