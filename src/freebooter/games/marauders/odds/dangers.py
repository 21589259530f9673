"""Who could find a captain where he is, or where he would go: NPCs of the zone, those on their way, other captains.

All of it is public: where everyone is, skills, bounties, gold and cargo on board (MM-AMB-88). The order of the event
deck is known only as far as the seat has looked at it (GL-16).
"""

from functools import cache
from typing import Final, final

from freebooter.games.marauders.captain.damage import hazard_hits
from freebooter.games.marauders.captain.dice import pool
from freebooter.games.marauders.captain.weather import event_storm
from freebooter.games.marauders.content.tables import (
    ACTIONS_PER_TURN,
    CAPTAIN_ABILITY,
    EVENT_ICONS,
    EVENT_ZONE,
    NEIGHBOURS,
)
from freebooter.games.marauders.names import IGNORES_STORMS, KNOWS_THE_MAIN, SEAMANSHIP, SPANISH_MAIN, ZONES
from freebooter.games.marauders.npcs import hostility, scouting
from freebooter.games.marauders.odds.hits import sinking
from freebooter.games.marauders.odds.scouting import npc_dice, npc_finds, rival_dice
from freebooter.games.marauders.previews.chances import at_least, successes_of
from freebooter.games.marauders.registries.hazards import Hazard
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Npc, Table, Turn
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Seat

HERE: Final = 0  # in the zone
ARRIVES: Final = 1  # comes at the end of the round (MM-NPC-02)
HUNTS: Final = 2  # next door, and comes if the event moves it (MM-NPC-20)


@final
class Hunter:
    """An NPC that may look for the captain: from where, how likely it comes, and finds him once it is there."""

    __slots__ = ("comes", "dice", "finds", "how", "npc", "zone")

    def __init__(self, npc: Npc, how: int, zone: int, comes: float, dice: int, finds: float) -> None:
        self.npc = npc
        self.how = how
        self.zone = zone
        self.comes = comes
        self.dice = dice
        self.finds = finds


@final
class Rival:
    """Another captain who can be here and scout before the captain's next turn."""

    __slots__ = ("dice", "finds", "player", "steps")

    def __init__(self, player: Player, steps: int, dice: int) -> None:
        self.player = player
        self.steps = steps
        self.dice = dice
        self.finds = at_least(dice)


# NPCs


def scouts_in(t: Table, seat: Seat, zone: int) -> list[Hunter]:
    """NPCs that scout for a captain who enters a zone at sea (MM-NPC-12)."""
    if not any(npc.zone == zone for npc in t.npcs):
        return []
    twin = t.sketch(seat)
    player = twin.players[seat]
    player.zone, player.in_port = zone, False
    return scouts_here(twin, player)


def scouts_here(t: Table, player: Player) -> list[Hunter]:
    """NPCs that scout for a captain where he is at sea."""
    return [
        Hunter(npc, HERE, npc.zone, 1.0, npc_dice(t, npc, player), npc_finds(t, npc, player))
        for npc in t.npcs
        if scouting.may_scout(t, npc, player)
    ]


def found_by_any(hunters: list[Hunter]) -> float:
    """The chance that at least one of them finds the captain."""
    hidden = 1.0
    for hunter in hunters:
        hidden *= 1 - hunter.comes * hunter.finds
    return 1 - hidden


def next_turn(t: Table, seat: Seat) -> Table:
    """A captain's look at the table when the round is over and no event has changed it: those who arrive have come."""
    twin = t.sketch(seat, modules_of(t).those_with("round_passes") if t.hooked else [])
    twin.npcs = [npc.copy() for npc in t.npcs]
    twin.turn = Turn(ACTIONS_PER_TURN)
    twin.hunters = 0  # EV-33 is for one round
    for npc in twin.npcs:
        if npc.returning:
            npc.zone = EVENT_ZONE[npc.card]
        if npc.waiting:
            npc.card = npc.waiting[-1]
            npc.zone = EVENT_ZONE[npc.card]
    if t.hooked:
        modules_of(t).round_passes(twin)
    return twin


def hunters_of(t: Table, seat: Seat) -> list[Hunter]:
    """Who may look for a captain at sea when his next turn begins (MM-NPC-11), the likeliest first."""
    twin = next_turn(t, seat)
    player = twin.players[seat]
    if not player.at_sea():
        return []
    found: list[Hunter] = []
    for npc in twin.npcs:
        old = t.npcs[npc.number].zone
        if scouting.may_scout(twin, npc, player):
            how = HERE if old == player.zone and not t.npcs[npc.number].waiting else ARRIVES
            dice = npc_dice(twin, npc, player)
            found.append(Hunter(npc, how, npc.zone, 1.0, dice, npc_finds(twin, npc, player)))
        elif npc.afloat() and npc.zone in NEIGHBOURS[player.zone] and is_prey(twin, npc, player):
            comer = _coming(twin, npc, player)
            if comer is not None:
                found.append(comer)
    return sorted(found, key=_urgency)


def _urgency(hunter: Hunter) -> float:
    return -hunter.comes * hunter.finds


def _coming(t: Table, npc: Npc, player: Player) -> Hunter | None:
    """A neighbour that would scout if an icon brought it here."""
    comes = icon_chance(t, player.seat, npc.number)
    if comes <= 0:
        return None
    there = npc.zone
    twin = t.sketch(player.seat)
    moved = npc.copy()
    moved.zone = player.zone
    twin.npcs = [*t.npcs[: npc.number], moved, *t.npcs[npc.number + 1 :]]
    prey = twin.players[player.seat]
    if not scouting.may_scout(twin, moved, prey):
        return None
    return Hunter(npc, HUNTS, there, comes, npc_dice(twin, moved, prey), npc_finds(twin, moved, prey))


