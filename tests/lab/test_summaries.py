"""Shares with their intervals, and spreads."""

import pytest

from freebooter.lab.printing.charts import histogram, text_bar
from freebooter.lab.reports.summaries import spread, win_share


@pytest.mark.parametrize(
    ("wins", "tries", "low", "high"),
    [  # Wilson's intervals, from tables
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (25, 100, 0.1755, 0.3430),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilson(wins: float, tries: int, low: float, high: float) -> None:
    found = win_share(wins, tries)
    assert found.share == wins / tries
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_no_tries_tell_nothing() -> None:
    assert (win_share(0, 0).low, win_share(0, 0).high) == (0, 1)


def test_spread() -> None:
    found = spread([4, 1, 3, 2, 5])
    assert (found.mean, found.least, found.quarter, found.median, found.three_quarters, found.most) == (
        3,
        1,
        2,
        3,
        4,
        5,
    )
    assert found.deviation == pytest.approx(2**0.5)
    assert spread([7]).median == 7
    assert spread([]).count == 0


def test_histogram_has_round_bins_and_loses_nothing() -> None:
    values = [-103, -60, -59, -1, 0, 44]
    bins = histogram(values)
    assert (bins.width, bins.start) == (10, -110)
    assert sum(bins.counts) == len(values)
    assert (bins.counts[0], bins.counts[5], bins.label(5)) == (1, 2, "-60 … -51")
    assert histogram([3]).counts == [1]
    assert histogram([3]).label(0) == "3"


def test_bars() -> None:
    assert text_bar(0) == ""
    assert text_bar(1, 4) == "████"
    assert text_bar(0.5, 1) == "▌"
    assert len(text_bar(2, 4)) == 4
