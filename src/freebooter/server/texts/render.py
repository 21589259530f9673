# mypyc: compile
"""Renders what the engine has to say as text in the reader's language, ready for the wire.

Formatting a sentence takes time, so sentences are cached; names of players are part of the key only where a sentence
names a seat.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from freebooter.kernel.ask import Ask
from freebooter.kernel.events import Event
from freebooter.kernel.game import AnyGame
from freebooter.kernel.history import Entry, PassAheadEntry, RekeyEntry, SetupEntry, UndoEntry
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note
from freebooter.kernel.people.telling import Figure
from freebooter.kernel.state import State
from freebooter.server.texts.words import words_of
from freebooter.server.wire.frames import Figure as WireFigure
from freebooter.server.wire.frames import GameEvent, LogLine, Option, Text
from freebooter.words import Words

Params: TypeAlias = tuple[tuple[str, str | int], ...]


@lru_cache(8000)
def _sentence(language: str, game: AnyGame | None, message: str, params: Params, names: tuple[str, ...]) -> str:
    return words_of(language, names).say(Note(message, "", **dict(params)), game)


@lru_cache(20_000)
def _move(language: str, game: AnyGame, move: Move) -> str:
    return words_of(language).move(game, move)


@lru_cache(1000)
def _seat(language: str, game: AnyGame, seat: int) -> str:
    return words_of(language).player(game, seat)


@lru_cache(1000)
def title(language: str, game: AnyGame) -> str:
    """The name of a game."""
    return words_of(language).say(f"game-{game.name}", game)


def sentence(words: Words, note: Note, game: AnyGame | None = None) -> str:
    names = tuple(words.names) if "seat" in note.params else ()
    return _sentence(words.language, game, note.message, tuple(note.params.items()), names)


def text(words: Words, note: Note, game: AnyGame | None = None) -> Text:
    """A note as a sentence, with its message id and rule."""
    return Text(sentence(words, note, game), note.message, dict(note.params), note.rule, note.tone)


def prompt(words: Words, game: AnyGame, state: State, ask: Ask) -> str:
    """A question, as `Words.prompt` has it."""
    params: dict[str, str | int] = {"seat": ask.seat + 1, **ask.words(state)}
    return _sentence(words.language, game, f"prompt-{ask.prompt}", tuple(params.items()), tuple(words.names))


def player(words: Words, game: AnyGame, seat: int) -> str:
    """The name of the player on a seat, or the game's name of the seat."""
    if seat < len(words.names) and words.names[seat]:
        return words.names[seat]
    return _seat(words.language, game, seat)


def move(words: Words, game: AnyGame, move: Move) -> str:
    for name, _value in move.params:
        if name == "seat":
            return words.move(game, move)
    return _move(words.language, game, move)


def move_in_full(words: Words, game: AnyGame, ask: Ask | None, chosen: Move) -> str:
    """A move shown without its question."""
    label = None if ask is None else ask.label(chosen)
    return move(words, game, chosen) if label is None else sentence(words, label, game)


def option(words: Words, game: AnyGame, state: State, ask: Ask, chosen: Move) -> Option:
    preview, name = ask.preview(state, chosen), ask.name_here(chosen)
    return Option(
        chosen.name,
        move(words, game, chosen) if name is None else sentence(words, name, game),
        chosen.verb,
        dict(chosen.params),
        None if preview is None else text(words, preview, game),
    )


class Happened:
    """Some events as they are told to all who may know of exactly these: lines that speak to nobody are made once."""

    def __init__(self, game: AnyGame, events: Sequence[Event]) -> None:
        self._game = game
        self.events = [GameEvent(event.kind, dict(event.data), _rules(event.rules)) for event in events]
        self._lines = game.presentation.log_lines(list(events))
        self._speak_to = [_spoken_to(event) for event in self._lines]
        self._plain: dict[str, list[LogLine]] = {}

    def lines(self, words: Words, reader: int | None) -> list[LogLine]:
        """What happened as a reader is told it (None: somebody who watches). Readers share lines, so nobody changes
        them."""
        plain = self._plain.get(words.language)
        if plain is None:
            plain = self._plain[words.language] = [self._line(words, event, None) for event in self._lines]
        told = plain
        if reader is not None:
            for at, seats in enumerate(self._speak_to):
                if reader in seats:
                    if told is plain:
                        told = plain.copy()
                    told[at] = self._line(words, self._lines[at], reader)
        return told

    def _line(self, words: Words, event: Event, reader: int | None) -> LogLine:
        how = self._game.presentation.telling(event, reader)
        text = words.line_text(self._game, event, reader)
        return LogLine(text, event.kind, _rules(event.rules), how.seat, how.weight, how.part, how.icon, how.place)


@lru_cache(4000)
def _rules(rules: tuple[str, ...]) -> list[str]:
    """One list for all lines by the same rules, of which tables keep thousands; shared, so nobody changes it."""
    return list(rules)


def _spoken_to(event: Event) -> list[object]:
    """The seats that a line is told to as theirs; to all others it is told alike."""
    seats = event.data.get("seats")
    return [event.data.get("seat"), *(seats if isinstance(seats, list) else [])]


def figure(words: Words, game: AnyGame, figure: Figure) -> WireFigure:
    return WireFigure(figure.name, figure_name(words.language, game, figure.name), figure.value, figure.worse)


@lru_cache(1000)
def figure_name(language: str, game: AnyGame, name: str) -> str:
    return words_of(language).name_of(game, "figure", name)


def kind_of(entry: Entry) -> str:
    """What clients call an entry."""
    if isinstance(entry, UndoEntry):
        return "rewind" if entry.consent else "undo"
    if isinstance(entry, PassAheadEntry):
        return "pass"
    if isinstance(entry, RekeyEntry):
        return "rekey"
    return "setup" if isinstance(entry, SetupEntry) else "move"
