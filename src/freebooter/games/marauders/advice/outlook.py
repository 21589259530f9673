"""How a captain stands, in numbers: what a learned evaluation is made of."""

from typing import Final

from freebooter.games.marauders.advice import zone_values
from freebooter.games.marauders.advice.dangers import Dangers
from freebooter.games.marauders.advice.evaluation import prospects
from freebooter.games.marauders.content.tables import CAPTAIN_HOME, CAPTAIN_SKILLS, STASH_PER_POINT, WAY
from freebooter.games.marauders.names import FRIGATE, GALLEON, LOCATIONS, NONE
from freebooter.games.marauders.prices import counts_of, damage_points
from freebooter.games.marauders.registries.mission_tasks import kind_of_mission
from freebooter.games.marauders.registries.rewards import MISSION_VALUE
from freebooter.games.marauders.scoring import stash_points
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import NO_BOUNTIES, Player
from freebooter.games.marauders.values import (
    ACTION_VALUE,
    gold_value,
    good_worth,
    is_raider,
    is_sound,
    ways_to_buyers,
)
from freebooter.kernel.ask import Seat
from freebooter.kernel.native import i64

SKILLS: Final = ["seamanship", "scouting", "leadership", "influence"]
OWN_NUMBERS: Final = [
    # the game and the others, as far as this captain knows
    "round", "events-left", "seats", "best-other", "next-other", "mean-other", "others-ahead",
    "other-to-win", "to-win",
    # this captain
    "points", "track", "stash-points", "stash-rest", "gold", "hand", "specialists", "bounties", "weapons", "rumour",
    "mission", "mission-worth", "deaths", *SKILLS, "ship-glory", "on-turn", "actions-left", "turn-to-come", "ported",
    "prospects",
    # his ship and what he can do next; all 0 while he has none
    "afloat", "in-port", "cargo", "most-of-a-good", "goods-worth", "gold-value", "best-goal", "way-to-it", "next-goal",
    "goal-after-it", "port-here", "danger-by-day", "danger-by-night", "stashing", "way-home", "rumour-worth",
    *[f"track-{location}" for location in LOCATIONS], "great-ship", "galleon", "damage", "destroyed", "crew-wanted",
    "raider", "sound",
]  # fmt: skip
ABOARD: Final = OWN_NUMBERS.index("afloat")
NO_SHIP: Final = [0] * (len(OWN_NUMBERS) - ABOARD)
PERIODS: Final = 5
"""By the glory track of whoever is farthest. What is learned holds for all of them, but `tools/train.py` tells them
apart."""
UNITS: Final = 32
"""Of the learned evaluation: what a number means depends on the others."""
EDITIONS: Final = False
"""Games without modules are learned from by themselves, and so are those with modules."""
FAR: Final = -1000  # there is nothing to do anywhere


def period(t: Table) -> int:
    most = 0
    for player in t.players:
        most = max(most, player.track)
    return min(PERIODS - 1, most * 10 // (2 * t.rules.points_to_win))


def outlook(t: Table, seat: Seat) -> list[int]:
    """All that matters and that the captain knows. Of the others he knows what lies open."""
    player = t.players[seat]
    stashed = stash_points(t, player)
    points = player.track + stashed
    on_turn = t.turn_of(player)
    found = others(t, seat, points)
    mission = 0
    if player.mission != NONE:
        mission = MISSION_VALUE[player.mission] * kind_of_mission(player.mission).likely // 100
    found += [
        points, player.track, stashed, player.stash - STASH_PER_POINT * stashed, player.gold, len(player.hand),
        len(player.employed), 0 if player.bounties == NO_BOUNTIES else sum(player.bounties),
        player.weapons.bit_count(), 0 if player.rumour == NONE else 1, 0 if player.mission == NONE else 1, mission,
        player.deaths,
    ]  # fmt: skip
    skills = CAPTAIN_SKILLS[player.captain]
    for skill in range(len(SKILLS)):
        found.append(skills[skill])
    found += [
        1 if player.ship_glory else 0, 1 if on_turn else 0, t.turn.actions if on_turn else 0,
        1 if not on_turn and seat not in t.order[: t.at + 1] else 0, 1 if on_turn and t.turn.ported else 0,
        prospects(t, player),
    ]  # fmt: skip
    return found + (aboard(t, player, on_turn and t.turn.ported) if player.afloat else NO_SHIP)


def others(t: Table, seat: Seat, points: int) -> list[int]:
    """How far the game is, and the points that the others show."""
    best = 0
    second = 0
    total = 0
    ahead = 0
    for other in t.players:
        if other.seat != seat:
            shown = other.track + other.stash_least // STASH_PER_POINT
            total += shown
            if shown > points:
                ahead += 1
            if shown >= best:
                best, second = shown, best
            elif shown > second:
                second = shown
    seats = len(t.players)
    mean = 10 * total // (seats - 1) if seats > 1 else 0
    goal = t.rules.points_to_win
    return [
        t.round,
        t.decks.events.left + len(t.event_top),
        seats,
        best,
        second,
        mean,
        ahead,
        goal - best,
        goal - points,
    ]


def aboard(t: Table, player: Player, ported: bool) -> list[int]:
    """The ship, its cargo, and what is to be done with them; the Port action may be used up."""
    here, ship = player.zone, player.ship
    most = 0
    goods = 0
    if player.cargo:
        counts, ways = counts_of(player.cargo), ways_to_buyers(t, player)
        for good in range(len(counts)):
            most = max(most, counts[good])
            goods += good_worth(counts[good], ways[good])
    dangers = Dangers(t, player)
    great = ship.kind == FRIGATE or ship.kind == GALLEON
    found = [1, 1 if player.in_port else 0, len(player.cargo), most, goods, gold_value(t, player, player.gold)]
    found += goals(t, player, ported)
    found += [
        0 if player.in_port else dangers.by_day[here], 0 if player.in_port else dangers.by_night[here],
        zone_values.stashing(t, player), WAY[here][CAPTAIN_HOME[player.captain]],
        0 if player.rumour == NONE else zone_values.rumour_worth(player),
    ]  # fmt: skip
    found += ship.tracks
    found += [
        1 if great else 0, 1 if ship.kind == GALLEON else 0, damage_points(ship), 1 if ship.any_destroyed() else 0,
        player.crew_wanted(), 1 if is_raider(player) else 0, 1 if is_sound(player) else 0,
    ]  # fmt: skip
    return found


def goals(t: Table, player: Player, ported: bool) -> list[int]:
    """The best place to be next, less the way, and the way; the next best; the best after the first; the port here."""
    here = player.zone
    values, at_sea = zone_values.ports(t, player), zone_values.at_sea(t, player)
    call = 0 if ported else max(0, values[here])
    if ported:
        values[here] = FAR if player.in_port else 0
    way = WAY[here]
    goal = here
    best: i64 = 3 * FAR
    second: i64 = 3 * FAR
    for zone in range(len(values)):
        done: i64 = at_sea[zone]
        if done > 0 and done + ACTION_VALUE > values[zone]:
            values[zone] = done + ACTION_VALUE
        steps: i64 = way[zone]
        value: i64 = values[zone]
        value -= ACTION_VALUE * steps
        if value > best:
            second = best
            best = value
            goal = zone
        elif value > second:
            second = value
    after: i64 = 3 * FAR
    onwards = WAY[goal]
    for zone in range(len(values)):
        further: i64 = onwards[zone]
        following: i64 = values[zone]
        following -= ACTION_VALUE * further
        if zone != goal and following > after:
            after = following
    return [best, way[goal], second, after, call]
