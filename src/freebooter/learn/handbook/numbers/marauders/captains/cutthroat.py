"""What an attempt costs."""

from freebooter.games.marauders.content.tables import ACTIONS_PER_TURN
from freebooter.games.marauders.modules.cutthroat.marks import PENALTY
from freebooter.learn.handbook.numbers import Message, Numbers

NUMBERS = [
    Numbers(
        "cutthroat",
        "cutthroat",
        ("what", "actions"),
        (
            (Message("numbers-turn"), ACTIONS_PER_TURN),
            (Message("numbers-turn-after"), ACTIONS_PER_TURN - PENALTY),
        ),
    )
]
