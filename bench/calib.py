"""A fixed piece of pure Python, timed next to every measurement.

A shared machine runs now faster, now slower. A figure divided by the speed of this loop at the same
moment can be compared with another one that was divided in the same way. Never change the loop: figures
of different days are comparable only as long as it stays as it is.
"""

from __future__ import annotations

from time import process_time


class Chest:
    __slots__ = ("coins", "spots")

    def __init__(self) -> None:
        self.coins = 1
        self.spots = [0] * 16

    def put(self, amount: int) -> int:
        self.coins = (self.coins * 31 + amount) & 0xFFFF
        self.spots[self.coins & 15] += 1
        return self.coins


def turn(chest: Chest, names: dict[int, int]) -> None:
    """One turn: method calls, attributes, lists, a dict and small integers, about 0.1 ms in all."""
    for step in range(400):
        coins = chest.put(step)
        if coins & 1:
            names[coins & 63] = step
        else:
            names.get(coins & 63)


def seconds(turns: int) -> float:
    """The CPU time of that many turns of the loop, always on the same data."""
    chest = Chest()
    names: dict[int, int] = {}
    start = process_time()
    for _ in range(turns):
        turn(chest, names)
    return process_time() - start


if __name__ == "__main__":
    print(f"{2000 / seconds(2000):.0f} turns/s")
