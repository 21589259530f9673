"""How a game in progress is presented to people, on a board, in a log and at its end."""

from collections.abc import Sequence
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from freebooter.kernel.events import Event
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.note import Note
from freebooter.kernel.people.duel import Duel
from freebooter.kernel.people.telling import Figure, Telling, tell
from freebooter.kernel.seat import Seat
from freebooter.kernel.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Presentation(Generic[S]):
    """What people are shown besides their views: `Presentation[Table]`.

    This class suits any game: every event is a line of the log. A game with more to show gives `Game` a subclass.
    """

    def log_lines(self, events: list[Event]) -> list[Event]:
        """The log people read: one event per line, a battle fight by fight, without repetitions."""
        return events

    def telling(self, line: Event, reader: Seat | None) -> Telling:
        """How a line of the log is told to a reader: what it weighs for them, whose it is, where it happened.

        A reader who is neither its `seat` nor among its `seats` is told it like somebody who watches.
        """
        return tell({}, line, reader)

    def figures(self, state: S, seat: Seat) -> list[Figure]:
        """What a player keeps an eye on, most important first: whatever changes here is told to that player.

        Only what the seat may know. Texts call it `figure-` and the name.
        """
        return []

    def board_numbers(self, state: S, seat: Seat) -> msgspec.Struct | None:
        """Numbers for a seat's board, worked out from what it knows: reach, prices, odds; None if the view says it all.

        Clients draw it and never work such things out themselves.
        """
        return None

    def duel(self, state: S) -> Duel | None:
        """The duel under way, if rounds are fought in which the same question comes again and again.

        Tables use it to let people agree to fight it out without being asked each round.
        """
        return None

    def ending(self, state: S) -> Note | None:
        """Why the game is over, where it can end in more than one way."""
        return None


def text_files(folders: Sequence[Path], language: str) -> list[Path]:
    """The files with the texts of a game (`Game.text_folders`) in a language, in the order in which they count."""
    return [path for folder in folders for path in sorted((folder / language).glob("*.ftl"))]
