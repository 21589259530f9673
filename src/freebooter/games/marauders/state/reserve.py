"""What everyone knows about a reserve of modification tokens that nobody sees."""

from typing import final

from freebooter.kernel.native import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Reserve:
    """For the drawer of a module that keeps the reserve secret (`Module.secret_reserve`).

    `returned` are the tokens that came back in the sight of all, as pairs of the kind and the first batch that can
    hold it: a token that came back later does not lie in an older batch.
    """

    __slots__ = ("returned",)

    def __init__(self, returned: tuple[tuple[int, int], ...] = ()) -> None:
        self.returned = returned

    def copy(self) -> "Reserve":
        return Reserve(self.returned)

    def came_back(self, kind: int, next_batch: int) -> None:
        """A token goes into the reserve; `next_batch` is `board.batches`."""
        self.returned = (*self.returned, (kind, next_batch))

    def turned_up(self, kind: int, batch: int) -> None:
        """A token of a batch is seen by all.

        Of several of its kind that it can be, it counts as the one that came back last: what stays hidden could then
        lie in any batch in which it can really lie.
        """
        fitting = [first for other, first in self.returned if other == kind and first <= batch]
        if fitting:
            rest = list(self.returned)
            rest.remove((kind, max(fitting)))
            self.returned = tuple(rest)

    def first_batches(self, kind: int, hidden: int) -> list[int]:
        """The first batch for each of the hidden tokens of a kind; 0 for those that were there from the beginning."""
        later = sorted([first for other, first in self.returned if other == kind])
        return [0] * (hidden - len(later)) + later
