"""Replay and dice of one room: worked out in a thread and without the lock, because the past never changes."""

import asyncio

from freebooter.kernel.chance import commitment
from freebooter.kernel.record import footer_line
from freebooter.server.tables.showing import replay
from freebooter.server.tables.state.table import Table
from freebooter.server.wire import bodies


class Replayer:
    def __init__(self, table: Table) -> None:
        self.table = table
        self._lock = asyncio.Lock()
        self._memory: replay.Memory | None = None
        self._proof: replay.Proof | None = None

    async def look_back(self, reader: int, rows: list[int]) -> list[replay.PastMoment]:
        """The table after each of these rows, as a reader saw it."""
        past = replay.past_of(self.table, rows[-1])
        async with self._lock:
            if self._memory is None:
                self._memory = await asyncio.to_thread(replay.Memory, self.table.match)
            return await asyncio.to_thread(replay.look_back, self._memory, past, reader, rows)

    async def dice(self, reader: int) -> bodies.Dice:
        """The dice that a reader saw; after the end with their proof."""
        table = self.table
        past = replay.past_of(table, len(table.rows) - 1)
        if table.match.over and self._proof is None:
            self._proof = await asyncio.to_thread(replay.prove, table.record() + footer_line(table.match))
        dice = await asyncio.to_thread(replay.dice, past, table.match, reader, self._proof)
        if table.dealing is not None and table.stored.key is not None:  # promised, and not yet in the record
            dice.commitment, dice.shares = commitment(table.stored.key), []
        return dice
