# mypyc: skip
"""What is counted of Pirates of the 7 Seas: roles, Black Spots and mistakes by cause, and what goes with winning."""

from collections.abc import Sequence

import msgspec

from freebooter.games.seven_seas.explaining.measured import records
from freebooter.kernel.counting.statistics import Statistics, Tally, as_number, as_numbers
from freebooter.kernel.events import Event
from freebooter.kernel.seat import Seat


class SevenSeasStatistics(Statistics):
    kinds = {"roles": "role", "roles-of-winners": "role", "rituals": "ritual"}
    favourite = "role"

    def count(
        self, events: Sequence[Event], views: Sequence[msgspec.Struct], wins: Sequence[float], tally: Tally
    ) -> None:
        seats = len(wins)
        tiles = [0] * seats
        first = 0
        battles = 0
        for event in events:
            kind, data = event.kind, event.data
            if kind == "role-called":
                for seat in as_numbers(data["seats"]):
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
                tiles[as_number(data["seat"])] += 1
            elif kind == "battle":
                battles += 1
            elif kind == "new-round" and data["round"] == 2:
                first = (as_number(data["seat"]) - 1) % seats  # the marker has moved on once
            elif kind == "game-ends":
                tally.measure("rounds", as_number(data["round"]))
        tally.measure("battles", battles)
        for seat in range(seats):
            tally.chance("places-from-first", str((seat - first) % seats + 1), wins[seat])
            tally.chance("corsair-tiles", str(tiles[seat]), wins[seat])

    def favourites(self, event: Event) -> list[tuple[Seat, str]]:
        """Roles that were called."""
        if event.kind != "role-called":
            return []
        return [(seat, str(event.data["role"])) for seat in as_numbers(event.data["seats"])]

    def own_dice(self, event: Event) -> list[tuple[Seat, int]]:
        """The dice of battles."""
        dice = records(event, "dice") if event.kind == "battle" else []
        thrown = [(as_number(die["owner"]), as_number(die["face"])) for die in dice]
        return [(seat, face) for seat, face in thrown if seat >= 0]
