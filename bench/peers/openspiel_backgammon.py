"""Random games of OpenSpiel's backgammon: SECONDS [--seed N]; prints one line of JSON.

Runs with the interpreter of the benchmark's own environment. The engine is C++, driven from Python. Its
chance nodes (the dice) are played by the driver and do not count as decisions.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from harness import POOL, POOL_RATE, Case, Points, main


def engine() -> Any:
    import pyspiel

    return pyspiel.load_game("backgammon")


GAME = engine()


def throw(state: Any, chance: Callable[[], float]) -> int:
    """One outcome of a chance node, with its probability."""
    left = chance()
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    for action, probability in outcomes:
        left -= probability
        if left < 0.0:
            return action
    return outcomes[-1][0]


def play(seed: int) -> int:
    """One random game; the number of decisions in it."""
    state = GAME.new_initial_state()
    chance = random.Random(seed).random
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(throw(state, chance))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
            decisions += 1
    return decisions


def walk(seed: int, points: Points) -> None:
    """The same game, keeping some of its positions."""
    state = GAME.new_initial_state()
    chance = random.Random(seed).random
    keep = random.Random(f"points {seed}").random
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(throw(state, chance))
            continue
        if keep() < POOL_RATE:
            points.pool.append(state.clone())
        actions = state.legal_actions()
        points.decisions += 1
        points.forced += len(actions) == 1
        state.apply_action(actions[int(chance() * len(actions))])


def points(seed: int) -> Points:
    found = Points()
    while len(found.pool) < POOL:
        walk(seed, found)
        seed += 1
    return found


def copy(state: Any) -> object:
    return state.clone()


if __name__ == "__main__":
    main(Case("backgammon", version("open_spiel"), "peer", play, points, copy, memory_is_python=False))
