# mypyc: skip
"""What a seat may know, field by field. What is not named here stays hidden."""

import msgspec


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """A player as everyone sees them (P7-AMB-58)."""

    seat: int
    fleet: int
    empty_ships: int
    guards: int
    reserve: int
    room: int
    chests: int
    cargo: dict[str, int]
    talismans: int
    tokens: int
    black_spots: int
    double_hold: int
    unsinkable_ship: int
    corsair_of: list[str]
    used_characters: list[str]
    revealed: str
    hand_size: int
    points_now: int


class PlunderView(msgspec.Struct, frozen=True, gc=False):
    captain: int
    nation: str
    size: int
    sent: list[int]


class OutcomeView(msgspec.Struct, frozen=True, gc=False):
    """The last battle of the round; the lists go by seat."""

    captain: int
    nation: str
    size: int
    left: int
    sent: list[int]
    afloat: list[int]
    tokens: list[int]
    cards: list[int]
    talismans: list[int]


class TableView(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat, or the public, sees it."""

    seat: int | None
    round: int
    rounds_left: int | None
    stage: str
    first_player: int
    called: str
    port: str
    prices: dict[str, int]
    booty_left: int
    booty_discard: dict[str, int]
    adventure_left: int
    above_last_rounds: int | None
    free_nations: list[str]
    spent_cards: list[str]
    plunder: PlunderView | None
    outcome: OutcomeView | None
    quay: dict[str, int]
    tavern_dice: list[int]
    players: list[PlayerView]
    hand: list[str]
    chosen: str
