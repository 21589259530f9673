"""What each space is worth to a ship: what can be earned from there, less the way. In tenths of a doubloon.

The values for all spaces of a map are kept, because prices, beaches and distances never change.
"""

from typing import Final

from freebooter.games.black_fleet.charts import CHARTS
from freebooter.games.black_fleet.names import CARGO, FIRST_PIRATE
from freebooter.games.black_fleet.ships.merchant import price_of_colour
from freebooter.games.black_fleet.state import Player, Table

DOUBLOON: Final = 10
STEP: Final = 12  # what a step of a merchant is worth: a sale of ten or so takes eight of them
PIRATE_STEP: Final = 8
CUBE: Final = 60  # a treasure in the hold: what a robbery pays, and the burial to come
UNREACHABLE: Final = -400
DANGER_RANGE: Final = 8  # from this many steps on a hunter is not a danger
DANGER_PER_STEP: Final = 7  # for each step that a hunter is nearer

_sales: Final[dict[int, list[int]]] = {}
_burials: Final[dict[int, list[int]]] = {}
_beaches: Final[dict[int, list[int]]] = {}
_dangers: Final[dict[int, list[list[int]]]] = {}


def sale_values(t: Table, p: Player, colour: int) -> list[int]:
    """For a merchant with a full hold of this colour: the best port, less the way."""
    key = (t.rules.map * 16 + colour) * 16 + p.powers.sell_refused
    values = _sales.get(key)
    if values is None:
        board = t.board
        goals: list[tuple[int, int]] = []
        for port in range(len(board.port_docks)):
            price = price_of_colour(t, p, port, colour)
            if price > 0:
                goals += [(dock, DOUBLOON * CARGO * price) for dock in board.port_docks[port]]
        values = _values(t.rules.map, goals, STEP)
        _sales[key] = values
    return values


def burial_values(t: Table) -> list[int]:
    """For a pirate with a treasure: the best beach, less the way."""
    values = _burials.get(t.rules.map)
    if values is None:
        board = t.board
        goals = [(space, DOUBLOON * board.beach_value[space]) for space in beaches_of(t)]
        values = _values(t.rules.map, goals, PIRATE_STEP)
        _burials[t.rules.map] = values
    return values


def beaches_of(t: Table) -> list[int]:
    """Where treasures can be buried."""
    found = _beaches.get(t.rules.map)
    if found is None:
        board = t.board
        found = board.spaces.pick(board.beaches)
        _beaches[t.rules.map] = found
    return found


def dangers(t: Table) -> list[list[int]]:
    """By the place of a hunter: what it takes from the worth of each space."""
    found = _dangers.get(t.rules.map)
    if found is None:
        near = [DANGER_PER_STEP * (DANGER_RANGE - steps) for steps in range(DANGER_RANGE)]
        found = [[near[steps] if 0 <= steps < DANGER_RANGE else 0 for steps in row] for row in t.board.distance]
        _dangers[t.rules.map] = found
    return found


def _values(chart: int, goals: list[tuple[int, int]], step: int) -> list[int]:
    board = CHARTS[chart].board
    values: list[int] = []
    for place in range(board.nowhere + 1):
        best = UNREACHABLE
        for space, worth in goals:
            steps = board.distance[place][space]
            if steps >= 0:
                best = max(best, worth - step * steps)
        values.append(best)
    return values


def steps_between(t: Table, place: int, other: int) -> int:
    """Steps in open sea, ignoring ships; 99 where there is no way or one of them is off the board."""
    board = t.board
    if other >= board.size:
        return 99
    steps = board.distance[place][other]
    return steps if steps >= 0 else 99


def steps_to_nearest(t: Table, places: list[int], space: int) -> int:
    """Steps to the nearest of some ships."""
    best = 99
    for place in places:
        best = min(best, steps_between(t, space, place))
    return best


def robbable_merchants(t: Table, p: Player) -> list[int]:
    """Where there is something to rob: not under a harbour battery (D11-05)."""
    size = t.board.size
    dock_port = t.board.dock_port
    found: list[int] = []
    for other in t.players:
        place = t.place[other.seat]
        if other is not p and place < size and not (other.powers.safe_on_dock and dock_port[place] >= 0):
            found.append(place)
    return found


def other_pirates(t: Table, p: Player) -> list[int]:
    size = t.board.size
    found: list[int] = []
    for other in t.players:
        place = t.place[FIRST_PIRATE + other.seat]
        if other is not p and place < size:
            found.append(place)
    return found
