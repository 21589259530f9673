"""The log of a table: one row for each thing that happened, in order, none ever changed.

Rows of the kind `entry` are lines of the match's record; the others tell what happened around the game.
"""

from typing import Any

import msgspec

ENTRY = "entry"
SAY = "say"
SEAT = "seat"
REQUEST = "request"
AGREE = "agree"
ORDER = "order"

# Who gave a command; the rest of it is the client's own id.
PLAYER = "c:"
STAND_IN = "i:"
BOT = "b:"
CLOCK = "k:"
BY_ORDER = "o:"


class Row(msgspec.Struct, frozen=True):
    n: int
    at: int
    kind: str
    seat: int
    command: str
    body: str

    @property
    def by(self) -> str:
        """Who did it, if not the seat's own player."""
        return {BOT: "bot", CLOCK: "clock", BY_ORDER: "order", STAND_IN: "stand-in"}.get(self.command[:2], "")

    def read(self) -> dict[str, Any]:
        said: dict[str, Any] = msgspec.json.decode(self.body)
        return said


def body(**said: object) -> str:
    return msgspec.json.encode(said).decode()


class Chair(msgspec.Struct):
    """A seat of a table as the database has it."""

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


PERSON = "person"


class Sheet(msgspec.Struct):
    """A table as the database has it, without its seats and its log."""

    id: str
    game: str
    rules: str
    header: str
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
    created: int
    changed: int
    lesson: str = ""
