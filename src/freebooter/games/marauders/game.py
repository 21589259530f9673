"""Merchants & Marauders, as the kernel sees it."""

from typing import Final, cast

import msgspec

from freebooter.games.marauders import (
    modules,
    outlook,
    prudence,
    refusals,
    scoring,
    setup,
    stories,
    turn,
    views,
    worlds,
)
from freebooter.games.marauders.battle import duel
from freebooter.games.marauders.cards.glory import chest as _chest
from freebooter.games.marauders.cards.glory import cutlass as _cutlass
from freebooter.games.marauders.cards.glory import wheel as _wheel
from freebooter.games.marauders.checks import audit, faults
from freebooter.games.marauders.content import FOLDER
from freebooter.games.marauders.counsel import advice, prospects
from freebooter.games.marauders.moves import MOVES
from freebooter.games.marauders.options import Options, rules_of, terms_of
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask, Flow, Seat
from freebooter.kernel.chance import Chance
from freebooter.kernel.duel import Duel
from freebooter.kernel.events import Event
from freebooter.kernel.game import Game
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Note, Refusal
from freebooter.kernel.result import Result
from freebooter.kernel.state import State

TEXTS: Final = FOLDER.parent / "text"  # a compiled module does not know its own folder

modules.import_all()
CARD_RULES: Final = (_chest, _wheel, _cutlass)  # imported so that they make themselves known to the registry


class Marauders(Game):
    """Two to four players."""

    def __init__(self) -> None:
        super().__init__("marauders", "1", 2, 4, MOVES, Options, TEXTS)

    def aim(self, options: msgspec.Struct, seats: int) -> list[Note]:
        return [*super().aim(options, seats), terms_of(cast(Options, options))]

    def setup(self, options: msgspec.Struct, seats: int, chance: Chance) -> State:
        return setup.set_up(rules_of(cast(Options, options)), seats, chance)

    def next(self, state: State) -> Flow | None:
        return turn.next_flow(cast(Table, state))

    def view(self, state: State, seat: Seat | None) -> msgspec.Struct:
        return views.view(cast(Table, state), seat)

    def redeal(self, state: State, seat: Seat, chance: Chance) -> None:
        worlds.redeal(cast(Table, state), seat, chance)

    def result(self, state: State) -> Result:
        return scoring.result(cast(Table, state))

    def ending(self, state: State) -> Note | None:
        return scoring.ending(cast(Table, state))

    def standing(self, state: State) -> list[int]:
        return prospects.standing(cast(Table, state))

    def prudent(self, state: State, ask: Ask) -> list[Move]:
        return prudence.prudent(cast(Table, state), ask)

    def counsel(self, state: State, ask: Ask) -> list[int] | None:
        return advice.counsel(cast(Table, state), ask)

    def why(self, state: State, ask: Ask, move: Move) -> Refusal:
        return refusals.why_not(cast(Table, state), ask, move)

    def brings(self, state: State, ask: Ask, move: Move) -> Note | None:
        return refusals.brings(cast(Table, state), ask, move)

    def risks(self, state: State, ask: Ask) -> list[Note]:
        return refusals.risks(cast(Table, state), ask)

    def outlook(self, state: State, seat: Seat) -> msgspec.Struct | None:
        return outlook.outlook(cast(Table, state), seat)

    def duel(self, state: State) -> Duel | None:
        return duel.duel_of(cast(Table, state))

    def lines(self, events: list[Event]) -> list[Event]:
        return stories.lines(events)

    def about(self, state: State, ask: Ask) -> dict[str, str | int]:
        return refusals.about(cast(Table, state), ask)

    def audit(self, state: State) -> dict[str, int]:
        return audit(cast(Table, state))

    def faults(self, state: State) -> list[str]:
        return faults(cast(Table, state))


GAME: Final = Marauders()
