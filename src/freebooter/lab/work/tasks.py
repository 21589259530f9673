"""One game as a task: everything that decides it goes in, everything that is counted comes out.

The result is a pure function of the rules, the options, the seeds and the bots, so it does not matter which process
plays the game, or when.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from freebooter.bots import Bot, choose_in
from freebooter.games import find_game
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.counting.statistics import Tally
from freebooter.kernel.events import Journal
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Param, Refused, refused
from freebooter.kernel.run import Chooser, Run, play_with
from freebooter.lab.work.bot_specs import bot_from_spec


class Task(msgspec.Struct, frozen=True):
    """A game to be played. `bots` and `bot_seeds` are by seat."""

    number: int
    game: str
    rules: str
    options: dict[str, object]
    seed: str
    bots: tuple[str, ...]
    bot_seeds: tuple[str, ...]


class PlayedGame(msgspec.Struct, frozen=True):
    """A game that was played. `wins` are shared by those who came first."""

    task: Task
    places: tuple[int, ...]
    wins: tuple[float, ...]
    scores: tuple[int, ...]
    decisions: int
    tally: Tally


def play(task: Task) -> PlayedGame:
    known = find_game(task.game)
    game = known.as_of(task.rules)
    if game is None:
        raise refused("lab-rules", game=task.game, rules=task.rules, known=known.version)
    bots = [bot_from_spec(spec, seed) for spec, seed in zip(task.bots, task.bot_seeds, strict=True)]
    chance = SearchChance(f"game {task.seed}")
    options = game.options(task.options)
    state = game.setup(options, len(bots), chance)
    journal = Journal()
    state.journal = journal
    run = Run(game, state, keeps=any([bot.looks_ahead for bot in bots]))
    run.begin()
    decisions = play_with(run, Bots(task, bots))
    result = game.result(run.state)
    winners = result.winners
    wins = tuple([1 / len(winners) if place == 1 else 0.0 for place in result.places])
    views = [game.view(run.state, seat) for seat in range(len(bots))]
    tally = game.statistics.tally(journal.take(), views, wins, game.choosing.modules_on(options))
    return PlayedGame(task, result.places, wins, result.scores, decisions, tally)


class TaskRefusal(msgspec.Struct, frozen=True):
    """A refusal, in a form that can be sent to another process."""

    message: str
    rule: str
    params: dict[str, Param]


Given = TypeVar("Given")
Done = TypeVar("Done")


def do_batch(work: Callable[[Given], Done], tasks: Sequence[Given]) -> list[Done] | TaskRefusal:
    """Several tasks at once, to reduce the traffic between processes."""
    try:
        return [work(task) for task in tasks]
    except Refused as error:
        return TaskRefusal(error.refusal.message, error.refusal.rule, dict(error.refusal.params))


class Bots(Chooser):
    """The bots of a task, one for each seat."""

    def __init__(self, task: Task, bots: list[Bot]) -> None:
        self._task = task
        self._bots = bots

    def choose(self, run: Run, ask: Ask) -> Move:
        move = choose_in(self._bots[ask.seat], run, ask.seat)
        if move not in ask.options:
            raise refused("lab-bot-move", bot=self._task.bots[ask.seat], move=repr(move), game=self._task.number + 1)
        return move
