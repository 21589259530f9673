"""Several small counts in one whole number, a byte for each: quick to compare, and quick to turn into features.

A list of counts would be quicker to write down, but each of its numbers is put into a box and taken out again.
"""

from freebooter.kernel.native import i64
from freebooter.kernel.programs.features import MOST


def packed(first: i64, second: i64, third: i64, fourth: i64, fifth: i64, sixth: i64, seventh: i64) -> i64:
    """Seven counts, the first in the lowest byte. What does not fit between 0 and 255 is cut off there."""
    together = first | second | third | fourth | fifth | sixth | seventh
    if together < 0 or together > MOST:
        return packed(
            cut(first), cut(second), cut(third), cut(fourth), cut(fifth), cut(sixth), cut(seventh)
        )  # fmt: skip
    return (
        first | second << 8 | third << 16 | fourth << 24 | fifth << 32 | sixth << 40 | seventh << 48
    )  # fmt: skip


def cut(count: i64) -> i64:
    """The nearest number from 0 to 255."""
    if count < 0:
        return 0
    return MOST if count > MOST else count


def unpacked(counts: i64, how_many: int) -> bytes:
    """The first of the counts that are packed in a number, a byte for each; the others must be 0."""
    number: int = counts
    return number.to_bytes(how_many, "little")
