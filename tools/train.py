"""Learn how a game ends: plays games, fits what each number of a seat's outlook says about the end, shows how it went.

    make train GAME=black-fleet           or: python tools/train.py black-fleet --games 4000 --seed 1

All seats play by the advice of the game, mostly the best of it; every second game is of one of its editions. At many
points of every game each seat's outlook is kept, and in the end by how much the seat was ahead (and whether it won:
that counts as one spread of these leads more).
Figures are fitted by least squares for each period of the game, drawn to those of all periods together where there are
few games. One game in five is left out and shows what was learned: the error on these games, against the number of
games learned from and beside the error of the game's own evaluation, is drawn into build/train/GAME.svg.
The same seed and numbers give the same figures. They are written to build/train/GAME.json; `--write` puts them into the
content of the game, where every search uses them. Do that only if they win: see docs/bots.md for how to measure it.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import perf_counter
from typing import Any, TypeAlias

import msgspec
import numpy as np

from freebooter.bots.playout import margins, weighted_index, win_shares
from freebooter.games import find_game
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.game import AnyGame
from freebooter.kernel.moves import Move
from freebooter.kernel.programs.outlook import PARTS, OutlookFile
from freebooter.kernel.run import Chooser, Run, answer_with

ROOT = Path(__file__).parents[1]
LEFT_OUT = 5  # one game of so many is not learned from
KEPT = 6  # one flow of so many
RANDOMLY = 3  # one decision of so many is drawn by weight, the others are the best by advice
DRAWN = 300.0  # how strongly a period is drawn to the figures of all: as much as so many rows speak
STEADY = 1.0
Rows: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"


class Advised(Chooser):
    """Plays for all seats by the advice of the game, at random where it has none."""

    def __init__(self, seed: str) -> None:
        self.chance = SearchChance(seed)

    def choose(self, run: Run, ask: Ask) -> Move:
        options = ask.options
        if len(options) == 1:
            return options[0]
        weights = ask.weights(run.state)
        if weights is None:
            return options[self.chance.below(len(options))]
        if self.chance.below(RANDOMLY) == 0:
            return options[weighted_index(weights, self.chance.below(sum(weights)))]
        return options[weights.index(max(weights))]


class Played(msgspec.Struct):
    """Rows of one game: the period, own and others' numbers, the lead by its evaluation then, and how it ended."""

    periods: list[int] = []
    own: list[list[int]] = []
    others: list[list[float]] = []
    leads: list[float] = []
    ends: list[float] = []
    wins: list[float] = []


def play(game: AnyGame, edition: dict[str, object], seats: int, seed: str, public: int) -> Played:
    """One game, with the numbers of all seats at some of its checkpoints."""
    run = Run(game, game.setup(game.options(edition), seats, SearchChance(f"train {seed}")), keeps=False)
    run.begin()
    chooser, chance = Advised(f"players {seed}"), SearchChance(f"kept {seed}")
    played, flow = Played(), 0
    while run.question is not None:
        if run.checkpoints != flow:
            flow = run.checkpoints
            if chance.below(KEPT) == 0:
                keep(game, run, seats, public, played)
        answer_with(run, chooser)
    ends, wins = margins(run), win_shares(run)
    points = len(played.periods) // seats
    played.ends = ends * points
    played.wins = wins * points
    return played


def keep(game: AnyGame, run: Run, seats: int, public: int, played: Played) -> None:
    period, leads = game.evaluation.period(run.state), margins(run)
    numbers = [game.evaluation.outlook(run.state, seat) for seat in range(seats)]
    for seat in range(seats):
        others = [numbers[other][:public] for other in range(seats) if other != seat]
        played.periods.append(period)
        played.own.append(numbers[seat])
        played.others.append([sum(each) / (seats - 1) for each in zip(*others, strict=True)])
        played.leads.append(leads[seat])


def fit(rows: Rows, ends: Rows, prior: Rows, pull: Rows) -> Rows:
    """Least squares, drawn to the prior; numbers are weighed by their size, so that rare ones are not lost."""
    left = rows.T @ rows + np.diag(pull)
    found: Rows = np.linalg.solve(left, rows.T @ ends + pull * prior)
    return found


