"""Who finds whom (MM-SCOUT-02, MM-NPC-14)."""

from freebooter.games.marauders.captain.dice import FOR_SCOUTING, pool, scouting_pool
from freebooter.games.marauders.names import SCOUTING
from freebooter.games.marauders.npcs import scouting
from freebooter.games.marauders.previews.chances import at_least
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.turn import FIRST_SEAT


def player_finds(t: Table, scout: Player) -> float:
    """The chance of one Scout action (MM-SCOUT-02)."""
    return at_least(pool(t, scout, SCOUTING, FOR_SCOUTING, 0))


def npc_dice(t: Table, npc: Npc, player: Player) -> int:
    """The dice with which an NPC looks for a captain, who does what he can about it."""
    if not t.hooked:
        return scouting.scouting_dice(t, npc, player)
    outer, t.turn.hunted_dice = t.turn.hunted_dice, modules_of(t).hunted_dice(t, 0, player)
    count = scouting.scouting_dice(t, npc, player)
    t.turn.hunted_dice = outer
    return count


def rival_dice(t: Table, rival: Player, player: Player) -> int:
    """The same for another captain who looks for him."""
    if not t.hooked:
        return scouting_pool(t, rival, FIRST_SEAT + player.seat)
    outer, t.turn.hunted_dice = t.turn.hunted_dice, modules_of(t).hunted_dice(t, 0, player)
    count = scouting_pool(t, rival, FIRST_SEAT + player.seat)
    t.turn.hunted_dice = outer
    return count


def npc_finds(t: Table, npc: Npc, player: Player) -> float:
    """The chance that an NPC of the same zone finds a captain at sea, with the powers of the zone (MM-NPC-14)."""
    once = at_least(npc_dice(t, npc, player))
    if scouting.tries_twice(npc):
        return 1 - (1 - once) ** 2
    return once**2 if scouting.must_find_twice(npc) else once
