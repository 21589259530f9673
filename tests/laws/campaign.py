"""`make laws`: the laws of all games over as many seeds as there is time for.

    python -m tests.laws.campaign --seeds 200                  all games, 200 seeds each
    python -m tests.laws.campaign marauders --first 1000       another stretch of seeds
    python -m tests.laws.campaign seas-of-glory --seeds 279    each set of modules once
    python -m tests.laws.campaign seas-of-glory --quick        without the costly laws, also by bots that look ahead

Each seed is a game with its own number of players, options and purpose. Seas of Glory walks through its sets of
modules, so that as many seeds as there are sets try them all. What breaks a law is named with its seed and kept as a
record in build/failures; the campaign goes on and fails at its end.
"""

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from freebooter.bots.greedy import GreedyBot
from freebooter.games.black_fleet.game import GAME as BLACK_FLEET
from freebooter.games.marauders.game import GAME as MARAUDERS
from freebooter.games.seven_seas.game import GAME as SEVEN_SEAS
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.game import AnyGame
from freebooter.kernel.laws import LawBroken, SeededChooser, check_laws
from freebooter.kernel.run import Chooser
from tests.laws import test_black_fleet, test_marauders, test_seven_seas
from tests.laws.marauders_crew import Crew, Met
from tests.laws.marauders_glory import all_sets, random_mix
from tests.laws.quick_play import Counselled, Steered, play_quickly
from tests.laws.test_seven_seas import FAILURES

Options = dict[str, object]


@dataclass(frozen=True)
class Plan:
    """What is drawn from for a game: options, of which each may stand for certain numbers of players only."""

    name: str
    game: AnyGame
    turned: list[tuple[list[int], Options]]
    every: int
    choosers: list[Callable[[int | str], SeededChooser]]
    met: Met | None = None

    def draw(self, seed: int, chance: SearchChance) -> tuple[int, Options]:
        """The number of players and the options of a game."""
        seats, options = self.turned[chance.below(len(self.turned))]
        return seats[chance.below(len(seats))], options


class GloryPlan(Plan):
    """Walks through all sets of modules of Seas of Glory; every second time round any mix takes the place of a pair."""

    def draw(self, seed: int, chance: SearchChance) -> tuple[int, Options]:
        seats, options = self.turned[seed % len(self.turned)]
        again = seed // len(self.turned) % 2
        modules = list(random_mix(chance)) if again and chance.below(2) else options["modules"]
        orders = ("neighbour", "program")[chance.below(2)]
        players = seats[chance.below(len(seats))]
        return players, {"modules": modules, "points_to_win": 2 + chance.below(4), "npc_orders": orders}


MET = Met()
MET_GLORY = Met()
PLANS = [
    Plan(
        "seven-seas",
        SEVEN_SEAS,
        [([2, 3, 4], options) for options in [*test_seven_seas.EDITIONS, *test_seven_seas.TURNED]],
        11,
        [SeededChooser],
    ),
    Plan(
        "black-fleet",
        BLACK_FLEET,
        [([3, 4], options) for options in test_black_fleet.TURNED]
        + [([3], options) for options in test_black_fleet.THREE_ONLY]
        + [([3, 4], {"round_limit": 12})],
        31,
        [SeededChooser],
    ),
    Plan(
        "marauders",
        MARAUDERS,
        [([2, 3, 4], options) for players, options in test_marauders.TURNED] + [([2, 3, 4], {})],
        70,
        [partial(Crew, met=MET), partial(Crew, met=MET), partial(Crew, met=MET), SeededChooser],
        MET,
    ),
    GloryPlan(
        "seas-of-glory",
        MARAUDERS,
        [([2, 3, 4], {"modules": list(modules)}) for modules in all_sets()],
        70,
        [partial(Crew, met=MET_GLORY), partial(Crew, met=MET_GLORY), Counselled, SeededChooser],
        MET_GLORY,
    ),
]
THOUGHTFUL = 40
"""One of this many quick games is played by bots that look ahead, which takes a hundred times as long."""


def try_seed(plan: Plan, seed: int) -> tuple[str, int]:
    """One game under the laws: what it was, and how many moves it had."""
    chance = SearchChance(f"campaign {plan.name} {seed}")
    players, options = plan.draw(seed, chance)
    chooser = plan.choosers[chance.below(len(plan.choosers))]
    told = f"{plan.name} {players} players seed {seed} {options}"
    (match,) = check_laws(plan.game, players, options, [seed], plan.every, FAILURES, chooser)
    if plan.met is not None:
        plan.met.add_events([match])
    return told, len(match.live)


def try_quickly(plan: Plan, seed: int) -> tuple[str, int]:
    """The same without the costly laws."""
    chance = SearchChance(f"campaign {plan.name} {seed}")
    players, options = plan.draw(seed, chance)
    told = f"{plan.name} {players} players seed {seed} {options}"
    chooser: Chooser = plan.choosers[chance.below(len(plan.choosers))](seed)
    if chance.below(THOUGHTFUL) == 0:
        chooser = Steered([GreedyBot(f"{seed} {seat}", iterations=20) for seat in range(players)])
    return told, play_quickly(plan.game, players, options, seed, chooser)


def campaign(plans: list[Plan], first: int, seeds: int, minutes: float, quick: bool) -> int:
    """Games in turn, so that each has its share whenever it is stopped; gives the number of broken laws."""
    began = time.monotonic()
    broken: list[str] = []
    games: Counter[str] = Counter()
    moves: Counter[str] = Counter()
    for seed in range(first, first + seeds):
        for plan in plans:
            name = plan.name
            try:
                told, made = try_quickly(plan, seed) if quick else try_seed(plan, seed)
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
    for plan in plans:
        print(f"{plan.name}: {games[plan.name]} games, {moves[plan.name]} moves")
        if plan.met is not None and not quick:
            rare = sorted(test_marauders.RARE - set(plan.met.prompts))
            print(
                f"  {len(plan.met.prompts)} questions, {len(plan.met.events)} kinds of event; rare and not met: {rare}"
            )
    print(f"{len(broken)} broken laws in {time.monotonic() - began:.0f} s", *broken, sep="\n")
    return len(broken)


def main() -> None:
    parser = argparse.ArgumentParser(description="The laws of all games over many seeds.")
    parser.add_argument("games", nargs="*", help="some games only")
    parser.add_argument("--seeds", type=int, default=60, help="games of each (60)")
    parser.add_argument("--first", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--minutes", type=float, default=0, help="stop after so long (never)")
    parser.add_argument("--quick", action="store_true", help="without the costly laws, also by bots that look ahead")
    asked = parser.parse_args()
    known = [plan.name for plan in PLANS]
    if set(asked.games) - set(known):
        parser.error(f"the games are {', '.join(known)}")
    plans = [plan for plan in PLANS if not asked.games or plan.name in asked.games]
    sys.exit(1 if campaign(plans, asked.first, asked.seeds, asked.minutes, asked.quick) else 0)


if __name__ == "__main__":
    main()
