"""Freebooter: three pirate board games on one kernel, for people, bots and researchers.

The names in `__all__` are the public ones; everything else may change without notice. They are fetched
when first used, so that a program that needs only the kernel does not load texts and bots.
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
        games,
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
    "games",
    "load",
    "new",
]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"freebooter has no public name {name!r}")
    return getattr(import_module("freebooter.api"), name)


def __dir__() -> list[str]:
    return __all__
