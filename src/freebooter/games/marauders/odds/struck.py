"""Ships as they are struck in whole battles fought out in numbers, and the numbers drawn for them (`odds.whole`)."""

from functools import lru_cache
from operator import add
from random import Random
from typing import Final, final

from freebooter.games.marauders.names import CANNONS, CREW, HULL, LOCATIONS, MASTS
from freebooter.games.marauders.odds.hits import least_harm
from freebooter.games.marauders.previews.chances import SUCCESS

DRAWN: Final = 1 << 13
SHOWN_BITS: Final = 4  # for each location: no ship has 16 cannons
SHOWN: Final = (1 << SHOWN_BITS) - 1
EQUAL_PARTS: Final = 256
LEFT_BITS: Final = 6  # for the crew and the cannons that are left
SORT_BITS: Final = 2 + 2 * LEFT_BITS
MOST_HULKS: Final = 4096


@final
class Hulk:
    """What is left of a ship. `after`: by what location dice show (`shown`), what is left after them.

    `sort`: as much of it as decides how the next round may go; `sort_there`: the same for the other side, so that the
    sum of two is a number for both.
    """

    __slots__ = ("after", "cancels", "cannons", "crew", "hull", "left", "masts", "sort", "sort_there")

    def __init__(self, left: tuple[int, ...], cancels: int) -> None:
        self.left = left
        self.hull = left[HULL]
        self.masts = left[MASTS]
        self.crew = left[CREW]
        self.cannons = left[CANNONS]
        self.cancels = cancels
        self.after: dict[int, Hulk] = {}
        stands = (1 if self.masts > 0 else 0) + (2 if self.hull == 1 else 0)
        self.sort = stands + (self.crew << 2) + (self.cannons << 2 + LEFT_BITS)
        self.sort_there = self.sort << SORT_BITS

    def struck(self, shown: int) -> "Hulk":
        """Numbered hits first, skulls where they do least harm; a Reinforced hull may save the ship once."""
        left = list(self.left)
        skulls = shown & SHOWN
        rest, location = shown >> SHOWN_BITS, 0
        while rest:
            location += 1
            hits = rest & SHOWN
            if hits > left[location]:  # what finds nothing there goes to the hull
                left[HULL] -= hits - left[location]
                hits = left[location]
            left[location] -= hits
            rest >>= SHOWN_BITS
        for skull in range(skulls):
            left[least_harm(left)] -= 1
        cancels = self.cancels
        if cancels and left[HULL] == 0:
            left[HULL] = 1
            cancels = 0
        found = self.after[shown] = hulk(tuple(left), cancels)
        return found


_HULKS: Final[dict[tuple[tuple[int, ...], int], Hulk]] = {}


def hulk(left: tuple[int, ...], cancels: int) -> Hulk:
    """The same for the same ship, in this battle and in others."""
    found = _HULKS.get((left, cancels))
    if found is None:
        if len(_HULKS) >= MOST_HULKS:  # all of them, since each holds those that may come after it
            _HULKS.clear()
        found = _HULKS[left, cancels] = Hulk(left, cancels)
    return found


# Chance


@final
class Drawn:
    """Numbers between 0 and 1 by chance, the same for every position, so they need be drawn only once.

    `parts`: in which of so many equal parts each lies. `rows`: what so many location dice show that take the numbers
    from a place on: how often each location, skulls in the place of the hull.
    """

    __slots__ = ("_locations", "numbers", "parts", "rows")

    def __init__(self, count: int) -> None:
        dice = Random(2)
        self.numbers: list[float] = []
        self.parts: list[int] = []
        self._locations: list[int] = []
        for number in range(count):
            at = dice.random()
            self.numbers.append(at)
            self.parts.append(int(at * EQUAL_PARTS))
            location = HULL if at < SUCCESS else 1 + int((at - SUCCESS) / (1 - SUCCESS) * (len(LOCATIONS) - 1))
            self._locations.append(1 << (SHOWN_BITS * location))
        self.rows: list[list[int]] = [[]] * (SHOWN + 1)

    def row(self, dice: int) -> list[int]:
        """What so many dice show, made when it is first asked for."""
        found = self._locations
        if dice > 1:
            before = self.rows[dice - 1] or self.row(dice - 1)
            same: dict[int, int] = {}
            found = [same.setdefault(shown, shown) for shown in map(add, before, self._locations[dice - 1 :])]
        self.rows[dice] = found
        return found


@lru_cache(maxsize=16)
def drawn(count: int) -> Drawn:
    return Drawn(count)
