"""Before the cards are dealt at a table of several people, or a game is played on: each adds a number to the key of
the dice.

First all sit down and promise their number, then all tell it: nobody can choose theirs by the others'. Whoever is
late is left out, which the record says; so nobody can hold up the others, nor try again for better dice.
"""

from collections.abc import Sequence

from freebooter.kernel.ask import Seat
from freebooter.kernel.note import refused
from freebooter.kernel.shares import Share, is_number, promise_of
from freebooter.server.storage.models import ENTRY, SEAT, SHARE, Chair, LogRow, RowData, body

OPEN = body(open=True)
"""The row with which it begins."""
GATHERING, PROMISING, TELLING = "gathering", "promising", "telling"


def is_under_way(rows: Sequence[LogRow]) -> bool:
    """Do people at a table with these rows still add to the key? It ends with the entry that needs the key."""
    for row in reversed(rows):
        if row.kind == ENTRY or row.kind == SHARE:
            return row.kind == SHARE
    return False


class Dealing:
    """How far it has come, as the rows of the table tell it."""

    def __init__(self, at: int) -> None:
        self.telling = False
        self.since = at
        """When the last one sat down, or when the last promise was in."""
        self.promises: dict[Seat, str] = {}
        self.numbers: dict[Seat, str] = {}

    def read(self, row: LogRow) -> None:
        """Follow a row of the log. Whoever gets up takes the promise along, as long as no number is told."""
        if row.kind == SEAT and not self.telling:
            self.promises.pop(row.seat, None)
            self.since = row.at
        elif row.kind == SHARE:
            self._read_share(row.seat, row.at, row.data())

    def _read_share(self, seat: Seat, at: int, data: RowData) -> None:
        if "promise" in data:
            self.promises[seat] = str(data["promise"])
        elif "number" in data:
            self.numbers[seat] = str(data["number"])
        elif "tell" in data:
            self.telling, self.since = True, at

    def check_promise(self, seat: Seat, promise: str) -> None:
        if self.telling or not is_number(promise) or seat in self.promises or promise in self.promises.values():
            raise refused("share-late")

    def check_number(self, seat: Seat, number: str) -> None:
        if not self.telling or seat in self.numbers or not is_number(number):
            raise refused("share-late")
        if promise_of(number) != self.promises.get(seat):
            raise refused("share-broken")

    def stage(self, chairs: Sequence[Chair]) -> str:
        if self.telling:
            return TELLING
        return PROMISING if all([chair.taken or chair.lent for chair in chairs]) else GATHERING

    def missing(self, chairs: Sequence[Chair]) -> list[Seat]:
        """Those who are waited for."""
        if self.telling:
            return [seat for seat in self.promises if seat not in self.numbers]
        return [chair.seat for chair in chairs if chair.decider and chair.seat not in self.promises]

    def due(self, chairs: Sequence[Chair], seconds: float) -> int | None:
        """When it goes on, in milliseconds since 1970; None: when everybody has sat down."""
        if self.stage(chairs) == GATHERING:
            return None
        return self.since + round(1000 * seconds) if self.missing(chairs) else self.since

    def shares(self, chairs: Sequence[Chair]) -> list[Share]:
        """A share for each person, also for those who were late."""
        people = {*self.promises, *[chair.seat for chair in chairs if chair.decider]}
        return [Share(seat + 1, self.promises.get(seat, ""), self.numbers.get(seat, "")) for seat in sorted(people)]
