"""A game without a picture of its own: what the view says, field by field."""

import msgspec

from freebooter.kernel.game import AnyGame
from freebooter.pictures.picture import Head, Picture, Row
from freebooter.words import Words


def picture(
    game: AnyGame,
    view: msgspec.Struct,
    words: Words,
    asked: list[int],
    options: object = (),
    board_numbers: object = None,
) -> Picture:
    title: list[str] = []
    rows: list[Row] = []
    heads: list[Head] = []
    for name, value in msgspec.to_builtins(view).items():
        if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            heads = [Head("", "", True), *[Head(_label(field), _label(field)) for field in value[0] if field != "seat"]]
            for at, item in enumerate(value):
                cells = [_short(cell) for field, cell in item.items() if field != "seat"]
                player = words.player(game, at)
                spoken = ", ".join(f"{head.long} {cell}" for head, cell in zip(heads[1:], cells, strict=True))
                rows.append(Row([player, *cells], f"{player}: {spoken}", marked=at in asked))
        elif value not in (None, "", [], {}):
            title.append(field_line(name, value))
    return Picture(title, heads, rows)


def field_line(name: str, value: object) -> str:
    """A field of a view in a line."""
    return f"{_label(name)}: {_short(value)}"


def _label(name: str) -> str:
    return name.replace("_", " ")


def _short(value: object) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name} {_short(item)}" for name, item in value.items())
    if isinstance(value, list):
        return " ".join(_short(item) for item in value)
    return "-" if value is None else str(value)
