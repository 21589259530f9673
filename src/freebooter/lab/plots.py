"""Results as pictures: `plots(simulate(game))["wins"]`, which a notebook shows by itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import singledispatch

from freebooter.lab.ladder import Ladder
from freebooter.lab.printing.charts import draw_histogram, scores_of
from freebooter.lab.printing.sheet import Sheet
from freebooter.lab.reports.report import Count, Report
from freebooter.lab.reports.summaries import WinShare
from freebooter.lab.simulate import Simulation
from freebooter.lab.tournament import Tournament
from freebooter.lab.work.tasks import PlayedGame
from freebooter.review import Review, summarize

Plots = dict[str, Sheet]


@singledispatch
def plots(result: object) -> Plots:
    """All pictures of a result, by name: of a simulation, a report, a tournament, a ladder or a review."""
    raise TypeError(f"{type(result).__name__} has no pictures")


@plots.register
def _(result: Simulation) -> Plots:
    return {**plots(result.report), **_scores(result.played, [bot.bot for bot in result.report.by_bot])}


@plots.register
def _(result: Report) -> Plots:
    """`wins`, and a picture for each table that the game counts."""
    sheet = Sheet()
    seats = [(f"seat {one.seat}", one.wins) for one in result.by_seat]
    sheet.title(f"{result.game}: share of wins in {result.games} games")
    sheet.shares(seats + [(one.bot, one.wins) for one in result.by_bot], 1 / result.players)
    found = {"wins": sheet}
    for name, counts in result.counts.items():
        found[name] = _counts(f"{result.game}: {name}, times in a game", counts)
    for name, chances in result.chances.items():
        found[name] = _chances(f"{result.game}: {name}, share of wins", chances, 1 / result.players)
    return found


@plots.register
def _(result: Tournament) -> Plots:
    sheet = Sheet()
    sheet.title(f"{result.game}: share of wins in {result.games} games")
    sheet.shares([(one.bot, one.wins) for one in result.standings], result.standings[0].par)
    return {"standings": sheet, **_scores(result.played, [one.bot for one in result.standings])}


@plots.register
def _(result: Ladder) -> Plots:
    ratings, wins = Sheet(), Sheet()
    ratings.title(f"{result.plan.game}: ratings after {result.games} games")
    ratings.points([(rung.bot, rung.rating, rung.low, rung.high) for rung in result.rungs])
    wins.title(f"{result.plan.game}: share of wins in {result.games} games")
    wins.shares([(rung.bot, rung.wins) for rung in result.rungs], 1 / result.plan.players)
    return {"ladder": ratings, "wins": wins}


@plots.register
def _(result: Review) -> Plots:
    curves = summarize(result).curves
    sheet = Sheet()
    sheet.title(f"{result.game}: chance to win, by entry of the record")
    sheet.curves([(f"seat {at}", [(one.entry, one.chance) for one in line]) for at, line in enumerate(curves) if line])
    return {"chances": sheet}


def _scores(played: Sequence[PlayedGame], bots: Sequence[str]) -> Plots:
    scores, length = Sheet(), Sheet()
    for bot in bots:
        scores.title(f"scores of {bot}")
        draw_histogram(scores, scores_of(played, bot))
    length.title("decisions in a game")
    draw_histogram(length, [one.decisions for one in played])
    return {"scores": scores, "length": length}


def _counts(title: str, counts: Mapping[str, Count]) -> Sheet:
    sheet = Sheet()
    sheet.title(title)
    sheet.bars([(line, count.per_game) for line, count in counts.items()], digits=2)
    return sheet


def _chances(title: str, chances: Mapping[str, WinShare], par: float) -> Sheet:
    sheet = Sheet()
    sheet.title(title)
    sheet.shares(list(chances.items()), par)
    return sheet
