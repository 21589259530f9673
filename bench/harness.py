"""How every case is measured, ours and the peers': one process, CPU time, random games and copies.

The time is cut into slices, and each slice runs the calibration loop, then games, then copies, so that all
three see the same machine. Nothing here knows a game. It needs the standard library only, because the
peers run it in an environment of their own.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass, field
from time import process_time
from typing import Any

import calib

SLICE_SECONDS = 0.5
CALIB_TURNS = 400
COPY_SHARE = 0.25  # of the seconds given to games, spent on copies in addition
POOL = 100  # positions that are copied in turn
POOL_RATE = 1 / 40  # of the decisions of a random game become such a position


@dataclass
class Points:
    """Positions at random points of random games, and what was met on the way to them."""

    pool: list[Any] = field(default_factory=list)
    decisions: int = 0
    forced: int = 0  # decisions with a single option


@dataclass(frozen=True)
class Case:
    """What is measured. `play` plays one random game from a seed and returns its number of decisions."""

    name: str
    version: str
    mode: str
    play: Callable[[int], int]
    points: Callable[[int], Points]
    copy: Callable[[Any], object]
    memory_is_python: bool = True  # tracemalloc sees what a copy holds


@dataclass
class Tally:
    decisions: int = 0
    games: int = 0
    cpu_seconds: float = 0.0
    copies: int = 0
    copy_seconds: float = 0.0
    calib_turns: int = 0
    calib_seconds: float = 0.0


def play_until(case: Case, tally: Tally, seconds: float, seed: int) -> None:
    """Play whole games until the tally stands at that many CPU seconds."""
    start = process_time() - tally.cpu_seconds
    while tally.cpu_seconds < seconds:
        tally.decisions += case.play(seed + tally.games)
        tally.games += 1
        tally.cpu_seconds = process_time() - start


def copy_until(case: Case, tally: Tally, seconds: float, pool: list[Any]) -> None:
    """Copy the whole pool again and again until the tally stands at that many CPU seconds."""
    copy = case.copy
    start = process_time() - tally.copy_seconds
    while tally.copy_seconds < seconds:
        for point in pool:
            copy(point)
        tally.copies += len(pool)
        tally.copy_seconds = process_time() - start


def calibrate(tally: Tally) -> None:
    tally.calib_seconds += calib.seconds(CALIB_TURNS)
    tally.calib_turns += CALIB_TURNS


def bytes_each(case: Case, pool: list[Any]) -> int | None:
    """The memory that one more match takes: the mean over a copy of every position in the pool."""
    if not case.memory_is_python:
        return None
    kept: list[object] = [None] * len(pool)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for number, point in enumerate(pool):
        kept[number] = case.copy(point)
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return round((after - before) / len(pool))


def measure(case: Case, seconds: float, seed: int) -> dict[str, object]:
    """The figures of one case, as they are printed."""
    first_game = seed * 1_000_003 + 1
    points = case.points(first_game)  # not timed; warms everything up
    slices = max(1, round(seconds / SLICE_SECONDS))
    tally = Tally()
    calibrate(tally)
    for number in range(1, slices + 1):
        share = seconds * number / slices
        play_until(case, tally, share, first_game)
        copy_until(case, tally, share * COPY_SHARE, points.pool)
        calibrate(tally)
    return {
        "name": case.name,
        "version": case.version,
        "mode": case.mode,
        "python": platform.python_version(),
        "decisions": tally.decisions,
        "games": tally.games,
        "cpu_seconds": tally.cpu_seconds,
        "copies": tally.copies,
        "copy_seconds": tally.copy_seconds,
        "calib": tally.calib_turns / tally.calib_seconds,
        "forced_share": points.forced / points.decisions,
        "bytes": bytes_each(case, points.pool),
    }


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("seconds", type=float, help="CPU seconds of random games")
    parser.add_argument("--seed", type=int, default=1, help="which games (default 1)")


def report(case: Case, seconds: float, seed: int) -> None:
    """Measure the case and print its one line of JSON."""
    json.dump(measure(case, seconds, seed), sys.stdout)
    print()


def main(case: Case) -> None:
    """The whole command line of a peer: SECONDS [--seed N]."""
    parser = argparse.ArgumentParser(description=f"Random games of {case.name}; prints one line of JSON.")
    add_arguments(parser)
    arguments = parser.parse_args()
    report(case, arguments.seconds, arguments.seed)
