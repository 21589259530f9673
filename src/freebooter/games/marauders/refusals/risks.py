"""What a captain should worry about in battles and raids: what a loss would cost, and what a raid makes of him."""

from typing import Final

from freebooter.games.marauders.battle.sides import side_of
from freebooter.games.marauders.names import NATIONS, ZONES
from freebooter.games.marauders.npcs import is_navy
from freebooter.games.marauders.risks import of_loss, of_surplus
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import CAPTAIN_HOME, ZONE_NATION
from freebooter.kernel.ask import Ask
from freebooter.kernel.refusal import Note

IN_BATTLE: Final = ("declare", "window-declared", "window-crew-start", "window-crew-round", "window-between-rounds")


def risks(t: Table, ask: Ask) -> list[Note]:
    player = t.players[ask.seat]
    if not player.afloat:
        return []
    if ask.prompt == "port":
        return of_surplus(player)
    if ask.prompt == "engage-merchant":
        return [of_outlawry(t, player, ask.about), of_loss(player)]
    if ask.prompt in IN_BATTLE and t.battle is not None and fights(t, player):
        return [of_loss(player)]
    return []


def fights(t: Table, player: Player) -> bool:
    """Is it his own battle, and not that of an NPC he steers?"""
    return t.battle is not None and side_of(t, player).seat == player.seat


# Raids


def of_outlawry(t: Table, player: Player, nation: int) -> Note:
    """A bounty closes the nation's ports, but not the home port, and sends navies after him (MM-BOUNTY-09)."""
    home = CAPTAIN_HOME[player.captain]
    ports = len([zone for zone in range(len(ZONES)) if ZONE_NATION[zone] == nation and zone != home])
    navies = len([npc for npc in t.npcs if npc.afloat() and is_navy(npc)])
    wanted = int(player.bounties[nation] > 0)
    return Note("mm-risk-outlaw", "MM-BOUNTY-09", nation=NATIONS[nation], ports=ports, navies=navies, wanted=wanted)
