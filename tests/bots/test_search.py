"""How the search learns, and that it plays well."""

from typing import cast

import pytest

from freebooter.bots import Bot, choose, choose_in, make_bot, search
from freebooter.bots.playout import MoveAverages, margins, play_on, win_shares
from freebooter.bots.tree import SeatStatistics, step_key
from freebooter.games import find_game
from freebooter.kernel.ask import Ask, Question, Together
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.game import AnyGame
from freebooter.kernel.match import new_match
from freebooter.kernel.run import Run, start
from freebooter.kernel.state import State
from tests.bots import bluff
from tests.bots.bluff import BOLD, LEAVE, MEEK, TAKE

SEVEN_SEAS = find_game("seven-seas")


def test_never_tried_options_come_first() -> None:
    statistics, chance = SeatStatistics(0), SearchChance(1)
    first = statistics.select([BOLD, MEEK], 1.0, chance)
    first.visits, first.total = 1, 1000.0
    assert statistics.select([BOLD, MEEK], 1.0, chance).move is not first.move


def test_an_option_counts_only_where_it_was_on_offer() -> None:
    """Two options with the same record; the one that was there seldom is not the one to be curious about."""
    statistics, chance = SeatStatistics(0), SearchChance(1)
    for move in (BOLD, MEEK):
        edge = statistics.select([move], 1.0, chance)
        edge.visits, edge.total = 10, 10.0
    statistics.edges[BOLD.code].offered, statistics.edges[MEEK.code].offered = 12, 400
    assert statistics.select([BOLD, MEEK], 1.0, chance).move is MEEK
    assert statistics.edges[BOLD.code].offered == 13
    assert statistics.select([BOLD], 1.0, chance).move is BOLD


def test_doubt_is_weighed_against_the_mean() -> None:
    statistics, chance = SeatStatistics(0), SearchChance(1)
    statistics.select([BOLD, MEEK], 1.0, chance)
    bold, meek = statistics.edges[BOLD.code], statistics.edges[MEEK.code]
    bold.visits, bold.total, bold.offered = 90, 90.0, 99
    meek.visits, meek.total, meek.offered = 9, 7.0, 99
    assert statistics.select([BOLD, MEEK], 0.01, chance) is bold
    assert statistics.select([BOLD, MEEK], 2.0, chance) is meek


def test_the_favourite_was_tried_most() -> None:
    statistics = SeatStatistics(0)
    statistics.select([BOLD, MEEK], 1.0, SearchChance(1))
    statistics.edges[BOLD.code].visits, statistics.edges[BOLD.code].total = 3, 100.0
    statistics.edges[MEEK.code].visits = 4
    assert statistics.most_visited() is MEEK


