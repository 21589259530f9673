"""Gold in the stash for 1 to 5 points, here and in the base."""

from freebooter.games.marauders.content.tables import STASH_PER_POINT
from freebooter.games.marauders.modules.dear_glory.rules import gold_for
from freebooter.learn.handbook.numbers import Numbers

NUMBERS = [
    Numbers(
        "dear-glory",
        "dear-glory",
        ("points", "now", "usually"),
        tuple((points, gold_for(points), points * STASH_PER_POINT) for points in range(1, 6)),
    )
]
