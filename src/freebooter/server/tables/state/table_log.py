# mypyc: compile
"""The log of a table in memory: its rows, who may know of which, and the record that its entries make.

Readers are the seats and the public (`PUBLIC`). Each has a numbering of its own of the rows it may know, so the numbers
of one reader reveal nothing of what another has been shown.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable

from freebooter.kernel.ask import Seat
from freebooter.kernel.history import Entry, PassAheadEntry
from freebooter.kernel.note import refused
from freebooter.server.storage.models import ASKING, LogRow

PUBLIC = -1


class TableLog:
    def __init__(self, header: str, seats: int) -> None:
        self.rows: list[LogRow] = []
        self.record_lines: list[str] = [header]
        """Lines of the record; the list only grows."""
        self.entry_rows: list[int] = []
        """For each entry of the match's history the row that holds it."""
        self.entry_of: dict[int, Entry] = {}
        self.streams: dict[int, list[int]] = {reader: [] for reader in range(PUBLIC, seats)}
        """For each reader the rows it may know of."""
        self.commands: dict[tuple[Seat, str], int] = {}
        """The row of each command that was carried out."""

    def append(self, row: LogRow, entry: Entry | None) -> None:
        assert row.n == len(self.rows)
        self.rows.append(row)
        if row.command:
            self.commands.setdefault((row.seat, row.command), row.n)
        private = isinstance(entry, PassAheadEntry) or row.kind == ASKING
        for reader, stream in self.streams.items():
            if not private or reader == row.seat:
                stream.append(row.n)
        if entry is not None:
            self.record_lines.append(row.body)
            self.entry_rows.append(row.n)
            self.entry_of[row.n] = entry

    def number(self, reader: int) -> int:
        """The number of the last row that a reader may know."""
        return len(self.streams[reader])

    def number_of(self, reader: int, row: int) -> int:
        """The reader's number of a row, or of the last one before it that the reader may know."""
        stream = self.streams[reader]
        if stream and stream[-1] <= row:  # the last one is asked for most of all
            return len(stream)
        return bisect_right(stream, row)

    def row_at(self, reader: int, number: int) -> int:
        if not 1 <= number <= self.number(reader):
            raise refused("no-moment")
        return self.streams[reader][number - 1]

    def rows_since(self, reader: int, number: int) -> list[LogRow]:
        return [self.rows[n] for n in self.streams[reader][max(number, 0) :]]

    def visible(self, reader: int, rows: Iterable[LogRow]) -> list[LogRow]:
        """Those of the rows that a reader may know."""
        stream = self.streams[reader]
        visible = []
        for row in rows:
            n = row.n
            if stream and stream[-1] == n:
                visible.append(row)
                continue
            at = bisect_left(stream, n)
            if at < len(stream) and stream[at] == n:
                visible.append(row)
        return visible

    def row_of_command(self, seat: Seat, command: str) -> int | None:
        """The row by which this command was carried out; None: it was not."""
        return self.commands.get((seat, command))

    def record(self, upto: int = -1) -> bytes:
        """The record of the match; with `upto` only the rows to that one. It holds all secrets of the game."""
        entries = len(self.entry_rows) if upto < 0 else bisect_right(self.entry_rows, upto)
        return "\n".join([*self.record_lines[: entries + 1], ""]).encode()
