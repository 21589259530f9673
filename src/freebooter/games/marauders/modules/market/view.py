# mypyc: skip
"""What everyone sees of the market."""

import msgspec


class MarketView(msgspec.Struct, frozen=True):
    """`ports`: the zones in whose port a modification can be drawn now."""

    ports: list[str]
