"""Fights ashore, which rumours and missions lead to (MM-AMB-93)."""

from freebooter.games.marauders.combat.start import player_side, shore_side
from freebooter.games.marauders.odds.battle import crew_to_the_end
from freebooter.games.marauders.previews.chances import at_least, percent
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import CREW_OPENING, Battle
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.note import Note


def fight_ashore_note(t: Table, player: Player, count: int, needed: int, crew: int, leadership: int, rule: str) -> Note:
    """A check, if there is one, and then crew combat that costs the captain's life if it is lost."""
    twin = t.copy()
    own = player_side(twin.players[player.seat])
    twin.battle = Battle(own, shore_side(crew, leadership), CREW_OPENING)
    twin.battle.ashore = True
    ending = crew_to_the_end(twin, own)
    chance = percent(at_least(count, needed))
    win, lose = percent(ending.win), percent(ending.lose)
    return Note("mm-brings-shore", rule, dice=count, chance=chance, win=win, lose=lose)
