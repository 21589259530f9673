"""The laws for the treasure galleon, alone and with the modules that it meets."""

from functools import partial
from pathlib import Path

import pytest

from freebooter.games.marauders.game import GAME
from freebooter.kernel.laws import check_laws
from tests.laws.marauders_crew import Crew, Met

FAILURES = Path("build/failures")
SETS: list[tuple[int, dict[str, object]]] = [
    (2, {"modules": ["treasure"]}),
    (3, {"modules": ["treasure", "low-galleons", "hard-life"], "npc_orders": "program"}),
    (4, {"modules": ["treasure", "brig", "dear-glory"], "points_to_win": 6}),
]


@pytest.mark.parametrize(("players", "options"), SETS, ids=str)
def test_laws(players: int, options: dict[str, object]) -> None:
    met = Met()
    met.add_events(
        check_laws(GAME, players, options, [0], every=100, failures=FAILURES, chooser=partial(Crew, met=met))
    )
    assert {"hoard-loaded", "npc-moved"} <= set(met.events)


def test_laws_by_chance() -> None:
    check_laws(GAME, 3, {"modules": ["treasure"]}, seeds=["by chance"], every=90, failures=FAILURES)
