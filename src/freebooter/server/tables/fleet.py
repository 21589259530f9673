"""One server among several on one PostgreSQL: its heartbeat, its leases, and where other tables are."""

import asyncio
import hashlib
import hmac
import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import TypeVar

from sqlalchemy import Connection

from freebooter.kernel.note import refused
from freebooter.server.access.codes import new_id
from freebooter.server.access.limits import Credits
from freebooter.server.settings import Settings
from freebooter.server.storage import leases
from freebooter.server.storage.leases import Elsewhere, Lease, Server
from freebooter.server.storage.store import Store, is_trouble

Got = TypeVar("Got")
log = logging.getLogger("freebooter.fleet")
KEPT_SECONDS = 2.0
"""How long it is remembered where a table is; whoever has lost it says so."""
MOST_KEPT = 20_000
SELDOM = 40
"""Heartbeats between two looks through everything."""
HUNG_SECONDS = 10.0
"""A server whose event loop stands still for so long does not count as living."""


class Fleet:
    """`on_beat` is called in the event loop with the tables that are ours by the database, when that was asked, and the
    tables that wait for somebody to take them."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        on_beat: Callable[[dict[str, int], float, list[str]], None],
    ) -> None:
        self.me = Server(new_id(), settings.fleet_address or f"{settings.host}:{settings.port}")
        self._settings = settings
        self._store = store
        self._on_beat = on_beat
        self._grace = round(1000 * settings.lease_seconds)
        self._ending = threading.Event()
        self._elsewhere: OrderedDict[str, tuple[Server, float]] = OrderedDict()
        self._loop = asyncio.get_running_loop()
        self._beaten = self._ticked = time.monotonic()
        self._living: set[str] | None = None
        self._thread = threading.Thread(target=self._beat_on, name="heartbeat", daemon=True)

    async def start(self) -> None:
        await self._do(lambda c: leases.enter(c, self.me, self._grace))
        self._thread.start()

    async def leave(self) -> None:
        """Give all tables up: the others take them at once."""
        if not self._ending.is_set():
            self._ending.set()
            await asyncio.to_thread(self._thread.join, 5)
            try:
                await self._do(lambda c: leases.strike_out(c, self.me))
            except Exception as error:
                log.warning("the others were not told that this server stops: %s", type(error).__name__)

    @property
    def ready(self) -> bool:
        """Do the others know that this server lives?"""
        return not self._ending.is_set() and time.monotonic() - self._beaten < self._settings.lease_seconds

    async def _do(self, work: Callable[[Connection], Got]) -> Got:
        def run() -> Got:
            with self._store.engine.begin() as connection:
                return work(connection)

        try:
            return await asyncio.to_thread(run)
        except Exception as error:
            if is_trouble(error):
                raise refused("no-storage") from None
            raise

    # The heartbeat: in a thread, so that work of the event loop does not hold it up

    def _beat_on(self) -> None:
        beats = 0
        while not self._ending.wait(self._settings.beat_seconds):
            if time.monotonic() - self._ticked > HUNG_SECONDS:
                continue
            began = time.monotonic()
            try:
                with self._store.engine.begin() as connection:
                    leases.beat(connection, self.me, self._grace)
                with self._store.engine.begin() as connection:
                    held = leases.held_by(connection, self.me.id)
                    waiting = leases.orphans(connection, self._grace)
                    living = {server.id for server in leases.living(connection, self._grace)}
                    if beats % SELDOM == 0:
                        waiting += leases.never_taken(connection)
                        leases.tidy(connection)
            except Exception as error:
                if not is_trouble(error):
                    log.exception("a heartbeat failed")
                continue
            beats += 1
            self._beaten, self._living = time.monotonic(), living
            try:
                self._loop.call_soon_threadsafe(self._on_beat, held, began, waiting)
            except RuntimeError:  # the loop is gone
                return

    def tick(self) -> None:
        """The event loop lives."""
        self._ticked = time.monotonic()

    # Tables

    async def take(self, table: str) -> Lease:
        """Take a table. Raises `Elsewhere` when another server has it, and `Refused` when there is no such table."""
        try:
            lease = await self._do(lambda c: leases.take(c, table, self.me.id, self._grace))
        except Elsewhere as elsewhere:
            self._elsewhere[table] = elsewhere.server, time.monotonic() + KEPT_SECONDS
            while len(self._elsewhere) > MOST_KEPT:
                self._elsewhere.popitem(last=False)
            raise
        self._elsewhere.pop(table, None)
        if lease is None:
            raise refused("no-table")
        return lease._replace(taken=time.monotonic())

    def known(self, table: str) -> Server | None:
        """Where a table was a moment ago."""
        server, until = self._elsewhere.get(table, (None, 0.0))
        return server if time.monotonic() < until else None

    def remembered(self, table: str) -> Server | None:
        """Where a table was when that could last be asked."""
        return self._elsewhere.get(table, (None, 0.0))[0]

    def forget(self, table: str) -> None:
        self._elsewhere.pop(table, None)

    async def release(self, freed: Iterable[Lease]) -> None:
        def work(connection: Connection) -> None:
            for lease in freed:
                leases.release(connection, lease)

        await self._do(work)

    async def strike_out(self, server: Server) -> None:
        """Nobody listens where a server should be."""
        log.warning("a server of the fleet is gone")
        await self._do(lambda c: leases.strike_out(c, server))

    def lives(self, server: Server) -> bool:
        """As of the last heartbeat: one that hangs keeps its connections, but not its tables."""
        return self._living is None or server.id in self._living

    async def owners(self, tables: list[str]) -> dict[str, Server]:
        """The other servers that have these tables in memory."""
        found = await self._do(lambda c: leases.owners(c, tables, self._grace)) if tables else {}
        return {table: server for table, server in found.items() if server.id != self.me.id}

    async def spend(self, who: str, full: float, per_second: float, cost: float) -> bool:
        return await self._do(lambda c: leases.spend(c, who, full, per_second, cost))


class SharedCredits:
    """A credit for each address, at all servers together where there are several."""

    def __init__(self, name: str, full: float, per_second: float) -> None:
        self._name = name
        self._own = Credits(full, per_second)
        self._fleet: Fleet | None = None
        self._secret = b""

    def share(self, fleet: Fleet, secret: bytes) -> None:
        self._fleet, self._secret = fleet, secret

    async def spend(self, who: str, cost: float = 1.0) -> bool:
        if not self._own.spend(who, cost):
            return False
        if self._fleet is None:
            return True
        hashed = hmac.new(self._secret, f"credit {self._name} {who}".encode(), hashlib.sha256).hexdigest()
        own = self._own
        return await self._fleet.spend(hashed, own.full, own.per_second, cost)
