"""Win shares with their intervals, and spreads of values."""

from collections.abc import Sequence
from statistics import fmean, pstdev, quantiles

import msgspec

from freebooter.kernel.counting.intervals import wilson_interval


class WinShare(msgspec.Struct, frozen=True):
    """Wins out of a number of tries, with a 95 % interval. Wins may be fractions, because ties share them."""

    tries: int
    wins: float
    share: float
    low: float
    high: float


def win_share(wins: float, tries: int) -> WinShare:
    low, high = wilson_interval(wins, tries)
    return WinShare(tries, wins, wins / tries if tries else 0.0, low, high)


class Spread(msgspec.Struct, frozen=True):
    """The distribution of values: mean, standard deviation, and the quarters."""

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
