"""The benchmark: our engine, interpreted and compiled, next to two peers, all measured in one run.

    python bench/run.py [--quick] [--once] [--game GAME] [--json FILE] [--write docs/speed.md]

The engine is compiled twice, the second time by what is run often, unless `--once` is given (see tools/compile.py).
Each measurement is a process of its own (see harness.py). The cases take turns, round after round, so
that a slow minute of the machine does not fall on one of them alone.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from machine import compiler, machine
from peers.install import VENV, Say, install, python_of
from report import as_json, show, write_section
from results import (
    BARS,
    COMPILED,
    INTERPRETED,
    SEARCHED,
    Result,
    Run,
    Sample,
    Searched,
    SearchResult,
    sample_of,
    searched_of,
)
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

BENCH = Path(__file__).resolve().parent
ROOT = BENCH.parent
SOURCES = {INTERPRETED: Path("src"), COMPILED: Path("build/fast")}
PLAYERS = 4
GAMES = tuple(dict.fromkeys([*(bar.game for bar in BARS), *SEARCHED]))
PLAYED = tuple(dict.fromkeys(bar.game for bar in BARS))
AnySample = TypeVar("AnySample", Sample, Searched)
ROUNDS, SECONDS = 3, 3.0
QUICK_ROUNDS, QUICK_SECONDS = 1, 1.0


class CaseError(Exception):
    """A case that cannot be measured, with the reason."""


@dataclass(frozen=True)
class Entry:
    """One case of the run: how to start its process."""

    name: str
    mode: str
    command: tuple[str, ...]
    source: Path | None = None  # where our engine is imported from


def environment(source: Path | None) -> dict[str, str]:
    """One thread, the same hashes in every round, and our engine from where it should come."""
    variables = {**os.environ, "OMP_NUM_THREADS": "1", "PYTHONHASHSEED": "0"}
    variables.pop("PYTHONPATH", None)
    if source is not None:
        variables["PYTHONPATH"] = str(ROOT / source)
    return variables


def last_line(text: str) -> str:
    """The last line of what a process said, as a reason to print: without our directory in it."""
    lines = [line.strip() for line in text.replace(f"{ROOT}{os.sep}", "").splitlines()]
    return ([line for line in lines if line] or ["no reason given"])[-1].rstrip(".")


def run_entry(
    entry: Entry, seconds: float, round_number: int, read: Callable[[dict[str, Any]], AnySample]
) -> AnySample:
    """Measure a case once."""
    command = [*entry.command, str(seconds), "--seed", str(round_number)]
    limit = 120 + 20 * seconds
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=limit, env=environment(entry.source), check=False
        )
        if done.returncode:
            raise CaseError(last_line(done.stderr))
        sample = read(json.loads(last_line(done.stdout)))
    except subprocess.TimeoutExpired:
        raise CaseError(f"not done after {limit:.0f} seconds") from None
    except (OSError, TypeError, ValueError) as error:
        raise CaseError(str(error)) from error
    if sample.mode != entry.mode:
        raise CaseError(f"the engine that ran was the {sample.mode} one")
    return sample


def peer_entries(run: Run, venv: Path, say: Say) -> list[Entry]:
    python = str(python_of(venv))
    had = install(say, run.notes.append, venv)
    return [Entry(peer.name, "peer", (python, str(BENCH / "peers" / peer.script))) for peer in had]


def compile_engine(tuned: bool) -> str | None:
    """Make build/fast; the reason when that is impossible."""
    if compiler() is None:
        return "there is no C compiler"
    tool = ROOT / "tools" / "compile.py"
    if not tool.exists():
        return "tools/compile.py does not exist"
    command = [sys.executable, str(tool), *(["--tuned"] if tuned else [])]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    return last_line(done.stderr or done.stdout) if done.returncode else None


def how_compiled() -> str:
    """A tuned tree serves where one that was compiled once is asked for, so the tree itself says what it is."""
    level = (ROOT / "build" / "fast" / ".stamp").read_text(encoding="utf-8").split()[-1]
    return "twice, by what is run often" if level.endswith("tuned") else "once"


def modes(run: Run, tuned: bool) -> list[str]:
    failure = compile_engine(tuned)
    if failure is None:
        run.machine["compiled"] = how_compiled()
        return [INTERPRETED, COMPILED]
    run.notes.append(f"The compiled engine is left out: {failure}.")
    return [INTERPRETED]


def own_entries(games: list[str], which: list[str]) -> list[Entry]:
    own = (sys.executable, str(BENCH / "own.py"))
    return [Entry(game, mode, (*own, game, str(PLAYERS)), SOURCES[mode]) for game in games for mode in which]


def search_entries(games: list[str], which: list[str]) -> list[Entry]:
    search = (sys.executable, str(BENCH / "search.py"))
    return [Entry(game, mode, (*search, game, str(PLAYERS)), SOURCES[mode]) for game in games for mode in which]


def measure_once(entry: Entry, result: Result | SearchResult, seconds: float, round_number: int) -> None:
    """One more sample of a case."""
    if isinstance(result, Result):
        result.samples.append(run_entry(entry, seconds, round_number, sample_of))
    else:
        result.samples.append(run_entry(entry, seconds, round_number, searched_of))


def measure_all(run: Run, entries: list[Entry], searches: list[Entry], progress: Progress) -> None:
    """Round after round, every case once a round; a case that fails is left out from then on."""
    played = {entry: Result(entry.name, entry.mode) for entry in entries}
    searched = {entry: SearchResult(entry.name, entry.mode) for entry in searches}
    run.results, run.searches = list(played.values()), list(searched.values())
    results: dict[Entry, Result | SearchResult] = {**played, **searched}
    task = progress.add_task("", total=run.rounds * len(results))
    for round_number in range(1, run.rounds + 1):
        for entry in list(results):
            progress.update(task, description=f"round {round_number}: {entry.name}, {entry.mode}")
            try:
                measure_once(entry, results[entry], run.seconds, round_number)
            except CaseError as error:
                run.notes.append(f"{entry.name}, {entry.mode}, is left out: {error}.")
                results.pop(entry).samples.clear()
                progress.advance(task, run.rounds - round_number)
            progress.advance(task)
    progress.update(task, description="done")


def check_pythons(run: Run) -> None:
    """Calibration makes figures comparable only within one version of Python."""
    pythons = sorted({sample.python for sample in run.samples})
    if len(pythons) > 1:
        run.notes.append(f"Measured on different Pythons ({', '.join(pythons)}): do not trust the ratios.")


def progress_bar(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=console, transient=True)


def benchmark(arguments: argparse.Namespace, console: Console) -> Run:
    run = Run(machine(), arguments.rounds, arguments.seconds)
    with console.status("Getting the peers ready"):
        entries = peer_entries(run, arguments.venv, console.print)
    with console.status("Compiling the engine"):
        wanted, which = arguments.game or list(GAMES), modes(run, not arguments.once)
    entries += own_entries([game for game in wanted if game in PLAYED], which)
    searches = search_entries([game for game in wanted if game in SEARCHED], which)
    with progress_bar(console) as progress:
        measure_all(run, entries, searches, progress)
    check_pythons(run)
    return run


def arguments_of(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure our engine next to its peers.")
    parser.add_argument("--quick", action="store_true", help="one round of one second, for a first look")
    parser.add_argument("--once", action="store_true", help="compile the engine once only, in half the time")
    parser.add_argument("--rounds", type=int, help=f"default {ROUNDS}")
    parser.add_argument("--seconds", type=float, help=f"CPU seconds of games per case and round, {SECONDS:g}")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game; may be repeated")
    parser.add_argument("--venv", type=Path, default=VENV, help="the peers' environment")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all samples and figures")
    parser.add_argument("--write", type=Path, metavar="FILE", help="update the marked section of this file")
    parser.add_argument("--check", action="store_true", help="exit with 1 unless all bars are met")
    arguments = parser.parse_args(words)
    arguments.rounds = arguments.rounds or (QUICK_ROUNDS if arguments.quick else ROUNDS)
    arguments.seconds = arguments.seconds or (QUICK_SECONDS if arguments.quick else SECONDS)
    if arguments.rounds < 1 or arguments.seconds <= 0:
        parser.error("rounds and seconds must be above zero")
    return arguments


def main() -> int:
    arguments = arguments_of()
    console = Console()
    run = benchmark(arguments, console)
    show(run, console)
    if arguments.json:
        arguments.json.write_text(json.dumps(as_json(run), indent=2) + "\n", encoding="utf-8")
    if arguments.write:
        write_section(run, arguments.write)
    return int(arguments.check and any(verdict.word != "met" for verdict in run.verdicts))


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("Stopped.")
