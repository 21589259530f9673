# mypyc: skip
"""What is counted of the wind."""

from collections.abc import Sequence

import msgspec

from freebooter.games.marauders.statistics import STATISTICS
from freebooter.kernel.counting.statistics import Feat, ModuleStatistics, Tally, feats_of_events
from freebooter.kernel.events import Event

WIND_MEASURES = {"with-wind": "steps-with-wind", "against-wind": "steps-against-wind"}


class WindStatistics(ModuleStatistics):
    def count(
        self, events: Sequence[Event], views: Sequence[msgspec.Struct], wins: Sequence[float], tally: Tally
    ) -> None:
        kinds = [event.kind for event in events]
        for kind, measure in WIND_MEASURES.items():
            tally.measure(measure, kinds.count(kind))

    def feats(self, events: Sequence[Event]) -> list[Feat]:
        return feats_of_events(events, {"with-wind": "free-moves"})


STATISTICS.add_module("wind", WindStatistics())
