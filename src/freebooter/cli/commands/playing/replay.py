"""`freebooter replay`: a record step by step, forwards and backwards."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from freebooter.cli.errors import GameTrouble
from freebooter.cli.files import open_record
from freebooter.cli.language import words
from freebooter.cli.options import Language, Load
from freebooter.cli.screen import EndOfInput, Screen
from freebooter.cli.table.session import show_result
from freebooter.games import load_modules
from freebooter.kernel.ask import Seat
from freebooter.kernel.history import Entry, MoveEntry, PassAheadEntry, RekeyEntry, UndoEntry
from freebooter.kernel.match import Match
from freebooter.kernel.note import refused
from freebooter.kernel.record import Reader, RecordError
from freebooter.pictures import picture_of


def replay(
    file: Annotated[Path, typer.Argument(help="The record.")],
    seat: Annotated[int | None, typer.Option(help="See what this player saw, from 1 on.")] = None,
    public: Annotated[bool, typer.Option("--public", help="See what everyone saw (the default).")] = False,
    language: Language = None,
    load: Load = None,
) -> int:
    """Step through a record, as everyone or as one seat saw it."""
    load_modules(load or [])
    if seat is not None and public:
        raise refused("cli-replay-one-view")
    reader = open_record(file)
    if seat is not None and not 1 <= seat <= reader.match.seats:
        raise refused("no-such-seat", seat=seat, seats=reader.match.seats)
    steps = steps_of(reader)
    show = Replay(reader.match, steps, None if seat is None else seat - 1, reader.footer is not None, Screen())
    if show.screen.interactive:
        show.step_by_step()
    else:
        show.all_at_once()
    return 0


@dataclass(frozen=True)
class Step:
    """The game after one entry, as each seat and, last, the public saw it."""

    entry: Entry
    round: int
    views: list[msgspec.Struct]
    asked: list[Seat]


def steps_of(reader: Reader) -> list[Step]:
    """Play the record and keep what it looked like after each entry."""
    match = reader.match
    steps: list[Step] = []
    try:
        for entry in reader.entries():
            views = [match.view(seat) for seat in [*range(match.seats), None]]
            steps.append(Step(entry, getattr(views[-1], "round", 0), views, match.asked))
    except RecordError as error:
        raise GameTrouble(reader.game, error) from None
    return steps


class Replay:
    def __init__(self, match: Match, steps: list[Step], seat: Seat | None, finished: bool, screen: Screen) -> None:
        self.match = match
        self.game = match.game
        self.steps = steps
        self.seat = seat
        self.finished = finished
        self.screen = screen
        self.words = words()

    def say(self, message: str, **params: object) -> str:
        return self.words.say(message, self.game, **params)

    def all_at_once(self) -> None:
        for at in range(len(self.steps)):
            self.tell(at)
        self.picture(len(self.steps) - 1)
        self.end(len(self.steps) - 1)

    def step_by_step(self) -> None:
        at = 0
        self.show(at)
        while True:
            try:
                typed = self.screen.read(f"{at}/{len(self.steps) - 1}> ")
            except EndOfInput:
                return
            if typed in ("q", "quit", self.say("cli-command-quit")):
                return
            to = self.where(at, typed)
            if to is not None:
                at = to
                self.show(at)

    def where(self, at: int, typed: str) -> int | None:
        """The step to show next; None when it was not understood."""
        last = len(self.steps) - 1
        word, _, rest = typed.partition(" ")
        if typed in ("", "n"):
            return min(at + 1, last)
        if typed == "p":
            return max(at - 1, 0)
        if typed.isdigit():
            return min(int(typed), last)
        if word in ("round", "runda") and rest.isdigit():
            found = [index for index, step in enumerate(self.steps) if step.round == int(rest)]
            return found[0] if found else last
        if word in ("seat", "miejsce", "public", "wszyscy"):
            return self.look_as(at, rest)
        self.screen.line(self.say("cli-replay-help"))
        return None

    def look_as(self, at: int, number: str) -> int | None:
        """As another seat sees it: only once the game is over, because until then hands are secret."""
        if not number:
            self.seat = None
            return at
        if not self.finished:
            self.screen.error(self.say("cli-replay-secret"))
            return None
        if not number.isdigit() or not 1 <= int(number) <= self.match.seats:
            self.screen.error(
                self.say("no-such-seat", seat=int(number) if number.isdigit() else 0, seats=self.match.seats)
            )
            return None
        self.seat = int(number) - 1
        return at

    def show(self, at: int) -> None:
        self.screen.clear()
        self.picture(at)
        self.screen.line()
        self.tell(at)
        self.end(at)
        self.screen.line(self.say("cli-replay-help"), "note")

    def picture(self, at: int) -> None:
        step = self.steps[at]
        view = step.views[-1 if self.seat is None else self.seat]
        self.screen.picture(picture_of(self.game, view, self.words, step.asked))

    def tell(self, at: int) -> None:
        """What the entry did. The choice itself is shown by its events, or only to its own seat."""
        entry = self.steps[at].entry
        self.screen.line(self.title(entry), "title")
        events = [event for event in entry.events if event.seen_by(self.seat)]
        self.screen.log(self.words.log(self.game, events))

    def title(self, entry: Entry) -> str:
        seat, number = entry.seat + 1, entry.number
        if isinstance(entry, MoveEntry):
            if entry.seat == self.seat:
                return self.say("cli-replay-own", number=number, seat=seat, move=self.words.move(self.game, entry.move))
            return self.say("cli-replay-move", number=number, seat=seat)
        if isinstance(entry, UndoEntry):
            return self.say("cli-replay-undo", number=number, undone=entry.undone)
        if isinstance(entry, RekeyEntry):
            return self.say("cli-replay-rekey", number=number)
        if isinstance(entry, PassAheadEntry):
            return self.say("cli-replay-pass", number=number, seat=seat)
        return self.say("cli-replay-setup", number=number)

    def end(self, at: int) -> None:
        if at == len(self.steps) - 1 and self.match.over:
            self.screen.line()
            show_result(self.match, self.screen)
