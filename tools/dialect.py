"""Count words of the project's old dialect in the names of the source, per package.

    python tools/dialect.py            # a table: package, all names, names of modules, classes, functions, attributes
    python tools/dialect.py --list     # and every such name of a module, class, function or attribute
    python tools/dialect.py src tests  # other folders

Names are split at underscores and capitals: `order_told` has the word `told`. A class `Folder` counts too.
"""

import argparse
import ast
import io
import re
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path("src/freebooter")
DIALECT = re.compile(
    r"told|said|brings|counsel(s|led|ling)?|pruden(t|ce)|dire|shelf|fold(s|ed|ing)?|carry|lookouts?|waver(s|ing)?|whoever"
)
GAME_WORDS = {"lookout": ("games/marauders",)}
"""The Lookout is a specialist of Merchants & Marauders."""


def words_of(name: str) -> list[str]:
    """The words of an identifier, in small letters."""
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)]


def dialect_in(name: str, path: str = "") -> list[str]:
    """The words of the old dialect in an identifier; `path` is its file, for words that belong to a game."""
    found = [word for word in words_of(name) if DIALECT.fullmatch(word) or name == "Folder"]
    return [word for word in found if not any(part in path for part in GAME_WORDS.get(word.rstrip("s"), ()))]


def all_names(source: str) -> Iterator[str]:
    """Every identifier, as often as it occurs."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.NAME:
            yield token.string


def declared_names(tree: ast.AST, in_function: bool = False) -> Iterator[str]:
    """Names of classes, functions, constants and attributes where they are defined; no locals, no parameters."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
            yield from declared_names(node, in_function or not isinstance(node, ast.ClassDef))
            continue
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and not in_function:
            yield node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr
        yield from declared_names(node, in_function)


def package_of(path: Path, root: Path) -> str:
    parts = path.relative_to(root).parts
    depth = 2 if parts[0] == "games" else 1
    return "/".join(parts[:-1][:depth]) or parts[0]


def declared_in(path: Path) -> list[str]:
    """The dialect's names that a module declares, its own first."""
    module = path.parent.name if path.stem == "__init__" else path.stem
    names = [module, *declared_names(ast.parse(path.read_text(encoding="utf-8")))]
    return [name for name in names if dialect_in(name, path.as_posix())]


def count(roots: list[Path]) -> tuple[Counter[str], dict[str, list[str]]]:
    """For each package how many words of the dialect all its names have, and the declared names that have one."""
    everywhere: Counter[str] = Counter()
    declared: dict[str, list[str]] = {}
    for root in roots:
        for path in sorted(root.rglob("*.py")):
            package = package_of(path, root)
            source = path.read_text(encoding="utf-8")
            everywhere[package] += sum(len(dialect_in(name, path.as_posix())) for name in all_names(source))
            declared.setdefault(package, []).extend(f"{path}: {name}" for name in declared_in(path))
    return everywhere, declared


def main() -> None:
    parser = argparse.ArgumentParser(description="Count words of the old dialect in names.")
    parser.add_argument("roots", nargs="*", type=Path, default=[SOURCE])
    parser.add_argument("--list", action="store_true", help="list the declared names")
    given = parser.parse_args()
    everywhere, declared = count(given.roots)
    print(f"{'package':<24}{'all names':>10}{'declared':>10}")
    for package in sorted(declared):
        print(f"{package:<24}{everywhere[package]:>10}{len(declared[package]):>10}")
    print(f"{'total':<24}{everywhere.total():>10}{sum(map(len, declared.values())):>10}")
    if given.list:
        for name in (name for names in declared.values() for name in names):
            print(name)


if __name__ == "__main__":
    main()
