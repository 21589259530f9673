"""The content as lists of numbers, indexed by kind: what rules read in play.

Kinds of cards number the cards that are alike: two glory cards of one name are one kind with a count of two. A list of
packs of each kind says which pack it came in, so that set-up can leave it out.
"""

from typing import Final

from freebooter.games.marauders.content import load
from freebooter.games.marauders.content.card_timing import MOMENTS
from freebooter.games.marauders.names import (
    ABILITIES,
    GOODS,
    ICONS,
    LETTERS,
    NATIONS,
    NEUTRAL,
    NONE,
    NPC_KINDS,
    SHIP_VALUES,
    SKILLS,
    SPECIALISTS,
    ZONES,
)

_PACKS: Final = load.PACKS
_C: Final = load.CONSTANTS

# Numbers of the game (ledger A.1)
ACTIONS_PER_TURN: Final[int] = _C.actions
START_GOLD: Final[int] = _C.start_gold
START_GLORY_CARDS: Final[int] = _C.start_glory_cards
HAND_LIMIT: Final[int] = _C.hand_limit
TRACK_LIMIT: Final[int] = _C.track_limit
GOODS_PRICES: Final[list[int]] = [_C.goods_prices[0], *_C.goods_prices]  # by copies drawn, from 0 to 3
SELL_PRICE: Final[int] = _C.sell_price
DEMAND_PRICE: Final[int] = _C.demand_price
BUY_DRAW: Final[int] = _C.buy_draw
BUY_DRAW_AGAIN: Final[int] = _C.buy_draw_again
CARGO_IN_PORT: Final[int] = _C.cargo_in_port
REPAIR_PRICE: Final[int] = _C.repair_price
WEAPON_PRICE: Final[int] = _C.weapon_price
WEAPON_SALE: Final[int] = _C.weapon_sale
MODIFICATION_PRICE: Final[int] = _C.modification_price
MODIFICATION_SALE: Final[int] = _C.modification_sale
REFRESH_PRICE: Final[int] = _C.refresh_price
CREW_PRICE: Final[int] = _C.crew_price
RUMOUR_PRICE: Final[int] = _C.rumour_price
DEMAND_FOR_GLORY: Final[int] = _C.demand_for_glory
RAID_CARDS: Final[int] = _C.raid_cards
RAID_FOR_GLORY: Final[int] = _C.raid_for_glory
MERCHANTS_FOR_DEAL: Final[int] = _C.merchants_for_deal
BOUNTY_LIMIT: Final[int] = _C.bounty_limit
BOUNTY_REWARD: Final[int] = _C.bounty_reward
STASH_PER_POINT: Final[int] = _C.stash_per_point
MISSIONS_ON_OFFER: Final[int] = _C.missions_on_offer
QUIET_ROUNDS: Final[int] = _C.quiet_rounds


def _at(name: str, known: list[str]) -> int:
    return known.index(name) if name else NONE


# Zones
_ZONES: Final = [zone for pack in _PACKS for zone in pack.zones]
ZONE_NATION: Final[list[int]] = [_at(zone.nation, NATIONS) for zone in _ZONES]
BORDERS: Final[list[list[int]]] = [[_at(zone.border(letter), ZONES) for letter in LETTERS] for zone in _ZONES]
"""For each zone the neighbour at each of the eight letters, NONE where there is none."""
NEIGHBOURS: Final[list[list[int]]] = [[other for other in borders if other != NONE] for borders in BORDERS]


def _ways(start: int) -> list[int]:
    """Moves from a zone to each other one."""
    far = [len(ZONES)] * len(ZONES)
    far[start] = 0
    reached = [start]
    for zone in reached:
        for other in NEIGHBOURS[zone]:
            if far[other] > far[zone] + 1:
                far[other] = far[zone] + 1
                reached.append(other)
    return far


WAY: Final[list[list[int]]] = [_ways(zone) for zone in range(len(ZONES))]
"""How many moves it is from each zone to each other one."""
PORTS: Final[list[int]] = [zone for zone in range(len(ZONES)) if ZONE_NATION[zone] != NONE]


def _ordered_zone(zone: int, letter: int) -> int:
    """Clockwise from the letter to the first border that exists (MM-NPC-19)."""
    while BORDERS[zone][letter] == NONE:
        letter = (letter + 1) % 8
    return BORDERS[zone][letter]


ORDERED_ZONE: Final[list[list[int]]] = [
    [_ordered_zone(zone, 2 * towards) for towards in range(4)] for zone in range(len(ZONES))
]
"""The zone an NPC moves to when ordered north, east, south or west."""

