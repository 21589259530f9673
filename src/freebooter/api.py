"""The public interface of the library: start a match, look at it, play, save, and let bots play.

Seats count from 0, here and in all of Python: `match.view(0)` is for "Player 1", as people count.
"""

import os
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path

import msgspec

from freebooter.bots import Bot as Bot
from freebooter.bots import choose, make_bot
from freebooter.games import find_game, names
from freebooter.kernel import run as kernel_run
from freebooter.kernel.ask import Ask
from freebooter.kernel.match import Match as KernelMatch
from freebooter.kernel.match import new_match
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal, refused
from freebooter.kernel.note import Refused as Refused
from freebooter.kernel.record import RecordError as RecordError
from freebooter.kernel.record import read_key, read_match, save
from freebooter.kernel.result import Result
from freebooter.pictures import TEXTS, Head, Picture, Row, picture_of
from freebooter.words import Words

__version__ = version("freebooter")
WIDTH = 100


def game_names() -> list[str]:
    """The names of the games that can be played."""
    return names()


def compiled() -> bool:
    """Is the engine compiled, or interpreted?"""
    return str(kernel_run.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def new(game: str, players: int, *, seed: int | str | None = None, language: str = "en", **options: object) -> "Match":
    """Start a match: `new("seven-seas", players=4, seed=7, edition="pl")`; `game_names()` lists the games.

    With a seed the same moves give the same game; without one it is unpredictable. Options are those of the
    game; an unknown one raises `Refused`, which lists them.
    """
    return Match(new_match(find_game(game), players, options, seed), language)


def load(path: str | os.PathLike[str], *, language: str = "en") -> "Match":
    """Read a record, check every line of it, and go on from its end."""
    where = Path(path)
    match = read_match(where.read_bytes(), find_game, read_key(where))
    if match.key is None and not match.over:
        match.rekey(os.urandom(32))  # the key is missing: new dice, and the record says so
    return Match(match, language)


def bot(name: str, *, seed: int = 0, seconds: float | None = None, iterations: int | None = None) -> Bot:
    """A bot by name: "random", "greedy" or "search", with a budget for each decision."""
    return make_bot(name, seed, seconds=seconds, iterations=iterations)


class Option:
    """Something a seat may choose now, with its preview. Prints as text for people."""

    def __init__(self, match: "Match", ask: Ask, move: Move) -> None:
        self.seat = ask.seat
        self.name = move.name
        self.move = move
        self.text, self.preview = match._texts_of(ask, move)

    def __repr__(self) -> str:
        preview = f": {self.preview}" if self.preview else ""
        return f"<{self.name}: {self.text}{preview}>" if self.text != self.name else f"<{self.name}{preview}>"

    def __str__(self) -> str:
        return f"{self.text} ({self.preview})" if self.preview else self.text


class Score:
    """The end of a game: `winners`, `places` and `points` by seat, and the sheet that explains them when printed."""

    def __init__(self, match: "Match", result: Result) -> None:
        self.winners = list(result.winners)
        self.places = list(result.places)
        self.points = list(result.scores)
        self.sheet = {term.name: list(term.values) for term in result.sheet}
        self._text = match._sheet(result)

    def __repr__(self) -> str:
        return f"<Score winners={self.winners} points={self.points}>"

    def __str__(self) -> str:
        return self._text


class Match:
    """One game being played. `print(match)` shows the table as everyone may see it."""

    def __init__(self, match: KernelMatch, language: str = "en") -> None:
        self._match = match
        self._words = Words(language, [TEXTS])

    # Looking

    @property
    def game(self) -> str:
        return self._match.game.name

    @property
    def players(self) -> int:
        return self._match.seats

    @property
    def over(self) -> bool:
        return self._match.over

    @property
    def asked(self) -> list[int]:
        """The seats that have to choose now; several when they choose in secret at the same time."""
        return list(self._match.asked)

    @property
    def question(self) -> str:
        """The question to the first of them, as text."""
        if self.over:
            return ""
        ask = self._ask(self.asked[0])
        return self._words.prompt(self._match.game, ask.words(self._match.run.state), ask)

    @property
    def risks(self) -> list[str]:
        """What the first of them should worry about before choosing, a sentence each; often nothing."""
        if self.over:
            return []
        game, ask = self._match.game, self._ask(self.asked[0])
        return [self._words.say(risk, game) for risk in ask.risks(self._match.run.state)]

    @property
    def options(self) -> list[Option]:
        """What the first seat that is asked may do."""
        return [] if self.over else self.options_of(self.asked[0])

    def options_of(self, seat: int) -> list[Option]:
        """What this seat may do; nothing if it is not asked."""
        self._match.view(seat)
        ask = self._match.ask_of(seat)
        return [] if ask is None else [Option(self, ask, move) for move in ask.options]

    def view(self, seat: int | None = None) -> msgspec.Struct:
        """All that a seat may know, as plain data; without a seat, what everyone may know."""
        return self._match.view(seat)

    def log(self, seat: int | None = None, last: int | None = None) -> list[str]:
        """What has happened, as a seat (or everyone) may know it, each line with its rules."""
        events = self._match.log(seat)
        lines = [
            f"{line.text} [{' '.join(line.rules)}]" if line.rules else line.text
            for line in self._words.log(self._match.game, events)
        ]
        return lines if last is None else lines[-last:]

    @property
    def result(self) -> Score:
        """Who won, when the game is over."""
        return Score(self, self._match.result())

    # Playing

    def play(self, choice: Option | str, seat: int | None = None) -> list[str]:
        """Choose an option, by itself or by its name; returns what happened. Raises `Refused` if illegal."""
        seat = seat if seat is not None else choice.seat if isinstance(choice, Option) else self._first_asked()
        events = self._match.play(seat, self._move(choice))
        return [line.text for line in self._words.log(self._match.game, events)]

    def why_not(self, choice: str, seat: int | None = None) -> str:
        """Why a move is not on offer, in a sentence with its rule; empty when it is."""
        asked = seat if seat is not None else self._first_asked()
        refusal = self._match.refuse(asked, self._move(choice))
        return "" if refusal is None else self._words.refusal(self._match.game, refusal)

    def suggest(self, player: Bot, seat: int | None = None) -> Option:
        """What a bot would choose; it sees no more than the seat does."""
        asked = seat if seat is not None else self._first_asked()
        return Option(self, self._ask(asked), choose(player, self._match, asked))

    def play_out(self, players: Bot | Sequence[Bot]) -> Score:
        """Let bots play to the end: one for all seats, or one for each."""
        bots = [players] * self.players if isinstance(players, Bot) else list(players)
        if len(bots) != self.players:
            raise refused("wrong-bots", bots=len(bots), players=self.players)
        while not self.over:
            seat = self._match.asked[0]
            self._match.play(seat, choose(bots[seat], self._match, seat))
        return self.result

    def undo(self, seat: int | None = None) -> str:
        """Take back a seat's last move; returns its name. Raises `Refused` if something was revealed by it."""
        entry = self._match.undo(max(self._match.live[-1].seat, 0) if seat is None else seat)
        assert entry.move is not None
        return entry.move.name

    def copy(self) -> "Match":
        """The same match with the same future, independent of this one."""
        return Match(self._match.copy(), self._words.language)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record of the match; `load` goes on from it."""
        save(self._match, Path(path))

    # Inside

    def _first_asked(self) -> int:
        if self.over:
            raise Refused(Refusal("game-over"))
        return self.asked[0]

    def _ask(self, seat: int) -> Ask:
        ask = self._match.ask_of(seat)
        if ask is None:
            asked = ", ".join(str(other + 1) for other in self.asked)
            raise refused("not-asked", seat=seat + 1, asked=asked)
        return ask

    def _move(self, choice: Option | str) -> Move:
        if isinstance(choice, Option):
            return choice.move
        move = self._match.game.moves.by_name(choice)
        if move is None:
            raise refused("no-such-move", move=choice, game=self.game)
        return move

    def _texts_of(self, ask: Ask, move: Move) -> tuple[str, str]:
        game = self._match.game
        preview = ask.preview(self._match.run.state, move)
        return self._words.option_of(game, ask, move), "" if preview is None else self._words.say(preview, game)

    def _sheet(self, result: Result) -> str:
        game = self._match.game
        heads = [Head("", "", True), *[Head(name, name) for name in map(self._player, range(self.players))]]
        rows = [Row([self._words.term(game, term), *map(str, term.values)], "") for term in result.sheet]
        return "\n".join(text for text, _style in Picture([], heads, rows).drawn(WIDTH))

    def _player(self, seat: int) -> str:
        return self._words.player(self._match.game, seat)

    def __str__(self) -> str:
        picture = picture_of(self._match.game, self.view(), self._words, self._match.asked)
        lines = [text for text, _style in picture.drawn(WIDTH)]
        if not self.over:
            lines.append(f"{', '.join(self._player(seat) for seat in self.asked)}: {self.question}")
        return "\n".join(lines)

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {', '.join(map(str, self.asked))} to choose"
        return f"<Match {self.game}, {self.players} players, {state}>"
