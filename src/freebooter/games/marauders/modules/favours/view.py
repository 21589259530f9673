# mypyc: skip
"""What is shown of the favour boards."""

import msgspec


class FavoursView(msgspec.Struct, frozen=True):
    """`favours`: how many each seat has; all may see it (SG-AMB-66). `most`: that anybody can have (SG-M10-01)."""

    favours: list[int]
    most: int
