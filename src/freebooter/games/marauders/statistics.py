# mypyc: skip
"""What is counted of Merchants & Marauders: points by source, deaths by cause, captains and wins, cards."""

from collections.abc import Sequence
from typing import Final

import msgspec

from freebooter.games.marauders.display.view_structs import TableView
from freebooter.games.marauders.names import SKULL
from freebooter.games.marauders.previews.chances import PIPS, SKULLS_OF_DIE
from freebooter.kernel.counting.statistics import Feat, Statistics, Tally, as_number, as_numbers, feats_of_events
from freebooter.kernel.events import Event
from freebooter.kernel.seat import Seat

MEASURES = {
    "battle-begins": "battles",
    "raid-begins": "raids",
    "goods-sold": "sales",
    "captain-died": "deaths",
}

CARDS = {
    "card-played": ("glory-cards", "card"),
    "specialist-employed": ("glory-cards", "card"),
    "mission-claimed": ("missions-claimed", "mission"),
    "mission-completed": ("missions-completed", "mission"),
    "rumour-shown": ("rumours-tried", "rumour"),
    "event-drawn": ("events-drawn", "event"),
    "ship-traded": ("ships", "ship"),
    "ship-claimed": ("ships", "ship"),
    "modification-gained": ("modifications", "modification"),
    "weapon-gained": ("weapons", "weapon"),
    "captain-died": ("deaths", "cause"),
}
"""The tables that count what an event names."""

OWN_ROLLS = ("skill-rolled", "contest-rolled", "crew-rolled")


class MaraudersStatistics(Statistics):
    kinds = {
        "points": "term",
        "points-of-winners": "term",
        "deaths": "death",
        "raids": "outcome",
        "captains": "captain",
        "captains-of-the-end": "captain",
        "glory-cards": "glory",
        "missions-claimed": "mission",
        "missions-completed": "mission",
        "rumours-tried": "rumour",
        "events-drawn": "happening",
        "ships": "ship",
        "modifications": "modification",
        "weapons": "weapon",
    }
    favourite = "captain"
    sides = (*[1 for face in PIPS], SKULLS_OF_DIE)
    successes = (SKULL,)

    def count(
        self, events: Sequence[Event], views: Sequence[msgspec.Struct], wins: Sequence[float], tally: Tally
    ) -> None:
        table = views[0]
        assert isinstance(table, TableView)
        measured = dict.fromkeys(MEASURES.values(), 0)
        first = [""] * len(wins)
        for event in events:
            kind, data = event.kind, event.data
            if kind in MEASURES:
                measured[MEASURES[kind]] += 1
            if kind in CARDS:
                name, field = CARDS[kind]
                tally.count(name, str(data[field]))
            if kind == "captain-enters":
                seat = as_number(data["seat"])
                first[seat] = first[seat] or str(data["captain"])
            elif kind == "raid-ends":
                tally.count("raids", str(data["outcome"]))
            elif kind == "game-ends":
                tally.count("endings", event.rules[0])
        for name, count in measured.items():
            tally.measure(name, count)
        tally.measure("rounds", table.round)
        for seat in range(len(wins)):
            tally.chance("places-from-first", str((seat - table.first) % len(wins) + 1), wins[seat])
        read_points(table, first, wins, tally)

    def feats(self, events: Sequence[Event]) -> list[Feat]:
        raided = [one for one in events if one.kind == "raid-ends" and one.data["outcome"] == "plundered"]
        return [
            *feats_of_events(raided, {"raid-ends": "merchants-raided"}),
            *feats_of_events(events, {"mission-completed": "missions-completed", "rumour-true": "rumours-true"}),
        ]

    def favourites(self, event: Event) -> list[tuple[Seat, str]]:
        """Captains who entered the game."""
        if event.kind != "captain-enters":
            return []
        return [(as_number(event.data["seat"]), str(event.data["captain"]))]

    def own_dice(self, event: Event) -> list[tuple[Seat, int]]:
        """Dice thrown for skills and in battle; a side that is not a seat is an NPC."""
        seat = event.data.get("seat", event.data.get("side"))
        if event.kind not in OWN_ROLLS or not isinstance(seat, int):
            return []
        return [(seat, face) for face in as_numbers(event.data["dice"])]


def read_points(table: TableView, first: Sequence[str], wins: Sequence[float], tally: Tally) -> None:
    """Points by what they were for; a captain counts who was dealt first, and who stood at the end."""
    for player in table.players:
        won = wins[player.seat]
        points = {**player.deeds, "stash": player.points_least - player.track}
        for source, count in points.items():
            tally.count("points", source, count)
            if won > 0:
                tally.count("points-of-winners", source, count)
        if first[player.seat]:
            tally.chance("captains", first[player.seat], won)
        if player.captain:
            tally.chance("captains-of-the-end", player.captain, won)
        tally.chance("captains-lost", str(player.deaths), won)


STATISTICS: Final = MaraudersStatistics()
"""For all versions of the rules; a module counts more with `STATISTICS.add_module`."""
