"""Who works reviews out: one table after another, in one process beside the bots. What is found is stored, so that it
is worked out once, and goes on where it was broken off."""

import asyncio
import logging
import os
import sys
from collections import OrderedDict
from dataclasses import dataclass, field

import msgspec
from sqlalchemy import Connection, delete, insert, select

from freebooter.kernel.note import refused
from freebooter.review import Review, Summary, summarize
from freebooter.review.state import VERSION
from freebooter.server.reviews.worker import Job, Report
from freebooter.server.storage import schema
from freebooter.server.storage.store import Statement
from freebooter.server.tables.house import House
from freebooter.server.tables.state.table import Table

log = logging.getLogger("freebooter.reviews")

NONE, WAITING, WORKING, RESTING, FAILED, DONE = "none", "waiting", "working", "resting", "failed", "done"
MOST_WAITING = 50
REMEMBERED = 64
"""Reviews that stay in memory; the others are in the database."""
STORED_EVERY = 5.0
"""Seconds."""


@dataclass(slots=True)
class Known:
    """The review of a table as far as it has come."""

    state: str = NONE
    review: Review | None = None
    summary: Summary | None = None
    progress: float = 0.0
    revision: int = 0
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    async def take(self, review: Review, progress: float) -> None:
        """A review that has come further; to summarize it takes longer than the event loop should wait."""
        self.summary = await asyncio.to_thread(summarize, review)
        self.review, self.progress = review, progress

    def change(self, state: str) -> None:
        self.state = state
        self.revision += 1
        self.changed.set()
        self.changed = asyncio.Event()


def read_review(connection: Connection, table: str) -> Review | None:
    """The stored review of a table, if it was worked out as it would be now."""
    stored = schema.reviews
    value = connection.execute(select(stored.c.review).where(stored.c.table == table)).scalar()
    try:
        review = None if value is None else msgspec.msgpack.decode(bytes(value), type=Review)
    except msgspec.DecodeError:
        return None
    return review if review is not None and review.version == VERSION else None


def storing_review(table: str, review: Review) -> list[Statement]:
    stored = schema.reviews
    return [
        (delete(stored).where(stored.c.table == table), None),
        (insert(stored).values(table=table, review=msgspec.msgpack.encode(review)), None),
    ]


class ReviewMaker:
    def __init__(self, house: House) -> None:
        self.house = house
        self._known: OrderedDict[str, Known] = OrderedDict()
        self._waiting: OrderedDict[str, Table] = OrderedDict()
        self._at_work: asyncio.Task[None] | None = None
        self.process: asyncio.subprocess.Process | None = None

    async def known(self, table: Table) -> Known:
        """What is known of a finished table. Of a running one nothing is told."""
        if not table.match.over:
            raise refused("review-not-over")
        name = table.stored.id
        known = self._known.get(name)
        if known is None:
            review = await self.house.store.read(lambda c: read_review(c, name))
            known = self._known.setdefault(name, Known())
            if review is not None and known.state == NONE:
                await known.take(review, 1.0 if review.done else 0.0)
                if known.state == NONE:
                    known.change(DONE if review.done else RESTING)
        self._known.move_to_end(name)
        for other in [each for each, one in self._known.items() if one.state in (NONE, RESTING, FAILED, DONE)]:
            if len(self._known) > REMEMBERED and other != name:
                del self._known[other]
        return known

    async def begin(self, table: Table) -> Known:
        """Begin to work it out, or go on with it."""
        known = await self.known(table)
        if known.state in (NONE, RESTING, FAILED) and not self.house.stopping:
            if len(self._waiting) >= MOST_WAITING:
                raise refused("too-many")
            self._waiting[table.stored.id] = table
            known.change(WAITING)
            if self._at_work is None or self._at_work.done():
                self._at_work = self.house.spawn(self._work())
        return known

    async def _work(self) -> None:
        try:
            while self._waiting and not self.house.stopping:
                name, table = self._waiting.popitem(last=False)
                known = await self.known(table)
                try:
                    await self._review(name, table, known)
                except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
                    log.warning("the review of table %s failed: %s", name, type(error).__name__)
                    self._stop_process()
                    known.change(FAILED)
        finally:
            self._stop_process()

    async def _review(self, name: str, table: Table, known: Known) -> None:
        known.change(WORKING)
        process = await self._running_process()
        assert process.stdin is not None and process.stdout is not None
        seconds = self.house.settings.review_seconds
        data = msgspec.msgpack.encode(Job(table.record(), known.review, seconds))
        process.stdin.write(len(data).to_bytes(4, "big") + data)
        await process.stdin.drain()
        stored = asyncio.get_running_loop().time()
        while known.state == WORKING:
            size = int.from_bytes(await process.stdout.readexactly(4), "big")
            report = msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Report)
            review = report.review
            if review is None:
                log.warning("the review of table %s failed: %s", name, report.trouble)
                known.change(FAILED)
                return
            now = asyncio.get_running_loop().time()
            leaving = self.house.stopping
            if review.done or leaving or now - stored >= STORED_EVERY:
                stored = now
                if await self.house.store.read(lambda c: _is_there(c, name)):
                    await self.house.store.write(storing_review(name, review))
            await known.take(review, report.progress)
            known.change(DONE if review.done else RESTING if leaving else WORKING)

    async def _running_process(self) -> asyncio.subprocess.Process:
        """The process, started if need be. Its priority is the lowest: bots in running games think first."""
        if self.process is None or self.process.returncode is not None:
            settings = self.house.settings
            command = [sys.executable, "-m", "freebooter.server.reviews.worker", str(settings.bot_memory)]
            paths = os.pathsep.join(path for path in sys.path if path)
            self.process = await asyncio.create_subprocess_exec(
                *command,
                *settings.load,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": paths},
            )
        return self.process

    def _stop_process(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
        self.process = None


def _is_there(connection: Connection, name: str) -> bool:
    """A table that was deleted meanwhile leaves no review behind."""
    return connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == name)).scalar() is not None
