"""A study: does going first matter?

    python examples/going_first.py                 writes docs/studies/going-first.md and its pictures anew
    python examples/going_first.py --part 0.1      the same with a tenth of the games, for a look

All seats are taken by the same bot, so whatever differs between the places in the order of play is the place itself.
The same seed gives the same games, so the figures can be made again by anyone. Needs the extra `lab`; with the compiled
engine (`PYTHONPATH=build/fast` after `make fast`) it takes four minutes of one core, and several times as long without.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import pandas as pd

from freebooter.lab import Simulation, simulate
from freebooter.lab.frames import frames
from freebooter.lab.printing.sheet import Sheet

FOLDER = Path(__file__).parents[1] / "docs" / "studies"
SEED = "going first"
TABLE = "places-from-first"
BOT = "gentle"
"""Random play ends hardly any game of Black Fleet by itself, and has no use for a first turn; `gentle` has, and is
quick."""
STUDIES = {"seven-seas": 2000, "black-fleet": 1000, "marauders": 400}
"""How many games of each."""
WIDER = 1.27
"""By so much an interval is wider when four places are looked at and not one, as Bonferroni asks for: 2.50 / 1.96."""


def shares(done: Simulation) -> pd.DataFrame:
    """The share of wins of each place in the order of play, with its interval."""
    return frames(done)["chances"].loc[TABLE]


def verdict(found: pd.DataFrame, par: float) -> str:
    """A place matters when luck alone lies outside its interval, made wider because several places are looked at."""
    low = found["share"] - WIDER * (found["share"] - found["low"])
    high = found["share"] + WIDER * (found["high"] - found["share"])
    better = [str(place) for place in found.index[low > par]]
    worse = [str(place) for place in found.index[high < par]]
    if not better and not worse:
        return "no place can be told from luck"
    told = [f"better than luck: place {', '.join(better)}"] if better else []
    return "; ".join(told + ([f"worse than luck: place {', '.join(worse)}"] if worse else []))


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def interval(row: pd.Series) -> str:
    return f"{percent(row['low'])} – {percent(row['high'])}"


def picture(done: Simulation) -> Sheet:
    """The shares as bars that begin at 0 and would reach the end of the sheet with every second game won."""
    report = done.report
    places = [("begins" if place == "1" else f"place {place}", wins) for place, wins in report.chances[TABLE].items()]
    sheet = Sheet()
    sheet.title(f"{report.game}: share of wins by place, {report.games} games, and luck")
    sheet.shares(places, 1 / report.players, full=0.5)
    return sheet


def section(done: Simulation, found: pd.DataFrame) -> list[str]:
    """The figures of one game, with its picture."""
    report = done.report
    lines = [f"## {report.game}", "", f"{report.games} games of {report.players} players, rules {report.rules}."]
    lines += ["", "| place | games | wins | 95 % interval |", "|---|---|---|---|"]
    for place, row in found.iterrows():
        lines.append(f"| {place} | {int(row['tries'])} | {percent(row['share'])} % | {interval(row)} |")
    picture = f"![{report.game}: share of wins by place](going-first-{report.game}.svg)"
    return [*lines, "", f"{verdict(found, 1 / report.players).capitalize()}.", "", picture, ""]


def page(studies: list[tuple[Simulation, pd.DataFrame]], command: str) -> str:
    """The whole page: question, answer, method, and what was found in each game."""
    answers = ["| game | games | the first place wins | 95 % interval | luck | verdict |", "|---|---|---|---|---|---|"]
    sections: list[str] = []
    for done, found in studies:
        first, report = found.iloc[0], done.report
        answers.append(
            f"| [{report.game}](#{report.game}) | {report.games} | {percent(first['share'])} % | {interval(first)} "
            f"| {percent(1 / report.players)} % | {verdict(found, 1 / report.players)} |"
        )
        sections += section(done, found)
    lines = [
        "# Does going first matter?",
        "",
        *answers,
        "",
        f"**Method.** All seats are taken by the same bot, `{BOT}`, and who begins is as the rules of each game have",
        "it, so whatever differs between the places in the order of play is the place itself. Place 1 begins; who",
        "shares a win has a part of it. Intervals are Wilson's. A place is told from luck when luck alone lies outside",
        f"its interval, made {WIDER} times as wide because several places are looked at. In the pictures the broken",
        "line is luck.",
        "",
        f"**Limits.** `{BOT}` plays by feel and does not look ahead: what takes a plan to use, such as a race for the",
        "best market, may be worth more or less to people. A small effect needs more games than these.",
        "",
        f"This page and its pictures are written by `{command}`; the same command gives the same figures.",
        "",
        *sections,
    ]
    return "\n".join(lines).rstrip("\n") + "\n"


def main(part: float = 1.0, jobs: int = 1, folder: Path = FOLDER) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    studies: list[tuple[Simulation, pd.DataFrame]] = []
    for game, games in STUDIES.items():
        done = simulate(game, bots=[BOT], games=max(2, round(part * games)), seed=SEED, jobs=jobs, progress=True)
        picture(done).save(folder / f"going-first-{game}.svg")
        studies.append((done, shares(done)))
    text = page(studies, "python examples/going_first.py" + ("" if part == 1.0 else f" --part {part:g}"))
    (folder / "going-first.md").write_text(text, encoding="utf-8")
    return text


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Does going first matter?")
    parser.add_argument("--part", type=float, default=1.0, help="of the games; 2 for twice as many")
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    print(main(chosen.part, chosen.jobs))
