"""A wheel has all data files: each lies below a package, where a pattern of `package-data` finds it."""

import tomllib
from glob import glob
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "freebooter"
PATTERNS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]["package-data"]
FILES = [
    path
    for suffix in (".ftl", ".toml", ".html", ".js", ".css", ".svg", ".md")
    for path in sorted(SOURCE.rglob(f"*{suffix}"))
]


def packaged() -> set[Path]:
    matches = matching(SOURCE, PATTERNS["freebooter"])
    for package in SOURCE.rglob("__init__.py"):
        matches |= matching(package.parent, PATTERNS["*"])
    return matches


def matching(folder: Path, patterns: list[str]) -> set[Path]:
    return {folder / name for pattern in patterns for name in glob(pattern, root_dir=folder, recursive=True)}


@pytest.mark.parametrize("folder", ["server/static", "server/texts/text/en", "server/texts/text/pl"])
def test_the_server_has_its_files(folder: str) -> None:
    assert any(SOURCE / folder == path.parent for path in packaged() & set(FILES))


def test_no_file_is_left_out() -> None:
    assert len(FILES) > 100 and set(FILES) <= packaged()
