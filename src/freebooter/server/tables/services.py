"""What all rooms of a server share."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

from freebooter.server.metrics import Metrics
from freebooter.server.settings import Settings
from freebooter.server.storage.store import Store
from freebooter.server.tables.pace import Pace
from freebooter.server.workers.pool import Pool

Got = TypeVar("Got")


class Services:
    """Settings, figures, the database and the bots. `store` and `pool` are there once the server has started."""

    store: Store
    pool: Pool

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.pace = Pace()
        self.stopping = False
        self._tasks: set[asyncio.Task[object]] = set()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    async def sleep(self, seconds: float) -> None:
        """Wait, by the same clock."""
        await asyncio.sleep(seconds)

    def spawn(self, work: Coroutine[object, None, Got]) -> "asyncio.Task[Got]":
        """Start a task that the server waits for before it stops."""
        task = asyncio.create_task(work)
        self._keep(task)
        return task

    async def finish(self, work: Coroutine[object, None, Got]) -> Got:
        """Finish what was begun, even if the client that asked for it has gone."""
        task = self.spawn(work)
        task.add_done_callback(_heard)  # nobody may be left to be told what went wrong
        return await asyncio.shield(task)

    def let_finish(self, task: "asyncio.Task[None]") -> None:
        """Let a task finish what it has begun, although the client that asked for it has gone."""
        self._keep(task)
        task.add_done_callback(_heard)

    def _keep(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _heard(task: "asyncio.Task[object]") -> None:
    """An exception that nobody asks for would be printed with all its traces."""
    if not task.cancelled():
        task.exception()
