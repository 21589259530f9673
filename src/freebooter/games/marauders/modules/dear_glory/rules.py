"""Dear glory: the first point of the stash costs 10 gold, each further one 5 more (SG-V3)."""

from typing import ClassVar, Final

from freebooter.games.marauders.content.tables import STASH_PER_POINT
from freebooter.games.marauders.modules.dear_glory.view import DearGloryNumbers, DearGloryView
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state import Drawer, Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Seat

NAME: Final = "dear-glory"
DEARER: Final = 5


def price_of(number: int) -> int:
    """10, 15, 20, 25, 30 gold; the row goes on where more points count (SG-V3-01, SG-AMB-104)."""
    return STASH_PER_POINT + DEARER * (number - 1)


def gold_for(points: int) -> int:
    """10, 25, 45, 70, 100 gold for 1 to 5 points (SG-V3-02)."""
    return sum([price_of(number + 1) for number in range(points)])


def totals(t: Table) -> list[int]:
    return [gold_for(points + 1) for points in range(t.rules.stash_limit)]


class Prices(Drawer):
    """Remembers nothing; it shows what the points cost."""

    __slots__ = ()
    OPEN: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(NAME)

    def copy(self) -> "Prices":
        return self

    def view(self, t: Table, seat: Seat | None) -> DearGloryView:
        return DearGloryView(totals(t))


class DearGlory(Module):
    def drawer(self, rules: Rules, seats: int) -> Drawer | None:
        return Prices()

    def stash_price(self, t: Table, price: int, number: int) -> int:
        return price_of(number)

    def board_numbers(self, t: Table, numbers: dict[str, object], player: Player) -> None:
        numbers[NAME] = DearGloryNumbers(next((total for total in totals(t) if total > player.stash), 0))


add_module(DearGlory(NAME))