def figures_of(periods: Rows, rows: Rows, ends: Rows, count: int) -> list[Rows]:
    scale = (rows**2).mean(axis=0) + 1e-9
    general = fit(rows, ends, np.zeros(rows.shape[1]), STEADY * scale)
    found = []
    for period in range(count):
        here = periods == period
        found.append(fit(rows[here], ends[here], general, DRAWN * scale))
    return found


def predicted(periods: Rows, rows: Rows, figures: list[Rows]) -> Rows:
    found: Rows = np.zeros(len(rows))
    for period, each in enumerate(figures):
        here = periods == period
        found[here] = rows[here] @ each
    return found


def by_evaluation(periods: Rows, leads: Rows, ends: Rows, count: int) -> list[tuple[float, float]]:
    """The best line from the lead by the evaluation to the end, by period: the hand-written evaluation at its best."""
    lines = []
    for period in range(count):
        here = periods == period
        if here.sum() < 3:
            lines.append((1.0, 0.0))
            continue
        slope, base = np.polyfit(leads[here], ends[here], 1)
        lines.append((float(slope), float(base)))
    return lines


def picture(game: str, curve: list[tuple[int, float]], usual: float) -> str:
    """The error on games left out against the number of games, and that of the game's own evaluation."""
    errors = [error for _, error in curve] + [usual]
    least, most = min(errors) * 0.98, max(errors) * 1.01

    def y(error: float) -> float:
        return 40 + (most - error) / (most - least) * 220

    def x(at: int) -> float:
        return 90 + at * 480 / max(1, len(curve) - 1)

    points = " ".join(f"{x(at):.0f},{y(error):.0f}" for at, (_, error) in enumerate(curve))
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320" font-family="sans-serif" font-size="13">',
        f'<text x="10" y="22" fill="#555" font-weight="bold">{game}: error in games left out</text>',
        f'<path d="M90 {y(usual):.0f}H570" stroke="#b3261e" stroke-dasharray="4 3"/>',
        f'<text x="575" y="{y(usual) + 4:.0f}" fill="#b3261e">{usual:.2f}</text>',
        f'<text x="95" y="{y(usual) - 6:.0f}" fill="#b3261e">its own evaluation</text>',
        f'<polyline points="{points}" fill="none" stroke="#3b7dbd" stroke-width="2"/>',
    ]
    for at, (games, error) in enumerate(curve):
        parts.append(f'<circle cx="{x(at):.0f}" cy="{y(error):.0f}" r="4" fill="#3b7dbd"/>')
        parts.append(
            f'<text x="{x(at):.0f}" y="{y(error) + 20:.0f}" fill="#555" text-anchor="middle">{error:.2f}</text>'
        )
        parts.append(f'<text x="{x(at):.0f}" y="300" fill="#555" text-anchor="middle">{games}</text>')
    return "\n".join([*parts, '<text x="575" y="300" fill="#555">games</text>', "</svg>", ""])


