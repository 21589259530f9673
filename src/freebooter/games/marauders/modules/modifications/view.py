# mypyc: skip
"""What everyone sees of the reserve."""

import msgspec


class ReserveView(msgspec.Struct, frozen=True):
    """How many tokens it holds; which they are is secret."""

    pool: int
