"""Who finds whom (MM-SCOUT-02, MM-NPC-14)."""

from freebooter.games.marauders.captain.dice import FOR_SCOUTING, pool
from freebooter.games.marauders.names import SCOUTING
from freebooter.games.marauders.npcs import scouting
from freebooter.games.marauders.previews.chances import at_least
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.player import Player


def player_finds(t: Table, scout: Player) -> float:
    """The chance of one Scout action (MM-SCOUT-02)."""
    return at_least(pool(t, scout, SCOUTING, FOR_SCOUTING, 0))


def npc_finds(t: Table, npc: Npc, player: Player) -> float:
    """The chance that an NPC of the same zone finds a captain at sea, with the powers of the zone (MM-NPC-14)."""
    once = at_least(scouting.scouting_dice(t, npc, player))
    if scouting.tries_twice(npc):
        return 1 - (1 - once) ** 2
    return once**2 if scouting.must_find_twice(npc) else once
