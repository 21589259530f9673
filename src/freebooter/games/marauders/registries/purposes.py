"""The registry of purposes: what a skill roll is for. A module adds one by its name and its rule:

    FOR_DIVING: Final = new_purpose("diving", "SG-...")
    ...
    passed = yield from dice.check(t, player, LEADERSHIP, FOR_DIVING)

The text of `purpose-diving` belongs into the module's texts. In combat and raids no roll is `repeatable`: neither GL-12
nor an offer of a module rolls it again. `each_counts`: the successes are counted, as against a storm.
"""

from typing import Final, NewType

Purpose = NewType("Purpose", int)

PURPOSES: Final[list[str]] = []
PURPOSE_RULE: Final[list[str]] = []
"""The rule that asks for the roll."""
IS_REPEATABLE: Final[list[bool]] = []
EACH_COUNTS: Final[list[bool]] = []
"""Does each success help, or are only enough of them good for anything?"""


def new_purpose(name: str, rule: str, repeatable: bool = True, each_counts: bool = False) -> Purpose:
    if name in PURPOSES:
        raise ValueError(f"there is a purpose called {name!r} already")
    PURPOSES.append(name)
    PURPOSE_RULE.append(rule)
    IS_REPEATABLE.append(repeatable)
    EACH_COUNTS.append(each_counts)
    return Purpose(len(PURPOSES) - 1)