# Ships, weapons, modifications
_SHIPS: Final = [ship for pack in _PACKS for ship in pack.ships]
SHIP_NAMES: Final[list[str]] = [ship.id for ship in _SHIPS]
SHIP_TRACKS: Final[list[list[int]]] = [
    [ship.toughness, ship.cargo, ship.toughness, ship.crew, ship.cannons, ship.manoeuvrability] for ship in _SHIPS
]
"""The six values of a ship, in the order of SHIP_VALUES. Lists, because compiled code looks tuples up slowly."""
SHIP_BUY: Final[list[int]] = [ship.buy for ship in _SHIPS]
SHIP_SELL: Final[list[int]] = [ship.sell for ship in _SHIPS]
SHIP_STARTS: Final[list[bool]] = [ship.starts for ship in _SHIPS]
SHIP_LARGE: Final[list[bool]] = [ship.large for ship in _SHIPS]
SHIP_GLORY: Final[list[bool]] = [ship.glory for ship in _SHIPS]
SHIP_PACK: Final[list[str]] = [pack.name for pack in _PACKS for ship in pack.ships]

WEAPON_NAMES: Final[list[str]] = [weapon.id for pack in _PACKS for weapon in pack.weapons]
WEAPON_RULE: Final[list[str]] = [weapon.rule for pack in _PACKS for weapon in pack.weapons]
WEAPON_PACK: Final[list[str]] = [pack.name for pack in _PACKS for weapon in pack.weapons]

_MODIFICATIONS: Final = [token for pack in _PACKS for token in pack.modifications]
MODIFICATION_NAMES: Final[list[str]] = [token.id for token in _MODIFICATIONS]
MODIFICATION_TOKENS: Final[list[int]] = [token.tokens for token in _MODIFICATIONS]
MODIFICATION_RAISES: Final[list[int]] = [_at(token.raises, SHIP_VALUES) for token in _MODIFICATIONS]
RAISED_BY: Final[list[int]] = [
    sum([1 << token for token, raised in enumerate(MODIFICATION_RAISES) if raised == value])
    for value in range(len(SHIP_VALUES))
]
"""The modifications that raise each value of a ship, as bits."""
MODIFICATION_IN_RAID: Final[list[bool]] = [token.raid for token in _MODIFICATIONS]
MODIFICATION_PACK: Final[list[str]] = [pack.name for pack in _PACKS for token in pack.modifications]

MERCHANT_TOKENS: Final[list[int]] = [merchants.tokens for merchants in _PACKS[0].merchants]

# NPCs
_NPCS: Final = [npc for pack in _PACKS for npc in pack.npcs]
NPC_NAMES: Final[list[str]] = [npc.id for npc in _NPCS]
NPC_KIND: Final[list[int]] = [NPC_KINDS.index(npc.kind) for npc in _NPCS]
NPC_NATION: Final[list[int]] = [_at(npc.nation, NATIONS) for npc in _NPCS]
"""The nation of a navy or neutral ship; NONE for a pirate."""
NPC_PACK: Final[list[str]] = [pack.name for pack in _PACKS for npc in pack.npcs]

# Events: in each pack captains first, then events of the world.
_EVENTS: Final = [event for pack in _PACKS for event in [*pack.npc_cards, *pack.world_events]]
_IS_NPC: Final[list[bool]] = [
    npc for pack in _PACKS for npc in [True] * len(pack.npc_cards) + [False] * len(pack.world_events)
]
EVENT_IDS: Final[list[str]] = [event.id for event in _EVENTS]
EVENT_NAMES: Final[list[str]] = [event.key for event in _EVENTS]
EVENT_PACK: Final[list[str]] = [
    pack.name for pack in _PACKS for event in range(len(pack.npc_cards) + len(pack.world_events))
]
EVENT_NPC: Final[list[int]] = [
    _at(getattr(event, "npc", ""), NPC_NAMES) if npc else NONE for event, npc in zip(_EVENTS, _IS_NPC, strict=True)
]
"""The NPC of an event card; NONE for a world event."""
EVENT_COUNT: Final[list[int]] = [0 if npc != NONE and NPC_KIND[npc] == NEUTRAL else 1 for npc in EVENT_NPC]
"""How many of each are in the deck: the captain of a neutral ship is not."""
NPC_CAPTAIN: Final[list[int]] = [
    EVENT_NPC.index(npc) if NPC_KIND[npc] == NEUTRAL else NONE for npc in range(len(NPC_NAMES))
]
"""The event card with the captain of a neutral ship; NONE where captains come from the deck."""
EVENT_ZONE: Final[list[int]] = [_at(getattr(event, "zone", ""), ZONES) for event in _EVENTS]
EVENT_SHIP: Final[list[int]] = [_at(getattr(event, "ship", ""), SHIP_NAMES) for event in _EVENTS]
EVENT_SKILLS: Final[list[tuple[int, int, int]]] = [
    (getattr(event, "seamanship", 0), getattr(event, "scouting", 0), getattr(event, "leadership", 0))
    for event in _EVENTS
]
"""Seamanship, scouting and leadership of an NPC captain."""
EVENT_REWARD: Final[list[int]] = [getattr(event, "reward", 0) for event in _EVENTS]
EVENT_ICONS: Final[list[tuple[tuple[int, int], ...]]] = [
    tuple([(_at(icon.npc, NPC_NAMES), "NESW".index(icon.towards)) for icon in getattr(event, "icons", ())])
    for event in _EVENTS
]
"""NPC and direction (0 to 3, clockwise from north) of each icon."""
EFFECT_NAMES: Final[list[str]] = list(dict.fromkeys([event.effect for pack in _PACKS for event in pack.world_events]))
EVENT_EFFECT: Final[list[int]] = [_at(getattr(event, "effect", ""), EFFECT_NAMES) for event in _EVENTS]
"""The number of an effect in EFFECT_NAMES and `registries.event_effects`; NONE for an NPC card."""
EVENT_AMOUNT: Final[list[int]] = [getattr(event, "amount", 0) for event in _EVENTS]

