"""What every bot must be: reproducible, harmless, and playable on any game."""

import time

import pytest

from freebooter.bots import Bot, Situation, add_bot, choose, choose_in, make_bot, safe_choose
from freebooter.bots.bot import RandomBot
from freebooter.games import find_game
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refused
from freebooter.kernel.run import Run, start
from freebooter.kernel.state import digest
from tests.bots import bluff

SEVEN_SEAS = find_game("seven-seas")
BUDGET = {"random": None, "greedy": 12, "search": 20, "gentle": None, "easy": 5, "normal": 10, "hard": 10, "master": 10}


def play_some(match: Match, decisions: int, seed: str = "some") -> Match:
    bot = RandomBot(seed)
    for turn in range(decisions):
        seat = match.asked[0]
        match.play(seat, choose(bot, match, seat))
    return match


def moves_of(match: Match, bots: list[Bot], decisions: int) -> list[str]:
    moves: list[str] = []
    while not match.over and len(moves) < decisions:
        seat = match.asked[0]
        move = choose(bots[seat], match, seat)
        moves.append(f"{seat} {move.name}")
        match.play(seat, move)
    return moves


@pytest.mark.parametrize("name", BUDGET)
def test_the_same_seed_gives_the_same_moves(name: str) -> None:
    stories = []
    for seed in ("one", "one", "two"):
        match = new_match(SEVEN_SEAS, 3, seed="reproducible")
        bots = [make_bot(name, f"{seed} {seat}", iterations=BUDGET[name]) for seat in range(3)]
        stories.append(moves_of(match, bots, 15))
    assert stories[0] == stories[1]
    assert stories[0] != stories[2]


@pytest.mark.parametrize("name", BUDGET)
@pytest.mark.parametrize("players", [2, 4])
def test_every_bot_can_play_a_game_to_its_end(name: str, players: int) -> None:
    match = new_match(bluff.GAME, players, seed=4)
    bots = [make_bot(name, seat, iterations=BUDGET[name]) for seat in range(players)]
    assert len(moves_of(match, bots, 1000)) == bluff.ROUNDS * (players + 1)
    assert match.over


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_choosing_changes_nothing(name: str) -> None:
    match = play_some(new_match(SEVEN_SEAS, 4, seed=2), 30)
    before = (digest(match.run.state), len(match.history), match.asked, match.copy().run.state.chance.below(1000))
    choose(make_bot(name, 1, iterations=20), match, match.asked[0])
    assert (
        digest(match.run.state),
        len(match.history),
        match.asked,
        match.copy().run.state.chance.below(1000),
    ) == before


def test_a_match_and_a_run_get_the_same_answer() -> None:
    match = play_some(new_match(SEVEN_SEAS, 4, seed=2), 30)
    seat = match.asked[0]
    by_match = choose(make_bot("search", 1, iterations=20), match, seat)
    assert choose_in(make_bot("search", 1, iterations=20), match.run, seat) is by_match


def test_random_is_uniform() -> None:
    match = new_match(SEVEN_SEAS, 4, seed=1)
    bot = make_bot("random", 7)
    chosen = [choose(bot, match, 0).name for turn in range(1400)]
    assert all(150 < chosen.count(name) < 250 for name in set(chosen))
    assert len(set(chosen)) == 7


def test_a_budget_in_seconds_is_kept() -> None:
    match = play_some(new_match(SEVEN_SEAS, 4, seed=2), 30)
    for name in ("search", "greedy", "hard"):
        begun = time.thread_time()  # what else the machine does meanwhile does not count
        move = choose(make_bot(name, 1, seconds=0.05), match, match.asked[0])
        assert time.thread_time() - begun < 0.5
        ask = match.ask_of(match.asked[0])
        assert ask is not None and move in ask.options


def test_bad_names_and_budgets_are_refused() -> None:
    with pytest.raises(Refused) as unknown:
        make_bot("parrot", 1)
    assert unknown.value.refusal.message == "unknown-bot"
    assert "search" in str(unknown.value.refusal.params["known"])
    for seconds, iterations in ((0.0, None), (-1.0, None), (float("nan"), None), (None, 0)):
        with pytest.raises(Refused) as bad:
            make_bot("search", 1, seconds, iterations)
        assert bad.value.refusal.message == "bad-budget"


def test_a_seat_that_is_not_asked_gets_no_move() -> None:
    match = play_some(new_match(SEVEN_SEAS, 4, seed=2), 5)
    idle = next(seat for seat in range(4) if seat not in match.asked)
    with pytest.raises(Refused, match="not-asked"):
        choose(make_bot("random", 1), match, idle)


class LastOption(Bot):
    """What a bot author writes first."""

    def decide(self, situation: Situation) -> Move:
        assert len(situation.ask.options) > 1
        assert situation.game is SEVEN_SEAS
        assert situation.view() is not None
        assert isinstance(situation.world, Run)
        return situation.ask.options[-1]


def test_a_bot_of_ones_own() -> None:
    add_bot("last", lambda seed, seconds, iterations: LastOption(seed))
    match = new_match(SEVEN_SEAS, 2, seed=1)
    assert choose(make_bot("last", 3), match, 0).name == "choose-cartographer"
    run = start(SEVEN_SEAS, SEVEN_SEAS.options({}), 2, SearchChance(1))
    assert choose_in(make_bot("last", 3), run, 1).name == "choose-cartographer"


class Broken(Bot):
    def __init__(self, move: Move | None) -> None:
        super().__init__(0)
        self.move = move

    def decide(self, situation: Situation) -> Move:
        if self.move is None:
            raise ValueError("no idea")
        return self.move


def test_a_broken_bot_does_not_stop_the_game() -> None:
    match = new_match(SEVEN_SEAS, 2, seed=1)
    ask = match.ask_of(0)
    assert ask is not None
    with pytest.warns(RuntimeWarning, match="no idea"):
        assert safe_choose(Broken(None), match, 0) in ask.options
    with pytest.warns(RuntimeWarning, match="not on offer"):
        assert safe_choose(Broken(bluff.BOLD), match, 0) in ask.options
    sound = choose(make_bot("random", 1), match, 0)
    assert safe_choose(make_bot("random", 1), match, 0) is sound
