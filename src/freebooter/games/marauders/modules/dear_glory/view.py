# mypyc: skip
"""What is shown of dear glory."""

import msgspec


class DearGloryView(msgspec.Struct, frozen=True):
    """`totals`: the gold that 1, 2 and more points of a stash need."""

    totals: list[int]
