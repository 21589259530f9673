# mypyc: compile
"""A table in memory: its match, its log, and who sits where. No input or output, and no waiting.

A command changes the match and returns the rows to be stored. Nobody may be shown them before they are on the disk:
`Room` is responsible for that. If storing fails, the room throws this table away and reads it again.
"""

import secrets
from bisect import bisect_right
from hashlib import blake2b

import msgspec

from freebooter.games import find_game
from freebooter.kernel.ask import Ask, Seat, Together
from freebooter.kernel.automatic import asking
from freebooter.kernel.automatic.standing_orders import StandingOrder
from freebooter.kernel.history import Entry, MoveEntry, PassAheadEntry, RekeyEntry, SetupEntry, UndoEntry
from freebooter.kernel.match import Match, begin_match
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal, Refused, refused
from freebooter.kernel.people.duel import Duel
from freebooter.kernel.record import Header, Reader, RecordError, entry_line, header_line
from freebooter.kernel.shares import Share
from freebooter.learn.lessons import Lesson, find_lesson
from freebooter.server.storage.models import (
    AGREE,
    ASKING,
    BY_TABLE,
    ENTRY,
    ORDER,
    REQUEST,
    SAY,
    SEAT,
    SHARE,
    Chair,
    LogRow,
    StoredTable,
    body,
)
from freebooter.server.tables.state import undo
from freebooter.server.tables.state.dealing import OPEN, Dealing, is_under_way
from freebooter.server.tables.state.orders import SEAT_CHANGED, Orders
from freebooter.server.tables.state.table_log import PUBLIC, TableLog

MOST_PASSED = 40
"""Kinds of questions that a seat can pass in advance; no game has more."""


