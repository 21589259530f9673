"""Shares with their intervals, and spreads of values."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev, quantiles

import msgspec

NORMAL_95 = 1.959963984540054


class Share(msgspec.Struct, frozen=True):
    """Wins out of so many tries, with a 95 % interval. Wins may be fractions, because ties share them."""

    tries: int
    wins: float
    share: float
    low: float
    high: float


def share(wins: float, tries: int) -> Share:
    """The share with its Wilson interval, which stays within 0 and 1 and holds for small numbers too."""
    if tries == 0:
        return Share(0, 0.0, 0.0, 0.0, 1.0)
    found = wins / tries
    square = NORMAL_95 * NORMAL_95
    middle = (found + square / (2 * tries)) / (1 + square / tries)
    half = NORMAL_95 / (1 + square / tries) * sqrt(found * (1 - found) / tries + square / (4 * tries * tries))
    return Share(tries, wins, found, max(0.0, middle - half), min(1.0, middle + half))


class Spread(msgspec.Struct, frozen=True):
    """How values lie: mean, standard deviation, and the quarters."""

    count: int
    mean: float
    deviation: float
    least: float
    quarter: float
    median: float
    three_quarters: float
    most: float


def spread(values: Sequence[float]) -> Spread:
    if not values:
        return Spread(0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    if len(values) == 1:
        only = values[0]
        return Spread(1, only, 0.0, only, only, only, only, only)
    first, second, third = quantiles(values, n=4, method="inclusive")
    return Spread(len(values), fmean(values), pstdev(values), min(values), first, second, third, max(values))
