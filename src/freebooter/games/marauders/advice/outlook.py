"""How a captain stands, in numbers: what a learned evaluation is made of."""

from typing import Final

from freebooter.games.marauders.advice.evaluation import prospects
from freebooter.games.marauders.names import FRIGATE, GALLEON, LOCATIONS, NONE
from freebooter.games.marauders.registries.mission_tasks import kind_of_mission
from freebooter.games.marauders.registries.rewards import MISSION_VALUE
from freebooter.games.marauders.scoring import stash_points
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import NO_BOUNTIES
from freebooter.games.marauders.values import gold_value
from freebooter.kernel.ask import Seat

PERIODS: Final = 5
"""By the glory track of whoever is farthest."""

PUBLIC_NUMBERS: Final = [
    "always", "track", "gold", "stash-at-least", "goods", "ashore", "in-port", "great-ship", "damage",
    *[f"track-{location}" for location in LOCATIONS], "hand", "specialists", "bounties", "weapons", "rumour",
    "mission", "deaths", "turns-to-wait", "actions-left",
]  # fmt: skip
OWN_NUMBERS: Final = ["points", "stash", "gold-value", "prospects"]
"""The prospects of the hand-written evaluation have the cargo in them, and whatever modules bring."""


def period(t: Table) -> int:
    most = 0
    for player in t.players:
        most = max(most, player.track)
    return min(PERIODS - 1, most * 10 // (2 * t.rules.points_to_win))


def outlook(t: Table, seat: Seat) -> list[int]:
    player = t.players[seat]
    ship, afloat = player.ship, player.afloat
    great = ship.kind == FRIGATE or ship.kind == GALLEON
    damage = 0
    if afloat:
        for location in range(len(LOCATIONS)):
            damage += ship.damage(location)
    mission = 0
    if player.mission != NONE:
        mission = MISSION_VALUE[player.mission] * kind_of_mission(player.mission).likely // 250
    bounties = 0 if player.bounties == NO_BOUNTIES else sum(player.bounties)
    waiting = 0
    while waiting < len(t.order) and t.order[(t.at + waiting) % len(t.order)] != seat:
        waiting += 1
    found = [
        1, player.track, player.gold, player.stash_least, len(player.cargo), 0 if afloat else 1,
        1 if player.in_port else 0, 1 if great and afloat else 0, damage,
    ]  # fmt: skip
    for location in range(len(LOCATIONS)):
        found.append(ship.tracks[location] if afloat else 0)
    found += [
        len(player.hand), len(player.employed), bounties, player.weapons.bit_count(),
        0 if player.rumour == NONE else 1, mission // 10, player.deaths, waiting,
        t.turn.actions if waiting == 0 else 0, player.track + stash_points(t, player), player.stash,
        gold_value(t, player, player.gold) // 10 if afloat else 0, prospects(t, player),
    ]  # fmt: skip
    return found
