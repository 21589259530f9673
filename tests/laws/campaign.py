"""`make laws`: the laws of all games over as many seeds as there is time for.

    python -m tests.laws.campaign --seeds 200                  all games, 200 seeds each
    python -m tests.laws.campaign marauders --first 1000       another stretch of seeds

Each seed is a game with its own number of players, options and purpose. What breaks a law is named with its seed and
kept as a record in build/failures; the campaign goes on and fails at its end.
"""

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from freebooter.games.black_fleet.game import GAME as BLACK_FLEET
from freebooter.games.marauders.game import GAME as MARAUDERS
from freebooter.games.seven_seas.game import GAME as SEVEN_SEAS
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.game import AnyGame
from freebooter.kernel.laws import LawBroken, SeededChooser, check_laws
from tests.laws import test_black_fleet, test_marauders, test_seven_seas
from tests.laws.marauders_crew import Crew, Met
from tests.laws.test_seven_seas import FAILURES

Options = dict[str, object]


@dataclass(frozen=True)
class Plan:
    """What is drawn from for a game: options, of which each may stand for certain numbers of players only."""

    game: AnyGame
    turned: list[tuple[list[int], Options]]
    every: int
    choosers: list[Callable[[int | str], SeededChooser]]


MET = Met()
PLANS = [
    Plan(
        SEVEN_SEAS,
        [([2, 3, 4], options) for options in [*test_seven_seas.EDITIONS, *test_seven_seas.TURNED]],
        11,
        [SeededChooser],
    ),
    Plan(
        BLACK_FLEET,
        [([3, 4], options) for options in test_black_fleet.TURNED]
        + [([3], options) for options in test_black_fleet.THREE_ONLY]
        + [([3, 4], {"round_limit": 12})],
        31,
        [SeededChooser],
    ),
    Plan(
        MARAUDERS,
        [([2, 3, 4], options) for players, options in test_marauders.TURNED] + [([2, 3, 4], {})],
        70,
        [partial(Crew, met=MET), partial(Crew, met=MET), partial(Crew, met=MET), SeededChooser],
    ),
]


def try_seed(plan: Plan, seed: int) -> tuple[str, int]:
    """One game under the laws: what it was, and how many moves it had."""
    chance = SearchChance(f"campaign {plan.game.name} {seed}")
    seats, options = plan.turned[chance.below(len(plan.turned))]
    players = seats[chance.below(len(seats))]
    chooser = plan.choosers[chance.below(len(plan.choosers))]
    told = f"{plan.game.name} {players} players seed {seed} {options}"
    (match,) = check_laws(plan.game, players, options, [seed], plan.every, FAILURES, chooser)
    if plan.game is MARAUDERS:
        MET.add_events([match])
    return told, len(match.live)


def campaign(plans: list[Plan], first: int, seeds: int, minutes: float) -> int:
    """Games in turn, so that each has its share whenever it is stopped; gives the number of broken laws."""
    began = time.monotonic()
    broken: list[str] = []
    games: Counter[str] = Counter()
    moves: Counter[str] = Counter()
    for seed in range(first, first + seeds):
        for plan in plans:
            name = plan.game.name
            try:
                told, made = try_seed(plan, seed)
            except Exception as error:  # a broken law, or a game that breaks off altogether
                told, made = f"{name} seed {seed}", 0
                broken.append(f"{told}: {type(error).__name__}: {error}")
                if not isinstance(error, LawBroken):
                    traceback.print_exc()
                print(f"\nBROKEN {broken[-1]}", flush=True)
            games[name] += 1
            moves[name] += made
            print(f"\r{seed - first + 1}/{seeds}  {told:<100.100}", end="", flush=True)
        if minutes and time.monotonic() - began > 60 * minutes:
            break
    print()
    for name in games:
        print(f"{name}: {games[name]} games, {moves[name]} moves")
    rare = sorted(test_marauders.RARE - set(MET.prompts))
    if games[MARAUDERS.name]:
        print(f"marauders: {len(MET.prompts)} questions, {len(MET.events)} kinds of event; rare and not met: {rare}")
    print(f"{len(broken)} broken laws in {time.monotonic() - began:.0f} s", *broken, sep="\n")
    return len(broken)


def main() -> None:
    parser = argparse.ArgumentParser(description="The laws of all games over many seeds.")
    parser.add_argument("games", nargs="*", help="some games only")
    parser.add_argument("--seeds", type=int, default=60, help="games of each (60)")
    parser.add_argument("--first", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--minutes", type=float, default=0, help="stop after so long (never)")
    asked = parser.parse_args()
    known = [plan.game.name for plan in PLANS]
    if set(asked.games) - set(known):
        parser.error(f"the games are {', '.join(known)}")
    plans = [plan for plan in PLANS if not asked.games or plan.game.name in asked.games]
    sys.exit(1 if campaign(plans, asked.first, asked.seeds, asked.minutes) else 0)


if __name__ == "__main__":
    main()
