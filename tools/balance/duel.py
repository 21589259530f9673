"""One search among three others with other settings: who wins, and how long each thinks for a decision.

    PYTHONPATH=build/fast:. .venv/bin/python tools/balance/duel.py black-fleet "60 learned_horizon=8" "24 learned=0" --games 40 --seed a

A search is its iterations and whatever of `Settings` is not as usual, and `parts=4` if they are shared by four trees; with 0 iterations it is `gentle`. Seats are rotated, and
the four games of a rotation have the same dice. Times are processor time with the worlds that are dealt to it, so they may be compared even on a busy
machine. With `--minutes` no rotation is begun after so many; what is told then is of fewer games, which were not chosen.
"""  # noqa: E501

import argparse
import sys
from dataclasses import dataclass, field
from math import ceil
from time import monotonic, process_time

from freebooter.bots import Bot, Situation, Thought, add_bot
from freebooter.bots.gentle import GentleBot
from freebooter.bots.search import SearchBot, Settings
from freebooter.games import find_game
from freebooter.kernel.moves import Move
from freebooter.lab.reports.summaries import win_share
from freebooter.lab.simulate import plan
from freebooter.lab.work.tasks import play

SEATS = 4
FLAGS = ("learned", "samples_move", "avoids_mistakes", "follows_advice")
COUNTS = (
    "horizon", "playout_candidates", "advised_candidates", "advised_horizon", "learned_horizon", "overlooks",
    "unit_horizon",
)  # fmt: skip


@dataclass
class Clock:
    """What all bots of one side have spent."""

    seconds: float = 0.0
    decisions: int = 0
    iterations: int = 0


@dataclass
class Side:
    name: str
    iterations: int
    settings: Settings
    parts: int = 1
    clock: Clock = field(default_factory=Clock)

    def ms(self) -> float:
        return 1000 * self.clock.seconds / max(1, self.clock.decisions)

    def used(self) -> float:
        """Iterations for a decision."""
        return self.clock.iterations / max(1, self.clock.decisions)


class Timed(Bot):
    """A bot and a clock that runs while it thinks and worlds are dealt to it."""

    def __init__(self, seed: int | str, side: Side) -> None:
        super().__init__(seed)
        self.side = side
        self.bot: Bot = GentleBot(seed)
        if side.iterations:
            self.bot = SearchBot(seed, None, side.iterations, side.settings, parts=side.parts)

    def think(self, situation: Situation) -> Thought:
        began = process_time()
        try:
            move: Move = yield from self.bot.think(situation)
        finally:
            self.side.clock.seconds += process_time() - began
            self.side.clock.decisions += 1
            self.side.clock.iterations += sum(self.bot.tried.values())
        return move


def side_of(name: str, text: str) -> Side:
    iterations, *said = text.split()
    settings, parts = Settings(), 1
    for one in said:
        key, value = one.split("=")
        if key == "parts":
            parts = int(value)
        elif key in FLAGS:
            setattr(settings, key, bool(int(value)))
        elif key in COUNTS:
            setattr(settings, key, int(value))
        else:
            setattr(settings, key, float(value))
    side = Side(name, int(iterations), settings, parts)
    add_bot(name, lambda seed, seconds, iterations: Timed(seed, side))
    return side


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", help="a game, or game/preset")
    parser.add_argument("one", help="iterations and settings")
    parser.add_argument("among", help="the same of the three others")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="duel")
    parser.add_argument("--minutes", type=float, default=1e6)
    said = parser.parse_args()
    one, among = side_of("one", said.one), side_of("among", said.among)
    name, _, preset = said.table.partition("/")
    game = find_game(name)
    bots = [one.name, *[among.name] * (SEATS - 1)]
    tasks = plan(game, {"edition": preset} if preset else {}, bots, SEATS * ceil(said.games / SEATS), said.seed, True)
    until = monotonic() + 60 * said.minutes
    won = lead = 0.0
    played = 0
    for task in tasks:
        if played % SEATS == 0 and monotonic() > until:
            break
        result = play(task)
        seat = task.bots.index(one.name)
        others = [score for at, score in enumerate(result.scores) if at != seat]
        won += result.wins[seat]
        lead += result.scores[seat] - sum(others) / len(others)
        played += 1
        print(f"{played}: {won:g} won, lead {lead / played:.2f}, {one.ms():.1f}, {among.ms():.1f} ms", file=sys.stderr)
    share = win_share(won, max(1, played))
    print(
        f"| {said.table} | `{said.one}` | `{said.among}` | {played} | {100 * share.share:.1f} % "
        f"| {100 * share.low:.1f} – {100 * share.high:.1f} | {lead / max(1, played):.2f} "
        f"| {one.ms():.1f} against {among.ms():.1f} |"
    )


if __name__ == "__main__":
    main()
