"""The laws with the modules that arm ships: new weapons, new modifications and the market."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from freebooter.games.marauders.content.tables import MODIFICATION_NAMES, WEAPON_NAMES
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.modules.modifications.pool import pool_of, put_into_pool
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state import Decks, Npc, Table
from freebooter.games.marauders.state.battle import Side
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Part
from freebooter.kernel.laws import check_laws, play_lawfully
from tests.laws.marauders_crew import Crew

FAILURES = Path("build/failures")
WEAPONS = (1 << len(WEAPON_NAMES)) - 1
NEW = [MODIFICATION_NAMES.index(name) for name in ("carved-hull", "crows-nest")]
SETS = [
    (2, ["weapons"]),
    (4, ["weapons", "brig"]),
    (3, ["modifications"]),
    (2, ["modifications", "market"]),
    (4, ["market", "modifications", "storm", "treasure", "weapons", "wind"]),
]


@pytest.mark.parametrize(("players", "modules"), SETS, ids=str)
def test_laws(players: int, modules: list[str]) -> None:
    check_laws(GAME, players, {"modules": modules}, seeds=["arms"], every=120, failures=FAILURES, chooser=Crew)


class Arsenal(Module):
    """Arms everybody, NPCs too, in each turn: what a long game would show is met in a short one.

    Modifications come out of the reserve, from which the market is filled too.
    """

    def __init__(self) -> None:
        super().__init__("drill-arsenal")

    def change_decks(self, decks: Decks, rules: Rules) -> None:
        if "modifications" in rules.modules:
            for kind in NEW:
                decks.modifications.add(kind, 10)

    def turn_starts(self, t: Table, player: Player) -> Part[None]:
        yield from ()
        player.weapons = WEAPONS
        if "modifications" in t.rules.modules and t.decks.modifications.left and player.afloat:
            token = t.chance.draw(t.decks.modifications)
            pool_of(t).reserve.turned_up(token, t.board.batches)
            if player.ship.has(token):
                put_into_pool(t, token)
            else:
                player.ship.modifications |= 1 << token

    def fit_out_npc(self, t: Table, npc: Npc, side: Side) -> None:
        side.weapons = WEAPONS


@pytest.fixture
def arsenal() -> Iterator[None]:
    add_module(Arsenal())
    yield
    remove_module("drill-arsenal")


@pytest.mark.usefixtures("arsenal")
@pytest.mark.parametrize("orders", ["program", "neighbour"])
def test_laws_of_weapons_in_everybodys_hands(orders: str) -> None:
    met: Counter[str] = Counter()
    for seed in range(3):
        options = {"modules": ["weapons", "drill-arsenal"], "npc_orders": orders, "points_to_win": 8}
        match = play_lawfully(GAME, 2 + seed, options, seed, Crew(seed), every=90)
        met.update([event.kind for entry in match.live for event in entry.events])
    assert {"ship-on-fire", "fire-burns", "shot-doubled", "caltrops-thrown", "weapon-used"} - set(met) == set()


@pytest.mark.usefixtures("arsenal")
def test_laws_of_modifications_on_every_ship() -> None:
    met: Counter[str] = Counter()
    for seed in range(3):
        modules = ["modifications", "market", "weapons", "drill-arsenal"]
        options = {"modules": modules, "points_to_win": 8}
        match = play_lawfully(GAME, 2 + seed, options, seed, Crew(seed), every=90)
        met.update([event.kind for entry in match.live for event in entry.events])
    assert {"nest-used", "modifications-to-pool", "modification-placed"} - set(met) == set()
