"""The laws for contraband, alone and with the modules that it meets."""

from pathlib import Path

import pytest

from freebooter.games.marauders.game import GAME
from freebooter.kernel.ask import Ask
from freebooter.kernel.laws import SeededChooser, check_laws
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Run

FAILURES = Path("build/failures")
SETS: list[tuple[int, dict[str, object]]] = [
    (2, {"modules": ["contraband"], "points_to_win": 6}),
    (3, {"modules": ["contraband", "modifications", "market", "hard-life"], "points_to_win": 6}),
    (2, {"modules": ["contraband", "wind", "storm", "loyalty"], "points_to_win": 4}),
    (4, {"modules": ["contraband", "brig", "treasure"], "points_to_win": 4, "npc_orders": "program"}),
]
SMUGGLING = ("buy-contraband", "sell-contraband", "smuggle")


class Smuggler(SeededChooser):
    """Smuggles whatever it can and follows advice otherwise; `met` is what it was asked and did."""

    met: set[str] = set()

    def choose(self, run: Run, ask: Ask) -> Move:
        self.met.add(ask.prompt)
        for move in ask.options:
            if move.verb in SMUGGLING or move.name == "buy-modification-smugglers-hold":
                self.met.add(move.verb)
                return move
        weights = ask.weights(run.state) or [1] * len(ask.options)
        drawn = self.pick(sum(weights))
        for move, weight in zip(ask.options, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return move
        raise AssertionError("no option has any weight")


def test_laws_with_smugglers() -> None:
    for players, options in SETS:
        check_laws(GAME, players, options, ["smuggler 0"], every=100, failures=FAILURES, chooser=Smuggler)
    assert {"buy-contraband", "sell-contraband", "lose-from"} <= Smuggler.met


@pytest.mark.parametrize("players", [2, 3, 4])
def test_laws_by_chance(players: int) -> None:
    check_laws(GAME, players, {"modules": ["contraband"]}, seeds=["by chance"], every=90, failures=FAILURES)
