"""Tips for first games: one sentence on what a newcomer overlooks, shown when it first matters."""

import tomllib
from functools import cache

import msgspec

from freebooter.learn.lessons import CONTENT


class Tip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Shown with a question of this prompt, or one that offers this move, or after an event of this kind.

    A move is named by its whole name or by its first words: `buy-contraband` fits each card that can be bought so.
    With `module` it is for games that have this module on. Its text is `tip-ID`.
    """

    id: str
    prompt: str = ""
    move: str = ""
    event: str = ""
    module: str = ""


@cache
def tips() -> dict[str, list[Tip]]:
    """For each path of lessons its tips, the more urgent ones first."""
    read = tomllib.loads((CONTENT / "tips.toml").read_text(encoding="utf-8"))
    return msgspec.convert(read, dict[str, list[Tip]])
