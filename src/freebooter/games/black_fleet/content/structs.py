# mypyc: skip
"""The entries of the content files as structs, and facts of the box they must agree with."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from freebooter.games.black_fleet.content.board import Board

# The order gives the numbers: colour i is sold by port i.
COLOURS: Final = ("red", "violet", "green", "yellow", "blue")
NAVY_SHIPS: Final = ("yellow", "violet")
DEVELOPMENT_PRICES: Final = (5, 8, 11, 14)

# Facts of the box (BF-COMP-02 to BF-COMP-07, E-50) and of every map (BF-SETUP-14, BF-COMP-11, E-06, E-07).
MOVEMENT_CARDS: Final = 44
FORTUNE_CARDS: Final = 44
CARDS_PER_PRICE: Final = 6
VICTORY_CARDS: Final = {10: 4, 20: 4}
CUBES_PER_GOOD: Final = 13
FLEET_COUNT: Final = 4
DOCKS_PER_PORT: Final = 3
LAIRS: Final = 2
COLOURS_BOUGHT: Final = 3
FAR_PRICE: Final = 3
NEAR_PRICE: Final = 2

# The words an effect needs besides its kind. `amount` counts spaces, doubloons, actions or cards.
EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    # movement
    "extra-move": ("ships", "amount"),
    "extra-move-on-entry": ("ships", "amount"),
    "cross-islands": ("ships",),
    "pass-ships": ("ships",),
    "enter-at-lair": ("ships",),
    "lairs-adjacent": ("ships",),
    "push": ("ships", "amount"),
    "exchange-adjacent": (),
    "exchange-own": ("amount",),
    "exchange-own-anywhere": (),
    "second-movement-card": ("ships",),
    # command of the navy
    "command-instead": (),
    "command-too": ("amount",),
    "command-choice": ("amount",),
    "command-both": ("amount",),
    # actions
    "extra-action": ("ships", "amount"),
    "bury-after-attack": ("ships",),
    "attack-and-bury": ("ships",),
    "may-attack": ("ships", "target", "amount"),
    "long-range": ("ships", "amount"),
    "sell-refused": ("ships", "amount"),
    "hold": ("ships", "amount"),
    "safe-on-dock": ("ships",),
    # doubloons
    "bonus-per-sale": ("amount",),
    "bonus-per-cube-sold": ("amount",),
    "bonus-per-robbery": ("amount",),
    "bonus-per-burial": ("amount",),
    "bonus-per-sinking": ("amount",),
    "take-doubloons": ("amount",),
    # fortune cards
    "extra-draw": ("amount",),
    "ignore-discard": (),
    "fortune-hand-limit": ("amount",),
}

Colour = Literal["red", "violet", "green", "yellow", "blue"]
NavyShip = Literal["yellow", "violet"]
Ship = Literal["merchant", "pirate", "navy"]
Symbol = Literal["none", "draw-one", "draw-two", "discard-one"]
Window = Literal[
    "any-time",
    "between",
    "before-navy",
    "movement",
    "activation",
    "attack",
    "docked",
    "before-sale",
    "before-attack",
    "before-burial",
]
Positive = Annotated[int, Meta(ge=1)]


class ContentError(ValueError):
    """A file of content that cannot be played, and why."""

    def __init__(self, file: str, entry: str, wrong: str) -> None:
        super().__init__(f"{file}: {entry}: {wrong}")
        self.file = file
        self.entry = entry
        self.wrong = wrong


class Entry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One entry of a file; its id is also the key of its texts."""

    id: str


class Effect(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    kind: str
    ships: tuple[Ship, ...] = ()
    target: Literal["", "merchant", "pirate"] = ""
    amount: Annotated[int, Meta(ge=0)] = 0


class Good(Entry, frozen=True):
    colour: Colour
    cubes: Positive


class Fleet(Entry, frozen=True):
    colour: str
    first: bool = False


class MovementCard(Entry, frozen=True):
    id: Annotated[str, Meta(pattern=r"^M[YV]-\d\d$")]
    navy_ship: NavyShip
    navy: Positive
    pirate: Positive
    merchant: Positive
    symbol: Symbol


class FortuneCard(Entry, frozen=True):
    id: Annotated[str, Meta(pattern=r"^F-\d\d$")]
    count: Positive
    window: Window
    effects: tuple[Effect, ...]


class Development(Entry, frozen=True):
    """`earlier` are the effects under rules 1, where they were others."""

    id: Annotated[str, Meta(pattern=r"^D\d+-\d\d$")]
    price: Positive
    effects: tuple[Effect, ...]
    earlier: tuple[Effect, ...] = ()


class VictoryCard(Entry, frozen=True):
    id: Annotated[str, Meta(pattern=r"^VC-\d\d$")]
    price: Positive
    count: Positive


class Port(Entry, frozen=True):
    colour: Colour
    space: str
    docks: tuple[str, ...]
    buys: dict[Colour, Positive]


class Beach(Struct, frozen=True, forbid_unknown_fields=True):
    value: Annotated[int, Meta(ge=1, le=9)]  # one digit in the rows
    spaces: tuple[str, ...]


class DistantSea(Entry, frozen=True):
    id: Annotated[str, Meta(pattern=r"^[a-uwz]$")]  # one letter in the rows; v, x and y are taken
    entries: tuple[str, ...]


class NavyStarts(Struct, frozen=True, forbid_unknown_fields=True):
    yellow: str
    violet: str


class SeaMap(Entry, frozen=True):
    """Docks that lie `far` spaces apart, or farther, pay the higher price."""

    rows: tuple[str, ...]
    far: Positive
    ports: tuple[Port, ...]
    beaches: tuple[Beach, ...]
    lairs: tuple[str, ...]
    distant_seas: Annotated[tuple[DistantSea, ...], Meta(min_length=1)]  # pirates come from somewhere
    navy_starts: NavyStarts


class Content(Struct, frozen=True):
    goods: tuple[Good, ...]
    fleets: tuple[Fleet, ...]
    movement: tuple[MovementCard, ...]
    fortune: tuple[FortuneCard, ...]
    developments: tuple[Development, ...]
    victory: tuple[VictoryCard, ...]
    maps: tuple[SeaMap, ...]
    boards: tuple[Board, ...]  # boards[i] is maps[i] for the rules

    def board(self, map_id: str) -> Board:
        return self.boards[[sea_map.id for sea_map in self.maps].index(map_id)]
