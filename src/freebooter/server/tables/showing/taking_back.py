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
        self._moves: dict[int, int] = {}

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
        return self._described(words, seat, "no" if entry is None else "free", entry, reason, 0)

    def rewind(self, words: Words, seat: Seat) -> Undo:
        """How far the seat can go back beyond dice and the moves of others."""
        table = self._table
        mode, entry, reason = self._rewind_of(seat)
        to = 0 if entry is None else table.number_of(seat, table.entry_rows[entry.number])
        return self._described(words, seat, mode, entry, reason, to)

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

    def _described(
        self, words: Words, seat: Seat, mode: str, entry: MoveEntry | None, reason: Refusal | None, to: int
    ) -> Undo:
        game = self._table.match.game
        why = None if reason is None else render.text(words, reason, game)
        if entry is None:
            return Undo(mode, reason=why, to=to)
        move = text = ""
        if entry.seat == seat:  # the move of another seat on this screen stays behind its curtain
            move, text = entry.move.name, render.move_in_full(words, game, entry.ask, entry.move)
        return Undo(mode, entry.seat, move, text, self._moves_since(entry.number), why, to)

    def _moves_since(self, number: int) -> int:
        moves = self._moves.get(number)
        if moves is None:
            moves = self._moves[number] = moves_since(self._table.match, number)
        return moves
