# mypyc: skip
"""What everyone sees of the reserve."""

import msgspec


class ReserveView(msgspec.Struct, frozen=True):
    """`pool`: how many tokens it holds; which they are is secret. `idle`: by seat, those that do nothing now."""

    pool: int
    idle: list[list[str]]
