"""How true the chances of reviews are, and how long a review takes: `.venv/bin/python bench/review.py`.

Bots of one strength play whole games, and each is reviewed without its result being looked at: chances come from the
moments of the game only. Then every chance on the curves of all seats is held against who won: if reviews are true, of
all moments with "30 %" three in ten were won. The score is Brier's, the mean square of what a chance was off; less is
better, and giving each of n seats the same chance scores (1 - 1/n)/n.
"""

import argparse
import sys
from itertools import pairwise
from pathlib import Path
from time import perf_counter, process_time

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))


from freebooter.bots.bot import choose  # noqa: E402
from freebooter.bots.registry import make_bot  # noqa: E402
from freebooter.games import find_game  # noqa: E402
from freebooter.kernel.match import Match, new_match  # noqa: E402
from freebooter.review import DEFAULT_SECONDS, Reviewer, summarize  # noqa: E402

BINS = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01)


def played(game: str, players: int, seed: str, iterations: int) -> Match:
    match = new_match(find_game(game), players, {}, seed)
    bots = [make_bot("search", f"{seed} {seat}", iterations=iterations) for seat in range(players)]
    while not match.over:
        seat = match.asked[0]
        match.play(seat, choose(bots[seat], match, seat))
    return match


def judged(match: Match, seconds: float) -> tuple[list[tuple[float, float, float]], dict[str, float]]:
    """(part of the game, chance, share of the win) for each moment of each curve, and how long it took."""
    began, used = perf_counter(), process_time()
    reviewer = Reviewer(match, seconds=seconds)
    first = 0.0
    for review in reviewer.work():
        if not first and any(summarize(review).curves):
            first = perf_counter() - began
    review = reviewer.review
    took = {
        "decisions": len(review.decisions),
        "first": first,
        "clock": perf_counter() - began,
        "core": process_time() - used,
        "tries": sum(one.times for one in review.decisions) / max(1, len(review.decisions)),
        "steps": review.step / review.steps,
    }
    winners = review.places.count(1)
    found: list[tuple[float, float, float]] = []
    for seat, curve in enumerate(summarize(review).curves):
        won = 1.0 / winners if review.places[seat] == 1 else 0.0
        found += [(point.entry / review.end, point.chance, won) for point in curve[:-1]]
    return found, took


def brier(found: list[tuple[float, float, float]]) -> float:
    return sum((chance - won) ** 2 for _part, chance, won in found) / max(1, len(found))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=["seven-seas", "black-fleet"])
    parser.add_argument("--count", type=int, default=30, help="games of each")
    parser.add_argument("--seconds", type=float, default=8.0, help="of thought for each review")
    parser.add_argument("--iterations", type=int, default=40, help="of the bots that play, for each decision")
    parser.add_argument("--players", type=int, default=3)
    given = parser.parse_args()
    for game in given.games:
        match = played(game, given.players, "timed", given.iterations)
        _found, took = judged(match, DEFAULT_SECONDS)
        print(
            f"{game}, default strength: " + ", ".join(f"{name} {value:.1f}" for name, value in took.items()), flush=True
        )
        found: list[tuple[float, float, float]] = []
        for number in range(given.count):
            found += judged(played(game, given.players, f"review {number}", given.iterations), given.seconds)[0]
            print(f"  {number + 1} games, Brier {brier(found):.4f}", file=sys.stderr, flush=True)
        even = (1 - 1 / given.players) / given.players
        thirds = [brier([one for one in found if at / 3 <= one[0] < (at + 1) / 3]) for at in range(3)]
        print(
            f"{game}: {given.count} games, {len(found)} moments, Brier {brier(found):.4f} (even chances {even:.4f}); "
            f"by thirds of the game {', '.join(f'{one:.4f}' for one in thirds)}"
        )
        for low, high in pairwise(BINS):
            part = [one for one in found if low <= one[1] < high]
            if part:
                said = sum(one[1] for one in part) / len(part)
                came = sum(one[2] for one in part) / len(part)
                chances = f"{100 * low:.0f}–{min(100, 100 * high):.0f} %"
                print(f"| {chances} | {len(part)} | {100 * said:.0f} % | {100 * came:.0f} % |")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
