"""Flexible turns: a cube for each player, drawn from a bag turn by turn (SG-V1)."""

from typing import ClassVar

from freebooter.games.marauders.modules.flexible_turns.view import BagView
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state import ACTIONS, TURN_BEGINS, Drawer, Table
from freebooter.kernel.ask import Seat
from freebooter.kernel.programs.features import RELATIVE, FeatureRow, in_turn


def cubes_left(t: Table) -> list[Seat]:
    """Whose cubes have not been drawn in this round."""
    return [seat for seat in range(t.seats) if seat not in t.order]


def cubes_in_bag(t: Table) -> list[Seat]:
    """Before the turns of a round begin all are back (SG-V1-04)."""
    return cubes_left(t) if t.stage in (TURN_BEGINS, ACTIONS) else list(range(t.seats))


def draw_cube(t: Table) -> Seat:
    """The owner takes his turn (SG-V1-01 to 03); the last cube needs no chance."""
    cubes = cubes_left(t)
    seat = cubes[t.chance.below(len(cubes))] if len(cubes) > 1 else cubes[0]
    if t.journal is not None:
        t.journal.everyone("cube-drawn", "SG-V1-02 SG-V1-03", seat=seat, left=len(cubes) - 1)
    return seat


class CubeBag(Drawer):
    """Remembers nothing: the cubes that are out are those of `t.order`. It shows the others."""

    __slots__ = ()
    OPEN: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__("flexible-turns")

    def copy(self) -> "CubeBag":
        return self

    def features(self, t: Table, seat: Seat, row: FeatureRow) -> None:
        bag = cubes_in_bag(t)
        row.counts("in-bag", RELATIVE[: t.seats], in_turn([int(owner in bag) for owner in range(t.seats)], seat))

    def view(self, t: Table, seat: Seat | None) -> BagView:
        return BagView(cubes_in_bag(t))


class FlexibleTurns(Module):
    def drawer(self, rules: Rules, seats: int) -> Drawer | None:
        return CubeBag()

    def next_player(self, t: Table) -> Seat:
        return draw_cube(t)


add_module(FlexibleTurns("flexible-turns", implies=("low-galleons",)))
