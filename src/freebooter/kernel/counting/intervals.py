"""Confidence intervals of shares."""

from math import sqrt
from typing import Final

NORMAL_95: Final = 1.959963984540054
"""95 % of a normal distribution lie within this many standard deviations."""


def wilson_interval(wins: float, tries: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson, which stays within 0 and 1 and holds for small numbers too."""
    if tries == 0:
        return 0.0, 1.0
    share = wins / tries
    square = NORMAL_95 * NORMAL_95
    middle = (share + square / (2 * tries)) / (1 + square / tries)
    half = NORMAL_95 / (1 + square / tries) * sqrt(share * (1 - share) / tries + square / (4 * tries * tries))
    return max(0.0, middle - half), min(1.0, middle + half)
