# mypyc: compile
"""The log that people read: rows of a table as lines of text, for each reader as much as it may know."""

from freebooter.kernel.automatic.asking import was_choice
from freebooter.kernel.automatic.standing_orders import OVER
from freebooter.kernel.events import Event
from freebooter.kernel.history import Entry, MoveEntry, PassAheadEntry, RekeyEntry, UndoEntry
from freebooter.server.storage.models import AGREE, ASKING, BY_CLOCK, ORDER, REQUEST, SAY, SHARE, LogRow, RowData
from freebooter.server.tables.state.table import Table
from freebooter.server.tables.state.table_log import PUBLIC
from freebooter.server.tables.state.undo import taken_back
from freebooter.server.texts import render
from freebooter.server.texts.words import words_of
from freebooter.server.wire.frames import LogLine
from freebooter.words import Words


def visible_events(reader: int, entry: Entry) -> list[Event]:
    seat = None if reader == PUBLIC else reader
    return [event for event in entry.events if event.seen_by(seat)]


class LogLines:
    """The lines of one table; those made once are cached as long as the players keep their names."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._names: list[str] = []
        self._words: dict[str, Words] = {}
        self._lines: dict[tuple[int, int, str], list[LogLine]] = {}
        self._happened: dict[tuple[int, ...] | None, render.Happened] = {}
        """What is told of one row, by the events that are known; None: by all of them."""
        self._happened_row = -1
        self._known_to_all = False

    def words(self, language: str) -> Words:
        """The words of a language with the names of the players."""
        names = self.table.names
        if names != self._names:
            self._lines.clear()
            self._happened_row = -1
            self._words.clear()
            self._names = names
        if language not in self._words:
            self._words[language] = words_of(language, names)
        return self._words[language]

    def of(self, reader: int, language: str, row: LogRow) -> list[LogLine]:
        return self.lines(self.words(language), reader, row)

    def lines(self, words: Words, reader: int, row: LogRow) -> list[LogLine]:
        """The lines of a row, in `words` that are still those of the table."""
        key = (row.n, reader if self._differs(row) else PUBLIC, words.language)
        lines = self._lines.get(key)
        if lines is None:
            lines = self._lines[key] = self._new_lines(words, reader, row)
        return lines

    def _differs(self, row: LogRow) -> bool:
        """Do the lines of this row differ from reader to reader? What happens in a game is told to each as theirs."""
        entry = self.table.entry_of.get(row.n)
        if entry is None:
            return row.kind == ASKING
        return bool(entry.events) or isinstance(entry, (UndoEntry, PassAheadEntry))

    def _new_lines(self, words: Words, reader: int, row: LogRow) -> list[LogLine]:
        entry = self.table.entry_of.get(row.n)
        game = self.table.match.game
        if entry is None:
            return self._lines_around_the_game(words, row)
        if isinstance(entry, UndoEntry):
            return self._undo_lines(words, reader, row, entry)
        if isinstance(entry, RekeyEntry):
            return [LogLine(words.say("rekeyed"), "rekeyed")]
        if isinstance(entry, PassAheadEntry):
            kind = "passes-ahead" if entry.passing else "passes-no-more"
            return [LogLine(words.say(kind), kind)]
        seat = None if reader == PUBLIC else reader
        lines = self.happened(reader, row, entry).lines(words, seat)
        if row.command.startswith(BY_CLOCK):
            return [LogLine(words.say("clock-out", game, seat=row.seat + 1), "clock-out", seat=row.seat), *lines]
        return lines

    def happened(self, reader: int, row: LogRow, entry: Entry) -> render.Happened:
        """What a reader may know of an entry; shared with all who may know the same, as long as it is being told."""
        if self._happened_row != row.n:
            self._happened_row = row.n
            self._happened.clear()
            self._known_to_all = all([event.only is None and event.except_seat is None for event in entry.events])
        events = entry.events if self._known_to_all else visible_events(reader, entry)
        key = None if self._known_to_all else tuple([id(event) for event in events])
        found = self._happened.get(key)
        if found is None:
            found = self._happened[key] = render.Happened(self.table.match.game, events)
        return found

    def _undo_lines(self, words: Words, reader: int, row: LogRow, entry: UndoEntry) -> list[LogLine]:
        game, match = self.table.match.game, self.table.match
        if entry.consent:
            moves = taken_back(match.history, entry)
            if not row.command:  # somebody agreed to it
                return [LogLine(words.say("rewound-together", moves=moves), "rewound-together")]
            kind = "rewound-own" if reader == row.seat else "rewound"
            return [LogLine(words.say(kind, game, seat=row.seat + 1, moves=moves), kind)]
        undone = match.history[entry.undone]
        if isinstance(undone, MoveEntry) and (undone.number in self.table.given or not was_choice(undone)):
            return []  # it goes with the choice before it, which is told
        if reader == entry.seat and isinstance(undone, MoveEntry):
            text = words.say("taken-back-own", move=words.move_in_full(game, undone.ask, undone.move))
        else:
            text = words.say("taken-back", game, seat=entry.seat + 1)
        return [LogLine(text, "taken-back", seat=entry.seat)]

    def _lines_around_the_game(self, words: Words, row: LogRow) -> list[LogLine]:
        data = row.data()
        if row.kind == SHARE:
            return self._dealt_lines(words, data) if "dealt" in data else []
        if row.kind == SAY:
            kind = "said"
        elif row.kind == REQUEST:
            kind = "take-back-asked"
            data.setdefault("moves", 0)  # not counted in older logs
        elif row.kind == AGREE:
            kind = "take-back-agreed" if data["yes"] else "take-back-refused"
        elif row.kind == ORDER:
            kind = f"order-{data.get('ended') or data['said']}"
            if data.get("ended") == OVER:
                return []  # a line of the game itself says how the duel ended
        elif row.kind == ASKING:
            kind = f"asking-{data['way']}"
        else:
            kind = f"seat-{data.pop('what')}"
        params = {name: value for name, value in data.items() if name in ("text", "level", "name", "moves")}
        return [LogLine(words.say(kind, self.table.match.game, seat=row.seat + 1, **params), kind, seat=row.seat)]

    def _dealt_lines(self, words: Words, data: RowData) -> list[LogLine]:
        """Who has added to the dice, and who was late."""
        kind = "dealt-together" if data["dealt"] else "dealt-alone"
        lines = [LogLine(words.say(kind, players=data["dealt"]), kind)]
        if data["dealt"]:
            game = self.table.match.game
            lines += [LogLine(words.say("dealt-late", game, seat=seat + 1), "dealt-late") for seat in data["late"]]
        return lines

    def moment_before(self, words: Words, reader: int, entry: Entry) -> str:
        """Describes the moment before an entry by the reader's own move, or by a line of the reader's log."""
        game = self.table.match.game
        if reader == entry.seat and isinstance(entry, MoveEntry):
            return words.say("before-own", move=render.move_in_full(words, game, entry.ask, entry.move))
        seat = None if reader == PUBLIC else reader
        for line in words.log(game, visible_events(reader, entry), seat):
            seats = line.event.data.get("seats")
            if line.event.data.get("seat") == entry.seat or (isinstance(seats, list) and entry.seat in seats):
                return words.say("before-line", line=line.text)
        last = self._last_line_before(words, reader, entry)
        if not last:
            return words.say("before-first-choice", game, seat=entry.seat + 1)
        return words.say("before-choice", game, seat=entry.seat + 1, line=last)

    def _last_line_before(self, words: Words, reader: int, entry: Entry) -> str:
        table = self.table
        for earlier in reversed(table.match.live):
            if earlier.number < entry.number:
                lines = self.of(reader, words.language, table.rows[table.entry_rows[earlier.number]])
                if lines:
                    return lines[-1].text
        return ""
