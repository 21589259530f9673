"""What a move costs."""

from freebooter.games.marauders.modules.wind.routes import AGAINST
from freebooter.learn.handbook.numbers import Numbers, Said

COSTS = {"with": 0, "across": 1, "against": AGAINST, "against-again": 1}

NUMBERS = [
    Numbers(
        "wind",
        "wind",
        ("move", "actions"),
        tuple((Said(f"numbers-wind-{move}"), actions) for move, actions in COSTS.items()),
    )
]
