"""How a game of Black Fleet is presented to people."""

import msgspec

from freebooter.games.black_fleet.display import board_numbers, log_lines, telling
from freebooter.games.black_fleet.state import Table
from freebooter.kernel.events import Event
from freebooter.kernel.people.presentation import Presentation
from freebooter.kernel.people.telling import Figure, Telling, tell
from freebooter.kernel.seat import Seat


class BlackFleetPresentation(Presentation[Table]):
    def log_lines(self, events: list[Event]) -> list[Event]:
        return log_lines.log_lines(events)

    def telling(self, line: Event, reader: Seat | None) -> Telling:
        return tell(telling.TELLINGS, line, reader)

    def figures(self, state: Table, seat: Seat) -> list[Figure]:
        return telling.figures(state, seat)

    def board_numbers(self, state: Table, seat: Seat) -> msgspec.Struct | None:
        return board_numbers.board_numbers(state, seat)
