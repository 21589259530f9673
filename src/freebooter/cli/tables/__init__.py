"""How the table of each game is drawn in the terminal."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from freebooter.cli.picture import Head, Picture, Row
from freebooter.cli.tables import black_fleet, marauders, seven_seas
from freebooter.kernel.game import AnyGame
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note
from freebooter.words import Words

Offered: TypeAlias = Sequence[tuple[Move, Note | None]]
"""The options of the question that the viewer is asked, each with what it brings."""

Drawer: TypeAlias = Callable[[AnyGame, msgspec.Struct, Words, list[int], Offered, msgspec.Struct | None], Picture]

TABLES: dict[str, Drawer] = {
    "seven-seas": seven_seas.picture,
    "black-fleet": black_fleet.picture,
    "marauders": marauders.picture,
}

MISTAKES: dict[str, tuple[str, ...]] = {
    "seven-seas": ("brings-mistake-", "brings-decline", "brings-send-none"),
}
"""How the previews of choices begin that only cost something, and that are seldom made on purpose."""
RASH: dict[str, tuple[str, ...]] = {"marauders": ("retire",)}
"""Verbs of the same kind."""


def is_mistake(game: AnyGame, move: Move, brings: Note) -> bool:
    return move.verb in RASH.get(game.name, ()) or brings.message.startswith(MISTAKES.get(game.name, ()))


def picture_of(
    game: AnyGame,
    view: msgspec.Struct,
    words: Words,
    asked: list[int],
    options: Offered = (),
    board_numbers: msgspec.Struct | None = None,
) -> Picture:
    """The table as a view shows it; `asked` have to decide, `board_numbers` is the game's for the viewer."""
    return TABLES.get(game.name, any_picture)(game, view, words, asked, options, board_numbers)


def any_picture(
    game: AnyGame,
    view: msgspec.Struct,
    words: Words,
    asked: list[int],
    options: Offered,
    board_numbers: msgspec.Struct | None = None,
) -> Picture:
    """A game without a table of its own: what the view says, field by field."""
    title: list[str] = []
    rows: list[Row] = []
    heads: list[Head] = []
    for name, value in msgspec.to_builtins(view).items():
        if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            heads = [Head("", "", True), *[Head(_plain(field), _plain(field)) for field in value[0] if field != "seat"]]
            for at, item in enumerate(value):
                cells = [_short(cell) for field, cell in item.items() if field != "seat"]
                player = words.player(game, at)
                said = ", ".join(f"{head.long} {cell}" for head, cell in zip(heads[1:], cells, strict=True))
                rows.append(Row([player, *cells], f"{player}: {said}", marked=at in asked))
        elif value not in (None, "", [], {}):
            title.append(f"{_plain(name)}: {_short(value)}")
    return Picture(title, heads, rows)


def _plain(name: str) -> str:
    return name.replace("_", " ")


def _short(value: object) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name} {_short(item)}" for name, item in value.items())
    if isinstance(value, list):
        return " ".join(_short(item) for item in value)
    return "-" if value is None else str(value)
