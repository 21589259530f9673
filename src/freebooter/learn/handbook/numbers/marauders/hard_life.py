"""Who is at sea from the start."""

from freebooter.games.marauders.modules.hard_life.rules import NAVIES, PIRATES
from freebooter.learn.handbook.numbers import Numbers, Said

NUMBERS = [
    Numbers(
        "hard-life",
        "hard-life",
        ("what", "number"),
        ((Said("numbers-navies"), NAVIES), (Said("numbers-pirates"), PIRATES)),
    )
]
