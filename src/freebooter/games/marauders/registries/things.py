"""The registry of things with a name that only a module knows. Its texts call them by their kind:

    MOODS: Final = new_things("mood", ["merry", "sad"])  # NAME("mood", $mood)

A test looks for the text of each, as `mood-merry`.
"""

from typing import Final

THINGS: Final[dict[str, list[str]]] = {}
"""Names by kind."""


def new_things(kind: str, names: list[str]) -> list[str]:
    if kind in THINGS:
        raise ValueError(f"there are things of the kind {kind!r} already")
    THINGS[kind] = names
    return names
