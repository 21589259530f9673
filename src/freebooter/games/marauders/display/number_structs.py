# mypyc: skip
"""The numbers for a seat's board, field by field; `board_numbers` works them out."""

import msgspec


class Seeker(msgspec.Struct, frozen=True, gc=False):
    """An NPC that would look for the captain at sea in this zone; `chance` in percent."""

    npc: str
    dice: int
    chance: int


class ZoneNumbers(msgspec.Struct, frozen=True, gc=False):
    """`port`: "", "open", "closed", or "guarded" if there is a way in all the same (MM-MOVE-04 to 07).

    `prices`: what one card of each good aboard would sell for; `cargo`: all of it together. `glory`: would a sale of
    what is in demand bring a point (MM-SELL-07)? `arriving`: NPCs that come at the end of the round.
    `errands`: what leads the captain here, "mission" or "rumour".
    """

    zone: str
    steps: int
    port: str
    prices: dict[str, int]
    cargo: int
    demanded: int
    glory: bool
    seekers: list[Seeker]
    arriving: list[str]
    errands: list[str]


class RouteNumbers(msgspec.Struct, frozen=True, gc=False):
    """A way to a zone, or into its port, within the actions left: `moves` in order, and what they cost together.

    In per cent: `found`, that somebody looks for the captain on the way and finds him, most likely `npc`; `sunk`, by
    storms, whose `hits` are in tenths. `closed`: the port is, and a way in has to be found.
    """

    zone: str
    port: bool
    moves: list[str]
    actions: int
    found: int
    npc: str
    hits: int
    sunk: int
    closed: bool


class Repairs(msgspec.Struct, frozen=True, gc=False):
    """Everything that can be repaired here, in one go; `stash`: what the chest pays of it, `lost`: points with it."""

    moves: list[str]
    price: int
    stash: int
    lost: int


class Basket(msgspec.Struct, frozen=True, gc=False):
    """What may be bought together, by good, with what has been chosen already: the price of all of it.

    `stash`, `lost` as in `Repairs`.
    """

    goods: dict[str, int]
    price: int
    stash: int
    lost: int


class ChestNumbers(msgspec.Struct, frozen=True, gc=False):
    """`points`: all points of the captain if nothing, 1, 2, … gold were put into the chest."""

    stash: int
    points: list[int]


class PortNumbers(msgspec.Struct, frozen=True, gc=False):
    """What things cost in the port where the captain is. `modification`: the open one, with its price.

    `chosen`: cargo chosen so far while buying or selling. `nets`: what ships cost once the own one is given in payment,
    negative if gold comes back; `great`: those that bring a glory point. `drawn`: the goods to choose from.
    """

    draw: int
    repair: int
    damage: int
    weapons: dict[str, int]
    ships: dict[str, int]
    own_ship: int
    modifications: dict[str, int]
    crew: int
    crew_wanted: int
    rumour: int
    fee: int
    chosen: list[str]
    nets: dict[str, int]
    great: list[str]
    repairs: Repairs | None
    drawn: dict[str, int]
    baskets: list[Basket]
    chest: ChestNumbers | None


class CardNumbers(msgspec.Struct, frozen=True, gc=False):
    """How the raid would end without this card."""

    card: str
    outcome: str
    gold: int


class RaidNumbers(msgspec.Struct, frozen=True, gc=False):
    """How the raid would end if nothing more were changed, without a Reinforced hull (MM-RAID-14 to 21)."""

    outcome: str
    gold: int
    glory: bool
    glory_from: int
    hits: dict[str, int]
    escapes: int
    manoeuvrability: int
    cards: list[CardNumbers]


class BoardNumbers(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """`raid_cards`, `raid_gold`: cards that a merchant lays out, and their worth on average, in tenths of gold."""

    zones: list[ZoneNumbers]
    scouting: int
    scouting_chance: int
    seamanship: int
    raid_cards: int
    raid_gold: int
    room: int
    routes: list[RouteNumbers]
    port: PortNumbers | None
    raid: RaidNumbers | None
    modules: dict[str, object] = {}
    """What modules work out for the captain."""
