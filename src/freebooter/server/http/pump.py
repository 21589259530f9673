"""Frames of a socket, carried both ways."""

import asyncio
import contextlib
from collections.abc import Coroutine

from starlette.types import Receive, Send
from websockets.asyncio.client import ClientConnection

RESTART = 1012
UNSPOKEN = (1005, 1006, 1015)
"""Codes that say that none was sent."""


async def pump(upstream: ClientConnection, receive: Receive, send: Send, ending: Coroutine[object, None, None]) -> None:
    """Carry frames both ways until one side closes; the other is told why. `ending` ends it too."""

    async def inwards() -> None:
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await upstream.send(message.get("bytes") or b"" if text is None else text)

    async def outwards() -> None:
        async for frame in upstream:
            await send({"type": "websocket.send", "text" if isinstance(frame, str) else "bytes": frame})

    tasks = {asyncio.create_task(work) for work in (inwards(), outwards(), ending)}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        closing = upstream.protocol.close_rcvd
        with contextlib.suppress(Exception):
            await upstream.close()
        with contextlib.suppress(Exception):  # the visitor may have gone first
            code, reason = RESTART, "its server is gone"
            if closing is not None and closing.code not in UNSPOKEN:
                code, reason = closing.code, closing.reason
            await send({"type": "websocket.close", "code": code, "reason": reason})
