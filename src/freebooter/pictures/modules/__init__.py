"""What modules of a game add to its picture. The picture of the game names no module; it asks those of the view.

The file GAME/ROOM/MODULE.py of this folder has a class `Picture`, a subclass of `ModulePicture`; GAME names its rooms
in `ROOMS`. It is imported when the view of a game has that module. A module from outside calls `add_module_picture`.
What a module without a picture shows in the view is listed field by field.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Generic, TypeVar

import msgspec

from freebooter.kernel.game import AnyGame
from freebooter.pictures.default import field_line
from freebooter.pictures.picture import Head
from freebooter.words import Words

P = TypeVar("P", covariant=True)
"""Covariant, so that any picture is a `ModulePicture[object]`: who draws it does not read its part."""


class ModulePicture(Generic[P]):
    """What one module adds to a picture; whatever it leaves empty is not shown.

    `part` is what the view has of the module, `view` the whole view.
    """

    def __init__(self, game: AnyGame, name: str, part: P, view: msgspec.Struct, words: Words) -> None:
        self.game = game
        self.name = name
        self.part = part
        self.view = view
        self.words = words

    def say(self, message: str, **params: object) -> str:
        return self.words.say(message, self.game, **params)

    def title(self) -> str:
        """A sentence in the first line, beside the round and the turn."""
        return ""

    def line(self) -> str:
        """A line of its own under the title."""
        return ""

    def sign(self, zone: str) -> str:
        """A sign at a zone of the chart, of one or two letters."""
        return ""

    def spoken(self, zone: str) -> str:
        """The same in words, where the chart is read aloud."""
        return ""

    def legend(self) -> str:
        """What its signs and columns mean."""
        return ""

    def column(self) -> Head | None:
        """The heading of a column of the players, whose cells `cell` fills."""
        return None

    def cell(self, seat: int) -> str:
        return ""

    def note(self, seat: int) -> str:
        """A part of the line under a player."""
        return ""

    def below(self) -> list[str]:
        """What the viewer has, below the players."""
        return []


class FieldByField(ModulePicture[object]):
    """A module without a picture."""

    def line(self) -> str:
        return field_line(self.name, msgspec.to_builtins(self.part))


_added: dict[tuple[str, str], type[ModulePicture[object]]] = {}


def add_module_picture(game: str, module: str, picture: type[ModulePicture[object]]) -> None:
    """Draw this module of this game so."""
    _added[game, module] = picture


def module_pictures(
    game: AnyGame, parts: Mapping[str, object], view: msgspec.Struct, words: Words
) -> list[ModulePicture[object]]:
    """The pictures of the modules that a view has."""
    return [_picture_of(game.name, name)(game, name, part, view, words) for name, part in parts.items()]


def _picture_of(game: str, module: str) -> type[ModulePicture[object]]:
    if (game, module) in _added:
        return _added[game, module]
    folder = f"{__name__}.{game.replace('-', '_')}"
    if find_spec(folder) is None:
        return FieldByField
    for room in import_module(folder).ROOMS:
        file = f"{folder}.{room}.{module.replace('-', '_')}"
        if find_spec(file) is not None:
            picture: type[ModulePicture[object]] = import_module(file).Picture
            return picture
    return FieldByField
