"""Whom navies and NPC pirates want (MM-NPC-07 to 10)."""

from typing import Final

from freebooter.games.marauders.content.tables import CAPTAIN_NATION, MISSION_HUNTED_BY, NPC_NATION
from freebooter.games.marauders.names import FRENCH, NONE, TORTUGA, TRINIDAD
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.npc_kinds import is_navy, is_pirate
from freebooter.games.marauders.state.player import Player

# Hunt priorities as bits
FIRST: Final = 1
SECOND: Final = 2
THIRD: Final = 4


def reasons(t: Table, npc: Npc, player: Player, hunting: bool, zone: int = NONE) -> int:
    """The priorities that a captain meets (MM-NPC-07 to 10), as bits; 0 means that the NPC lets him be.

    Where he is, or would be if he were in `zone`.
    """
    if is_navy(npc):
        if (player.zone if zone == NONE else zone) == TRINIDAD:
            return 0  # whatever modules make navies look for (MM-PORTPOWER-16, MM-AMB-11, 12)
        met = navy_reasons(t, NPC_NATION[npc.number], player, zone)
    elif is_pirate(npc):
        met = pirate_reasons(t, npc, player)
    else:
        return 0  # a neutral ship wants nobody
    return modules_of(t).hostility(t, met, npc, player, hunting) if t.hooked else met


def navy_reasons(t: Table, nation: int, player: Player, zone: int = NONE) -> int:
    if cannot_see(nation, player, player.zone if zone == NONE else zone):
        return 0
    met = 0
    for other in range(len(player.bounties)):
        if player.bounties[other] > 0:
            met |= FIRST if other == nation else SECOND
    enemy = t.at_war_with(nation)
    at_war = enemy != NONE and enemy == CAPTAIN_NATION[player.captain]
    if at_war or (player.load and MISSION_HUNTED_BY[player.mission] == nation):  # MI-17
        met |= THIRD
    return met


def cannot_see(nation: int, player: Player, zone: int) -> bool:
    """Captains whom a navy neither scouts for nor hunts, at sea or in port (MM-PORTPOWER-15, MM-AMB-11, 12)."""
    return zone == TORTUGA and nation == FRENCH and player.is_pirate() and player.bounties[FRENCH] == 0


def pirate_reasons(t: Table, npc: Npc, player: Player) -> int:
    if player.is_pirate():
        return 0
    met = 0
    if player.gold > 0:
        met |= FIRST
    if cargo_seen(t, npc, player) > 0:
        met |= SECOND
    return met if met else THIRD


def cargo_seen(t: Table, npc: Npc, player: Player) -> int:
    cards = len(player.cargo)
    return modules_of(t).cargo_seen(t, cards, player, npc) if t.hooked else cards


def hunt_strength(t: Table, npc: Npc, player: Player) -> tuple[int, int, int]:
    """How strongly a captain meets the priorities, the first counting most (MM-NPC-21, MM-NPC-22)."""
    met = reasons(t, npc, player, True)
    third = met >> 2 & 1
    if is_navy(npc):
        # where those of the own nation are equal, all bounties tell who has more of the others
        return (player.bounties[NPC_NATION[npc.number]], sum(player.bounties), third)
    return (player.gold, cargo_seen(t, npc, player), third)
