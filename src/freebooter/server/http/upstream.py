"""Plain HTTP to another server of the fleet, over connections that are kept for the next request."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass

import h11

Headers = list[tuple[bytes, bytes]]
CONNECT_SECONDS = 2.0
KEPT = 32
"""Idle connections kept for each server."""
PIECE = 64 * 1024
MOST_HEADER = 64 * 1024


class Unreachable(Exception):
    """The other server cannot be reached, or went away; `refused`: nobody listens there."""

    def __init__(self, refused: bool = False, sent: bool = False) -> None:
        super().__init__()
        self.refused = refused
        self.sent = sent
        """The request may have been carried out."""


@dataclass(slots=True)
class Answer:
    status: int
    headers: Headers
    body: AsyncIterator[bytes]


class _Connection:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.http = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_HEADER)

    async def event(self) -> h11.Event | type[h11.PAUSED]:
        while True:
            event = self.http.next_event()
            if event is not h11.NEED_DATA:
                return event  # type: ignore[return-value]  # a sentinel class, which `is not` does not narrow
            self.http.receive_data(await self.reader.read(PIECE))


class Upstream:
    """Connections to other servers, by address."""

    def __init__(self) -> None:
        self._idle: dict[str, list[_Connection]] = {}

    async def ask(self, address: str, method: str, target: str, headers: Headers, body: bytes) -> Answer:
        """Raises `Unreachable`. The body of the answer must be read to its end, or closed."""
        connection = self._kept(address)
        if connection is not None:
            try:
                return await self._ask(connection, address, method, target, headers, body)
            except Unreachable:
                if method not in ("GET", "HEAD"):
                    raise
                # It was kept for too long: once more, on a new one.
        return await self._ask(await _connect(address), address, method, target, headers, body)

    def _kept(self, address: str) -> _Connection | None:
        kept = self._idle.get(address, [])
        while kept:
            connection = kept.pop()
            if not connection.reader.at_eof() and not connection.writer.is_closing():
                return connection
            connection.writer.close()
        return None

    async def _ask(
        self, connection: _Connection, address: str, method: str, target: str, headers: Headers, body: bytes
    ) -> Answer:
        try:
            given = [*headers, (b"content-length", str(len(body)).encode())]
            request = h11.Request(method=method, target=target, headers=given)
            data = connection.http.send(request) or b""
            if body:
                data += connection.http.send(h11.Data(data=body)) or b""
            data += connection.http.send(h11.EndOfMessage()) or b""
            connection.writer.write(data)
            await connection.writer.drain()
            event = await connection.event()
            while isinstance(event, h11.InformationalResponse):
                event = await connection.event()
            if not isinstance(event, h11.Response):
                raise ConnectionError
        except (OSError, h11.ProtocolError):
            connection.writer.close()
            raise Unreachable(sent=True) from None
        except asyncio.CancelledError:
            connection.writer.close()
            raise
        return Answer(event.status_code, list(event.headers.raw_items()), self._read(connection, address))

    async def _read(self, connection: _Connection, address: str) -> AsyncIterator[bytes]:
        whole = False
        try:
            while True:
                event = await connection.event()
                if isinstance(event, h11.Data):
                    yield bytes(event.data)
                elif isinstance(event, h11.EndOfMessage):
                    whole = True
                    return
                else:
                    raise Unreachable(sent=True)
        except (OSError, h11.ProtocolError):
            raise Unreachable(sent=True) from None
        finally:
            http, kept = connection.http, self._idle.setdefault(address, [])
            if whole and http.our_state is h11.DONE and http.their_state is h11.DONE and len(kept) < KEPT:
                http.start_next_cycle()
                kept.append(connection)
            else:
                connection.writer.close()

    def close(self) -> None:
        for kept in self._idle.values():
            for connection in kept:
                connection.writer.close()
        self._idle.clear()


async def _connect(address: str) -> _Connection:
    host, _, port = address.rpartition(":")
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            return _Connection(*await asyncio.open_connection(host.strip("[]"), int(port)))
    except ConnectionRefusedError:
        raise Unreachable(refused=True) from None
    except (OSError, TimeoutError):
        raise Unreachable from None
