"""How a position of Merchants & Marauders is valued."""

from typing import Final

from freebooter.games.marauders.advice import evaluation, outlook
from freebooter.games.marauders.content.load import FOLDER
from freebooter.games.marauders.presets import BASE, PRESETS
from freebooter.games.marauders.seams.module_set import are_installed, complete
from freebooter.games.marauders.state import Table
from freebooter.kernel.programs.evaluation import Evaluation
from freebooter.kernel.programs.outlook import Outlook, read_outlook
from freebooter.kernel.seat import Seat


def learned_by_preset() -> dict[str, Outlook]:
    """For games without modules, and for presets from whose games something better was learned than the evaluation."""
    found: dict[str, Outlook] = {}
    for preset in PRESETS:
        read = read_outlook(FOLDER / ("outlook.json" if preset == BASE else f"outlook-{preset}.json"))
        if read is not None:
            found[preset] = read
    return found


LEARNED: Final = learned_by_preset()


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
        """By the modules that are on: what counts in one mix of them says little about another."""
        for preset, found in LEARNED.items():
            modules = PRESETS[preset].modules
            if are_installed(modules) and complete(modules).modules == state.rules.modules:
                return found
        return None
