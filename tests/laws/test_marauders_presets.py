"""The laws for every preset of Seas of Glory, and for everything with all other variants added."""

import pytest

from freebooter.games.marauders.game import GAME
from freebooter.kernel.laws import check_laws
from tests.laws.marauders_crew import Crew
from tests.laws.test_marauders import FAILURES

PRESETS = ["first-voyage", "merchants", "rough-seas", "cutthroats", "everything"]
VARIANTS = ["flexible-turns", "dear-glory", "hard-life", "cutthroat"]


@pytest.mark.parametrize("preset", PRESETS)
def test_laws_of_each_preset(preset: str) -> None:
    players = 2 + PRESETS.index(preset) % 3
    options = {"edition": preset, "points_to_win": 4}
    check_laws(GAME, players, options, seeds=["preset"], every=150, failures=FAILURES, chooser=Crew)


@pytest.mark.parametrize("captains", ["two-captains", "captains-for-gold"])
def test_laws_with_all_that_there_is(captains: str) -> None:
    wanted = [name for name in GAME.choosing.editions()["everything"]["modules"] if name != "two-captains"]  # type: ignore[attr-defined]
    options = {"modules": [*wanted, *VARIANTS, captains], "points_to_win": 3, "npc_orders": "program"}
    check_laws(GAME, 3, options, seeds=["all"], every=150, failures=FAILURES, chooser=Crew)
