"""Where the storm is."""

from typing import ClassVar, Final, final

import msgspec

from freebooter.games.marauders.modules.storm.view import view_of
from freebooter.games.marauders.names import CARIBBEAN_SEA, NONE, ZONES
from freebooter.games.marauders.state import Drawer, DrawerPlace, Table
from freebooter.kernel.ask import Seat
from freebooter.kernel.programs.features import FeatureRow


@final
class StormDrawer(Drawer):
    """The zone is NONE only in copies that look ahead: there the storm has moved on, and nobody knows where to."""

    __slots__ = ("zone",)
    OPEN: ClassVar[bool] = True

    def __init__(self, zone: int = CARIBBEAN_SEA) -> None:  # SG-M8-06
        super().__init__("storm")
        self.zone = zone

    def copy(self) -> Drawer:
        return StormDrawer(self.zone)

    def features(self, t: Table, seat: Seat, row: FeatureRow) -> None:
        row.one_of("zone", ZONES, self.zone)

    def view(self, t: Table, seat: Seat | None) -> msgspec.Struct | None:
        """It is public (SG-AMB-66)."""
        return view_of(self.zone)

    def faults(self, t: Table) -> list[str]:
        return ["the storm is nowhere"] if self.zone == NONE else []


PLACE: Final = DrawerPlace("storm")


def storm_of(t: Table) -> StormDrawer:
    drawer = PLACE.drawer(t)
    assert isinstance(drawer, StormDrawer)
    return drawer
