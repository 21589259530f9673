# mypyc: skip
"""What is shown of dear glory."""

import msgspec


class DearGloryView(msgspec.Struct, frozen=True):
    """`totals`: the gold that 1, 2 and more points of a stash need."""

    totals: list[int]


class DearGloryNumbers(msgspec.Struct, frozen=True):
    """`next`: the gold at which the own stash brings its next point; 0 if no further point counts."""

    next: int
