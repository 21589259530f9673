"""How NPCs move on the board (MM-NPC-19 to 22)."""

from typing import Final

from freebooter.games.marauders.content.tables import NPC_NAMES, ORDERED_ZONE, WAY
from freebooter.games.marauders.names import ZONES
from freebooter.games.marauders.npcs.hostility import hunt_strength, reasons
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.player import Player

NOBODY_HUNTED: Final[list[Player]] = []
"""Never changed."""


def prey(t: Table, npc: Npc) -> Player | None:
    """The captain an NPC goes for, in its own or a neighbouring zone; ties at random (MM-NPC-20, MM-NPC-21)."""
    best = NOBODY_HUNTED
    most = (-1, -1, -1)  # mutants: same[number], less than any
    way = WAY[npc.zone]
    for player in t.players:
        if not player.afloat or way[player.zone] > 1:
            continue
        if reasons(t, npc, player, True) == 0:
            continue
        merit = hunt_strength(t, npc, player)
        if merit > most:
            best, most = [player], merit
        elif merit == most:
            best = [*best, player]
    if not best:
        return None
    return best[0] if len(best) == 1 else best[t.chance.below(len(best))]


def activate(t: Table, npc: Npc, towards: int) -> None:
    """An icon: one zone in its direction, or after the prey (MM-NPC-19, MM-NPC-20)."""
    if not npc.afloat():
        return  # MM-TURN-05
    hunted = prey(t, npc)
    old = npc.zone
    npc.zone = ORDERED_ZONE[npc.zone][towards] if hunted is None else hunted.zone
    if t.journal is not None:
        rule = "MM-NPC-19" if hunted is None else "MM-NPC-20"
        t.journal.everyone("npc-moved", rule, npc=NPC_NAMES[npc.number], origin=ZONES[old], zone=ZONES[npc.zone])
