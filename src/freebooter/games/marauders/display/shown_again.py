"""Parts of views that most moves leave as they were: made once, and shown by all views that have them.

They are shared, so nobody may change them.
"""

from functools import lru_cache
from typing import Final

from freebooter.games.marauders.content.tables import (
    CAPTAIN_SKILLS,
    EVENT_NAMES,
    EVENT_SKILLS,
    MISSION_LOCATION,
    MISSION_NAMES,
    MODIFICATION_NAMES,
    NPC_NAMES,
    SHIP_NAMES,
)
from freebooter.games.marauders.display.view_structs import NpcView, ShipView, ZoneView
from freebooter.games.marauders.names import (
    BASE_DEEDS,
    DEEDS,
    GOODS,
    LOCATIONS,
    NATIONS,
    NONE,
    NPC_KINDS,
    SKILLS,
    ZONES,
)
from freebooter.games.marauders.state.player import Ship

KEPT: Final = 2000
"""Of each kind of part: enough for what lies on a hundred tables."""
KEPT_SEAS: Final = 256
"""Views of all zones, four kilobytes each; hardly two tables ever have the same."""


def name(names: list[str], at: int) -> str:
    return "" if at == NONE else names[at]


def bits(names: list[str], set_bits: int) -> list[str]:
    return [name for at, name in enumerate(names) if set_bits >> at & 1] if set_bits else []


@lru_cache(KEPT)
def captain_skills(captain: int) -> dict[str, int]:
    return {} if captain == NONE else dict(zip(SKILLS, CAPTAIN_SKILLS[captain], strict=True))


@lru_cache(KEPT)
def bounties(by_nation: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(NATIONS, by_nation, strict=True))


@lru_cache(KEPT)
def deeds_done(done: tuple[int, ...]) -> dict[str, int]:
    """Deeds of the base, and those of modules that the player has done."""
    return {DEEDS[deed]: count for deed, count in enumerate(done) if deed < BASE_DEEDS or count}


@lru_cache(KEPT)
def full_tracks(kind: int, modifications: int) -> tuple[int, ...]:
    """What a ship has at its five locations while nothing of it is damaged."""
    ship = Ship(kind, [], modifications)
    return tuple([ship.value(location) for location in range(len(LOCATIONS))])


@lru_cache(KEPT)
def ship_view(kind: int, tracks: tuple[int, ...], modifications: int, flipped: int, agility: int) -> ShipView:
    return ShipView(
        kind=SHIP_NAMES[kind],
        tracks=dict(zip(LOCATIONS, tracks, strict=True)),
        full=dict(zip(LOCATIONS, full_tracks(kind, modifications), strict=True)),
        modifications=bits(MODIFICATION_NAMES, modifications),
        used_up=bits(MODIFICATION_NAMES, flipped),
        manoeuvrability=agility,
    )


@lru_cache(KEPT)
def npc_view(
    number: int, kind: int, captain: int, zone: int, ship: int, covered: tuple[int, ...], waiting: tuple[int, ...]
) -> NpcView:
    return NpcView(
        npc=NPC_NAMES[number],
        kind=NPC_KINDS[kind],
        captain=name(EVENT_NAMES, captain),
        zone=name(ZONES, zone),
        ship=name(SHIP_NAMES, ship),
        skills={} if captain == NONE else dict(zip(SKILLS, EVENT_SKILLS[captain], strict=False)),
        covered=[EVENT_NAMES[card] for card in covered],
        waiting=[EVENT_NAMES[card] for card in waiting],
    )


@lru_cache(KEPT_SEAS)
def zone_views(
    demand: tuple[int, ...],
    merchant: tuple[bool, ...],
    merchant_batch: tuple[int, ...],
    modification: tuple[str, ...],
    modification_batch: tuple[int, ...],
    missions: tuple[int, ...],
) -> list[ZoneView]:
    return [
        ZoneView(
            zone=ZONES[zone],
            demand=name(GOODS, demand[zone]),
            merchant=merchant[zone],
            merchant_batch=merchant_batch[zone],
            modification=modification[zone],
            modification_batch=modification_batch[zone],
            missions=[MISSION_NAMES[kind] for kind in missions if MISSION_LOCATION[kind] == zone],
        )
        for zone in range(len(ZONES))
    ]
