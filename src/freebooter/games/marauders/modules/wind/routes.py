"""With or against the wind: what borders say about it, and how far it is from zone to zone."""

from typing import Final

from freebooter.games.marauders.content.tables import BORDERS, NEIGHBOURS
from freebooter.games.marauders.names import DIRECTIONS, NONE, ZONES

OPPOSITE: Final = len(DIRECTIONS) // 2
AGAINST: Final = 2  # actions for the first step of a turn against the wind (SG-M8-04)


def _heading(origin: int, to: int) -> int:
    """The letter of the border, if it is a single one (SG-AMB-36)."""
    letter = BORDERS[origin].index(to) if to in BORDERS[origin] else 1
    return letter // 2 if letter % 2 == 0 else NONE


HEADING: Final[list[list[int]]] = [[_heading(zone, to) for to in range(len(ZONES))] for zone in range(len(ZONES))]
"""The direction of a step from zone to zone; NONE where the wind is not felt: borders with a double letter, ports."""


def is_with(towards: int, origin: int, to: int) -> bool:
    return towards != NONE and HEADING[origin][to] == towards


def is_against(towards: int, origin: int, to: int) -> bool:
    # mutants: same `- OPPOSITE`, half a turn is the same both ways
    return towards != NONE and HEADING[origin][to] == (towards + OPPOSITE) % len(DIRECTIONS)


def steps_along(towards: int) -> list[tuple[int, int]]:
    """All steps with the wind."""
    return [(zone, to) for zone in range(len(ZONES)) for to in NEIGHBOURS[zone] if is_with(towards, zone, to)]


def steps_against(towards: int) -> list[tuple[int, int]]:
    return [(zone, to) for zone in range(len(ZONES)) for to in NEIGHBOURS[zone] if is_against(towards, zone, to)]


ANY_LENGTH: Final = 99  # more actions than any way takes
_ways: Final[dict[int, list[int]]] = {}


def ways_from(zone: int, towards: int, helped: bool, beaten: bool, left: int = ANY_LENGTH) -> list[int]:
    """The fewest actions from a zone to each other one; worked out once.

    The wind is felt for as many actions as are `left` in the turn: nobody knows the next one.
    """
    key = (zone * (len(DIRECTIONS) + 1) + towards + 1) * 4 + (2 if helped else 0) + (1 if beaten else 0)
    key = key * (ANY_LENGTH + 1) + left
    found = _ways.get(key)
    if found is None:  # mutants: same `if True`, it only saves work
        found = _ways[key] = _search(zone, towards, helped, beaten, left)
    return found


def _search(start: int, towards: int, helped: bool, beaten: bool, left: int) -> list[int]:
    best: dict[tuple[int, bool, bool], int] = {(start, helped, beaten): 0}
    edge = [(start, helped, beaten)]
    while edge:
        place = edge.pop(0)
        zone, used, fought = place
        spent = best[place]
        for to in NEIGHBOURS[zone]:
            free = not used and spent <= left and is_with(towards, zone, to)  # also when no action is left (SG-AMB-37)
            against = spent < left and is_against(towards, zone, to)
            cost = 0 if free else AGAINST if against and not fought else 1
            after = (to, used or free, fought or against)
            if best.get(after, ANY_LENGTH) > spent + cost:  # mutants: same `>=`, the way is as long
                best[after] = spent + cost
                edge.append(after)
    found = [ANY_LENGTH] * len(ZONES)
    for (zone, used, fought), actions in best.items():
        found[zone] = min(found[zone], actions)
    return found
