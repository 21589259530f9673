"""When the answer of a bot is told, so that the time it took tells nothing of its hand.

Where being asked, or having a choice, would tell others what a seat holds, a bot that has one option waits as long as
one that has to think. How long that is, the last thoughts about such questions at this server show: so it is the same
for every hand, on a quick machine and on a slow one.
"""

from collections import deque

from freebooter.kernel.ask import Seat
from freebooter.kernel.automatic import asking
from freebooter.server.tables.state.table import Table

REMEMBERED = 40
"""Thoughts of one kind that count."""
STEP = 100
"""Milliseconds to which waiting is rounded up, so that it does not change with every thought."""

Kind = tuple[str, str, str]


class Pace:
    """How long bots have needed lately, by game, level and prompt, in milliseconds."""

    def __init__(self) -> None:
        self._needed: dict[Kind, deque[int]] = {}

    def kind(self, table: Table, seat: Seat, level: str) -> Kind | None:
        """Of the question to this seat; None if everybody may know how long it is thought about."""
        ask = table.match.ask_of(seat)
        people = any([not chair.bot for chair in table.chairs])
        if ask is None or not people or table.lesson is not None or not asking.tells_the_hand(ask):
            return None
        return table.match.game.name, level, ask.prompt

    def note(self, kind: Kind, milliseconds: int) -> None:
        self._needed.setdefault(kind, deque(maxlen=REMEMBERED)).append(milliseconds)

    def delay(self, kind: Kind, least: int) -> int:
        """Milliseconds between the question and the telling of its answer."""
        longest = max(self._needed.get(kind, (0,)))
        return max(least, -(-longest // STEP) * STEP)
