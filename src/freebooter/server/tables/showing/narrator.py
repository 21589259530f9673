# mypyc: compile
"""What a reader is shown: updates and the state. Built from what the reader may know, event by event and field by
field; nothing is struck out afterwards."""

from collections.abc import Sequence
from typing import Final

import msgspec

from freebooter.kernel.ask import Seat, Together
from freebooter.kernel.history import Entry, MoveEntry, UndoEntry
from freebooter.kernel.note import Note
from freebooter.kernel.people.telling import Figure
from freebooter.server.storage.models import AGREE, REQUEST, LogRow
from freebooter.server.tables.showing.log_lines import LogLines
from freebooter.server.tables.showing.standing import Standing
from freebooter.server.tables.showing.views import Views, differs
from freebooter.server.tables.state.table import Table
from freebooter.server.tables.state.table_log import PUBLIC
from freebooter.server.tables.state.undo import moves_since, must_consent
from freebooter.server.texts import render
from freebooter.server.wire.frames import Figure as WireFigure
from freebooter.server.wire.frames import GameEvent, Question, Result, ScoreLine, State, Text, UndoRequest, Update
from freebooter.words import Words

NOTHING = -1
"""In place of a row: the reader has no view yet."""
NO_EVENTS: Final[list[GameEvent]] = []
NO_FIGURES: Final[list[WireFigure]] = []
NO_PROMPTS: Final[list[str]] = []


