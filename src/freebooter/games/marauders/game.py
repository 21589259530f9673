"""Merchants & Marauders, as the kernel sees it."""

from typing import Final

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

TEXTS: Final = FOLDER.parent / "text"  # a compiled module does not know its own folder

modules.import_all()
CARD_RULES: Final = (_chest, _wheel, _cutlass)  # imported so that they make themselves known to the registry


class Marauders(Game[Table, Options]):
    """Two to four players."""

    def __init__(self) -> None:
        super().__init__("marauders", "1", 2, 4, MOVES, Options, TEXTS)

    def aim(self, options: Options, seats: int) -> list[Note]:
        return [*super().aim(options, seats), terms_of(options)]

    def setup(self, options: Options, seats: int, chance: Chance) -> Table:
        return setup.set_up(rules_of(options), seats, chance)

    def next(self, state: Table) -> Flow | None:
        return turn.next_flow(state)

    def view(self, state: Table, seat: Seat | None) -> msgspec.Struct:
        return views.view(state, seat)

    def redeal(self, state: Table, seat: Seat, chance: Chance) -> None:
        worlds.redeal(state, seat, chance)

    def result(self, state: Table) -> Result:
        return scoring.result(state)

    def ending(self, state: Table) -> Note | None:
        return scoring.ending(state)

    def standing(self, state: Table) -> list[int]:
        return prospects.standing(state)

    def prudent(self, state: Table, ask: Ask) -> list[Move]:
        if ask.question.moves:
            return ask.sensible(state)
        return prudence.prudent(state, ask)

    def counsel(self, state: Table, ask: Ask) -> list[int] | None:
        if ask.question.moves:
            return ask.weights(state)
        return advice.counsel(state, ask)

    def why(self, state: Table, ask: Ask, move: Move) -> Refusal:
        if ask.question.moves:
            return ask.refusal(state, move) or Refusal("not-this-question", move=move.name)
        return refusals.why_not(state, ask, move)

    def brings(self, state: Table, ask: Ask, move: Move) -> Note | None:
        if ask.question.moves:
            return ask.preview(state, move)
        return refusals.brings(state, ask, move)

    def risks(self, state: Table, ask: Ask) -> list[Note]:
        if ask.question.moves:
            return ask.risks(state)
        return refusals.risks(state, ask)

    def outlook(self, state: Table, seat: Seat) -> msgspec.Struct | None:
        return outlook.outlook(state, seat)

    def duel(self, state: Table) -> Duel | None:
        return duel.duel_of(state)

    def lines(self, events: list[Event]) -> list[Event]:
        return stories.lines(events)

    def about(self, state: Table, ask: Ask) -> dict[str, str | int]:
        if ask.question.moves:
            return ask.words(state)
        return refusals.about(state, ask)

    def audit(self, state: Table) -> dict[str, int]:
        return audit(state)

    def faults(self, state: Table) -> list[str]:
        return faults(state)


GAME: Final = Marauders()
