# mypyc: skip
"""What is counted of the treasure galleon: how it ends, and the gold taken from it."""

from collections.abc import Sequence

import msgspec

from freebooter.games.marauders.content.tables import EVENT_NAMES
from freebooter.games.marauders.modules.treasure.galleon import CAPTAIN
from freebooter.games.marauders.statistics import STATISTICS
from freebooter.kernel.counting.statistics import Feat, ModuleStatistics, Tally, as_number
from freebooter.kernel.events import Event

CAPTAIN_NAME = EVENT_NAMES[CAPTAIN]


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

    def feats(self, events: Sequence[Event]) -> list[Feat]:
        """Who beat the galleon: the last one who attacked it."""
        found = []
        attacker: object = None
        for event in events:
            if event.kind == "battle-begins" and event.data["defender"] == CAPTAIN_NAME:
                attacker = event.data["aggressor"]
            elif event.kind == "treasure-gone" and isinstance(attacker, int):
                found.append(Feat(attacker, "galleons-beaten"))
            elif event.kind == "gold-gained" and "SG-M6-13" in event.rules:
                found.append(Feat(as_number(event.data["seat"]), "gold-of-the-galleon", as_number(event.data["count"])))
        return found


STATISTICS.add_module("treasure", TreasureStatistics())
