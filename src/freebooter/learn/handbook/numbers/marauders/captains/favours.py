"""What they cost, and what they pay for."""

from freebooter.games.marauders.modules.favours.board import MOST, PRICE
from freebooter.learn.handbook.numbers import Message, Numbers

NUMBERS = [
    Numbers(
        "favours",
        "favours",
        ("what", "number"),
        ((Message("numbers-favour-price"), PRICE), (Message("numbers-favour-most"), MOST)),
    ),
    Numbers(
        "favour-uses",
        "favours",
        ("what", "favours"),
        tuple((Message(f"numbers-favour-{use}"), 1) for use in ("draw", "roll", "search", "bounty", "war")),
    ),
]
