# mypyc: compile
"""A gentle opponent for first games: it plays by feel, as a person does who has just learnt the rules.

It overlooks some of what it could do, weighs the rest roughly by the advice of the game, and takes what seems good, not
always the best. What only costs something, or is clearly worse than the rest by that advice, it never does. It does not
look ahead, so it plays at once.
"""

from typing import Final, final

from freebooter.bots.bot import Bot, Situation
from freebooter.bots.playout import weighted_index
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.game import AnyGame
from freebooter.kernel.moves import Move
from freebooter.kernel.people.choosing import Levels
from freebooter.kernel.state import State

OVERLOOKED: Final = 4
"""One of so many options is not noticed, unless the game says otherwise."""
WORST: Final = 8
"""With advice: an option with less than an eighth of the greatest weight is no reasonable one."""


@final
class GentleBot(Bot):
    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.decisions = 0

    def decide(self, situation: Situation) -> Move:
        self.decisions += 1
        chance = SearchChance(f"gentle {self.seed} {self.decisions}")
        options = noticed(situation.harmless(), overlooked_by("gentle", situation, OVERLOOKED), chance)
        if len(options) == 1:
            return options[0]
        weights = situation.weights(options)
        if weights is not None:
            return options[drawn(flattened(weights), chance)]
        return options[chance.below(len(options))]


def levels_at(game: AnyGame, state: State) -> Levels:
    """What the levels of bots do otherwise at this table."""
    return game.choosing.levels(game.evaluation.learned(state) is not None)


def overlooked_by(level: str, situation: Situation, usually: int) -> int:
    """One of how many options a level does not notice here; 0: it notices all."""
    return levels_at(situation.game, situation.table().state).overlooks.get(level, usually)


def noticed(options: list[Move], overlooked: int, chance: SearchChance) -> list[Move]:
    """One of so many is overlooked; of a few, none."""
    if len(options) < 3:
        return options
    seen = [move for move in options if chance.below(overlooked) > 0]
    return seen if seen else options


def flattened(weights: list[int]) -> list[int]:
    """The advice as a beginner has it: what is good counts more, but not by as much; what is bad does not count."""
    most = max(weights)
    return [weight + most // 2 if weight * WORST >= most else 0 for weight in weights]


def drawn(weights: list[int], chance: SearchChance) -> int:
    """The place of one option, by weight."""
    total = sum(weights)
    return weighted_index(weights, chance.below(total)) if total > 0 else chance.below(len(weights))
