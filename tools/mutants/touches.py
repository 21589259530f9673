"""Which test touches which line, and how long it takes. Kept in build/mutants as long as it holds."""

from __future__ import annotations

import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import coverage
import msgspec
import pytest
from _pytest.runner import runtestprotocol
from coverage.exceptions import CoverageWarning

from tools.mutants.forks import in_child, limit_time, ran_out_of_time
from tools.mutants.places import Place, fingerprint, fingerprint_of_test

KEEP_EVERY = 50
TOO_SLOW = 5.0  # seconds of the processor, while lines are recorded


class Touch(msgspec.Struct):
    """What one test did without any fault. `seconds` are of the processor, while lines were recorded."""

    file: str  # fingerprint of the test's file
    seconds: float
    problem: str  # "" if it passed in time
    lines: dict[str, list[int]]


class Touches(msgspec.Struct):
    base: str
    tests: dict[str, Touch]


@dataclass
class Index:
    """The tests that touch a line."""

    touches: dict[str, Touch]
    by_line: dict[tuple[str, int], list[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name, touch in self.touches.items():
            if not touch.problem:
                for path, lines in touch.lines.items():
                    for line in lines:
                        self.by_line.setdefault((path, line), []).append(name)

    def tests_of(self, path: str, lines: tuple[int, ...] | list[int]) -> set[str]:
        return {name for line in lines for name in self.by_line.get((path, line), [])}


def load(place: Place, base: str) -> dict[str, Touch]:
    """What is known and still holds, by test."""
    path = kept_in(place)
    if not path.exists():
        return {}
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=Touches)
    except msgspec.ValidationError:
        return {}  # kept by another version of this tool
    if kept.base != base:
        return {}
    prints = {
        file: fingerprint_of_test(place.root / file)
        for file in {file_of(name) for name in kept.tests}
        if (place.root / file).exists()
    }
    return {name: touch for name, touch in kept.tests.items() if touch.file == prints.get(file_of(name))}


def kept_in(place: Place) -> Path:
    return place.build / f"{place.game}-touches.json"


def file_of(name: str) -> str:
    return name.split("::")[0]


def find(place: Place, items: list[pytest.Item], done: Callable[[int, int], None]) -> dict[str, Touch]:
    """Run each test that is not known, in a process of its own, since caches hide what a second test would touch."""
    base = fingerprint(place)
    known = load(place, base)
    new = [item for item in items if item.nodeid not in known]
    warm_up(place)
    for at, item in enumerate(new, 1):
        known[item.nodeid] = touch_by_child(place, item)
        done(at, len(new))
        if at % KEEP_EVERY == 0 or at == len(new):
            keep(place, base, known)
    return {item.nodeid: known[item.nodeid] for item in items}


def keep(place: Place, base: str, known: dict[str, Touch]) -> None:
    place.build.mkdir(parents=True, exist_ok=True)
    kept_in(place).write_bytes(msgspec.json.encode(Touches(base, known)))


def touch_by_child(place: Place, item: pytest.Item) -> Touch:
    """A test that takes too long is of no use for the hunt."""

    def work() -> bytes:
        limit_time(TOO_SLOW)
        return msgspec.json.encode(touch_of(place, item))

    answer, status = in_child(work)
    if ran_out_of_time(status):
        return Touch(fingerprint_of_test(place.root / file_of(item.nodeid)), TOO_SLOW, "too slow", {})
    if status != 0:
        raise RuntimeError(f"{item.nodeid} broke its process down")
    return msgspec.json.decode(answer, type=Touch)


LOADING = """
import sys
import coverage
recorder = coverage.Coverage(data_file=None, config_file=False, include=[sys.argv[1] + "/*"], messages=False)
recorder.start()
__import__(sys.argv[2])
recorder.stop()
data = recorder.get_data()
for file in data.measured_files():
    print(file, *data.lines(file))
"""


def touched_by_loading(place: Place, module: str) -> set[tuple[str, int]]:
    """The lines that run when the game is loaded: by then no fault is in them."""
    command = [sys.executable, "-W", "ignore", "-c", LOADING, str(place.source), module]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = [line.split() for line in done.stdout.splitlines()]
    return {(place.name_of(Path(file)), int(line)) for file, *lines in found for line in lines}


def recorder_of(place: Place) -> coverage.Coverage:
    return coverage.Coverage(data_file=None, config_file=False, include=[f"{place.source}/*"], messages=False)


def warm_up(place: Place) -> None:
    """The first recorder of a process looks at every module; children need not do that again."""
    recorder = recorder_of(place)
    recorder.start()
    recorder.stop()


def touch_of(place: Place, item: pytest.Item) -> Touch:
    recorder = recorder_of(place)
    start = time.process_time()
    recorder.start()
    reports = runtestprotocol(item, log=False, nextitem=None)
    recorder.stop()
    seconds = time.process_time() - start
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", CoverageWarning)  # a test that touches nothing is none of our business
        data = recorder.get_data()
    lines = {place.name_of(Path(file)): sorted(data.lines(file) or []) for file in sorted(data.measured_files())}
    problem = "fails" if any(report.failed for report in reports) else ""
    return Touch(fingerprint_of_test(place.root / file_of(item.nodeid)), seconds, problem, lines)
