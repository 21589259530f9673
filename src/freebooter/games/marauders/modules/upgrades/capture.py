"""Tokens of a beaten NPC: unused weapons for the winner, modifications with the ship (SG-M4-18 to 23)."""

from freebooter.games.marauders import effects
from freebooter.games.marauders.content.tables import WEAPON_NAMES
from freebooter.games.marauders.modules.upgrades.state import upgrades_of
from freebooter.games.marauders.modules.upgrades.tokens import (
    MODIFICATION_OF,
    WEAPON_OF,
    tokens_in,
)
from freebooter.games.marauders.names import NONE
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import Side
from freebooter.games.marauders.state.npc_kinds import captain_of
from freebooter.games.marauders.state.player import Player, Ship
from freebooter.games.marauders.state.sides import npc_of, opponent_of, player_of


def take_weapons(t: Table, winner: Player, side: Side) -> None:
    """Those that the NPC has not used, one of each type at most (SG-M4-18); others go back (SG-AMB-95)."""
    npc = npc_of(t, side)
    if npc is None:
        return
    upgrades, card = upgrades_of(t), captain_of(npc)
    for token in tokens_in(upgrades.tokens_on(card)):
        weapon = WEAPON_OF[token]
        if weapon == NONE or side.weapons >> weapon & 1 == 0 or winner.has_weapon(weapon):
            continue
        upgrades.lay_on(card, upgrades.tokens_on(card) & ~(1 << token))
        upgrades.weapons[winner.seat] |= 1 << weapon
        effects.gain_weapon(t, winner, weapon, "SG-M4-18")


def take_modifications(t: Table, winner: Player, ship: Ship) -> None:
    """They stay on the claimed ship, an NPC's or one that a player had claimed before (SG-M4-20)."""
    upgrades = upgrades_of(t)
    side = opponent_of(t, winner)
    npc, loser = npc_of(t, side), player_of(t, side)
    if npc is not None:
        card = captain_of(npc)
        for token in tokens_in(upgrades.tokens_on(card)):
            modification = MODIFICATION_OF[token]
            if modification != NONE and ship.has(modification):
                upgrades.lay_on(card, upgrades.tokens_on(card) & ~(1 << token))
                upgrades.modifications[winner.seat] |= 1 << modification
    elif loser is not None:
        upgrades.modifications[winner.seat] |= upgrades.modifications[loser.seat]
        upgrades.modifications[loser.seat] = 0


def lose_ship(t: Table, player: Player, modifications: int) -> None:
    """Sunk, sold or discarded: its tokens go back to their own pool (SG-M4-21, SG-M4-22)."""
    count = upgrades_of(t).lose_modifications(player.seat, modifications)
    if count and t.journal is not None:
        t.journal.everyone("upgrades-lost", "SG-M4-21 SG-M4-22", seat=player.seat, count=count)


def lose_weapon(t: Table, player: Player, weapon: int, taker: int) -> None:
    """Used, sold or lost: back to the upgrade pool, not to the supply (SG-M4-19)."""
    returned = upgrades_of(t).lose_weapon(player.seat, weapon, taker)
    if returned and t.journal is not None:
        t.journal.everyone("upgrade-weapon-returned", "SG-M4-19", seat=player.seat, weapon=WEAPON_NAMES[weapon])
