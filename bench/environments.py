"""Steps per second of our environments, next to PettingZoo's hanabi, all measured in one run.

    python bench/environments.py [--game seven-seas] [--seconds 3] [--rounds 3]

A step is a move chosen at random among those of the mask, with the observation of who chooses. Each case is a process
of its own, in CPU time on one core; the cases take turns. hanabi comes from PyPI into the environment of the peers.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from peers.install import VENV, make_venv, python_of, reason, run

ROOT = Path(__file__).resolve().parent.parent
PEER = ("pettingzoo==1.27.0", "shimmy==2.0.1", "open_spiel==2.0.2")
SIZE = 512
BARS = (("batched, compiled", "hanabi", 100), ("batched, compiled", "single, compiled", 5))
"""How many times as many steps per second one case has to take as another."""


def steps_of(env: Any, seconds: float) -> float:
    """A PettingZoo environment, one agent after another."""
    import numpy as np

    choices = np.random.default_rng(1)
    steps = 0
    start = process_time()
    while process_time() - start < seconds:
        env.reset(seed=steps)
        for _agent in env.agent_iter():
            seen, _reward, terminated, truncated, _info = env.last()
            offered = np.flatnonzero(seen["action_mask"])
            env.step(None if terminated or truncated else int(offered[int(choices.random() * len(offered))]))
            steps += 1
    return steps / (process_time() - start)


def hanabi(game: str, seconds: float) -> float:
    from pettingzoo.classic import hanabi_v5

    return steps_of(hanabi_v5.env(players=4), seconds)


def single(game: str, seconds: float) -> float:
    from freebooter.lab import pettingzoo

    return steps_of(pettingzoo.env(game), seconds)


def batched(game: str, seconds: float) -> float:
    import numpy as np

    from freebooter.lab.environments import BatchedGames, random_codes

    games = BatchedGames(game, size=SIZE)
    choices = np.random.default_rng(1)
    steps = 0
    start = process_time()
    while process_time() - start < seconds:
        games.observe()
        games.step(random_codes(games.masks(), choices))
        steps += SIZE
    return steps / (process_time() - start)


CASES: dict[str, Callable[[str, float], float]] = {"hanabi": hanabi, "single": single, "batched": batched}


def measured(case: str, python: str, source: str | None, game: str, seconds: float) -> float:
    """Steps per second of a case, in a process of its own."""
    there = {**os.environ, "OMP_NUM_THREADS": "1", "PYTHONHASHSEED": "0"}
    if source is not None:
        there["PYTHONPATH"] = str(ROOT / source)
    command = [python, __file__, "--game", game, "--seconds", str(seconds), "--case", case]
    done = subprocess.run(command, capture_output=True, text=True, env=there, check=False)
    if done.returncode:
        raise SystemExit(f"{case} could not be measured: {(done.stderr.strip().splitlines() or ['?'])[-1]}")
    return float(json.loads(done.stdout.splitlines()[-1]))


def main() -> int:
    parser = argparse.ArgumentParser(description="Steps per second of our environments, next to PettingZoo's hanabi.")
    parser.add_argument("--game", default="seven-seas")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--case", choices=CASES, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.case:
        print(json.dumps(CASES[options.case](options.game, options.seconds)))
        return 0
    failure = make_venv(VENV, print)
    good, said = run(python_of(VENV), "-m", "pip", "install", "--quiet", *PEER) if failure is None else (False, failure)
    if not good:
        print(f"hanabi cannot be had: {reason(said)}", file=sys.stderr)
        return 1
    subprocess.run([sys.executable, ROOT / "tools" / "compile.py"], check=True, cwd=ROOT)
    plan: list[tuple[str, str, str, str | None]] = [("hanabi", "hanabi", str(python_of(VENV)), None)]
    for name, tree in (("interpreted", "src"), ("compiled", "build/fast")):
        plan += [(f"{case}, {name}", case, sys.executable, tree) for case in ("single", "batched")]
    found: dict[str, list[float]] = {label: [] for label, *_ in plan}
    for number in range(options.rounds):
        for label, case, python, source in plan:
            found[label].append(measured(case, python, source, options.game, options.seconds))
            print(f"round {number + 1}: {label}: {found[label][-1]:,.0f} steps/s", flush=True)
    middle = {label: median(rates) for label, rates in found.items()}
    for label, rate in middle.items():
        print(f"{options.game}, {label}: {rate:,.0f} steps/s, {rate / middle['hanabi']:.1f} times hanabi")
    for fast, slow, bar in BARS:
        times = middle[fast] / middle[slow]
        print(f"bar: {fast}, at least {bar} times {slow}: {times:.1f}, {'met' if times >= bar else 'NOT met'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
