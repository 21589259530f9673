"""How a position of Black Fleet is valued."""

from typing import Final

from freebooter.games.black_fleet.accounts import scoring
from freebooter.games.black_fleet.advice import outlook
from freebooter.games.black_fleet.content.load import TEXTS
from freebooter.games.black_fleet.state import Table
from freebooter.kernel.programs.evaluation import Evaluation
from freebooter.kernel.programs.outlook import Outlook, read_outlook
from freebooter.kernel.seat import Seat

LEARNED: Final = read_outlook(TEXTS.parent / "content" / "outlook.json")


class BlackFleetEvaluation(Evaluation[Table]):
    def value(self, state: Table) -> list[int]:
        return scoring.points_now(state)

    def outlook(self, state: Table, seat: Seat) -> list[int]:
        return outlook.outlook(state, seat)

    def period(self, state: Table) -> int:
        return outlook.period(state)

    def learned(self, state: Table) -> Outlook | None:
        return LEARNED
