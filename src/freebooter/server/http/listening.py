"""How the server listens; and the door to the local network, which this machine may open and close while it runs."""

import asyncio
import logging
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from freebooter.kernel.note import refused
from freebooter.server.http.lan import addresses
from freebooter.server.http.patience import PatientSocket, patient_protocol
from freebooter.server.settings import Settings
from freebooter.server.tables.house import House

log = logging.getLogger("freebooter.lan")
STOP_SECONDS = 3
LOOPBACK = ("127.0.0.1", "localhost", "::1")


def uvicorn_config(app: ASGIApp, settings: Settings, **more: Any) -> uvicorn.Config:
    """`more`: any further settings of uvicorn."""
    return uvicorn.Config(
        app,
        ws=PatientSocket,
        ws_max_size=settings.frame_bytes,
        ws_max_queue=16,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        limit_concurrency=settings.sockets + min(500, settings.sockets // 4),
        timeout_graceful_shutdown=STOP_SECONDS,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=16 * 1024,
        proxy_headers=False,  # `Guard` reads them: a list that a visitor has begun is believed in its last part only
        http=patient_protocol(settings),
        server_header=False,
        access_log=False,
        log_config=None,
        log_level="warning",  # at info it would log addresses
        **more,
    )


class _Beside(uvicorn.Server):
    """A second server for the same application. The first one hears the signals and runs its life."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class LanDoor:
    """Lets others in the local network in, who know the code of the house; or keeps them out again."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house
        self._server: _Beside | None = None
        self._serving: asyncio.Task[None] | None = None

    @property
    def possible(self) -> bool:
        """Only for a server that listens on this machine alone and stands behind no proxy."""
        settings = self._house.settings
        alone = settings.host in LOOPBACK and not (settings.proxy or settings.secure or settings.names)
        return alone and not settings.lan and bool(addresses())

    @property
    def opened(self) -> bool:
        return self._server is not None

    async def open(self) -> None:
        if not self.possible:
            raise refused("no-network")
        settings = self._house.settings
        sockets = _listen(settings.port)
        if not sockets:
            raise refused("no-network")
        hosts = [f"{each.getsockname()[0]}:{settings.port}" for each in sockets]
        self._server = _Beside(uvicorn_config(self._app, settings, lifespan="off"))
        self._serving = asyncio.create_task(self._server.serve(sockets=sockets))
        while not self._server.started and not self._serving.done():
            await asyncio.sleep(0.01)
        self._house.settings = replace(settings, lan=True, hosts=(*settings.hosts, *hosts))

    async def close(self) -> None:
        server, serving = self._server, self._serving
        if server is None or serving is None:
            return
        self._server = self._serving = None
        settings = self._house.settings
        hosts = tuple(host for host in settings.hosts if host.split(":")[0] not in addresses())
        self._house.settings = replace(settings, lan=False, hosts=hosts)
        server.should_exit = True
        await asyncio.wait([serving], timeout=STOP_SECONDS)
        if not serving.done():
            serving.cancel()


def _listen(port: int) -> list[socket.socket]:
    """On the addresses of the network; the loopback has its own socket already."""
    sockets: list[socket.socket] = []
    for address in addresses():
        sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        if sys.platform != "win32":
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((address, port))
            sockets.append(sock)
        except OSError as error:
            sock.close()
            log.warning("cannot listen on an address of the network: %s", error.strerror)
    return sockets
