"""The marks of captains who have scouted off turn, and the actions that it costs their players."""

from typing import ClassVar, Final

from freebooter.games.marauders.modules.cutthroat.view import CutthroatView
from freebooter.games.marauders.state import Drawer, DrawerPlace, Table
from freebooter.kernel.ask import Seat
from freebooter.kernel.programs.features import RELATIVE, FeatureRow, in_turn

CUTTHROAT: Final = "cutthroat"
PENALTY: Final = 2  # actions less in the next turn (SG-V5-04)


class Marks(Drawer):
    """`marked` belongs to the captain, `owing` to the player, also with a new captain (SG-AMB-60); seats as bits."""

    __slots__ = ("marked", "owing")
    OPEN: ClassVar[bool] = True

    def __init__(self, marked: int = 0, owing: int = 0) -> None:
        super().__init__(CUTTHROAT)
        self.marked = marked
        self.owing = owing

    def copy(self) -> "Marks":
        return Marks(self.marked, self.owing)

    def features(self, t: Table, seat: Seat, row: FeatureRow) -> None:
        row.counts("marked", RELATIVE[: t.seats], in_turn([self.marked >> owner & 1 for owner in range(t.seats)], seat))
        row.counts("owing", RELATIVE[: t.seats], in_turn([self.owing >> owner & 1 for owner in range(t.seats)], seat))

    def view(self, t: Table, seat: Seat | None) -> CutthroatView:
        """All of it lies open (SG-AMB-66)."""
        return CutthroatView(_seats(t, self.marked), _seats(t, self.owing))

    def faults(self, t: Table) -> list[str]:
        found: list[str] = []
        for player in t.players:
            if self.marked >> player.seat & 1 and not player.afloat:
                found.append(f"seat {player.seat + 1} has a mark without a captain")
            if self.marked >> player.seat & 1 and not self.owing >> player.seat & 1:
                found.append(f"seat {player.seat + 1} has a mark that costs nothing")
        return found


def _seats(t: Table, bits: int) -> list[Seat]:
    return [seat for seat in range(t.seats) if bits >> seat & 1]


PLACE: Final = DrawerPlace(CUTTHROAT)


def marks_of(t: Table) -> Marks:
    drawer = PLACE.drawer(t)
    assert isinstance(drawer, Marks)
    return drawer


def mark(t: Table, seat: Seat) -> None:
    """Until his next turn, whether he finds anybody or not (SG-V5-02, SG-V5-04, SG-V5-11)."""
    marks = marks_of(t)
    marks.marked |= 1 << seat
    marks.owing |= 1 << seat


def remove_mark(t: Table, seat: Seat) -> None:
    marks_of(t).marked &= ~(1 << seat)


def settle(t: Table, seat: Seat) -> None:
    """The turn begins: the mark is taken off, and the penalty is paid."""
    remove_mark(t, seat)
    marks_of(t).owing &= ~(1 << seat)


def actions_left(t: Table, actions: int, seat: Seat) -> int:
    """Never below 0 (SG-AMB-61)."""
    return max(0, actions - PENALTY) if marks_of(t).owing >> seat & 1 else actions
