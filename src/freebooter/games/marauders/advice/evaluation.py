"""Evaluation for bots: points, plus gold, cargo, ship, specialists and tasks as far as they may still become points."""

from typing import Final

from freebooter.games.marauders.names import NONE
from freebooter.games.marauders.prices import counts_of
from freebooter.games.marauders.registries.mission_tasks import kind_of_mission
from freebooter.games.marauders.registries.rewards import MISSION_VALUE
from freebooter.games.marauders.scoring import points
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import OVER, Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import gold_value, good_worth, ways_to_buyers

TENTHS: Final = 10
BETWEEN_CAPTAINS: Final = 10  # between two captains: the next one has a fresh ship and a little gold
SHARE_SAVED: Final = 6  # of ten: not all that is aboard comes home
TRACK_VALUE: Final = 12  # for each point of the ship's tracks
SPECIALIST_VALUE: Final = 20
CARD_VALUE: Final = 6
RUMOUR_VALUE: Final = 25
BOUNTY_COST: Final = 12


def evaluate(t: Table) -> list[int]:
    """Points of each seat in tenths, plus prospects: an estimate for bots that cannot play to the end."""
    if t.stage == OVER:
        return [TENTHS * points(t, player) for player in t.players]
    return [TENTHS * points(t, player) + prospects(t, player) for player in t.players]


def prospects(t: Table, player: Player) -> int:
    """In tenths of a point."""
    if not player.afloat:
        return BETWEEN_CAPTAINS
    aboard = gold_value(t, player, player.gold)
    if player.cargo:
        counts, ways = counts_of(player.cargo), ways_to_buyers(t, player)
        for good in range(len(counts)):
            aboard += good_worth(counts[good], ways[good])
    worth = aboard * SHARE_SAVED // 10
    for left in player.ship.tracks:
        worth += TRACK_VALUE * left
    for bounty in player.bounties:
        worth -= BOUNTY_COST * bounty
    worth += SPECIALIST_VALUE * len(player.employed) + CARD_VALUE * len(player.hand)
    if player.rumour != NONE:
        worth += RUMOUR_VALUE
    if player.mission != NONE:
        worth += MISSION_VALUE[player.mission] * kind_of_mission(player.mission).likely // 250
    if t.hooked:
        worth = modules_of(t).prospects(t, worth, player)
    return worth // TENTHS
