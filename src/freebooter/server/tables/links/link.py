# mypyc: compile
"""One connection of one browser to a table, with a queue for what it has not read yet."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from freebooter.kernel.native import mypyc_attr
from freebooter.server.access.codes import SEAT, Right, seats_of
from freebooter.server.tables.links.outgoing import Outgoing
from freebooter.server.wire.frames import Frame

_encoder = msgspec.json.Encoder()


def encode(answer: Frame) -> bytes:
    return _encoder.encode(answer)


class Sender(Protocol):
    async def send_text(self, data: str) -> None: ...

    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


CLOSED_SLOW = 1013
CLOSED_RESTART = 1012
CLOSED_SEAT_GONE = 4403


@mypyc_attr(allow_interpreted_subclasses=True)
class Link:
    """`reader` is the seat it looks from, PUBLIC when it watches or the curtain is drawn."""

    def __init__(
        self,
        socket: Sender,
        rights: list[Right],
        reader: int,
        language: str,
        size: int,
        seconds: float,
        outgoing: Outgoing | None = None,
        address: str = "",
        guest: str = "",
    ) -> None:
        self.socket = socket
        self.rights = rights
        self.reader = reader
        self.language = language
        self._seconds = seconds
        self._queue: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue(size)
        self.closing = False
        self.busy = False
        """Is a command of its seat being carried out? It is, even if nobody is there any more."""
        self.address = address
        self.guest = guest
        self.takes_changes = False
        """Does the browser know views by what has changed in them?"""
        self.view_row = -1
        """The row since which the view stands that it was told last; -1: none."""
        self.waiting = 0
        self._outgoing = outgoing
        self.at_once: Callable[[Sequence[bytes]], bool] | None = None
        """Writes messages without waiting, and returns whether it could."""
        self._behind = 0
        """Messages that wait in the queue or are being sent: what comes now comes after them."""

    @property
    def seats(self) -> list[int]:
        return seats_of(self.rights)

    def stands_in(self, seat: int) -> bool:
        return not any(right.kind == SEAT and right.seat == seat for right in self.rights)

    def send(self, *messages: bytes) -> bool:
        """Send or queue messages; False when the reader is too slow and is being dropped."""
        if self.closing or (self.at_once is not None and not self._behind and self.at_once(messages)):
            return True
        return all([self._put(data) for data in messages])

    def _put(self, data: bytes) -> bool:
        if self.closing:  # one before it was too much
            return False
        self._behind += 1
        fits = self._outgoing is None or self._outgoing.add(self, len(data))
        try:
            self._queue.put_nowait(data)
        except asyncio.QueueFull:
            self._read(data)
            fits = False
        if not fits:
            self.drop()
        return fits

    def close(self, code: int, reason: str) -> None:
        """Close after what is queued; a full queue is thrown away."""
        if self.closing:
            return
        self.closing = True
        if self._queue.full():
            self._forget_waiting()
        self._queue.put_nowait((code, reason))

    def drop(self) -> None:
        """Close it because it is too slow; what waits is thrown away."""
        self._forget_waiting()
        self.close(CLOSED_SLOW, "too slow")

    def _forget_waiting(self) -> None:
        while not self._queue.empty():
            item = self._queue.get_nowait()
            if isinstance(item, bytes):
                self._read(item)

    def _read(self, data: bytes) -> None:
        """It waits no longer."""
        self._behind -= 1
        if self._outgoing is not None:
            self._outgoing.done(self, len(data))

    async def write(self) -> None:
        """Send what is queued, until closed; a send that takes too long ends it."""
        while True:
            item = await self._queue.get()
            if isinstance(item, tuple):
                await asyncio.wait_for(self.socket.close(*item), self._seconds)
                return
            try:
                async with asyncio.timeout(self._seconds):
                    await self.socket.send_text(item.decode())
            finally:
                self._read(item)

    def end(self) -> None:
        """Nobody is there any more."""
        self.closing = True
        self._forget_waiting()


class Answer:
    """That a command is done: for the link by which it came it goes out in one piece with the update."""

    __slots__ = ("data", "link", "sent")

    def __init__(self, link: Link) -> None:
        self.link = link
        self.data = b""
        self.sent = False
