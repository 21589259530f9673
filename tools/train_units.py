"""Units for a learned evaluation: a net of one hidden layer, fitted to how games ended, in whole numbers at last.

Numpy only, and the same rows give the same figures. Beside what is asked for, the net learns to say the lead and the
win apart: that steadies the units, and is left out in the end.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from freebooter.kernel.programs.outlook import PARTS, UNIT_PARTS, UNIT_SHIFT

EPOCHS = 8
BATCH = 1024
RATE = 0.002
DECAY = 1e-5
KEPT_OF_GRADIENT, KEPT_OF_SQUARE, TINY = 0.9, 0.999, 1e-8  # Adam, as usual
Rows: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"


class Net:
    """Numbers, a layer of units that count if they are above 0, and what is to be said."""

    def __init__(self, numbers: int, units: int, said: int) -> None:
        chance = np.random.default_rng(0)
        first = chance.standard_normal((numbers, units)) * np.sqrt(2 / numbers)
        second = 0.1 * chance.standard_normal((units, said)) * np.sqrt(2 / units)
        self.layers: list[Rows] = [first, np.zeros(units), second, np.zeros(said)]

    def says(self, rows: Rows) -> Rows:
        first, base, second, last = self.layers
        found: Rows = np.maximum(rows @ first + base, 0) @ second + last
        return found

    def slopes(self, rows: Rows, ends: Rows) -> list[Rows]:
        """Of half the mean square of the error, for each layer."""
        first, base, second, last = self.layers
        units = np.maximum(rows @ first + base, 0)
        error = (units @ second + last - ends) / len(rows)
        back = (error @ second.T) * (units > 0)
        return [rows.T @ back + DECAY * first, back.sum(axis=0), units.T @ error + DECAY * second, error.sum(axis=0)]

    def learn(self, rows: Rows, ends: Rows) -> None:
        """Adam, with steps that become smaller."""
        chance = np.random.default_rng(1)
        means = [np.zeros_like(layer) for layer in self.layers]
        squares = [np.zeros_like(layer) for layer in self.layers]
        batches = max(1, len(rows) // BATCH)
        steps = EPOCHS * batches
        step = 0
        for _ in range(EPOCHS):
            order = chance.permutation(len(rows))
            for batch in range(batches):
                step += 1
                part = order[batch * BATCH : (batch + 1) * BATCH]
                rate = RATE * max(0.02, 1 - step / steps)
                for at, slope in enumerate(self.slopes(rows[part], ends[part])):
                    means[at] += (1 - KEPT_OF_GRADIENT) * (slope - means[at])
                    squares[at] += (1 - KEPT_OF_SQUARE) * (slope * slope - squares[at])
                    mean = means[at] / (1 - KEPT_OF_GRADIENT**step)
                    square = squares[at] / (1 - KEPT_OF_SQUARE**step)
                    self.layers[at] -= rate * mean / (np.sqrt(square) + TINY)


class Units:
    """What was learned, in whole numbers: the figures of each unit by number, and those of the value by unit."""

    def __init__(self, rows: Rows, ends: Rows, wins: Rows, win: float, units: int) -> None:
        middle, spread = rows.mean(axis=0), rows.std(axis=0)
        spread = np.where(spread > 0, spread, 1)
        unit = float(np.std(ends)) or 1.0
        said = np.stack([ends + win * wins, ends, unit * wins], axis=1) / unit
        net = Net(rows.shape[1], units, said.shape[1])
        net.learn((rows - middle) / spread, said)
        first, base, second, last = net.layers
        by_number = (first / spread[:, None]).T
        always = base - (middle / spread) @ first
        self.units: list[list[int]] = np.rint(UNIT_PARTS * np.column_stack([by_number, always])).astype(int).tolist()
        weights = PARTS * unit * second[:, 0] * (1 << UNIT_SHIFT) / UNIT_PARTS
        self.own: list[int] = np.rint(np.append(weights, PARTS * unit * last[0])).astype(int).tolist()

    def predicted(self, rows: Rows) -> Rows:
        """As searches add it up (`Outlook.value_by_units`)."""
        figures = np.array(self.units)
        units = np.maximum(rows.astype(np.int64) @ figures[:, :-1].T + figures[:, -1], 0) >> UNIT_SHIFT
        found: Rows = (units @ np.array(self.own[:-1]) + self.own[-1]) / PARTS
        return found
