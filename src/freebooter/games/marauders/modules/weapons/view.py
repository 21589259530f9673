# mypyc: skip
"""What everyone sees of the new weapons."""

import msgspec


class WeaponsView(msgspec.Struct, frozen=True):
    """Numbers of sides, 0 for the aggressor: whose ship burns, and who has a die less in the next roll."""

    burning: list[int]
    caltrops: list[int]
