"""How long a connection may take its time: deadlines for the head of a request, and a bound for each address.

uvicorn closes connections that idle between two requests, and no others: one that never says anything, or sends its
head byte by byte, would stay for ever.
"""

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from freebooter.server.access.addresses import network_of
from freebooter.server.settings import Settings

AT_ONCE = "freebooter.at_once"
"""The extension of ASGI by which a socket takes short messages without waiting."""
SHORT = 16 * 1024
AHEAD = 4
"""Messages of a browser that are read before they are taken."""
REFUSED = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def patient_protocol(settings: Settings) -> type[H11Protocol]:
    """The protocol of a server with these settings."""

    class Patient(_Patient):
        rules = settings
        connections_of: Counter[str] = Counter()

    return Patient


class PatientSocket(WebSocketsSansIOProtocol):
    """A message counts as sent when the network has taken it, all but the last 64 kB.

    uvicorn waits before a message and not after it: a first message of 250 kB that nobody reads would lie in memory
    without anybody knowing of it. Here whoever sends waits, and gives up in time (`Link.write`); what is left then is
    thrown away, because closing politely would wait for the reader.
    """

    async def run_asgi(self) -> None:
        self.scope["extensions"][AT_ONCE] = {"send": self.send_at_once}
        await super().run_asgi()

    def send_at_once(self, messages: Sequence[bytes]) -> bool:
        """Write short messages now, if the network has taken what came before them; otherwise they have to wait.

        Most messages are short and most readers quick. For them the way through the layers of the application, a task
        and a deadline, takes longer than writing.
        """
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            return False
        if sum(map(len, messages)) > SHORT:
            return False
        self.transport.write(b"".join(map(_frame, messages)))
        return True

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading with every message until that is taken, by two calls of the system. Here a few may wait
        before it does."""
        if self.read_paused or self.queue.qsize() >= AHEAD:
            super().send_receive_event_to_app()
            return
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False

    async def send(self, message: Any) -> None:  # the type of messages is private to uvicorn
        try:
            await super().send(message)
            await self.writable.wait()
        except asyncio.CancelledError:
            if not self.writable.is_set():
                self.transport.abort()
            raise


def _frame(message: bytes) -> bytes:
    """A message as RFC 6455 has it: whole, as text, not masked. No extension is agreed on (see `listening`)."""
    size = len(message)
    if size < 126:
        return b"\x81%c%b" % (size, message)
    if size < 65536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)


class _Patient(H11Protocol):
    rules: Settings
    connections_of: Counter[str]

    def __init__(self, *given: Any, **more: Any) -> None:  # whatever uvicorn gives its protocols
        super().__init__(*given, **more)
        self._deadline: asyncio.TimerHandle | None = None
        self._counted = ""
        self._upgraded = False

    # asyncio allows any transport here; for a socket it is always this one, as uvicorn has it too.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_head()
        if self.rules.proxy or self.client is None:
            return  # all come from the proxy
        if self.rules.fleet_listens and self.server and self.rules.fleet_address.endswith(f":{self.server[1]}"):
            return  # other servers, which have counted their visitors
        self._counted = network_of(self.client[0])
        self.connections_of[self._counted] += 1
        if self.connections_of[self._counted] > self.rules.connections_per_address:
            transport.write(REFUSED)
            transport.close()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete:
            self._end_deadline()
        elif not self._upgraded and not self.transport.is_closing():
            self._expect_head()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True
        self._leave()  # sockets have pings and a bound of their own
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _expect_head(self) -> None:
        """From the first byte on, however slowly the others come."""
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.rules.header_seconds, self._too_slow)

    def _too_slow(self) -> None:
        self._deadline = None
        self.transport.close()

    def _end_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _leave(self) -> None:
        self._end_deadline()
        if self._counted:
            self.connections_of[self._counted] -= 1
            if not self.connections_of[self._counted]:
                del self.connections_of[self._counted]
            self._counted = ""
