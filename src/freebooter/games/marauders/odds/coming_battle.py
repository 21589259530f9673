"""Odds of a battle that may come."""

from typing import Final, final

from freebooter.games.marauders.combat.start import npc_side, player_side
from freebooter.games.marauders.odds.battle import Exchange, crew_to_the_end, exchange
from freebooter.games.marauders.odds.crews import CrewCombatOdds
from freebooter.games.marauders.odds.whole import WholeBattle, fought_out
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.battle import BOARDS, SHOOTS, Battle, Side
from freebooter.games.marauders.state.player import Player

EQUAL: Final = 1e-9
"""Chances that differ by less are the same, only added up in another order."""


@final
class BattleOdds:
    """What a battle between two would be like: the contest, hits of a round in which both shoot, and the crews.

    `whole`: how it ends for a captain who shoots, or boards, whichever is better; only where it is asked for.
    """

    __slots__ = ("crew", "hits", "loses", "taken", "whole", "wins")

    def __init__(self, round_of_shots: Exchange, crew: CrewCombatOdds, whole: WholeBattle | None = None) -> None:
        self.whole = whole
        self.wins = round_of_shots.wins
        self.loses = round_of_shots.loses
        self.hits = round_of_shots.hits
        self.taken = round_of_shots.taken
        self.crew = crew

    def weaker(self) -> bool:
        """Worse off with guns and with cutlasses."""
        return self.hits < self.taken - EQUAL and self.crew.win < self.crew.lose - EQUAL

    def stronger(self) -> bool:
        return self.hits > self.taken + EQUAL and self.crew.win > self.crew.lose + EQUAL


def battle_with_npc(t: Table, player: Player, npc: Npc, aggressor: bool, whole: bool = False) -> BattleOdds:
    """For a player against an NPC, which has a whole ship (MM-NPC-25)."""
    return _battle(t, player_side(player), npc_side(t, npc), aggressor, whole)


def battle_with_player(t: Table, player: Player, other: Player, aggressor: bool, whole: bool = False) -> BattleOdds:
    return _battle(t, player_side(player), player_side(other), aggressor, whole)


def _battle(t: Table, own: Side, other: Side, aggressor: bool, whole: bool) -> BattleOdds:
    """As if it were fought now; the odds change nothing else on the table."""
    outer = t.battle
    t.battle = Battle(own, other) if aggressor else Battle(other, own)
    try:
        ends = max(fought_out(t, own, SHOOTS), fought_out(t, own, BOARDS)) if whole else None
        return BattleOdds(exchange(t, own, SHOOTS, SHOOTS), crew_to_the_end(t, own), ends)
    finally:
        t.battle = outer
