"""What the actions of a turn have in common: they cost actions, and each is worth something."""

from freebooter.games.marauders.actions.cost import move_cost
from freebooter.games.marauders.actions.weights import Chart
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
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


def cannot_pay(t: Table, cost: int) -> Refusal | None:
    """Why something that costs so many actions cannot be done."""
    if cost <= t.turn.actions:
        return None
    if t.turn.actions == 0:
        return no_actions()
    return Refusal("mm-too-few-actions", "MM-TURN-07", actions=cost, left=t.turn.actions)


def cannot_pay_step(t: Table, player: Player, to: int, port: bool) -> Refusal | None:
    """Why a step cannot be paid; a module that has made it dear says so."""
    cost = move_cost(t, player, to, port)
    refusal = cannot_pay(t, cost)
    if refusal is not None and t.hooked and t.turn.actions > 0:
        return modules_of(t).too_dear(t, player, to, port, cost) or refusal
    return refusal


def none_left(t: Table) -> Refusal | None:
    return None if t.turn.actions > 0 else no_actions()


def spend_action(t: Table) -> None:
    t.turn.actions -= 1
    t.turn.acted = True
