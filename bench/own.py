"""Random games of our own engine: GAME[:PRESET] PLAYERS SECONDS [--seed N]; prints one line of JSON.

With PYTHONPATH=src it measures the interpreted engine, with PYTHONPATH=build/fast the compiled one.
"""

from __future__ import annotations

import argparse
import random
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from typing import NoReturn

from harness import POOL, POOL_RATE, Case, Points, add_arguments, report

from freebooter.games import find_game
from freebooter.kernel import run as kernel_run
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.game import AnyGame
from freebooter.kernel.note import Refused
from freebooter.kernel.run import Run, play_randomly, start

NOT_BUILT = 3  # exit status: there is no such game (yet)


def mode() -> str:
    """Which engine really runs: a compiled module has an extension's file name."""
    return "compiled" if str(kernel_run.__file__).endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


def game_and_options(name: str) -> tuple[AnyGame, dict[str, object]]:
    """`marauders` is the game as it is, `marauders:everything` the game with that preset."""
    game, _, preset = name.partition(":")
    return find_game(game), {"edition": preset} if preset else {}


def begin(game: str, seats: int, seed: int, keeps: bool) -> Run:
    """A game at its start, without a record, with the fast chance source."""
    found, options = game_and_options(game)
    return start(found, found.options(options), seats, SearchChance(seed), keeps)


def random_game(game: str, seats: int, seed: int) -> int:
    """One game of uniformly random play, as bots play theirs out; the number of decisions in it."""
    return play_randomly(begin(game, seats, seed, keeps=False), SearchChance(f"choice {seed}"))


def walk(game: str, seats: int, seed: int, points: Points) -> None:
    """The same game, keeping some of its positions. Asks with one option never reach us: the kernel answers them."""
    run = begin(game, seats, seed, keeps=True)
    choice = SearchChance(f"choice {seed}")
    keep = random.Random(f"points {seed}").random
    while run.question is not None:
        if keep() < POOL_RATE:
            points.pool.append(run.copy())
        points.decisions += play_randomly(run, choice, 1)


def copy(run: Run) -> object:
    """A copy that is ready to be played on."""
    return run.copy()


def give_up(why: str) -> NoReturn:
    print(why, file=sys.stderr)
    sys.exit(NOT_BUILT)


def copies(game: str, seats: int, seed: int) -> Points:
    """Positions at random points of random games, to be copied."""
    found = Points()
    while len(found.pool) < POOL:
        walk(game, seats, seed, found)
        seed += 1
    return found


def case(game: str, seats: int) -> Case:
    return Case(
        game,
        version("freebooter"),
        mode(),
        play=lambda seed: random_game(game, seats, seed),
        points=lambda seed: copies(game, seats, seed),
        copy=copy,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Random games of one of our games.")
    parser.add_argument("game", help="for example seven-seas, or marauders:everything")
    parser.add_argument("players", type=int)
    add_arguments(parser)
    arguments = parser.parse_args()
    try:
        begin(arguments.game, arguments.players, 1, keeps=True)
    except Refused as error:
        give_up(f"{arguments.game} with {arguments.players} players cannot be started ({error})")
    report(case(arguments.game, arguments.players), arguments.seconds, arguments.seed)


if __name__ == "__main__":
    main()
