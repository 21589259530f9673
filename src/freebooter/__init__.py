"""Freebooter: three pirate board games on one kernel, for people, bots and researchers.

The names in `__all__` are for programs that play; they stay. They are fetched when first used, so that a program that
needs only the kernel does not load texts and bots.

Authors of games, bots and studies also use these packages. The names that their `__init__` or the docs mention change
only with an entry in the changelog:

- `freebooter.kernel`: `game`, `ask`, `state`, `moves`, `note`, `events`, `result`, `statistics`, `match`, `laws`
- `freebooter.games`: `names`, `find_game`, `add_game`, `load_modules`; the rules inside a game's package may change
- `freebooter.bots`: `Bot`, `add_bot`, `make_bot`, `choose`; how well bots play may change
- `freebooter.lab`: `simulate`, `tournament`, `Report`; reports may get more tables
- `freebooter.words`: `Words`; the sentences may change
- `freebooter.pictures`: `add_picture`, `picture_of`; what is drawn may change

`freebooter.learn`, `.server` and `.cli` are applications; what is inside them may change without notice.
Seats count from 0 in all of them.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from freebooter.api import (
        Bot,
        Match,
        Option,
        RecordError,
        Refused,
        Score,
        __version__,
        bot,
        compiled,
        game_names,
        load,
        new,
    )

__all__ = [
    "Bot",
    "Match",
    "Option",
    "RecordError",
    "Refused",
    "Score",
    "__version__",
    "bot",
    "compiled",
    "game_names",
    "load",
    "new",
]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"freebooter has no public name {name!r}")
    return getattr(import_module("freebooter.api"), name)


def __dir__() -> list[str]:
    return __all__
