# mypyc: skip
"""What everyone sees of the treasure galleon (SG-M6-21)."""

import msgspec


class TreasureView(msgspec.Struct, frozen=True):
    """`zone` and `captain` are "" once it is lost; `bounties` are those for defeating it now."""

    zone: str
    captain: str
    hoard: int
    bounties: int


class TreasureNumbers(msgspec.Struct, frozen=True):
    """`wanted`: how many more Spanish bounties a captain would have who attacks and defeats it, 0 without it or him."""

    wanted: int
