"""The three kinds of NPC: navies, pirates, and neutral ships, which belong to a nation but are no naval ships.

A neutral ship hunts nobody and scouts for nobody; its captain is in no deck. Rules ask for the kind here, and for a
nation only where the nation itself matters (a bounty for the attack).
"""

from freebooter.games.marauders.content.tables import EVENT_SKILLS, NPC_CAPTAIN, NPC_KIND
from freebooter.games.marauders.names import NAVY, NEUTRAL, NONE, PIRATE
from freebooter.games.marauders.state.npc import Npc
from freebooter.games.marauders.state.table import Table


def is_navy(npc: Npc) -> bool:
    return NPC_KIND[npc.number] == NAVY


def is_pirate(npc: Npc) -> bool:
    return NPC_KIND[npc.number] == PIRATE


def is_neutral(npc: Npc) -> bool:
    return NPC_KIND[npc.number] == NEUTRAL


def captain_of(npc: Npc) -> int:
    """The event card of the captain in command; NONE without one.

    Captains of navies and pirates come from the event deck, that of a neutral ship is with it while it sails.
    """
    if npc.card == NONE and npc.zone != NONE:
        return NPC_CAPTAIN[npc.number]
    return npc.card


def npc_skills(t: Table, npc: Npc) -> tuple[int, int, int]:
    """Seamanship, scouting and leadership of the captain in command."""
    return EVENT_SKILLS[captain_of(npc)]
