"""Cutthroat: off-turn scouting, and what it costs (SG-V5)."""

from typing import Final

from freebooter.games.marauders import odds
from freebooter.games.marauders.actions.menu import ACTION
from freebooter.games.marauders.actions.scout import duel_worth, match_of
from freebooter.games.marauders.content.tables import NEIGHBOURS
from freebooter.games.marauders.modules.cutthroat import statistics as statistics
from freebooter.games.marauders.modules.cutthroat.hunting import prey_worth
from freebooter.games.marauders.modules.cutthroat.marks import Marks, actions_left, remove_mark, settle
from freebooter.games.marauders.modules.cutthroat.scouting import ambush, may_ambush
from freebooter.games.marauders.names import SCOUTING, ZONES
from freebooter.games.marauders.odds.scouting import rival_dice
from freebooter.games.marauders.previews.chances import at_least, percent
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state import Drawer, Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import skill_odds
from freebooter.kernel.ask import Ask, Taken
from freebooter.kernel.note import Note

MOST_WARNINGS: Final = 2


def is_arrival(player: Player, zone: int) -> bool:
    """Would the captain come into this zone at sea?"""
    return player.in_port if zone == player.zone else not player.in_port and zone in NEIGHBOURS[player.zone]


def warning(t: Table, player: Player, rival: Player) -> Note:
    count = rival_dice(t, rival, player)
    return Note(
        "mm-risk-off-turn",
        "SG-V5-01",
        seat=rival.seat + 1,
        zone=ZONES[rival.zone],
        dice=count,
        chance=percent(at_least(count)),
        match=match_of(odds.battle_with_player(t, player, rival, False)),
    )


class Cutthroat(Module):
    def drawer(self, rules: Rules, seats: int) -> Drawer | None:
        return Marks()

    def meets_players(self, t: Table, player: Player) -> Taken:
        return ambush(t, player)

    def actions(self, t: Table, actions: int, player: Player) -> int:
        return actions_left(t, actions, player.seat)

    def turn_starts(self, t: Table, player: Player) -> Taken:
        settle(t, player.seat)
        return ()

    def captain_died(self, t: Table, player: Player, cause: int) -> Taken:
        remove_mark(t, player.seat)
        return ()

    def risks(self, t: Table, ask: Ask, notes: list[Note]) -> None:
        """Captains who may look for this one where his next step could take him."""
        if ask.question is not ACTION or t.turn.actions == 0:
            return
        player = t.players[ask.seat]
        rivals = [each for each in t.players if each is not player and each.at_sea()]
        waiting = [each for each in rivals if is_arrival(player, each.zone) and may_ambush(t, each, each.zone)]
        notes += [warning(t, player, rival) for rival in waiting[:MOST_WARNINGS]]

    def zone_dangers(self, t: Table, by_day: list[int], by_night: list[int], player: Player) -> None:
        """By day those who lie in wait there and are the stronger."""
        for rival in t.players:
            zone = rival.zone
            comes = zone != player.zone or player.in_port
            if rival is not player and comes and may_ambush(t, rival, zone):
                by_day[zone] += skill_odds(rival, SCOUTING) * max(0, -duel_worth(player, rival)) // 100

    def zone_values(self, t: Table, values: list[int], player: Player, port: bool) -> None:
        """Where prey is: in this variant captains sail after each other."""
        if not port:
            for zone in {rival.zone for rival in t.players if rival is not player and rival.at_sea()}:
                values[zone] += prey_worth(t, player, zone)


add_module(Cutthroat("cutthroat", implies=("low-galleons",)))
