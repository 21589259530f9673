"""Manoeuvrability in effect: one number for rules, views, previews, board numbers, odds and advice."""

from collections.abc import Iterator

import pytest

from freebooter.games.marauders import effects
from freebooter.games.marauders.advice.dangers import npc_might
from freebooter.games.marauders.advice.zone_values import engage_worth
from freebooter.games.marauders.combat.strength import contest_dice
from freebooter.games.marauders.display.view_structs import TableView
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.names import CARIBBEAN_SEA, EXTRA_HAMMOCKS, GALLEON, SPANISH
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.shipyard.ships import trade_preview
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.battle import Side
from freebooter.games.marauders.state.player import Player, Ship
from tests.games.marauders.table import Captain, Play, table


class LowGalleons(Module):
    """Galleons turn more slowly, a captain is nimble in raids, and navies have more hammocks."""

    def __init__(self) -> None:
        super().__init__("drill-low-galleons")

    def manoeuvrability(self, t: Table, value: int, ship: Ship, seat: int) -> int:
        return 1 if ship.kind == GALLEON else value

    def raid_manoeuvrability(self, t: Table, value: int, player: Player) -> int:
        return value + 1

    def fit_out_npc(self, t: Table, npc: Npc, side: Side) -> None:
        assert side.ship is not None
        side.ship.modifications = 1 << EXTRA_HAMMOCKS


@pytest.fixture(autouse=True)
def module() -> Iterator[None]:
    add_module(LowGalleons())
    yield
    remove_module("drill-low-galleons")


def galleons(*modules: str) -> Play:
    npcs = {SPANISH: ("EV-02", CARIBBEAN_SEA)}
    return table(Captain(ship=GALLEON), Captain(), npcs=npcs, modules=list(modules))


def test_everything_speaks_of_the_same_manoeuvrability() -> None:
    game = galleons("drill-low-galleons")
    player = game[0]
    assert effects.manoeuvrability(game.t, player.ship, 0) == 1
    assert effects.ship_values(game.t, player.ship, 0)["manoeuvrability"] == 1
    assert trade_preview(game.t, game[1], GALLEON, 35).params["manoeuvrability"] == 1
    view = GAME.view(game.t, 1)
    assert isinstance(view, TableView)
    ship = view.players[0].ship
    assert ship is not None and ship.manoeuvrability == 1
    assert effects.raid_manoeuvrability(game.t, player) == 2
    assert engage_worth(game.t, player) == engage_worth(galleons().t, player)  # 2 without the module too


@pytest.mark.parametrize(("modules", "dice"), [([], 3), (["drill-low-galleons"], 4)])
def test_it_decides_who_leads_in_the_contest(modules: list[str], dice: int) -> None:
    """A frigate of the navy against a galleon: 3 against 2, or against 1."""
    game = galleons(*modules).dice("111", "1111" if modules else "111").attacks_npc(0, SPANISH)
    assert contest_dice(game.t, game.side(1)) == dice


def test_advice_knows_what_an_npc_is_fitted_out_with() -> None:
    npc = galleons().t.npcs[SPANISH]
    assert npc_might(galleons("drill-low-galleons").t, npc) > npc_might(galleons().t, npc)
