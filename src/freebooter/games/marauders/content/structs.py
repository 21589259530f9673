# mypyc: skip
"""The shape of what is printed on cards and tokens: one class for each kind of entry in the content files."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Positive = Annotated[int, Meta(ge=1)]
Natural = Annotated[int, Meta(ge=0)]
Skill = Literal["seamanship", "scouting", "leadership", "influence"]
Icon = Literal["hull", "cargo", "masts", "crew", "cannons", "escape", "none"]
Letter = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]


class Shape(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Whatever is printed."""


class Entry(Shape, frozen=True, kw_only=True):
    """One entry of a file, with the id of the ledger."""

    id: str


class Named(Entry, frozen=True, kw_only=True):
    """An entry whose texts, and moves, are found by its key."""

    key: Annotated[str, Meta(pattern=r"^[a-z0-9-]+$")]


class Zone(Entry, frozen=True, kw_only=True):
    nation: str = ""
    borders: dict[Letter, str]

    def border(self, letter: str) -> str:
        """The zone that lies there, if any."""
        return next((other for at, other in self.borders.items() if at == letter), "")


class ShipCard(Entry, frozen=True, kw_only=True):
    toughness: Positive
    cargo: Positive
    crew: Positive
    cannons: Positive
    manoeuvrability: Positive
    buy: Natural = 0
    sell: Natural = 0
    starts: bool = False
    large: bool = False
    glory: bool = False


class Weapon(Entry, frozen=True, kw_only=True):
    rule: str


class Modification(Entry, frozen=True, kw_only=True):
    rule: str
    tokens: Positive = 2
    raises: Literal["", "cargo", "crew", "cannons", "manoeuvrability"] = ""
    raid: bool = True


class Merchants(Entry, frozen=True, kw_only=True):
    tokens: Positive


class NpcShip(Entry, frozen=True, kw_only=True):
    """A navy and a neutral ship have a nation. The one captain of a neutral ship is in no deck."""

    kind: Literal["navy", "pirate", "neutral"]
    nation: str = ""


Plunder = Annotated[int, Meta(ge=1, le=5)]


class Good(Entry, frozen=True, kw_only=True):
    """A good of the base with its demand tokens, and its cards as plunder value and icon."""

    demand_tokens: Positive
    cards: tuple[tuple[Plunder, Icon], ...]


class CargoCard(Entry, frozen=True, kw_only=True):
    """A cargo card of another pack; it may have a port as its destination."""

    good: str
    value: Plunder
    icon: Icon
    port: str = ""


class CaptainCard(Named, frozen=True, kw_only=True):
    name: str
    nation: str
    home: str
    seamanship: Annotated[int, Meta(ge=1, le=4)]
    scouting: Annotated[int, Meta(ge=1, le=4)]
    leadership: Annotated[int, Meta(ge=1, le=4)]
    influence: Annotated[int, Meta(ge=1, le=4)]
    ability: str = "none"
    amount: Natural = 0


class NpcCard(Named, frozen=True, kw_only=True):
    name: str
    npc: str
    zone: str
    ship: str
    seamanship: Positive
    scouting: Positive
    leadership: Positive
    reward: Natural = 0


class NpcIcon(Shape, frozen=True, kw_only=True):
    npc: str
    towards: Literal["N", "E", "S", "W"]


class WorldEvent(Named, frozen=True, kw_only=True):
    icons: tuple[NpcIcon, ...]
    effect: str
    amount: Natural = 0


class Held(Named, frozen=True, kw_only=True):
    """A card of the glory deck."""

    moments: tuple[str, ...]
    count: Positive = 1


class Specialist(Held, frozen=True, kw_only=True):
    specialist: str
    ports: tuple[str, ...] = ()
    home: bool = False
    gold: Natural = 0
    check: Skill | Literal[""] = ""


class GloryCard(Held, frozen=True, kw_only=True):
    amount: Natural = 0


class Need(Shape, frozen=True, kw_only=True):
    """What claiming a mission takes, of a kind that a module adds."""

    kind: str
    amount: Natural = 0
    detail: str = ""


class Needs(Shape, frozen=True, kw_only=True):
    """What claiming a mission takes."""

    pirate: bool | None = None
    unwanted_by: str = ""
    check: Skill | Literal[""] = ""
    successes: Positive = 1
    free_space: Natural = 0
    gold: Natural = 0
    crew: Natural = 0
    ships: tuple[str, ...] = ()
    more: tuple[Need, ...] = ()


class Task(Shape, frozen=True, kw_only=True):
    """What completes a mission; `detail` is for kinds of modules."""

    kind: str
    load: Literal["", "chest", "passenger"] = ""
    legs: tuple[tuple[str, ...], ...] = ()
    then: Skill | Literal[""] = ""
    hunted_by: str = ""
    goods: dict[str, Positive] = {}
    ports: tuple[str, ...] = ()
    nations: tuple[str, ...] = ()
    gold: Natural = 0
    keep: Natural = 0
    check: Skill | Literal[""] = ""
    zone: str = ""
    zones: tuple[str, ...] = ()
    crew: Natural = 0
    leadership: Natural = 0
    detail: str = ""


class Earn(Shape, frozen=True, kw_only=True):
    """What a mission pays besides the glory point; `rewards` are of the kinds that rumours give."""

    gold: Natural = 0
    weapons: Natural = 0
    modification_of: str = ""
    full_crew: bool = False
    full_repair: bool = False
    rewards: tuple[Reward, ...] = ()


class MissionCard(Named, frozen=True, kw_only=True):
    location: str
    needs: Needs
    task: Task
    earn: Earn


class Place(Shape, frozen=True, kw_only=True):
    """Where a rumour can be acted on."""

    ports: tuple[str, ...] = ()
    zones: tuple[str, ...] = ()
    any_port: bool = False
    any_zone: bool = False
    merchant: bool = False
    alone: bool = False
    wanted: bool = False


class Reward(Shape, frozen=True, kw_only=True):
    """What a rumour gives; `detail` is for kinds of modules."""

    kind: str
    amount: Natural = 0
    keep: Natural = 0
    specialist: str = ""
    skill: Skill | Literal[""] = ""
    nation: str = ""
    ship: str = ""
    crew: Natural = 0
    leadership: Natural = 0
    detail: str = ""


class RumourCard(Named, frozen=True, kw_only=True):
    """One that is `part_of` another is in no deck: that card reads so when it has been turned face up."""

    part_of: str = ""
    place: Place
    skill: Literal["scouting", "influence"]
    successes: Positive = 1
    rewards: tuple[Reward, ...]


class Constants(Shape, frozen=True, kw_only=True):
    actions: Positive
    start_gold: Natural
    start_glory_cards: Natural
    hand_limit: Positive
    track_limit: Positive
    goods_prices: tuple[Positive, Positive, Positive]
    sell_price: Natural
    demand_price: Natural
    buy_draw: Positive
    buy_draw_again: Positive
    cargo_in_port: Positive
    repair_price: Natural
    weapon_price: Natural
    weapon_sale: Natural
    modification_price: Natural
    modification_sale: Natural
    refresh_price: Natural
    crew_price: Natural
    rumour_price: Natural
    demand_for_glory: Positive
    raid_cards: Positive
    raid_for_glory: Positive
    merchants_for_deal: Positive
    bounty_limit: Positive
    bounty_reward: Natural
    stash_per_point: Positive
    points_to_win: Positive
    missions_on_offer: Positive
    quiet_rounds: Positive
