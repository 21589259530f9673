"""What those who answer for seats need of a room."""

import asyncio
from typing import Protocol

from freebooter.kernel.ask import Seat
from freebooter.server.storage.models import LogRow
from freebooter.server.storage.store import Statement
from freebooter.server.tables.services import Services
from freebooter.server.tables.showing.narrator import Narrator
from freebooter.server.tables.state.table import Table


class Gone(Exception):
    """This room has left the memory; get it again from `House`."""


class OpenTable(Protocol):
    """A table in memory. Whatever changes it happens under `lock`."""

    services: Services
    table: Table
    narrator: Narrator
    lock: asyncio.Lock
    gone: bool

    def check_open(self) -> None:
        """Raises `Gone` if the room has left the memory."""

    async def hold(self, seat: Seat, move: str) -> None:
        """Wait before an answer is entered from whose quickness others could read a hand."""

    async def commit(self, rows: list[LogRow], also: list[Statement] | None = None) -> None:
        """Store rows, then show them to everyone. To be called under the lock."""

    def leave_memory(self) -> None:
        """Forget the table, so that it is read again from the disk."""
