"""What a hunt has found, for people."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tools.mutants.hunt import KILLED, LOADED, NOT_PLACED, SAME, SURVIVED, TIMED_OUT, UNTOUCHED, Outcome

HEAD = "| file | mutants | killed | timed out | survived | marked the same | killed of the others |"


@dataclass(frozen=True)
class Figures:
    """How many faults of a file, or of all, met which fate."""

    mutants: int
    killed: int
    timed_out: int
    survived: int
    same: int

    @property
    def share(self) -> float:
        """Of those that are faults, how many were noticed."""
        others = self.mutants - self.same
        return (self.killed + self.timed_out) / others if others else 1.0

    def __str__(self) -> str:
        fates = (
            f"{self.killed} killed, {self.timed_out} timed out, {self.survived} survived, {self.same} marked the same"
        )
        return f"{self.mutants} mutants: {fates}; {100 * self.share:.1f} % of the others killed"

    def row(self, name: str) -> str:
        numbers = f"{self.mutants} | {self.killed} | {self.timed_out} | {self.survived} | {self.same}"
        return f"| {name} | {numbers} | {100 * self.share:.1f} % |"


def figures(outcomes: list[Outcome]) -> Figures:
    fates = [outcome.fate for outcome in outcomes if outcome.fate not in (LOADED, NOT_PLACED)]
    survived = fates.count(SURVIVED) + fates.count(UNTOUCHED)
    return Figures(len(fates), fates.count(KILLED), fates.count(TIMED_OUT), survived, fates.count(SAME))


def by_file(outcomes: list[Outcome]) -> dict[str, list[Outcome]]:
    found: dict[str, list[Outcome]] = {}
    for outcome in outcomes:
        found.setdefault(outcome.mutant.path, []).append(outcome)
    return dict(sorted(found.items()))


def line_of(outcome: Outcome) -> str:
    mutant = outcome.mutant
    note = " (no test touches it)" if outcome.fate == UNTOUCHED else ""
    where = f"`{mutant.path}:{mutant.line}` {mutant.scope}, {mutant.kind}"
    return f"- {where}{note}: `{mutant.was}` → `{mutant.now}`"


def killers(outcomes: list[Outcome]) -> Iterator[str]:
    """Which folder of tests noticed how many."""
    counts: dict[str, int] = {}
    for outcome in outcomes:
        if outcome.fate == KILLED:
            folder = "/".join(outcome.test.split("/")[:2])
            counts[folder] = counts.get(folder, 0) + 1
    for folder, count in sorted(counts.items(), key=lambda pair: -pair[1]):
        yield f"- {folder}: {count}"


def write(title: str, what: str, outcomes: list[Outcome], useless: list[str]) -> str:
    lines = [f"# Mutants of {title}", "", what, "", HEAD, "|---|---|---|---|---|---|---|"]
    lines += [figures(inside).row(name) for name, inside in by_file(outcomes).items()]
    lines += [figures(outcomes).row("**all**"), "", "Noticed first by:", "", *killers(outcomes), ""]
    survivors = [outcome for outcome in outcomes if outcome.fate in (SURVIVED, UNTOUCHED)]
    lines += ["## Survivors", "", *([line_of(outcome) for outcome in survivors] or ["None."]), ""]
    for fate, title in (
        (LOADED, "Not judged: runs when the game is loaded, before a mutant can be put in"),
        (NOT_PLACED, "Could not be put into the program"),
    ):
        found = [line_of(outcome) for outcome in outcomes if outcome.fate == fate]
        if found:
            lines += [f"## {title}", "", *found, ""]
    if useless:
        lines += [
            "## Tests that were left out: without any mutant they fail, or they are slow",
            "",
            *[f"- {name}" for name in useless],
            "",
        ]
    return "\n".join(lines)
