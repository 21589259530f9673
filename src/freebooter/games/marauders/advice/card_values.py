"""What missions and rumours promise, worked out once from their cards."""

from typing import Final

from freebooter.games.marauders.content.tables import MISSIONS, PORTS, RUMOURS
from freebooter.games.marauders.names import NONE, SKILLS, ZONES
from freebooter.games.marauders.registries.rewards import MISSION_VALUE
from freebooter.games.marauders.values import GOLD, POINT


def _add_fixed_pay() -> None:
    """To what the rewards of missions are worth."""
    for mission, card in enumerate(MISSIONS):
        MISSION_VALUE[mission] += (
            POINT
            + GOLD * card.earn.gold
            + (60 if card.earn.modification_of or card.earn.full_repair else 0)
            + (30 if card.earn.weapons or card.earn.full_crew else 0)
        )


_add_fixed_pay()

CLAIM_SKILL: Final[list[int]] = [SKILLS.index(card.needs.check) if card.needs.check else NONE for card in MISSIONS]
CLAIM_GOLD: Final[list[int]] = [card.needs.gold for card in MISSIONS]
RUMOUR_PORTS: Final[list[list[int]]] = [
    PORTS if card.place.any_port else [ZONES.index(name) for name in card.place.ports] for card in RUMOURS
]
RUMOUR_ZONES: Final[list[list[int]]] = [
    list(range(len(ZONES))) if card.place.any_zone else [ZONES.index(name) for name in card.place.zones]
    for card in RUMOURS
]
RUMOUR_WANTED: Final[list[bool]] = [card.place.wanted for card in RUMOURS]
RUMOUR_MERCHANT: Final[list[bool]] = [card.place.merchant for card in RUMOURS]
