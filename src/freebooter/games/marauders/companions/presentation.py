"""How a game of Merchants & Marauders is presented to people."""

import msgspec

from freebooter.games.marauders import scoring
from freebooter.games.marauders.battle import duel
from freebooter.games.marauders.display import board_numbers, log_lines, telling
from freebooter.games.marauders.registries.tellings import TELLINGS
from freebooter.games.marauders.state import Table
from freebooter.kernel.events import Event
from freebooter.kernel.note import Note
from freebooter.kernel.people.duel import Duel
from freebooter.kernel.people.presentation import Presentation
from freebooter.kernel.people.telling import Figure, Telling, tell
from freebooter.kernel.seat import Seat


class MaraudersPresentation(Presentation[Table]):
    def log_lines(self, events: list[Event]) -> list[Event]:
        return log_lines.log_lines(events)

    def telling(self, line: Event, reader: Seat | None) -> Telling:
        return tell(TELLINGS, line, reader)

    def figures(self, state: Table, seat: Seat) -> list[Figure]:
        return telling.figures(state, seat)

    def board_numbers(self, state: Table, seat: Seat) -> msgspec.Struct | None:
        return board_numbers.board_numbers(state, seat)

    def duel(self, state: Table) -> Duel | None:
        return duel.duel_of(state)

    def ending(self, state: Table) -> Note | None:
        return scoring.ending(state)
