"""The laws for the new missions and rumours: alone, and with the modules they meet."""

import pytest

from freebooter.games.marauders.game import GAME
from freebooter.kernel.laws import check_laws
from tests.laws.marauders_crew import Crew
from tests.laws.test_marauders import FAILURES

ONLY = ["cards", "new-missions-only", "new-rumours-only"]
SETS: list[tuple[int, list[str]]] = [
    (2, ["cards"]),
    (3, ONLY),
    (4, [*ONLY, "contraband", "loyalty"]),
    (3, [*ONLY, "favours", "treasure", "brig"]),
]


@pytest.mark.parametrize(("players", "modules"), SETS, ids=str)
def test_laws_with_new_missions_and_rumours(players: int, modules: list[str]) -> None:
    options = {"modules": modules, "points_to_win": 6}
    check_laws(GAME, players, options, seeds=["cards"], every=120, failures=FAILURES, chooser=Crew)


def test_laws_by_chance() -> None:
    """Players without a purpose."""
    options = {"modules": ONLY, "points_to_win": 4}
    check_laws(GAME, 3, options, seeds=["chance"], every=120, failures=FAILURES)
