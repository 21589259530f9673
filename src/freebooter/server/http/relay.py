"""Tables of other servers: whoever comes here for one is passed on to the server that has it.

Requests and sockets go to the owner as they are, with a proof that a server of the fleet sends them and the address of
the visitor, so that all rules and limits of a table are kept by its owner. If the owner is gone, this server waits for
the table to become free and takes it. Without a fleet this layer lets everything through.
"""

import asyncio
import contextlib
import re
import time
from collections import Counter
from collections.abc import Coroutine
from typing import TypeVar
from urllib.parse import parse_qs

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake

from freebooter.kernel.note import Refusal, Refused
from freebooter.server.access import fleet_pass
from freebooter.server.access.addresses import network_of
from freebooter.server.http.asgi import (
    MISDIRECTED,
    NOT_PASSED_ON,
    body_of,
    connecting_again,
    left,
    misdirected,
    send_answer,
    target_of,
    with_body,
)
from freebooter.server.http.pump import pump
from freebooter.server.http.replies import JSON, problem
from freebooter.server.http.upstream import CONNECT_SECONDS, Answer, Headers, Unreachable, Upstream
from freebooter.server.http.visitor import visitor
from freebooter.server.storage.leases import Server
from freebooter.server.tables.house import House
from freebooter.server.tables.links.presence import SeenElsewhere

Got = TypeVar("Got")
TABLE = re.compile(r"/api/tables/([a-z0-9]{1,16})(?:/|$)")
PRESENCE = "/fleet/presence"
OF_THE_SOCKET = b"sec-websocket-"
NOT_ALLOWED, TRY_LATER = 1008, 1013
LOOK_SECONDS = 0.5
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 0.4
FRAMES = 8
"""Frames of a socket that may wait here; the owner of the table bounds the rest."""


