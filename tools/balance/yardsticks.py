"""Bots to measure others by: `heaviest` follows a game's advice without any search, `deaf` searches without it
and without anything learned, `handmade` searches by the hand-written evaluation even where the game has learned one.

    freebooter tournament marauders --load yardsticks --bots search:60,deaf:200 --rounds 8

with this folder on PYTHONPATH. `heaviest` plays a game in a tenth of a second: good for watching and tuning the advice.
"""

from freebooter.bots import Bot, Situation, add_bot
from freebooter.bots.search import SearchBot, Settings
from freebooter.kernel.moves import Move


class Heaviest(Bot):
    """Takes the option with the highest weight; at random among equal ones, or if there is no advice."""

    def decide(self, situation: Situation) -> Move:
        options = situation.ask.options
        weights = situation.weights(options)
        if weights is not None:
            most = max(weights)
            options = [move for move, weight in zip(options, weights, strict=True) if weight == most]
        return options[self.chance.below(len(options))]


add_bot("heaviest", lambda seed, seconds, iterations: Heaviest(seed))
DEAF = Settings(advised_candidates=0, learned=False)
HANDMADE = Settings(learned=False)
add_bot("deaf", lambda seed, seconds, iterations: SearchBot(seed, seconds, iterations, DEAF))
add_bot("handmade", lambda seed, seconds, iterations: SearchBot(seed, seconds, iterations, HANDMADE))
