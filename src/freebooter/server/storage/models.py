"""Rows of the database as structs: tables, their chairs, and the log of a table.

A log has one row for each thing that happened, in order; no row is ever changed. Rows of the kind `entry` are lines of
the match's record; the others are about what happened around the game.
"""

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

# Kinds of log rows.
ENTRY = "entry"
SAY = "say"
SEAT = "seat"
REQUEST = "request"
AGREE = "agree"
ORDER = "order"
ASKING = "asking"
SHARE = "share"

# Who gave a command. The column `command` holds it in front of the client's id, see `command_key`.
BY_PLAYER = "c:"
BY_STAND_IN = "i:"
BY_BOT = "b:"
BY_CLOCK = "k:"
BY_ORDER = "o:"
BY_TABLE = "t:"
_SHOWN_AS = {BY_BOT: "bot", BY_CLOCK: "clock", BY_ORDER: "order", BY_STAND_IN: "stand-in", BY_TABLE: "table"}

IN_PRIVATE = "~"
"""In front of the seats in `StoredTable.waiting`: see `waits_in_private`."""

# `StoredTable.origin`: why somebody may know what lies face down. Everybody at the table is told.
SEEDED = "seed"
"""The host chose the dice by a seed, so only the host and bots sit there."""
CONTINUED = "moment"
"""Played on from a moment of a finished game, of which everybody can see all hands."""
IMPORTED = "record"
"""Read from a record, which tells all that was dealt."""
ALONE = "alone"
"""Others play here, or may, but nobody added to the key of the dice. Told, and never stored: it comes of who sits."""

PERSON = "person"
"""`Chair.lent` when another person, not a bot, plays for an absent one."""


def command_key(by: str, command_id: str) -> str:
    """The value of `LogRow.command`: a command with the same key is carried out only once."""
    return by + command_id


RowData: TypeAlias = dict[str, Any]
"""The body of a row; which names it has, and what they hold, its kind says."""


class LogRow(msgspec.Struct, frozen=True, gc=False):
    n: int
    at: int
    kind: str
    seat: int
    command: str
    """`command_key` of the command that caused this row; empty if it was not the first of its rows."""
    body: str
    """JSON; of an entry, its line of the record."""

    @property
    def by(self) -> str:
        """Who did it, as clients are told: bot, clock, order, stand-in, table; empty for the seat's own player."""
        return _SHOWN_AS.get(self.command[:2], "")

    def data(self) -> RowData:
        data: RowData = msgspec.json.decode(self.body)
        return data


def body(**data: object) -> str:
    """The body of a row."""
    return msgspec.json.encode(data).decode()


class Chair(msgspec.Struct):
    """A seat of a table, and who decides there."""

    seat: int
    bot: str = ""
    name: str = ""
    guest: str = ""
    generation: int = 1
    code: str = ""
    lent: str = ""
    stand_in: str = ""
    stand_in_name: str = ""
    stand_in_generation: int = 0
    stand_in_code: str = ""

    @property
    def plays(self) -> str:
        """The level of the bot that decides here now; empty when a person does."""
        if self.lent:
            return "" if self.lent == PERSON else self.lent
        return self.bot

    @property
    def taken(self) -> bool:
        return bool(self.bot or self.guest)

    @property
    def decider(self) -> str:
        """The guest who decides here now; empty for bots and free seats."""
        if self.lent == PERSON and self.stand_in:
            return self.stand_in
        return "" if self.plays else self.guest

    def end_loan(self) -> None:
        self.lent = self.stand_in = self.stand_in_name = self.stand_in_code = ""
        self.stand_in_generation += 1

    def copy(self) -> "Chair":
        return msgspec.structs.replace(self)


class StoredTable(msgspec.Struct):
    """A table without its seats and its log."""

    id: str
    game: str
    rules: str
    header: str
    """The first line of the record."""
    key: bytes | None
    name: str
    open: bool
    watching: bool
    clock: int
    code: str
    watch_code: str
    host: str
    host_generation: int
    over: bool
    waiting: str
    """The column as it is stored; use `waiting_seats`."""
    created: int
    changed: int
    lesson: str = ""
    round: int = 0
    origin: str = ""

    @property
    def waiting_seats(self) -> list[int]:
        """Seats that have to decide, for the lobby."""
        return [int(seat) for seat in self.waiting.removeprefix(IN_PRIVATE).split(",") if seat]

    @waiting_seats.setter
    def waiting_seats(self, seats: Iterable[int]) -> None:
        self.waiting = join_seats(seats)

    @property
    def waits_in_private(self) -> bool:
        """Is it nobody else's business who has to decide, because it would tell what a hand holds?"""
        return self.waiting.startswith(IN_PRIVATE)

    @waits_in_private.setter
    def waits_in_private(self, private: bool) -> None:
        self.waiting = (IN_PRIVATE if private else "") + self.waiting.removeprefix(IN_PRIVATE)


def join_seats(seats: Iterable[int]) -> str:
    return ",".join(map(str, seats))
