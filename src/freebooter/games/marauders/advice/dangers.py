"""What waits in each zone: how strong NPCs are, and what meeting them would cost."""

from typing import Final, final

from freebooter.games.marauders.combat.start import known_side, npc_ship
from freebooter.games.marauders.content.tables import (
    CAPTAIN_SKILLS,
    EVENT_REWARD,
    NEIGHBOURS,
    SHIP_TRACKS,
    ZONE_NATION,
)
from freebooter.games.marauders.names import CANNONS, CREW, HULL, LEADERSHIP, NONE, SEAMANSHIP
from freebooter.games.marauders.npcs.hostility import reasons
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.battle import Side
from freebooter.games.marauders.state.npc_kinds import is_navy, is_pirate, npc_skills
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.sides import ship_of
from freebooter.games.marauders.values import GOLD, ODDS, POINT, loss_if_killed

NO_DANGERS: Final = [0] * len(ZONE_NATION)
NIGHT: Final = 5  # one of this many hunters in a neighbouring zone comes by before the next turn


def might(tracks: list[int], seamanship: int, leadership: int) -> int:
    """How hard a ship fights, roughly: crews decide most battles."""
    return 2 * tracks[CREW] * (1 + leadership) + tracks[CANNONS] * (1 + seamanship) + 2 * tracks[HULL]


def own_might(player: Player) -> int:
    skills = CAPTAIN_SKILLS[player.captain]
    return might(player.ship.tracks, skills[SEAMANSHIP], skills[LEADERSHIP])


def npc_might(t: Table, npc: Npc) -> int:
    if t.hooked:  # it may have more than its ship and captain
        return side_might(t, known_side(t, npc))
    skills = npc_skills(t, npc)
    return might(SHIP_TRACKS[npc_ship(t, npc)], skills[0], skills[2])


def side_might(t: Table, side: Side) -> int:
    return might(ship_of(t, side).tracks, side.seamanship, side.leadership)


def battle_worth(t: Table, player: Player, npc: Npc, own: int) -> int:
    """Fighting it out: a point and a reward, or the loss of all that is aboard."""
    other = npc_might(t, npc)
    wins = max(5, min(90, 50 + 160 * (own - other) // (own + other)))
    prize = POINT
    if is_pirate(npc):
        prize += GOLD * EVENT_REWARD[npc.card]
    elif is_navy(npc):
        prize += 30
    if t.hooked:
        prize = modules_of(t).npc_prize(t, prize, player, npc)
    return (wins * prize - (100 - wins) * loss_if_killed(player) * 2 // 3) // 100


@final
class Dangers:
    """What it costs to meet the NPCs of every zone, and to spend the night there; below 0 where a fight would pay."""

    __slots__ = ("by_day", "by_night")

    def __init__(self, t: Table, player: Player) -> None:
        night = 2 + (player.gold + 2 * len(player.cargo)) // 3
        self.by_day: list[int] = NO_DANGERS[:]
        self.by_night: list[int] = [night] * len(NO_DANGERS)
        own = 0
        for npc in t.npcs:
            zone = npc.zone
            if zone != NONE and reasons(t, npc, player, False, zone):
                if own == 0:
                    own = own_might(player)
                cost = -battle_worth(t, player, npc, own)
                if t.hooked:
                    cost = modules_of(t).found_cost(t, cost, player, npc)
                risk = cost * ODDS[npc_skills(t, npc)[1]] // 100
                self.by_day[zone] += risk
                if risk > 0:
                    by_night = self.by_night
                    by_night[zone] += risk // 2
                    for other in NEIGHBOURS[zone]:
                        by_night[other] = by_night[other] + risk // NIGHT  # twice as quick as `+=` when compiled
        if own:
            worst = loss_if_killed(player)  # nobody dies twice, however many wait there
            for npc in t.npcs:
                if npc.zone != NONE and self.by_day[npc.zone] > worst:
                    self.by_day[npc.zone] = worst
        if t.hooked:
            modules_of(t).zone_dangers(t, self.by_day, self.by_night, player)
