"""What is mutated and which tests may notice: the folders of one game."""

from __future__ import annotations

import ast
import hashlib
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent

# Modules and folders of a game that hold no rules: content and its checks, names, views, and all that only tells
# people about the game. They can still be asked for by name, as a file or as a folder.
LEFT_OUT = frozenset([
    "__init__", "advice", "board", "board_numbers", "card_rules", "charts", "checks", "content", "display", "game",
    "comments", "hooks", "log_lines", "measured", "moves", "names", "odds", "options", "previews", "prospects",
    "raid_odds", "reasons", "redeal", "risks", "settings", "statistics", "values", "view", "views", "weights",
])  # fmt: skip


@dataclass(frozen=True)
class Place:
    """One game in a repository: where its rules are, and where its tests."""

    root: Path
    game: str

    @property
    def package(self) -> str:
        return self.game.replace("-", "_")

    @property
    def source(self) -> Path:
        return self.root / "src" / "freebooter" / "games" / self.package

    @property
    def build(self) -> Path:
        return self.root / "build" / "mutants"

    @property
    def tests(self) -> list[str]:
        """The tests of the game first: they are quick and name what is wrong."""
        wanted = [f"tests/games/{self.package}", f"tests/laws/test_{self.package}.py", "tests/words", "tests/golden"]
        return [path for path in wanted if (self.root / path).exists()]

    def name_of(self, path: Path) -> str:
        """A file of the game by its path within the game."""
        return path.relative_to(self.source).as_posix()


def is_rules(room: Path, path: Path) -> bool:
    parts = path.relative_to(room).with_suffix("").parts
    return not any(part in LEFT_OUT for part in parts)


def files_of(place: Place, rooms: list[str]) -> list[Path]:
    """The files of rules: all, or those in the rooms, which are folders or files within the game."""
    if not place.source.is_dir():
        raise FileNotFoundError(f"there is no game {place.game}")
    if not rooms:
        return [path for path in sorted(place.source.rglob("*.py")) if is_rules(place.source, path)]
    found: dict[Path, None] = {}
    for room in rooms:
        path = place.source / room
        inside = [one for one in sorted(path.rglob("*.py")) if is_rules(path, one)] if path.is_dir() else [path]
        if not path.exists():
            raise FileNotFoundError(f"{place.game} has no {room}")
        found.update(dict.fromkeys(inside))
    return list(found)


# Fingerprints: what was found out about the tests holds as long as these stay the same.


def fingerprint_of_test(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def fingerprint(place: Place) -> str:
    """All that decides which test touches which line, but the files of tests themselves. Comments do not count."""
    digest = hashlib.sha256(sys.version.encode())
    for path in [*sorted(place.source.rglob("*.py")), *helpers(place)]:
        tree = ast.parse(path.read_bytes())
        digest.update(f"{path.relative_to(place.root)}\0{ast.dump(tree, include_attributes=True)}".encode())
    for path in sorted(place.source.rglob("*.toml")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def helpers(place: Place) -> list[Path]:
    """What the tests share, and the kernel."""
    folders = [place.root / "tests" / "games" / place.package, place.root / "src" / "freebooter" / "kernel"]
    inside = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    shared = [path for path in [place.root / "tests" / "games" / "playing.py"] if path.exists()]
    return [*shared, *[path for path in inside if not path.name.startswith("test_")]]
