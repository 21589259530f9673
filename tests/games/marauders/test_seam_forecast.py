"""The seam of forecasts: a module says what crew combat of its own kind would come to."""

from collections.abc import Iterator

import pytest

from freebooter.games.marauders.battle.forecast import crews_note
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import Side
from freebooter.kernel.note import Note
from tests.games.marauders.table import Captain, Play, table

OWN_KIND: list[bool] = []


class Drill(Module):
    def crew_forecast(self, t: Table, side: Side) -> Note | None:
        return Note("mm-brings-crews", "", win=1, lose=2, taken=3, lost=4) if OWN_KIND else None


@pytest.fixture(autouse=True)
def drill() -> Iterator[None]:
    add_module(Drill("drill-forecast"))
    yield
    OWN_KIND.clear()
    remove_module("drill-forecast")


def fight() -> Play:
    game = table(Captain(hand=["GL-21"]), Captain(), modules=["drill-forecast"])
    return game.fights_ashore(0, 2, 2)


def test_a_module_forecasts_its_own_crew_combat() -> None:
    game = fight()
    usual = crews_note(game.t, game.side(0)).params
    OWN_KIND.append(True)
    assert crews_note(game.t, game.side(0)).params == {"win": 1, "lose": 2, "taken": 3, "lost": 4} != usual
