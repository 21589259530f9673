# mypyc: skip
"""What is counted of cutthroat."""

from collections.abc import Sequence

import msgspec

from freebooter.games.marauders.statistics import STATISTICS
from freebooter.kernel.counting.statistics import Feat, ModuleStatistics, Tally, feats_of_events
from freebooter.kernel.events import Event


class CutthroatStatistics(ModuleStatistics):
    def count(
        self, events: Sequence[Event], views: Sequence[msgspec.Struct], wins: Sequence[float], tally: Tally
    ) -> None:
        kinds = [event.kind for event in events]
        tally.measure("off-turn-tries", kinds.count("scouts-off-turn"))
        tally.measure("off-turn-finds", kinds.count("found-off-turn"))

    def feats(self, events: Sequence[Event]) -> list[Feat]:
        return feats_of_events(events, {"found-off-turn": "found-off-turn"})


STATISTICS.add_module("cutthroat", CutthroatStatistics())
