"""A learned evaluation: how a game will end for each seat, from a few numbers that the seat knows.

A game says how a seat stands (`Evaluation.outlook`) and which period the game is in. What each number means for the end
was learned from many games (tools/train.py) and is a file of the game's content: whole numbers, added up, so that every
machine comes to the same result. Whoever sits at a seat knows all that goes into its value.

Where the numbers mean something only together, there is a layer of units between them and the value: each adds them up
in a way of its own and counts if the sum is above 0, and the value is added up from the units.
"""

from pathlib import Path
from typing import Final, final

import msgspec

from freebooter.kernel.native import i64

PARTS: Final = 1000
"""Figures are in thousandths of a unit of `Evaluation.value`."""
UNIT_PARTS: Final = 1 << 16
"""The figures of units are this many parts of what they are,"""
UNIT_SHIFT: Final = 10
"""and what comes out of a unit is rounded off by so many bits, to 64 parts."""


class OutlookFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content file. `own` and `others` go by period, then by number; `others` has the public numbers only.

    With `units` there are no others and one period, in which `own` goes by unit; the last figure is added always. So it
    is in each unit, whose figures go by number.
    """

    learned_from: str
    win: int
    numbers: list[str]
    own: list[list[int]]
    others: list[list[int]]
    units: list[list[int]] = []


@final
class Outlook:
    """What was learned. `win` is what winning is worth besides the points by which one wins."""

    __slots__ = ("others", "own", "units", "win")

    def __init__(
        self, win: int, own: list[list[int]], others: list[list[int]], units: list[list[int]] | None = None
    ) -> None:
        self.win = win
        self.own = own
        self.others = others
        self.units: list[list[int]] = units or []

    def value_by_units(self, numbers: list[int]) -> int:
        """What the numbers of a seat say, by way of the units; in PARTS."""
        own, units = self.own[0], self.units
        found: i64 = own[len(units)]
        for at in range(len(units)):
            unit = units[at]
            total: i64 = unit[len(numbers)]
            for place in range(len(numbers)):
                number: i64 = numbers[place]
                figure: i64 = unit[place]
                total += number * figure
            if total > 0:
                weight: i64 = own[at]
                found += (total >> UNIT_SHIFT) * weight
        return found


def read_outlook(file: Path) -> Outlook | None:
    """None where nothing was learned that would be better than what the game says by itself."""
    if not file.exists():
        return None
    found = msgspec.json.decode(file.read_bytes(), type=OutlookFile)
    return Outlook(found.win, found.own, found.others, found.units)
