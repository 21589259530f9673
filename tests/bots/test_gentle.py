"""The gentle level: human mistakes, but nothing absurd; and weaker than easy."""

from collections import Counter

import pytest

from freebooter.bots import make_bot
from freebooter.bots.bot import Situation, choose_in
from freebooter.bots.gentle import OVERLOOKED, drawn, flattened, noticed
from freebooter.games import find_game
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.moves import Move
from freebooter.kernel.note import MISTAKE
from freebooter.kernel.run import Chooser, Run, play_with


def begin(name: str, players: int, seed: str) -> Run:
    game = find_game(name)
    run = Run(game, game.setup(game.options({}), players, SearchChance(seed)), keeps=True)
    run.begin()
    return run


class Watched(Chooser):
    """Gentle bots at all seats; notes what only cost something although there was something else."""

    def __init__(self, name: str, players: int, most: int) -> None:
        self.bots = [make_bot(name, seat) for seat in range(players)]
        self.left = most
        self.mistakes: list[str] = []
        self.temptations = 0

    def choose(self, run: Run, ask: Ask) -> Move:
        move = choose_in(self.bots[ask.seat], run, ask.seat)
        tones = {option: ask.preview(run.state, option) for option in ask.options}
        bad = {option for option, note in tones.items() if note is not None and note.tone == MISTAKE}
        if bad and len(bad) < len(ask.options):
            self.temptations += 1
            if move in bad:
                self.mistakes.append(move.name)
        return move


@pytest.mark.parametrize("name", ["gentle", "easy"])
def test_it_never_does_what_only_costs_something(name: str) -> None:
    watched = Watched(name, 3, 0)
    if name == "easy":
        watched.bots = [make_bot(name, seat, iterations=6) for seat in range(3)]
    play_with(begin("seven-seas", 3, "gentle"), watched)
    assert watched.temptations > 20 and watched.mistakes == []


def test_it_weighs_as_a_beginner_does() -> None:
    assert flattened([80, 40, 9]) == [120, 80, 0], "what is far worse than the best does not count"
    assert flattened([5, 5]) == [7, 7]
    counts = Counter(drawn([3, 0, 1], SearchChance(seed)) for seed in range(400))
    assert counts[1] == 0 and counts[0] > 2 * counts[2] > 0
    assert drawn([0, 0], SearchChance(1)) in (0, 1)


def test_it_overlooks_some_options_but_not_all() -> None:
    moves = list(find_game("seven-seas").moves.table[:8])
    seen = [noticed(moves, OVERLOOKED, SearchChance(seed)) for seed in range(200)]
    assert all(seen) and 5 < sum(map(len, seen)) / 200 < 7
    assert noticed(moves[:2], OVERLOOKED, SearchChance(3)) == moves[:2], "of two it overlooks none"


def test_it_is_not_always_of_the_same_mind() -> None:
    run = begin("black-fleet", 3, "minds")
    assert run.question is not None
    seat = next(seat for seat in range(3) if run.question.ask_of(seat) is not None)
    ask = run.question.ask_of(seat)
    assert ask is not None and isinstance(Situation(run.game, ask, run), Situation)
    chosen = {choose_in(make_bot("gentle", seed), run, seat).name for seed in range(40)}
    assert len(chosen) > 1
    assert choose_in(make_bot("gentle", 7), run, seat) is choose_in(make_bot("gentle", 7), run, seat), (
        "one seed, one move"
    )


def test_easy_beats_it() -> None:
    """A few games; docs/bots.md has many."""

    class Two(Chooser):
        def __init__(self, strong: int) -> None:
            self.bots = [
                make_bot("easy", f"e{seat}", iterations=12) if seat == strong else make_bot("gentle", seat)
                for seat in range(3)
            ]

        def choose(self, run: Run, ask: Ask) -> Move:
            return choose_in(self.bots[ask.seat], run, ask.seat)

    ahead = 0.0
    for strong in range(3):
        run = begin("black-fleet", 3, f"levels {strong}")
        play_with(run, Two(strong))
        scores = list(run.game.result(run.state).scores)
        ahead += scores[strong] - (sum(scores) - scores[strong]) / 2
    assert ahead > 0
