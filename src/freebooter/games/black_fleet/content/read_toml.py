# mypyc: skip
"""Reading the files of `content/`: an error names the file and the entry."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

from freebooter.games.black_fleet.content.structs import ContentError, Entry

E = TypeVar("E", bound=Entry)


def read_file(folder: Traversable, file: str, keys: set[str]) -> dict[str, object]:
    try:
        table = tomllib.loads((folder / file).read_text(encoding="utf-8"))
    except OSError:
        raise ContentError(file, "file", "it cannot be read") from None
    except tomllib.TOMLDecodeError as error:
        raise ContentError(file, "file", f"it is not TOML: {error}") from None
    for key in sorted(table.keys() ^ keys):
        raise ContentError(file, key, "it is unknown here" if key in table else "it is missing")
    return table


def entries_of(file: str, table: dict[str, object], key: str, kind: type[E]) -> tuple[E, ...]:
    entries: list[E] = []
    raw = table.get(key)
    if not isinstance(raw, list):
        raise ContentError(file, key, "it must be a list of entries")
    for number, item in enumerate(raw, start=1):
        name = item.get("id") if isinstance(item, dict) else None
        entry = converted(file, name if isinstance(name, str) else f"{key}, entry {number}", item, kind)
        if any(other.id == entry.id for other in entries):
            raise ContentError(file, entry.id, "its id is used twice")
        entries.append(entry)
    return tuple(entries)


def converted(file: str, name: str, raw: object, kind: type[E]) -> E:
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise ContentError(file, name, str(error)) from None


def cards_of(folder: Traversable, file: str, kind: type[E]) -> tuple[E, ...]:
    return entries_of(file, read_file(folder, file, {"cards"}), "cards", kind)
