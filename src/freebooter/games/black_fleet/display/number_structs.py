# mypyc: skip
"""The numbers for a seat's board, field by field; `board_numbers` works them out."""

import msgspec


class Threat(msgspec.Struct, frozen=True, gc=False):
    """A ship of mine that `seat` could attack with `by`, for `steps` of movement.

    `percent` says how likely it is that the movement suffices, `cubes` what would be taken, `sinks` that it is sunk.
    """

    ship: str
    seat: int
    by: str
    steps: int
    percent: int
    cubes: int
    sinks: bool


class Attack(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A ship that could be attacked, what that pays, and whether it would be sunk."""

    ship: str
    doubloons: int
    sinks: bool = False


class Stop(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A space where a ship may stop: the movement it costs, the way there, and what the ship could do there.

    `via` is the lair where a pirate must be put on the board first (D11-01), in a move of its own.
    """

    space: str
    cost: int
    via: str = ""
    path: list[str] = []
    sale: int = 0
    burial: int = 0
    attacks: list[Attack] = []


class ShipNumbers(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One ship of a turn. `here` is what it could do where it is; a pirate off the board has no such place."""

    crew: str
    ship: str
    steps: int
    here: Stop | None = None
    stops: list[Stop] = []


class CardNumbers(msgspec.Struct, frozen=True, gc=False):
    """A movement card in hand: what it says, and how far it would take each ship as the ships lie now.

    The navy ship is the one on the card; with the choice of it (D8-06) or command of both (D14-06) both are here,
    each as if it were the one chosen.
    """

    card: str
    merchant: int
    pirate: int
    navy: int
    navy_ship: str
    symbol: str
    ships: list[ShipNumbers]


class Offer(msgspec.Struct, frozen=True, gc=False):
    """What a port would pay for the whole cargo, and for each cube of it before bonuses; 0: it does not buy."""

    port: str
    price: int
    doubloons: int


class BoardNumbers(msgspec.Struct, frozen=True, gc=False):
    """`ships` are those of the turn under way that have still to sail, or the one that is sailing."""

    cards: list[CardNumbers]
    ships: list[ShipNumbers]
    offers: list[Offer]
    threats: list[Threat]
