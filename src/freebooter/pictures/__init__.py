"""Boards drawn in text, for the terminal and for `print(match)`. One module for each game, imported when it is drawn.

The module has the name of the game (`seven_seas` for `seven-seas`) and a function `picture`. A game from outside calls
`add_picture`; a game without a picture is shown field by field, as its view has them.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TypeAlias

import msgspec

from freebooter.kernel.game import AnyGame
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note
from freebooter.pictures import default
from freebooter.pictures.picture import Chart, Head, Picture, Row
from freebooter.words import Words

__all__ = ["TEXTS", "Chart", "Draw", "Head", "Offered", "Picture", "Row", "add_picture", "picture_of"]

TEXTS = Path(__file__).parent / "text"

Offered: TypeAlias = Sequence[tuple[Move, Note | None]]
"""The options of the question that the viewer is asked, each with its preview."""

Draw: TypeAlias = Callable[[AnyGame, msgspec.Struct, Words, list[int], Offered, msgspec.Struct | None], Picture]
"""Draws a game from a view: see `picture_of`."""

_added: dict[str, Draw] = {}


def add_picture(game: str, draw: Draw) -> None:
    """Draw the game of this name so."""
    _added[game] = draw


def picture_of(
    game: AnyGame,
    view: msgspec.Struct,
    words: Words,
    asked: list[int],
    options: Offered = (),
    board_numbers: msgspec.Struct | None = None,
) -> Picture:
    """The table as a view shows it; `asked` have to decide, `board_numbers` is the game's for the viewer."""
    return _draw_of(game.name)(game, view, words, asked, options, board_numbers)


def _draw_of(game: str) -> Draw:
    if game in _added:
        return _added[game]
    module = f"{__name__}.{game.replace('-', '_')}"
    draw: Draw = default.picture
    if find_spec(module) is not None:
        draw = getattr(import_module(module), "picture", default.picture)
    return draw
