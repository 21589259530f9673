"""The database: one writer thread with group commit, and reads beside it.

What is to be written comes as a list of statements that belong together. The writer takes all that is
waiting, writes it in one transaction, and only after the commit wakes those who wait: so the cost of a
safe commit is shared, and nothing is shown to anyone before it is safe.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.sql import Executable

from freebooter.server.metrics import Metrics

Got = TypeVar("Got")
Statement = tuple[Executable, dict[str, Any] | list[dict[str, Any]] | None]
MOST_AT_ONCE = 500


class StoreClosed(Exception):
    """The server is stopping."""


@dataclass(slots=True)
class _Job:
    statements: Sequence[Statement]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"


def open_engine(url: str) -> Engine:
    """For SQLite: the log is written ahead, and a commit is on the disk before it is reported."""
    engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def _set_up(connection: Any, _record: object) -> None:
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
                connection.execute(f"PRAGMA {pragma}")

    return engine


class Store:
    def __init__(self, engine: Engine, metrics: Metrics) -> None:
        self.engine = engine
        self.metrics = metrics
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()

    async def write(self, statements: Sequence[Statement]) -> None:
        """Write all of these or, with an exception, none. When this returns they are on the disk."""
        if self._closed:
            raise StoreClosed
        loop = asyncio.get_running_loop()
        job = _Job(statements, loop, loop.create_future())
        self._jobs.put(job)
        # Whoever waits may be cancelled, as when a socket closes; what was begun is still written.
        await asyncio.shield(job.done)

    async def read(self, ask: Callable[[Connection], Got]) -> Got:
        """Run a reading function beside the event loop."""

        def run() -> Got:
            with self.engine.connect() as connection:
                return ask(connection)

        return await asyncio.to_thread(run)

    def close(self) -> None:
        """Write what waits, then stop."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            self._thread.join(timeout=10)
            self.engine.dispose()

    def _write_all(self) -> None:
        stopping = False
        while not stopping:
            jobs: list[_Job] = []
            job = self._jobs.get()
            while True:
                if job is None:
                    stopping = True
                    break
                jobs.append(job)
                if len(jobs) >= MOST_AT_ONCE:
                    break
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            if jobs:
                self._write_batch(jobs)

    def _write_batch(self, jobs: list[_Job]) -> None:
        began = time.perf_counter()
        try:
            self._commit(jobs)
        except Exception as error:
            if len(jobs) == 1:
                _resolve(jobs[0], error)
                return
            for job in jobs:  # one of them spoils the batch: each by itself, then
                self._write_batch([job])
            return
        self.metrics.commits += 1
        self.metrics.commit_seconds.add(time.perf_counter() - began)
        self.metrics.batch_size.add(len(jobs))
        for job in jobs:
            _resolve(job, None)

    def _commit(self, jobs: list[_Job]) -> None:
        with self.engine.begin() as connection:
            for job in jobs:
                for statement, params in job.statements:
                    connection.execute(statement, params)


def _resolve(job: _Job, error: Exception | None) -> None:
    def resolve() -> None:
        if job.done.done():
            return
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)

    try:
        job.loop.call_soon_threadsafe(resolve)
    except RuntimeError:  # the loop is gone: nobody waits any more
        return
