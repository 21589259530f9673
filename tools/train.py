"""Learn how a game ends: plays games, fits what each number of a seat's outlook says about the end, shows how it went.

    make train GAME=black-fleet           or: python -m tools.train black-fleet --games 4000 --seed 1 --jobs 2
    make train GAME=marauders/modules

All seats play by the advice of the game, mostly the best of it; every second game is of one of its editions, or all of
them with modules. At many points of every game each seat's outlook is kept, and in the end by how much the seat
was ahead (and whether it won: that counts as one spread of these leads more).
Figures are fitted by least squares for each period of the game, drawn to those of all periods together where there are
few games; for a game that asks for units it is a net of one hidden layer, of all periods. One game in five is left out
and shows what was learned: the error on these games, against the number of games learned from and beside the error of
the game's own evaluation, is drawn into build/train/GAME.svg.
The same seed and numbers give the same figures, whoever plays the games: `--jobs 2`, `--on ray`. Games are kept in
build/train/GAME.games as they end, so it can be broken off and goes on where it was. The figures are written to
build/train/GAME.json; `--write` puts them into the content of the game, where every search uses them. Do that only if
they win: see docs/bots.md for how to measure it.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import numpy as np

from freebooter.kernel.programs.outlook import PARTS, OutlookFile
from freebooter.lab.pool import HERE, PLACES
from tools.train_games import WITH_MODULES, folder_of, numbers_of, play_all, units_of
from tools.train_units import Units

ROOT = Path(__file__).parents[1]
LEFT_OUT = 5  # one game of so many is not learned from
DRAWN = 300.0  # how strongly a period is drawn to the figures of all: as much as so many rows speak
STEADY = 1.0
Rows: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"


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


def train(
    table: str, games: int, seed: str, jobs: int = 1, on: str = HERE, file: Path | None = None
) -> tuple[OutlookFile, str]:
    names, _, count = numbers_of(table)
    units = units_of(table)
    played = play_all(table, games, seed, jobs, on, file)
    spread = float(np.std([end for one in played for end in one.ends[:4]]))
    sets: list[tuple[Rows, Rows, Rows, Rows, Rows]] = []
    for out in (False, True):
        part = [one for at, one in enumerate(played) if (at % LEFT_OUT == 0) == out]
        periods = np.array([each for one in part for each in one.periods], dtype=np.float64)
        own = np.array([each for one in part for each in one.own], dtype=np.float64)
        others = np.array([each for one in part for each in one.others], dtype=np.float64)
        leads = np.array([each for one in part for each in one.leads], dtype=np.float64)
        ends = np.array(
            [end + spread * win for one in part for end, win in zip(one.ends, one.wins, strict=True)], dtype=np.float64
        )
        wins = np.array([win for one in part for win in one.wins], dtype=np.float64)
        sets.append((periods, np.hstack([own, others]), leads, ends, wins))
    (periods, rows, leads, ends, wins), (test_periods, test_rows, test_leads, test_ends, _) = sets
    lines = by_evaluation(periods, leads, ends, count)
    usual = np.array(
        [lines[int(at)][0] * lead + lines[int(at)][1] for at, lead in zip(test_periods, test_leads, strict=True)]
    )
    error_of_evaluation = float(np.sqrt(np.mean((usual - test_ends) ** 2)))
    curve = []
    figures: list[Rows] = []
    by_units: Units | None = None
    expected = np.zeros(len(test_rows))
    for part_of in (32, 16, 8, 4, 2, 1):
        upto = len(rows) // part_of
        if units > 0:
            by_units = Units(rows[:upto], ends[:upto] - spread * wins[:upto], wins[:upto], spread, units)
            expected = by_units.predicted(test_rows)
        else:
            figures = figures_of(periods[:upto], rows[:upto], ends[:upto], count)
            expected = predicted(test_periods, test_rows, figures)
        error = float(np.sqrt(np.mean((expected - test_ends) ** 2)))
        curve.append((games * (LEFT_OUT - 1) // LEFT_OUT // part_of, error))
        print(
            f"{curve[-1][0]} games learned from: error {error:.3f} (its own evaluation {error_of_evaluation:.3f}, "
            f"spread {np.std(test_ends):.3f})",
            flush=True,
        )
    by_period = [
        f"period {period}: {np.sqrt(np.mean((usual[here] - test_ends[here]) ** 2)):.2f} -> "
        f"{np.sqrt(np.mean((expected[here] - test_ends[here]) ** 2)):.2f} "
        f"({here.sum()} rows)"
        for period in range(count)
        if (here := test_periods == period).any()
    ]
    print("\n".join(by_period))
    drawn = picture(table, curve, error_of_evaluation)
    source = f"{games} games by the advice of the game, seed {seed}"
    if by_units is not None:
        return OutlookFile(source, round(spread), names, [by_units.own], [[]], by_units.units), drawn
    wide = len(names)
    whole = [[round(PARTS * float(figure)) for figure in each] for each in figures]
    learned = OutlookFile(
        source, round(spread), names, [each[:wide] for each in whole], [each[wide:] for each in whole]
    )
    return learned, drawn


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="or game/modules, where it learns from games with modules by themselves")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    parser.add_argument("--on", default=HERE, choices=PLACES, help="who plays: this machine, or Ray")
    parser.add_argument("--write", action="store_true", help="put the figures into the content of the game")
    asked = parser.parse_args()
    folder, name = ROOT / "build" / "train", asked.game.replace("/", "-")
    games = folder / f"{name}.games"
    learned, drawn = train(asked.game, asked.games, asked.seed, asked.jobs, asked.on, games)
    data = msgspec.json.format(msgspec.json.encode(learned), indent=0)
    (folder / f"{name}.json").write_bytes(data)
    (folder / f"{name}.svg").write_text(drawn, encoding="utf-8")
    print(f"Figures and curve are in {folder.relative_to(ROOT)}.")
    if asked.write:
        content = ROOT / "src/freebooter/games" / folder_of(asked.game) / "content"
        file = "outlook-modules.json" if asked.game.endswith(WITH_MODULES) else "outlook.json"
        (content / file).write_bytes(data)
        print("They are in the content of the game now.")


if __name__ == "__main__":
    main()
