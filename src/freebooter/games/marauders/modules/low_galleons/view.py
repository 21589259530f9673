# mypyc: skip
"""What a board shows of ships whose values are not those of the base."""

import msgspec


class ShipNumbers(msgspec.Struct, frozen=True):
    """A ship that yards sell: the six values that it has when it is new. `glory`: it brings a point when bought."""

    kind: str
    values: dict[str, int]
    glory: bool


class YardNumbers(msgspec.Struct, frozen=True):
    ships: list[ShipNumbers]
