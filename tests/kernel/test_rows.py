"""What rows for programs that learn are made of: packed counts, and masks that are kept."""

from __future__ import annotations

from freebooter.kernel.moves import Moves
from freebooter.kernel.programs import masks
from freebooter.kernel.programs.masks import MaskRows
from freebooter.kernel.programs.packed import packed, unpacked


def test_counts_that_are_packed_come_out_in_their_order() -> None:
    assert unpacked(packed(1, 2, 3, 250, 255, 0, 7), 7) == bytes([1, 2, 3, 250, 255, 0, 7])
    assert unpacked(packed(9, 8, 0, 0, 0, 0, 0), 2) == bytes([9, 8])


def test_what_does_not_fit_into_a_byte_is_cut_off() -> None:
    assert unpacked(packed(256, -1, 3, 1000, -300, 255, 128), 7) == bytes([255, 0, 3, 255, 0, 255, 128])
    for place in range(7):
        for value, nearest in ((256, 255), (-1, 0)):
            counts = [5] * 7
            counts[place] = value
            expected = bytes([nearest if at == place else 5 for at in range(7)])
            assert unpacked(packed(*counts), 7) == expected


def test_masks_say_what_is_on_offer_however_many_were_kept() -> None:
    moves = Moves().counts("give", 99)
    rows = MaskRows(len(moves))
    for first in range(99):
        for last in range(first + 1, 100):
            row = rows.row([moves[last], moves[first]])
            assert (len(row), sum(row), row[first], row[last]) == (100, 2, 1, 1)
    assert masks.KEPT_MASKS < 99 * 100 // 2, "more than are kept"
    assert rows.row([moves[98], moves[99]]) is rows.row([moves[98], moves[99]])
    assert rows.row([]) == bytes(100)
