"""The committed client is whole: every file that a file names is there, and none asks for another host."""

import gzip
import re
from pathlib import Path

import pytest

from freebooter.server.http.static_files import FILES


def test_every_file_that_is_named_is_there() -> None:
    page = (FILES / "index.html").read_text(encoding="utf-8")
    named = set(re.findall(r'(?:src|href)="/([^"]+)"', page))
    for script in FILES.glob("*.js"):
        named |= {
            name for name in re.findall(r'["`](?:\./)?([\w.-]+\.(?:js|css))["`]', script.read_text(encoding="utf-8"))
        }
    assert {"index.js", "svelte.js", "seven-seas.js", "wind.board.js"} <= named
    assert {name for name in named if not (FILES / name).exists()} == set()


def test_nothing_is_asked_of_another_host() -> None:
    for file in FILES.iterdir():
        text = file.read_text(encoding="utf-8")
        hosts = set(re.findall(r"https?://([\w.-]+)", text))
        assert hosts <= {"www.w3.org", "svelte.dev"}, file  # names of XML and the page about an error, never fetched
        assert "sourceMappingURL" not in text


GAMES = ("seven-seas", "black-fleet", "marauders")


def modules() -> list[str]:
    return [file.name.removesuffix(".board.js") for file in FILES.glob("*.board.js")]


def test_no_file_needs_that_of_a_module() -> None:
    """They are fetched by name when a table has them, never brought along by another file."""
    for script in FILES.glob("*.js"):
        brought = re.findall(r'(?:from|import)\s*["`]\./([\w.-]+)["`]', script.read_text(encoding="utf-8"))
        assert [name for name in brought if name.endswith(".board.js")] == [], script


def brought_along(*names: str) -> set[str]:
    """These files and all that they need before they run."""
    found: set[str] = set()
    wanted = list(names)
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.add(name)
            text = (FILES / name).read_text(encoding="utf-8")
            wanted += re.findall(r'(?:from|import)\s*["`]\./([\w.-]+\.js)["`]', text)
    return found


def test_a_base_game_loads_not_even_the_list_of_modules() -> None:
    """Which files they have stands in one that is fetched when a table has a module."""
    base = brought_along("index.js", "Table.js", "marauders.js")
    assert {"svelte.js", "index.js"} < base and "module-files.js" not in base
    assert {name for name in base if ".board.js" in (FILES / name).read_text(encoding="utf-8")} == set()
    assert ".board.js" in (FILES / "module-files.js").read_text(encoding="utf-8")


def packed(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9))


@pytest.mark.parametrize("game", GAMES)
def test_the_first_load_of_a_game_is_small(game: str) -> None:
    """Everything but the boards of other games and of modules, though no table ever fetches all of it."""
    others = {f"{name}.{kind}" for name in [*GAMES, *modules()] if name != game for kind in ("js", "css", "board.js")}
    files = [file for file in FILES.iterdir() if file.name not in others]
    assert sum(map(packed, files)) < 300 * 1024
