"""Standing orders: in a duel a seat says once what it does in every round, and is then answered for.

The rules know nothing of them: an answer given by order is an ordinary move. The server and the terminal both keep
one `StandingOrders`; who has to agree before orders are carried out is up to them.
"""

from typing import Final, NamedTuple

from freebooter.kernel.ask import Ask, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.people.duel import Duel

OVER: Final = "over"
"""The duel has ended, or another has begun."""
IN_DANGER: Final = "dire"
"""A seat that wants to be asked when it is in danger is in danger. Logs of tables hold this string."""
IMPOSSIBLE: Final = "impossible"
"""What a seat has ordered is not on offer."""


class StandingOrder(NamedTuple):
    """`move` in every round; `passing`: pass what can be passed in advance."""

    move: str
    passing: bool = False
    ask_when_in_danger: bool = False


class Ending(NamedTuple):
    """Why the orders end, and the seat that is the cause; -1: none."""

    reason: str
    seat: Seat = -1


class StandingOrders:
    """The orders given in one duel. They end together."""

    def __init__(self) -> None:
        self.given: dict[Seat, StandingOrder] = {}
        self._last: Duel | None = None

    def give(self, seat: Seat, order: StandingOrder, duel: Duel | None) -> None:
        """Take an order for the duel as it stands now."""
        self.given[seat] = order
        self._last = duel

    def follow(self, duel: Duel | None) -> None:
        """Note how far the duel has come, without asking whether the orders end."""
        self._last = duel

    def clear(self) -> None:
        self.given.clear()

    def answer(self, duel: Duel, ask: Ask) -> Move | None:
        """What the order of the asked seat answers; None: the seat decides itself."""
        order = self.given.get(ask.seat)
        return None if order is None else duel.answer(ask, order.move, order.passing)

    def ending(self, duel: Duel | None, asks: list[Ask]) -> Ending | None:
        """Do the orders end, now that the duel stands like this? `asks`: the questions that orders should answer."""
        before, self._last = self._last, duel
        if not self.given:
            return None
        if duel is None or before is None or not before.goes_on(duel):
            return Ending(OVER)
        for seat, order in self.given.items():
            if order.ask_when_in_danger and seat in duel.in_danger:
                return Ending(IN_DANGER, seat)
        for ask in asks:
            if ask.seat in self.given and ask.prompt == duel.prompt and self.answer(duel, ask) is None:
                return Ending(IMPOSSIBLE, ask.seat)
        return None


def without_known_danger(order: StandingOrder, seat: Seat, duel: Duel) -> StandingOrder:
    """The order without the wish to be asked in danger, if the seat is in danger already: it knows."""
    return order._replace(ask_when_in_danger=False) if seat in duel.in_danger else order
