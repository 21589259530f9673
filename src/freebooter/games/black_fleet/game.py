"""Black Fleet, as the kernel sees it."""

from typing import Final

import msgspec

from freebooter.games.black_fleet import checks, redeal, scoring, setup
from freebooter.games.black_fleet.advice import outlook
from freebooter.games.black_fleet.content.load import TEXTS
from freebooter.games.black_fleet.display import board_numbers, features, log_lines, telling, views
from freebooter.games.black_fleet.moves import MOVES
from freebooter.games.black_fleet.options import Options, goal_notes, rules_of
from freebooter.games.black_fleet.settings import VERSION
from freebooter.games.black_fleet.state import Table
from freebooter.games.black_fleet.statistics import BlackFleetStatistics
from freebooter.games.black_fleet.turn import steps
from freebooter.kernel.ask import Flow, Seat
from freebooter.kernel.chance import Chance
from freebooter.kernel.events import Event
from freebooter.kernel.game import Game
from freebooter.kernel.note import Note
from freebooter.kernel.people.choosing import Measured
from freebooter.kernel.people.telling import Figure, Telling, tell
from freebooter.kernel.programs.features import FeatureRow
from freebooter.kernel.programs.outlook import Outlook, read_outlook
from freebooter.kernel.result import Result

MEASURED: Final = msgspec.toml.decode((TEXTS.parent / "content" / "lengths.toml").read_bytes(), type=Measured)
LEARNED: Final = read_outlook(TEXTS.parent / "content" / "outlook.json")


class BlackFleet(Game[Table, Options]):
    """Three or four players."""

    def __init__(self, version: str = str(VERSION)) -> None:
        super().__init__("black-fleet", version, 3, 4, MOVES, Options, TEXTS, BlackFleetStatistics())

    def measured(self) -> Measured:
        return MEASURED

    def goal(self, options: Options, seats: int) -> list[Note]:
        return [*super().goal(options, seats), *goal_notes(options, seats)]

    def setup(self, options: Options, seats: int, chance: Chance) -> Table:
        return setup.set_up(rules_of(options, seats, int(self.version)), seats, chance)

    def next(self, state: Table) -> Flow | None:
        return steps.next_flow(state)

    def view(self, state: Table, seat: Seat | None) -> msgspec.Struct:
        return views.view(state, seat)

    def views(self, state: Table, seats: list[Seat | None]) -> list[msgspec.Struct]:
        return views.views(state, seats)

    def redeal(self, state: Table, seat: Seat, chance: Chance) -> None:
        redeal.redeal(state, seat, chance)

    def result(self, state: Table) -> Result:
        return scoring.result(state)

    def evaluate(self, state: Table) -> list[int]:
        return scoring.points_now(state)

    def outlook(self, state: Table, seat: Seat) -> list[int]:
        return outlook.outlook(state, seat)

    def period(self, state: Table) -> int:
        return outlook.period(state)

    def learned(self, state: Table) -> Outlook | None:
        return LEARNED

    def board_numbers(self, state: Table, seat: Seat) -> msgspec.Struct | None:
        return board_numbers.board_numbers(state, seat)

    def features(self, state: Table, seat: Seat, row: FeatureRow) -> None:
        features.fill(state, seat, row)

    def log_lines(self, events: list[Event]) -> list[Event]:
        return log_lines.log_lines(events)

    def telling(self, line: Event, reader: Seat | None) -> Telling:
        return tell(telling.TELLINGS, line, reader)

    def figures(self, state: Table, seat: Seat) -> list[Figure]:
        return telling.figures(state, seat)

    def audit(self, t: Table) -> dict[str, int]:
        return checks.audit(t)

    def faults(self, t: Table) -> list[str]:
        return checks.faults(t)


GAME: Final = BlackFleet()
OLDER: Final = BlackFleet("1")
GAME.earlier[OLDER.version] = OLDER  # for records and tables begun by the first version of the rules
