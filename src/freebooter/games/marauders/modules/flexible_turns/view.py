# mypyc: skip
"""What is shown of flexible turns."""

import msgspec


class BagView(msgspec.Struct, frozen=True):
    """`seats`: whose cubes are still in the bag; all know that, and nobody knows the next one (SG-AMB-101)."""

    seats: list[int]
