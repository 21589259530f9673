"""The loyalty track: its steps, and what rising to each costs (SG-M11-01, SOG-LOY)."""

from typing import Final

from freebooter.games.marauders.registries.things import new_things

MUTINY: Final = -4
ANGRY: Final = -3
UNHAPPY: Final = -2
RESTLESS: Final = -1
CONTENT: Final = 0
PLEASED: Final = 1
HAPPY: Final = 2
FIERCE: Final = 3

STEPS: Final = new_things(
    "loyalty", ["mutiny", "angry", "unhappy", "restless", "content", "pleased", "happy", "fierce"]
)
"""From the bottom up."""
STEP_EFFECTS: Final = new_things("loyalty-effect", STEPS)
"""The same names, for the sentences that say what each step does."""
_PRICES: Final = [0, 0, 2, 2, 2, 3, 3, 3]


def step_name(level: int) -> str:
    return STEPS[level - MUTINY]


def active_steps(level: int) -> list[str]:
    """The steps whose effects hold: from the first one above or below Content to the one reached (SG-M11-08 to 19)."""
    # mutants: same `>=`, at Content there is no step either way
    reached = range(PLEASED, level + 1) if level > CONTENT else range(RESTLESS, level - 1, -1)
    return [step_name(each) for each in reached]


def price_of(level: int) -> int:
    """Gold to rise to a step from the one below it. Angry is not for sale: nobody stays below it."""
    return _PRICES[level - MUTINY]  # mutants: same `+`, eight steps further down a list of eight is the same place
