"""The board of the browser knows no module by name: each draws itself, in a folder with words in both languages."""

import re
from pathlib import Path

from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.seams import module_set

BOARD = Path(__file__).parents[3] / "web" / "src" / "boards" / "marauders"
MODULES = BOARD / "modules"
EVERYDAY = {"cards", "market", "modifications", "storm", "weapons", "wind"}
"""Words of the base game, too: an event of it is a storm, and weapons are a row of the captain's sheet."""


def names() -> list[str]:
    """Bridges, too."""
    found = set(module_set.module_names())
    for preset in GAME.choosing.editions():
        found.update(GAME.choosing.modules_on(GAME.options({"edition": preset})))
    return sorted(found)


def own_files() -> list[Path]:
    return [*BOARD.glob("*.svelte"), *BOARD.glob("*.ts"), MODULES / "modules.ts"]


def test_the_board_names_no_module() -> None:
    quoted = [name for name in names() if name not in EVERYDAY]
    assert "locations" in quoted
    for file in own_files():
        text = file.read_text(encoding="utf-8")
        assert [name for name in quoted if re.search(rf"""["'`/]{name}["'`/.]""", text)] == [], file
        assert re.findall(r"""modules(?:\?\.)?\[["']""", text) == [], file
        assert set(re.findall(r'"\./modules/([^"]+)"', text)) <= {"modules"}, file


def test_every_folder_is_a_module_with_its_words() -> None:
    folders = [folder for folder in MODULES.iterdir() if folder.is_dir()]
    assert folders
    for folder in folders:
        assert folder.name in names(), folder
        assert (folder / f"{folder.name}.board.ts").exists(), folder
        words = folder / "words.ts"
        if words.exists():  # one that says nothing itself needs none
            assert re.search(r"const pl: typeof en = ", words.read_text(encoding="utf-8")), folder
