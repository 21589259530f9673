# mypyc: skip
"""What is counted of the new weapons."""

from collections.abc import Sequence
from typing import Final

import msgspec

from freebooter.games.marauders.statistics import STATISTICS
from freebooter.kernel.counting.statistics import Feat, ModuleStatistics, Tally
from freebooter.kernel.events import Event

USED: Final = {"ship-on-fire": "heated-shot", "shot-doubled": "double-shot", "caltrops-thrown": "caltrops"}


class WeaponStatistics(ModuleStatistics):
    kinds = {"weapons-used": "weapon"}

    def count(
        self, events: Sequence[Event], views: Sequence[msgspec.Struct], wins: Sequence[float], tally: Tally
    ) -> None:
        """How often each was used in a battle, by players and NPCs; and the points of damage by fire."""
        for event in events:
            if event.kind in USED:
                tally.count("weapons-used", USED[event.kind])
        tally.measure("fires", len([event for event in events if event.kind == "fire-burns"]))

    def feats(self, events: Sequence[Event]) -> list[Feat]:
        """Special weapons used in battle, old and new."""
        used = [one.data["side"] for one in events if one.kind == "weapon-used"]
        return [Feat(side, "weapons-used") for side in used if isinstance(side, int)]


STATISTICS.add_module("weapons", WeaponStatistics())
