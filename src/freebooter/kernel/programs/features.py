"""What a seat knows, as one row of whole numbers from 0 to 255: for programs that learn to play.

A game fills a row feature by feature (`Observer.fill`). The names of the features come from the same calls, so the two
cannot get out of step; they are kept only in a row that asks for them.
"""

from collections.abc import Sequence
from typing import Final, final

from freebooter.kernel.native import i64

MOST: Final = 255
MIDDLE: Final = 128  # stands for 0 where a number may be negative
RELATIVE: Final = ["you", "next", "second", "third"]
"""Seats as the one that looks counts them: itself, then clockwise."""
EIGHT: Final = 8  # flags that are looked up at once

NUMBERS: Final[list[bytes]] = [bytes([value]) for value in range(MOST + 1)]
FLAGS: Final[list[list[bytes]]] = [
    [bytes([bits >> thing & 1 for thing in range(count)]) for bits in range(1 << count)] for count in range(EIGHT + 1)
]
"""By how many things there are, and which of them, as bits."""
ONE_OF: Final[list[list[bytes]]] = []
"""By how many things there are, as far as it was asked for: none of them, the first, the second ..."""
HELD: Final[list[dict[tuple[int, ...], bytes]]] = []
"""By how many kinds of cards there are: hands that were shown, because most of them are shown again."""
KEPT_HANDS: Final = 8192


@final
class FeatureRow:
    """The row of one seat. What does not fit between 0 and 255 is cut off there.

    It is put together from pieces that are made once for all rows: to look one up takes a fraction of the time in which
    its bytes could be written.
    """

    __slots__ = ("_pieces", "_subject", "names")

    def __init__(self, named: bool = False) -> None:
        self.names: list[str] | None = [] if named else None
        self._subject = ""
        self._pieces: list[bytes] = []

    def about(self, subject: str) -> None:
        """What the following features belong to; it stands before their names."""
        self._subject = subject

    def number(self, name: str, value: i64) -> None:
        """A count of 0 or more."""
        self._pieces.append(number(value))
        if self.names is not None:
            self._add_name(name)

    def numbers(self, names: list[str], values: list[int]) -> None:
        """Several counts at once, which is quicker than one by one."""
        self.piece(names, bytes_of(values))

    def piece(self, names: list[str], piece: bytes) -> None:
        """Several counts that are bytes already."""
        self._pieces.append(piece)
        if self.names is not None:
            for name in names:
                self._add_name(name)

    def signed(self, name: str, value: i64) -> None:
        """A number that may be negative: 128 stands for 0."""
        self.number(name, value + MIDDLE)

    def flag(self, name: str, value: bool) -> None:
        self.number(name, 1 if value else 0)

    def one_of(self, name: str, things: Sequence[str], chosen: i64) -> None:
        """A feature for each thing: 1 for the one chosen, if any."""
        self._pieces.append(one_of(len(things), chosen))
        if self.names is not None:
            self._add_names(name, things)

    def some_of(self, name: str, things: Sequence[str], bits: i64) -> None:
        """A feature for each thing, of 62 at most: 1 for those in a set of bits."""
        count: i64 = len(things)
        while count > EIGHT:
            self._pieces.append(some_of(EIGHT, bits))
            bits >>= EIGHT
            count -= EIGHT
        self._pieces.append(some_of(count, bits))
        if self.names is not None:
            self._add_names(name, things)

    def counts(self, name: str, things: Sequence[str], counts: list[int]) -> None:
        """How many there are of each thing."""
        if len(counts) > len(things):
            counts = counts[: len(things)]
        self._pieces.append(bytes_of(counts))
        if self.names is not None:
            self._add_names(name, things)

    def held(self, name: str, things: Sequence[str], cards: Sequence[int]) -> None:
        """How many cards of each kind there are among the given ones."""
        if isinstance(cards, tuple):
            self._pieces.append(held(len(things), cards))
        else:
            self._pieces.append(bytes_of(_counted(len(things), cards)))
        if self.names is not None:
            self._add_names(name, things)

    def filled(self) -> bytes:
        """The row, a byte for each feature."""
        return b"".join(self._pieces)

    def _add_names(self, name: str, things: Sequence[str]) -> None:
        for thing in things:
            self._add_name(f"{name}.{thing}")

    def _add_name(self, name: str) -> None:
        assert self.names is not None
        self.names.append(f"{self._subject}.{name}" if self._subject else name)


def number(value: i64) -> bytes:
    """A count of 0 or more."""
    if value < 0:
        value = 0
    elif value > MOST:
        value = MOST
    return NUMBERS[value]


def one_of(count: i64, chosen: i64) -> bytes:
    """So many things: 1 for the one chosen, if any, 0 for the others."""
    while len(ONE_OF) <= count:
        ONE_OF.append([])
    pieces = ONE_OF[count]
    if not pieces:
        none = bytes([0] * count)
        pieces += [none] + [none[:thing] + b"\1" + none[thing + 1 :] for thing in range(count)]
    return pieces[chosen + 1] if 0 <= chosen < count else pieces[0]


def some_of(count: i64, bits: i64) -> bytes:
    """So many things, of eight at most: 1 for those in a set of bits."""
    pieces = FLAGS[count]
    return pieces[bits & (len(pieces) - 1)]


def held(count: int, cards: tuple[int, ...]) -> bytes:
    """How many cards there are of each of `count` kinds; most hands were shown before."""
    while len(HELD) <= count:
        HELD.append({})
    known = HELD[count]
    piece = known.get(cards)
    if piece is None:
        if len(known) >= KEPT_HANDS:
            known.clear()
        piece = bytes_of(_counted(count, cards))
        known[cards] = piece
    return piece


def bytes_of(counts: list[int]) -> bytes:
    """Several counts, a byte for each."""
    try:
        return bytes(counts)
    except ValueError:
        return bytes([min(max(count, 0), MOST) for count in counts])


def _counted(count: int, cards: Sequence[int]) -> list[int]:
    """How many cards there are of each of `count` kinds."""
    counts = [0] * count
    for card in cards:
        counts[card] += 1
    return counts


def relative(seat: int, looking: int, seats: int) -> int:
    """A seat as the one that looks counts it; -1 for nobody."""
    return -1 if seat < 0 else (seat - looking) % seats


def in_turn(by_seat: list[int], looking: int) -> list[int]:
    """Numbers of the seats in the order in which the one that looks counts them."""
    return by_seat[looking:] + by_seat[:looking]
