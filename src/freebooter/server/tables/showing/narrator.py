# mypyc: compile
"""What a reader is shown: updates and the state. Built from what the reader may know, event by event and field by
field; nothing is struck out afterwards."""

from collections.abc import Sequence

import msgspec

from freebooter.kernel.ask import Seat, Together
from freebooter.kernel.history import Entry, MoveEntry, UndoEntry
from freebooter.kernel.note import Note
from freebooter.server.storage.models import AGREE, REQUEST, LogRow
from freebooter.server.tables.showing.log_lines import LogLines
from freebooter.server.tables.showing.views import Views, differs
from freebooter.server.tables.state.table import Table
from freebooter.server.tables.state.table_log import PUBLIC
from freebooter.server.tables.state.undo import can_rewind, can_undo, moves_since, must_consent
from freebooter.server.texts import render
from freebooter.server.wire.frames import Question, Result, ScoreLine, State, Text, Undo, UndoRequest, Update
from freebooter.words import Words

NOTHING = -1
"""In place of a row: the reader has no view yet."""


class Narrator:
    """Makes the frames of one table. What stays the same as long as the question does is made once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.log_lines = LogLines(table)
        self.views = Views(table)
        self._board_numbers: dict[Seat, tuple[int, msgspec.Struct | None]] = {}
        self._questions: dict[tuple[Seat, str, tuple[str, ...]], tuple[int, Question | None]] = {}

    def words(self, language: str) -> Words:
        return self.log_lines.words(language)

    def text(self, language: str, note: Note) -> Text:
        return render.text(self.words(language), note, self.table.match.game)

    # Updates

    def updates(
        self, reader: int, language: str, rows: Sequence[LogRow], state: bool = True, since: int = NOTHING
    ) -> list[Update]:
        """What happened, and with `state` how it stands now, for a reader who has the view of row `since`."""
        updates = [self.update(reader, language, row) for row in self.table.visible(reader, rows)]
        if updates and state:
            updates[-1].state = self.state(reader, language, False, since)
        return updates

    def update(self, reader: int, language: str, row: LogRow) -> Update:
        table = self.table
        entry = table.entry_of.get(row.n)
        update = Update(table.number_of(reader, row.n), row.at, _kind(row, entry), row.seat, by=row.by)
        if reader != row.seat:
            self._keep_private(update, entry)
        update.lines = self.log_lines.of(reader, language, row)
        if entry is not None:
            if entry.events:
                update.events = self.log_lines.happened(reader, row, entry).events
            if isinstance(entry, MoveEntry) and reader == entry.seat:
                update.move = entry.move.name
            if isinstance(entry, UndoEntry):
                update.to = table.number_of(reader, table.entry_rows[entry.undone])
        elif row.kind == REQUEST:
            update.to = table.number_of(reader, table.entry_rows[int(row.data()["entry"])])
        elif row.kind == AGREE:
            update.to = table.number_of(reader, int(row.data()["request"]))
        return update

    def _keep_private(self, update: Update, entry: Entry | None) -> None:
        """Tell others neither who let a moment for cards go by, nor that there was nothing to decide."""
        if update.by == "table":
            update.by = ""
        if isinstance(entry, MoveEntry) and entry.ask is not None and entry.move is entry.ask.passing:
            if self.table.several_people and not self.table.match.over:
                update.seat, update.by = -1, ""

    # The state

    def state(self, reader: int, language: str, numbers: bool = True, since: int = NOTHING) -> State:
        """How it stands, for a reader who has the view of row `since`. Without `numbers` the board's numbers are left
        out, unless the reader has to decide: they take long to work out, and whoever looks can ask for them."""
        table = self.table
        match = table.match
        words = self.words(language)
        seat = None if reader == PUBLIC else reader
        if table.dealing is not None:  # what was laid out to begin with is dealt anew; what is played on waits
            waits = f"now-{table.dealing.stage(table.chairs)}{'-on' if table.entry_rows else ''}"
            return State(table.number(reader), False, render.sentence(words, Note(waits)))
        state = State(table.number(reader), match.over, "", prompt=match.prompt)
        state.view_changes = None if since == NOTHING else self.views.changes(reader, since)
        if state.view_changes is None:
            state.view = self.views.whole(reader)
        state.waiting = self._waiting(seat)
        state.sealed = table.sealed
        state.practice = match.practice
        if seat is not None:
            if match.ask_of(seat) is not None and self._decides(seat):
                state.ask = self._question(words, seat)
            state.board_numbers = self.board_numbers(seat) if numbers or state.ask is not None else None
            state.figures = [
                render.figure(words, match.game, figure)
                for figure in match.game.presentation.figures(match.run.state, seat)
            ]
            state.undo = self._undo(words, seat)
            state.rewind = self._rewind(words, seat)
            state.passing = sorted(table.passing[seat])
            state.asking = table.way_of(seat)
        state.duel = table.orders.frame(table.duel, seat)
        state.request = self._request(words, reader)
        state.deadline = table.deadline
        if match.over:
            state.result = self._result(words)
        state.lesson = self._lesson()
        state.now = self._now(words, state)
        return state

    def _decides(self, seat: Seat) -> bool:
        """Does a seat that is asked decide itself? What an order or the table answers is put to nobody."""
        return self.table.ordered_move(seat) is None and self.table.given_answer(seat) is None

    def _waiting(self, reader: Seat | None) -> list[Seat]:
        """The seats that have yet to answer, as far as a reader may know: not who is asked for cards."""
        table = self.table
        if table.moment_for_cards:
            return [seat for seat in table.match.asked if seat == reader and self._decides(seat)]
        if table.several_people:  # whether there is something to decide must not show
            return [seat for seat in table.match.asked if table.ordered_move(seat) is None]
        return [seat for seat in table.match.asked if self._decides(seat)]

    def board_numbers(self, seat: Seat) -> msgspec.Struct | None:
        cached = self._board_numbers.get(seat)
        if cached is None or cached[0] != self.table.question_row:
            cached = self._board_numbers[seat] = (self.table.question_row, self.table.match.board_numbers(seat))
        return cached[1]

    def _question(self, words: Words, seat: Seat) -> Question | None:
        """The question to a seat. Only the sealed answer can change as long as it stands."""
        key = (seat, words.language, tuple(words.names))
        cached = self._questions.get(key)
        if cached is None or cached[0] != self.table.question_row:
            cached = self._questions[key] = (self.table.question_row, self._new_question(words, seat))
        if cached[1] is None:
            return None
        sealed = self.table.match.sealed.get(seat)
        return msgspec.structs.replace(cached[1], sealed="" if sealed is None else sealed.name)

    def _new_question(self, words: Words, seat: Seat) -> Question | None:
        match = self.table.match
        ask = match.ask_of(seat)
        if ask is None:
            return None
        game, state = match.game, match.run.state
        return Question(
            ask.prompt,
            words.prompt(game, ask.words(state), ask),
            self.table.number_of(seat, self.table.question_row),
            [render.option(words, game, state, ask, move) for move in ask.options],
            passing="" if ask.passing is None else ask.passing.name,
            together=isinstance(match.run.question, Together),
            risks=[render.text(words, risk, game) for risk in ask.risks(state)],
        )

    def _undo(self, words: Words, seat: Seat) -> Undo:
        table = self.table
        entry, reason = can_undo(table.match, table.lesson, seat, table.given)
        undo = Undo("no" if entry is None else "free")
        if entry is not None:
            self._describe(undo, words, seat, entry)
        if reason is not None:
            undo.reason = render.text(words, reason, table.match.game)
        return undo

    def _rewind(self, words: Words, seat: Seat) -> Undo:
        table = self.table
        mode, entry, reason = can_rewind(table.match, table.chairs, table.lesson, seat, table.given)
        rewind = Undo(mode)
        if entry is not None:
            self._describe(rewind, words, seat, entry)
            rewind.to = table.number_of(seat, table.entry_rows[entry.number])
        if reason is not None:
            rewind.reason = render.text(words, reason, table.match.game)
        return rewind

    def _describe(self, undo: Undo, words: Words, seat: Seat, entry: MoveEntry) -> None:
        undo.seat = entry.seat
        undo.moves = moves_since(self.table.match, entry.number)
        if entry.seat == seat:  # the move of another seat on this screen stays behind its curtain
            undo.move = entry.move.name
            undo.text = render.move_in_full(words, self.table.match.game, entry.ask, entry.move)

    def _request(self, words: Words, reader: int) -> UndoRequest | None:
        table = self.table
        standing = table.request
        if standing is None:
            return None
        missing = [seat for seat in must_consent(table.chairs, standing.seat) if seat not in standing.agreed]
        return UndoRequest(
            table.number_of(reader, standing.row),
            standing.seat,
            table.number_of(reader, table.entry_rows[standing.entry]),
            sorted(standing.agreed),
            missing,
            moves_since(table.match, standing.entry),
            self.log_lines.moment_before(words, reader, table.match.history[standing.entry]),
        )

    def _lesson(self) -> str:
        table = self.table
        if table.lesson is None:
            return ""
        if table.lesson_reached:
            return "reached"
        return "missed" if table.lesson.missed(table.match) else "open"

    def _now(self, words: Words, state: State) -> str:
        game = self.table.match.game
        if state.result is not None:
            winners = [seat for seat, place in enumerate(state.result.places) if place == 1]
            players = ", ".join(render.player(words, game, seat) for seat in winners)
            return render.sentence(words, Note("now-over", players=players, count=len(winners)))
        waiting = ", ".join(render.player(words, game, seat) for seat in state.waiting)
        if state.ask is None and not state.waiting:
            return render.sentence(words, Note(self._why_nobody()))
        if state.ask is None:
            return render.sentence(words, Note("now-waiting", players=waiting))
        if state.ask.sealed:
            return render.sentence(words, Note("now-sealed", players=waiting))
        return state.ask.text

    def _why_nobody(self) -> str:
        """Why nobody is waited for, or why it is not told who is."""
        if self.table.moment_for_cards:
            return "now-cards"
        return "now-fought-out" if self.table.orders.given else "now-goes-on"

    def _result(self, words: Words) -> Result:
        match = self.table.match
        result = match.result()
        lines = [
            ScoreLine(
                term.name,
                words.term(match.game, term),
                list(term.values),
                term.rule,
                None if term.counts is None else list(term.counts),
            )
            for term in result.sheet
        ]
        why = match.game.presentation.ending(match.run.state)
        reason = None if why is None else render.text(words, why, match.game)
        return Result(list(result.places), list(result.scores), lines, reason)

    def hides(self, seat: Seat) -> bool:
        """Does the seat see anything that the public does not?"""
        return differs(self.views.of(seat), self.views.of(PUBLIC), seat)


def _kind(row: LogRow, entry: Entry | None) -> str:
    if entry is not None:
        return render.kind_of(entry)
    if row.kind == AGREE:
        return "agree" if row.data()["yes"] else "refuse"
    return row.kind
