# mypyc: skip
"""What is counted of the storm."""

from collections.abc import Sequence

import msgspec

from freebooter.games.marauders.statistics import STATISTICS
from freebooter.kernel.counting.statistics import Feat, ModuleStatistics, Tally, as_numbers, feats_of_events
from freebooter.kernel.events import Event

BY_THE_STORM = "SG-M8-09"


class StormStatistics(ModuleStatistics):
    """How often captains met it, and how hard it hit them."""

    def count(
        self, events: Sequence[Event], views: Sequence[msgspec.Struct], wins: Sequence[float], tally: Tally
    ) -> None:
        met = [event for event in events if BY_THE_STORM in event.rules]
        damage = [event for event in met if event.kind == "damage"]
        sunk = [event for event in met if event.kind == "captain-died"]
        tally.measure("storm-rolls", len([event for event in met if event.kind == "skill-rolled"]))
        tally.measure("storm-hits", sum(sum(as_numbers(event.data["hits"])) for event in damage))
        tally.measure("storm-deaths", len(sunk))

    def feats(self, events: Sequence[Event]) -> list[Feat]:
        met = [one for one in events if BY_THE_STORM in one.rules and one.kind == "skill-rolled"]
        return feats_of_events(met, {"skill-rolled": "storms-met"})


STATISTICS.add_module("storm", StormStatistics())
