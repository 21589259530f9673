"""The bots that people can choose."""

from freebooter.bots import bot_names

GENTLE, EASY = "gentle", "easy"
FOR_PEOPLE = (GENTLE, EASY, "normal", "hard", "master")
ADVISER = "adviser"
"""Whom hints come from: people are helped as well as a quick search can, whatever they play against."""
BUILT_IN = ("random", "greedy", "search", ADVISER, *FOR_PEOPLE)
DEFAULT = "normal"
FALLBACK = "random"

NAMES = ("Mags", "Old Tom", "Red Kit", "Salty Jo", "Long Meg", "Black Pete", "Nan", "Half-Ear", "Finch", "Bo")
"""What bots are called, when nobody named them. Each has a portrait in the client and a sentence in the texts."""


def offered() -> list[str]:
    """The levels for people, and bots of other modules."""
    return [*FOR_PEOPLE, *[name for name in bot_names() if name not in BUILT_IN]]


def known(level: str) -> bool:
    return level in bot_names()
