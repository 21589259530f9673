# mypyc: compile
"""One step ahead: try each option in a few worlds, play on at random for a while, take the best on average."""

from time import perf_counter
from typing import Final, final

from freebooter.bots.bot import Bot, Situation, Thought, play_move
from freebooter.bots.playout import MoveAverages, margins, play_on
from freebooter.kernel.ask import Seat
from freebooter.kernel.chance import Chance, SearchChance
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Run

WORLDS: Final = 8
ROUND: Final = 6
"""Decisions of each seat that a playout looks ahead, about a round of play."""


@final
class GreedyBot(Bot):
    """Tries every option in the same worlds with the same dice, so that luck favours none."""

    def __init__(self, seed: int | str = 0, seconds: float | None = None, iterations: int | None = None) -> None:
        super().__init__(seed)
        self.seconds = seconds
        self.iterations = iterations
        self.decisions = 0

    def think(self, situation: Situation) -> Thought:
        self.decisions += 1
        options = situation.sensible()
        totals: list[float] = [0.0] * len(options)
        seconds = self.seconds
        deadline = 0.0 if seconds is None else perf_counter() + seconds
        worlds = WORLDS if seconds is None else -1
        if self.iterations is not None:
            worlds = max(1, self.iterations // len(options))
        number = 0
        while number != worlds:
            number += 1
            for at in range(len(options)):
                chance = SearchChance(f"greedy {self.seed} {self.decisions} {number}")
                run = yield chance
                totals[at] += value_after(options[at], situation.seat, run, chance)
            if seconds is not None and perf_counter() >= deadline:
                break
        return options[totals.index(max(totals))]


def value_after(move: Move, seat: Seat, run: Run, chance: Chance) -> float:
    """By how much the seat is ahead about a round after the move."""
    play_move(run, seat, move, chance)
    seats = len(run.game.evaluation.value(run.state))
    play_on(run, MoveAverages(0, 0, 1, 1), chance, ROUND * seats)
    return margins(run)[seat]
