"""What a seat knows, as one row of whole numbers from 0 to 255: for programs that learn to play.

A game fills a row feature by feature (`Game.features`). The names of the features come from the same calls, so the two
cannot get out of step; they are kept only in a row that asks for them.
"""

from collections.abc import Sequence
from typing import Final, final

MOST: Final = 255
MIDDLE: Final = 128  # stands for 0 where a number may be negative
RELATIVE: Final = ["you", "next", "second", "third"]
"""Seats as the one that looks counts them: itself, then clockwise."""


@final
class FeatureRow:
    """The row of one seat. What does not fit between 0 and 255 is cut off there."""

    __slots__ = ("_subject", "names", "numbers")

    def __init__(self, named: bool = False) -> None:
        self.numbers: list[int] = []
        self.names: list[str] | None = [] if named else None
        self._subject = ""

    def about(self, subject: str) -> None:
        """What the following features belong to; it stands before their names."""
        self._subject = subject

    def number(self, name: str, value: int) -> None:
        """A count of 0 or more."""
        self.numbers.append(0 if value < 0 else MOST if value > MOST else value)
        if self.names is not None:
            self._add_name(name)

    def signed(self, name: str, value: int) -> None:
        """A number that may be negative: 128 stands for 0."""
        self.number(name, value + MIDDLE)

    def flag(self, name: str, value: bool) -> None:
        self.number(name, 1 if value else 0)

    def one_of(self, name: str, things: Sequence[str], chosen: int) -> None:
        """A feature for each thing: 1 for the one chosen, if any."""
        numbers = self.numbers
        for thing in range(len(things)):
            numbers.append(1 if thing == chosen else 0)
        self._add_names(name, things)

    def some_of(self, name: str, things: Sequence[str], bits: int) -> None:
        """A feature for each thing: 1 for those in a set of bits."""
        numbers = self.numbers
        for thing in range(len(things)):
            numbers.append(bits >> thing & 1)
        self._add_names(name, things)

    def counts(self, name: str, things: Sequence[str], counts: list[int]) -> None:
        """How many there are of each thing."""
        numbers = self.numbers
        for thing in range(len(things)):
            count = counts[thing]
            numbers.append(0 if count < 0 else MOST if count > MOST else count)
        self._add_names(name, things)

    def held(self, name: str, things: Sequence[str], cards: Sequence[int]) -> None:
        """How many cards of each kind there are among the given ones."""
        counts = [0] * len(things)
        for card in cards:
            counts[card] += 1
        self.counts(name, things, counts)

    def _add_names(self, name: str, things: Sequence[str]) -> None:
        if self.names is not None:
            for thing in things:
                self._add_name(f"{name}.{thing}")

    def _add_name(self, name: str) -> None:
        assert self.names is not None
        self.names.append(f"{self._subject}.{name}" if self._subject else name)


def relative(seat: int, looking: int, seats: int) -> int:
    """A seat as the one that looks counts it; -1 for nobody."""
    return -1 if seat < 0 else (seat - looking) % seats


def in_turn(by_seat: list[int], looking: int) -> list[int]:
    """Numbers of the seats in the order in which the one that looks counts them."""
    return by_seat[looking:] + by_seat[:looking]
