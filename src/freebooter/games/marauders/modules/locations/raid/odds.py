"""Odds of a raid on a location after the bombardment, as the cards lie (SG-M9-17 to 25)."""

from functools import lru_cache
from typing import Final, final

from freebooter.games.marauders import effects
from freebooter.games.marauders.captain import damage
from freebooter.games.marauders.content.tables import RAID_FOR_GLORY
from freebooter.games.marauders.modules.locations.location import Location
from freebooter.games.marauders.modules.locations.raid.attacker import Attacker, attacker_of
from freebooter.games.marauders.modules.locations.raid.defence import escapes_of, hits_of, plunder_of
from freebooter.games.marauders.names import CREW, HULL, LOCATIONS, NONE
from freebooter.games.marauders.previews.chances import REMEMBERED, successes_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import GOLD, HIT, POINT, SOLD_ELSEWHERE


@final
class PlaceOdds:
    """Chances of success and of losing the captain; gold, points of damage and crew to be expected.

    `worth` is what it comes to, in hundredths of a glory point, bounties apart. `failed`: there could be no assault, so
    that gold made no difference.
    """

    __slots__ = ("crew", "dead", "failed", "gold", "hits", "success", "worth")

    def __init__(self) -> None:
        self.success = 0.0
        self.dead = 0.0
        self.gold = 0.0
        self.hits = 0.0
        self.crew = 0.0
        self.worth = 0.0
        self.failed = False

    def add(self, other: "PlaceOdds", chance: float) -> None:
        self.success += chance * other.success
        self.dead += chance * other.dead
        self.gold += chance * other.gold
        self.hits += chance * other.hits
        self.crew += chance * other.crew
        self.worth += chance * other.worth

    def gold_if_won(self) -> float:
        return self.gold / self.success if self.success > 0 else 0.0


NO_ASSAULT: Final = PlaceOdds()
"""Where it is not allowed. Never changed."""


# The ground assault


def crew_lost(escapes: int, successes: int, shrugs: int) -> int:
    """One for each escape icon left, less one for each success, whatever the crew (SG-M9-22, SG-AMB-89)."""
    return max(0, escapes - successes - shrugs)


@lru_cache(maxsize=REMEMBERED)
def _crew_odds(dice: int, shrugs: int, crew: int, escapes: int) -> tuple[float, float]:
    """The chance that the crew is lost, and the crew lost to be expected if it is not."""
    dead = lost = 0.0
    chances = successes_of(dice)
    for successes in range(len(chances)):
        hits = crew_lost(escapes, successes, shrugs)
        if hits >= crew:
            dead += chances[successes]
        else:
            lost += chances[successes] * hits
    return dead, lost


def assault(attacker: Attacker, crew: int, escapes: int, gold: float) -> PlaceOdds:
    found = PlaceOdds()
    dead, lost = _crew_odds(attacker.dice, attacker.shrugs, crew, escapes)
    won = GOLD * gold + SOLD_ELSEWHERE + (POINT if gold >= RAID_FOR_GLORY else 0)
    found.dead = dead
    found.success = 1 - dead
    found.gold = found.success * gold
    found.crew = lost + dead * crew
    found.worth = found.success * won - HIT[CREW] * lost / 2 - dead * attacker.loss
    return found


# As the cards lie


def after_hits(attacker: Attacker, points: list[int], escapes: int, gold: float) -> PlaceOdds:
    """These points of damage, then the assault or a retreat; a Reinforced hull cancels the one that harms most."""
    tracks = attacker.tracks
    for location in range(1, len(LOCATIONS)):  # what is too much for a location goes to the hull (SG-M9-34)
        if points[location] > tracks[location]:
            points[HULL] += points[location] - tracks[location]
            points[location] = tracks[location]
    harm, broken = 0.0, 0
    for location in range(len(LOCATIONS)):
        harm += HIT[location] * points[location] / 2
        broken += 1 if points[location] >= tracks[location] else 0
    failed = broken > (1 if attacker.reinforced else 0)
    stormed = mended = NO_ASSAULT
    if not failed:
        crew = tracks[CREW] - points[CREW]
        stormed = mended = assault(attacker, crew, escapes, gold)
        if attacker.reinforced and points[CREW] > 0:
            mended = assault(attacker, crew + 1, escapes, gold)
    best, cancelled = _worth(attacker, stormed, points[HULL], broken) - harm, NONE
    if attacker.reinforced:
        for location in range(len(LOCATIONS)):
            if points[location] > 0:
                hull = points[HULL] - 1 if location == HULL else points[HULL]
                left = broken - 1 if points[location] == tracks[location] else broken
                worth = _worth(attacker, mended if location == CREW else stormed, hull, left)
                worth -= harm - HIT[location] / 2
                if worth > best:
                    best, cancelled = worth, location
    if cancelled != NONE:
        points[cancelled] -= 1
        broken -= 1 if points[cancelled] == tracks[cancelled] - 1 else 0
    won = mended if cancelled == CREW else stormed
    found = won if broken == 0 and won.worth > 0 else PlaceOdds()
    if points[HULL] >= tracks[HULL]:
        found.dead = 1.0
    found.hits = float(sum(points))
    found.worth = best
    found.failed = failed
    return found


def _worth(attacker: Attacker, stormed: PlaceOdds, hull: int, broken: int) -> float:
    """Of an assault or a retreat, or of sinking; `broken` is how many locations are destroyed, `hull` its points."""
    if hull >= attacker.tracks[HULL]:
        return -float(attacker.loss)
    return stormed.worth if broken == 0 and stormed.worth > 0 else 0.0


def as_it_lies(t: Table, player: Player, location: Location, cards: tuple[int, ...]) -> PlaceOdds:
    """If these cards stay."""
    attacker = attacker_of(t, player)
    points = damage_of(t, player, location, cards)
    return after_hits(attacker, points, escapes_of(cards), plunder_of(cards))


def damage_of(t: Table, player: Player, location: Location, cards: tuple[int, ...]) -> list[int]:
    """Points of damage that these cards do."""
    points = hits_of(cards, location.harmless, effects.raid_manoeuvrability(t, player))
    return damage.damage_in_effect(t, player, points, "SG-M9-17")
