"""Random four-player games of catanatron: SECONDS [--seed N]; prints one line of JSON.

Runs with the interpreter of the benchmark's own environment. The driver is the fastest fair one: it takes
the list of playable actions that the engine has made anyway, and switches its validation off.
"""

from __future__ import annotations

import random
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from harness import POOL, POOL_RATE, Case, Points, main


def engine() -> tuple[Any, Any, Any, int]:
    """Its Game, Player and Color, and the number of turns after which it gives a game up."""
    from catanatron.game import TURNS_LIMIT, Game  # type: ignore[import-not-found]
    from catanatron.models.player import Color, Player  # type: ignore[import-not-found]

    return Game, Player, Color, TURNS_LIMIT


Game, Player, Color, TURNS_LIMIT = engine()


def new_game(seed: int) -> Any:
    return Game([Player(color) for color in Color], seed=seed)


def play(seed: int) -> int:
    """One random game; the number of decisions in it."""
    game = new_game(seed)
    state = game.state
    chance = random.Random(seed).random
    decisions = 0
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        actions = state.playable_actions
        game.execute(actions[int(chance() * len(actions))], validate_action=False)
        decisions += 1
    return decisions


def walk(seed: int, points: Points) -> None:
    """The same game, keeping some of its positions."""
    game = new_game(seed)
    chance = random.Random(seed).random
    keep = random.Random(f"points {seed}").random
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        if keep() < POOL_RATE:
            points.pool.append(game.copy())
        actions = game.state.playable_actions
        points.decisions += 1
        points.forced += len(actions) == 1
        game.execute(actions[int(chance() * len(actions))], validate_action=False)


def points(seed: int) -> Points:
    found = Points()
    while len(found.pool) < POOL:
        walk(seed, found)
        seed += 1
    return found


def copy(game: Any) -> object:
    return game.copy()


if __name__ == "__main__":
    main(Case("catanatron", version("catanatron"), "peer", play, points, copy))
