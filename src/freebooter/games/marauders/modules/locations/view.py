# mypyc: skip
"""What everyone sees of the locations: all of it lies open (SG-M9-01, SG-AMB-66)."""

import msgspec


class PlaceView(msgspec.Struct, frozen=True):
    """A location token: its kind and its own name. `visited`: by the captain whose turn it is, in this turn."""

    kind: str
    name: str
    visited: bool


class PlaceRaidView(msgspec.Struct, frozen=True):
    """A raid under way: the defence cards that are left, the dice that may still be fired."""

    seat: int
    zone: str
    cards: list[str]
    dice: int


class LocationsView(msgspec.Struct, frozen=True):
    """`places`: the tokens by zone; `removed`: those raided, by name."""

    places: dict[str, PlaceView]
    removed: list[str]
    raid: PlaceRaidView | None
