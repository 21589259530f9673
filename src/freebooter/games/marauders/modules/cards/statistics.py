# mypyc: skip
"""What is counted of the new cards."""

from collections.abc import Sequence

import msgspec

from freebooter.games.marauders.statistics import STATISTICS
from freebooter.kernel.counting.statistics import Feat, ModuleStatistics, Tally, feats_of_events
from freebooter.kernel.events import Event


class CardsStatistics(ModuleStatistics):
    """Which of the new captains used their abilities, each time that they did."""

    kinds = {"abilities": "captain"}

    def count(
        self, events: Sequence[Event], views: Sequence[msgspec.Struct], wins: Sequence[float], tally: Tally
    ) -> None:
        for event in events:
            if event.kind == "ability-used":
                tally.count("abilities", str(event.data["captain"]))

    def feats(self, events: Sequence[Event]) -> list[Feat]:
        return feats_of_events(events, {"ability-used": "abilities-used"})


STATISTICS.add_module("cards", CardsStatistics())
