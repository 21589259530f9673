"""The words of each language, read once; and the language that somebody reads."""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from freebooter.kernel.game import AnyGame
from freebooter.kernel.people.presentation import text_files
from freebooter.learn.lessons import TEXTS as LEARN_TEXTS
from freebooter.words import LANGUAGES, Words

TEXTS = Path(__file__).parent / "text"
DEFAULT = "en"
_MESSAGE = re.compile(r"^([a-z][A-Za-z0-9-]*) = *(.*)$")


@cache
def _words(language: str) -> Words:
    return Words(language, [TEXTS, LEARN_TEXTS])


def words_of(language: str, names: Sequence[str] = ()) -> Words:
    """The words of a language, with these names for the seats."""
    words = _words(language if language in LANGUAGES else DEFAULT)
    return words.with_names(names) if names else words


def choose_language(wanted: str, accepted: str = "") -> str:
    """The language asked for, else the first of the browser's languages that there are texts in."""
    for tag in [wanted, *accepted.split(",")]:
        language = tag.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return DEFAULT


def load_texts(language: str, game: AnyGame) -> None:
    """Read the texts of a game before somebody waits for them."""
    _words(language).say(f"game-{game.name}", game)


@cache
def names_of_things(game: AnyGame, language: str) -> dict[str, str]:
    """All messages of a game without parameters: the names of things."""
    words = words_of(language)
    names: dict[str, str] = {}
    for path in text_files(game.text_folders, language):
        for message, text in _messages(path).items():
            if "$" not in text and "{" not in text:
                names.setdefault(message, words.say(message, game))
    return names


def _messages(path: Path) -> dict[str, str]:
    messages: dict[str, str] = {}
    current = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        start = _MESSAGE.match(line)
        if start:
            current = start[1]
            messages[current] = start[2]
        elif line.startswith(" ") and current:
            messages[current] += line
    return messages
