"""A learned evaluation: how a game will end for each seat, from a few numbers that the seat knows.

A game says how a seat stands (`Evaluation.outlook`) and which period the game is in. What each number means for the end
was learned from many games (tools/train.py) and is a file of the game's content: whole numbers, added up, so that every
machine comes to the same result. Whoever sits at a seat knows all that goes into its value.
"""

from pathlib import Path
from typing import Final, final

import msgspec

PARTS: Final = 1000
"""Figures are in thousandths of a unit of `Evaluation.value`."""


class OutlookFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content file. `own` and `others` go by period, then by number; `others` has the public numbers only."""

    learned_from: str
    win: int
    numbers: list[str]
    own: list[list[int]]
    others: list[list[int]]


@final
class Outlook:
    """What was learned. `win` is what winning is worth besides the points by which one wins."""

    __slots__ = ("others", "own", "win")

    def __init__(self, win: int, own: list[list[int]], others: list[list[int]]) -> None:
        self.win = win
        self.own = own
        self.others = others


def read_outlook(file: Path) -> Outlook | None:
    """None where nothing was learned that would be better than what the game says by itself."""
    if not file.exists():
        return None
    found = msgspec.json.decode(file.read_bytes(), type=OutlookFile)
    return Outlook(found.win, found.own, found.others)
