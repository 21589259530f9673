"""Merchants & Marauders, as the kernel sees it."""

from collections.abc import Mapping
from typing import Final

import msgspec

from freebooter.games.marauders import modules, redeal, scoring, setup
from freebooter.games.marauders.companions.choosing import MaraudersChoosing
from freebooter.games.marauders.companions.evaluation import MaraudersEvaluation
from freebooter.games.marauders.companions.observer import MaraudersObserver
from freebooter.games.marauders.companions.presentation import MaraudersPresentation
from freebooter.games.marauders.content.load import BASE, FOLDER
from freebooter.games.marauders.display import views
from freebooter.games.marauders.glory_cards import chest, cutlass, specialists, wheel
from freebooter.games.marauders.moves import MOVES, PACK_OF
from freebooter.games.marauders.options import Options, rules_of, written_out
from freebooter.games.marauders.registries.checks import check_kinds
from freebooter.games.marauders.settings import FORM, VERSION
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.checks import audit, faults
from freebooter.games.marauders.statistics import STATISTICS
from freebooter.games.marauders.turn import flow
from freebooter.kernel.ask import Seat, Taken
from freebooter.kernel.chance import Chance
from freebooter.kernel.game import Game
from freebooter.kernel.moves import Move
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.result import Result

TEXTS: Final = FOLDER.parent / "text"  # a compiled module does not know its own folder

modules.import_all()
CARD_RULES: Final = (chest, wheel, cutlass, specialists)  # importing them enters their rules in `card_rules`
check_kinds()


@mypyc_attr(allow_interpreted_subclasses=True)
class Marauders(Game[Table, Options]):
    """Two to four players."""

    def __init__(self, version: str = str(VERSION)) -> None:
        super().__init__(
            "marauders",
            version,
            fewest=2,
            most=4,
            moves=MOVES,
            options_type=Options,
            texts=TEXTS,
            statistics=STATISTICS,
            form=FORM,
            choosing=MaraudersChoosing(),
            presentation=MaraudersPresentation(),
            evaluation=MaraudersEvaluation(),
            observer=MaraudersObserver(),
        )
        self.text_folders += sorted(TEXTS.parent.glob("modules/*/text"))

    def settle(self, given: Mapping[str, object]) -> dict[str, object]:
        return {**given, **written_out(self.options(given))}

    def setup(self, options: Options, seats: int, chance: Chance) -> Table:
        return setup.set_up(rules_of(options, int(self.version)), seats, chance)

    def has_move(self, state: Table, move: Move) -> bool:
        return PACK_OF.get(move.code, BASE) in state.rules.packs

    def next(self, state: Table) -> Taken | None:
        return flow.next_flow(state)

    def view(self, state: Table, seat: Seat | None) -> msgspec.Struct:
        return views.view(state, seat)

    def views(self, state: Table, seats: list[Seat | None]) -> list[msgspec.Struct]:
        return views.views(state, seats)

    def redeal(self, state: Table, seat: Seat, chance: Chance) -> None:
        redeal.redeal(state, seat, chance)

    def result(self, state: Table) -> Result:
        return scoring.result(state)

    def audit(self, state: Table) -> dict[str, int]:
        return audit(state)

    def faults(self, state: Table) -> list[str]:
        return faults(state)


GAME: Final = Marauders()
OLDER: Final = Marauders("1")
GAME.earlier[OLDER.version] = OLDER  # for records and tables begun by the first version of the rules
