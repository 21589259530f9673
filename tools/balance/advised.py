"""Many games of one `heaviest` among three `passenger`, quickly: what the advice of modules is worth.

    PYTHONPATH=.:build/fast .venv/bin/python tools/balance/advised.py cutthroats --games 300 --seed a

Both are those of `landsman`, but they look at the table instead of a world dealt for them, which is most of the time of
a game of `simulate`. Advice looks at nothing that its seat does not know (laws see to that), so they decide the same.
Seats are rotated, and the four games of a rotation have the same dice.
"""

import argparse
from math import sqrt

from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.scoring import points
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask, Seat
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Chooser, Run, answer_with
from tools.balance.landsman import SILENCE

SEATS = 4
NORMAL = 1.96  # 95 % of a normal distribution


class OneAdvised(Chooser):
    """All take the option with the highest weight; the modules are silent to all but one."""

    def __init__(self, advised: Seat, chance: SearchChance) -> None:
        self.advised = advised
        self.chance = chance

    def choose(self, run: Run, ask: Ask) -> Move:
        if len(ask.options) == 1:
            return ask.options[0]
        if ask.seat == self.advised:
            weights = ask.weights(run.state)
        else:
            SILENCE.begin()
            try:
                weights = ask.weights(run.state)
            finally:
                SILENCE.end()
        return heaviest(ask, weights, self.chance)


def heaviest(ask: Ask, weights: list[int] | None, chance: SearchChance) -> Move:
    """By chance among equals, or if there is no advice."""
    options = ask.options
    if weights is not None:
        most = max(weights)
        options = [move for move, weight in zip(options, weights, strict=True) if weight == most]
    return options[chance.below(len(options))]


def play(preset: str, seed: str, advised: Seat) -> tuple[float, list[int]]:
    """The share of the win of the advised seat, and the points of all."""
    run = Run(GAME, GAME.setup(GAME.options({"edition": preset}), SEATS, SearchChance(seed)))
    run.begin()
    chooser = OneAdvised(advised, SearchChance(f"{seed} {advised}"))
    while run.question is not None:
        answer_with(run, chooser)
    table = run.state
    assert isinstance(table, Table)
    places = GAME.result(table).places
    won = 1 / places.count(1) if places[advised] == 1 else 0.0
    return won, [points(table, player) for player in table.players]


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson, 95 %."""
    square = NORMAL * NORMAL / games
    middle = (share + square / 2) / (1 + square)
    half = NORMAL * sqrt(share * (1 - share) / games + square / games / 4) / (1 + square)
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("presets", nargs="+")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", default="advice")
    asked = parser.parse_args()
    for preset in asked.presets:
        won, own, theirs = 0.0, 0, 0
        for number in range(asked.games):
            advised = number % SEATS
            share, scores = play(preset, f"{asked.seed}/{number // SEATS}", advised)
            won += share
            own += scores[advised]
            theirs += sum(scores) - scores[advised]
        games = asked.games
        least, most = interval(won / games, games)
        wins = f"wins {100 * won / games:.1f} % ({100 * least:.1f} - {100 * most:.1f})"
        scores_told = f"points {own / games:.2f}, of the others {theirs / games / (SEATS - 1):.2f}"
        print(f"{preset}: {games} games, {wins}, {scores_told}", flush=True)


if __name__ == "__main__":
    main()
