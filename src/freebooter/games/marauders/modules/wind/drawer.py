"""What the wind module remembers: the direction of the round, and what the captain has made of it in his turn."""

from typing import ClassVar, Final, final

import msgspec

from freebooter.games.marauders.modules.wind.view import view_of
from freebooter.games.marauders.names import DIRECTIONS, NONE
from freebooter.games.marauders.state import Drawer, DrawerPlace, Table
from freebooter.kernel.ask import Seat
from freebooter.kernel.programs.features import FeatureRow


@final
class WindDrawer(Drawer):
    """`towards` is one of DIRECTIONS, NONE before the first round. The rest is about the turn under way."""

    __slots__ = ("beaten", "helped", "towards")
    OPEN: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__("wind")
        self.towards = NONE
        self.helped = False  # the free step is used up (SG-M8-03)
        self.beaten = False  # a step against the wind was made (SG-M8-04, SG-M8-05)

    def copy(self) -> Drawer:
        twin = WindDrawer()
        twin.towards = self.towards
        twin.helped = self.helped
        twin.beaten = self.beaten
        return twin

    def features(self, t: Table, seat: Seat, row: FeatureRow) -> None:
        row.one_of("towards", DIRECTIONS, self.towards)
        row.flag("helped", self.helped)
        row.flag("beaten", self.beaten)

    def view(self, t: Table, seat: Seat | None) -> msgspec.Struct | None:
        """All of it is public (SG-AMB-66)."""
        return view_of(self.towards, self.helped, self.beaten)


PLACE: Final = DrawerPlace("wind")


def wind_of(t: Table) -> WindDrawer:
    drawer = PLACE.drawer(t)
    assert isinstance(drawer, WindDrawer)
    return drawer
