"""Black Fleet, as the kernel sees it."""

from typing import Final

import msgspec

from freebooter.games.black_fleet import redeal, setup
from freebooter.games.black_fleet.accounts import checks, scoring
from freebooter.games.black_fleet.companions.choosing import BlackFleetChoosing
from freebooter.games.black_fleet.companions.evaluation import BlackFleetEvaluation
from freebooter.games.black_fleet.companions.observer import BlackFleetObserver
from freebooter.games.black_fleet.companions.presentation import BlackFleetPresentation
from freebooter.games.black_fleet.content.load import TEXTS
from freebooter.games.black_fleet.display import views
from freebooter.games.black_fleet.moves import MOVES
from freebooter.games.black_fleet.options import Options, rules_of
from freebooter.games.black_fleet.settings import VERSION
from freebooter.games.black_fleet.state import Table
from freebooter.games.black_fleet.statistics import BlackFleetStatistics
from freebooter.games.black_fleet.turn import steps
from freebooter.kernel.ask import Flow, Seat
from freebooter.kernel.chance import Chance
from freebooter.kernel.game import Game
from freebooter.kernel.result import Result


class BlackFleet(Game[Table, Options]):
    """Three or four players."""

    def __init__(self, version: str = str(VERSION)) -> None:
        super().__init__(
            "black-fleet",
            version,
            fewest=3,
            most=4,
            moves=MOVES,
            options_type=Options,
            texts=TEXTS,
            statistics=BlackFleetStatistics(),
            choosing=BlackFleetChoosing(),
            presentation=BlackFleetPresentation(),
            evaluation=BlackFleetEvaluation(),
            observer=BlackFleetObserver(),
        )

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

    def audit(self, t: Table) -> dict[str, int]:
        return checks.audit(t)

    def faults(self, t: Table) -> list[str]:
        return checks.faults(t)


GAME: Final = BlackFleet()
OLDER: Final = BlackFleet("1")
GAME.earlier[OLDER.version] = OLDER  # for records and tables begun by the first version of the rules
