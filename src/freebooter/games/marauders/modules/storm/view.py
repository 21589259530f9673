# mypyc: skip
"""What everyone sees of the storm."""

import msgspec

from freebooter.games.marauders.names import NONE, ZONES


class StormView(msgspec.Struct, frozen=True):
    zone: str


def view_of(zone: int) -> StormView:
    return StormView("" if zone == NONE else ZONES[zone])
