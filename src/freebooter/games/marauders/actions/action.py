"""What the actions of a turn have in common: they cost actions, and each is worth something."""

from freebooter.games.marauders.actions.weights import Chart
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Offer
from freebooter.kernel.moves import Move
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.note import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Offer[Table]):
    """An offer of the question "action"."""

    def worth(self, chart: Chart, move: Move) -> int:
        """What an option is worth to a sensible captain, in hundredths of a glory point."""
        raise TypeError(f"{type(self).__name__} must say what {move.name} is worth")


def no_actions() -> Refusal:
    return Refusal("mm-no-actions-left", "MM-TURN-07")


def none_left(t: Table) -> Refusal | None:
    return None if t.turn.actions > 0 else no_actions()


def spend_action(t: Table) -> None:
    t.turn.actions -= 1
    t.turn.acted = True