def test_a_search_ends_when_its_choice_is_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is left could not change it, so the choice is the one that all the thought would have led to."""

    def chosen(every: int) -> tuple[list[str], int]:
        monkeypatch.setattr(search, "STOP_CHECK", every)
        match, names, tries = new_match(SEVEN_SEAS, 3, {}, "decided"), [], 0
        for number in range(24):
            seat = match.asked[0]
            bot = make_bot("search", number, iterations=60)
            move = choose(bot, match, seat)
            names.append(move.name)
            tries += sum(bot.tried.values())
            match.play(seat, move)
        return names, tries

    soon, early = chosen(search.STOP_CHECK)
    late, whole = chosen(1000)
    assert soon == late and early < whole * 9 // 10


def test_one_move_to_two_questions_is_two_nodes() -> None:
    asks = [
        Ask(1, Question("load"), [TAKE], about=0),
        Ask(1, Question("load"), [TAKE], about=1),
        Ask(1, Question("load"), [TAKE], about=1 << 16),
        Ask(1, Question("load"), [TAKE], about=-1),
        Ask(2, Question("load"), [TAKE], about=0),
        Ask(1, Question("sell"), [TAKE], about=0),
        Together(Question[State]("load", "", [TAKE]), State(SearchChance(1)), [0, 1]),
    ]
    found = {step_key(code, ask) for ask in asks for code in (BOLD.code, MEEK.code)}
    assert len(found) == 2 * len(asks)
    assert step_key(BOLD.code, Ask(1, Question("load"), [LEAVE], about=0)) == step_key(BOLD.code, asks[0])


def test_averages_prefer_what_went_well() -> None:
    averages, chance = MoveAverages(2, 4, 3), SearchChance(1)
    for reward in (5.0, 7.0):
        averages.add(0, BOLD)
        averages.add(1, BOLD)
        averages.add(0, MEEK)
        averages.learn([reward, -reward])
        averages.totals[MEEK.code] = -1.0
    picked = [averages.pick(0, [BOLD, MEEK], chance) for turn in range(100)]
    assert 70 < picked.count(BOLD) < 100, "mostly the better one, never only that"
    assert averages.average(BOLD.code) == 6.0
    assert averages.average(4 + BOLD.code) == -6.0, "each seat has its own"


def run_of(game: AnyGame, players: int, seed: int = 1) -> Run:
    return start(game, game.options({}), players, SearchChance(seed))


def test_a_playout_stops_at_the_end_of_a_flow() -> None:
    run = run_of(bluff.GAME, 3)
    play_on(run, MoveAverages(3, 4, 1), SearchChance(1), 1)
    assert (cast(bluff.Table, run.state).round, run.question is None) == (1, False)
    play_on(run, MoveAverages(3, 4, 1), SearchChance(1), 1000)
    assert run.question is None


def test_margins_and_shares() -> None:
    run = run_of(bluff.GAME, 3)
    table = cast(bluff.Table, run.state)
    table.points = [10, 4, 0]
    assert margins(run) == [10 - 2 - 1, 4 - 5 - 2.5, 0 - 5 - 3.5]
    assert win_shares(run) == []
    run.question = None
    assert win_shares(run) == [1, 0, 0]
    table.points = [10, 10, 0]
    assert win_shares(run) == [0.5, 0.5, 0]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("card", "right"), [(5, BOLD), (0, MEEK)])
def test_it_plays_by_the_card_it_holds(players: int, card: int, right: object) -> None:
    match = new_match(bluff.GAME, players, seed=1)
    for state in (match.run.state, match.run.checkpoint):
        table = cast(bluff.Table, state)
        table.deck.add(table.cards[0])
        table.deck.take(card)
        table.cards[0] = card
    assert choose(make_bot("search", 1, iterations=400), match, 0) is right


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_it_takes_what_is_good_and_leaves_what_is_bad(name: str) -> None:
    """Most of the time: the first worlds that a bot sees may be unlucky ones."""
    seen = set()
    for seed in range(8):
        run = run_of(bluff.GAME, 2, seed)
        run.answer_together([MEEK, MEEK])
        question = run.question
        assert isinstance(question, Ask)
        purse = cast(bluff.Table, run.state).purse
        seen.add(purse)
        chosen = [choose_in(make_bot(name, bot, iterations=60), run, question.seat) for bot in range(9)]
        assert chosen.count(TAKE if purse > 0 else LEAVE) >= 5
    assert seen == {1, -3}


def wins(game: AnyGame, name: str, iterations: int, players: int, games: int) -> float:
    """The share of games won by one bot among random ones, seats in turn."""
    won = 0.0
    for number in range(games):
        run = run_of(game, players, number // players)
        bots: list[Bot] = [make_bot("random", f"{number} {seat}") for seat in range(players)]
        own = number % players
        bots[own] = make_bot(name, number, iterations=iterations)
        question = run.question
        while question is not None:
            if isinstance(question, Ask):
                run.answer(choose_in(bots[question.seat], run, question.seat))
            else:
                assert isinstance(question, Together)
                run.answer_together([choose_in(bots[seat], run, seat) for seat in question.seats])
            question = run.question
        places = game.result(run.state).places
        won += 1 / places.count(1) if places[own] == 1 else 0
    return won / games


def test_search_beats_random_with_four() -> None:
    assert wins(SEVEN_SEAS, "search", 12, 4, 8) >= 0.75


def test_search_beats_random_with_two() -> None:
    assert wins(SEVEN_SEAS, "search", 12, 2, 4) >= 0.75


def test_greedy_beats_random() -> None:
    assert wins(SEVEN_SEAS, "greedy", 20, 4, 8) >= 0.75


def test_search_beats_random_in_another_game() -> None:
    assert wins(bluff.GAME, "search", 40, 4, 60) >= 0.4
