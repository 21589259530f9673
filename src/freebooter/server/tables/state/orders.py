# mypyc: compile
"""Standing orders at a table: who has to agree, what is logged, and what each reader is shown of them.

Orders belong to the table, like passing in advance: they are in its log, so they survive a restart. A seat's order is
shown to nobody else, only that there is one. A bot decides for itself each time, so it need not agree.

Orders end together: when the duel is over, when somebody ends them, when an order cannot be carried out, when a seat is
in danger and wanted to be asked then, when moves are taken back, and when somebody else comes to decide for a seat.
Questions that they do not answer are put to the seats, and afterwards the orders go on.
"""

from freebooter.kernel.ask import Ask, Seat
from freebooter.kernel.automatic.standing_orders import Ending, StandingOrder, StandingOrders, without_known_danger
from freebooter.kernel.moves import Move
from freebooter.kernel.note import refused
from freebooter.kernel.people.duel import Duel
from freebooter.server.storage.models import Chair, RowData
from freebooter.server.wire import frames

# How orders end, besides the endings that the kernel knows.
BROKEN = "broken"
WITHDRAWN = "withdrawn"
REFUSED = "refused"
TAKEN_BACK = "taken-back"
SEAT_CHANGED = "seat"


class Orders:
    """The standing orders of one table. `chairs` is the table's own list."""

    def __init__(self, chairs: list[Chair]) -> None:
        self._chairs = chairs
        self._orders = StandingOrders()
        self._last_round: tuple[tuple[int, ...], int] | None = None

    @property
    def given(self) -> dict[Seat, StandingOrder]:
        return self._orders.given

    # The log

    def read(self, seat: Seat, logged: RowData, duel: Duel | None) -> None:
        """Take in a row of the log."""
        if "order" in logged:
            self._orders.give(seat, _read_order(logged["order"]), duel)
        else:
            self._orders.clear()

    def follow(self, duel: Duel | None) -> None:
        """Continue from here: the log has been read to its end."""
        self._orders.follow(duel)

    # What holds

    def people(self, duel: Duel) -> list[Seat]:
        """Seats that have to agree: those that people decide for."""
        return [seat for seat in duel.seats if not self._chairs[seat].plays]

    def agreed(self, duel: Duel) -> bool:
        return bool(self.given) and all(seat in self.given for seat in self.people(duel))

    def answer(self, duel: Duel | None, ask: Ask | None) -> Move | None:
        """What the order of the asked seat answers; None: the seat decides itself."""
        if duel is None or ask is None or not self.given or self._chairs[ask.seat].plays or not self.agreed(duel):
            return None
        return self._orders.answer(duel, ask)

    def begins_round(self, duel: Duel | None) -> bool:
        """Is this the first answer by order in a round? Then there is a pause, so that people can look."""
        this_round = None if duel is None else (duel.who, duel.round)
        first = this_round != self._last_round
        self._last_round = this_round
        return first

    def ending(self, duel: Duel | None, asks: list[Ask], taken_back: bool) -> Ending | None:
        """Do the orders end after what has just been entered?"""
        had_orders = bool(self.given)
        ending = self._orders.ending(duel, asks if duel is not None and self.agreed(duel) else [])
        return Ending(TAKEN_BACK) if had_orders and taken_back else ending

    # Commands: each returns what is to be logged, or raises `Refused`

    def give(self, seat: Seat, order: StandingOrder, duel: Duel | None) -> dict[str, object]:
        duel = _own_duel(seat, duel)
        if seat in self.given:
            raise refused("order-stands")
        if not any(move.name == order.move for move in duel.choices):
            raise refused("order-no-such", move=order.move)
        people = self.people(duel)
        missing = [other for other in people if other != seat and other not in self.given]
        stage = "proposed" if missing else "agreed" if len(people) > 1 else "alone"
        return {"said": stage, "order": without_known_danger(order, seat, duel)._asdict()}

    def halt(self, seat: Seat, duel: Duel | None) -> dict[str, object]:
        duel = _own_duel(seat, duel)
        if not self.given:
            raise refused("order-none")
        if self.agreed(duel):
            return {"ended": BROKEN}
        return {"ended": WITHDRAWN if seat in self.given else REFUSED}

    # What is shown

    def frame(self, duel: Duel | None, seat: Seat | None) -> frames.DuelState | None:
        """The duel as a reader is shown it; an order is shown to its own seat only."""
        if duel is None:
            return None
        frame = frames.DuelState(self.people(duel), sorted(self.given), self.agreed(duel))
        if seat is not None and seat in duel.seats:
            frame.choices = [move.name for move in duel.choices]
            own = self.given.get(seat)
            frame.order = None if own is None else frames.StandingOrder(*own)
            frame.in_danger = seat in duel.in_danger
        return frame


def _read_order(logged: RowData) -> StandingOrder:
    in_danger = logged.get("ask_when_in_danger", logged.get("careful", False))  # `careful` in older logs
    return StandingOrder(logged["move"], bool(logged.get("passing", False)), bool(in_danger))


def _own_duel(seat: Seat, duel: Duel | None) -> Duel:
    if duel is None:
        raise refused("order-no-duel")
    if seat not in duel.seats:
        raise refused("order-not-yours")
    return duel
