# mypyc: skip
"""What is counted of the treasure galleon: how it ends, and the gold taken from it."""

from collections.abc import Sequence

import msgspec

from freebooter.games.marauders.statistics import STATISTICS
from freebooter.kernel.events import Event
from freebooter.kernel.statistics import ModuleStatistics, Tally, as_number


class TreasureStatistics(ModuleStatistics):
    kinds = {"treasure": "outcome"}

    def count(
        self, events: Sequence[Event], views: Sequence[msgspec.Struct], wins: Sequence[float], tally: Tally
    ) -> None:
        outcome, gold = "escaped", 0
        for event in events:
            if event.kind == "treasure-gone":
                outcome = str(event.data["outcome"])
            elif event.kind == "gold-gained" and "SG-M6-13" in event.rules:
                gold = as_number(event.data["count"])
        tally.count("treasure", outcome)
        tally.measure("hoard", gold)


STATISTICS.add_module("treasure", TreasureStatistics())
