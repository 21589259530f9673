"""Four searches with other settings at one table: which plays better than the first, and by how many points.

    PYTHONPATH=build/fast:. .venv/bin/python tools/balance/table.py seven-seas "200" "200 learned_horizon=3" "200 prior_weight=2" "400"

Every search meets the three others in each game, so one series compares all of them; `duel.py` asks how often one wins
among three of another kind. Seats are rotated, the four games of a rotation have the same dice, and a standard error is
that of the rotations' means. Points say more in few games than wins do.
"""  # noqa: E501

import argparse
import sys
from math import sqrt
from time import monotonic

from freebooter.games import find_game
from freebooter.lab.simulate import plan
from freebooter.lab.work.tasks import play
from tools.balance.duel import SEATS, Side, side_of


def mean_and_error(numbers: list[float]) -> tuple[float, float]:
    """The mean of numbers, of which there are at least two, and its standard error."""
    count = len(numbers)
    mean = sum(numbers) / count
    return mean, sqrt(sum((number - mean) ** 2 for number in numbers) / (count - 1) / count)


def lines(sides: list[Side], asked: list[str], scores: list[list[float]], won: list[float]) -> list[str]:
    """A line for each search: its points more than the first, by rotations, and the share of games won."""
    games = len(scores)
    found = []
    for at, side in enumerate(sides):
        ahead = [
            sum(game[at] - game[0] for game in scores[begin : begin + SEATS]) / SEATS
            for begin in range(0, games, SEATS)
        ]
        mean, error = mean_and_error(ahead)
        share = 100 * won[at] / games
        found.append(
            f"| `{asked[at]}` | {games} | {mean:+.2f} ± {error:.2f} | {share:.1f} % "
            f"| {side.used():.0f} | {side.ms():.1f} |"
        )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", help="a game, or game/preset")
    parser.add_argument("searches", nargs=SEATS, help="iterations and settings")
    parser.add_argument("--rotations", type=int, default=10, help="four games each, at least two rotations")
    parser.add_argument("--seed", default="table")
    parser.add_argument(
        "--minutes", type=float, default=1e6, help="no rotation is begun after so many, but the first two"
    )
    said = parser.parse_args()
    sides = [side_of(f"search-{at + 1}", text) for at, text in enumerate(said.searches)]
    name, _, preset = said.table.partition("/")
    options = {"edition": preset} if preset else {}
    tasks = plan(find_game(name), options, [side.name for side in sides], SEATS * said.rotations, said.seed, True)
    until = monotonic() + 60 * said.minutes
    scores: list[list[float]] = []
    won = [0.0] * SEATS
    for task in tasks:
        if len(scores) % SEATS == 0 and len(scores) >= 2 * SEATS and monotonic() > until:
            break
        result = play(task)
        seats = [task.bots.index(side.name) for side in sides]
        scores.append([float(result.scores[seat]) for seat in seats])
        won = [share + result.wins[seat] for share, seat in zip(won, seats, strict=True)]
        print(f"{len(scores)} games, won {won}", file=sys.stderr, flush=True)
    print("\n".join(lines(sides, said.searches, scores, won)))


if __name__ == "__main__":
    main()
