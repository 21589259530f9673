"""The laws for loyalty, alone and with the modules that it meets."""

from functools import partial

import pytest

from freebooter.games.marauders.game import GAME
from freebooter.kernel.laws import check_laws
from tests.laws.marauders_crew import Crew, Met
from tests.laws.test_marauders import FAILURES

SETS: list[tuple[int, list[str]]] = [
    (2, ["loyalty"]),
    (3, ["loyalty", "hard-life", "dear-glory"]),
    (4, ["loyalty", "treasure", "cutthroat", "two-captains"]),
    (3, ["loyalty", "modifications", "upgrades", "contraband", "wind"]),
]


@pytest.mark.parametrize(("players", "modules"), SETS, ids=str)
def test_laws(players: int, modules: list[str]) -> None:
    met = Met()
    options: dict[str, object] = {"modules": modules, "points_to_win": 6, "npc_orders": "program"}
    met.add_events(check_laws(GAME, players, options, [0], 100, FAILURES, partial(Crew, met=met)))
    assert {"loyalty-lost", "loyalty-raised"} <= set(met.events)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_laws_by_chance(players: int) -> None:
    """Players without a purpose, whose crews have much to bear."""
    met = Met()
    options: dict[str, object] = {"modules": ["loyalty"], "points_to_win": 4}
    met.add_events(check_laws(GAME, players, options, seeds=["by chance"], every=90, failures=FAILURES))
    assert {"loyalty-lost", "loyalty-raised"} <= set(met.events)
