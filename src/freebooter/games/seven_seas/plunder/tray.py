"""The throw: every die gets a place in the tray and a face.

Places are whole numbers (one unit is a millimetre) and distances are compared squared, so that the
result is the same on every machine (P7-AMB-06). Dice never overlap and keep off the rim (P7-AMB-62).
In a closed tray no die can leave (P7-AMB-08); in an open one some do and are thrown again.
"""

from typing import Final, final

from freebooter.games.seven_seas.settings import Rules
from freebooter.kernel.chance import Chance
from freebooter.kernel.native import i64

TRAY: Final = 270
EDGE: Final = 10
CENTRES: Final = TRAY - EDGE + 1
"""How many places the centre of a die can have along one side: 5 to 265."""
FIRST_CENTRE: Final = EDGE // 2
LAST_CENTRE: Final = TRAY - EDGE // 2
RESULTS: Final = CENTRES * CENTRES * 6
"""Of one die: any place, any face."""
TOUCHING: Final = EDGE * EDGE
"""Squared: two dice whose centres are nearer than that overlap."""
BEYOND: Final = 12
"""In an open tray a die may come to rest this far beyond the last place inside."""


@final
class Throw:
    """Where the dice lie and what they show."""

    __slots__ = ("faces", "xs", "ys")

    def __init__(self, xs: list[int], ys: list[int], faces: list[int]) -> None:
        self.xs = xs
        self.ys = ys
        self.faces = faces


def throw(chance: Chance, count: int, rules: Rules) -> Throw:
    """Throw `count` dice together."""
    if rules.open_tray:
        return throw_into_open_tray(chance, count, rules.rethrows_all)
    xs: list[int] = []
    ys: list[int] = []
    faces: list[int] = []
    while len(xs) < count:
        drawn: i64 = chance.below(RESULTS)
        place = drawn // 6
        x = place // CENTRES + FIRST_CENTRE
        y = place % CENTRES + FIRST_CENTRE
        if not overlaps(xs, ys, x, y):
            xs.append(x)
            ys.append(y)
            faces.append(drawn % 6 + 1)
    return Throw(xs, ys, faces)


def overlaps(xs: list[int], ys: list[int], x: i64, y: i64) -> bool:
    """Would a die here overlap one that lies? Touching is allowed."""
    for die, lies_at in enumerate(xs):
        dx = lies_at - x
        if -EDGE < dx < EDGE:
            dy = ys[die] - y
            if dx * dx + dy * dy < TOUCHING:
                return True
    return False


def throw_into_open_tray(chance: Chance, count: int, rethrows_all: bool) -> Throw:
    """Dice can leap over the rim. All are thrown again, or only those that left (P7-CAPTAIN-11)."""
    wide = CENTRES + 2 * BEYOND
    xs: list[int] = []
    ys: list[int] = []
    faces: list[int] = []
    while len(xs) < count:
        drawn = chance.below(wide * wide * 6)
        place = drawn // 6
        x = place // wide - BEYOND + FIRST_CENTRE
        y = place % wide - BEYOND + FIRST_CENTRE
        if not (FIRST_CENTRE <= x <= LAST_CENTRE and FIRST_CENTRE <= y <= LAST_CENTRE):
            if rethrows_all:
                xs, ys, faces = [], [], []
        elif not overlaps(xs, ys, x, y):
            xs.append(x)
            ys.append(y)
            faces.append(drawn % 6 + 1)
    return Throw(xs, ys, faces)


def draw_for(x: int, y: int, face: int) -> int:
    """The chance result that puts a die at this place with this face: for scripts and lessons."""
    return ((x - FIRST_CENTRE) * CENTRES + y - FIRST_CENTRE) * 6 + face - 1
