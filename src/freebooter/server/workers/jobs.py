"""What the server and the processes of bots send each other.

The record of a table only grows, so a process is sent the lines that it does not have yet.
"""

from collections import OrderedDict
from dataclasses import dataclass

import msgspec

from freebooter.bots.parts import Tally

TABLES_PER_PROCESS = 16
"""How many tables a process remembers."""
UNKNOWN_TABLE = "unknown table"
"""The trouble of a process that does not have the lines it was supposed to have."""


@dataclass(slots=True)
class Job:
    """One decision, or a part of it. `lines` are those of the record, a list that only grows; it is made after `count`.

    `urgency` and `owner` say when it is its turn: see `workers.fair`.
    """

    table: str
    lines: list[str]
    count: int
    seat: int
    level: str
    seed: str
    urgency: int = 0
    owner: str = ""
    part: int | None = None
    """Of a level that thinks in parts, see `bots.parts`."""


class Request(msgspec.Struct):
    """A job as it is sent to a process that has the first `known` lines of the record."""

    table: str
    known: int
    lines: list[str]
    seat: int
    level: str
    seed: str
    part: int | None = None


class Thought(msgspec.Struct):
    """The answer of a process."""

    move: str = ""
    trouble: str = ""
    tried: dict[str, int] = {}
    """How often the bot tried each option in thought, if it does so."""
    points: dict[str, float] = {}
    """How many points its seat had after each, on average, as far as it looked ahead."""
    at_once: bool = False
    """There was nothing to think about."""
    found: list[Tally] = []
    """Of a part: what it found about each option; nothing, if there was nothing to search."""
    most: int = 0
    """Of a part: the iterations that each part has at most; 0 if only time bounds it."""
    has_enough: bool = False
    """Of a part: more thought is worth too little, so those that follow it are not needed."""


class SentLines:
    """The records that a process has been sent."""

    def __init__(self) -> None:
        self._sent: OrderedDict[str, list[str]] = OrderedDict()

    def request(self, job: Job) -> Request:
        """The job with those lines only that the process lacks."""
        lines = job.lines[: job.count]
        sent = self._sent.pop(job.table, [])
        # A table that could not be stored is read again, and may go on differently.
        known = len(sent) if lines[: len(sent)] == sent else 0
        self._sent[job.table] = lines
        if len(self._sent) > TABLES_PER_PROCESS:
            self._sent.popitem(last=False)
        return Request(job.table, known, lines[known:], job.seat, job.level, job.seed, job.part)

    def forget(self, table: str) -> None:
        self._sent.pop(table, None)
