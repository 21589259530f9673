"""The laws for upgrades of NPCs, alone and with the modules that they meet."""

from functools import partial
from pathlib import Path

import pytest

from freebooter.games.marauders.game import GAME
from freebooter.kernel.laws import check_laws
from tests.laws.marauders_crew import Crew, Met

FAILURES = Path("build/failures")
SETS: list[tuple[int, dict[str, object]]] = [
    (2, {"modules": ["upgrades"]}),
    (3, {"modules": ["upgrades", "treasure", "hard-life"], "npc_orders": "program"}),
    (4, {"modules": ["upgrades", "treasure", "low-galleons", "weapons", "modifications"], "points_to_win": 6}),
    (2, {"modules": ["upgrades", "hard-life", "weapons", "modifications"], "npc_orders": "program"}),
]


@pytest.mark.parametrize(("players", "options"), SETS, ids=str)
def test_laws(players: int, options: dict[str, object]) -> None:
    met = Met()
    met.add_events(
        check_laws(GAME, players, options, [0], every=100, failures=FAILURES, chooser=partial(Crew, met=met))
    )
    assert {"upgrade-weapon", "upgrade-modification"} & set(met.events)


def test_laws_by_chance() -> None:
    check_laws(GAME, 3, {"modules": ["upgrades", "hard-life"]}, seeds=["by chance"], every=90, failures=FAILURES)
