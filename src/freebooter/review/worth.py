"""What a lead is worth: how likely a seat is to win that stands so and so when so much of the game is left.

The chance of a seat is its part of exp(points / scale): the more is left of the game, the larger the scale, and the
less a lead counts. How many points it is depends on the game, and on this game: it is learnt from games that the bots
play to the end from moments of it.
"""

from collections.abc import Sequence
from math import exp, log, sqrt

from freebooter.review.state import Sample

SMALLEST_PART = 0.02
"""Even at the very end something is left."""
SCALES = [1.25**power for power in range(-8, 32)]
LEAST_SAMPLES = 8
SURE = 1e-6


def softmax(standing: Sequence[float], scale: float) -> list[float]:
    best = max(standing)
    parts = [exp((points - best) / scale) for points in standing]
    return [part / sum(parts) for part in parts]


class Worth:
    """The worth of leads in one game; `spread` is the scale at its beginning."""

    def __init__(self, samples: Sequence[Sample], spread: float) -> None:
        self.spread = spread
        if len(samples) >= LEAST_SAMPLES:
            self.spread = max([spread * scale for scale in SCALES], key=lambda each: _likelihood(samples, each))

    def chances(self, standing: Sequence[float], left: float) -> list[float]:
        """To win, for each seat."""
        return softmax(standing, self.spread * sqrt(max(left, SMALLEST_PART)))


def _likelihood(samples: Sequence[Sample], spread: float) -> float:
    """How well chances by this spread foretell who won."""
    total = 0.0
    for sample in samples:
        chances = softmax(sample.standing, spread * sqrt(max(sample.left, SMALLEST_PART)))
        total += sum(win * log(max(chance, SURE)) for win, chance in zip(sample.wins, chances, strict=True))
    return total


def first_spread(standings: Sequence[Sequence[int]]) -> float:
    """Before anything is learnt: the mean distance between the seats, as they stood in the game."""
    gaps = [max(standing) - min(standing) for standing in standings if len(standing) > 1]
    return max(1.0, sum(gaps) / len(gaps)) if gaps else 1.0
