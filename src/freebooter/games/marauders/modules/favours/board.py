"""The favour boards of the players, and the ways in which they change."""

from typing import ClassVar, Final

from freebooter.games.marauders.modules.favours.view import FavoursView
from freebooter.games.marauders.state import Drawer, DrawerPlace, Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Seat
from freebooter.kernel.programs.features import RELATIVE, FeatureRow, in_turn

MODULE: Final = "favours"
MOST: Final = 5  # SG-M10-01
PRICE: Final = 2  # SG-M10-02


class FavourBoards(Drawer):
    """`favours` has the number of each seat."""

    __slots__ = ("favours",)
    OPEN: ClassVar[bool] = True

    def __init__(self, favours: list[int]) -> None:
        super().__init__(MODULE)
        self.favours = favours

    def copy(self) -> "FavourBoards":
        return FavourBoards(self.favours[:])

    def features(self, t: Table, seat: Seat, row: FeatureRow) -> None:
        row.counts("favours", RELATIVE[: t.seats], in_turn(self.favours, seat))

    def view(self, t: Table, seat: Seat | None) -> FavoursView:
        return FavoursView(self.favours[:], MOST)

    def faults(self, t: Table) -> list[str]:
        return [
            f"seat {seat + 1} has {count} favours" for seat, count in enumerate(self.favours) if not 0 <= count <= MOST
        ]


PLACE: Final = DrawerPlace(MODULE)


def boards(t: Table) -> FavourBoards:
    found = PLACE.drawer(t)
    assert isinstance(found, FavourBoards)
    return found


def favours_of(t: Table, seat: Seat) -> int:
    return boards(t).favours[seat]


def room_for_favours(t: Table, seat: Seat) -> int:
    return MOST - favours_of(t, seat)


def gain_favours(t: Table, player: Player, count: int, rule: str) -> None:
    """Up to the maximum; what is beyond it is not given (SG-M10-01)."""
    gained = min(count, room_for_favours(t, player.seat))
    if gained == 0 or not player.afloat:
        return
    own = boards(t).favours
    own[player.seat] += gained
    if t.journal is not None:
        t.journal.everyone("favours-gained", rule, seat=player.seat, count=gained, favours=own[player.seat])


def spend_favours(t: Table, player: Player, count: int, rule: str) -> None:
    own = boards(t).favours
    own[player.seat] -= count
    if t.journal is not None:
        t.journal.everyone("favours-spent", rule, seat=player.seat, count=count, favours=own[player.seat])


def lose_favours(t: Table, player: Player) -> None:
    """All of them, with the captain (SG-M10-17)."""
    own = boards(t).favours
    lost, own[player.seat] = own[player.seat], 0
    if lost > 0 and t.journal is not None:
        t.journal.everyone("favours-lost", "SG-M10-17", seat=player.seat, count=lost)