# Captains
_CAPTAINS: Final = [captain for pack in _PACKS for captain in pack.captains]
CAPTAIN_IDS: Final[list[str]] = [captain.id for captain in _CAPTAINS]
CAPTAIN_NAMES: Final[list[str]] = [captain.key for captain in _CAPTAINS]
CAPTAIN_NATION: Final[list[int]] = [_at(captain.nation, NATIONS) for captain in _CAPTAINS]
CAPTAIN_HOME: Final[list[int]] = [_at(captain.home, ZONES) for captain in _CAPTAINS]
CAPTAIN_SKILLS: Final[list[list[int]]] = [
    [captain.seamanship, captain.scouting, captain.leadership, captain.influence] for captain in _CAPTAINS
]
ABILITY_NAMES: Final[list[str]] = list(dict.fromkeys([*ABILITIES, *[captain.ability for captain in _CAPTAINS]]))
CAPTAIN_ABILITY: Final[list[int]] = [ABILITY_NAMES.index(captain.ability) for captain in _CAPTAINS]
CAPTAIN_AMOUNT: Final[list[int]] = [captain.amount for captain in _CAPTAINS]
CAPTAIN_PACK: Final[list[str]] = [pack.name for pack in _PACKS for captain in pack.captains]

# Cargo: in the base a kind is a good with a plunder value and an icon; in other packs each card is one.
_FACES: Final = [(good, value, icon) for good in _PACKS[0].goods for value, icon in dict.fromkeys(good.cards)]
_CARDS: Final = [card for pack in _PACKS for card in pack.cargo]
CARGO_IDS: Final[list[str]] = [
    *[load.face_name(good.id, value, icon) for good, value, icon in _FACES],
    *[card.id for card in _CARDS],
]
"""Names in the base, where the ledger has no ids of cargo cards."""
CARGO_NAMES: Final[list[str]] = [
    *[load.face_name(good.id, value, icon) for good, value, icon in _FACES],
    *[load.card_name(card) for card in _CARDS],
]
CARGO_PACK: Final[list[str]] = [
    *[load.BASE for face in _FACES],
    *[pack.name for pack in _PACKS for card in pack.cargo],
]
CARGO_GOOD: Final[list[int]] = [
    GOODS.index(good) for good in [*[face[0].id for face in _FACES], *[card.good for card in _CARDS]]
]
CARGO_VALUE: Final[list[int]] = [*[face[1] for face in _FACES], *[card.value for card in _CARDS]]
CARGO_ICON: Final[list[int]] = [
    ICONS.index(icon) for icon in [*[face[2] for face in _FACES], *[card.icon for card in _CARDS]]
]
CARGO_COUNT: Final[list[int]] = [
    *[good.cards.count((value, icon)) for good, value, icon in _FACES],
    *[1 for card in _CARDS],
]
CARGO_PORT: Final[list[int]] = [*[NONE for face in _FACES], *[_at(card.port, ZONES) for card in _CARDS]]
"""The destination of a card; NONE for one that has none, as all of the base."""
DEMAND_TOKENS: Final[list[int]] = [good.demand_tokens for good in _PACKS[0].goods]

