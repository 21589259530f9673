# mypyc: skip
"""What is counted of the new modifications."""

from collections.abc import Sequence

import msgspec

from freebooter.games.marauders.statistics import STATISTICS
from freebooter.kernel.counting.statistics import ModuleStatistics, Tally
from freebooter.kernel.events import Event


class ModificationStatistics(ModuleStatistics):
    def count(
        self, events: Sequence[Event], views: Sequence[msgspec.Struct], wins: Sequence[float], tally: Tally
    ) -> None:
        """How often a captain hid from those who looked for him, and tokens of lost ships."""
        tally.measure("nests-used", len([event for event in events if event.kind == "nest-used"]))
        lost = [event for event in events if event.kind == "modifications-to-pool"]
        tally.measure("modifications-lost", sum([int(str(event.data["count"])) for event in lost]))


STATISTICS.add_module("modifications", ModificationStatistics())
