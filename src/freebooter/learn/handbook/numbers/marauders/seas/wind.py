"""What a move costs."""

from freebooter.games.marauders.modules.wind.routes import AGAINST
from freebooter.learn.handbook.numbers import Message, Numbers

COSTS = {"with": 0, "across": 1, "against": AGAINST, "against-again": 1}

NUMBERS = [
    Numbers(
        "wind",
        "wind",
        ("move", "actions"),
        tuple((Message(f"numbers-wind-{move}"), actions) for move, actions in COSTS.items()),
    )
]
