"""What they cost, and what they pay for."""

from freebooter.games.marauders.modules.favours.board import MOST, PRICE
from freebooter.learn.handbook.numbers import Numbers, Said

NUMBERS = [
    Numbers(
        "favours",
        "favours",
        ("what", "number"),
        ((Said("numbers-favour-price"), PRICE), (Said("numbers-favour-most"), MOST)),
    ),
    Numbers(
        "favour-uses",
        "favours",
        ("what", "favours"),
        tuple((Said(f"numbers-favour-{use}"), 1) for use in ("draw", "roll", "search", "bounty", "war")),
    ),
]
