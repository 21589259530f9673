"""The database: one writer thread with group commit, and reads beside it.

What is to be written comes as a list of statements that belong together. The writer takes all that is
waiting, writes it in one transaction, and only after the commit wakes those who wait: so the cost of a
safe commit is shared, and nothing is shown to anyone before it is safe.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Dialect, Engine, PoolProxiedConnection, create_engine, event
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.sql import Executable

from freebooter.kernel.note import refused
from freebooter.server.metrics import Metrics
from freebooter.server.storage.leases import Lease, check_leases

Got = TypeVar("Got")


@dataclass(frozen=True, slots=True, eq=False)
class Prepared:
    """A statement as text, with `?` for its values, for what is written all the time: SQLAlchemy takes longer to make
    one than the database to carry it out. Texts of other databases have another sign for values."""

    text: str

    def text_for(self, dialect: Dialect) -> str:
        return self.text if dialect.paramstyle == "qmark" else self.text.replace("?", "%s")

    def execute(self, connection: Connection, rows: list[tuple[object, ...]]) -> None:
        connection.exec_driver_sql(self.text_for(connection.dialect), rows if len(rows) > 1 else rows[0])


Statement = tuple[Executable | Prepared, Any]
"""What is carried out, and its values: a dict or a list of them, for a prepared one a list of tuples."""
MOST_AT_ONCE = 500
GATHERING = 0.002
"""Seconds."""


FIRST_PAUSE, LONGEST_PAUSE = 0.5, 8.0
"""Seconds between two attempts to use a database that failed."""
log = logging.getLogger("freebooter.store")
PATIENCE = {"connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
"""Of the driver of PostgreSQL: a database whose machine is gone is given up within seconds."""


def is_trouble(error: Exception) -> bool:
    """Is it the database or its disk that fails, and not what was to be stored?"""
    of_driver = (sqlite3.OperationalError, sqlite3.InterfaceError)
    return isinstance(error, (OperationalError, InterfaceError, OSError, *of_driver))


class StoreClosed(Exception):
    """The server is stopping."""


@dataclass(slots=True)
class _Job:
    statements: Sequence[Statement]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"
    lease: Lease | None


def open_engine(url: str) -> Engine:
    """For SQLite: the log is written ahead, and a commit is on the disk before it is reported."""
    # What is stored are hands and names, so errors do not repeat it.
    engine = create_engine(
        url,
        pool_pre_ping=not url.startswith("sqlite"),
        hide_parameters=True,
        connect_args=PATIENCE if url.startswith("postgresql") else {},
    )
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def _set_up(connection: sqlite3.Connection, _record: object) -> None:
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
                connection.execute(f"PRAGMA {pragma}")

    return engine


class Store:
    def __init__(self, engine: Engine, metrics: Metrics) -> None:
        self.engine = engine
        self.metrics = metrics
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closed = False
        self._pause = 0.0
        self._rests_until = 0.0
        self._quick: PoolProxiedConnection | None = None
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()

    async def write(self, statements: Sequence[Statement], lease: Lease | None = None) -> None:
        """Write all of these or, with an exception, none. When this returns they are on the disk.

        With a lease only if it still holds; otherwise `LeaseLost`.
        """
        if self._closed:
            raise StoreClosed
        loop = asyncio.get_running_loop()
        job = _Job(statements, loop, loop.create_future(), lease)
        self.check_rested()
        self._jobs.put(job)
        # Whoever waits may be cancelled, as when a socket closes; what was begun is still written by its thread.
        try:
            await job.done
        except Exception as error:
            if is_trouble(error):
                raise refused("no-storage") from None
            raise

    async def read(self, ask: Callable[[Connection], Got]) -> Got:
        """Run a reading function beside the event loop."""

        def run() -> Got:
            with self.engine.connect() as connection:
                return ask(connection)

        try:
            return await asyncio.to_thread(run)
        except Exception as error:
            if is_trouble(error):
                self._failed(error)
                raise refused("no-storage") from None
            raise

    # When the database is away, or its disk full

    @property
    def pause(self) -> float:
        """Seconds to wait before the next attempt; 0 when all is well."""
        return self._pause

    def check_rested(self) -> None:
        """Raises `Refused` as long as another attempt would come too soon after one that failed."""
        if self._pause and time.monotonic() < self._rests_until:
            raise refused("no-storage")

    def _failed(self, error: Exception) -> None:
        """Said once, and tried again with longer and longer pauses."""
        if not self._pause:
            log.warning("the database cannot be used: %s", type(getattr(error, "orig", None) or error).__name__)
        self._pause = min(LONGEST_PAUSE, 2 * self._pause or FIRST_PAUSE)
        self._rests_until = time.monotonic() + self._pause

    def _works(self) -> None:
        if self._pause:
            log.warning("the database can be used again")
            self._pause = 0.0

    def close(self) -> None:
        """Write what waits, then stop."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            self._thread.join(timeout=10)
            self.engine.dispose()

    def _write_all(self) -> None:
        waiting: list[_Job | None] = []
        while None not in waiting:
            waiting = gather(self._jobs, busy=len(waiting) > 1)
            jobs = [job for job in waiting if job is not None]
            if jobs:
                self._write_batch(jobs)
        self._leave_quick()

    def _write_batch(self, jobs: list[_Job]) -> None:
        began = time.perf_counter()
        try:
            self._commit(jobs)
        except Exception as error:
            if is_trouble(error):
                self._failed(error)
            if is_trouble(error) or len(jobs) == 1:
                _resolve(jobs, error)
                return
            for job in jobs:  # one of them spoils the batch: each by itself, then
                self._write_batch([job])
            return
        self._works()
        self.metrics.commits += 1
        self.metrics.commit_seconds.add(time.perf_counter() - began)
        self.metrics.batch_size.add(len(jobs))
        _resolve(jobs)

    def _commit(self, jobs: list[_Job]) -> None:
        statements = [statement for job in jobs for statement in job.statements]
        if self.engine.dialect.name == "sqlite" and all([isinstance(first, Prepared) for first, _ in statements]):
            self._commit_quickly(statements)
            return
        with self.engine.begin() as connection:
            check_leases(connection, [job.lease for job in jobs if job.lease is not None])
            execute(connection, statements)

    def _commit_quickly(self, statements: Sequence[Statement]) -> None:
        """Moves are prepared statements and nothing else: they go to the driver over a connection that stays open.

        SQLAlchemy takes more of the processor for a transaction than SQLite.
        """
        if self._quick is None:
            self._quick = self.engine.raw_connection()
        try:
            cursor = self._quick.cursor()
            for prepared, rows in _together(statements).items():
                cursor.executemany(prepared.text, rows)
            self._quick.commit()
        except BaseException:
            self._leave_quick()  # which takes back what was begun
            raise

    def _leave_quick(self) -> None:
        if self._quick is not None:
            quick, self._quick = self._quick, None
            quick.close()


