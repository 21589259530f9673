"""The tool that says which test proves which rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import rule_coverage

LEDGER = """\
# Seven seas: facts

- **P7-ROUND-01** (EN\\*) Roles are called in order; see P7-ROUND-09.
- **P7-AMB-01 Plus or times?** Ruling: times.
- not a rule: **P7-ROUND-08**

| Id | Rule | Kind |
|---|---|---|
| P7-MOVE-12 | A ship may move. | E |
"""

TESTS = """\
@rule("P7-ROUND-01", "P7-AMB-01")
def test_order() -> None: ...

@rule("P7-MOVE-12")
class TestShips:
    def test_move(self) -> None: ...
"""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with one ledger, implemented and covered."""
    monkeypatch.setattr(rule_coverage, "IMPLEMENTED", ["seven-seas"])
    for path, text in {"docs/rules/seven-seas.md": LEDGER, "tests/test_it.py": TESTS}.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    return tmp_path


def check(root: Path) -> list[str]:
    """The problems that fail a check, once the table is written."""
    assert rule_coverage.main(["--root", str(root)]) == 0
    problems = rule_coverage.read(root).problems
    assert rule_coverage.main(["--root", str(root), "--check"]) == (1 if problems else 0)
    return problems


def add(root: Path, path: str, text: str) -> None:
    with (root / path).open("a", encoding="utf-8") as file:
        file.write(text)


def test_ids_are_defined_by_lists_and_tables_and_only_mentioned_elsewhere(root: Path) -> None:
    (ledger,) = rule_coverage.read(root).ledgers
    assert [(rule.id, rule.words) for rule in ledger.rules] == [
        ("P7-ROUND-01", "Roles are called in order; see P7-ROUND-09."),
        ("P7-AMB-01", "Plus or times? Ruling: times."),
        ("P7-MOVE-12", "A ship may move."),
    ]
    assert ledger.totals() == "2 rules, 1 rulings"


def test_the_table_links_to_tests_and_classes(root: Path) -> None:
    assert check(root) == []
    text = (root / rule_coverage.COVERAGE).read_text(encoding="utf-8")
    assert "| P7-AMB-01 | Plus or times? Ruling: times. | [test_order](../../tests/test_it.py) |" in text
    assert "| P7-MOVE-12 | A ship may move. | [TestShips](../../tests/test_it.py) |" in text


def test_a_rule_without_a_test_fails_until_it_is_cardboard(root: Path) -> None:
    add(root, "docs/rules/seven-seas.md", "- **P7-SETUP-01** The board lies on the table.\n")
    assert check(root) == ["P7-SETUP-01 has no test: The board lies on the table."]
    add(root, "docs/rules/cardboard.toml", 'P7-SETUP-01 = "about the table"\n')
    assert check(root) == []


def test_a_game_in_the_making_may_have_gaps(root: Path) -> None:
    add(root, "docs/rules/unfinished.md", "# Unfinished\n\n- **UN-SETUP-01** A rule.\n")
    assert check(root) == []


@pytest.mark.parametrize(
    ("path", "text", "problem"),
    [
        ("tests/test_it.py", '@rule("P7-ROUND-99")\ndef test_x(): ...\n', "P7-ROUND-99 is in no ledger"),
        ("tests/test_it.py", '@rule("P7-ROUND-01")\ndef helper(): ...\n', "pytest does not run it"),
        ("tests/test_it.py", "@rule(*IDS)\ndef test_x(): ...\n", "plain strings only"),
        ("docs/rules/cardboard.toml", 'P7-ROUND-99 = "why"\n', "P7-ROUND-99 is in no ledger"),
        ("docs/rules/cardboard.toml", 'P7-ROUND-01 = ""\n', "needs a reason"),
        ("docs/rules/seven-seas.md", "| P7-MOVE-12 | Again. |\n", "defined twice"),
    ],
)
def test_mistakes_are_named(root: Path, path: str, text: str, problem: str) -> None:
    add(root, path, text)
    (found,) = check(root)
    assert problem in found


def test_an_old_table_fails(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(root) == []
    add(root, "tests/test_it.py", '@rule("P7-ROUND-01")\ndef test_more() -> None: ...\n')
    assert rule_coverage.main(["--root", str(root), "--check"]) == 1
    assert "out of date" in capsys.readouterr().err


def test_our_ledgers_are_complete() -> None:
    """Counted by hand once; ids are stable, so a number here changes only together with a ledger."""
    ledgers = rule_coverage.read(rule_coverage.ROOT).ledgers
    assert {ledger.name: ledger.totals() for ledger in ledgers} == {
        "black-fleet": "117 rules, 54 rulings",
        "marauders": "284 rules, 101 rulings",
        "seas-of-glory": "403 rules, 115 rulings",
        "seven-seas": "178 rules, 63 rulings",
    }
