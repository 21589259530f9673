"""One `search` with the advice of modules among three `landsman` without it, each game told as it ends.

    PYTHONPATH=build/fast:. .venv/bin/python -m tools.balance.search_advised everything --games 60 --thought 6 --seed strength

The games are those of `freebooter simulate` with the same seed: seats are rotated, and the four games of a rotation have
the same dice. It can be broken off at any time; `--minutes` begins no rotation after so many.
"""  # noqa: E501

import argparse
from time import monotonic

import tools.balance.landsman  # noqa: F401  (adds the bot)
from freebooter.games import find_game
from freebooter.lab.reports.summaries import win_share
from freebooter.lab.simulate import plan
from freebooter.lab.work.tasks import play

SEATS = 4


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("preset")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--thought", type=int, default=6, help="iterations for a decision")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--minutes", type=float, default=1e6)
    asked = parser.parse_args()
    advised, silent = f"search:{asked.thought}", f"landsman:{asked.thought}"
    until = monotonic() + 60 * asked.minutes
    won = own = others = 0.0
    bots = [advised, *[silent] * (SEATS - 1)]
    for count, task in enumerate(
        plan(find_game("marauders"), {"edition": asked.preset}, bots, asked.games, asked.seed, True), 1
    ):
        one = play(task)
        seat = task.bots.index(advised)
        won += one.wins[seat]
        own += one.scores[seat]
        others += (sum(one.scores) - one.scores[seat]) / (SEATS - 1)
        share = win_share(won, count)
        told = f"{100 * share.share:.1f} % ({100 * share.low:.1f} - {100 * share.high:.1f})"
        print(f"{asked.preset}: {count} games, {told}, points {own / count:.2f} : {others / count:.2f}", flush=True)
        if count % SEATS == 0 and monotonic() > until:
            return


if __name__ == "__main__":
    main()
