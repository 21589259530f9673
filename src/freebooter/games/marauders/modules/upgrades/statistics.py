# mypyc: skip
"""What is counted of upgrades: what NPCs drew, and what players captured."""

from collections.abc import Sequence

import msgspec

from freebooter.games.marauders.statistics import STATISTICS
from freebooter.kernel.counting.statistics import Feat, ModuleStatistics, Tally, feats_of_events
from freebooter.kernel.events import Event


class UpgradesStatistics(ModuleStatistics):
    kinds = {"upgrade-weapons": "weapon", "upgrade-modifications": "modification"}

    def count(
        self, events: Sequence[Event], views: Sequence[msgspec.Struct], wins: Sequence[float], tally: Tally
    ) -> None:
        captured = 0
        for event in events:
            if event.kind == "upgrade-weapon":
                tally.count("upgrade-weapons", str(event.data["weapon"]))
            elif event.kind == "upgrade-modification":
                tally.count("upgrade-modifications", str(event.data["modification"]))
            elif event.kind == "weapon-gained" and "SG-M4-18" in event.rules:
                captured += 1
        tally.measure("upgrades-captured", captured)

    def feats(self, events: Sequence[Event]) -> list[Feat]:
        captured = [one for one in events if "SG-M4-18" in one.rules]
        return feats_of_events(captured, {"weapon-gained": "upgrades-captured"})


STATISTICS.add_module("upgrades", UpgradesStatistics())
