"""The numbers of a chapter: tables that are read from the content of a game, so that they cannot go stale.

The file GAME/ROOM/MODULE.py of this folder has the list `NUMBERS` for the chapters of that module; GAME names its rooms
in `ROOMS`. The title of a table is the message `numbers-ID`, the head of a column `column-NAME`.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple


class Named(NamedTuple):
    """The name of a thing of the game, as `Words.name_of` says it."""

    kind: str
    name: str


class Message(NamedTuple):
    """A message of the handbook."""

    message: str


Cell = int | Named | Message


class Numbers(NamedTuple):
    """A table. `topic`: the chapter in which it stands."""

    id: str
    topic: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


NOTHING = Message("numbers-nothing")


def numbers_of(game: str, module: str) -> list[Numbers]:
    """The tables of a module; none if it has no numbers worth a table."""
    folder = f"{__name__}.{game.replace('-', '_')}"
    if not module or find_spec(folder) is None:
        return []
    for room in import_module(folder).ROOMS:
        file = f"{folder}.{room}.{module.replace('-', '_')}"
        if find_spec(file) is not None:
            found: list[Numbers] = import_module(file).NUMBERS
            return found
    return []
