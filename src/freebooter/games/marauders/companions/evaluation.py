"""How a position of Merchants & Marauders is valued."""

from typing import Final

from freebooter.games.marauders.advice import evaluation, outlook
from freebooter.games.marauders.content.load import FOLDER
from freebooter.games.marauders.state import Table
from freebooter.kernel.programs.evaluation import Evaluation
from freebooter.kernel.programs.outlook import Outlook, read_outlook
from freebooter.kernel.seat import Seat

SLOWER: Final = 8
"""By how many hundredths each module makes a search slower, about (`bench/search.py` with the presets)."""
LEARNED: Final = read_outlook(FOLDER / "outlook.json")
LEARNED_WITH_MODULES: Final = read_outlook(FOLDER / "outlook-modules.json")


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
        return LEARNED_WITH_MODULES if state.hooked else LEARNED

    def slowness(self, state: Table) -> int:
        return 100 + SLOWER * len(state.rules.modules)
