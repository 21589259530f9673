"""Does a test notice when a rule is broken? Small faults are put into the rules, one at a time.

    python -m tools.mutants seven-seas                       all rules of a game
    python -m tools.mutants marauders battle/ damage.py      one room, or several: folders or files of the game
    python -m tools.mutants black-fleet --sample 400         a part of them, drawn with --seed
    python -m tools.mutants seven-seas --survivors           only those that survived the last time

A fault that no test notices is a survivor: a test is missing, or it changes nothing, which a comment then says
with its reason, at the end of the line or alone above it: `# mutants: same, ...` for all faults of the line,
`# mutants: same[compare], ...` for some kinds of them, ``# mutants: same `a <= b`, ...`` for those that make the
line read so. --marked tries them too, and finds comments that are wrong.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tools.mutants import report
from tools.mutants.hunt import KILLED, SAME, SURVIVED, TIMED_OUT, UNTOUCHED, Order, Outcome, hunt
from tools.mutants.operators import Mutant, mutants_of, names_read
from tools.mutants.places import ROOT, Place, files_of

STAGES = {"tests": "which test touches what", "mutants": "mutants"}


def arguments_of(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.mutants", description="Does a test notice when a rule is broken?")
    parser.add_argument("game", help="seven-seas, black-fleet or marauders")
    parser.add_argument(
        "rooms", nargs="*", metavar="room", help="folders or files of the game (default: all its rules)"
    )
    parser.add_argument("--sample", type=int, metavar="N", help="only N mutants")
    parser.add_argument("--seed", default="1", help="draws the sample (default: 1)")
    parser.add_argument("--jobs", type=int, default=1, help="mutants at the same time (default: 1)")
    parser.add_argument("--budget", type=float, default=60.0, help="seconds of tests that a survivor has lived through")
    parser.add_argument(
        "--quick", action="store_true", help="no laws, texts and transcripts: only the game's own tests"
    )
    parser.add_argument("--report", type=Path, help="where the report goes (default: build/mutants/GAME.md)")
    parser.add_argument("--survivors", action="store_true", help="only those that survived the last time")
    parser.add_argument("--marked", action="store_true", help="only those that are marked the same: a killed one fails")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


def chosen(place: Place, options: argparse.Namespace) -> list[Mutant]:
    """The mutants to try, drawn from all those of the rooms."""
    files = files_of(place, options.rooms)
    found = [one for path in files for one in mutants_of(place.name_of(path), path.read_bytes())]
    advice = only_advice_reads(place)
    found = [one for one in found if one.kind != "constant" or one.scope not in advice]
    if options.survivors:
        keys = set(msgspec.json.decode(survivors_in(place).read_bytes(), type=list[str]))
        found = [one for one in found if one.key in keys]
    if options.sample is not None and options.sample < len(found):
        found = random.Random(options.seed).sample(found, options.sample)
    return sorted(found, key=lambda one: (one.path, one.start))


def only_advice_reads(place: Place) -> set[str]:
    """Names that no rule reads, but advice does: a number among them is left alone like the advice itself."""
    rules: set[str] = set()
    others: set[str] = set()
    for path in files_of(place, []):
        read, read_elsewhere = names_read(path.read_bytes())
        rules |= read
        others |= read_elsewhere
    return others - rules


def survivors_in(place: Place) -> Path:
    return place.build / f"{place.game}-survivors.json"


def tried(place: Place, options: argparse.Namespace, mutants: list[Mutant]) -> tuple[list[Outcome], list[str]]:
    """All outcomes, with those that are marked as the same and need no try."""
    to_try = [one for one in mutants if one.same == options.marked]
    marked = [] if options.marked else [Outcome(one, SAME) for one in mutants if one.same]
    with Show() as show:
        hunter = hunt(Order(place, to_try, options.jobs, options.budget, options.quick, show))
    outcomes = sorted([*hunter.outcomes, *marked], key=lambda one: (one.mutant.path, one.mutant.start))
    return outcomes, hunter.useless


class Show:
    """Progress: a bar on a terminal, otherwise a line now and then; survivors at once."""

    def __init__(self) -> None:
        self.console = Console(stderr=False)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        # No thread may run while the process forks, so the bar is drawn by hand.
        self.bar = Progress(*columns, console=self.console, auto_refresh=False)
        self.tasks = {stage: self.bar.add_task(words, total=None, visible=False) for stage, words in STAGES.items()}
        self.survived = 0

    def __enter__(self) -> Show:
        if self.console.is_terminal:
            self.bar.start()
        return self

    def __exit__(self, *problem: object) -> None:
        if self.console.is_terminal:
            self.bar.stop()

    def __call__(self, stage: str, done: int, of: int, outcome: Outcome | None) -> None:
        if outcome is not None and outcome.fate in (SURVIVED, UNTOUCHED):
            self.survived += 1
            self.console.print(report.line_of(outcome), highlight=False, markup=False, soft_wrap=True)
        if self.console.is_terminal:
            self.bar.update(self.tasks[stage], completed=done, total=of, visible=True)
            self.bar.refresh()
        elif done == of or done % max(1, of // 10) == 0:
            survived = f", {self.survived} survived" if stage == "mutants" else ""
            print(f"{STAGES[stage]}: {done} of {of}{survived}", flush=True)


def what_was_tried(options: argparse.Namespace, mutants: list[Mutant], seconds: float) -> str:
    rooms = ", ".join(options.rooms) or "all rules"
    sample = f", a sample drawn with seed {options.seed}" if options.sample is not None else ""
    again = ", only those that survived before" if options.survivors else ""
    return f"{len(mutants)} mutants of {rooms}{sample}{again}; {seconds / 60:.1f} minutes."


def main(arguments: list[str] | None = None) -> int:
    options = arguments_of(arguments)
    place = Place(options.root.resolve(), options.game)
    os.chdir(place.root)
    start = time.monotonic()
    try:
        mutants = chosen(place, options)
    except FileNotFoundError as problem:
        print(problem, file=sys.stderr)
        return 2
    outcomes, useless = tried(place, options, mutants)
    survivors = [outcome for outcome in outcomes if outcome.fate in (SURVIVED, UNTOUCHED)]
    if not options.marked:
        survivors_in(place).write_bytes(msgspec.json.encode([outcome.mutant.key for outcome in survivors]))
    target = options.report or place.build / f"{place.game}.md"
    target.write_text(
        report.write(place.game, what_was_tried(options, mutants, time.monotonic() - start), outcomes, useless),
        encoding="utf-8",
    )
    print(f"{report.figures(outcomes)}. Report: {target}")
    if options.marked:
        wrong = [outcome for outcome in outcomes if outcome.fate in (KILLED, TIMED_OUT)]
        for outcome in wrong:
            print(f"marked the same, but {outcome.test or 'time'} notices: {report.line_of(outcome)}", file=sys.stderr)
        return 1 if wrong else 0
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
