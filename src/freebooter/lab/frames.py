"""Results as pandas frames (the extra `lab`): `frames(simulate(game))["bots"]`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import singledispatch

import msgspec
import pandas as pd

from freebooter.lab.ladder import Ladder
from freebooter.lab.reports.report import Report
from freebooter.lab.simulate import Simulation
from freebooter.lab.tournament import Tournament
from freebooter.lab.work.tasks import PlayedGame
from freebooter.review import Review, summarize

Frames = dict[str, pd.DataFrame]


@singledispatch
def frames(result: object) -> Frames:
    """All tables of a result, by name: of a simulation, a report, a tournament, a ladder or a review."""
    raise TypeError(f"{type(result).__name__} has no tables")


@frames.register
def _(result: Simulation) -> Frames:
    return {"games": games_of(result.played), **frames(result.report)}


@frames.register
def _(result: Report) -> Frames:
    return {
        "seats": _frame([_flat(one) for one in result.by_seat], "seat"),
        "bots": _frame([_flat(one) for one in result.by_bot], "bot"),
        "length": _named(result.length, "measure"),
        "counts": _by_table(result.counts),
        "chances": _by_table(result.chances),
    }


@frames.register
def _(result: Tournament) -> Frames:
    return {"games": games_of(result.played), "standings": _frame([_flat(one) for one in result.standings], "bot")}


@frames.register
def _(result: Ladder) -> Frames:
    return {"ladder": _frame([_flat(rung) for rung in result.rungs], "bot")}


@frames.register
def _(result: Review) -> Frames:
    """`decisions`, one after another; `chances`, the curve of each seat; `turns`, where the game turned."""
    summary = summarize(result)
    left_out = {"chosen", "bots"}  # texts
    decisions = [
        {name: value for name, value in msgspec.to_builtins(one).items() if name not in left_out}
        for one in summary.decisions
    ]
    points = [
        {"seat": seat, "entry": point.entry, "chance": point.chance}
        for seat, curve in enumerate(summary.curves)
        for point in curve
    ]
    return {
        "decisions": _frame(decisions, "entry"),
        "chances": pd.DataFrame(points, columns=["seat", "entry", "chance"]),
        "turns": _frame([msgspec.to_builtins(turn) for turn in summary.turns], "entry"),
    }


def games_of(played: Sequence[PlayedGame]) -> pd.DataFrame:
    """A row for each seat of each game."""
    rows = []
    for one in played:
        for seat, bot in enumerate(one.task.bots):
            row = {"game": one.task.number, "seed": one.task.seed, "seat": seat, "bot": bot}
            row |= {"place": one.places[seat], "win": one.wins[seat], "score": one.scores[seat]}
            rows.append({**row, "decisions": one.decisions, **one.tally.measures})
    return pd.DataFrame(rows)


def _flat(value: msgspec.Struct) -> dict[str, object]:
    """A struct in one row: what lies in a struct of its own is called `wins.share`."""
    row: dict[str, object] = {}
    for name, one in msgspec.to_builtins(value).items():
        row |= {f"{name}.{inner}": each for inner, each in one.items()} if isinstance(one, dict) else {name: one}
    return row


def _frame(rows: Iterable[Mapping[str, object]], index: str) -> pd.DataFrame:
    found = pd.DataFrame([dict(row) for row in rows])
    return found.set_index(index) if index in found.columns else found


def _named(values: Mapping[str, msgspec.Struct], index: str) -> pd.DataFrame:
    return _frame([{index: name, **_flat(value)} for name, value in values.items()], index)


def _by_table(tables: Mapping[str, Mapping[str, msgspec.Struct]]) -> pd.DataFrame:
    rows = [
        {"table": table, "line": line, **_flat(one)} for table, lines in tables.items() for line, one in lines.items()
    ]
    found = pd.DataFrame(rows)
    return found.set_index(["table", "line"]) if rows else found
