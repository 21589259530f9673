"""Standing orders: in a duel each may say what they do round after round; once all have agreed it is fought out.

The rules know nothing of it. Orders belong to the table, like passing in advance: they lie in its log, so that they
last over a restart, and the answers given by them are ordinary moves of the seat. What a seat has ordered is told to
nobody else, only that it has. A bot decides for itself each time, so it need not agree.

Orders stand or fall together. Whatever they do not answer is asked as ever, and afterwards they go on; they end when
the duel does, when somebody breaks it off, when an order cannot be kept, when a ship is as good as lost and its owner
wished to be asked then, when moves are taken back, and when somebody else comes to decide.
"""

from typing import Any

import msgspec

from freebooter.kernel.ask import Seat
from freebooter.kernel.duel import Duel
from freebooter.kernel.match import Match
from freebooter.kernel.moves import Move
from freebooter.kernel.note import refused
from freebooter.server.rows import Chair
from freebooter.server.wire import DuelNow, Ordered

OVER = "over"
BROKEN = "broken"
WITHDRAWN = "withdrawn"
REFUSED = "refused"
DIRE = "dire"
IMPOSSIBLE = "impossible"
TAKEN_BACK = "taken-back"
SEAT = "seat"


class Orders:
    """Those of one table. `match` and `chairs` are the table's own."""

    def __init__(self, match: Match, chairs: list[Chair]) -> None:
        self._match = match
        self._chairs = chairs
        self.given: dict[Seat, Ordered] = {}
        self._seen: Duel | None = None
        self._begun: tuple[tuple[int, ...], int] | None = None

    # The log

    def read(self, seat: Seat, said: dict[str, Any]) -> None:
        """Take in a row of the log."""
        if "order" in said:
            self.given[seat] = msgspec.convert(said["order"], Ordered)
            self._seen = self.duel
        else:
            self.given.clear()

    def go_on(self) -> None:
        """The table has been read to its end, and none of its orders has ended since."""
        self._seen = self.duel

    # What holds

    @property
    def duel(self) -> Duel | None:
        match = self._match
        return None if match.over else match.game.duel(match.run.state)

    def people(self, duel: Duel) -> list[Seat]:
        """Those whose word is needed."""
        return [seat for seat in duel.seats if not self._chairs[seat].plays]

    def agreed(self, duel: Duel) -> bool:
        return bool(self.given) and all(seat in self.given for seat in self.people(duel))

    def answer(self, seat: Seat) -> Move | None:
        """What a seat's order answers to the question it is asked now; None if it must decide itself."""
        order = self.given.get(seat)
        duel = self.duel
        if order is None or duel is None or self._chairs[seat].plays or not self.agreed(duel):
            return None
        ask = self._match.ask_of(seat)
        return None if ask is None else duel.answer(ask, order.move, order.passing)

    def begins_round(self) -> bool:
        """Is this the first answer by order in a round? Then people get time to look."""
        duel = self.duel
        begun = None if duel is None else (duel.who, duel.round)
        first = begun != self._begun
        self._begun = begun
        return first

    def ending(self, taken_back: bool) -> tuple[str, Seat] | None:
        """Why the orders end after what has just been entered, and whose doing it is; -1: nobody's."""
        before, self._seen = self._seen, self.duel
        duel = self._seen
        if not self.given:
            return None
        if taken_back:
            return TAKEN_BACK, -1
        if duel is None or before is None or not before.goes_on(duel):
            return OVER, -1
        for seat, order in self.given.items():
            if order.careful and seat in duel.in_danger:
                return DIRE, seat
        for seat in self._match.asked if self.agreed(duel) else []:
            if seat in self.given and self._match.prompt == duel.prompt and self.answer(seat) is None:
                return IMPOSSIBLE, seat
        return None

    # What seats say

    def give(self, seat: Seat, order: Ordered) -> dict[str, object]:
        """The row for an order, or `Refused`."""
        duel = self._duel_of(seat)
        if seat in self.given:
            raise refused("order-stands")
        if not any(move.name == order.move for move in duel.choices):
            raise refused("order-no-such", move=order.move)
        if seat in duel.in_danger:  # it is known, so there is nothing to wait for
            order = msgspec.structs.replace(order, careful=False)
        people = self.people(duel)
        missing = [other for other in people if other != seat and other not in self.given]
        said = "proposed" if missing else "agreed" if len(people) > 1 else "alone"
        return {"said": said, "order": order}

    def halt(self, seat: Seat) -> str:
        """How the orders end when a seat will not have them, or `Refused`."""
        duel = self._duel_of(seat)
        if not self.given:
            raise refused("order-none")
        if self.agreed(duel):
            return BROKEN
        return WITHDRAWN if seat in self.given else REFUSED

    def _duel_of(self, seat: Seat) -> Duel:
        duel = self.duel
        if duel is None:
            raise refused("order-no-duel")
        if seat not in duel.seats:
            raise refused("order-not-yours")
        return duel

    # What is told

    def told(self, seat: Seat | None) -> DuelNow | None:
        """How the duel stands for a reader; an order is told to nobody but its seat."""
        duel = self.duel
        if duel is None:
            return None
        told = DuelNow(self.people(duel), sorted(self.given), self.agreed(duel))
        if seat is not None and seat in duel.seats:
            told.choices = [move.name for move in duel.choices]
            told.order = self.given.get(seat)
            told.in_danger = seat in duel.in_danger
        return told
