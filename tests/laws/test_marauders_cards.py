"""The laws for the new cards, alone and with the modules that they meet; captains who use their abilities."""

from pathlib import Path

import pytest

from freebooter.games.marauders.game import GAME
from freebooter.kernel.ask import Ask
from freebooter.kernel.laws import SeededChooser, check_laws
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Run

FAILURES = Path("build/failures")
NEW = ["cards", "new-captains-only"]
SETS: list[tuple[int, dict[str, object]]] = [
    (2, {"modules": NEW, "points_to_win": 6}),
    (3, {"modules": [*NEW, "modifications", "market", "upgrades", "treasure", "hard-life"], "points_to_win": 6}),
    (4, {"modules": [*NEW, "brig", "wind", "storm", "loyalty"], "points_to_win": 5, "npc_orders": "program"}),
    (2, {"modules": [*NEW, "favours", "locations", "contraband"], "points_to_win": 5}),
]
ABILITIES = ("pay-to-roll", "cargo-for-crew", "pay")


class Able(SeededChooser):
    """Uses the ability of its captain whenever it can and follows advice otherwise; `met` is what it was asked."""

    met: set[str] = set()

    def choose(self, run: Run, ask: Ask) -> Move:
        self.met.add(ask.prompt)
        for move in ask.options:
            if move.verb in ABILITIES:
                self.met.add(move.verb)
                return move
        weights = ask.weights(run.state) or [1] * len(ask.options)
        drawn = self.pick(sum(weights))
        for move, weight in zip(ask.options, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return move
        raise AssertionError("no option has any weight")


@pytest.mark.parametrize(("players", "options"), SETS, ids=str)
def test_laws_with_abilities(players: int, options: dict[str, object]) -> None:
    check_laws(GAME, players, options, ["able"], every=120, failures=FAILURES, chooser=Able)


@pytest.mark.parametrize("players", [2, 3])
def test_laws_by_chance(players: int) -> None:
    check_laws(GAME, players, {"modules": ["cards"]}, seeds=["by chance"], every=90, failures=FAILURES)
