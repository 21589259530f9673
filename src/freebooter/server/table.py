"""A table in memory: its match, its log, and who sits where. No input or output, and no waiting.

A command changes the match and gives the rows that must be stored. Only when they are on the disk may
anyone be told; that is the room's office. Should storing fail, the room throws this table away and reads
it again.

Readers are the seats, and the public (`PUBLIC`). Each has its own numbering of what it may know: the
numbers of one reader tell nothing of what another has been told.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from hashlib import blake2b

from freebooter.games import find_game
from freebooter.kernel.ask import Seat, Together
from freebooter.kernel.history import Entry, MoveEntry, PassAheadEntry, SetupEntry, UndoEntry
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal, Refused, refused
from freebooter.kernel.record import Reader, entry_line, header_line
from freebooter.learn.lessons import Lesson, find_lesson
from freebooter.server import orders
from freebooter.server.rows import AGREE, ENTRY, ORDER, REQUEST, SAY, SEAT, Chair, Row, Sheet, body
from freebooter.server.wire import Ordered

PUBLIC = -1
MOST_PASSED = 40
"""Kinds of questions that a seat can pass in advance; no game has more."""


class Open:
    """A standing request to take back."""

    def __init__(self, row: int, seat: Seat, entry: int) -> None:
        self.row = row
        self.seat = seat
        self.entry = entry
        self.agreed: set[Seat] = {seat}


class Table:
    def __init__(self, sheet: Sheet, chairs: list[Chair], match: Match) -> None:
        self.sheet = sheet
        self.chairs = chairs
        self.match = match
        self.rows: list[Row] = []
        self.entry_rows: list[int] = []
        """For each entry of the match's history the row that holds it."""
        self.entry_of: dict[int, Entry] = {}
        self.streams: dict[int, list[int]] = {reader: [] for reader in range(PUBLIC, match.seats)}
        """For each reader the rows it may know of."""
        self.commands: dict[tuple[Seat, str], int] = {}
        self.request: Open | None = None
        self.passing: list[set[str]] = [set() for _ in range(match.seats)]
        self.orders = orders.Orders(match, chairs)
        self.question_row = 0
        """The row since which the question stands as it is."""
        self._question: object = None
        self.lesson: Lesson | None = find_lesson(sheet.lesson) if sheet.lesson else None
        self.learnt = False
        """Was the goal of the lesson reached? Playing on or taking back does not undo that."""

    # Beginning and reading

    @staticmethod
    def begin(sheet: Sheet, chairs: list[Chair], match: Match, at: int) -> tuple["Table", list[Row]]:
        """A table for a match that has just begun, or was played up to here elsewhere."""
        table = Table(sheet, chairs, match)
        rows = [Row(n, at, ENTRY, entry.seat, "", _line(entry)) for n, entry in enumerate(match.history)]
        for row, entry in zip(rows, match.history, strict=True):
            table._add(row, entry)
        table.question_row = len(rows) - 1
        table._question = match.run.question
        return table, rows

    @staticmethod
    def read(sheet: Sheet, chairs: list[Chair], rows: list[Row]) -> "Table":
        """A table from its log, exactly as it was."""
        lines = [row.body for row in rows if row.kind == ENTRY]
        data = "\n".join([sheet.header, *lines, ""]).encode()
        reader = Reader(data, find_game, sheet.key, trusted=True)
        entries = reader.entries()
        next(entries)
        table = Table(sheet, chairs, reader.match)
        for row in rows:
            if row.kind != ENTRY:
                table._add(row, None)
                continue
            if table.entry_rows:
                next(entries)
            entry = reader.match.history[-1]
            table._add(row, entry)
            table._mark_question(entry)
        for _rest in entries:
            raise AssertionError("a record with more entries than rows")
        table.orders.go_on()
        return table

    def _mark_question(self, entry: Entry) -> None:
        """Note from which row on things stand as they do: sealed answers and passing in advance change nothing."""
        if self.lesson is not None:
            self.learnt = self.learnt or self.lesson.reached(self.match)
        question = self.match.run.question
        only_sealed = isinstance(question, Together) and question is self._question and bool(self.match.sealed)
        self._question = question
        if isinstance(entry, SetupEntry | UndoEntry) or (isinstance(entry, MoveEntry) and not only_sealed):
            self.question_row = len(self.rows) - 1

    def _add(self, row: Row, entry: Entry | None) -> None:
        """Take a row into the log and tell apart who may know of it."""
        assert row.n == len(self.rows)
        self.rows.append(row)
        if row.command:
            self.commands.setdefault((row.seat, row.command), row.n)
        hidden = isinstance(entry, PassAheadEntry)
        for reader, stream in self.streams.items():
            if not hidden or reader == row.seat:
                stream.append(row.n)
        if entry is not None:
            self.entry_rows.append(row.n)
            self.entry_of[row.n] = entry
            if isinstance(entry, PassAheadEntry):
                self._note_passing(entry)
            else:
                self.request = None
        elif row.kind == REQUEST:
            self.request = Open(row.n, row.seat, int(row.read()["entry"]))
        elif row.kind == AGREE and self.request is not None:
            if row.read()["yes"]:
                self.request.agreed.add(row.seat)
            else:
                self.request = None
        elif row.kind == ORDER:
            self.orders.read(row.seat, row.read())

    def _note_passing(self, entry: PassAheadEntry) -> None:
        if entry.passing:
            self.passing[entry.seat].add(entry.prompt)
        else:
            self.passing[entry.seat].discard(entry.prompt)

    # Numbers

    def number(self, reader: int) -> int:
        """How much a reader has been told."""
        return len(self.streams[reader])

    def number_of(self, reader: int, row: int) -> int:
        """The reader's number of a row, or of the last one before it that the reader may know."""
        return bisect_right(self.streams[reader], row)

    def row_at(self, reader: int, number: int) -> int:
        if not 1 <= number <= self.number(reader):
            raise refused("no-moment")
        return self.streams[reader][number - 1]

    def rows_since(self, reader: int, number: int) -> list[Row]:
        return [self.rows[n] for n in self.streams[reader][max(number, 0) :]]

    def visible(self, reader: int, rows: Iterable[Row]) -> list[Row]:
        stream = self.streams[reader]
        found = []
        for row in rows:
            at = bisect_left(stream, row.n)
            if at < len(stream) and stream[at] == row.n:
                found.append(row)
        return found

    def stale(self, seat: Seat, expected: int) -> bool:
        """Has the question changed since the client looked? What others seal meanwhile does not matter."""
        return not self.number_of(seat, self.question_row) <= expected <= self.number(seat)

    def done_before(self, seat: Seat, command: str) -> int | None:
        """The row by which this command was carried out."""
        return self.commands.get((seat, command))

    def record(self, upto: int = -1) -> bytes:
        """The record of the match; with `upto` only the rows to that one. It holds all secrets of the game."""
        rows = self.rows if upto < 0 else self.rows[: upto + 1]
        return "\n".join([self.sheet.header, *[row.body for row in rows if row.kind == ENTRY], ""]).encode()

    def whim(self, seat: Seat) -> str:
        """The seed of a bot's thoughts: from the secret key, so that a table with a seed goes the same way twice.

        It does not change while others seal their answers to the same question, whoever is quicker.
        """
        entry = bisect_right(self.entry_rows, self.question_row)
        return blake2b(f"{entry} {seat}".encode(), key=self.match.key or b"", digest_size=16, person=b"bot").hexdigest()

    # Who decides

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    @property
    def sealed(self) -> list[Seat]:
        question = self.match.run.question
        if not isinstance(question, Together):
            return []
        return [seat for seat in question.seats if seat in self.match.sealed]

    def must_consent(self, seat: Seat) -> list[Seat]:
        """The seats whose people must agree before the seat takes back what others have seen."""
        own = self.chairs[seat].decider
        return [
            chair.seat
            for chair in self.chairs
            if chair.seat != seat and chair.decider and (not own or chair.decider != own)
        ]

    def last_own(self, seat: Seat) -> MoveEntry | None:
        """The last standing move of the person who decides for this seat, whichever of their seats made it."""
        own = self.chairs[seat].decider
        for entry in reversed(self.match.live):
            if not isinstance(entry, MoveEntry):
                continue
            chair = self.chairs[entry.seat]
            if entry.seat == seat or (own and chair.decider == own):
                return entry
        return None

    def moves_since(self, number: int) -> int:
        """How many standing moves there are from this entry on."""
        live = self.match.live
        first = bisect_left(live, number, key=lambda entry: entry.number)
        return sum(isinstance(entry, MoveEntry) for entry in live[first:])

    def can_undo(self, seat: Seat) -> tuple[str, MoveEntry | None, Refusal | None]:
        """How the seat can take back (`free`, `ask` or `no`), which move, and why not freely."""
        direct = self.match.undoable(seat)
        if self.lesson is not None:
            # What led to the position stays, and the dice of a lesson are the same for all: it is begun again instead.
            if isinstance(direct, MoveEntry) and direct.number >= self.lesson.first:
                return "free", direct, None
            return "no", None, Refusal("lesson-undo")
        if isinstance(direct, MoveEntry):
            return "free", direct, None
        if self.match.over:
            return "no", None, direct
        entry = self.last_own(seat)
        if entry is None:
            return "no", None, Refusal("nothing-of-yours")
        return ("ask" if self.must_consent(seat) else "free"), entry, direct

    # Commands: each gives the rows to be stored, or raises `Refused` and has changed nothing

    def play(self, seat: Seat, name: str, command: str, at: int) -> list[Row]:
        first = len(self.match.history)
        self.match.play(seat, self.move_named(name))
        return self._enter(first, command, at)

    def undo(self, seat: Seat, command: str, at: int) -> list[Row]:
        how, entry, reason = self.can_undo(seat)
        if entry is None:
            raise Refused(reason or Refusal("undo-nothing"))
        first = len(self.match.history)
        if reason is None:
            self.match.undo(seat)
        elif how == "free":
            self.match.rewind(entry.number, set(range(self.match.seats)))
        else:
            return self._ask_all(seat, entry.number, command, at)
        return self._enter(first, command, at, seat)

    def rewind(self, seat: Seat, number: int, command: str, at: int) -> list[Row]:
        """Take back to before the move with this number; free for those who play alone on one screen."""
        if self.match.over:
            raise refused("game-over")
        if self.lesson is not None:
            raise refused("lesson-undo")
        entry = self.entry_of.get(self.row_at(seat, number))
        if not isinstance(entry, MoveEntry) or entry not in self.match.live:
            raise refused("undo-no-entry", entry=number)
        if self.must_consent(seat):
            return self._ask_all(seat, entry.number, command, at)
        first = len(self.match.history)
        self.match.rewind(entry.number, set(range(self.match.seats)))
        return self._enter(first, command, at, seat)

    def agree(self, seat: Seat, request: int, yes: bool, command: str, at: int) -> list[Row]:
        standing = self.request
        if standing is None or self.number_of(seat, standing.row) != request:
            raise refused("no-request")
        if seat in standing.agreed:
            raise refused("request-yours")
        rows = [self._note(AGREE, seat, command, at, body(request=standing.row, yes=yes))]
        if yes and not [other for other in self.must_consent(standing.seat) if other not in standing.agreed]:
            first = len(self.match.history)
            self.match.rewind(standing.entry, set(range(self.match.seats)))
            rows += self._enter(first, "", at, standing.seat)
        return rows

    def pass_ahead(self, seat: Seat, prompt: str, on: bool, command: str, at: int) -> list[Row]:
        if on and len(self.passing[seat] | {prompt}) > MOST_PASSED:
            raise refused("cannot-pass-ahead")
        first = len(self.match.history)
        self.match.pass_ahead(seat, prompt, on)
        return self._enter(first, command, at)

    def order(self, seat: Seat, order: Ordered, command: str, at: int) -> list[Row]:
        """Say what a seat does round after round, once all agree to fight it out."""
        said = self.orders.give(seat, order)
        return [self._note(ORDER, seat, command, at, body(**said)), *self._review(at, False)]

    def halt(self, seat: Seat, command: str, at: int) -> list[Row]:
        return [self._note(ORDER, seat, command, at, body(ended=self.orders.halt(seat)))]

    def obey(self, seat: Seat, command: str, at: int) -> list[Row]:
        """Make the move that a seat has ordered; none if it must decide itself."""
        move = self.orders.answer(seat)
        return [] if move is None else self.play(seat, move.name, command, at)

    @property
    def running(self) -> bool:
        """Is everyone who is asked now answered for by an order?"""
        return bool(self.match.asked) and all(self.orders.answer(seat) is not None for seat in self.match.asked)

    def say(self, seat: Seat, text: str, command: str, at: int) -> list[Row]:
        return [self._note(SAY, seat, command, at, body(text=text))]

    def note_seat(self, seat: Seat, what: str, at: int, **more: str) -> list[Row]:
        """Tell everyone about a change of seats."""
        rows = [self._note(SEAT, seat, "", at, body(what=what, **more))]
        duel = self.orders.duel
        if self.orders.given and duel is not None and seat in duel.seats:
            rows.append(self._note(ORDER, seat, "", at, body(ended=orders.SEAT)))
        return rows

    def move_named(self, name: str) -> Move:
        move = self.match.game.moves.by_name(name)
        if move is None:
            raise refused("no-such-move", move=name, game=self.match.game.name)
        return move

    def _ask_all(self, seat: Seat, entry: int, command: str, at: int) -> list[Row]:
        if self.request is not None:
            raise refused("request-stands")
        return [self._note(REQUEST, seat, command, at, body(entry=entry, moves=self.moves_since(entry)))]

    def _note(self, kind: str, seat: Seat, command: str, at: int, said: str) -> Row:
        row = Row(len(self.rows), at, kind, seat, command, said)
        self._add(row, None)
        return row

    def _enter(self, first: int, command: str, at: int, seat: Seat = -1) -> list[Row]:
        """Rows for the entries that have come; the command's id goes with the first of them."""
        rows: list[Row] = []
        for entry in self.match.history[first:]:
            who = entry.seat if entry.seat >= 0 else seat
            row = Row(len(self.rows), at, ENTRY, who, command if not rows else "", _line(entry))
            self._add(row, entry)
            rows.append(row)
        # Entries that follow a move are the passing of others; how it stands after the last of them is what counts.
        self._mark_question(self.match.history[-1])
        return rows + self._review(at, any(isinstance(entry, UndoEntry) for entry in self.match.history[first:]))

    def _review(self, at: int, taken_back: bool) -> list[Row]:
        """Do the orders still stand? If not, everyone is told."""
        ending = self.orders.ending(taken_back)
        if ending is None:
            return []
        why, seat = ending
        return [self._note(ORDER, self.rows[-1].seat if seat < 0 else seat, "", at, body(ended=why))]


def _line(entry: Entry) -> str:
    return entry_line(entry).decode().rstrip("\n")


def fresh_match(game: str, seats: int, options: dict[str, object], seed: str) -> Match:
    return new_match(find_game(game), seats, options, seed or None)


def header_of(match: Match) -> str:
    return header_line(match).decode().rstrip("\n")
