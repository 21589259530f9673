"""Where hits fall, and whether they sink a ship (MM-COMBAT-16 to 20).

Modules that change damage, or say where a skull may be placed, are not foreseen.
"""

from functools import lru_cache
from typing import final

from freebooter.games.marauders.names import CARGO, CREW, HULL, LOCATIONS
from freebooter.games.marauders.previews.chances import FACES_OF_DIE, REMEMBERED, SUCCESS


@final
class Struck:
    """One result of a number of hits and its chance: `sunk`, and the `crew` left."""

    __slots__ = ("chance", "crew", "sunk")

    def __init__(self, crew: int, sunk: bool, chance: float) -> None:
        self.crew = crew
        self.sunk = sunk
        self.chance = chance


@lru_cache(maxsize=REMEMBERED)
def struck(hits: int, tracks: tuple[int, ...], cancels: int) -> tuple[Struck, ...]:
    """Location dice on a ship (MM-COMBAT-16 to 18) whose owner places skulls so as to keep hull and crew.

    `cancels`: points that a Reinforced hull takes away (MM-MOD-03); they go to a hull about to break, else to crew.
    """
    found: dict[tuple[int, bool], float] = {}
    for faces, chance in _location_faces(hits):
        left = list(tracks)
        for location in range(1, len(LOCATIONS)):  # numbered hits first, what exceeds a location goes to the hull
            here = min(faces[location], left[location])
            left[location] -= here
            left[HULL] -= faces[location] - here
        for skull in range(faces[HULL]):
            left[least_harm(left)] -= 1
        for cancelled in range(cancels):
            if left[HULL] < 1:
                left[HULL] += 1
            elif left[CREW] < tracks[CREW]:
                left[CREW] += 1
        result = (left[CREW], left[HULL] < 1)
        found[result] = found.get(result, 0.0) + chance
    return tuple([Struck(crew, sunk, chance) for (crew, sunk), chance in sorted(found.items())])


@lru_cache(maxsize=REMEMBERED)
def one_hit(tracks: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], float], ...]:
    """What a single hit, that of Chasers, leaves at the five locations (MM-MOD-05)."""
    found: dict[tuple[int, ...], float] = {}
    for face in range(len(LOCATIONS)):
        left = list(tracks)
        where = least_harm(left) if face == HULL else face
        left[where if left[where] > 0 else HULL] -= 1
        result = tuple(left)
        found[result] = found.get(result, 0.0) + (SUCCESS if face == HULL else 1 / FACES_OF_DIE)
    return tuple(sorted(found.items()))


def least_harm(left: list[int]) -> int:
    """Where a sensible owner takes a hit: cargo, the largest other, a hull above 1, crew."""
    if left[CARGO] > 0:
        return CARGO
    best = HULL
    for location in range(1, len(LOCATIONS)):
        if location != CREW and left[location] > 0 and (best == HULL or left[location] > left[best]):
            best = location
    if best == HULL and left[HULL] <= 1 and left[CREW] > 0:
        return CREW
    return best


@lru_cache(maxsize=REMEMBERED)
def _location_faces(hits: int) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Every result of a number of location dice: how many show each location, skulls in the place of the hull."""
    found: dict[tuple[int, ...], float] = {(0, 0, 0, 0, 0): 1.0}
    for die in range(max(0, hits)):
        after: dict[tuple[int, ...], float] = {}
        for faces, chance in found.items():
            for location in range(len(LOCATIONS)):
                more = (*faces[:location], faces[location] + 1, *faces[location + 1 :])
                share = SUCCESS if location == HULL else 1 / FACES_OF_DIE
                after[more] = after.get(more, 0.0) + chance * share
        found = after
    return tuple(sorted(found.items()))


@lru_cache(maxsize=REMEMBERED)
def sinking(hits: int, tracks: tuple[int, ...], cancels: int = 0) -> float:
    """The chance that a number of hits sinks a ship."""
    return sum([after.chance for after in struck(hits, tracks, cancels) if after.sunk])
