"""One of the activities of a Port action (MM-PORT-02)."""

from freebooter.games.marauders.advice.offers import ValuedOffer
from freebooter.games.marauders.moves import DO, NO_MOVES
from freebooter.games.marauders.names import ACTIVITIES
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.visit import visit_of
from freebooter.kernel.ask import Ask, Part, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.note import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Activity(ValuedOffer):
    """One of the activities of a Port action, each at most once (MM-PORT-05)."""

    def __init__(self, number: int) -> None:
        super().__init__([DO[number]])
        self.number = number

    def hindrance(self, t: Table, player: Player) -> Refusal | None:
        """Why it cannot be done here and now; None when it can. Whether it was done already is checked elsewhere."""
        return None

    def possible(self, t: Table, player: Player) -> bool:
        """Is there no hindrance? Override with a faster test."""
        return self.hindrance(t, player) is None

    def perform(self, t: Table, player: Player) -> Part[None]:
        raise TypeError(f"{type(self).__name__} must implement perform")

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if visit_of(t).done >> self.number & 1:
            return Refusal("mm-activity-done", "MM-PORT-05", activity=ACTIVITIES[self.number])
        return self.hindrance(t, t.players[ask.seat])

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        if visit_of(t).done >> self.number & 1:
            return NO_MOVES
        return self.moves if self.possible(t, t.players[seat]) else NO_MOVES

    def take(self, t: Table, seat: Seat, move: Move) -> Part[None]:
        visit_of(t).done |= 1 << self.number
        return self.perform(t, t.players[seat])
