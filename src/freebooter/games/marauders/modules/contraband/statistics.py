# mypyc: skip
"""What is counted of contraband."""

from collections.abc import Sequence

import msgspec

from freebooter.games.marauders.statistics import STATISTICS
from freebooter.kernel.counting.statistics import Feat, ModuleStatistics, Tally, as_number, feats_of_events
from freebooter.kernel.events import Event

SEARCHES = {"contraband-given-up": "contraband-given-up", "search-resisted": "searches-resisted"}


class ContrabandStatistics(ModuleStatistics):
    kinds = {"contraband-sold": "cargo"}

    def count(
        self, events: Sequence[Event], views: Sequence[msgspec.Struct], wins: Sequence[float], tally: Tally
    ) -> None:
        sold = 0
        kinds = [event.kind for event in events]
        for event in events:
            if event.kind == "contraband-sold":
                sold += as_number(event.data["count"])
                cards = event.data["cards"]
                assert isinstance(cards, list)
                for card in cards:
                    tally.count("contraband-sold", str(card))
        tally.measure("contraband-sold", sold)
        for kind, measure in SEARCHES.items():
            tally.measure(measure, kinds.count(kind))

    def feats(self, events: Sequence[Event]) -> list[Feat]:
        return feats_of_events(events, {"contraband-sold": "contraband-delivered"})


STATISTICS.add_module("contraband", ContrabandStatistics())