def gather(
    jobs: "queue.SimpleQueue[Got | None]", busy: bool, rest: Callable[[float], None] = time.sleep
) -> list[Got | None]:
    """All that is waiting, as soon as there is something. A busy writer rests a moment first: what comes meanwhile is
    written for nothing, because a commit costs as much for one move as for ten."""
    found = [jobs.get()]
    if busy:
        rest(GATHERING)
    while found[-1] is not None and len(found) < MOST_AT_ONCE:
        try:
            found.append(jobs.get_nowait())
        except queue.Empty:
            break
    return found


def execute(connection: Connection, statements: Sequence[Statement]) -> None:
    """Carry out statements in order; equal prepared ones together, as they are about rows of different tables."""
    waiting: list[Statement] = []
    for statement, values in statements:
        if isinstance(statement, Prepared):
            waiting.append((statement, values))
            continue
        _execute_prepared(connection, waiting)
        connection.execute(statement, values)
    _execute_prepared(connection, waiting)


def _execute_prepared(connection: Connection, statements: list[Statement]) -> None:
    for prepared, rows in _together(statements).items():
        prepared.execute(connection, rows)
    statements.clear()


def _together(statements: Sequence[Statement]) -> dict[Prepared, list[tuple[object, ...]]]:
    """The values of each prepared statement."""
    values_of: dict[Prepared, list[tuple[object, ...]]] = {}
    for prepared, values in statements:
        assert isinstance(prepared, Prepared)
        values_of.setdefault(prepared, []).extend(values)
    return values_of


def _resolve(jobs: Sequence[_Job], error: Exception | None = None) -> None:
    """Wake those who wait: once for each loop, as waking costs more than telling."""

    def resolve(waiting: list[_Job]) -> None:
        for job in waiting:
            if job.done.done():
                continue
            if error is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(error)

    by_loop: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, waiting in by_loop.items():
        with suppress(RuntimeError):  # the loop is gone: nobody waits any more
            loop.call_soon_threadsafe(resolve, waiting)
