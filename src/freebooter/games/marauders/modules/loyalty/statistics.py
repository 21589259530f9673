# mypyc: skip
"""What is counted of loyalty: how often crews came to each step, and mutinies."""

from collections.abc import Sequence

import msgspec

from freebooter.games.marauders.statistics import STATISTICS
from freebooter.kernel.events import Event
from freebooter.kernel.statistics import ModuleStatistics, Tally


class LoyaltyStatistics(ModuleStatistics):
    kinds = {"loyalty": "loyalty"}

    def count(
        self, events: Sequence[Event], views: Sequence[msgspec.Struct], wins: Sequence[float], tally: Tally
    ) -> None:
        mutinies = 0
        for event in events:
            if event.kind in ("loyalty-raised", "loyalty-lost"):
                tally.count("loyalty", str(event.data["step"]))
                mutinies += event.data["step"] == "mutiny"
        tally.measure("mutinies", mutinies)


STATISTICS.add_module("loyalty", LoyaltyStatistics())
