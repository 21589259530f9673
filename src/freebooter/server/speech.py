"""Words for readers: one set of texts per language, with the names of the table that is being told."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from freebooter.kernel.ask import Ask
from freebooter.kernel.events import Event
from freebooter.kernel.game import AnyGame
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note
from freebooter.kernel.state import State
from freebooter.learn.lessons import TEXTS as LEARN_TEXTS
from freebooter.server.wire import Happened, LogLine, Option, Said
from freebooter.words import LANGUAGES, Words

TEXTS = Path(__file__).parent / "text"
DEFAULT = "en"
_MESSAGE = re.compile(r"^([a-z][A-Za-z0-9-]*) = *(.*)$")


@cache
def _words(language: str) -> Words:
    return Words(language, [TEXTS, LEARN_TEXTS])


def speak(language: str, names: Sequence[str] = ()) -> Words:
    """The words of a language, with these names for the seats until the next call."""
    words = _words(language if language in LANGUAGES else DEFAULT)
    words.names = list(names)
    return words


def choose_language(wanted: str, accepted: str = "") -> str:
    """What was asked for, else the first of the browser's languages that there is."""
    for said in [wanted, *accepted.split(",")]:
        language = said.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return DEFAULT


Params: TypeAlias = tuple[tuple[str, str | int], ...]


@lru_cache(20_000)
def _note_text(language: str, game: AnyGame | None, message: str, params: Params, names: tuple[str, ...]) -> str:
    return speak(language, names).say(message, game, **dict(params))


@lru_cache(20_000)
def _move_text(language: str, game: AnyGame, move: Move) -> str:
    return _words(language).move(game, move)


def say(words: Words, note: Note, game: AnyGame | None = None) -> Said:
    """A note in words."""
    return Said(text(words, note, game), note.message, dict(note.params), note.rule, note.tone)


def text(words: Words, note: Note, game: AnyGame | None = None) -> str:
    """Making a sentence takes time, so it is kept; the names of players are part of it only if a seat is named."""
    names = words.names
    used = tuple(names) if "seat" in note.params else ()
    made = _note_text(words.language, game, note.message, tuple(note.params.items()), used)
    words.names = names
    return made


@lru_cache(1000)
def _seat_text(language: str, game: AnyGame, seat: int) -> str:
    return speak(language).player(game, seat)


def player(words: Words, game: AnyGame, seat: int) -> str:
    """The name of whoever sits there, or what the game calls the seat."""
    names = words.names
    if seat < len(names) and names[seat]:
        return names[seat]
    made = _seat_text(words.language, game, seat)
    words.names = names
    return made


@lru_cache(1000)
def title(language: str, game: AnyGame) -> str:
    return _words(language).say(f"game-{game.name}", game)


def move_text(words: Words, game: AnyGame, move: Move) -> str:
    if any(name == "seat" for name, _value in move.params):
        return words.move(game, move)
    return _move_text(words.language, game, move)


def full_text(words: Words, game: AnyGame, ask: Ask | None, move: Move) -> str:
    """A move where its question is not seen."""
    note = None if ask is None else ask.label(move)
    return move_text(words, game, move) if note is None else text(words, note, game)


def option(words: Words, game: AnyGame, state: State, ask: Ask, move: Move) -> Option:
    brings = ask.preview(state, move)
    said = None if brings is None else say(words, brings, game)
    return Option(move.name, move_text(words, game, move), move.verb, dict(move.params), said)


def lines(words: Words, game: AnyGame, events: list[Event]) -> list[LogLine]:
    told = game.log_lines(list(events))
    return [
        LogLine(line.text, event.kind, list(line.rules))
        for event, line in zip(told, words.log(game, events), strict=True)
    ]


def happened(event: Event) -> Happened:
    return Happened(event.kind, dict(event.data), list(event.rules))


@cache
def names_of(game: AnyGame, language: str) -> dict[str, str]:
    """All messages of a game that say the same every time: the names of things."""
    words = speak(language)
    found: dict[str, Any] = {}
    for path in sorted((game.texts / language).glob("*.ftl")):
        messages: dict[str, str] = {}
        current = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            start = _MESSAGE.match(line)
            if start:
                current = start[1]
                messages[current] = start[2]
            elif line.startswith(" ") and current:
                messages[current] += line
        for message, text in messages.items():
            if "$" not in text and "{" not in text:
                found.setdefault(message, words.say(message, game))
    return found


def load(language: str, game: AnyGame) -> None:
    """Read the texts of a game."""
    _words(language).say(f"game-{game.name}", game)