def tables_of(game: AnyGame, games: int) -> list[int]:
    """How many sit at each table: mostly as many as can."""
    fewer = list(range(game.fewest, game.most))
    return [fewer[number // 3 % len(fewer)] if fewer and number % 3 == 2 else game.most for number in range(games)]


def edition_of(game: AnyGame, number: int) -> dict[str, object]:
    """Every second game is the usual one, the others are its editions or presets in turn."""
    editions = list(game.choosing.editions())
    return {"edition": editions[number // 2 % len(editions)]} if editions and number % 2 else {}


def train(name: str, games: int, seed: str) -> tuple[OutlookFile, str]:
    game = find_game(name)
    names, public, count = numbers_of(name)
    began = perf_counter()
    played: list[Played] = []
    for number, seats in enumerate(tables_of(game, games)):
        played.append(play(game, edition_of(game, number), seats, f"{seed}/{number}", public))
        if (number + 1) % max(1, games // 20) == 0:
            print(f"{number + 1} games, {perf_counter() - began:.0f} s", file=sys.stderr, flush=True)
    spread = float(np.std([end for one in played for end in one.ends[:4]]))
    sets: list[tuple[Rows, Rows, Rows, Rows]] = []
    for out in (False, True):
        part = [one for at, one in enumerate(played) if (at % LEFT_OUT == 0) == out]
        periods = np.array([each for one in part for each in one.periods], dtype=np.float64)
        own = np.array([each for one in part for each in one.own], dtype=np.float64)
        others = np.array([each for one in part for each in one.others], dtype=np.float64)
        leads = np.array([each for one in part for each in one.leads], dtype=np.float64)
        ends = np.array(
            [end + spread * win for one in part for end, win in zip(one.ends, one.wins, strict=True)], dtype=np.float64
        )
        sets.append((periods, np.hstack([own, others]), leads, ends))
    (periods, rows, leads, ends), (test_periods, test_rows, test_leads, test_ends) = sets
    lines = by_evaluation(periods, leads, ends, count)
    usual = np.array(
        [lines[int(at)][0] * lead + lines[int(at)][1] for at, lead in zip(test_periods, test_leads, strict=True)]
    )
    error_of_evaluation = float(np.sqrt(np.mean((usual - test_ends) ** 2)))
    curve = []
    figures: list[Rows] = []
    for part_of in (32, 16, 8, 4, 2, 1):
        upto = len(rows) // part_of
        figures = figures_of(periods[:upto], rows[:upto], ends[:upto], count)
        error = float(np.sqrt(np.mean((predicted(test_periods, test_rows, figures) - test_ends) ** 2)))
        curve.append((games * (LEFT_OUT - 1) // LEFT_OUT // part_of, error))
        print(
            f"{curve[-1][0]} games learned from: error {error:.3f} (its own evaluation {error_of_evaluation:.3f}, "
            f"spread {np.std(test_ends):.3f})",
            flush=True,
        )
    by_period = [
        f"period {period}: {np.sqrt(np.mean((usual[here] - test_ends[here]) ** 2)):.2f} -> "
        f"{np.sqrt(np.mean((predicted(test_periods, test_rows, figures)[here] - test_ends[here]) ** 2)):.2f} "
        f"({here.sum()} rows)"
        for period in range(count)
        if (here := test_periods == period).any()
    ]
    print("\n".join(by_period))
    wide = len(names)
    whole = [[round(PARTS * float(figure)) for figure in each] for each in figures]
    learned = OutlookFile(
        f"{games} games by the advice of the game, seed {seed}",
        round(spread),
        names,
        [each[:wide] for each in whole],
        [each[wide:] for each in whole],
    )
    return learned, picture(name, curve, error_of_evaluation)


def numbers_of(name: str) -> tuple[list[str], int, int]:
    """The names of the numbers, how many of them everyone knows, and how many periods there are."""
    module: Any = __import__(f"freebooter.games.{name.replace('-', '_')}.advice.outlook", fromlist=["PUBLIC_NUMBERS"])
    own = getattr(module, "OWN_NUMBERS", [])
    return [*module.PUBLIC_NUMBERS, *own], len(module.PUBLIC_NUMBERS), module.PERIODS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--write", action="store_true", help="put the figures into the content of the game")
    asked = parser.parse_args()
    learned, drawn = train(asked.game, asked.games, asked.seed)
    folder = ROOT / "build" / "train"
    folder.mkdir(parents=True, exist_ok=True)
    data = msgspec.json.format(msgspec.json.encode(learned), indent=0)
    (folder / f"{asked.game}.json").write_bytes(data)
    (folder / f"{asked.game}.svg").write_text(drawn, encoding="utf-8")
    print(f"Figures and curve are in {folder.relative_to(ROOT)}.")
    if asked.write:
        content = ROOT / "src/freebooter/games" / asked.game.replace("-", "_") / "content"
        (content / "outlook.json").write_bytes(data)
        print("They are in the content of the game now.")


if __name__ == "__main__":
    main()
