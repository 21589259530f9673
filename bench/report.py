"""How a run of the benchmark is shown: tables in the terminal, JSON, and a section of a Markdown file."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

from results import BACKGAMMON, CATANATRON, Result, Run, SearchResult, Verdict
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

BEGIN = "<!-- bench: begin (written by bench/run.py --write) -->"
END = "<!-- bench: end -->"
HEADINGS = (
    "case",
    "decisions/s",
    "games/s",
    "copies/s",
    "bytes/match",
    "x catanatron",
    "x backgammon",
    "copy, in decisions",
)
SEARCH_HEADINGS = ("search", "iterations/s", "iterations/calib turn")
COLOURS = {"met": "green", "missed": "red", "not measured": "yellow"}


def number(value: float | None) -> str:
    """A figure with the three digits that mean something."""
    if value is None:
        return "-"
    for size, unit in ((1e6, " M"), (1e3, " k"), (1.0, "")):
        if value >= size * 0.9995:
            return f"{value / size:#.3g}".rstrip(".") + unit
    return f"{value:.2f}"


def label(result: Result | SearchResult) -> str:
    return f"{result.name} {result.samples[0].version}, {result.mode}"


def row(run: Run, result: Result) -> list[str]:
    values = (
        result.decisions * run.calib,
        result.games * run.calib,
        result.copies * run.calib,
        result.bytes,
        run.ratio(result, CATANATRON),
        run.ratio(result, BACKGAMMON),
        result.copy_cost,
    )
    return [label(result), *(number(value) for value in values)]


def search_row(run: Run, result: SearchResult) -> list[str]:
    return [label(result), number(result.iterations * run.calib), f"{result.iterations:.4f}"]


def caption(run: Run) -> str:
    rounds = "1 round" if run.rounds == 1 else f"{run.rounds} rounds"
    kind = f"{rounds} of {run.seconds:g} s of CPU time, one core, uniformly random play"
    return f"{kind}. Medians of value/calib, shown at the run's median calib of {run.calib:.0f} turns/s."


def forced_note(run: Run) -> str:
    shares = ", ".join(f"{label(result)}: {result.forced_share:.0%}" for result in run.measured)
    return f"Decisions with a single option, counted like any other: {shares}."


def verdict_row(verdict: Verdict) -> list[str]:
    return [verdict.bar.text, number(verdict.value), verdict.word]


def two_lines(heading: str) -> str:
    """A heading broken in two, so that the table fits into 80 columns."""
    head, mark, tail = heading.partition("/")
    return f"{head}\n{mark}{tail}" if mark else "\n".join(heading.rsplit(" ", 1))


def figures_table(run: Run) -> Table:
    table = Table(title="Speed", caption=caption(run), box=SIMPLE_HEAD, padding=0, show_edge=False)
    table.add_column(HEADINGS[0], no_wrap=True)
    for heading in HEADINGS[1:]:
        table.add_column(two_lines(heading), justify="right", no_wrap=True)
    for result in run.measured:
        first, *figures = row(run, result)
        table.add_row(first.replace(", ", "\n"), *figures)
    return table


def searches_table(run: Run) -> Table:
    table = Table(title="Search", box=SIMPLE_HEAD, padding=0, show_edge=False)
    table.add_column(SEARCH_HEADINGS[0], no_wrap=True)
    for heading in SEARCH_HEADINGS[1:]:
        table.add_column(heading, justify="right", no_wrap=True)
    for result in run.searched:
        table.add_row(*search_row(run, result))
    return table


def bars_table(run: Run) -> Table:
    table = Table(title="Bars", box=SIMPLE_HEAD, padding=0, show_edge=False)
    table.add_column("bar")
    table.add_column("measured", justify="right")
    table.add_column("")
    for verdict in run.verdicts:
        text, value, word = verdict_row(verdict)
        table.add_row(text, value, f"[{COLOURS[word]}]{word}[/]")
    return table


def show(run: Run, console: Console) -> None:
    """Print the figures, the bars, and what was left out."""
    if run.measured:
        console.print(figures_table(run))
        console.print(forced_note(run), markup=False)
    if run.searched:
        console.print(searches_table(run))
    console.print(bars_table(run))
    for note in run.notes:
        console.print(note, style="yellow", markup=False)


def as_json(run: Run) -> dict[str, object]:
    """Everything: the samples of all rounds, and the figures made of them."""
    return {
        "machine": run.machine,
        "rounds": run.rounds,
        "seconds": run.seconds,
        "notes": run.notes,
        "results": [json_result(run, result) for result in run.measured],
        "searches": [json_search(run, result) for result in run.searched],
        "bars": [
            {**asdict(verdict.bar), "text": verdict.bar.text, "value": verdict.value, "verdict": verdict.word}
            for verdict in run.verdicts
        ],
    }


def json_result(run: Run, result: Result) -> dict[str, object]:
    return {
        "name": result.name,
        "mode": result.mode,
        "decisions_per_second": result.decisions * run.calib,
        "games_per_second": result.games * run.calib,
        "copies_per_second": result.copies * run.calib,
        "bytes_per_match": result.bytes,
        "ratio_to_catanatron": run.ratio(result, CATANATRON),
        "ratio_to_backgammon": run.ratio(result, BACKGAMMON),
        "copy_in_decisions": result.copy_cost,
        "forced_share": result.forced_share,
        "samples": [asdict(sample) for sample in result.samples],
    }


def json_search(run: Run, result: SearchResult) -> dict[str, object]:
    return {
        "name": result.name,
        "mode": result.mode,
        "iterations_per_second": result.iterations * run.calib,
        "iterations_per_turn": result.iterations,
        "samples": [asdict(sample) for sample in result.samples],
    }


def markdown_table(headings: tuple[str, ...], rows: list[list[str]]) -> list[str]:
    rule = ["---", *["---:"] * (len(headings) - 1)]
    return [f"| {' | '.join(cells)} |" for cells in [list(headings), rule, *rows]]


def markdown(run: Run) -> str:
    """The figures and the machine, as the marked section of a Markdown file."""
    machine = [f"- {name}: {value}" for name, value in run.machine.items()]
    bars = markdown_table(("bar", "measured", "verdict"), [verdict_row(each) for each in run.verdicts])
    lines = [BEGIN, "", *machine, ""]
    if run.measured:
        figures = markdown_table(HEADINGS, [row(run, result) for result in run.measured])
        lines += [*figures, "", caption(run), "", forced_note(run), ""]
    if run.searched:
        lines += [*markdown_table(SEARCH_HEADINGS, [search_row(run, result) for result in run.searched]), ""]
    lines += [*bars, "", *(f"- {note}" for note in run.notes)]
    return "\n".join(lines).rstrip() + f"\n\n{END}\n"


def merged(old: str, section: str) -> str:
    """The text with its marked section replaced; a text without one gets it at its end."""
    head, begin, rest = old.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if begin and end:
        return head + section + tail.removeprefix("\n")
    return (old.rstrip() + "\n\n" if old.strip() else "# Speed\n\n") + section


def write_section(run: Run, path: Path) -> None:
    """Update the marked section of a file; the file changes as a whole or not at all."""
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(merged(old, markdown(run)), encoding="utf-8")
    fresh.replace(path)
