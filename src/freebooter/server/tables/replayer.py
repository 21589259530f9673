"""Replay and dice of one room: worked out in a thread and without the lock, because the past never changes."""

import asyncio

from freebooter.server.tables import replay
from freebooter.server.tables.table import Table
from freebooter.server.wire import bodies


class Replayer:
    def __init__(self, table: Table) -> None:
        self.table = table
        self._lock = asyncio.Lock()
        self._memory: replay.Memory | None = None
        self._proof: replay.Proof | None = None

    async def look_back(self, reader: int, rows: list[int]) -> list[replay.Then]:
        """The table after each of these rows, as a reader saw it."""
        story = replay.story(self.table, rows[-1])
        async with self._lock:
            if self._memory is None:
                self._memory = await asyncio.to_thread(replay.Memory, self.table.match)
            return await asyncio.to_thread(replay.look_back, self._memory, story, reader, rows)

    async def dice(self, reader: int) -> bodies.Dice:
        """The dice that a reader saw; after the end with their proof."""
        table = self.table
        story = replay.story(table, len(table.rows) - 1)
        if table.match.over and self._proof is None:
            self._proof = await asyncio.to_thread(replay.prove, replay.finished_record(table))
        return await asyncio.to_thread(replay.dice, story, table.match, reader, self._proof)
