"""Questions explain themselves: nobody else looks at the names of prompts and verbs to find out what is asked."""

import ast
from collections.abc import Iterator
from pathlib import Path

GAMES = Path(__file__).parents[2] / "src" / "freebooter" / "games"
NAMES = ("prompt", "verb")
MOST = 40

VOICE = "a module adds risks or weights to questions of the base, which it knows by their prompts"
MODULES = "marauders/modules/"
REASONS: dict[str, str] = {
    f"{MODULES}cards/offers.py": VOICE,
    f"{MODULES}contraband/rules.py": VOICE,
    f"{MODULES}favours/rules.py": VOICE,
    f"{MODULES}loyalty/comments.py": VOICE,
    f"{MODULES}modifications/advice.py": VOICE,
    f"{MODULES}storm/rules.py": VOICE,
    f"{MODULES}weapons/advice.py": VOICE,
}
"""The files in which such names are still compared, and why."""


def is_name(node: ast.AST) -> bool:
    """`verb`, `move.verb`, `ask.prompt` …"""
    return (isinstance(node, ast.Attribute) and node.attr in NAMES) or (isinstance(node, ast.Name) and node.id in NAMES)


def comparisons(tree: ast.AST) -> Iterator[int]:
    """The lines that compare a prompt or a verb, look it up, or ask how it begins."""
    for node in ast.walk(tree):
        looked_at: list[ast.AST] = []
        if isinstance(node, ast.Compare):
            looked_at = [node.left, *node.comparators]
        elif isinstance(node, ast.Subscript):
            looked_at = [node.slice]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in ("startswith", "endswith"):
                looked_at = [node.func.value]
            elif node.func.attr in ("get", "index"):
                looked_at = list(node.args)
        if any(is_name(each) for each in looked_at):
            assert isinstance(node, ast.expr)
            yield node.lineno


def found() -> dict[str, list[int]]:
    lines = {
        str(path.relative_to(GAMES)): sorted(comparisons(ast.parse(path.read_text("utf-8"))))
        for path in sorted(GAMES.rglob("*.py"))
    }
    return {path: where for path, where in lines.items() if where}


def test_few_comparisons_of_prompts_and_verbs_remain_and_each_has_a_reason() -> None:
    remaining = found()
    assert set(remaining) == set(REASONS), remaining
    assert sum(len(lines) for lines in remaining.values()) <= MOST


def test_the_count_sees_what_it_should() -> None:
    source = (
        'if move.verb == "sell" or ask.prompt in ("a", "b"):\n    x = RULES[ask.prompt]\n    y = verb.startswith("z")\n'
    )
    assert list(comparisons(ast.parse(source))) == [1, 1, 2, 3]
