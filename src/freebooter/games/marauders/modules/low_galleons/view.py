# mypyc: skip
"""What everyone sees of ships whose values are not those of the base."""

import msgspec


class ShipKindView(msgspec.Struct, frozen=True):
    """A ship that yards sell: the six values that it has when it is new. `glory`: it brings a point when bought."""

    kind: str
    values: dict[str, int]
    glory: bool


class LowGalleonsView(msgspec.Struct, frozen=True):
    ships: list[ShipKindView]
