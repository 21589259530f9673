# mypyc: skip
"""What is shown of dear glory."""

import msgspec


class DearGloryView(msgspec.Struct, frozen=True):
    """`totals`: the gold that 1, 2 and more points of a stash need.

    `next`: by seat, the gold in the stash at which it brings its next point; 0 where the viewer does not know what is
    in it, or where no further point counts.
    """

    totals: list[int]
    next: list[int]
