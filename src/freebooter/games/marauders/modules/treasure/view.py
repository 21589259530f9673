# mypyc: skip
"""What everyone sees of the treasure galleon (SG-M6-21)."""

import msgspec


class TreasureView(msgspec.Struct, frozen=True):
    """`zone` and `captain` are "" once it is lost; `bounties` are those for defeating it now.

    `wanted`: how many more Spanish bounties the viewer's captain would have who attacks and defeats it, 0 without one.
    """

    zone: str
    captain: str
    hoard: int
    bounties: int
    wanted: int
