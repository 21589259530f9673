# mypyc: skip
"""What everyone sees of the treasure galleon (SG-M6-21)."""

import msgspec


class TreasureView(msgspec.Struct, frozen=True):
    """`zone` and `captain` are "" once it is lost; `bounties` are those for defeating it now."""

    zone: str
    captain: str
    hoard: int
    bounties: int
