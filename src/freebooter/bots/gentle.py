# mypyc: compile
"""A gentle opponent for first games: it plays by feel, as a person does who has just learnt the rules.

It overlooks some of what it could do, weighs the rest roughly, and takes what seems good, not always the best. What
only costs something, and what is clearly worse than the rest, it never does.
"""

from typing import Final, final

from freebooter.bots.bot import Bot, Situation, Thought
from freebooter.bots.greedy import value_after
from freebooter.bots.playout import weighted_index
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.moves import Move

OVERLOOKED: Final = 4
"""One of so many options is not noticed."""
WORST: Final = 8
"""With advice: an option with less than an eighth of the greatest weight is no reasonable one."""


@final
class GentleBot(Bot):
    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.decisions = 0

    def think(self, situation: Situation) -> Thought:
        self.decisions += 1
        chance = SearchChance(f"gentle {self.seed} {self.decisions}")
        options = noticed(situation.harmless(), chance)
        if len(options) == 1:
            return options[0]
        weights = situation.weights(options)
        if weights is not None:
            return options[drawn(flattened(weights), chance)]
        values: list[float] = []
        for move in options:  # without advice: each of them once, in the same world with the same dice
            same = SearchChance(f"gentle world {self.seed} {self.decisions}")
            run = yield same
            values.append(value_after(move, situation.seat, run, same))
        return options[drawn(ranked(values), chance)]


def noticed(options: list[Move], chance: SearchChance) -> list[Move]:
    """Some are overlooked; of a few, none."""
    if len(options) < 3:
        return options
    seen = [move for move in options if chance.below(OVERLOOKED) > 0]
    return seen if seen else options


def flattened(weights: list[int]) -> list[int]:
    """The advice as a beginner has it: what is good counts more, but not by as much; what is bad does not count."""
    most = max(weights)
    return [weight + most // 2 if weight * WORST >= most else 0 for weight in weights]


def ranked(values: list[float]) -> list[int]:
    """What seems fairly good counts alike; what seems worst, the lower third of the range, does not count."""
    best, worst = max(values), min(values)
    least = worst + (best - worst) / 3
    return [1 if value >= least else 0 for value in values]


def drawn(weights: list[int], chance: SearchChance) -> int:
    """The place of one option, by weight."""
    total = sum(weights)
    return weighted_index(weights, chance.below(total)) if total > 0 else chance.below(len(weights))
