"""A constant means one thing: no name is defined twice with two values."""

from __future__ import annotations

import ast
from pathlib import Path

FOLDER = Path("src/freebooter/games/marauders")


def constants(path: Path) -> dict[str, str]:
    """The constants that a module defines, with their values as they are written."""
    found = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
        for target in targets:
            if isinstance(target, ast.Name) and target.id.isupper() and not target.id.startswith("_") and value:
                found[target.id] = ast.unparse(value)
    return found


def test_no_constant_has_two_values() -> None:
    values: dict[str, set[str]] = {}
    for path in sorted(FOLDER.rglob("*.py")):
        for name, value in constants(path).items():
            values.setdefault(name, set()).add(value)
    assert len(values) > 400
    assert {name: found for name, found in values.items() if len(found) > 1} == {}
