"""How a position of Merchants & Marauders is valued."""

from typing import Final

from freebooter.games.marauders.advice import evaluation, outlook
from freebooter.games.marauders.content.load import FOLDER
from freebooter.games.marauders.state import Table
from freebooter.kernel.programs.evaluation import Evaluation
from freebooter.kernel.programs.outlook import Outlook, read_outlook
from freebooter.kernel.seat import Seat

LEARNED: Final = read_outlook(FOLDER / "outlook.json")


class MaraudersEvaluation(Evaluation[Table]):
    def value(self, state: Table) -> list[int]:
        return evaluation.evaluate(state)

    def units_per_point(self) -> int:
        return evaluation.TENTHS

    def outlook(self, state: Table, seat: Seat) -> list[int]:
        return outlook.outlook(state, seat)

    def period(self, state: Table) -> int:
        return outlook.period(state)

    def learned(self, state: Table) -> Outlook | None:
        return None if state.hooked else LEARNED
