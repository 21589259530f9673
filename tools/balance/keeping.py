"""A search that keeps its tree between decisions, against the same search that begins each decision anew.

    PYTHONPATH=build/fast:. .venv/bin/python tools/balance/keeping.py seven-seas 200 --rotations 20

Two of each sit at a table. Where a decision follows directly upon another one of the same seat, the keeper goes on below
the move it made: what was tried there, and how far rewards spread, is its own. Both think for all of their iterations
(`enough` is 0). It is a trial: docs/bots-measured.md says what came of it.
"""  # noqa: E501

import argparse
import sys
from time import monotonic

from freebooter.bots import Bot, Situation, Thought, add_bot
from freebooter.bots.search import Search, Settings
from freebooter.bots.tree import Node, step_key
from freebooter.games import find_game
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.moves import Move
from freebooter.lab.simulate import plan
from freebooter.lab.work.tasks import play
from tools.balance.table import mean_and_error

SEATS = 4


class Last:
    """The decision before, whoever made it: all bots of a game sit in one process."""

    bot: Bot | None = None
    search: Search | None = None
    move: Move | None = None


class Plain(Bot):
    """The usual search, in one part and for all of its iterations."""

    keeps = False
    decisions = found = visits = 0

    def __init__(self, seed: int | str, iterations: int) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.count = 0

    def think(self, situation: Situation) -> Thought:
        self.count += 1
        kind = type(self)
        kind.decisions += 1
        options = situation.sensible()
        move = options[0]
        if len(options) > 1:
            search = Search(situation, options, SearchChance(f"{self.seed} {self.count}"), Settings(enough=0.0))
            before = Last.search if self.keeps and Last.bot is self else None
            node = below(before, Last.move, situation) if before is not None else None
            if before is not None and node is not None:
                search.root = search.node = node
                search.count, search.counts = before.count, before.counts
                search.means, search.squares, search.spreads = before.means, before.squares, before.spreads
                kind.found += 1
                kind.visits += sum(edge.visits for edge in node.statistics(situation.seat).edges.values())
            for _ in range(self.iterations):
                search.iterate((yield search.chance))
            move = best_of(search, situation, options)
            Last.search = search
        else:
            Last.search = None
        Last.bot, Last.move = self, move
        return move


class Keeper(Plain):
    keeps = True
    decisions = found = visits = 0


def below(search: Search, move: Move | None, situation: Situation) -> Node | None:
    """The node of the question at hand below the move that was made."""
    question = situation.table().question
    if move is None or question is None:
        return None
    return search.root.children.get(step_key(move.code, question))


def best_of(search: Search, situation: Situation, options: list[Move]) -> Move:
    """What was tried most, of what is on offer now: other worlds may have had other options."""
    edges = search.root.statistics(situation.seat).edges.values()
    known = [edge for edge in edges if edge.move in options]
    return max(known, key=lambda edge: (edge.visits, edge.total)).move


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("iterations", type=int)
    parser.add_argument("--rotations", type=int, default=20, help="four games each")
    parser.add_argument("--seed", default="keeping")
    parser.add_argument("--minutes", type=float, default=1e6)
    said = parser.parse_args()
    add_bot("plain", lambda seed, seconds, iterations: Plain(seed, said.iterations))
    add_bot("keeper", lambda seed, seconds, iterations: Keeper(seed, said.iterations))
    until = monotonic() + 60 * said.minutes
    ahead: list[float] = []
    won, games = 0.0, 0
    bots = ["keeper", "plain", "keeper", "plain"]
    tasks = plan(find_game(said.game), {}, bots, SEATS * said.rotations, said.seed, True)
    for begin in range(0, len(tasks), SEATS):
        if len(ahead) >= 2 and monotonic() > until:
            break
        lead = 0.0
        for task in tasks[begin : begin + SEATS]:
            result = play(task)
            seats = [seat for seat, name in enumerate(task.bots) if name == "keeper"]
            won += sum(result.wins[seat] for seat in seats)
            games += 1
            mine = sum(result.scores[seat] for seat in seats)
            lead += (mine - (sum(result.scores) - mine)) / 2 / SEATS
        ahead.append(lead)
        print(f"{games} games, the two keepers won {won:g}", file=sys.stderr, flush=True)
    mean, error = mean_and_error(ahead)
    print(f"{games} games: two keepers won {100 * won / games:.1f} % (par 50), {mean:+.2f} ± {error:.2f} points each")
    print(
        f"{Keeper.found} of {Keeper.decisions} decisions found their node, "
        f"with {Keeper.visits / max(1, Keeper.found):.0f} tries"
    )


if __name__ == "__main__":
    main()
