"""Looking back: moments of a game as one reader saw them, and the dice."""

from collections.abc import Iterator
from math import sqrt
from typing import Any, NamedTuple

from freebooter.games import find_game
from freebooter.kernel.history import REKEY
from freebooter.kernel.match import Match
from freebooter.kernel.record import Reader, footer_line
from freebooter.kernel.refusal import refused
from freebooter.server.bodies import Dice, DieCount, Moment, Replay
from freebooter.server.rows import ENTRY
from freebooter.server.table import PUBLIC, Table
from freebooter.server.told import Teller

MOST = 100


def matches(table: Table, upto: int) -> Iterator[tuple[int, Match]]:
    """The match after each row up to this one, played again by its recorded results."""
    reader = Reader(table.record(upto), find_game)
    entries = reader.entries()
    for row in table.rows[: upto + 1]:
        if row.kind == ENTRY:
            next(entries)
        yield row.n, reader.match


class Then(NamedTuple):
    """The table as it was for a reader after a row."""

    row: int
    view: Any
    waiting: list[int]
    prompt: str
    outlook: Any


def look_back(table: Table, reader: int, first: int, most: int) -> list[Then]:
    """The table after `first` and the numbers that follow. It puts nothing into words, so a thread may do it."""
    last = min(first + min(most, MOST) - 1, table.number(reader))
    if not 1 <= first <= last:
        raise refused("no-moment")
    wanted = {table.row_at(reader, number) for number in range(first, last + 1)}
    seat = None if reader == PUBLIC else reader
    return [
        Then(
            row,
            match.view(seat),
            list(match.asked),
            match.prompt,
            None if seat is None else match.outlook(seat),
        )
        for row, match in matches(table, max(wanted))
        if row in wanted
    ]


def tell(teller: Teller, reader: int, language: str, first: int, seen: list[Then]) -> Replay:
    """The same with what happened, in words."""
    moments = []
    for then in seen:
        told = teller.update(reader, language, teller.table.rows[then.row])
        moment = Moment(told.n, told.at, told.kind, then.view, told.seat, then.waiting, then.prompt)
        moment.outlook = then.outlook
        moment.lines, moment.events, moment.move, moment.to = told.lines, told.events, told.move, told.to
        moments.append(moment)
    return Replay(teller.table.number(reader), first, moments)


def thrown_faces(data: Any) -> Iterator[int]:
    """The dice thrown in an event, wherever they stand in it: `faces`, or the `face` of each of `dice`."""
    if isinstance(data, dict):
        for name, value in data.items():
            if name == "faces" and isinstance(value, list):
                yield from (face for face in value if isinstance(face, int))
            elif name == "dice" and isinstance(value, list):
                yield from (die["face"] for die in value if isinstance(die, dict) and isinstance(die.get("face"), int))
            else:
                yield from thrown_faces(value)
    elif isinstance(data, list):
        for item in data:
            yield from thrown_faces(item)


def dice(table: Table, reader: int) -> Dice:
    """Faces thrown where this reader could see them, against what fair dice would show."""
    seat = None if reader == PUBLIC else reader
    counts = {face: 0 for face in range(1, 7)}
    for entry in table.entry_of.values():
        for event in entry.events:
            if event.seen_by(seat):
                for face in thrown_faces(event.data):
                    counts[face] = counts.get(face, 0) + 1
    thrown = sum(counts.values())
    expected = thrown / 6
    spread = 1.96 * sqrt(thrown * 5 / 36)
    promise = table.match.commitment
    for entry in table.match.history:
        if entry.kind == REKEY:
            promise = entry.commitment
    told = Dice(
        promise,
        thrown,
        [DieCount(face, count) for face, count in sorted(counts.items())],
        round(expected, 2),
        round(max(0.0, expected - spread), 2),
        round(expected + spread, 2),
    )
    if table.match.over:
        key = table.match.key
        told.key = "" if key is None else key.hex()
        draws = sum(len(entry.draws) for entry in table.match.history)
        proof = Reader(finished_record(table), find_game)
        proof.play_all()  # raises if any result does not follow from the key
        told.unproven = proof.unproven
        told.proven = draws - proof.unproven
    return told


def finished_record(table: Table) -> bytes:
    """The whole record of a finished game, with its key."""
    return table.record() + footer_line(table.match)
