# mypyc: skip
"""What a board shows of the market."""

import msgspec


class MarketNumbers(msgspec.Struct, frozen=True):
    """`ports`: the zones in whose port a modification can be drawn now."""

    ports: list[str]