class Table(TableLog):
    def __init__(self, stored: StoredTable, chairs: list[Chair], match: Match) -> None:
        super().__init__(stored.header, match.seats)
        self.stored = stored
        self.chairs = chairs
        self.match = match
        self.request: undo.OpenRequest | None = None
        match.passes_at_once = False  # here every answer that no person gives takes its time: see `Autoplay`
        self.passing: list[set[str]] = [set() for _ in range(match.seats)]
        self.ways: dict[Seat, tuple[str, int]] = {}
        """How a seat that has said so wants to be asked, and the entry that came next."""
        self.given: set[int] = set()
        """Entries that were answered for a seat by the table."""
        self.orders = Orders(chairs)
        self.question_row = 0
        """The row since which the question stands."""
        self._question: object = None
        self._given_for = (-1, -1)
        self._given_move: Move | None = None
        self._duel: Duel | None = None
        self._duel_row = -1
        self._views: list[msgspec.Struct] = []
        self._views_row = -1
        self.lesson: Lesson | None = find_lesson(stored.lesson) if stored.lesson else None
        self.lesson_reached = False
        """Was the goal of the lesson reached? Playing on or taking back does not change that."""
        self.dealing: Dealing | None = None
        """Until the cards are dealt: then `match` only tells what will be played, and nobody may see it. Or until a
        game is played on: then `match` has no key yet."""
        self.rewritten: list[LogRow] = []
        """Rows that are stored with hashes of an older form of states; to be stored anew, with the header."""

    # Beginning and reading

    @staticmethod
    def begin(stored: StoredTable, chairs: list[Chair], match: Match, at: int) -> tuple["Table", list[LogRow]]:
        """A table for a match that has just begun, or was played up to here elsewhere."""
        table = Table(stored, chairs, match)
        rows = [LogRow(n, at, ENTRY, entry.seat, "", _line(entry)) for n, entry in enumerate(match.history)]
        for row, entry in zip(rows, match.history, strict=True):
            table._add(row, entry)
        table.question_row = len(rows) - 1
        table._question = match.run.question
        stored.round = table.round_now()
        return table, rows

    @staticmethod
    def gather(stored: StoredTable, chairs: list[Chair], match: Match, at: int) -> tuple["Table", list[LogRow]]:
        """A table at which people add to the key of the dice before the cards are dealt.

        A match without a key was played up to here elsewhere: it goes on with a new one, to which they add as well.
        """
        table = Table(stored, chairs, match)
        before: list[LogRow] = []
        if match.key is None:
            table, before = Table.begin(stored, chairs, match, at)
            stored.key = secrets.token_bytes(32)
        stored.waiting_seats = []
        return table, [*before, table._note(SHARE, -1, "", at, OPEN)]

    @staticmethod
    def read(stored: StoredTable, chairs: list[Chair], rows: list[LogRow]) -> "Table":
        """A table from its log, exactly as it was."""
        lines = [row.body for row in rows if row.kind == ENTRY]
        if not lines:
            table = Table(stored, chairs, _undealt(stored))
            for row in rows:
                table._add(row, None)
            return table
        data = "\n".join([stored.header, *lines, ""]).encode()
        key = None if is_under_way(rows) else stored.key  # else it is a key that the match does not have yet
        reader = Reader(data, find_game, key, trusted=True)
        entries = reader.entries()
        next(entries)
        if reader.older_form:
            stored.header = header_line(reader.match, reader.header.names).decode().rstrip("\n")
        table = Table(stored, chairs, reader.match)
        for row in rows:
            if row.kind != ENTRY:
                table._add(row, None)
                continue
            if table.entry_rows:
                next(entries)
            entry = reader.match.history[-1]
            if reader.older_form:
                row = msgspec.structs.replace(row, body=_line(entry))
                table.rewritten.append(row)
            table._add(row, entry)
            table._mark_question(entry)
        for _rest in entries:
            raise AssertionError("a record with more entries than rows")
        table.orders.follow(table.duel)
        return table

    def _mark_question(self, entry: Entry) -> None:
        """Note since which row the question stands: sealed answers and passing in advance do not change it."""
        if self.lesson is not None:
            self.lesson_reached = self.lesson_reached or self.lesson.reached(self.match)
        question = self.match.run.question
        only_sealed = isinstance(question, Together) and question is self._question and bool(self.match.sealed)
        self._question = question
        if isinstance(entry, (SetupEntry, UndoEntry, RekeyEntry)) or (isinstance(entry, MoveEntry) and not only_sealed):
            self.question_row = len(self.rows) - 1

    def _add(self, row: LogRow, entry: Entry | None) -> None:
        """Take a row into the log, with what follows from it."""
        self.append(row, entry)
        if entry is not None:
            self.dealing = None
        elif row.kind == SHARE and row.body == OPEN:
            self.dealing = Dealing(row.at)
        elif self.dealing is not None:
            self.dealing.read(row)
        if entry is not None and row.command.startswith(BY_TABLE):
            self.given.add(entry.number)
        if isinstance(entry, PassAheadEntry):
            if entry.passing:
                self.passing[entry.seat].add(entry.prompt)
            else:
                self.passing[entry.seat].discard(entry.prompt)
        elif entry is not None:
            self.request = None
        elif row.kind == REQUEST:
            self.request = undo.OpenRequest(row.n, row.seat, int(row.data()["entry"]))
        elif row.kind == AGREE and self.request is not None:
            if row.data()["yes"]:
                self.request.agreed.add(row.seat)
            else:
                self.request = None
        elif row.kind == ASKING:
            self.ways[row.seat] = (str(row.data()["way"]), len(self.entry_rows))
        elif row.kind == ORDER:
            self.orders.read(row.seat, row.data(), self.duel)

    # How the table stands

    def stale(self, seat: Seat, expected: int) -> bool:
        """Has the question changed since the client looked? Answers that others seal meanwhile do not matter."""
        return not self.number_of(seat, self.question_row) <= expected <= self.number(seat)

    def bot_seed(self, seat: Seat) -> str:
        """The seed of a bot's thoughts: from the secret key, so that a table with a seed goes the same way twice.

        It does not change while others seal their answers to the same question, in whatever order.
        """
        entry = bisect_right(self.entry_rows, self.question_row)
        return blake2b(f"{entry} {seat}".encode(), key=self.match.key or b"", digest_size=16, person=b"bot").hexdigest()

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    @property
    def sealed(self) -> list[Seat]:
        """Seats whose sealed answer is in."""
        question = self.match.run.question
        if not isinstance(question, Together):
            return []
        return [seat for seat in question.seats if seat in self.match.sealed]

    @property
    def views(self) -> list[msgspec.Struct]:
        """What each seat may know and, last, what the public may; worked out once for each question."""
        if self._views_row != self.question_row:
            self._views = self.match.views()
            self._views_row = self.question_row
        return self._views

    def round_now(self) -> int:
        """The round that is played, as everybody sees it; 0 in games without rounds."""
        number = getattr(self.views[PUBLIC], "round", 0)
        return number if isinstance(number, int) else 0

    @property
    def duel(self) -> Duel | None:
        """The duel under way, worked out once for each question."""
        if self._duel_row != self.question_row:
            match = self.match
            self._duel = None if match.over else match.game.presentation.duel(match.run.state)
            self._duel_row = self.question_row
        return self._duel

    def ordered_move(self, seat: Seat) -> Move | None:
        """The answer by standing order to the question that a seat is asked; None: the seat decides itself."""
        return self.orders.answer(self.duel, self.match.ask_of(seat)) if self.orders.given else None

    # What is not asked

    @property
    def several_people(self) -> bool:
        """Do people decide for more than one seat? Then nothing may tell one of them what another holds."""
        return sum([not chair.plays for chair in self.chairs]) > 1

    def way_of(self, seat: Seat) -> str:
        """How the seat wants to be asked. What was passed in advance by its kind comes to the same as `NEW`."""
        if seat in self.ways:
            return self.ways[seat][0]
        return asking.NEW if self.passing[seat] else asking.PLAYABLE

    def given_answer(self, seat: Seat) -> Move | None:
        """The answer that the table gives for a seat, because there is nothing to decide; None: the seat decides."""
        ask, chair = self.match.run.question, self.chairs[seat]
        if not isinstance(ask, Ask) or ask.seat != seat or chair.plays or not chair.taken or self.lesson is not None:
            return None
        if self._given_for != (self.question_row, len(self.rows)):
            self._given_for = (self.question_row, len(self.rows))
            self._given_move = self._answer_given_to(ask)
        return self._given_move

    def _answer_given_to(self, ask: Ask) -> Move | None:
        seat = ask.seat
        if self.ordered_move(seat) is not None:
            return None
        if self.match.passes(ask):
            return ask.passing
        way, since = self.ways.get(seat, (asking.PLAYABLE, 0))
        move = asking.answer_for(self.match, ask, way, since)
        if move is None or not self.several_people or not asking.tells_the_hand(ask):
            return move
        if seat not in self.ways and self._shares_screen(seat):
            return None  # whoever looks on would see that nobody was called
        return move if move is asking.quiet_answer(ask) else None

    def _shares_screen(self, seat: Seat) -> bool:
        own = self.chairs[seat].decider
        return any([chair.seat != seat and chair.decider == own for chair in self.chairs])

    @property
    def moment_for_cards(self) -> bool:
        """Is it a question of which nobody else may know to whom it is put?"""
        question = self.match.run.question
        if not isinstance(question, Ask) or self.dealing is not None:
            return False
        return question.passing is not None and self.several_people

    def held_since(self, seat: Seat, move: str) -> int:
        """Since when the question stands to which this is the quiet answer, in milliseconds since 1970; 0: none is.

        With several people the answer from which others could read a hand is entered a while after that, whoever gives
        it: a person, a bot, or the table for want of a choice.
        """
        ask = self.match.run.question
        if not isinstance(ask, Ask) or ask.seat != seat or not ask.shown or not self.several_people:
            return 0
        quiet = asking.quiet_answer(ask)
        return self.rows[self.question_row].at if quiet is not None and quiet.name == move else 0

    @property
    def deadline(self) -> int:
        """When the clock of those who are asked runs out, in milliseconds since 1970; 0 if none runs."""
        asked = self.match.asked
        if not self.stored.clock or self.match.over or not all(chair.taken for chair in self.chairs):
            return 0
        if self.dealing is not None:
            return 0
        if asked and all(self.ordered_move(seat) is not None for seat in asked):
            return 0
        return self.rows[self.question_row].at + 1000 * self.stored.clock

    @property
    def asked(self) -> list[Seat]:
        """Seats that have to decide; nobody before the cards are dealt."""
        return [] if self.dealing is not None else self.match.asked

    # Before the cards are dealt

    def add_share(self, seat: Seat, promise: str, number: str, at: int) -> list[LogRow]:
        """A seat promises its number, or tells it."""
        dealing = self.dealing
        if dealing is None:
            raise refused("share-late")
        if number:
            dealing.check_number(seat, number)
            return [self._note(SHARE, seat, "", at, body(number=number))]
        dealing.check_promise(seat, promise)
        return [self._note(SHARE, seat, "", at, body(promise=promise))]

    def deal_on(self, at: int) -> list[LogRow]:
        """The next step: let people tell the numbers that they promised; then, or if nobody did, deal the cards or
        play on with the new key."""
        dealing = self.dealing
        assert dealing is not None
        if not dealing.telling and dealing.promises:
            return [self._note(SHARE, -1, "", at, body(tell=True))]
        shares = dealing.shares(self.chairs)
        late = [share.seat - 1 for share in shares if not share.number]
        row = self._note(SHARE, -1, "", at, body(dealt=len(shares) - len(late), late=late))
        first = self._deal(shares)
        return [row, *self._enter(first, "", at)]

    def _deal(self, shares: list[Share]) -> int:
        """Begin, or play on, with the key to which these shares were added. Returns the first new entry."""
        match, secret = self.match, self.stored.key
        if self.entry_rows:
            assert secret is not None
            match.rekey(secret, shares)
            return len(match.history) - 1
        self.match = begin_match(match.game, match.seats, match.given, secret, match.commitment, [], shares)
        self.match.passes_at_once = False
        self.stored.header = self.record_lines[0] = header_line(self.match).decode().rstrip("\n")
        return 0

    # Commands: each returns the rows to be stored, or raises `Refused` and has changed nothing

    def play(self, seat: Seat, name: str, command: str, at: int) -> list[LogRow]:
        first = len(self.match.history)
        self.match.play(seat, self.move_named(name))
        return self._enter(first, command, at)

    def undo(self, seat: Seat, command: str, at: int) -> list[LogRow]:
        """Take back the last choice of the seat, if it has told nothing; with what was answered for the seat since."""
        entry, reason = undo.can_undo(self.match, self.lesson, seat, self.given)
        if entry is None:
            raise Refused(reason or Refusal("undo-nothing"))
        first = len(self.match.history)
        while self.match.undo(seat) is not entry:
            pass
        return self._enter(first, command, at, seat)

    def rewind(self, seat: Seat, number: int, command: str, at: int) -> list[LogRow]:
        """Take back to before the move with this number; free for those who play alone on one screen."""
        if self.match.over:
            raise refused("game-over")
        if self.lesson is not None:
            raise refused("lesson-undo")
        entry = self.entry_of.get(self.row_at(seat, number))
        if not isinstance(entry, MoveEntry) or entry not in self.match.live:
            raise refused("undo-no-entry", entry=number)
        if undo.must_consent(self.chairs, seat):
            return self._ask_all(seat, entry.number, command, at)
        first = len(self.match.history)
        self.match.rewind(entry.number, set(range(self.match.seats)))
        return self._enter(first, command, at, seat)

    def agree(self, seat: Seat, request: int, yes: bool, command: str, at: int) -> list[LogRow]:
        standing = self.request
        if standing is None or self.number_of(seat, standing.row) != request:
            raise refused("no-request")
        if seat in standing.agreed:
            raise refused("request-yours")
        rows = [self._note(AGREE, seat, command, at, body(request=standing.row, yes=yes))]
        if yes and not [
            other for other in undo.must_consent(self.chairs, standing.seat) if other not in standing.agreed
        ]:
            first = len(self.match.history)
            self.match.rewind(standing.entry, set(range(self.match.seats)))
            rows += self._enter(first, "", at, standing.seat)
        return rows

    def pass_ahead(self, seat: Seat, prompt: str, on: bool, command: str, at: int) -> list[LogRow]:
        if on and len(self.passing[seat] | {prompt}) > MOST_PASSED:
            raise refused("cannot-pass-ahead")
        first = len(self.match.history)
        self.match.pass_ahead(seat, prompt, on)
        return self._enter(first, command, at)

    def ask_me(self, seat: Seat, way: str, command: str, at: int) -> list[LogRow]:
        """How a seat wants to be asked from now on; it takes the place of all that was passed in advance."""
        first = len(self.match.history)
        for prompt in sorted(self.passing[seat]):
            self.match.pass_ahead(seat, prompt, False)
        rows = self._enter(first, "", at) if len(self.match.history) > first else []
        return [*rows, self._note(ASKING, seat, command, at, body(way=way))]

    def play_given(self, seat: Seat, command: str, at: int) -> list[LogRow]:
        """Give the answer for a seat that has nothing to decide; none if it decides itself."""
        move = self.given_answer(seat)
        return [] if move is None else self.play(seat, move.name, command, at)

    def order(self, seat: Seat, order: StandingOrder, command: str, at: int) -> list[LogRow]:
        """Give a standing order; it is carried out once all who decide in the duel have given one."""
        logged = self.orders.give(seat, order, self.duel)
        return [self._note(ORDER, seat, command, at, body(**logged)), *self._review_orders(at, False)]

    def halt(self, seat: Seat, command: str, at: int) -> list[LogRow]:
        """End the standing orders."""
        return [self._note(ORDER, seat, command, at, body(**self.orders.halt(seat, self.duel)))]

    def play_ordered(self, seat: Seat, command: str, at: int) -> list[LogRow]:
        """Make the move that a seat has ordered; none if it decides itself."""
        move = self.ordered_move(seat)
        return [] if move is None else self.play(seat, move.name, command, at)

    def say(self, seat: Seat, text: str, guest: str, command: str, at: int) -> list[LogRow]:
        """Somebody says something. Who it was is kept, so that it goes when they go, whoever has the seat by then."""
        return [self._note(SAY, seat, command, at, body(text=text, guest=guest))]

    def note_seat(self, seat: Seat, what: str, at: int, **more: str) -> list[LogRow]:
        """Log a change of seats, which ends standing orders of the seat's duel."""
        rows = [self._note(SEAT, seat, "", at, body(what=what, **more))]
        if self.orders.given and self.duel is not None and seat in self.duel.seats:
            rows.append(self._note(ORDER, seat, "", at, body(ended=SEAT_CHANGED)))
        return rows

    def move_named(self, name: str) -> Move:
        move = self.match.game.moves.by_name(name)
        if move is None:
            raise refused("no-such-move", move=name, game=self.match.game.name)
        return move

    def _ask_all(self, seat: Seat, entry: int, command: str, at: int) -> list[LogRow]:
        if self.request is not None:
            raise refused("request-stands")
        return [self._note(REQUEST, seat, command, at, body(entry=entry, moves=undo.moves_since(self.match, entry)))]

    def _note(self, kind: str, seat: Seat, command: str, at: int, data: str) -> LogRow:
        row = LogRow(len(self.rows), at, kind, seat, command, data)
        self._add(row, None)
        return row

    def _enter(self, first: int, command: str, at: int, seat: Seat = -1) -> list[LogRow]:
        """Rows for the new entries of the match; the command's key goes with the first of them."""
        rows: list[LogRow] = []
        for entry in self.match.history[first:]:
            actor = entry.seat if entry.seat >= 0 else seat
            row = LogRow(len(self.rows), at, ENTRY, actor, command if not rows else "", _line(entry))
            self._add(row, entry)
            rows.append(row)
        # Entries that follow a move are the passing of others; how it stands after the last of them is what counts.
        self._mark_question(self.match.history[-1])
        taken_back = any(isinstance(entry, UndoEntry) for entry in self.match.history[first:])
        return rows + self._review_orders(at, taken_back)

    def _review_orders(self, at: int, taken_back: bool) -> list[LogRow]:
        """The row that ends the standing orders, if they end now."""
        asked = self.match.asked if self.orders.given else []
        asks = [ask for seat in asked if (ask := self.match.ask_of(seat)) is not None]
        ending = self.orders.ending(self.duel, asks, taken_back)
        if ending is None:
            return []
        seat = self.rows[-1].seat if ending.seat < 0 else ending.seat
        return [self._note(ORDER, seat, "", at, body(ended=ending.reason))]


def _line(entry: Entry) -> str:
    return entry_line(entry).decode().rstrip("\n")


def _undealt(stored: StoredTable) -> Match:
    """What will be played at a table whose cards are not dealt yet."""
    header = msgspec.json.decode(stored.header, type=Header)
    game = find_game(stored.game)
    played_by = game.as_of(stored.rules)
    if played_by is None:
        raise RecordError(-1, "record-rules", said=stored.rules, known=game.version, game=game.name)
    return begin_match(played_by, header.seats, header.options, stored.key, header.commitment, [])
