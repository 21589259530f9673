"""How a position of Pirates of the 7 Seas is valued."""

from typing import Final

from freebooter.games.seven_seas import scoring
from freebooter.games.seven_seas.advice import outlook
from freebooter.games.seven_seas.content.load import TEXTS
from freebooter.games.seven_seas.state import Table
from freebooter.kernel.programs.evaluation import Evaluation
from freebooter.kernel.programs.outlook import Outlook, read_outlook
from freebooter.kernel.seat import Seat

LEARNED: Final = read_outlook(TEXTS.parent / "content" / "outlook.json")


class SevenSeasEvaluation(Evaluation[Table]):
    def value(self, state: Table) -> list[int]:
        return scoring.points_now(state)

    def outlook(self, state: Table, seat: Seat) -> list[int]:
        return outlook.outlook(state, seat)

    def period(self, state: Table) -> int:
        return outlook.period(state)

    def learned(self, state: Table) -> Outlook | None:
        return LEARNED
