"""`fight`: a person gives a standing order in a duel, and is not asked again until it is fought out.

Bots decide for themselves each time, so nobody need agree. Questions that the order does not answer are put to the
person, and afterwards it goes on; it ends when the duel does, when it cannot be carried out, and when the ship is in
danger.
"""

from freebooter.cli.table.session import Session
from freebooter.kernel.ask import Ask, Seat
from freebooter.kernel.automatic.standing_orders import (
    IN_DANGER,
    OVER,
    StandingOrder,
    StandingOrders,
    without_known_danger,
)
from freebooter.kernel.moves import Move
from freebooter.kernel.people.duel import Duel

STOPPED = {IN_DANGER: "cli-fight-dire"}
"""What the person is told when the order ends; otherwise that it cannot be carried out."""


class Fight:
    """The standing order at this terminal, if any."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._orders = StandingOrders()
        self._last: tuple[Duel, Move] | None = None
        self._lines = 0
        """How many lines were shown since the person last pressed a key."""

    @property
    def duel(self) -> Duel | None:
        match = self.session.match
        return None if match.over else match.game.presentation.duel(match.run.state)

    def on_offer(self, ask: Ask) -> bool:
        """Is this the question of a duel that no other person at this terminal decides in?"""
        duel = self.duel
        if duel is None or ask.prompt != duel.prompt:
            return False
        return [seat for seat in duel.seats if seat in self.session.people] == [ask.seat]

    def note(self, ask: Ask, move: Move) -> None:
        """A person has chosen this; if it was in a duel, `fight` goes on with it."""
        duel = self.duel
        if duel is not None and ask.prompt == duel.prompt:
            self._last = (duel, move)

    def same_again(self, ask: Ask) -> Move:
        """The last choice in this duel; at its beginning the first option, the only one in the first round."""
        duel = self.duel
        if self._last is not None and self._last[0].goes_on(duel) and self._last[1] in ask.options:
            return self._last[1]
        return ask.options[0]

    def begin(self, ask: Ask, move: Move) -> None:
        """Play `move` in every round, beginning with this question."""
        duel = self.duel
        assert duel is not None
        order = without_known_danger(StandingOrder(move.name, ask_when_in_danger=True), ask.seat, duel)
        self._orders.give(ask.seat, order, duel)
        self._lines = 0
        self.session.play(ask.seat, move)

    def end(self) -> bool:
        """End the order. Returns whether there was one."""
        ordered = bool(self._orders.given)
        self._orders.clear()
        return ordered

    def go_on(self, seat: Seat, ask: Ask) -> bool:
        """Answer by the order. Returns False when the person must answer."""
        duel, session = self.duel, self.session
        if seat not in self._orders.given:
            return False
        ending = self._orders.ending(duel, [ask])
        if ending is not None:
            self.end()
            if ending.reason != OVER:
                self._lines = session.tell(seat, self._lines)
                session.screen.line(session.say(STOPPED.get(ending.reason, "cli-fight-impossible")), "risk")
            return False
        move = None if duel is None else self._orders.answer(duel, ask)
        if duel is None or move is None:
            return False
        self._lines = session.tell(seat, self._lines)
        text = session.words.move(session.game, move)
        session.screen.line(session.say("cli-fight-round", round=duel.round, move=text), "title")
        session.play(seat, move)
        return True
