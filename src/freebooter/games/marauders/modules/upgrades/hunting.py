"""Whom of the NPCs a captain should hunt: upgrades make some of them stronger than their ships, and worth more."""

from typing import Final

from freebooter.games.marauders.advice.dangers import battle_worth, own_might, side_might
from freebooter.games.marauders.advice.strength import beats_side
from freebooter.games.marauders.combat.start import known_side
from freebooter.games.marauders.names import NONE, SCOUTING
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.npc_kinds import is_navy, is_pirate
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.turn import FIRST_NPC
from freebooter.games.marauders.values import is_sound, loss_if_killed, skill_odds

OFFENCE: Final = 60  # the nation of a navy's ship does not forget
WORTH_THE_WAY: Final = (
    2  # a fight that pays is worth more from afar: its ship, tokens and rewards, and more than one try
)


def prize_by_odds(t: Table, worth: int, player: Player, npc: Npc) -> int:
    """The prize with which `dangers.battle_worth`, which counts victories by might, comes to what the odds say."""
    loss = loss_if_killed(player)
    side = known_side(t, npc)
    odds = beats_side(t, player, side)
    own, other = own_might(player), side_might(t, side)
    wins = max(5, min(90, 50 + 160 * (own - other) // (own + other)))
    return (odds * worth - (100 - odds) * loss * 67 // 100 + (100 - wins) * loss * 2 // 3) // wins


def prey_worth(t: Table, player: Player, zone: int) -> int:
    """Looking for pirates and navies in a zone, as far as that pays and was not tried in this turn."""
    worth = 0
    if not is_sound(player):
        return 0
    for npc in t.npcs:
        if npc.zone != zone or npc.card == NONE or t.turn.scouted >> (FIRST_NPC + npc.number) & 1:
            continue
        if is_pirate(npc) or is_navy(npc):
            fight = battle_worth(t, player, npc, own_might(player)) - (OFFENCE if is_navy(npc) else 0)
            worth += max(0, fight)
    return WORTH_THE_WAY * skill_odds(player, SCOUTING) * worth // 100
