"""Replay: past moments of a game as one reader saw them, and the dice."""

from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple, TypeAlias

from freebooter.games import find_game
from freebooter.kernel.history import Entry, MoveEntry, PassAheadEntry, RekeyEntry, SetupEntry, UndoEntry
from freebooter.kernel.match import Match, begin_match
from freebooter.kernel.note import refused
from freebooter.kernel.record import Reader
from freebooter.server.tables.showing.narrator import Narrator
from freebooter.server.tables.state.table import Table
from freebooter.server.tables.state.table_log import PUBLIC
from freebooter.server.wire.bodies import Dice, DieCount, Moment, Replay
from freebooter.server.wire.frames import DiceShare

MOST = 100
APART = 12
"""Rows between two copies."""


class PastMoment(NamedTuple):
    """The table as it was for a reader after a row."""

    row: int
    view: object
    waiting: list[int]
    prompt: str
    board_numbers: object


Past: TypeAlias = list[tuple[int, Entry | None]]
"""Rows of a table, each with its entry if it has one. None of it ever changes."""


def past_of(table: Table, upto: int) -> Past:
    return [(row.n, table.entry_of.get(row.n)) for row in table.rows[: upto + 1]]


class Memory:
    """Copies of a match at some of its rows, so that any moment is near one of them.

    To be used by one thread at a time. It plays by recorded results and knows no key.
    """

    def __init__(self, match: Match) -> None:
        draws = match.history[0].draws
        self._copies = [
            (0, begin_match(match.game, match.seats, match.given, None, match.commitment, draws, match.shares))
        ]

    def after(self, past: Past, first: int) -> Iterator[tuple[int, Match]]:
        """The match after each row from `first` to the end of the past."""
        at, nearest = next((at, match) for at, match in reversed(self._copies) if at <= first)
        match = nearest.copy()
        for row, entry in past[at:]:
            if entry is not None and row > at:
                follow(match, entry)
            if row >= self._copies[-1][0] + APART:
                self._copies.append((row, match.copy()))
            if row >= first:
                yield row, match


def follow(match: Match, entry: Entry) -> None:
    """Enter an entry of the history again; it was checked before."""
    if isinstance(entry, SetupEntry):
        return  # people sat down before the cards were dealt
    if isinstance(entry, MoveEntry):
        match.enter_move(entry.seat, entry.move, entry.draws, entry.digest)
    elif isinstance(entry, PassAheadEntry):
        match.enter_pass_ahead(entry.seat, entry.prompt, entry.passing)
    elif isinstance(entry, RekeyEntry):
        match.enter_rekey(entry.commitment, None, entry.shares)
    elif isinstance(entry, UndoEntry) and entry.consent:
        match.rewind(entry.undone, set(entry.consent))
    else:
        match.undo(entry.seat)


def wanted_rows(table: Table, reader: int, first: int, most: int) -> list[int]:
    """The rows of a reader's numbers from `first` on."""
    last = min(first + min(most, MOST) - 1, table.number(reader))
    if not 1 <= first <= last:
        raise refused("no-moment")
    return [table.row_at(reader, number) for number in range(first, last + 1)]


def look_back(memory: Memory, past: Past, reader: int, rows: list[int]) -> list[PastMoment]:
    """The table after these rows. It renders no text, so a thread may do it."""
    wanted = set(rows)
    seat = None if reader == PUBLIC else reader
    return [
        PastMoment(
            row,
            match.view(seat),
            list(match.asked),
            match.prompt,
            None if seat is None else match.board_numbers(seat),
        )
        for row, match in memory.after(past[: rows[-1] + 1], rows[0])
        if row in wanted
    ]


def render_replay(narrator: Narrator, reader: int, language: str, first: int, seen: list[PastMoment]) -> Replay:
    """Past moments with what happened, as text."""
    moments = []
    for past in seen:
        update = narrator.update(reader, language, narrator.table.rows[past.row])
        moment = Moment(update.n, update.at, update.kind, past.view, update.seat, past.waiting, past.prompt)
        moment.board_numbers = past.board_numbers
        moment.lines, moment.events, moment.move, moment.to = update.lines, update.events, update.move, update.to
        moments.append(moment)
    return Replay(narrator.table.number(reader), first, moments)


class Proof(NamedTuple):
    """How many chance results follow from the key, and how many cannot be checked."""

    proven: int
    unproven: int


def prove(data: bytes) -> Proof:
    """Play a finished game again with its key; raises if any result does not follow from it."""
    reader = Reader(data, find_game)
    match = reader.play_all()
    return Proof(sum(len(entry.draws) for entry in match.history) - reader.unproven, reader.unproven)


def die_count(face: int, count: int, thrown: int, sides: int, of: int) -> DieCount:
    """A face with the band in which 95 of 100 fair dice lie."""
    chance = sides / of
    expected = thrown * chance
    spread = 1.96 * sqrt(thrown * chance * (1 - chance))
    return DieCount(
        face, count, round(expected, 2), round(max(0.0, expected - spread), 2), round(expected + spread, 2), sides
    )


def dice(past: Past, match: Match, reader: int, proof: Proof | None) -> Dice:
    """Faces thrown where this reader could see them, against what fair dice would show."""
    seat = None if reader == PUBLIC else reader
    counted = match.game.statistics
    sides = dict(enumerate(counted.sides, 1))
    counts = dict.fromkeys(sides, 0)
    promise, shares = match.commitment, match.shares
    for _row, entry in past:
        for event in [] if entry is None else entry.events:
            if event.seen_by(seat):
                for face in counted.dice(event):
                    counts[face] = counts.get(face, 0) + 1
        if isinstance(entry, RekeyEntry):
            promise, shares = entry.commitment, entry.shares
    thrown = sum(counts.values())
    of = sum(counted.sides)
    faces = [die_count(face, count, thrown, sides.get(face, 1), of) for face, count in sorted(counts.items())]
    one = faces[0]
    dice = Dice(promise, thrown, faces, one.expected, one.low, one.high)
    dice.shares = [DiceShare(share.seat - 1, share.promise, share.number) for share in shares]
    if proof is not None:
        dice.key = "" if match.key is None else match.key.hex()
        dice.proven, dice.unproven = proof
    return dice
