# mypyc: skip
"""What a seat may know, field by field. What is not named here stays hidden (MM-AMB-88)."""

import msgspec


class ShipView(msgspec.Struct, frozen=True, gc=False):
    kind: str
    tracks: dict[str, int]
    full: dict[str, int]
    modifications: list[str]
    used_up: list[str]
    manoeuvrability: int


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """A player as the viewer knows them.

    The stash lies between two bounds, and with it the points: nobody but the owner knows more until it is shown
    (MM-STASH-04, MM-STASH-05).
    """

    seat: int
    captain: str
    nation: str
    home: str
    skills: dict[str, int]
    afloat: bool
    zone: str
    in_port: bool
    ship: ShipView | None
    gold: int
    stash_least: int
    stash_most: int
    points_least: int
    points_most: int
    cargo_cards: int
    load: bool
    glory_cards: int
    rumour_cards: int
    announced: bool
    mission: str
    mission_step: int
    bounties: dict[str, int]
    weapons: list[str]
    specialists: list[str]
    track: int
    deeds: dict[str, int]
    declared: bool
    deaths: int


class NpcView(msgspec.Struct, frozen=True, gc=False):
    """`kind`: navy, pirate or neutral. `ship`: what it sails now, a man-o-war in war; "" while not on the board."""

    npc: str
    kind: str
    captain: str
    zone: str
    ship: str
    skills: dict[str, int]
    covered: list[str]
    waiting: list[str]


class ZoneView(msgspec.Struct, frozen=True, gc=False):
    """`merchant`: is there one; its nation is hidden. `modification`: its name once it lies open."""

    zone: str
    demand: str
    merchant: bool
    merchant_batch: int
    modification: str
    modification_batch: int
    missions: list[str]


class SideView(msgspec.Struct, frozen=True, gc=False):
    seat: int | None
    npc: str
    ship: ShipView | None
    seamanship: int
    leadership: int
    declared: str
    dice: list[int]
    successes: int
    hits_dealt: int


class BattleView(msgspec.Struct, frozen=True, gc=False):
    phase: str
    round: int
    crew_round: int
    ashore: bool
    outcome: str
    winner: int | None
    sides: list[SideView]


class RaidView(msgspec.Struct, frozen=True, gc=False):
    seat: int
    nation: str
    cards: list[str]
    successes: int


class VisitView(msgspec.Struct, frozen=True, gc=False):
    zone: str
    done: list[str]
    mission_failed: bool


class TableView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The table as one seat, or the public, sees it."""

    seat: int | None
    round: int
    stage: str
    ending: str
    points_to_win: int
    first: int
    order: list[int]
    current: int | None
    actions_left: int
    event: str
    icons: list[list[str]]
    events_left: int
    effects: dict[str, int]
    wars: list[list[str]]
    merchant_track: dict[str, int]
    players: list[PlayerView]
    npcs: list[NpcView]
    zones: list[ZoneView]
    battle: BattleView | None
    raid: RaidView | None
    visit: VisitView | None
    window: str
    rolled: list[int]
    glory_discard: list[str]
    cargo_discard: list[str]
    rumours_discard: list[str]
    captains_lost: list[str]
    # What only the seat itself knows.
    captain: str
    hand: list[str]
    announced: str
    rumour: str
    cargo: list[str]
    drawn: list[str]
    looked: dict[str, str]
    event_top: list[str]
    modules: dict[str, object] = {}
    """What the viewer may know of each module that is on and has something to show."""
