"""The tool that puts faults into rules and looks whether a test notices."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants.operators import Mutant, mutants_of, names_read
from tools.mutants.places import ROOT, Place, files_of

RULES = '''\
"""Rules of a toy."""

from typing import Final

HAND: Final = 3
ON: Final = 0
OFF: Final = 1


def may_draw(hand: int) -> bool:
    """No more than three."""
    return hand < HAND


def value(gold: int, sunk: bool) -> int:
    if sunk:
        return 0
    return max(gold, 2)


def for_ever(steps: int) -> int:
    while steps > 0:
        steps -= 1
    return steps  # mutants: same, a reason
'''

TESTS = """\
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3] / "src/freebooter/games"))
from toy import rules


def test_draw():
    assert rules.may_draw(2) and not rules.may_draw(3)


def test_value():
    assert rules.value(5, False) == 5


def test_it_ends():
    assert rules.for_ever(3) == 0
"""


def changes(body: str, kind: str) -> list[str]:
    """What the faults of a kind make of a function with this body."""
    source = "def rule(t, a, b):\n" + "".join(f"    {line}\n" for line in body.splitlines())
    return [one.now for one in mutants_of("rules.py", source.encode()) if one.kind == kind]


@pytest.mark.parametrize(
    ("body", "kind", "expected"),
    [
        ("return a < b", "compare", ["return a <= b"]),
        ("return a is not b", "compare", ["return a is b"]),
        ("return 0 <= a < b", "compare", ["return 0 < a < b", "return 0 <= a <= b"]),
        ("return (a) not in (b)", "compare", ["return (a) in (b)"]),
        ("return a and b", "connective", ["return (a or b)"]),
        ("return a or b", "clause", ["return (a)", "return (b)"]),
        ("return not a", "not", ["return (a)"]),
        ("return a[2]", "number", ["return a[1]", "return a[3]"]),
        ("return 'P7-1'", "number", []),
        ("return a * b", "arithmetic", ["return a // b"]),
        ("a -= b", "arithmetic", ["a += b"]),
        ("return a + [1]", "arithmetic", []),
        ("return min(a, b)", "extreme", ["return max(a, b)"]),
        ("return True", "answer", ["return False"]),
        ("if a:\n    b()", "condition", ["if False:", "if True:"]),
        ("if t.hooked:\n    b()", "condition", ["if False:"]),  # opening a gate changes nothing
        ("return t.hooked and a", "clause", ["return (t.hooked)"]),
        ("while a:\n    b()", "condition", ["while False:"]),
        ("return 1 if a else 2", "condition", ["return 1 if False else 2", "return 1 if True else 2"]),
        ("return [x for x in a if x]", "condition", ["return [x for x in a if True]"]),
        ("yield from a(b)", "deletion", ["pass"]),
        ("t.port = a", "deletion", ["pass"]),
        ("port = a", "deletion", []),
        ("return a[b:]", "slice", ["return a[(b) + 1:]"]),
        ("return a[: b + 1]", "slice", []),  # the number is changed already
        ("x: int = a", "number", []),
        ("assert a < 3", "compare", []),
        ("raise ValueError(a + 1)", "number", []),
        ("return f'{a + 1}'", "number", []),
    ],
)
def test_faults(body: str, kind: str, expected: list[str]) -> None:
    assert sorted(changes(body, kind)) == expected


def test_telling_is_left_alone_but_not_the_choice_of_a_rule() -> None:
    body = "if t.journal is not None:\n    rule = 'A-1' if a > 2 else 'A-2'\n    t.journal.everyone('x', rule, count=1)"
    source = "def rule(t, a):\n" + "".join(f"    {line}\n" for line in body.splitlines())
    kinds = [one.kind for one in mutants_of("rules.py", source.encode())]
    assert sorted(kinds) == ["compare", "condition", "condition"]


def test_advice_and_what_only_laws_ask_are_left_alone() -> None:
    source = b"""\
class Sell:
    def options(self): return 1
    def preview(self): return 2
    def weights(self): return 3
    def words(self): return 4
    def worth(self): return 4
    def zone_values(self): return 4
    def view(self): return 4
    def came(self, played: Played[Table]): return 5
