# mypyc: skip
"""What is counted of favours: how many were bought and earned, and what they were spent on."""

from collections.abc import Sequence

import msgspec

from freebooter.kernel.counting.statistics import Feat, ModuleStatistics, Tally, as_number, feats_of_events
from freebooter.kernel.events import Event

FAVOUR_MEASURES = {
    "SG-M10-02": "favours-bought",
    "SG-M10-03": "favours-of-missions",
    "SG-M10-04": "favours-of-missions",
    "SG-M10-05": "favours-for-draws",
    "SG-M10-07": "favours-for-rolls",
    "SG-M10-10": "favours-for-searches",
    "SG-M10-11": "favours-for-ports",
    "SG-M10-17": "favours-lost",
}
"""By the rules of gaining, spending and losing."""


class FavoursStatistics(ModuleStatistics):
    kinds = {"favour-rolls": "purpose"}

    def count(
        self, events: Sequence[Event], views: Sequence[msgspec.Struct], wins: Sequence[float], tally: Tally
    ) -> None:
        measured = dict.fromkeys(FAVOUR_MEASURES.values(), 0)
        spent = False
        for event in events:
            if event.kind.startswith("favours-"):
                measured[FAVOUR_MEASURES[event.rules[0]]] += as_number(event.data["count"])
                spent = event.rules[0] == "SG-M10-07"
            elif event.kind == "skill-rolled" and spent:
                tally.count("favour-rolls", str(event.data["purpose"]))
                spent = False
        for name, count in measured.items():
            tally.measure(name, count)

    def feats(self, events: Sequence[Event]) -> list[Feat]:
        return feats_of_events(events, {"favours-spent": "favours-spent"})
