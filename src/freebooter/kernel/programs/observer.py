"""What programs that learn see of a game: rows of whole numbers (`FeatureRow`), filled with what a seat may know."""

from typing import Generic, TypeVar

from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.programs.features import FeatureRow
from freebooter.kernel.seat import Seat
from freebooter.kernel.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class KeptRows:
    """The rows of one game after another, step by step, for games that keep parts of what they have shown.

    Most of a table stays as it is from one step to the next, and to compare the facts takes far less time than to work
    out what is shown of them. All games have the same options and as many players. By law a row is the same as one that
    is filled anew (`Observer.fill`).
    """

    def look(self, state: State) -> None:
        """Take in what has changed; after it rows show this state, until it changes again."""
        raise TypeError(f"{type(self).__name__} must say how it looks")

    def row(self, seat: Seat) -> bytes:
        """What a seat knew at the last look."""
        raise TypeError(f"{type(self).__name__} must say what a row is")


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[S]):
    """Looks at a table for one seat: `Observer[Table]`. Of a game that brings none, programs see empty rows."""

    def fill(self, state: S, seat: Seat, row: FeatureRow) -> None:
        """Fill a row with what the seat may know.

        Which features there are, and in which order, depends on the options and the number of players alone.
        """

    def kept_rows(self) -> KeptRows | None:
        """The same rows for many steps, from parts that are kept; None to fill each of them anew."""
        return None
