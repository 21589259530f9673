"""What missions and rumours promise, worked out once from their cards."""

from typing import Final

from freebooter.games.marauders.content.tables import MISSION_KIND, MISSIONS, PORTS, RUMOURS
from freebooter.games.marauders.names import NONE, SKILLS, ZONES
from freebooter.games.marauders.values import GOLD, POINT

# Missions and rumours, read once: names are slow to compare.
_KINDS: Final = ["carry", "deliver", "defeat-pirate", "raid", "check", "visit", "duel"]
TRANSPORT: Final = 0
DELIVER: Final = 1
DEFEAT: Final = 2
RAID: Final = 3
CHECK: Final = 4
VISIT: Final = 5
DUEL: Final = 6
MISSION_TASK: Final[list[int]] = [_KINDS.index(kind) for kind in MISSION_KIND]
MISSION_VALUE: Final[list[int]] = [
    POINT
    + GOLD * card.earn.gold
    + (60 if card.earn.modification_of or card.earn.full_repair else 0)
    + (30 if card.earn.weapons or card.earn.full_crew else 0)
    for card in MISSIONS
]
MISSION_LEGS: Final[list[list[list[int]]]] = [
    [[ZONES.index(name) for name in leg] for leg in card.task.legs] for card in MISSIONS
]
MISSION_PORTS: Final[list[list[int]]] = [[ZONES.index(name) for name in card.task.ports] for card in MISSIONS]
MISSION_ZONES: Final[list[list[int]]] = [
    [ZONES.index(name) for name in [*card.task.zones, *([card.task.zone] if card.task.zone else [])]]
    for card in MISSIONS
]
CLAIM_SKILL: Final[list[int]] = [SKILLS.index(card.needs.check) if card.needs.check else NONE for card in MISSIONS]
CLAIM_GOLD: Final[list[int]] = [card.needs.gold for card in MISSIONS]
LIKELY: Final = [100, 25, 15, 20, 70, 90, 50]
"""How often a task is done that is taken up without knowing more, in a hundred, by its kind."""
_TRUE: Final = {"gold": GOLD, "stash": 3, "cargo": 25, "cargo-choice": 10, "drifting-merchant": 40, "weapons": 40,
                "search-good": 30, "full-crew": 20, "full-repair": 20, "employ": 40, "modification": 50,
                "glory-choice": 20, "rumours": 10, "lower-bounty": 15, "buy-ship": 3, "shore-combat": 0,
                "bounty": -40, "hull-check": -20, "crew": 15}  # fmt: skip
TRUE_RUMOUR: Final[list[int]] = [
    POINT + sum([_TRUE[reward.kind] * max(1, reward.amount) for reward in card.rewards]) for card in RUMOURS
]
RUMOUR_PORTS: Final[list[list[int]]] = [
    PORTS if card.place.any_port else [ZONES.index(name) for name in card.place.ports] for card in RUMOURS
]
RUMOUR_ZONES: Final[list[list[int]]] = [
    list(range(len(ZONES))) if card.place.any_zone else [ZONES.index(name) for name in card.place.zones]
    for card in RUMOURS
]
RUMOUR_FIGHT: Final[list[bool]] = [any([reward.kind == "shore-combat" for reward in card.rewards]) for card in RUMOURS]
RUMOUR_WANTED: Final[list[bool]] = [card.place.wanted for card in RUMOURS]
RUMOUR_MERCHANT: Final[list[bool]] = [card.place.merchant for card in RUMOURS]
