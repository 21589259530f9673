"""How a position is valued, for programs that search, for hints and for reviews."""

from collections.abc import Callable
from typing import Generic, TypeVar

from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.programs.outlook import Outlook
from freebooter.kernel.result import Result
from freebooter.kernel.seat import Seat
from freebooter.kernel.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(Generic[S]):
    """How well each seat does: `Evaluation[Table]`. In a game that brings none, the points count (`PointsNow`).

    What is said of a seat depends on what that seat knows alone; a law checks it.
    """

    def value(self, state: S) -> list[int]:
        """How well each seat does: its points if the game ended now, or a better guess.

        One unit may be a part of a point: see `units_per_point`."""
        raise TypeError(f"{type(self).__name__} must say how well each seat does")

    def units_per_point(self) -> int:
        """How many units of `value` make one point; bots compare seats only, hints and reviews tell points."""
        return 1

    def outlook(self, state: S, seat: Seat) -> list[int]:
        """How a seat stands, as whole numbers for a learned evaluation; a game need not.

        Only what the seat knows, and first what everyone knows of it; how many numbers there are never changes.
        """
        return []

    def period(self, state: S) -> int:
        """Which part of the game it is, from 0 on, as everyone knows: what is learned differs from one to the next."""
        return 0

    def learned(self, state: S) -> Outlook | None:
        """What was learned about `outlook`, if anything was that is good for the game by these options."""
        return None

    def slowness(self, state: S) -> int:
        """How long a search takes by these options, in hundredths of what it takes by the usual ones."""
        return 100


@mypyc_attr(allow_interpreted_subclasses=True)
class PointsNow(Evaluation[S]):
    """The points of the result if the game ended now."""

    def __init__(self, result: Callable[[S], Result]) -> None:
        self.result = result

    def value(self, state: S) -> list[int]:
        return list(self.result(state).scores)
