# mypyc: skip
"""What is counted of loyalty: how often crews came to each step, and mutinies."""

from collections.abc import Sequence

import msgspec

from freebooter.games.marauders.statistics import STATISTICS
from freebooter.kernel.counting.statistics import Feat, ModuleStatistics, Tally, feats_of_events
from freebooter.kernel.events import Event


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

    def feats(self, events: Sequence[Event]) -> list[Feat]:
        mutinies = [one for one in events if one.kind == "loyalty-lost" and one.data["step"] == "mutiny"]
        return [
            *feats_of_events(mutinies, {"loyalty-lost": "mutinies"}),
            *feats_of_events(events, {"crew-answers": "actions-of-fierce-crews"}),
        ]


STATISTICS.add_module("loyalty", LoyaltyStatistics())
