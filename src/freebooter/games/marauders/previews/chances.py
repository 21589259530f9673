"""Chances of rolls: a die shows 1 to 4, or one of two skulls, which are the successes (ledger 1.3)."""

from functools import lru_cache
from typing import Final

from freebooter.kernel.note import Note

FACES_OF_DIE: Final = 6
SKULLS_OF_DIE: Final = 2  # two of the six faces (ledger 1.3)
SUCCESS: Final = SKULLS_OF_DIE / FACES_OF_DIE
PIPS: Final = (1, 2, 3, 4)
REMEMBERED: Final = 4096


def percent(chance: float) -> int:
    """For people: whole per cents, 0 and 100 only for what cannot or must happen."""
    if chance <= 1e-12:
        return 0
    if chance >= 1 - 1e-12:
        return 100
    return min(99, max(1, int(chance * 100 + 0.5)))


def tenths(number: float) -> int:
    """An expected number of hits or gold, in tenths: messages carry whole numbers."""
    return int(number * 10 + 0.5)


# Single rolls


@lru_cache(maxsize=REMEMBERED)
def rolls(dice: int) -> tuple[tuple[int, int, float], ...]:
    """Every result of so many dice: successes, the sum of the other faces, chance."""
    found: dict[tuple[int, int], float] = {(0, 0): 1.0}
    for die in range(max(0, dice)):
        after: dict[tuple[int, int], float] = {}
        for (skulls, pips), chance in found.items():
            hit = (skulls + 1, pips)
            after[hit] = after.get(hit, 0.0) + chance * SUCCESS
            for face in PIPS:
                miss = (skulls, pips + face)
                after[miss] = after.get(miss, 0.0) + chance / FACES_OF_DIE
        found = after
    return tuple([(skulls, pips, chance) for (skulls, pips), chance in sorted(found.items())])


@lru_cache(maxsize=REMEMBERED)
def successes_of(dice: int) -> tuple[float, ...]:
    """The chances of 0, 1, 2 and more successes."""
    shares = [0.0] * (max(0, dice) + 1)
    for skulls, pips, chance in rolls(dice):
        shares[skulls] += chance
    return tuple(shares)


def at_least(dice: int, needed: int = 1) -> float:
    """The chance of a check: so many successes or more (MM-SETUP-16)."""
    return 1.0 if needed <= 0 else sum(successes_of(dice)[needed:])


def check_note(rule: str, dice: int, needed: int = 1) -> Note:
    """A check before it is rolled."""
    return Note("mm-brings-check", rule, dice=dice, needed=needed, chance=percent(at_least(dice, needed)))
