# mypyc: skip
"""What is counted of Black Fleet: income by source, deeds and purchases, what goes with winning."""

from collections.abc import Sequence

import msgspec

from freebooter.games.black_fleet.display.view_structs import TableView
from freebooter.kernel.counting.statistics import Statistics, Tally, as_number
from freebooter.kernel.events import Event
from freebooter.kernel.seat import Seat

DEEDS = {
    "goods-sold": "sales",
    "merchant-robbed": "robberies",
    "treasure-buried": "burials",
    "pirate-sunk": "pirates-sunk",
    "merchant-sunk": "merchants-sunk",
}


class BlackFleetStatistics(Statistics):
    """There are no dice in this game."""

    kinds = {
        "income": "source",
        "income-of-winners": "source",
        "fortune-cards": "fortune",
        "goods-sold": "good",
        "developments": "development",
        "developments-bought": "development",
    }
    favourite = "development"

    def count(
        self, events: Sequence[Event], views: Sequence[msgspec.Struct], wins: Sequence[float], tally: Tally
    ) -> None:
        """A development is `dealt` to one seat whether it is ever bought or not: only so is par one in four."""
        tables = [view for view in views if isinstance(view, TableView)]
        for deed in DEEDS.values():
            tally.measure(deed, 0)
        for event in events:
            read_event(event, wins, tally)
        read_income(tables[0], wins, tally)
        seats = len(tables)
        for seat, table in enumerate(tables):
            place = (seat - table.first_player) % seats
            tally.chance("places-from-first", str(place + 1), wins[seat])
            for card in table.developments:
                tally.chance("developments", card, wins[seat])

    def favourites(self, event: Event) -> list[tuple[Seat, str]]:
        """Developments that were bought."""
        if event.kind != "development-bought":
            return []
        return [(as_number(event.data["seat"]), str(event.data["card"]))]


def read_event(event: Event, wins: Sequence[float], tally: Tally) -> None:
    kind, data = event.kind, event.data
    if kind in DEEDS:
        tally.measure(DEEDS[kind], tally.measures[DEEDS[kind]] + 1)
    if kind == "goods-sold":
        tally.count("goods-sold", str(data["good"]), as_number(data["count"]))
    elif kind == "fortune-played":
        tally.count("fortune-cards", str(data["card"]))
    elif kind == "development-bought":
        tally.chance("developments-bought", str(data["card"]), wins[as_number(data["seat"])])
    elif kind == "game-ends":
        tally.measure("rounds", as_number(data["round"]))
        tally.count("endings", event.rules[0])


def read_income(table: TableView, wins: Sequence[float], tally: Tally) -> None:
    """Doubloons by source; what a card takes from others counts for the taker and against them."""
    for row in table.income:
        for seat, by_source in enumerate(row):
            for source, doubloons in zip(table.sources, by_source, strict=True):
                tally.count("income", source, doubloons)
                if wins[seat] > 0:
                    tally.count("income-of-winners", source, doubloons)