def is_prey(t: Table, npc: Npc, player: Player) -> bool:
    """Would an icon send the NPC after this captain? Ties count: he may be drawn (MM-NPC-20, 21)."""
    if hostility.reasons(t, npc, player, True) == 0:
        return False
    merit = hostility.hunt_strength(t, npc, player)
    for other in t.players:
        if other is player or not other.afloat or hostility.reasons(t, npc, other, True) == 0:
            continue
        near = other.zone == npc.zone or other.zone in NEIGHBOURS[npc.zone]
        if near and hostility.hunt_strength(t, npc, other) > merit:
            return False
    return True


def icon_chance(t: Table, seat: Seat, number: int) -> float:
    """The chance that the next event carries an icon of this NPC."""
    unseen = list(t.decks.events.counts)
    for at in range(len(t.event_top)):
        if t.event_seen[at] >> seat & 1:
            if at == 0:
                return 1.0 if _has_icon(t.event_top[0], number) else 0.0
        else:
            unseen[t.event_top[at]] += 1
    total = sum(unseen)
    if total == 0:
        return 0.0
    return sum([unseen[card] for card in range(len(unseen)) if _has_icon(card, number)]) / total


def _has_icon(card: int, number: int) -> bool:
    return any(npc == number for npc, towards in EVENT_ICONS[card])


# Other captains


def rivals_of(t: Table, seat: Seat) -> list[Rival]:
    """Captains who have the actions to come and scout before the captain's next turn, the nearest first."""
    player = t.players[seat]
    if not player.at_sea():
        return []
    found = []
    for other in t.players:
        if other is player or not other.afloat:
            continue
        actions = ACTIONS_PER_TURN - (t.doldrums if t.turn_to_come(other.seat) else 0)
        if t.hooked:
            actions = modules_of(t).actions(t, actions, other)
        steps = steps_between(t, other, player.zone)
        if steps < actions:
            found.append(Rival(other, steps, rival_dice(t, other, player)))
    return sorted(found, key=_nearness)


def _nearness(rival: Rival) -> tuple[int, float]:
    return (rival.steps, -rival.finds)


def steps_between(t: Table, player: Player, goal: int) -> int:
    """Actions that a captain needs to be at sea in a zone; CAP-06 sails once along the Main for nothing."""
    free = CAPTAIN_ABILITY[player.captain] == KNOWS_THE_MAIN
    fewest = steps_from(player.zone, free)[goal] + (1 if player.in_port else 0)
    return modules_of(t).steps(t, fewest, player, goal) if t.hooked else fewest


@cache
def steps_from(start: int, free: bool) -> list[int]:
    """Steps at sea from a zone to each; `free`: one along the Main is for nothing."""
    reached = {(start, free): 0}
    edge = [(start, free)]
    while edge:
        zone, may = edge.pop(0)
        steps = reached[zone, may]
        for to in NEIGHBOURS[zone]:
            main = may and zone in SPANISH_MAIN and to in SPANISH_MAIN
            for after, cost in ((False, 0), (may, 1)) if main else ((may, 1),):
                if reached.get((to, after), 99) > steps + cost:
                    reached[to, after] = steps + cost
                    edge.append((to, after))
    return [min(reached.get((goal, True), 99), reached.get((goal, False), 99)) for goal in range(len(ZONES))]


# Weather


def storm_ahead(t: Table, player: Player) -> bool:
    """Is there a storm that this captain has not met in this round, and cannot ignore?"""
    if t.storm == 0 or CAPTAIN_ABILITY[player.captain] == IGNORES_STORMS:
        return False
    return not t.turn.weathered if t.turn_of(player) else t.turn_to_come(player.seat)


def storm_odds(t: Table, player: Player) -> tuple[float, float]:
    """The same as `hazard_odds`, of the storm of the event."""
    return hazard_odds(t, player, [event_storm(t)])


def hazards_in(t: Table, player: Player, zone: int) -> list[Hazard]:
    """What the captain would have to ride out on coming into a zone at sea."""
    found = [event_storm(t)] if storm_ahead(t, player) else []
    if t.hooked:
        modules_of(t).hazards(t, found, player, zone)
    return found


def hazard_odds(t: Table, player: Player, hazards: list[Hazard]) -> tuple[float, float]:
    """Hits to be expected of hazards, and the chance that they sink the ship (ledger 3.3)."""
    shares: dict[int, float] = {0: 1.0}
    for hazard in hazards:
        rolled = successes_of(pool(t, player, SEAMANSHIP, hazard.purpose, 0))
        after: dict[int, float] = {}
        for successes in range(len(rolled)):
            taken = hazard_hits(t, player, max(0, hazard.hits - successes), hazard.rule)
            for before, share in shares.items():
                after[before + taken] = after.get(before + taken, 0.0) + share * rolled[successes]
        shares = after
    cancels = 1 if player.ship.reinforced() else 0
    hits = sunk = 0.0
    tracks = tuple(player.ship.tracks)
    for taken, share in shares.items():
        hits += share * taken
        sunk += share * sinking(taken, tracks, cancels)
    return hits, sunk
