"""Iterations a second of a search: GAME[:PRESET] PLAYERS SECONDS; prints one line of JSON, or a sentence with --plain.

    PYTHONPATH=src python bench/search.py black-fleet 4 3 --plain            the interpreted engine
    PYTHONPATH=build/fast python bench/search.py black-fleet 4 3 --plain     the compiled one

It searches at positions all over games that follow the advice of the game, always the same ones, as long as the advice
and the rules stay the same: each position as often as the others, and the calibration loop before and after each pass.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from importlib.metadata import version
from itertools import count
from time import process_time

import calib
from own import begin, mode

from freebooter.bots import choose_in, make_bot
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Chooser, Run, answer_with

POSITIONS, EVERY, FIRST = 16, 23, 5
"""How many positions, at every how many-th decision of a game, the first of them after how many."""
TRIES = 60
"""Iterations of a search, unless it stops because the rest cannot change its choice."""
CALIB_TURNS = 400


class Advised(Chooser):
    """Every seat takes what the game advises most; at random among equals, or where there is no advice."""

    def __init__(self, seed: str) -> None:
        self.chance = SearchChance(seed)

    def choose(self, run: Run, ask: Ask) -> Move:
        options = list(ask.options)
        weights = ask.weights(run.state)
        if weights is not None:
            most = max(weights)
            options = [move for move, weight in zip(options, weights, strict=True) if weight == most]
        return options[self.chance.below(len(options))]


def seat_to_search(run: Run) -> int | None:
    """The first seat that is asked, if it has a choice of which more than one option is sensible."""
    if run.question is None:
        return None
    seat = run.question.asked()[0]
    ask = run.question.ask_of(seat)
    return seat if ask is not None and len(ask.options) > 2 and len(ask.sensible(run.state)) > 1 else None


def positions(game: str, players: int) -> list[tuple[Run, int]]:
    """Positions and the seat that decides there."""
    found: list[tuple[Run, int]] = []
    for seed in count(1):
        run = begin(game, players, seed, keeps=True)
        advised = Advised(f"advised {seed}")
        wait = FIRST
        while run.question is not None:
            wait -= 1
            seat = seat_to_search(run) if wait <= 0 else None
            if seat is not None:
                found.append((run.copy(), seat))
                wait = EVERY
                if len(found) == POSITIONS:
                    return found
            answer_with(run, advised)
    raise AssertionError("seeds never end")


def search_all(found: list[tuple[Run, int]]) -> int:
    """One pass over all positions; the iterations made."""
    made = 0
    for number, (run, seat) in enumerate(found):
        bot = make_bot("search", number, iterations=TRIES)
        choose_in(bot, run, seat)
        made += sum(bot.tried.values())
    return made


def measure(game: str, players: int, seconds: float) -> dict[str, object]:
    """Whole passes until the time is up."""
    found = positions(game, players)
    search_all(found)  # not timed: what is found once and kept is found now
    iterations, spent, turns = 0, 0.0, CALIB_TURNS
    calib_seconds = calib.seconds(CALIB_TURNS)
    while spent < seconds:
        start = process_time()
        iterations += search_all(found)
        spent += process_time() - start
        calib_seconds += calib.seconds(CALIB_TURNS)
        turns += CALIB_TURNS
    return {
        "name": game,
        "version": version("freebooter"),
        "mode": mode(),
        "python": platform.python_version(),
        "iterations": iterations,
        "cpu_seconds": spent,
        "calib": turns / calib_seconds,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Iterations a second of a search of one of our games.")
    parser.add_argument("game", help="for example black-fleet, or marauders:first-voyage")
    parser.add_argument("players", type=int)
    parser.add_argument("seconds", type=float, help="CPU seconds of searches, at least")
    parser.add_argument("--plain", action="store_true", help="a sentence instead of JSON")
    parser.add_argument("--seed", type=int, help="taken like the other cases' and left aside: positions are the same")
    arguments = parser.parse_args()
    found = measure(arguments.game, arguments.players, arguments.seconds)
    if not arguments.plain:
        json.dump(found, sys.stdout)
        print()
        return
    iterations, spent, speed = found["iterations"], found["cpu_seconds"], found["calib"]
    assert isinstance(iterations, int) and isinstance(spent, float) and isinstance(speed, float)
    print(
        f"{found['name']}, {found['mode']}: {iterations / spent:,.0f} iterations/s at {speed:,.0f} turns/s of the"
        f" calibration loop: {iterations / spent / speed:.4f} iterations a turn"
    )


if __name__ == "__main__":
    main()
