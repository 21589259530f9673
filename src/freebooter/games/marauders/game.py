"""Merchants & Marauders, as the kernel sees it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from freebooter.games.marauders import modules, redeal, scoring, setup
from freebooter.games.marauders.advice import evaluation, outlook
from freebooter.games.marauders.battle import duel
from freebooter.games.marauders.content.load import BASE, FOLDER
from freebooter.games.marauders.display import board_numbers, features, log_lines, telling, views
from freebooter.games.marauders.glory_cards import chest, cutlass, specialists, wheel
from freebooter.games.marauders.moves import MOVES, PACK_OF
from freebooter.games.marauders.options import (
    Options,
    editions,
    known_values,
    notices_of,
    rules_of,
    terms_of,
    written_out,
)
from freebooter.games.marauders.presets import cards
from freebooter.games.marauders.registries.checks import check_kinds
from freebooter.games.marauders.registries.tellings import TELLINGS
from freebooter.games.marauders.settings import FORM, VERSION
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.checks import audit, faults
from freebooter.games.marauders.statistics import STATISTICS
from freebooter.games.marauders.turn import flow
from freebooter.kernel.ask import Flow, Seat
from freebooter.kernel.chance import Chance
from freebooter.kernel.events import Event
from freebooter.kernel.game import Game
from freebooter.kernel.moves import Move
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.note import Note
from freebooter.kernel.people.choosing import Measured, ValueCard
from freebooter.kernel.people.duel import Duel
from freebooter.kernel.people.telling import Figure, Telling, tell
from freebooter.kernel.programs.features import FeatureRow
from freebooter.kernel.programs.outlook import Outlook, read_outlook
from freebooter.kernel.result import Result

TEXTS: Final = FOLDER.parent / "text"  # a compiled module does not know its own folder

MEASURED: Final = msgspec.toml.decode((FOLDER / "lengths.toml").read_bytes(), type=Measured)
LEARNED: Final = read_outlook(FOLDER / "outlook.json")

modules.import_all()
CARD_RULES: Final = (chest, wheel, cutlass, specialists)  # importing them enters their rules in `card_rules`
check_kinds()


@mypyc_attr(allow_interpreted_subclasses=True)
class Marauders(Game[Table, Options]):
    """Two to four players."""

    def __init__(self, version: str = str(VERSION)) -> None:
        super().__init__("marauders", version, 2, 4, MOVES, Options, TEXTS, STATISTICS, FORM)

    def known_values(self) -> dict[str, list[str]]:
        return known_values()

    def editions(self) -> dict[str, dict[str, object]]:
        return editions()

    def settle(self, given: Mapping[str, object]) -> dict[str, object]:
        return {**given, **written_out(self.options(given))}

    def modules_on(self, options: Options) -> list[str]:
        return list(rules_of(options).modules)

    def notices(self, options: Options) -> list[Note]:
        return notices_of(options)

    def measured(self) -> Measured:
        return MEASURED

    def cards(self) -> dict[str, dict[str, ValueCard]]:
        return cards()

    def text_folders(self) -> list[Path]:
        return [TEXTS, *sorted(TEXTS.parent.glob("modules/*/text"))]

    def goal(self, options: Options, seats: int) -> list[Note]:
        return [*super().goal(options, seats), terms_of(options)]

    def setup(self, options: Options, seats: int, chance: Chance) -> Table:
        return setup.set_up(rules_of(options, int(self.version)), seats, chance)

    def has_move(self, state: Table, move: Move) -> bool:
        return PACK_OF.get(move.code, BASE) in state.rules.packs

    def next(self, state: Table) -> Flow | None:
        return flow.next_flow(state)

    def view(self, state: Table, seat: Seat | None) -> msgspec.Struct:
        return views.view(state, seat)

    def views(self, state: Table, seats: list[Seat | None]) -> list[msgspec.Struct]:
        return views.views(state, seats)

    def redeal(self, state: Table, seat: Seat, chance: Chance) -> None:
        redeal.redeal(state, seat, chance)

    def result(self, state: Table) -> Result:
        return scoring.result(state)

    def ending(self, state: Table) -> Note | None:
        return scoring.ending(state)

    def evaluate(self, state: Table) -> list[int]:
        return evaluation.evaluate(state)

    def units_per_point(self) -> int:
        return evaluation.TENTHS

    def outlook(self, state: Table, seat: Seat) -> list[int]:
        return outlook.outlook(state, seat)

    def period(self, state: Table) -> int:
        return outlook.period(state)

    def learned(self, state: Table) -> Outlook | None:
        return None if state.hooked else LEARNED

    def board_numbers(self, state: Table, seat: Seat) -> msgspec.Struct | None:
        return board_numbers.board_numbers(state, seat)

    def duel(self, state: Table) -> Duel | None:
        return duel.duel_of(state)

    def features(self, state: Table, seat: Seat, row: FeatureRow) -> None:
        features.fill(state, seat, row)

    def log_lines(self, events: list[Event]) -> list[Event]:
        return log_lines.log_lines(events)

    def telling(self, line: Event, reader: Seat | None) -> Telling:
        return tell(TELLINGS, line, reader)

    def figures(self, state: Table, seat: Seat) -> list[Figure]:
        return telling.figures(state, seat)

    def audit(self, state: Table) -> dict[str, int]:
        return audit(state)

    def faults(self, state: Table) -> list[str]:
        return faults(state)


GAME: Final = Marauders()
OLDER: Final = Marauders("1")
GAME.earlier[OLDER.version] = OLDER  # for records and tables begun by the first version of the rules
