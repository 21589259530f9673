"""How a position of Merchants & Marauders is valued."""

from typing import Final

from freebooter.games.marauders.advice import evaluation, outlook
from freebooter.games.marauders.content.load import FOLDER
from freebooter.games.marauders.state import Table
from freebooter.kernel.programs.evaluation import Evaluation
from freebooter.kernel.programs.outlook import Outlook, read_outlook
from freebooter.kernel.seat import Seat

LEARNED: Final = read_outlook(FOLDER / "outlook.json")
LEARNED_WITH_MODULES: Final = read_outlook(FOLDER / "outlook-modules.json")
"""None yet: what was learned is to be shown to win first (docs/bots.md)."""
BY_HAND: Final = 250
SLOWER: Final = 33
"""Hundredths of the time of a search with units: by hand, and with each module besides, about (`bench/search.py`)."""


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
        return BY_HAND + SLOWER * len(state.rules.modules) if state.hooked else 100
