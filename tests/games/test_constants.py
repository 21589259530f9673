"""A constant of a game has one value: no name means one thing in one module and another elsewhere."""

import ast
from pathlib import Path

import pytest

import freebooter

GAMES = Path(freebooter.__file__).parent / "games"


def constants(module: Path) -> dict[str, str]:
    """The constants that a module sets, each with the expression behind it."""
    found: dict[str, str] = {}
    for node in ast.parse(module.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign | ast.Assign) and node.value is not None:
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            if isinstance(target, ast.Name) and target.id.isupper():
                found[target.id] = ast.unparse(node.value)
    return found


@pytest.mark.parametrize("game", ["black_fleet", "marauders", "seven_seas"])
def test_no_constant_has_two_values(game: str) -> None:
    """Those of a module of an expansion are its own: they must differ from no others but the game's."""
    folder = GAMES / game / "modules"
    base = [file for file in sorted((GAMES / game).rglob("*.py")) if folder not in file.parents]
    parts = sorted(folder.iterdir()) if folder.exists() else []
    for part in [[], *[sorted(path.rglob("*.py")) for path in parts if path.is_dir()]]:
        values: dict[str, dict[str, str]] = {}
        for file in [*base, *part]:
            for name, value in constants(file).items():
                values.setdefault(name, {})[value] = file.name
        assert {name: found for name, found in values.items() if len(found) > 1} == {}
