"""A module is a folder: without it the module is gone, and nothing else has changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from freebooter.games.marauders.game import GAME
from tests.rules import rule

SOURCE = Path("src/freebooter")
MODULES = Path("games/marauders/modules")
THREE = ["hard_life", "wind", "treasure"]
"""Deleted in the test; storm needs the wind, so it goes with it."""
INSTALLED = GAME.choosing.known_values()["modules"]
TRACES = ["-m", "tests.games.marauders.base_traces"]


def run(package: Path, arguments: list[str]) -> list[str]:
    """What a process prints that finds freebooter in a folder."""
    there = {**os.environ, "PYTHONPATH": os.pathsep.join([str(package), "."])}
    done = subprocess.run([sys.executable, *arguments], capture_output=True, check=False, env=there, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


def tree(where: Path, without: list[str]) -> Path:
    """A copy of the package without some of its modules."""
    ignored = shutil.ignore_patterns("__pycache__", "static", "server", "cli", "lab")
    shutil.copytree(SOURCE, where / "freebooter", ignore=ignored)
    for name in without:
        shutil.rmtree(where / "freebooter" / MODULES / name)
    return where


def all_folders() -> list[str]:
    return [path.name for path in (SOURCE / MODULES).iterdir() if path.is_dir() and path.name != "__pycache__"]


@rule("SG-G-03")
def test_base_games_are_the_same_without_any_module_and_with_an_idle_one(tmp_path: Path) -> None:
    """200 seeds: every question, option, draw and line of the log."""
    installed = run(SOURCE.parent.resolve(), TRACES)
    bare = run(tree(tmp_path, all_folders()), TRACES)
    idle = run(SOURCE.parent.resolve(), [*TRACES, "idle"])
    assert bare[0] == "" and installed[0].split() == INSTALLED
    assert installed[1:] == bare[1:]
    assert installed[1:] == idle[1:]
    assert len(set(installed[1:])) == 200


PLAY = """
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.seams.module_set import _installed, module_names
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.run import play_randomly, start
print(*module_names())
for name in module_names():
    options = GAME.options({"modules": [*_installed[name].needs, name]})
    run = start(GAME, options, 3, SearchChance(name), keeps=False)
    play_randomly(run, SearchChance(name), 300)
"""


def test_a_folder_that_is_deleted_takes_its_module_along_and_breaks_nothing(tmp_path: Path) -> None:
    gone = ["storm", *THREE]
    left, *more = run(tree(tmp_path, gone), ["-c", PLAY])
    assert more == []
    assert left.split() == [name for name in INSTALLED if name.replace("-", "_") not in gone]


@pytest.mark.parametrize("name", THREE)
def test_the_modules_that_are_deleted_here_exist(name: str) -> None:
    assert (SOURCE / MODULES / name / "__init__.py").exists()
