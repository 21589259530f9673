"""The language of this run: that of `--language`, or else of the system."""

import os
from collections.abc import Sequence
from pathlib import Path

from freebooter.kernel.note import refused
from freebooter.pictures import TEXTS as PICTURE_TEXTS
from freebooter.words import LANGUAGES, Words

FOLDERS = [Path(__file__).parent / "text", PICTURE_TEXTS]

_words = Words("en", folders=FOLDERS)


def words() -> Words:
    """The texts in the language of this run."""
    return _words


def choose(arguments: Sequence[str]) -> None:
    """Find the language before anything else, so that every error is shown in it."""
    global _words
    _words = Words(_of_the_system(), folders=FOLDERS)
    language = _asked_for(arguments)
    if language is not None:
        if language not in LANGUAGES:
            raise refused("cli-unknown-language", language=language, known=", ".join(LANGUAGES))
        _words = Words(language, folders=FOLDERS)


def _asked_for(arguments: Sequence[str]) -> str | None:
    for at, argument in enumerate(arguments):
        if argument.startswith("--language="):
            return argument.partition("=")[2]
        if argument == "--language" and at + 1 < len(arguments):
            return arguments[at + 1]
    return None


def _of_the_system() -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
