"""Hits of the storm by the successes of Seamanship."""

from freebooter.games.marauders.modules.storm.rules import STORM
from freebooter.learn.handbook.numbers import Numbers

NUMBERS = [
    Numbers(
        "storm",
        "storm",
        ("successes", "hits"),
        tuple((successes, STORM.hits - successes) for successes in range(STORM.hits + 1)),
    )
]
