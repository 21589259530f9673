# mypyc: compile
"""How a table stands at one moment, as far as all its readers have it in common: worked out once for all of them."""

from freebooter.kernel.ask import Seat
from freebooter.kernel.note import Note
from freebooter.server.tables.showing.taking_back import TakingBack
from freebooter.server.tables.state.table import Table
from freebooter.server.texts import render
from freebooter.words import Words


class Standing:
    """To be thrown away as soon as anything changes at the table: it lives while one thing is told to all."""

    def __init__(self, table: Table) -> None:
        match = table.match
        question = match.run.question
        self.table = table
        self.prompt = match.prompt
        self.sealed = table.sealed
        self.practice = match.practice
        self.deadline = table.deadline
        self.duel = table.duel
        self.taking_back = TakingBack(table)
        self.lesson = _lesson(table)
        self.questioned: list[Seat] = [] if question is None else question.asked()
        """Seats to which the question is put; also those that have sealed an answer."""
        self.moment_for_cards = table.moment_for_cards
        self._waiting = self._waited_for()
        self._now: dict[tuple[str, str, tuple[Seat, ...]], str] = {}

    def decides(self, seat: Seat) -> bool:
        """Does a seat that is asked decide itself? What an order or the table answers is put to nobody."""
        return self.table.ordered_move(seat) is None and self.table.given_answer(seat) is None

    def waiting(self, reader: Seat | None) -> list[Seat]:
        """The seats that have yet to answer, as far as a reader may know: not who is asked for cards."""
        if not self.moment_for_cards:
            return self._waiting
        return [seat for seat in self._waiting if seat == reader and self.decides(seat)]

    def _waited_for(self) -> list[Seat]:
        table = self.table
        asked = table.match.asked
        if self.moment_for_cards:
            return asked
        if table.several_people:  # whether there is something to decide must not show
            return [seat for seat in asked if table.ordered_move(seat) is None]
        return [seat for seat in asked if self.decides(seat)]

    def now(self, words: Words, waiting: list[Seat], sealed: bool) -> str:
        """The sentence for a reader who has nothing to answer, or has sealed an answer."""
        if sealed:
            message = "now-sealed"
        else:
            message = "now-waiting" if waiting else self._why_nobody()
        key = (words.language, message, tuple(waiting))
        sentence = self._now.get(key)
        if sentence is None:
            game = self.table.match.game
            players = ", ".join(render.player(words, game, seat) for seat in waiting)
            note = Note(message, players=players) if waiting or sealed else Note(message)
            sentence = self._now[key] = render.sentence(words, note)
        return sentence

    def _why_nobody(self) -> str:
        """Why nobody is waited for, or why it is not told who is."""
        if self.moment_for_cards:
            return "now-cards"
        return "now-fought-out" if self.table.orders.given else "now-goes-on"


def _lesson(table: Table) -> str:
    if table.lesson is None:
        return ""
    if table.lesson_reached:
        return "reached"
    return "missed" if table.lesson.missed(table.match) else "open"