class Relay:
    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house
        self.upstream = Upstream()
        house.presence_elsewhere = self.presence_elsewhere

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = TABLE.match(scope["path"]) if scope["type"] in ("http", "websocket") else None
        if scope.get("fleet") and scope["path"] == PRESENCE:
            await self._tell_presence(scope, receive, send)
            return
        if found is None or self.house.fleet is None:
            await self.app(scope, receive, send)
            return
        table = found[1]
        if scope.get("fleet"):
            elsewhere = self.house.stopping or await self.house.elsewhere(table) is not None
            await (misdirected if elsewhere else self.app)(scope, receive, send)
        elif await self.house.elsewhere(table) is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self.pass_on(table, scope, await body_of(receive), receive, send)
        else:
            await self._socket(table, scope, receive, send)

    # Requests

    async def pass_on(self, table: str, scope: Scope, body: bytes, receive: Receive, send: Send) -> None:
        """Have the owner of the table answer, whoever that is in the end; it may be this server."""
        again = scope["method"] in ("GET", "HEAD") or scope["path"].endswith(
            "/commands"
        )  # the same id, carried out once
        pause, until = FIRST_PAUSE, time.monotonic() + self.house.settings.relay_seconds
        while time.monotonic() < until and not self.house.stopping:
            server = await self.house.elsewhere(table)
            if server is None:
                await self.app(scope, with_body(body, receive), send)
                return
            try:
                answer = await self._ask(server, scope, body, receive)
                if answer is None:
                    return  # nobody waits for it any more
                if answer.status != MISDIRECTED:
                    await send_answer(answer, send)
                    self.house.metrics.relayed += 1
                    return
                async for _rest in answer.body:
                    pass
            except Unreachable as trouble:
                await self._doubt(server, trouble)
                if trouble.sent and not again:
                    break
            self._forget(table)
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)
        self.house.metrics.relay_failures += 1
        language = visitor(HTTPConnection(scope)).language
        await problem(Refusal("stopping"), language)(scope, receive, send)

    async def _ask(self, server: Server, scope: Scope, body: bytes, receive: Receive) -> Answer | None:
        """None: the visitor has gone, and the owner need not go on."""
        target = target_of(scope)
        headers = self._headers(scope, scope["method"], target)
        asking = self.upstream.ask(server.address, scope["method"], target, headers, body)
        working = asyncio.ensure_future(self._while_it_lives(server, asking))
        leaving = asyncio.ensure_future(left(receive))
        try:
            await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
            return working.result() if working.done() else None
        finally:
            leaving.cancel()
            working.cancel()

    async def _while_it_lives(self, server: Server, work: Coroutine[object, None, Got]) -> Got:
        """Wait for a server as long as its heartbeat is heard: one that hangs would never answer."""
        working = asyncio.ensure_future(work)
        try:
            while not working.done():
                await asyncio.wait({working}, timeout=LOOK_SECONDS)
                if not working.done() and not self._lives(server):
                    raise Unreachable(sent=True)
            return working.result()
        finally:
            working.cancel()

    def _lives(self, server: Server) -> bool:
        return self.house.fleet is None or self.house.fleet.lives(server)

    async def _until_it_dies(self, server: Server) -> None:
        while self._lives(server):
            await asyncio.sleep(LOOK_SECONDS)

    def _headers(self, scope: Scope, method: str, target: str) -> Headers:
        """What the visitor sent, without what is between two neighbours only, and with our proof."""
        dropped = {*NOT_PASSED_ON, *fleet_pass.OURS, b"content-length", b"x-forwarded-for"}
        headers = [(name, value) for name, value in scope["headers"] if name not in dropped]
        address = scope["client"][0] if scope.get("client") else ""
        proof = fleet_pass.write_pass(self.house.secret, method, target, address)
        return [*headers, (fleet_pass.PASS, proof.encode()), (fleet_pass.VISITOR, address.encode())]

    async def _doubt(self, server: Server, trouble: Unreachable) -> None:
        """Where nobody listens no lease need run out: should the server live, its next heartbeat enters it again."""
        if trouble.refused and self.house.fleet is not None:
            with contextlib.suppress(Refused):
                await self.house.fleet.strike_out(server)

    def _forget(self, table: str) -> None:
        if self.house.fleet is not None:
            self.house.fleet.forget(table)

    # Who is there, for lists of tables

    async def _tell_presence(self, scope: Scope, receive: Receive, send: Send) -> None:
        wanted = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("tables", [""])[0].split(",")
        rooms = {name: self.house.rooms[name] for name in wanted if name in self.house.rooms}
        seen = {
            name: SeenElsewhere(
                [chair.seat for chair in room.table.chairs if room.presence.present(chair.seat)], room.presence.watchers
            )
            for name, room in rooms.items()
        }
        await JSON(seen)(scope, receive, send)

    async def presence_elsewhere(self, names: list[str]) -> dict[str, SeenElsewhere]:
        """Who is at these tables, as far as other servers have them and answer soon."""
        fleet = self.house.fleet
        by_server: dict[Server, list[str]] = {}
        if fleet is not None:
            for name, server in (await fleet.owners(names)).items():
                by_server.setdefault(server, []).append(name)
        asked = [self._ask_presence(server, listed) for server, listed in by_server.items()]
        return {name: seen for answer in await asyncio.gather(*asked) for name, seen in answer.items()}

    async def _ask_presence(self, server: Server, names: list[str]) -> dict[str, SeenElsewhere]:
        target = f"{PRESENCE}?tables={','.join(names)}"
        proof = fleet_pass.write_pass(self.house.secret, "GET", target, "")
        headers = [(b"host", server.address.encode()), (fleet_pass.PASS, proof.encode()), (fleet_pass.VISITOR, b"")]
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                answer = await self.upstream.ask(server.address, "GET", target, headers, b"")
                data = b"".join([piece async for piece in answer.body])
            return msgspec.json.decode(data, type=dict[str, SeenElsewhere])
        except (Unreachable, TimeoutError, msgspec.DecodeError):
            return {}

    # Sockets

    async def _socket(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        house, address = self.house, network_of(scope["client"][0]) if scope.get("client") else ""
        await receive()  # websocket.connect
        crowded = house.sockets_of[address] >= house.settings.sockets_per_address
        if house.stopping or crowded or house.sockets >= house.settings.sockets:
            await send({"type": "websocket.close", "code": TRY_LATER, "reason": ""})
            return
        house.sockets += 1
        house.sockets_of[address] += 1
        house.metrics.sockets = house.sockets
        house.metrics.relayed_sockets += 1
        try:
            here = await self._pass_socket_on(table, scope, receive, send)
        finally:
            house.sockets -= 1
            house.sockets_of -= Counter([address])
            house.metrics.sockets = house.sockets
            house.metrics.relayed_sockets -= 1
        if here:
            await self.app(scope, connecting_again(receive), send)

    async def _pass_socket_on(self, table: str, scope: Scope, receive: Receive, send: Send) -> bool:
        """True: the table has come here meanwhile."""
        pause, until = FIRST_PAUSE, time.monotonic() + self.house.settings.relay_seconds
        while time.monotonic() < until and not self.house.stopping:
            server = await self.house.elsewhere(table)
            if server is None:
                return True
            try:
                upstream = await self._while_it_lives(server, self._open_socket(server, scope))
            except _Denied as denied:
                if denied.status != MISDIRECTED:
                    await send({"type": "websocket.close", "code": NOT_ALLOWED, "reason": ""})
                    return False
            except Unreachable as trouble:
                await self._doubt(server, trouble)
            else:
                await send({"type": "websocket.accept"})
                await pump(upstream, receive, send, self._until_it_dies(server))
                return False
            self._forget(table)
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)
        self.house.metrics.relay_failures += 1
        await send({"type": "websocket.close", "code": TRY_LATER, "reason": ""})
        return False

    async def _open_socket(self, server: Server, scope: Scope) -> ClientConnection:
        target = target_of(scope)
        headers = self._headers(scope, "GET", target)
        given = [
            (name.decode("latin-1"), value.decode("latin-1"))
            for name, value in headers
            if not name.startswith(OF_THE_SOCKET) and name != b"host"
        ]
        try:
            return await connect(
                f"ws://{server.address}{target}",
                additional_headers=given,
                user_agent_header=None,
                compression=None,
                proxy=None,
                max_size=None,
                max_queue=FRAMES,
                open_timeout=self.house.settings.relay_seconds,
                ping_interval=20,
                close_timeout=1,
            )
        except ConnectionRefusedError:
            raise Unreachable(refused=True) from None
        except InvalidHandshake as error:
            status = getattr(getattr(error, "response", None), "status_code", 0)
            raise _Denied(status) from None
        except (OSError, TimeoutError, EOFError):
            raise Unreachable from None


class PassedOn(Response):
    """The answer of the server that has a table, for a request of which that is known only when it is carried out."""

    def __init__(self, relay: Relay, table: str, body: bytes) -> None:
        super().__init__()
        self._relay = relay
        self._table = table
        self._given = body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._relay.pass_on(self._table, scope, self._given, receive, send)


class _Denied(Exception):
    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status
