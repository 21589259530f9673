"""Pirates of the 7 Seas: use of roles, Black Spots and mistakes by cause, and what goes with winning."""

from collections.abc import Sequence

import msgspec

from freebooter.kernel.events import Datum, Event
from freebooter.lab.statistics.tally import Tally

KINDS = {"roles": "role", "roles-of-winners": "role", "rituals": "ritual"}


def read(events: Sequence[Event], views: Sequence[msgspec.Struct], wins: Sequence[float], tally: Tally) -> None:
    seats = len(wins)
    tiles = [0] * seats
    first = 0
    battles = 0
    for event in events:
        kind, data = event.kind, event.data
        if kind == "role-called":
            for seat in _seats(data["seats"]):
                tally.count("roles", str(data["role"]))
                if wins[seat] > 0:
                    tally.count("roles-of-winners", str(data["role"]))
        elif kind == "black-spot":
            tally.count("black-spots", event.rules[0])
        elif kind == "mistake":
            tally.count("mistakes", event.rules[0])
        elif kind == "ritual":
            tally.count("rituals", str(data["ritual"]))
        elif kind == "corsair":
            tiles[_number(data["seat"])] += 1
        elif kind == "battle":
            battles += 1
        elif kind == "new-round" and data["round"] == 2:
            first = (_number(data["seat"]) - 1) % seats  # the marker has moved on once
        elif kind == "game-ends":
            tally.measure("rounds", _number(data["round"]))
    tally.measure("battles", battles)
    for seat in range(seats):
        tally.chance("places-from-first", str((seat - first) % seats + 1), wins[seat])
        tally.chance("corsair-tiles", str(tiles[seat]), wins[seat])


def _seats(told: Datum) -> list[int]:
    assert isinstance(told, list)
    return [_number(seat) for seat in told]


def _number(told: Datum) -> int:
    assert isinstance(told, int)
    return told
