# mypyc: skip
"""What everyone sees of the locations: all of it lies open (SG-M9-01, SG-AMB-66)."""

import msgspec


class PlaceView(msgspec.Struct, frozen=True):
    """A location token: its kind and its own name. `visited`: by the captain whose turn it is, in this turn."""

    kind: str
    name: str
    visited: bool


class PlaceOddsView(msgspec.Struct, frozen=True):
    """In per cent `success` and `dead`, that his captain is lost; `gold`: what a success brings."""

    success: int
    gold: int
    dead: int


class PlaceNumbers(msgspec.Struct, frozen=True):
    """What a captain at sea off a place could do there as things stand.

    `open`: he may visit it. `cards`: of its defence, 0 where there is nothing to raid, or no ship fit for it.
    `nation`: whose bounty rises to `bounty`, and to `more` with a success; "" for none. `odds`: of a raid, in his turn
    and not too far away; they take time to work out.
    """

    open: bool
    cards: int
    nation: str
    bounty: int
    more: int
    odds: PlaceOddsView | None


class LocationsNumbers(msgspec.Struct, frozen=True):
    """By zone."""

    places: dict[str, PlaceNumbers]


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