def sale_came(played: Played[Table], seat: int): return 6
def sale_worth(good: int): return 7
"""
    assert {mutant.scope for mutant in mutants_of("sell.py", source)} == {"Sell.options", "Sell.preview"}


def test_a_part_that_asks_nothing_is_left_alone() -> None:
    source = b"def part(t):\n    yield from ()\n    yield from roll(t)\n"
    assert [one.was for one in mutants_of("rules.py", source)] == ["yield from roll(t)"]


def test_named_numbers_are_changed_unless_they_are_ids() -> None:
    found = [one for one in mutants_of("rules.py", RULES.encode()) if one.kind == "constant"]
    assert [(one.scope, one.text) for one in found] == [("HAND", "4"), ("HAND", "2")]


def test_a_number_that_only_advice_reads_is_known_from_one_of_a_rule() -> None:
    source = b"def price(t): return COST + FEE\ndef weights(t): return FEE + DEAR\n"
    rules, others = names_read(source)
    assert (rules, others - rules) == ({"COST", "FEE"}, {"DEAR"})


def marked(line: str, above: str = "") -> list[Mutant]:
    source = f"def rule(a):\n{above}    return {line}\n"
    return [one for one in mutants_of("rules.py", source.encode()) if one.same]


def test_a_comment_says_that_faults_change_nothing() -> None:
    assert {one.kind for one in marked("a + 1  # mutants: same, it is only a sign")} == {"arithmetic", "number"}
    assert {one.kind for one in marked("a + 1  # mutants: same[number], why")} == {"number"}
    assert [one.now for one in marked("a + 1  # mutants: same `a - 1` `a + 2`, why")] == [
        "return a - 1",
        "return a + 2",
    ]
    assert len(marked("a + 1", "    # mutants: same, why\n")) == 3
    assert marked("a + 1") == []


def test_only_rules_are_taken_unless_a_room_is_named() -> None:
    place = Place(ROOT, "marauders")
    names = [place.name_of(path) for path in files_of(place, [])]
    assert {"captain/damage.py", "battle/naval.py", "missions/tasks.py"} <= set(names)
    assert not [name for name in names if name.split("/")[0] in ("content", "display", "advice", "odds")]
    assert [place.name_of(path) for path in files_of(place, ["display/views.py"])] == ["display/views.py"]
    assert "display/views.py" not in [place.name_of(path) for path in files_of(place, ["display/"])]
    with pytest.raises(FileNotFoundError, match="has no cellar"):
        files_of(place, ["cellar/"])


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A repository with one game of one file of rules."""
    for path, text in {
        "pyproject.toml": "[tool.pytest.ini_options]\n",
        "src/freebooter/games/toy/rules.py": RULES,
        "tests/games/toy/test_toy.py": TESTS,
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    return tmp_path


def run(toy: Path, *arguments: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "tools.mutants", "toy", "rules.py", "--root", str(toy), *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env={**os.environ, "COLUMNS": "200"})
    return done.returncode, done.stdout + done.stderr


def test_a_hunt(toy: Path) -> None:
    """Faults that a test notices are killed, endless ones too; the others are named in the report."""
    code, said = run(toy)
    report = (toy / "build/mutants/toy.md").read_text(encoding="utf-8")
    survivors = [line for line in report.splitlines() if line.startswith("- `")]
    assert code == 1, said
    assert "no test touches it): `return 0` → `return 1`" in report
    assert [line for line in survivors if "may_draw" in line or "HAND" in line] == []
    assert any("`return max(gold, 2)` → `return max(gold, 3)`" in line for line in survivors)
    assert " 3 timed out" in said  # steps that grow, that stay, and that are left alone
    assert "tests/games: " in report

    (toy / "tests/games/toy/test_more.py").write_text(
        TESTS + "\n\ndef test_more():\n    assert [rules.value(1, False), rules.value(5, True)] == [2, 0]\n"
    )
    code, said = run(toy, "--survivors")
    assert "which test touches what: 4 of 4" in said, "what is known of the other tests is kept"
    assert code == 0, said
