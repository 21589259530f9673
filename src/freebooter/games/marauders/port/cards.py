"""Glory cards that are played in the menus of a Port action."""

from freebooter.games.marauders import dice
from freebooter.games.marauders.names import NONE
from freebooter.games.marauders.port.here import visit_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import GLORY_NAMES, GLORY_SPECIALIST, HIRE_CHECK, HIRE_GOLD
from freebooter.games.marauders.windows import PlayCards
from freebooter.kernel.ask import Ask, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Note, Refusal


class CardsBeforeChoice(PlayCards):
    """Cards that change demand or prices come before the first choice (GL-03, GL-04)."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [] if visit_of(t).chosen else super().options(t, seat, about)

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        reason = super().refusal(t, ask, move)
        if reason is None and visit_of(t).chosen:
            return Refusal("mm-card-before-choice", "MM-GLORY-05", card=GLORY_NAMES[move.value])
        return reason


class CardsInPort(PlayCards):
    """Specialists are hired in port, for gold or by a check."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        from freebooter.games.marauders.refusals.cards import why_not_hire

        reason = super().refusal(t, ask, move)
        if reason is None or GLORY_SPECIALIST[move.value] == NONE or reason.message != "mm-card-without-effect":
            return reason
        return why_not_hire(t, t.players[ask.seat], move.value)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        from freebooter.games.marauders.port.rolls import paid_check

        card = move.value
        if HIRE_GOLD[card] == 0 and HIRE_CHECK[card] == NONE:
            return None
        skill = HIRE_CHECK[card]
        rolled = 0 if skill == NONE else dice.pool(t, t.players[ask.seat], skill, dice.FOR_HIRING, 0)
        return paid_check("MM-GLORY-10", HIRE_GOLD[card], rolled)
