"""Which test proves which rule.

    python tools/rule_coverage.py            write docs/rules/coverage.md
    python tools/rule_coverage.py --check    fail when it is out of date, or a rule is without proof

An id is defined in a ledger (docs/rules/*.md) by the line of a list or table that begins with it:
`- **P7-CAPTAIN-13** (both) ...` or `| BF-MOVE-12 | ... |`; anywhere else it is only mentioned. Ids with
AMB in them are rulings, the others are rules. Tests name ids with `@rule("...")` (see tests/rules.py).
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

# Ledgers whose game is complete: each of their ids must have a test or be in cardboard.toml.
IMPLEMENTED = ["seven-seas", "black-fleet", "marauders", "seas-of-glory"]

ROOT = Path(__file__).resolve().parent.parent
RULES = Path("docs/rules")
COVERAGE = RULES / "coverage.md"
CARDBOARD = RULES / "cardboard.toml"
TESTS = Path("tests")

DEFINITION = re.compile(r"(?:- \*\*|\| *)(?P<id>[A-Z][A-Z0-9]+(?:-[A-Z0-9]+)+-\d+)\b(?P<text>.*)")
EDITION = re.compile(r"\s*(?:\((?:EN|EN\*|PL|both|derived|ruling)\)|\[d\])\s*")
WORDS = 12


@dataclass(frozen=True)
class Rule:
    id: str
    words: str

    @property
    def is_ruling(self) -> bool:
        return "-AMB-" in self.id


@dataclass(frozen=True)
class Ledger:
    name: str
    title: str
    rules: list[Rule]

    @property
    def is_implemented(self) -> bool:
        return self.name in IMPLEMENTED

    def totals(self) -> str:
        rulings = sum(rule.is_ruling for rule in self.rules)
        return f"{len(self.rules) - rulings} rules, {rulings} rulings"


@dataclass(frozen=True, order=True)
class Test:
    path: str  # from the root of the repository
    name: str


@dataclass
class Coverage:
    """All that is known, and all that is wrong with it."""

    ledgers: list[Ledger]
    tests: dict[str, list[Test]] = field(default_factory=dict)
    cardboard: dict[str, str] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def is_covered(self, rule: Rule) -> bool:
        return rule.id in self.tests or rule.id in self.cardboard


# ---------------------------------------------------------------------------------------------------------
# Reading


def first_words(text: str) -> str:
    """The beginning of a rule, short enough for a table: without markup, edition and further columns."""
    text = EDITION.sub(" ", text.replace("\\*", "*"), count=1)
    text = text.strip(" *|").split(" | ")[0].replace("**", "").replace("|", "/")
    words = text.split()
    return " ".join(words[:WORDS]) + (" ..." if len(words) > WORDS else "")


def read_ledger(path: Path) -> Ledger:
    lines = path.read_text(encoding="utf-8").splitlines()
    found = (DEFINITION.match(line) for line in lines)
    rules = [Rule(match["id"], first_words(match["text"])) for match in found if match]
    title = next(line for line in lines if line.startswith("# "))
    return Ledger(path.stem, re.split(r"[:(]| [-—–] ", title[2:])[0].strip(), rules)


def ledger_paths(root: Path) -> list[Path]:
    return [path for path in sorted((root / RULES).glob("*.md")) if path.name != COVERAGE.name]


def rule_calls(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> Iterator[ast.Call]:
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call):
            name = decorator.func
            if (isinstance(name, ast.Name) and name.id == "rule") or (
                isinstance(name, ast.Attribute) and name.attr == "rule"
            ):
                yield decorator


def has_test(node: ast.ClassDef) -> bool:
    return any(
        isinstance(item, ast.FunctionDef | ast.AsyncFunctionDef) and item.name.startswith("test") for item in node.body
    )


def read_tests(path: Path, name: str, coverage: Coverage) -> None:
    """Collect from one file the rules named by its tests and classes of tests."""

    def visit(body: list[ast.stmt], prefix: str) -> None:
        for node in body:
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                continue
            where = f"{name}:{node.lineno}"
            if isinstance(node, ast.ClassDef):
                collected = node.name.startswith("Test") and has_test(node)
            else:
                collected = node.name.startswith("test")
            for call in rule_calls(node):
                if not collected:
                    coverage.problems.append(f"{where}: {node.name} names a rule, but pytest does not run it")
                for argument in call.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        tests = coverage.tests.setdefault(argument.value, [])
                        tests.append(Test(name, prefix + node.name))
                    else:
                        coverage.problems.append(f"{where}: rule() takes plain strings only")
            if isinstance(node, ast.ClassDef):
                visit(node.body, f"{prefix}{node.name}.")

    visit(ast.parse(path.read_text(encoding="utf-8"), filename=name).body, "")


def read_cardboard(root: Path, coverage: Coverage) -> None:
    path = root / CARDBOARD
    entries = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for name, reason in entries.items():
        if isinstance(reason, str) and reason.strip():
            coverage.cardboard[name] = reason.strip()
        else:
            coverage.problems.append(f"{CARDBOARD}: {name} needs a reason")


def read(root: Path) -> Coverage:
    coverage = Coverage([read_ledger(path) for path in ledger_paths(root)])
    for path in sorted((root / TESTS).rglob("*.py")):
        read_tests(path, path.relative_to(root).as_posix(), coverage)
    read_cardboard(root, coverage)
    find_problems(coverage)
    return coverage


def find_problems(coverage: Coverage) -> None:
    known: set[str] = set()
    for ledger in coverage.ledgers:
        for rule in ledger.rules:
            if rule.id in known:
                coverage.problems.append(f"{rule.id} is defined twice")
            known.add(rule.id)
            if ledger.is_implemented and not coverage.is_covered(rule):
                coverage.problems.append(f"{rule.id} has no test: {rule.words}")
    for name, tests in sorted(coverage.tests.items()):
        if name not in known:
            where = ", ".join(f"{test.path} ({test.name})" for test in tests)
            coverage.problems.append(f"{name} is in no ledger, but a test names it: {where}")
    for name in sorted(coverage.cardboard.keys() - known):
        coverage.problems.append(f"{name} is in no ledger, but {CARDBOARD} names it")


# ---------------------------------------------------------------------------------------------------------
# Writing


def proof(coverage: Coverage, rule: Rule) -> str:
    # No line numbers in the links: the table would be out of date with every line added to a test.
    tests = sorted(set(coverage.tests.get(rule.id, [])))
    links = [f"[{test.name}](../../{test.path})" for test in tests]
    if rule.id in coverage.cardboard:
        links.append(f"*cardboard: {coverage.cardboard[rule.id]}*")
    return ", ".join(links) or "-"


def table(coverage: Coverage, ledger: Ledger) -> Iterator[str]:
    covered = sum(coverage.is_covered(rule) for rule in ledger.rules)
    state = "complete" if ledger.is_implemented else "not complete yet"
    yield f"## {ledger.title}"
    yield ""
    yield f"[{ledger.name}.md]({ledger.name}.md): {ledger.totals()}; {covered} covered. The game is {state}."
    yield ""
    yield "| id | rule | tests |"
    yield "|---|---|---|"
    for rule in ledger.rules:
        yield f"| {rule.id} | {rule.words} | {proof(coverage, rule)} |"
    yield ""


def totals(coverage: Coverage) -> str:
    rules = [rule for ledger in coverage.ledgers for rule in ledger.rules]
    rulings = sum(rule.is_ruling for rule in rules)
    covered = sum(coverage.is_covered(rule) for rule in rules)
    return f"{len(rules) - rulings} rules and {rulings} rulings, {covered} covered"


def write(coverage: Coverage) -> str:
    lines = [
        "# Which test proves which rule",
        "",
        "Made by `tools/rule_coverage.py` (`make format` runs it); do not edit. What a test proves, it says with",
        '`@rule("...")`. Rules that are only about cardboard are listed in [cardboard.toml](cardboard.toml).',
        "",
        f"In all: {totals(coverage)}.",
        "",
    ]
    for ledger in coverage.ledgers:
        lines += table(coverage, ledger)
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Which test proves which rule.")
    parser.add_argument("--root", type=Path, default=ROOT, help="the repository (default: this one)")
    parser.add_argument("--check", action="store_true", help="write nothing; fail when something is wrong")
    options = parser.parse_args(arguments)

    coverage = read(options.root)
    target = options.root / COVERAGE
    text = write(coverage)
    if not options.check:
        target.write_text(text, encoding="utf-8")
    elif not target.exists() or target.read_text(encoding="utf-8") != text:
        coverage.problems.append(f"{COVERAGE} is out of date: run `make format`")

    for ledger in coverage.ledgers:
        covered = sum(coverage.is_covered(rule) for rule in ledger.rules)
        print(f"{ledger.name}: {ledger.totals()}, {covered} covered")
    print(f"in all: {totals(coverage)}")
    for problem in coverage.problems:
        print(problem, file=sys.stderr)
    if coverage.problems:
        print(f"{len(coverage.problems)} problems with the rule coverage", file=sys.stderr)
    return 1 if options.check and coverage.problems else 0


if __name__ == "__main__":
    sys.exit(main())
