"""A study: does going first matter?

    python examples/going_first.py                 writes docs/studies/going-first.md and its pictures anew
    python examples/going_first.py --games 2000    the same with more games

All seats are taken by the same bot, so whatever differs between the places in the order of play is the place itself.
The same seed gives the same games, so the figures can be made again by anyone. Needs the extra `lab`.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import pandas as pd

from freebooter.lab import Simulation, simulate
from freebooter.lab.frames import frames
from freebooter.lab.plots import plots

FOLDER = Path(__file__).parents[1] / "docs" / "studies"
SEED = "going first"
TABLE = "places-from-first"
STUDIES = {"seven-seas": "gentle", "black-fleet": "gentle", "marauders": "gentle"}
"""Random play ends hardly any game of Black Fleet by itself, and has no use for a first turn; `gentle` has, and is
quick."""


def shares(done: Simulation) -> pd.DataFrame:
    """The share of wins of each place in the order of play, with its interval."""
    return frames(done)["chances"].loc[TABLE]


def verdict(found: pd.DataFrame, par: float) -> str:
    """A place matters when luck alone lies outside its interval, made wider because several places are looked at."""
    wide = 1.5  # about what Bonferroni asks for with four places
    low = found["share"] - wide * (found["share"] - found["low"])
    high = found["share"] + wide * (found["high"] - found["share"])
    better = [str(place) for place in found.index[low > par]]
    worse = [str(place) for place in found.index[high < par]]
    if not better and not worse:
        return "no place can be told from luck"
    told = [f"better than luck: place {', '.join(better)}"] if better else []
    return "; ".join(told + ([f"worse than luck: place {', '.join(worse)}"] if worse else []))


def section(game: str, bot: str, games: int, jobs: int, folder: Path) -> list[str]:
    done = simulate(game, bots=[bot], games=games, seed=SEED, jobs=jobs, progress=True)
    found = shares(done)
    par = 1 / done.report.players
    plots(done)[TABLE].save(folder / f"going-first-{game}.svg")
    lines = [f"## {game}", "", f"{games} games of {done.report.players} `{bot}`, rules {done.report.rules}."]
    lines += ["", "| place | games | wins | 95 % interval |", "|---|---|---|---|"]
    for place, row in found.iterrows():
        interval = f"{100 * row['low']:.1f} – {100 * row['high']:.1f}"
        lines.append(f"| {place} | {int(row['tries'])} | {100 * row['share']:.1f} % | {interval} |")
    return [*lines, "", f"{verdict(found, par).capitalize()}.", "", f"![{game}](going-first-{game}.svg)", ""]


def main(games: int = 600, jobs: int = 2, folder: Path = FOLDER) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    lines = [
        "# Does going first matter?",
        "",
        "All seats are taken by the same bot, so whatever differs between the places in the order of play is the place",
        "itself. The broken line is luck. With bots that plan less than people do, a small effect may stay hidden.",
        "",
        f"Made by `python examples/going_first.py --games {games}`; the same command gives the same figures.",
        "",
    ]
    for game, bot in STUDIES.items():
        lines += section(game, bot, games, jobs, folder)
    text = "\n".join(lines).rstrip("\n") + "\n"
    (folder / "going-first.md").write_text(text, encoding="utf-8")
    return text


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Does going first matter?")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    print(main(chosen.games, chosen.jobs))
