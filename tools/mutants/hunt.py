"""The hunt: each fault is tried in a child of a process that has collected all tests once."""

from __future__ import annotations

import gc
import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from _pytest.runner import runtestprotocol

from freebooter.kernel import laws
from tools import golden
from tools.mutants import forks, touches
from tools.mutants.operators import Mutant
from tools.mutants.patch import Functions, functions_below, put_in, uses_of
from tools.mutants.places import Place

KILLED, TIMED_OUT, SURVIVED, UNTOUCHED, SAME, LOADED, NOT_PLACED = (
    "killed", "timed out", "survived", "untouched", "same", "loaded", "not placed",
)  # fmt: skip
SPARE = 1.0
PATIENCE = 4


@dataclass(frozen=True)
class Outcome:
    """How a fault fared, and the test that noticed it."""

    mutant: Mutant
    fate: str
    test: str = ""


@dataclass(frozen=True)
class Order:
    """What to hunt. No test is started for a fault that has lived through `budget` seconds of tests."""

    place: Place
    mutants: list[Mutant]
    jobs: int = 1
    budget: float = 60.0
    quick: bool = False  # only the tests of the game itself
    said: Callable[[str, int, int, Outcome | None], None] = lambda stage, done, of, outcome: None


class Hunter:
    """A plugin of pytest that hunts where pytest would run the tests."""

    def __init__(self, order: Order) -> None:
        self.order = order
        # Read once, so that nobody has to leave the files alone until the hunt is over.
        paths = sorted({mutant.path for mutant in order.mutants})
        self.sources = {path: (order.place.source / path).read_bytes() for path in paths}
        self.outcomes: list[Outcome] = []
        self.useless: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Of the tests that all games share, keep those that name this game."""
        place = self.order.place
        items[:] = [item for item in items if place.game in item.nodeid or place.package in item.nodeid]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        order = self.order
        keep_to_this_process(order.place, session.items)
        functions = functions_below(order.place.source)
        gc.collect()
        gc.freeze()
        found = touches.find(order.place, session.items, lambda done, of: order.said("tests", done, of, None))
        self.useless = sorted(f"{name}: {touch.problem}" for name, touch in found.items() if touch.problem)
        index = touches.Index(found)
        items = {item.nodeid: item for item in session.items}
        tries = [
            Try(order, mutant, self.sources[mutant.path], functions, self.tests_for(mutant, index, items), index)
            for mutant in order.mutants
        ]
        loaded = touches.touched_by_loading(order.place, f"freebooter.games.{order.place.package}.game")
        for outcome in outcomes_of(tries, order.jobs):
            outcome = judged(order.place, outcome, loaded)
            self.outcomes.append(outcome)
            order.said("mutants", len(self.outcomes), len(tries), outcome)
        return True

    def tests_for(self, mutant: Mutant, index: touches.Index, items: dict[str, pytest.Item]) -> list[pytest.Item]:
        """The tests that touch a fault, as far as the budget goes: those of the game first, of these such as speak of
        the same things first, and then the quick ones."""
        if mutant.kind == "constant":
            uses = uses_of(mutant.scope, self.order.place.source)
            names = {name for path, lines in uses.items() for name in index.tests_of(path, lines)}
        else:
            names = index.tests_of(mutant.path, mutant.lines)
        games = f"tests/games/{self.order.place.package}/"
        words = words_of(mutant)
        ordered = sorted(names, key=lambda name: (-likeness(name, words), index.touches[name].seconds, name))
        own = [name for name in ordered if name.startswith(games)]
        shared = [name for name in ordered if not name.startswith(games)]
        return [items[name] for group in (own, shared) for name in self.affordable(group, index)]

    def affordable(self, names: list[str], index: touches.Index) -> Iterator[str]:
        """Each group of tests has half of the budget, so that laws have their say on what every test touches."""
        spent = 0.0
        for name in names:
            spent += index.touches[name].seconds
            if spent <= self.order.budget / 2:
                yield name


def words_of(mutant: Mutant) -> set[str]:
    """The words in the names of file and function, as `shipyard` and `weapon` for `port/shipyard.py weapons_held`."""
    names = f"{mutant.path.removesuffix('.py')}_{mutant.scope}".lower()
    return {word.removesuffix("s") for word in re.split(r"[^a-z]+", names) if len(word) > 3}


def likeness(test: str, words: set[str]) -> int:
    """How many of the words stand in the name of a test and of its file."""
    name = test.rsplit("/", 1)[-1].lower()
    return sum(word in name for word in words)


def keep_to_this_process(place: Place, items: list[pytest.Item]) -> None:
    """A law that asks another process would find every fault, since it is not there; and records of broken laws
    that tests keep are for people who break them without meaning to."""
    setattr(laws, "same_in_another_process", lambda match: None)  # noqa: B010
    for item in items:
        module = getattr(item, "module", None)
        if hasattr(module, "FAILURES"):
            setattr(module, "FAILURES", place.build / "failures")  # noqa: B010


@dataclass(frozen=True)
class Try:
    """One fault with the tests that may notice it."""

    order: Order
    mutant: Mutant
    source: bytes
    functions: Functions
    tests: list[pytest.Item]
    index: touches.Index

    def run(self) -> bytes:
        """In the child: the name of the first test that notices, or nothing."""
        if not put_in(self.mutant, self.order.place.source, self.source, self.functions):
            return NOT_PLACED.encode()
        forks.limit_memory()
        for test, following in zip(self.tests, [*self.tests[1:], None], strict=True):
            forks.limit_time(SPARE + PATIENCE * self.index.touches[test.nodeid].seconds)
            if any(report.failed for report in runtestprotocol(test, log=False, nextitem=following)):
                return test.nodeid.encode()
        return b""

    def outcome(self, answer: bytes, status: int) -> Outcome:
        if forks.ran_out_of_time(status):
            return Outcome(self.mutant, TIMED_OUT)
        if answer == NOT_PLACED.encode():
            return Outcome(self.mutant, NOT_PLACED)
        if answer or status != 0:
            return Outcome(self.mutant, KILLED, answer.decode() or "the process broke down")
        return Outcome(self.mutant, SURVIVED)


def judged(place: Place, outcome: Outcome, loaded: set[tuple[str, int]]) -> Outcome:
    """What has run before the fault was put in may have left its work in a table, and so proves nothing."""
    mutant = outcome.mutant
    if outcome.fate not in (SURVIVED, UNTOUCHED):
        return outcome
    if mutant.kind == "constant":
        read_while_loading = not any(uses_of(mutant.scope, place.source).values())
    else:
        read_while_loading = any((mutant.path, line) in loaded for line in mutant.lines)
    return Outcome(mutant, LOADED) if read_while_loading else outcome


def outcomes_of(tries: list[Try], jobs: int) -> Iterator[Outcome]:
    """Try them, several at once if there are jobs for it."""
    running: dict[int, tuple[Try, forks.Child]] = {}
    waiting = iter(tries)
    while True:
        while len(running) < jobs and (one := next(waiting, None)) is not None:
            if not one.tests:
                yield Outcome(one.mutant, UNTOUCHED)
                continue
            child = forks.Child(one.run)
            running[child.pid] = (one, child)
        if not running:
            return
        pid, status = os.wait()
        one, child = running.pop(pid)
        yield one.outcome(child.read(), status)


def hunt(order: Order) -> Hunter:
    """Collect the tests of the game and hunt. Hypothesis tries the same examples every time, and keeps none."""
    from hypothesis import settings

    settings.register_profile("mutants", derandomize=True, database=None)
    settings.load_profile("mutants")
    golden.GAMES[:] = [one for one in golden.GAMES if one.game == order.place.game]  # the others take time only
    hunter = Hunter(order)
    root = order.place.root
    quiet = ["-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:faulthandler"]
    tests = order.place.tests[:1] if order.quick else order.place.tests
    status = pytest.main([f"--rootdir={root}", *quiet, *tests], plugins=[hunter])
    if status != pytest.ExitCode.OK:
        raise RuntimeError(f"pytest could not collect the tests of {order.place.game} ({status!r})")
    return hunter
