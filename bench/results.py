"""What the rounds of a benchmark add up to: samples, medians, ratios and bars."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from typing import Any

CATANATRON = "catanatron"
BACKGAMMON = "backgammon"
INTERPRETED = "interpreted"
COMPILED = "compiled"


@dataclass(frozen=True)
class Sample:
    """One line of JSON from one process."""

    name: str
    version: str
    mode: str
    python: str
    decisions: int
    games: int
    cpu_seconds: float
    copies: int
    copy_seconds: float
    calib: float
    forced_share: float
    bytes: int | None

    @property
    def decision_rate(self) -> float:
        return self.decisions / self.cpu_seconds

    @property
    def game_rate(self) -> float:
        return self.games / self.cpu_seconds

    @property
    def copy_rate(self) -> float:
        return self.copies / self.copy_seconds

    @property
    def copy_cost(self) -> float:
        """What a copy costs, in decisions of the same process."""
        return self.decision_rate / self.copy_rate


@dataclass
class Result:
    """All samples of one case. Rates are medians of value/calib: they mean something as ratios only."""

    name: str
    mode: str
    samples: list[Sample] = field(default_factory=list)

    def relative(self, rate: Callable[[Sample], float]) -> float:
        return median(rate(sample) / sample.calib for sample in self.samples)

    @property
    def decisions(self) -> float:
        return self.relative(lambda sample: sample.decision_rate)

    @property
    def games(self) -> float:
        return self.relative(lambda sample: sample.game_rate)

    @property
    def copies(self) -> float:
        return self.relative(lambda sample: sample.copy_rate)

    @property
    def copy_cost(self) -> float:
        return median(sample.copy_cost for sample in self.samples)

    @property
    def forced_share(self) -> float:
        return median(sample.forced_share for sample in self.samples)

    @property
    def bytes(self) -> int | None:
        known = [sample.bytes for sample in self.samples if sample.bytes is not None]
        return round(median(known)) if known else None


@dataclass(frozen=True)
class Searched:
    """One line of JSON from one process that searched."""

    name: str
    version: str
    mode: str
    python: str
    iterations: int
    cpu_seconds: float
    calib: float


@dataclass
class SearchResult:
    """All samples of the searches of one game."""

    name: str
    mode: str
    samples: list[Searched] = field(default_factory=list)

    @property
    def iterations(self) -> float:
        """In a turn of the calibration loop."""
        return median(sample.iterations / sample.cpu_seconds / sample.calib for sample in self.samples)


@dataclass(frozen=True)
class Bar:
    """A figure that one of our games has to reach. Without `against` it is the cost of a copy.

    `against` is a peer, or another game of ours that ran in the same way.
    """

    game: str
    mode: str
    bound: float
    against: str | None = None

    @property
    def text(self) -> str:
        if self.against is None:
            return f"{self.game}, {self.mode}: a copy costs at most {self.bound:g} decisions"
        return f"{self.game}, {self.mode}: at least {self.bound:.3g} times {self.against}'s decisions/s"

    def is_met(self, value: float) -> bool:
        return value <= self.bound if self.against is None else value >= self.bound


REFERENCE = 13_006
"""Turns of the calibration loop in a second on the machine whose iterations the bars of searches are."""


@dataclass(frozen=True)
class SearchBar:
    """Iterations a second that a search of one of our games has to make, at the reference speed of the machine."""

    game: str
    mode: str
    bound: float

    @property
    def text(self) -> str:
        return (
            f"{self.game}, {self.mode}: at least {self.bound:,.0f} iterations/s of a search"
            f" where the calibration loop makes {REFERENCE:,} turns/s"
        )

    def is_met(self, value: float) -> bool:
        return value >= self.bound


BARS = (
    Bar("seven-seas", INTERPRETED, 4, CATANATRON),
    Bar("seven-seas", COMPILED, 50, CATANATRON),
    Bar("seven-seas", COMPILED, 8, BACKGAMMON),
    Bar("seven-seas", INTERPRETED, 6),
    Bar("seven-seas", COMPILED, 6),
    Bar("black-fleet", INTERPRETED, 2.5, CATANATRON),
    Bar("black-fleet", COMPILED, 35, CATANATRON),
    Bar("black-fleet", COMPILED, 6),
    Bar("marauders", INTERPRETED, 1.5, CATANATRON),
    Bar("marauders", COMPILED, 25, CATANATRON),
    Bar("marauders", COMPILED, 6),
    Bar("marauders:everything", COMPILED, 1 / 3, "marauders"),
    Bar("marauders:everything", COMPILED, 6),
)
SEARCH_BARS = (
    SearchBar("black-fleet", COMPILED, 3 * 2_400),
    SearchBar("marauders", COMPILED, 3 * 2_200),
)
SEARCHED = ("seven-seas", "black-fleet", "marauders", "marauders:first-voyage")
"""The games whose searches are measured."""


@dataclass(frozen=True)
class Verdict:
    bar: Bar | SearchBar
    value: float | None  # None: not measured in this run

    @property
    def word(self) -> str:
        if self.value is None:
            return "not measured"
        return "met" if self.bar.is_met(self.value) else "missed"


@dataclass
class Run:
    """Everything one run of the benchmark found."""

    machine: dict[str, str]
    rounds: int
    seconds: float
    results: list[Result] = field(default_factory=list)
    searches: list[SearchResult] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def find(self, name: str, mode: str) -> Result | None:
        """The result of a case, if there is one."""
        for result in self.results:
            if (result.name, result.mode) == (name, mode) and result.samples:
                return result
        return None

    def ratio(self, result: Result, peer_name: str) -> float | None:
        """How many times the peer's decisions per second."""
        peer = self.find(peer_name, "peer") or self.find(peer_name, result.mode)
        return result.decisions / peer.decisions if peer else None

    @property
    def calib(self) -> float:
        """The calibration at which rates are shown: the median over the run."""
        return median(sample.calib for sample in self.samples)

    @property
    def samples(self) -> list[Sample | Searched]:
        """Of all cases."""
        played = [sample for result in self.results for sample in result.samples]
        return [*played, *(sample for result in self.searches for sample in result.samples)]

    @property
    def measured(self) -> list[Result]:
        return [result for result in self.results if result.samples]

    @property
    def searched(self) -> list[SearchResult]:
        return [result for result in self.searches if result.samples]

    def judge(self, bar: Bar) -> Verdict:
        result = self.find(bar.game, bar.mode)
        if result is None:
            return Verdict(bar, None)
        return Verdict(bar, result.copy_cost if bar.against is None else self.ratio(result, bar.against))

    def judge_search(self, bar: SearchBar) -> Verdict:
        for result in self.searched:
            if (result.name, result.mode) == (bar.game, bar.mode):
                return Verdict(bar, result.iterations * REFERENCE)
        return Verdict(bar, None)

    @property
    def verdicts(self) -> list[Verdict]:
        return [*(self.judge(bar) for bar in BARS), *(self.judge_search(bar) for bar in SEARCH_BARS)]


def sample_of(line: dict[str, Any]) -> Sample:
    """A sample from the JSON of a process; a missing or unknown field is a TypeError."""
    return Sample(**line)


def searched_of(line: dict[str, Any]) -> Searched:
    """The same for a process that searched."""
    return Searched(**line)
