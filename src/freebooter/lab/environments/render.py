"""The table as text, for people who watch an environment."""

from __future__ import annotations

from freebooter.lab.environments.stepped import SteppedGame
from freebooter.pictures import TEXTS, picture_of
from freebooter.words import Words

MODES = ["ansi", "human"]
WIDTH = 100


def text_of(table: SteppedGame) -> str:
    """What everyone may see."""
    words = Words("en", [TEXTS])
    view = table.game.view(table.run.state, None)
    picture = picture_of(table.game, view, words, table.asked)
    return "\n".join(line for line, _style in picture.drawn(WIDTH))


def drawn(table: SteppedGame, mode: str | None) -> str | None:
    """The picture itself (`ansi`), or nothing after printing it (`human`)."""
    if mode is None:
        return None
    text = text_of(table)
    if mode == "human":
        print(text)
        return None
    return text
