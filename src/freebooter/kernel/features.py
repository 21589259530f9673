"""What a seat knows, as one row of whole numbers from 0 to 255: for programs that learn to play.

A game fills a row feature by feature (`Game.features`). The names of the features come from the same calls, so the two
cannot get out of step; they are kept only in a row that asks for them.
"""

import sys
from array import array
from collections.abc import Sequence
from typing import Final, final

from freebooter.kernel.native import i64

MOST: Final = 255
MIDDLE: Final = 128  # stands for 0 where a number may be negative
RELATIVE: Final = ["you", "next", "second", "third"]
"""Seats as the one that looks counts them: itself, then clockwise."""
BITS: Final = 8  # of a feature
LAST: Final = 24  # where the last feature of a word begins


@final
class FeatureRow:
    """The row of one seat, or rows one after another. What does not fit between 0 and 255 is cut off there.

    Features are kept by four in a word: a list of single numbers would take twice as long to fill and to read.
    """

    __slots__ = ("_at", "_subject", "_word", "_words", "names")

    def __init__(self, named: bool = False) -> None:
        self.names: list[str] | None = [] if named else None
        self._subject = ""
        self._words: list[int] = []
        self._word: i64 = 0
        self._at: i64 = 0

    def about(self, subject: str) -> None:
        """What the following features belong to; it stands before their names."""
        self._subject = subject

    def number(self, name: str, value: i64) -> None:
        """A count of 0 or more."""
        if value < 0:
            value = 0
        elif value > MOST:
            value = MOST
        at: i64 = self._at
        word: i64 = self._word | value << at
        if at == LAST:
            self._words.append(word)
            self._word = 0
            self._at = 0
        else:
            self._word = word
            self._at = at + BITS
        if self.names is not None:
            self._add_name(name)

    def signed(self, name: str, value: i64) -> None:
        """A number that may be negative: 128 stands for 0."""
        self.number(name, value + MIDDLE)

    def flag(self, name: str, value: bool) -> None:
        self.number(name, 1 if value else 0)

    def one_of(self, name: str, things: Sequence[str], chosen: i64) -> None:
        """A feature for each thing: 1 for the one chosen, if any."""
        at: i64 = self._at
        word: i64 = self._word
        one: i64 = 1
        count: i64 = len(things)
        thing: i64 = 0
        while thing < count:
            if thing == chosen:
                word |= one << at
            if at == LAST:
                self._words.append(word)
                word = 0
                at = 0
            else:
                at += BITS
            thing += 1
        self._word = word
        self._at = at
        if self.names is not None:
            self._add_names(name, things)

    def some_of(self, name: str, things: Sequence[str], bits: i64) -> None:
        """A feature for each thing, of 62 at most: 1 for those in a set of bits."""
        at: i64 = self._at
        word: i64 = self._word
        count: i64 = len(things)
        while count > 0:
            word |= (bits & 1) << at
            bits >>= 1
            if at == LAST:
                self._words.append(word)
                word = 0
                at = 0
            else:
                at += BITS
            count -= 1
        self._word = word
        self._at = at
        if self.names is not None:
            self._add_names(name, things)

    def counts(self, name: str, things: Sequence[str], counts: list[int]) -> None:
        """How many there are of each thing."""
        at: i64 = self._at
        word: i64 = self._word
        for thing in range(len(things)):
            count: i64 = counts[thing]
            if count < 0:
                count = 0
            elif count > MOST:
                count = MOST
            word |= count << at
            if at == LAST:
                self._words.append(word)
                word = 0
                at = 0
            else:
                at += BITS
        self._word = word
        self._at = at
        if self.names is not None:
            self._add_names(name, things)

    def held(self, name: str, things: Sequence[str], cards: Sequence[int]) -> None:
        """How many cards of each kind there are among the given ones."""
        counts = [0] * len(things)
        for card in cards:
            counts[card] += 1
        self.counts(name, things, counts)

    def end_row(self) -> None:
        """Fill up with zeros, so that the next row begins with a word of its own."""
        if self._at > 0:
            self._words.append(self._word)
            self._word = 0
            self._at = 0

    def block(self) -> bytearray:
        """All rows, a byte for each feature; after each row up to three zeros, so that its length is a multiple of 4.

        Nothing more can be filled in afterwards but further rows.
        """
        self.end_row()
        words = array("I", self._words)
        if sys.byteorder == "big":
            words.byteswap()
        return bytearray(words)

    def _add_names(self, name: str, things: Sequence[str]) -> None:
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
