# mypyc: compile
"""What the seats of a table may take back at one moment, as they are told it."""

from typing import TypeAlias

from freebooter.kernel.ask import Seat
from freebooter.kernel.history import MoveEntry
from freebooter.kernel.note import Refusal
from freebooter.server.tables.state.table import Table
from freebooter.server.tables.state.undo import can_rewind, can_undo, has_moved, moves_since
from freebooter.server.texts import render
from freebooter.server.wire.frames import Undo
from freebooter.words import Words

Rewind: TypeAlias = tuple[str, MoveEntry | None, Refusal | None]
"""As `can_rewind` has it."""


class TakingBack:
    """What several seats are told alike is worked out once, so it holds until something changes at the table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._deciders = [chair.decider for chair in table.chairs]
        live = table.match.live
        self._last_seat = live[-1].seat if live else -1
        self._undo_of_others: dict[tuple[str, bool], Undo] = {}
        self._rewinds: dict[str, Rewind] = {}

    def undo(self, words: Words, seat: Seat) -> Undo:
        """What the seat can take back freely."""
        if seat == self._last_seat:
            return self._undo(words, seat)
        # The last move is not theirs: all who have moved at all are told the same reason.
        key = (words.language, has_moved(self._table.match, seat))
        if key not in self._undo_of_others:
            self._undo_of_others[key] = self._undo(words, seat)
        return self._undo_of_others[key]

    def _undo(self, words: Words, seat: Seat) -> Undo:
        table = self._table
        entry, reason = can_undo(table.match, table.lesson, seat, table.given)
        undo = Undo("no" if entry is None else "free")
        if entry is not None:
            self._describe(undo, words, seat, entry)
        if reason is not None:
            undo.reason = render.text(words, reason, table.match.game)
        return undo

    def rewind(self, words: Words, seat: Seat) -> Undo:
        """How far the seat can go back beyond dice and the moves of others."""
        table = self._table
        mode, entry, reason = self._rewind_of(seat)
        rewind = Undo(mode)
        if entry is not None:
            self._describe(rewind, words, seat, entry)
            rewind.to = table.number_of(seat, table.entry_rows[entry.number])
        if reason is not None:
            rewind.reason = render.text(words, reason, table.match.game)
        return rewind

    def _rewind_of(self, seat: Seat) -> Rewind:
        decider = self._deciders[seat]
        shared = decider != "" and seat != self._last_seat  # who moved last may have something to take back freely
        found = self._rewinds.get(decider) if shared else None
        if found is None:
            table = self._table
            found = can_rewind(table.match, self._deciders, table.lesson, seat, table.given)
            if shared:
                self._rewinds[decider] = found
        return found

    def _describe(self, undo: Undo, words: Words, seat: Seat, entry: MoveEntry) -> None:
        undo.seat = entry.seat
        undo.moves = moves_since(self._table.match, entry.number)
        if entry.seat == seat:  # the move of another seat on this screen stays behind its curtain
            undo.move = entry.move.name
            undo.text = render.move_in_full(words, self._table.match.game, entry.ask, entry.move)
