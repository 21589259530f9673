"""How much of its thought a search uses, and what it loses by stopping: compared with one that never has enough.

    PYTHONPATH=build/fast:. .venv/bin/python tools/balance/thrift.py seven-seas "3400 learned_horizon=3" --positions 60

Positions come from games of four that follow the advice, one in `--every` decisions. Each is thought about twice, with
`enough` and without, by the same seed. Where the choices differ a third search, which neither of them knows, tries both
in turn, each `--judged` times; where they do not nothing was lost. Losses are in points of the game's margins.
"""

import argparse
import sys
from math import sqrt
from time import monotonic

from freebooter.bots import Situation
from freebooter.bots.gentle import GentleBot
from freebooter.bots.search import Search, SearchBot, Settings
from freebooter.games import find_game
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Chooser, Run, play_with, start
from freebooter.kernel.world import world
from tools.balance.duel import SEATS, Side, side_of


def asked(run: Run, seat: int) -> Situation:
    here = world(run, seat, SearchChance("here"))
    assert here.question is not None
    ask = here.question.ask_of(seat)
    assert ask is not None
    return Situation(run.game, ask, here)


def thought(run: Run, seat: int, side: Side, seed: str) -> tuple[Move, int]:
    """What a search chooses, and after how many iterations."""
    bot = SearchBot(seed, None, side.iterations, side.settings)
    thinking = bot.think(asked(run, seat))
    try:
        chance = next(thinking)
        while True:
            chance = thinking.send(world(run, seat, chance))
    except StopIteration as decided:
        move = decided.value
    assert isinstance(move, Move)
    return move, sum(bot.tried.values())


def loss(run: Run, seat: int, better: Move, worse: Move, settings: Settings, times: int, seed: str) -> float:
    """By how much the one is better than the other, by a search that tries them in turn."""
    search = Search(asked(run, seat), [better, worse], SearchChance(seed), settings)
    for number in range(2 * times):
        search.forced = worse if number % 2 else better
        search.iterate(world(run, seat, search.chance))
    edges = search.root.statistics(seat).edges
    return edges[better.code].total / times - edges[worse.code].total / times


class Watched(Chooser):
    """Follows the advice, and thinks about some of the decisions."""

    def __init__(self, said: argparse.Namespace, seed: str) -> None:
        self.side = side_of("thrifty", said.search)
        self.patient = side_of("patient", f"{said.search} enough=0")
        self.said = said
        self.seed = seed
        self.bots = [GentleBot(f"{seed} {seat}") for seat in range(SEATS)]
        self.pick = SearchChance(f"pick {seed}")
        self.until = monotonic() + 60 * said.minutes
        self.used: list[int] = []
        self.whole: list[int] = []
        self.losses: list[float] = []

    def full(self) -> bool:
        return len(self.used) >= int(self.said.positions) or monotonic() > self.until

    def choose(self, run: Run, ask: Ask) -> Move:
        if len(ask.options) > 1 and not self.full() and self.pick.below(self.said.every) == 0:
            self.weigh(run.detached(), ask.seat)
        return self.bots[ask.seat].decide(asked(run, ask.seat)) if len(ask.options) > 1 else ask.options[0]

    def weigh(self, run: Run, seat: int) -> None:
        number = f"{self.seed} {len(self.used)}"
        whole, all_of_it = thought(run, seat, self.patient, number)
        if all_of_it == 0:
            return  # nothing to choose from
        soon, used = thought(run, seat, self.side, number)
        self.used.append(used)
        self.whole.append(all_of_it)
        differs = soon is not whole
        settings = self.side.settings
        lost = loss(run, seat, whole, soon, settings, self.said.judged, f"judge {number}") if differs else 0.0
        self.losses.append(lost / run.game.evaluation.units_per_point())
        asked_for = "" if run.question is None else run.question.prompt
        print(f"{len(self.used)}: {asked_for} {used} of {all_of_it}, lost {lost:.2f}", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", help="a game, or game/preset")
    parser.add_argument("search", help="iterations and settings")
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--every", type=int, default=10, help="one in so many decisions of a game")
    parser.add_argument("--judged", type=int, default=1000)
    parser.add_argument("--seed", default="thrift")
    parser.add_argument("--minutes", type=float, default=1e6, help="no position is begun after so many")
    said = parser.parse_args()
    name, _, preset = said.table.partition("/")
    game = find_game(name)
    watched = Watched(said, said.seed)
    number = 0
    while not watched.full():
        number += 1
        chance = SearchChance(f"{said.seed} {number}")
        run = start(game, game.options({"edition": preset} if preset else {}), SEATS, chance)
        while run.question is not None and not watched.full():
            play_with(run, watched, 1)
    count, iterations = len(watched.used), watched.side.iterations
    mean = sum(watched.losses) / count
    error = sqrt(sum((one - mean) ** 2 for one in watched.losses) / max(1, count - 1) / count)
    differ = sum(1 for one in watched.losses if one != 0.0)
    print(
        f"| {said.table} | `{said.search}` | {count} | {sum(watched.used) / count:.0f} "
        f"| {100 * sum(watched.used) / count / iterations:.0f} % "
        f"| {100 * sum(watched.whole) / count / iterations:.0f} % | {differ} | {mean:+.3f} ± {error:.3f} |"
    )


if __name__ == "__main__":
    main()