class Narrator:
    """Makes the frames of one table. What stays the same as long as the question does is made once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.log_lines = LogLines(table)
        self.views = Views(table)
        self._board_numbers: dict[Seat, tuple[int, msgspec.Struct | None]] = {}
        self._questions: dict[tuple[Seat, str], tuple[int, Words, Question | None]] = {}
        self._last_figures: dict[tuple[Seat, str], tuple[list[Figure], list[WireFigure]]] = {}

    def words(self, language: str) -> Words:
        return self.log_lines.words(language)

    def text(self, language: str, note: Note) -> Text:
        return render.text(self.words(language), note, self.table.match.game)

    # Updates

    def updates(
        self, reader: int, language: str, rows: Sequence[LogRow], state: bool = True, since: int = NOTHING
    ) -> list[Update]:
        """What happened, and with `state` how it stands now, for a reader who has the view of row `since`."""
        if state:
            return self.tell(rows).updates(reader, language, since)
        return [self.update(reader, language, row) for row in self.table.visible(reader, rows)]

    def tell(self, rows: Sequence[LogRow]) -> "Telling":
        """Tell several readers what happened."""
        return Telling(self, rows)

    def update(self, reader: int, language: str, row: LogRow) -> Update:
        return self.update_of(self.words(language), reader, Happening(self.table, row))

    def update_of(self, words: Words, reader: int, what: "Happening", state: State | None = None) -> Update:
        table, row, entry = self.table, what.row, what.entry
        own = reader == row.seat
        move, to, events = "", 0, NO_EVENTS
        if entry is not None:
            if entry.events:
                events = self.log_lines.happened(reader, row, entry).events
            if isinstance(entry, MoveEntry) and reader == entry.seat:
                move = entry.move.name
            if isinstance(entry, UndoEntry):
                to = table.number_of(reader, table.entry_rows[entry.undone])
        elif row.kind == REQUEST:
            to = table.number_of(reader, table.entry_rows[int(row.data()["entry"])])
        elif row.kind == AGREE:
            to = table.number_of(reader, int(row.data()["request"]))
        return Update(
            table.number_of(reader, row.n),
            row.at,
            what.kind,
            row.seat if own else what.seat_for_others,
            move,
            what.by if own else what.by_for_others,
            self.log_lines.lines(words, reader, row),
            events,
            to,
            state,
        )

    # The state

    def state(self, reader: int, language: str) -> State:
        """How it stands, with everything, for a reader who knows nothing yet."""
        table = self.table
        standing = None if table.dealing is not None else Standing(table)
        return self.state_now(self.words(language), reader, True, NOTHING, standing)

    def state_now(self, words: Words, reader: int, numbers: bool, since: int, standing: Standing | None) -> State:
        """How it stands, for a reader who has the view of row `since`. Without `numbers` the board's numbers are left
        out, unless the reader has to decide: they take long to work out, and whoever looks can ask for them.
        `standing` is what all readers have in common; there is none before the cards are dealt."""
        table = self.table
        match = table.match
        if standing is None:  # what was laid out to begin with is dealt anew; what is played on waits
            assert table.dealing is not None
            waits = f"now-{table.dealing.stage(table.chairs)}{'-on' if table.entry_rows else ''}"
            return State(table.number(reader), False, render.sentence(words, Note(waits)))
        seat = None if reader == PUBLIC else reader
        changes = None if since == NOTHING else self.views.changes(reader, since)
        waiting = standing.waiting(seat)
        result = self._result(words) if match.over else None
        ask: Question | None = None
        if seat is not None and seat in standing.questioned and standing.decides(seat):
            ask = self._question(words, seat)
        # All at once: to set one field of a struct after another takes longer than to make it.
        return State(
            table.number(reader),
            match.over,
            self._now(words, ask, waiting, result, standing),
            self.views.whole(reader) if changes is None else None,
            changes,
            self.board_numbers(seat) if seat is not None and (numbers or ask is not None) else None,
            NO_FIGURES if seat is None else self._figures(words, seat),
            standing.prompt,
            waiting,
            standing.sealed,
            ask,
            None if seat is None else standing.taking_back.undo(words, seat),
            None if seat is None else standing.taking_back.rewind(words, seat),
            standing.practice,
            self._request(words, reader),
            standing.deadline,
            NO_PROMPTS if seat is None else sorted(table.passing[seat]),
            "" if seat is None else table.way_of(seat),
            None if standing.duel is None else table.orders.frame(standing.duel, seat),
            result,
            standing.lesson,
        )

    def _figures(self, words: Words, seat: Seat) -> list[WireFigure]:
        """What a seat counts. Most moves change none of it; then what was told last is told again."""
        match = self.table.match
        counted = match.game.presentation.figures(match.run.state, seat)
        key = (seat, words.language)
        last = self._last_figures.get(key)
        if last is None or not _same(last[0], counted):
            last = (counted, [render.figure(words, match.game, figure) for figure in counted])
            self._last_figures[key] = last
        return last[1]

    def board_numbers(self, seat: Seat) -> msgspec.Struct | None:
        cached = self._board_numbers.get(seat)
        if cached is None or cached[0] != self.table.question_row:
            cached = self._board_numbers[seat] = (self.table.question_row, self.table.match.board_numbers(seat))
        return cached[1]

    def _question(self, words: Words, seat: Seat) -> Question | None:
        """The question to a seat. Only the sealed answer can change as long as it stands."""
        key, row = (seat, words.language), self.table.question_row
        cached = self._questions.get(key)
        if cached is None or cached[0] != row or cached[1] is not words:  # other words: somebody has another name
            cached = self._questions[key] = (row, words, self._new_question(words, seat))
        question = cached[2]
        if question is None:
            return None
        sealed = self.table.match.sealed.get(seat)
        return question if sealed is None else msgspec.structs.replace(question, sealed=sealed.name)

    def _new_question(self, words: Words, seat: Seat) -> Question | None:
        match = self.table.match
        ask = match.ask_of(seat)
        if ask is None:
            return None
        game, state = match.game, match.run.state
        return Question(
            ask.prompt,
            render.prompt(words, game, state, ask),
            self.table.number_of(seat, self.table.question_row),
            [render.option(words, game, state, ask, move) for move in ask.options],
            passing="" if ask.passing is None else ask.passing.name,
            together=isinstance(match.run.question, Together),
            risks=[render.text(words, risk, game) for risk in ask.risks(state)],
        )

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

    def _now(
        self, words: Words, ask: Question | None, waiting: list[Seat], result: Result | None, standing: Standing
    ) -> str:
        if result is not None:
            game = self.table.match.game
            winners = [seat for seat, place in enumerate(result.places) if place == 1]
            players = ", ".join(render.player(words, game, seat) for seat in winners)
            return render.sentence(words, Note("now-over", players=players, count=len(winners)))
        if ask is None:
            return standing.now(words, waiting, False)
        return standing.now(words, waiting, True) if ask.sealed else ask.text

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


class Telling:
    """What happened and how it stands now, told to several readers: what they have in common is worked out once.

    It holds as long as nothing else happens at the table.
    """

    def __init__(self, narrator: Narrator, rows: Sequence[LogRow]) -> None:
        table = narrator.table
        self._narrator = narrator
        self._rows = rows
        self._happenings = {row.n: Happening(table, row) for row in rows}
        self._standing = None if table.dealing is not None else Standing(table)
        self._words: dict[str, Words] = {}

    def updates(self, reader: int, language: str, since: int = NOTHING) -> list[Update]:
        """For a reader who has the view of row `since`; none if the reader may know of none of it."""
        narrator, happenings = self._narrator, self._happenings
        visible = narrator.table.visible(reader, self._rows)
        if not visible:
            return []
        words = self._words.get(language)
        if words is None:
            words = self._words[language] = narrator.words(language)
        state = narrator.state_now(words, reader, False, since, self._standing)
        last = visible[-1]
        return [narrator.update_of(words, reader, happenings[row.n], state if row is last else None) for row in visible]


class Happening:
    """A row of the log as it is told: what others may know about who did it may be less than its own seat knows."""

    __slots__ = ("by", "by_for_others", "entry", "kind", "row", "seat_for_others")

    def __init__(self, table: Table, row: LogRow) -> None:
        entry = table.entry_of.get(row.n)
        self.row = row
        self.entry = entry
        self.kind = _kind(row, entry)
        self.by = row.by
        self.by_for_others = "" if self.by == "table" else self.by  # that there was nothing to decide
        self.seat_for_others = row.seat
        if isinstance(entry, MoveEntry) and entry.ask is not None and entry.move is entry.ask.passing:
            if table.several_people and not table.match.over:  # who let a moment for cards go by
                self.seat_for_others, self.by_for_others = -1, ""


def _same(before: list[Figure], now: list[Figure]) -> bool:
    if len(before) != len(now):
        return False
    for at, one in enumerate(now):
        was = before[at]
        if was.value != one.value or was.name != one.name or was.worse != one.worse:
            return False
    return True


def _kind(row: LogRow, entry: Entry | None) -> str:
    if entry is not None:
        return render.kind_of(entry)
    if row.kind == AGREE:
        return "agree" if row.data()["yes"] else "refuse"
    return row.kind
