"""`fight`: a person does the same round after round in a duel, until it is fought out.

Bots decide for themselves each time, so nobody need agree. Whatever the order does not answer is asked as ever, and
afterwards it goes on; it ends when the duel does, when it cannot be kept, and when the ship is as good as lost.
"""

from freebooter.cli.session import Session
from freebooter.kernel.ask import Ask, Seat
from freebooter.kernel.duel import Duel
from freebooter.kernel.moves import Move


class Fight:
    """The order that stands at this terminal, if any."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._seat: Seat = -1
        self._move = ""
        self._careful = False
        self._seen: Duel | None = None
        self._last: tuple[Duel, Move] | None = None
        self._lines = 0
        """How many lines were told since the person last pressed a key."""

    @property
    def duel(self) -> Duel | None:
        match = self.session.match
        return None if match.over else match.game.duel(match.run.state)

    def on_offer(self, ask: Ask) -> bool:
        """Is this the question of a duel that no other person at this terminal decides in?"""
        duel = self.duel
        if duel is None or ask.prompt != duel.prompt:
            return False
        return [seat for seat in duel.seats if seat in self.session.people] == [ask.seat]

    def note(self, ask: Ask, move: Move) -> None:
        """A person has chosen this; if it was in a duel, it is what `fight` goes on with."""
        duel = self.duel
        if duel is not None and ask.prompt == duel.prompt:
            self._last = (duel, move)

    def same_again(self, ask: Ask) -> Move:
        """What was chosen last in this duel; at its beginning the first choice, all there was in the first round."""
        duel = self.duel
        if self._last is not None and self._last[0].goes_on(duel) and self._last[1] in ask.options:
            return self._last[1]
        return ask.options[0]

    def begin(self, ask: Ask, move: Move) -> None:
        """From now on `move`, beginning with this question. Who is in danger already need not be told of it."""
        duel = self.duel
        assert duel is not None
        self._seat, self._move, self._seen = ask.seat, move.name, duel
        self._careful = ask.seat not in duel.in_danger
        self._lines = 0
        self.session.play(ask.seat, move)

    def end(self) -> bool:
        """Tells whether there was anything to end."""
        stood = self._seen is not None
        self._seen = None
        return stood

    def go_on(self, seat: Seat, ask: Ask) -> bool:
        """Answer by the order; False when the person must."""
        seen, duel, session = self._seen, self.duel, self.session
        if seen is None or seat != self._seat:
            return False
        if duel is None or not seen.goes_on(duel):
            self.end()
            return False
        self._seen = duel
        if self._careful and seat in duel.in_danger:
            return self._stop("cli-fight-dire")
        move = duel.answer(ask, self._move)
        if move is None:  # something else is asked; the order stands unless it was the one to answer
            return self._stop("cli-fight-impossible") if ask.prompt == duel.prompt else False
        self._lines = session.tell(seat, self._lines)
        said = session.words.move(session.game, move)
        session.screen.line(session.say("cli-fight-round", round=duel.round, move=said), "title")
        session.play(seat, move)
        return True

    def _stop(self, why: str) -> bool:
        self.end()
        self._lines = self.session.tell(self._seat, self._lines)
        self.session.screen.line(self.session.say(why), "risk")
        return False
