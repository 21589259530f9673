"""Lessons: a position, a goal, a hint. A lesson is data; the real engine plays it by the real rules.

A lesson begins a match with a fixed key and plays the moves of its lead-in, so its position is one that the rules
reach, and everything that works at a table works in a lesson. The other seats answer with the moves that the
solution has for them, as long as these are on offer; a bot answers where they are not.
"""

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from freebooter.games import find_game
from freebooter.kernel.ask import Seat
from freebooter.kernel.history import MoveEntry
from freebooter.kernel.match import Match, new_match
from freebooter.learn.goals import Condition, all_met, any_met

CONTENT = Path(__file__).parent / "content"
TEXTS = Path(__file__).parent / "text"
PARTS = ("title", "goal", "hint", "why")
"""The texts of a lesson: `lesson-ID-title`, and so on."""
PATIENCE = 3
"""Moves that a learner may make beyond those of the solution before the lesson suggests starting again."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    goal: list[Condition]
    solution: list[str]
    """The moves after the lead-in, as "SEAT MOVE", seats from 1 on; those of other seats are their replies."""
    game: str = ""
    players: int = 3
    seat: int = 1
    """The learner's, from 1 on."""
    seed: str = ""
    options: dict[str, object] = {}
    lead: list[str] = []
    lost: list[Condition] = []
    """What puts the goal out of reach."""
    patience: int = PATIENCE

    @property
    def place(self) -> Seat:
        return self.seat - 1

    def begin(self) -> Match:
        """A new match at the position of the lesson."""
        match = new_match(find_game(self.game), self.players, self.options, self.seed or self.id)
        for step in self.lead:
            play(match, step)
        return match

    @property
    def first(self) -> int:
        """The number of the first entry after the lead-in."""
        return 1 + len(self.lead)

    @property
    def moves(self) -> list[str]:
        """The learner's own moves of the solution."""
        return moves_of(self.solution, self.seat)

    def reply(self, match: Match, seat: Seat) -> str | None:
        """The answer of another seat; None when the solution has none for it that is on offer."""
        ask = match.ask_of(seat)
        moves = moves_of(self.solution, seat + 1)
        made = len(self.made(match, seat))
        if ask is None or made >= len(moves):
            return None
        return moves[made] if any(move.name == moves[made] for move in ask.options) else None

    def made(self, match: Match, seat: Seat) -> list[str]:
        """The moves of a seat since the lesson began."""
        own = [entry for entry in match.live if isinstance(entry, MoveEntry) and entry.seat == seat]
        return [entry.move.name for entry in own if entry.number >= self.first]

    def next_move(self, match: Match) -> str | None:
        """The learner's next move of the solution, as long as the learner keeps to it."""
        made = self.made(match, self.place)
        moves = self.moves
        return moves[len(made)] if made == moves[: len(made)] and len(made) < len(moves) else None

    def reached(self, match: Match) -> bool:
        return all_met(self.goal, match, self.place, self.first)

    def missed(self, match: Match) -> bool:
        """Can the goal not be reached any more, or has the learner made far too many moves?"""
        if match.over or any_met(self.lost, match, self.place, self.first):
            return True
        return len(self.made(match, self.place)) >= len(self.moves) + self.patience


def play(match: Match, step: str) -> None:
    """Play "SEAT MOVE"."""
    seat, _, name = step.partition(" ")
    move = match.game.moves.by_name(name)
    if move is None:
        raise ValueError(f"{match.game.name} has no move {name!r}")
    match.play(int(seat) - 1, move)


def moves_of(steps: list[str], seat: int) -> list[str]:
    return [step.partition(" ")[2] for step in steps if step.partition(" ")[0] == str(seat)]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    lessons: list[Lesson]
    path: str = ""
    """A path of its own, beside that of the game, as an expansion has; its title is `path-NAME`."""


@cache
def paths() -> dict[str, list[Lesson]]:
    """For each path its lessons, in order. The path of a game has the name of the game.

    A file may add to the lessons of another one, as that of a module does, or begin a path of its own.
    """
    found: dict[str, list[Lesson]] = {}
    for path in sorted(CONTENT.glob("lessons-*.toml"), key=_stem):
        read = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File)
        lessons = [msgspec.structs.replace(lesson, game=read.game) for lesson in read.lessons]
        found.setdefault(read.path or read.game, []).extend(lessons)
    return found


def paths_of(game: str) -> list[str]:
    """The names of its paths: its own comes first."""
    return [name for name, lessons in paths().items() if lessons[0].game == game]


def _stem(path: Path) -> str:
    """To sort by: `lessons-marauders` comes before all that begins so."""
    return path.stem


@cache
def _by_id() -> dict[str, Lesson]:
    return {lesson.id: lesson for lessons in paths().values() for lesson in lessons}


def find_lesson(name: str) -> Lesson | None:
    return _by_id().get(name)
