"""Who is at sea from the start."""

from freebooter.games.marauders.modules.hard_life.rules import NAVIES, PIRATES
from freebooter.learn.handbook.numbers import Message, Numbers

NUMBERS = [
    Numbers(
        "hard-life",
        "hard-life",
        ("what", "number"),
        ((Message("numbers-navies"), NAVIES), (Message("numbers-pirates"), PIRATES)),
    )
]
