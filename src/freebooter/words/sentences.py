# mypyc: compile
"""Sentences for what the engine says.

The engine sends message ids and parameters, never sentences. Ids are made in one way: `event-` and the
kind, `move-` and the verb, `prompt-` and the prompt, `term-` and the term, `option-` and the option;
refusals and previews have their own. Texts get a seat twice: `$seat` is the number, from 1 on, and `$player`
the name. A line of the log may have two more forms, which speak to its reader: `.you` where the reader is
`$player`, `.at-you` where the reader is one of `$players` (`$others` are the rest, `$more` their number).
`$reason` may be given as the id of another message, whose text it then becomes, with the other parameters.
A refusal that says the same for every move may name a message of the game that teaches more, by `$teaches`.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

import freebooter.kernel
from freebooter.games import find_game
from freebooter.games import names as game_names
from freebooter.kernel.ask import Ask
from freebooter.kernel.events import Event
from freebooter.kernel.game import AnyGame
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note
from freebooter.kernel.record import RecordError
from freebooter.kernel.result import Term
from freebooter.words.bundle import LANGUAGES, Bundle, MissingText, Several

KERNEL_TEXTS = Path(freebooter.kernel.__file__).parent / "text"
YOU = "you"
AT_YOU = "at-you"
"""Forms of a line of the log that speak to its reader."""
MOST_SEATS = 64
"""Names of seats that are remembered, over all games."""
FALLBACK = "en"
"""The language of messages that another language lacks; without it people would read the bare id."""


class LogText(NamedTuple):
    """A line of the log that people read, with the rules behind it and the event that it is about."""

    text: str
    rules: tuple[str, ...]
    event: Event


class Words:
    """The texts of one language, for every game.

    `names` are the names of the players, seat by seat; without them the game's names of the seats are used.
    With `strict` a missing text is an error; otherwise people read the id and its parameters.
    """

    def __init__(
        self, language: str = "en", folders: Sequence[Path] = (), names: Sequence[str] = (), strict: bool = False
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there are no texts in {language!r}, only in {', '.join(LANGUAGES)}")
        self.language = language
        self.names = list(names)
        self._named = tuple([name for name in names if name])
        self._players: dict[tuple[str, int], str] = {}
        """The names of seats, as far as they were asked for."""
        self.strict = strict
        self._folders = [*folders, KERNEL_TEXTS]
        self._bundles: dict[tuple[str, str], Bundle] = {}
        self._found: dict[str, dict[str, Bundle]] = {}
        """Where messages of games are, as far as they were looked for; by game, then by message."""

    def with_names(self, names: Sequence[str]) -> "Words":
        """The same words with other names for the players; the texts are shared."""
        other = Words(self.language, (), names, self.strict)
        other._folders = self._folders
        other._bundles = self._bundles
        other._found = self._found
        return other

    def say(self, _what: Note | str, _game: AnyGame | None = None, /, **params: object) -> str:
        """A note, or a message id with its parameters. Messages of a game need the game.

        Messages have parameters `game` and `what`: compiled, these would be taken for arguments of the same name.
        """
        what, game = _what, _game
        if isinstance(what, Note):
            named = what.params.get("game")
            if game is None and named in game_names():  # a bad option is refused before there is a table
                game = find_game(str(named))
            return self._say(game, what.message, {**what.params, **params})
        return self._say(game, what, params)

    def knows(self, message: str, game: AnyGame | None = None) -> bool:
        """Is there a text for this message?"""
        return self._find(game, message) is not None

    def refusal(self, game: AnyGame | None, refusal: Note) -> str:
        """Why not, with the rule behind it."""
        text = self.say(refusal, game)
        return f"{text} [{refusal.rule}]" if refusal.rule else text

    def record_error(self, game: AnyGame | None, error: RecordError) -> str:
        """What is wrong with a record."""
        if error.cause is None:
            return self.say(error.refusal, game)
        return self.say(error.refusal, game, reason=self.say(error.cause, game))

    def goal(self, game: AnyGame, options: msgspec.Struct, seats: int) -> str:
        """What a game with these options is about; empty if it has no text for it."""
        notes = [Note(f"aim-{game.name}"), *game.choosing.goal(options, seats)]
        known = [note for note in notes if self.knows(note.message, game)]
        return " ".join(self.say(note, game) for note in known)

    def prompt(self, game: AnyGame, about: Mapping[str, object], ask: Ask) -> str:
        """A question; `about` are its parameters."""
        return self._say(game, f"prompt-{ask.prompt}", {"seat": ask.seat + 1, **about})

    def move(self, game: AnyGame, move: Move) -> str:
        return self._say(game, f"move-{move.verb}", dict(move.params), move.name)

    def option_of(self, game: AnyGame, ask: Ask, move: Move) -> str:
        """A move as an option of its question."""
        note = ask.name_here(move)
        return self.move(game, move) if note is None else self.say(note, game)

    def move_in_full(self, game: AnyGame, ask: Ask | None, move: Move) -> str:
        """Label for a move shown without its question: which ship, and whose."""
        note = None if ask is None else ask.label(move)
        return self.move(game, move) if note is None else self.say(note, game)

    def event(self, game: AnyGame, event: Event) -> str:
        """One thing that happened; a battle has several lines."""
        return "\n".join(line.text for line in self.log(game, [event]))

    def log(self, game: AnyGame, events: Sequence[Event], reader: int | None = None) -> list[LogText]:
        """What happened, as lines of the log; they speak to the seat that reads them, if there is one."""
        return [self.line(game, event, reader) for event in game.presentation.log_lines(list(events))]

    def passed_over(self, game: AnyGame, event: Event) -> LogText:
        """The line of an event that the log leaves out; an example of its rule needs it."""
        return self.line(game, event)

    def term(self, game: AnyGame, term: Term) -> str:
        """A line of the score sheet."""
        return self._say(game, f"term-{term.name}", {}, term.name)

    def option(self, game: AnyGame, name: str, more: str = "") -> str:
        """What can be chosen before a game; `more` is its `help`, one of its values, or a part (words/options.py)."""
        message = f"option-{name.replace('_', '-')}"
        return self._say(game, f"{message}-{more}", {}, more) if more else self._say(game, message, {}, name)

    def name_of(self, game: AnyGame, kind: str, value: str | int, case: str = "") -> str:
        """The name of a thing: `name_of(game, "good", "rum")`."""
        return self._say(game, f"{kind}-{value}", {}, str(value), case)

    def player(self, game: AnyGame | None, seat: int) -> str:
        """The name of a seat, which counts from 0 here."""
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        key = ("" if game is None else game.name, seat)
        name = self._players.get(key)
        if name is None:
            message = f"seat-{seat + 1}"
            if game is not None and self.knows(message, game):
                name = self._say(game, message, {})
            else:
                name = self._say(game, "seat", {"number": seat + 1})
            if len(self._players) < MOST_SEATS:
                self._players[key] = name
        return name

    def line(self, game: AnyGame, event: Event, reader: int | None = None) -> LogText:
        """One line of the log. A reader who is neither its `seat` nor among its `seats` is told the same as anybody."""
        return LogText(self.line_text(game, event, reader), event.rules, event)

    def line_text(self, game: AnyGame, event: Event, reader: int | None = None) -> str:
        """The text of it alone."""
        params: dict[str, object] = dict(event.data)
        form = ""
        seat = event.data.get("seat")
        if isinstance(seat, int):
            params["seat"] = seat + 1
        seats = event.data.get("seats")
        if isinstance(seats, list):
            players = [other for other in seats if isinstance(other, int)]
            others = [other for other in players if other != reader]
            params["players"] = ", ".join(self.player(game, other) for other in players)
            params["others"] = ", ".join(self.player(game, other) for other in others)
            params["more"] = len(others)
            if len(others) < len(players):
                form = AT_YOU
        if reader is not None and seat == reader:
            form = YOU
        return self._begin(self._say(game, f"event-{event.kind}", params, case=form))

    def _begin(self, text: str) -> str:
        """A sentence begins with a capital; a player's name is left as it is."""
        first = text[:1]
        return text if first.isupper() or text.startswith(self._named) else first.upper() + text[1:]

    def _say(
        self, game: AnyGame | None, message: str, params: dict[str, object], bare: str = "", case: str = ""
    ) -> str:
        teaches = params.get("teaches")
        if isinstance(teaches, str) and self.knows(teaches, game):
            message = teaches
        bundle = self._find(game, message)
        if bundle is None:
            if self.strict:
                raise MissingText(f"{message} has no text in {self.language} ({dict(params)})")
            return bare or _bare(message, params)
        text, missing = bundle.format(message, self._prepare(game, params), case)
        if missing and self.strict:
            raise MissingText(f"{', '.join(missing)} in {self.language} ({dict(params)})")
        return text

    def _prepare(self, game: AnyGame | None, params: dict[str, object]) -> dict[str, object]:
        prepared = params.copy()
        for name, value in params.items():
            if isinstance(value, list):
                prepared[name] = Several(value)
        seat = params.get("seat")
        if isinstance(seat, str) and seat.isdecimal():  # in a move
            seat = int(seat)
        if isinstance(seat, int) and seat > 0:
            prepared["player"] = self.player(game, seat - 1)
        reason = params.get("reason")
        if isinstance(reason, str) and self.knows(reason, game):
            others = {name: value for name, value in params.items() if name != "reason"}
            prepared["reason"] = self._say(game, reason, others)
        return prepared

    def _find(self, game: AnyGame | None, message: str) -> Bundle | None:
        """The bundle that has this message: of the language or, unless strict, of the fallback."""
        name = "" if game is None else game.name
        of_game = self._found.get(name)
        if of_game is None:
            of_game = self._found[name] = {}
        found = of_game.get(message)
        if found is None:
            found = self._search(game, message)
            if found is not None:
                of_game[message] = found
        return found

    def _search(self, game: AnyGame | None, message: str) -> Bundle | None:
        for language in (self.language,) if self.strict else (self.language, FALLBACK):
            bundle = self._bundle_of(game, language)
            if bundle.has(message):
                return bundle
        return None

    def _bundle_of(self, game: AnyGame | None, language: str) -> Bundle:
        key = ("" if game is None else game.name, language)
        if key not in self._bundles:
            folders = self._folders if game is None else [*game.text_folders, *self._folders]
            self._bundles[key] = Bundle(language, folders)
        return self._bundles[key]


def _bare(message: str, params: Mapping[str, object]) -> str:
    """What people read when there is no text."""
    values = ", ".join(f"{name}={value}" for name, value in params.items())
    return f"{message} ({values})" if values else message
