"""What a raid on a location is worth, at a glance: advice asks for every place on the board at every step.

The exact odds (`whole_raid`) take up to seven milliseconds for a captain they have not met yet, and in a search every
shot makes another captain of him. So advice adds up a few figures, fitted to the exact worth of some thousand raids
(tools/balance/raid_guess.py, which says how far off they are). What people are told is always exact.
"""

from typing import Final

import msgspec

from freebooter.games.marauders.content.load import FOLDER
from freebooter.games.marauders.modules.locations.location import Location
from freebooter.games.marauders.modules.locations.raid.attacker import STEP, Attacker
from freebooter.games.marauders.modules.locations.tokens import KINDS
from freebooter.games.marauders.previews.chances import REMEMBERED
from freebooter.kernel.native import i64

THOUSANDTHS: Final = 1000
"""In which figures are, of a hundredth of a glory point."""
MOST: Final[list[int]] = [5, 5, 5, 5, 5, 1, 5, 7, 1, 6]
"""Each number is taken for this at most: there is little that lies beyond, and nothing was learned of it."""


class RaidFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`figures` by the cards of the defence; `harmless` are those of a place whose hits are ignored."""

    learned_from: str
    figures: dict[str, list[int]]
    harmless: dict[str, list[int]]


_FILE: Final = FOLDER.parent / "modules" / "locations" / "content" / "raid-worth.json"
_LEARNED: Final = msgspec.json.decode(_FILE.read_bytes(), type=RaidFigures)
_FIGURES: Final = {int(cards): row for cards, row in _LEARNED.figures.items()}
_HARMLESS: Final = {int(cards): row for cards, row in _LEARNED.harmless.items()}


def numbers_of(attacker: Attacker) -> list[int]:
    found = [
        *attacker.tracks,
        1 if attacker.reinforced else 0,  # mutants: same `2 if`, 1 is the most
        attacker.agility,
        attacker.dice,
        attacker.shrugs,
        attacker.loss // STEP,
    ]
    for at in range(len(found)):
        if found[at] > MOST[at]:  # mutants: same `>=`, the most stays what it is
            found[at] = MOST[at]
    return found


SPAN: Final = 64  # more than lies between any two numbers
_known: Final[dict[int, list[int]]] = {}
NOT_YET: Final = -(10**6)
"""Stands for what was not guessed so far: no raid is worth so little."""


def known_worths(attacker: Attacker) -> list[int]:
    """What raids by such an attacker are worth by kind of location, NOT_YET where nobody has asked.

    In a search the same captains come again and again, and a guess takes some sixty multiplications.
    """
    key = 0
    for number in numbers_of(attacker):
        key = key * SPAN + number
    found = _known.get(key)
    if found is None:
        if len(_known) >= REMEMBERED:  # mutants: same `if False`, it saves memory only
            _known.clear()
        found = _known[key] = [NOT_YET] * len(KINDS)
    return found


def guess(figures: list[int], numbers: list[int]) -> int:
    """One figure, one for each number, and one for each two of them, also for a number with itself."""
    count: i64 = len(numbers)
    total: i64 = figures[0]
    at: i64 = 1 + count
    for one in range(count):
        number: i64 = numbers[one]
        within: i64 = figures[1 + one]
        for other in range(one, count):
            figure: i64 = figures[at]
            factor: i64 = numbers[other]
            within += figure * factor
            at += 1
        total += number * within
    return total // THOUSANDTHS


def likely_worth(location: Location, numbers: list[int]) -> int:
    """For an attacker with these numbers, in hundredths of a glory point, bounties apart."""
    figures = _HARMLESS if location.harmless else _FIGURES
    return guess(figures[location.defence], numbers)