# Glory: in each pack specialists first, then the cards that are played.
_SPECIALISTS_AT: Final[list[tuple[str, int]]] = [
    (pack.name, at) for pack in _PACKS for at in range(len(pack.specialists) + len(pack.glory))
]
_GLORY: Final = [card for pack in _PACKS for card in [*pack.specialists, *pack.glory]]
GLORY_IDS: Final[list[str]] = [card.id for card in _GLORY]
GLORY_NAMES: Final[list[str]] = [card.key for card in _GLORY]
GLORY_PACK: Final[list[str]] = [name for name, at in _SPECIALISTS_AT]
GLORY_COUNT: Final[list[int]] = [card.count for card in _GLORY]
GLORY_AMOUNT: Final[list[int]] = [getattr(card, "amount", 0) for card in _GLORY]
GLORY_MOMENTS: Final[list[int]] = [sum([1 << MOMENTS.index(moment) for moment in card.moments]) for card in _GLORY]
"""The moments of a card as a set of bits."""
GLORY_SPECIALIST: Final[list[int]] = [_at(getattr(card, "specialist", ""), SPECIALISTS) for card in _GLORY]
"""The type of a specialist; NONE for a card that is played."""
HIRE_PORTS: Final[list[list[int]]] = [[ZONES.index(port) for port in getattr(card, "ports", ())] for card in _GLORY]
HIRE_AT_HOME: Final[list[bool]] = [getattr(card, "home", False) for card in _GLORY]
HIRE_GOLD: Final[list[int]] = [getattr(card, "gold", 0) for card in _GLORY]
HIRE_CHECK: Final[list[int]] = [_at(getattr(card, "check", ""), SKILLS) for card in _GLORY]

# Missions and rumours: their details are read from the printed cards, which are not read often.
MISSIONS: Final = [mission for pack in _PACKS for mission in pack.missions]
MISSION_IDS: Final[list[str]] = [mission.id for mission in MISSIONS]
MISSION_NAMES: Final[list[str]] = [mission.key for mission in MISSIONS]
MISSION_LOCATION: Final[list[int]] = [ZONES.index(mission.location) for mission in MISSIONS]
TASK_NAMES: Final[list[str]] = list(dict.fromkeys([mission.task.kind for mission in MISSIONS]))
MISSION_TASK: Final[list[int]] = [TASK_NAMES.index(mission.task.kind) for mission in MISSIONS]
"""The number of the task's kind in TASK_NAMES and `registries.mission_tasks`."""
MISSION_LEGS: Final[list[list[list[int]]]] = [
    [[ZONES.index(name) for name in leg] for leg in mission.task.legs] for mission in MISSIONS
]
MISSION_PORTS: Final[list[list[int]]] = [[ZONES.index(name) for name in mission.task.ports] for mission in MISSIONS]
MISSION_ZONES: Final[list[list[int]]] = [
    [ZONES.index(name) for name in [*mission.task.zones, *([mission.task.zone] if mission.task.zone else [])]]
    for mission in MISSIONS
]
MISSION_GOODS: Final[list[list[int]]] = [[mission.task.goods.get(good, 0) for good in GOODS] for mission in MISSIONS]
MISSION_HUNTED_BY: Final[list[int]] = [_at(mission.task.hunted_by, NATIONS) for mission in MISSIONS]
MISSION_PACK: Final[list[str]] = [pack.name for pack in _PACKS for mission in pack.missions]

RUMOURS: Final = [rumour for pack in _PACKS for rumour in pack.rumours]
RUMOUR_IDS: Final[list[str]] = [rumour.id for rumour in RUMOURS]
RUMOUR_NAMES: Final[list[str]] = [rumour.key for rumour in RUMOURS]
RUMOUR_SKILL: Final[list[int]] = [SKILLS.index(rumour.skill) for rumour in RUMOURS]
RUMOUR_PACK: Final[list[str]] = [pack.name for pack in _PACKS for rumour in pack.rumours]
RUMOUR_CARD: Final[list[int]] = [RUMOUR_IDS.index(rumour.part_of or rumour.id) for rumour in RUMOURS]
"""The card as it lies in the deck; another one for the later part of a rumour, which is face up."""


def glory_card(id: str) -> int:
    """The kind of a glory card by its id in the ledger."""
    return GLORY_IDS.index(id)


def cargo_card(id: str) -> int:
    return CARGO_IDS.index(id)


def event_card(id: str) -> int:
    return EVENT_IDS.index(id)


def mission_card(id: str) -> int:
    return MISSION_IDS.index(id)


def rumour_card(id: str) -> int:
    return RUMOUR_IDS.index(id)


def captain_card(id: str) -> int:
    return CAPTAIN_IDS.index(id)
