"""What a reader is told: updates, how things stand, and the first message. Built from what the reader may
know, event by event and field by field; nothing is struck out afterwards."""

from collections.abc import Sequence

import msgspec

from freebooter.kernel.ask import Seat, Together
from freebooter.kernel.events import Event
from freebooter.kernel.history import Entry, MoveEntry, PassAheadEntry, RekeyEntry, SetupEntry, UndoEntry
from freebooter.kernel.note import Note
from freebooter.server import orders, speech
from freebooter.server.rows import AGREE, ORDER, REQUEST, SAY, Row
from freebooter.server.table import PUBLIC, Table
from freebooter.server.wire import Asked, Ended, LogLine, Request, Said, SheetLine, State, Take, Update
from freebooter.words import Words


class Teller:
    """Puts one table into words; lines once told are kept."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._lines: dict[tuple[int, int, str], list[LogLine]] = {}
        self._names: list[str] = []
        self._views: dict[int, tuple[int, msgspec.Raw]] = {}
        self._board_numbers: dict[Seat, tuple[int, msgspec.Struct | None]] = {}
        self._asks: dict[tuple[Seat, str], tuple[int, Asked | None]] = {}

    def words(self, language: str) -> Words:
        names = self.table.names
        if names != self._names:
            self._lines.clear()
            self._asks.clear()
            self._names = names
        return speech.speak(language, names)

    # Updates

    def updates(self, reader: int, language: str, rows: Sequence[Row], state: bool = True) -> list[Update]:
        told = [self.update(reader, language, row) for row in self.table.visible(reader, rows)]
        if told and state:
            told[-1].state = self.state(reader, language)
        return told

    def update(self, reader: int, language: str, row: Row) -> Update:
        table = self.table
        entry = table.entry_of.get(row.n)
        told = Update(table.number_of(reader, row.n), row.at, _kind(row, entry), row.seat, by=row.by)
        told.lines = self.lines(reader, language, row)
        if entry is not None:
            told.events = [speech.happened(event) for event in self._events(reader, entry)]
            if isinstance(entry, MoveEntry) and reader == entry.seat:
                told.move = entry.move.name
            if isinstance(entry, UndoEntry):
                told.to = table.number_of(reader, table.entry_rows[entry.undone])
        elif row.kind == REQUEST:
            told.to = table.number_of(reader, table.entry_rows[int(row.read()["entry"])])
        elif row.kind == AGREE:
            told.to = table.number_of(reader, int(row.read()["request"]))
        return told

    def _events(self, reader: int, entry: Entry) -> list[Event]:
        seat = None if reader == PUBLIC else reader
        return [event for event in entry.events if event.seen_by(seat)]

    def lines(self, reader: int, language: str, row: Row) -> list[LogLine]:
        words = self.words(language)
        key = (row.n, reader if self._differs(row) else PUBLIC, words.language)
        if key not in self._lines:
            self._lines[key] = self._put_into_words(words, reader, row)
        return self._lines[key]

    def _differs(self, row: Row) -> bool:
        """Is this row told to some otherwise than to others?"""
        entry = self.table.entry_of.get(row.n)
        if entry is None:
            return False
        return isinstance(entry, UndoEntry | PassAheadEntry) or any(
            event.only or event.except_seat is not None for event in entry.events
        )

    def _put_into_words(self, words: Words, reader: int, row: Row) -> list[LogLine]:
        entry = self.table.entry_of.get(row.n)
        game = self.table.match.game
        if entry is None:
            return self._house_lines(words, row)
        if isinstance(entry, UndoEntry):
            if entry.consent:
                return [LogLine(words.say("taken-back-together"), "taken-back-together")]
            undone = self.table.match.history[entry.undone]
            if reader == entry.seat and isinstance(undone, MoveEntry):
                text = words.say("taken-back-own", move=words.move_in_full(game, undone.ask, undone.move))
            else:
                text = words.say("taken-back", game, seat=entry.seat + 1)
            return [LogLine(text, "taken-back")]
        if isinstance(entry, RekeyEntry):
            return [LogLine(words.say("rekeyed"), "rekeyed")]
        if isinstance(entry, PassAheadEntry):
            kind = "passes-ahead" if entry.passing else "passes-no-more"
            return [LogLine(words.say(kind), kind)]
        told = speech.lines(words, game, self._events(reader, entry))
        if row.by == "clock":
            told.insert(0, LogLine(words.say("clock-out", game, seat=row.seat + 1), "clock-out"))
        return told

    def _house_lines(self, words: Words, row: Row) -> list[LogLine]:
        said = row.read()
        kind = row.kind
        if row.kind == SAY:
            kind = "said"
        elif row.kind == REQUEST:
            kind = "take-back-asked"
            said.setdefault("moves", 0)  # not counted in older logs
        elif row.kind == AGREE:
            kind = "take-back-agreed" if said["yes"] else "take-back-refused"
        elif row.kind == ORDER:
            kind = f"order-{said.get('ended') or said['said']}"
            if said.get("ended") == orders.OVER:
                return []  # the game has told how it ended
        else:
            kind = f"seat-{said.pop('what')}"
        params = {name: value for name, value in said.items() if name in ("text", "level", "name", "moves")}
        return [LogLine(words.say(kind, self.table.match.game, seat=row.seat + 1, **params), kind)]

    # How things stand

    def view(self, reader: int) -> msgspec.Raw:
        """What the reader sees, ready for the wire. It stays the same as long as the question does."""
        kept = self._views.get(reader)
        if kept is None or kept[0] != self.table.question_row:
            seen = self.table.match.view(None if reader == PUBLIC else reader)
            kept = self._views[reader] = (self.table.question_row, msgspec.Raw(msgspec.json.encode(seen)))
        return kept[1]

    def state(self, reader: int, language: str) -> State:
        table = self.table
        match = table.match
        words = self.words(language)
        seat = None if reader == PUBLIC else reader
        told = State(table.number(reader), match.over, self.view(reader), "", prompt=match.prompt)
        # What an order answers is not asked of anyone.
        told.waiting = [other for other in match.asked if table.orders.answer(other) is None]
        told.sealed = table.sealed
        if seat is not None:
            told.ask = self._ask(words, seat) if table.orders.answer(seat) is None else None
            told.board_numbers = self._numbers_of(seat)
            told.take = self._take(words, seat)
            told.passing = sorted(table.passing[seat])
        told.duel = table.orders.told(seat)
        told.request = self._request(words, reader)
        told.deadline = self.deadline()
        if match.over:
            told.result = self._result(words)
        told.lesson = self._lesson()
        told.now = self._now(words, told)
        return told

    def _lesson(self) -> str:
        table = self.table
        if table.lesson is None:
            return ""
        if table.learnt:
            return "reached"
        return "missed" if table.lesson.missed(table.match) else "open"

    def _ask(self, words: Words, seat: Seat) -> Asked | None:
        """The question to a seat. Only what is sealed can change as long as it stands."""
        kept = self._asks.get((seat, words.language))
        if kept is None or kept[0] != self.table.question_row:
            kept = self.table.question_row, self._new_ask(words, seat)
            self._asks[seat, words.language] = kept
        if kept[1] is None:
            return None
        sealed = self.table.match.sealed.get(seat)
        return msgspec.structs.replace(kept[1], sealed="" if sealed is None else sealed.name)

    def _numbers_of(self, seat: Seat) -> msgspec.Struct | None:
        """Worked out anew only when the question has changed, like the view."""
        kept = self._board_numbers.get(seat)
        if kept is None or kept[0] != self.table.question_row:
            kept = self._board_numbers[seat] = (self.table.question_row, self.table.match.board_numbers(seat))
        return kept[1]

    def _new_ask(self, words: Words, seat: Seat) -> Asked | None:
        match = self.table.match
        ask = match.ask_of(seat)
        if ask is None:
            return None
        game, state = match.game, match.run.state
        options = [speech.option(words, game, state, ask, move) for move in ask.options]
        text = words.prompt(game, ask.words(state), ask)
        told = Asked(ask.prompt, text, self.table.number_of(seat, self.table.question_row), options)
        told.passing = "" if ask.passing is None else ask.passing.name
        told.together = isinstance(match.run.question, Together)
        told.risks = [speech.say(words, risk, game) for risk in ask.risks(state)]
        return told

    def _take(self, words: Words, seat: Seat) -> Take:
        how, entry, reason = self.table.can_undo(seat)
        told = Take(how)
        game = self.table.match.game
        if entry is not None:
            told.seat = entry.seat
            told.moves = self.table.moves_since(entry.number)
            if entry.seat == seat:  # what another hand on this screen has chosen stays behind its curtain
                told.move = entry.move.name
                told.text = speech.full_text(words, game, entry.ask, entry.move)
        if reason is not None and how != "free":
            told.reason = speech.say(words, reason, game)
        return told

    def _request(self, words: Words, reader: int) -> Request | None:
        table = self.table
        standing = table.request
        if standing is None:
            return None
        missing = [seat for seat in table.must_consent(standing.seat) if seat not in standing.agreed]
        return Request(
            table.number_of(reader, standing.row),
            standing.seat,
            table.number_of(reader, table.entry_rows[standing.entry]),
            sorted(standing.agreed),
            missing,
            table.moves_since(standing.entry),
            self._moment_before(words, reader, table.match.history[standing.entry]),
        )

    def _moment_before(self, words: Words, reader: int, entry: Entry) -> str:
        """Which moment a request would lead back to: one's own move, or else a line that this reader has been told."""
        game = self.table.match.game
        if reader == entry.seat and isinstance(entry, MoveEntry):
            return words.say("before-own", move=speech.full_text(words, game, entry.ask, entry.move))
        events = self._events(reader, entry)
        for event, line in zip(game.log_lines(list(events)), speech.lines(words, game, events), strict=True):
            named = event.data.get("seats")
            if event.data.get("seat") == entry.seat or (isinstance(named, list) and entry.seat in named):
                return words.say("before-line", line=line.text)
        last = self._last_line(words, reader, entry)
        if not last:
            return words.say("before-first-choice", game, seat=entry.seat + 1)
        return words.say("before-choice", game, seat=entry.seat + 1, line=last)

    def _last_line(self, words: Words, reader: int, entry: Entry) -> str:
        """The last line that stood in the reader's log before this entry."""
        table = self.table
        for earlier in reversed(table.match.live):
            if earlier.number < entry.number:
                lines = self.lines(reader, words.language, table.rows[table.entry_rows[earlier.number]])
                if lines:
                    return lines[-1].text
        return ""

    def deadline(self) -> int:
        table = self.table
        if not table.sheet.clock or table.match.over or not all(chair.taken for chair in table.chairs):
            return 0
        if table.running:
            return 0
        return table.rows[table.question_row].at + 1000 * table.sheet.clock

    def _now(self, words: Words, told: State) -> str:
        game = self.table.match.game
        if told.result is not None:
            winners = [seat for seat, place in enumerate(told.result.places) if place == 1]
            players = ", ".join(speech.player(words, game, seat) for seat in winners)
            return speech.text(words, Note("now-over", players=players, count=len(winners)))
        waiting = ", ".join(speech.player(words, game, seat) for seat in told.waiting)
        if told.ask is None and not told.waiting:
            return speech.text(words, Note("now-fought-out"))
        if told.ask is None:
            return speech.text(words, Note("now-waiting", players=waiting))
        if told.ask.sealed:
            return speech.text(words, Note("now-sealed", players=waiting))
        return told.ask.text

    def _result(self, words: Words) -> Ended:
        match = self.table.match
        result = match.result()
        sheet = [
            SheetLine(
                term.name,
                words.term(match.game, term),
                list(term.values),
                term.rule,
                None if term.counts is None else list(term.counts),
            )
            for term in result.sheet
        ]
        why = match.game.ending(match.run.state)
        told = None if why is None else speech.say(words, why, match.game)
        return Ended(list(result.places), list(result.scores), sheet, told)

    def hides(self, seat: Seat) -> bool:
        """Does the seat see anything that the public does not?"""
        match = self.table.match
        public = msgspec.structs.asdict(match.view(None))
        own = msgspec.structs.asdict(match.view(seat))
        return any(value not in (public[name], seat) for name, value in own.items())

    def say(self, language: str, note: Note) -> Said:
        return speech.say(self.words(language), note, self.table.match.game)


def _kind(row: Row, entry: Entry | None) -> str:
    if entry is None:
        if row.kind == AGREE:
            return "agree" if row.read()["yes"] else "refuse"
        return row.kind
    return kind_of(entry)


def kind_of(entry: Entry) -> str:
    """What clients call an entry."""
    if isinstance(entry, UndoEntry):
        return "rewind" if entry.consent else "undo"
    if isinstance(entry, PassAheadEntry):
        return "pass"
    if isinstance(entry, RekeyEntry):
        return "rekey"
    return "setup" if isinstance(entry, SetupEntry) else "move"
