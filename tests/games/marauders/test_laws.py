"""The laws of the kernel for Merchants & Marauders: all numbers of players, each option."""

from pathlib import Path

import pytest

from freebooter.games import find_game
from freebooter.games.marauders.game import GAME
from freebooter.kernel.laws import check_laws

FAILURES = Path("build/failures")
OPTIONS: list[dict[str, object]] = [
    {"npc_orders": "program"},
    {"final_points": "track", "points_to_win": 3},
]


def test_the_game_is_known_by_its_name() -> None:
    assert find_game("marauders") is GAME


@pytest.mark.parametrize("players", [2, 3, 4])
def test_laws(players: int) -> None:
    check_laws(GAME, players, {}, seeds=range(4), every=80, failures=FAILURES)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(str(value) for value in options.values()))
def test_laws_with_each_option(options: dict[str, object]) -> None:
    check_laws(GAME, 3, options, seeds=["options", "again"], every=90, failures=FAILURES)
