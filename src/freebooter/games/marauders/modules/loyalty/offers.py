"""What a captain can do about loyalty: raise it in port, or call on a fierce crew (SG-M11-07 to 09, SG-AMB-111)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.actions.action import Action
from freebooter.games.marauders.actions.weights import Chart
from freebooter.games.marauders.advice.offers import ValuedOffer
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.modules.loyalty.advice import FIRST_OF_ALL, WORTH_OF_STAYING_ON, call_worth, raise_worth
from freebooter.games.marauders.modules.loyalty.changes import lower, rise
from freebooter.games.marauders.modules.loyalty.drawer import level_of, loyalty_of
from freebooter.games.marauders.modules.loyalty.purposes import FOR_FIERCE
from freebooter.games.marauders.modules.loyalty.steps import CONTENT, FIERCE, MUTINY, price_of, step_name
from freebooter.games.marauders.moves import MOVES, NO_MOVES
from freebooter.games.marauders.names import LEADERSHIP
from freebooter.games.marauders.port.activity import Activity
from freebooter.games.marauders.previews.chances import at_least, percent
from freebooter.games.marauders.previews.measured import check_passed, dice_rolled, event_about, gold_spent
from freebooter.games.marauders.prices import too_poor
from freebooter.games.marauders.registries.activities import new_activity
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Ask, Part, Played, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

CALL_ON_CREW: Final = MOVES.one("call-on-crew")


class RaisingLoyalty(Activity):
    """The next step for its price, one in each Port action (SG-M11-07)."""

    def hindrance(self, t: Table, player: Player) -> Refusal | None:
        level = level_of(t, player)
        if level == FIERCE:
            return Refusal("mm-loyalty-highest", "SG-M11-07")
        return too_poor(t, player, price_of(level + 1), "SG-M11-07")

    def possible(self, t: Table, player: Player) -> bool:
        level = level_of(t, player)
        return level != FIERCE and effects.purse(t, player) >= price_of(level + 1)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        level = level_of(t, t.players[ask.seat]) + 1
        return Note("mm-brings-loyalty", "SG-M11-07", step=step_name(level), price=price_of(level))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        raised = event_about(played, "loyalty-raised", ask.seat)
        return {} if raised is None else {"price": gold_spent(played, ask.seat)}

    def worth(self, t: Table, player: Player, move: Move) -> int:
        """A bad crew comes before other uses of the gold."""
        worth = raise_worth(t, player)
        return (FIRST_OF_ALL if worth > 0 and level_of(t, player) < CONTENT else WORTH_OF_STAYING_ON) + worth

    def perform(self, t: Table, player: Player) -> Part[None]:
        yield from ()
        effects.pay_gold(t, player, price_of(level_of(t, player) + 1), "SG-M11-07")
        rise(t, player, "SG-M11-07")


RAISING_LOYALTY: Final = RaisingLoyalty(new_activity("loyalty"))


# The Fierce roll


NOT_FIERCE: Final = [
    Refusal("mm-crew-not-fierce", "SG-M11-08", step=step_name(level)) for level in range(MUTINY, FIERCE)
]
"""By the step that the crew stands on, from Mutiny up."""


def call_refusal(t: Table, player: Player) -> Refusal | None:
    """Once per own turn, whatever happens to the marker meanwhile (SG-M11-08, SG-AMB-111)."""
    if level_of(t, player) != FIERCE:
        return NOT_FIERCE[level_of(t, player) - MUTINY]
    return Refusal("mm-crew-called", "SG-M11-08") if loyalty_of(t).called else None


def may_call(t: Table, seat: Seat) -> bool:
    """Is nothing against it?"""
    loyalty = loyalty_of(t)
    return loyalty.levels[seat] == FIERCE and not loyalty.called


def call_preview(t: Table, player: Player) -> Note:
    count = dice.pool(t, player, LEADERSHIP, FOR_FIERCE, 0)
    return Note("mm-brings-call", "SG-M11-08 SG-M11-09", dice=count, chance=percent(at_least(count)))


def call_on_crew(t: Table, player: Player) -> Part[None]:
    """A success is an extra action, and a step down; a failure costs the try alone (SG-M11-08, SG-M11-09)."""
    loyalty_of(t).called = True
    t.turn.acted = True
    answered = yield from dice.check(t, player, LEADERSHIP, FOR_FIERCE)
    if answered:
        t.turn.actions += 1
        if t.journal is not None:
            t.journal.everyone("crew-answers", "SG-M11-08", seat=player.seat, actions=t.turn.actions)
        yield from lower(t, player, "SG-M11-08")


class CallInTurn(Action):
    """Among the actions, though it costs none."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return self.moves if may_call(t, seat) else NO_MOVES

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return call_refusal(t, t.players[ask.seat])

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        return call_preview(t, t.players[ask.seat])

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return dice_rolled(played, "fierce")

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return check_passed(played, "fierce")

    def worth(self, chart: Chart, move: Move) -> int:
        return chart.after + call_worth(chart.t, chart.player)

    def take(self, t: Table, seat: Seat, move: Move) -> Part[None]:
        return call_on_crew(t, t.players[seat])


class CallInPort(ValuedOffer):
    """The same within a Port action."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return self.moves if may_call(t, seat) else NO_MOVES

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return call_refusal(t, t.players[ask.seat])

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        return call_preview(t, t.players[ask.seat])

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return dice_rolled(played, "fierce")

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return check_passed(played, "fierce")

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return WORTH_OF_STAYING_ON + call_worth(t, player)

    def take(self, t: Table, seat: Seat, move: Move) -> Part[None]:
        return call_on_crew(t, t.players[seat])


CALL_IN_TURN: Final = CallInTurn([CALL_ON_CREW])
CALL_IN_PORT: Final = CallInPort([CALL_ON_CREW])
