# mypyc: skip
"""What is counted of the market for modifications."""

from collections.abc import Sequence

import msgspec

from freebooter.games.marauders.statistics import STATISTICS
from freebooter.kernel.counting.statistics import Feat, ModuleStatistics, Tally, feats_of_events
from freebooter.kernel.events import Event


class MarketStatistics(ModuleStatistics):
    kinds = {"modifications-drawn": "modification"}

    def count(
        self, events: Sequence[Event], views: Sequence[msgspec.Struct], wins: Sequence[float], tally: Tally
    ) -> None:
        for event in events:
            if event.kind == "modification-drawn":
                tally.count("modifications-drawn", str(event.data["modification"]))

    def feats(self, events: Sequence[Event]) -> list[Feat]:
        return feats_of_events(events, {"modification-drawn": "market-draws"})


STATISTICS.add_module("market", MarketStatistics())
