"""A slow server, for trying the tests themselves: FREEBOOTER_LAG=300 delays every answer by 300 milliseconds.

Only tests/browser/ship.py imports it, in the process of the server, and only when that variable is set.
"""

import asyncio
import os
from typing import Any

from freebooter.server.http.guard import Guard
from freebooter.server.tables.links.link import Link

LAG = int(os.environ.get("FREEBOOTER_LAG", "0")) / 1000

_answer = Guard.__call__
_write = Link.write


async def answer(self: Guard, scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "http" and scope["path"].startswith("/api/"):
        await asyncio.sleep(LAG)
    await _answer(self, scope, receive, send)


class Slow:
    """A socket that takes its time, once for all that is on its way together."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.last = 0.0

    async def send_text(self, data: str) -> None:
        now = asyncio.get_running_loop().time()
        if now - self.last > LAG / 4:
            await asyncio.sleep(LAG)
        self.last = asyncio.get_running_loop().time()
        await self.socket.send_text(data)

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        await self.socket.close(code, reason)


async def write(self: Link) -> None:
    self.socket = Slow(self.socket)
    await _write(self)


Guard.__call__ = answer  # type: ignore[method-assign]
Link.write = write  # type: ignore[method-assign]
