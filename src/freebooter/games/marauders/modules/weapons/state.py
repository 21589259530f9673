"""What the new weapons have done in the battle under way."""

from typing import ClassVar, Final

import msgspec

from freebooter.games.marauders.modules.weapons.view import WeaponsView
from freebooter.games.marauders.state import Drawer, DrawerPlace, Table
from freebooter.games.marauders.state.battle import Side
from freebooter.games.marauders.state.sides import battle_of
from freebooter.kernel.ask import Seat
from freebooter.kernel.programs.features import FeatureRow

NAME: Final = "weapons"


class Weapons(Drawer):
    """The sides, as bits, whose ship burns, and those whose next roll of the battle has a die less."""

    __slots__ = ("burning", "slowed")
    OPEN: ClassVar[bool] = True

    def __init__(self, burning: int = 0, slowed: int = 0) -> None:
        super().__init__(NAME)
        self.burning = burning
        self.slowed = slowed

    def copy(self) -> "Weapons":
        return Weapons(self.burning, self.slowed)

    def features(self, t: Table, seat: Seat, row: FeatureRow) -> None:
        for at in range(2):
            row.flag(f"burning.{at}", self.burns(at))
            row.flag(f"slowed.{at}", self.slowed >> at & 1 != 0)

    def view(self, t: Table, seat: Seat | None) -> msgspec.Struct | None:
        """All of it lies open (SG-AMB-66)."""
        if self.burning == 0 and self.slowed == 0:
            return None
        return WeaponsView([at for at in range(2) if self.burns(at)], [at for at in range(2) if self.slowed >> at & 1])

    def burns(self, at: int) -> bool:
        return self.burning >> at & 1 != 0

    def faults(self, t: Table) -> list[str]:
        if t.battle is None and (self.burning or self.slowed):
            return ["a weapon goes on working after the battle"]
        return []


PLACE: Final = DrawerPlace(NAME)


def drawer_of(t: Table) -> Weapons:
    drawer = PLACE.drawer(t)
    assert isinstance(drawer, Weapons)
    return drawer


def number_of(t: Table, side: Side) -> int:
    """0 for the aggressor, 1 for the defender."""
    return 0 if battle_of(t).sides[0] is side else 1


def is_burning(t: Table, side: Side) -> bool:
    return drawer_of(t).burns(number_of(t, side))
