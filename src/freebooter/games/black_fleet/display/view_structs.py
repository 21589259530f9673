# mypyc: skip
"""What a seat may know, field by field (BF-AMB-28). What is not named here stays hidden."""

import msgspec


class DevelopmentView(msgspec.Struct, frozen=True, gc=False):
    """A development as it lies on the table: its price, and what it is once it is face up."""

    price: int
    card: str


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """A player as everyone sees them."""

    seat: int
    fleet: str
    doubloons: int
    merchant: str
    good: str
    cubes: int
    pirate: str
    treasures: list[str]
    movement_cards: int
    fortune_cards: int
    developments: list[DevelopmentView]
    victory_price: int
    victory_bought: bool
    worth: int


class SailingView(msgspec.Struct, frozen=True, gc=False):
    """The ship that is sailing."""

    crew: str
    ship: str
    space: str
    steps: int
    actions: int
    attacks: int
    burials: int
    attacked: bool
    crosses_islands: bool
    passes_ships: bool
    long_guns: bool


class TurnView(msgspec.Struct, frozen=True, gc=False):
    """What holds for the turn under way."""

    card: str
    movement: dict[str, int]
    finished: list[str]
    fortune: str
    flags_changed: bool
    bonus_per_cube_sold: int
    bonus_next_robbery: int
    bonus_next_burial: int
    bonus_per_sinking: int
    sailing: SailingView | None


class TableView(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat, or the public, sees it. `income` holds doubloons by round, seat and source."""

    seat: int | None
    map: str
    round: int
    round_limit: int
    last_round: bool
    stage: str
    first_player: int
    active: int
    navy: dict[str, str]
    stock: dict[str, int]
    movement_left: int
    movement_discard: list[str]
    fortune_left: int
    fortune_discard: dict[str, int]
    players: list[PlayerView]
    turn: TurnView | None
    sources: list[str]
    income: list[list[list[int]]]
    movement: list[str]
    fortune: list[str]
    developments: list[str]
    put_away: list[str]
