# mypyc: skip
"""What is counted of locations: visits and raids by kind, and how raids end."""

from collections.abc import Sequence

import msgspec

from freebooter.games.marauders.modules.locations.state import MODULE
from freebooter.games.marauders.registries.things import new_things
from freebooter.games.marauders.statistics import STATISTICS
from freebooter.kernel.counting.statistics import Feat, ModuleStatistics, Tally, feats_of_events
from freebooter.kernel.events import Event

PLACE_OUTCOMES = new_things("place-outcome", ["plundered", "retreated", "failed", "beaten", "sunk"])
COUNTED = {"place-visited": "places-visited", "place-raid-begins": "places-raided"}


class LocationStatistics(ModuleStatistics):
    kinds = {"places-visited": "place", "places-raided": "place", "place-raids": "place-outcome"}

    def count(
        self, events: Sequence[Event], views: Sequence[msgspec.Struct], wins: Sequence[float], tally: Tally
    ) -> None:
        visits = raids = 0
        for event in events:
            if event.kind in COUNTED:
                tally.count(COUNTED[event.kind], str(event.data["place"]))
                visits += event.kind == "place-visited"
                raids += event.kind == "place-raid-begins"
            elif event.kind == "place-raid-ends":
                tally.count("place-raids", str(event.data["outcome"]))
        tally.measure("visits", visits)
        tally.measure("place-raids", raids)

    def feats(self, events: Sequence[Event]) -> list[Feat]:
        won = [one for one in events if one.kind == "place-raid-ends" and one.data["outcome"] == "plundered"]
        return [
            *feats_of_events(events, {"place-visited": "places-visited"}),
            *feats_of_events(won, {"place-raid-ends": "places-plundered"}),
        ]


STATISTICS.add_module(MODULE, LocationStatistics())
