"""The house: all tables of a server, in memory and on the disk, and the guests who play at them."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from freebooter.games import find_game, load_modules
from freebooter.games import names as game_names
from freebooter.kernel.match import Match
from freebooter.kernel.note import Refused, refused
from freebooter.kernel.record import RecordError
from freebooter.server.access.codes import HOST, SEAT, Right
from freebooter.server.access.limits import Credits
from freebooter.server.access.signing import Signer
from freebooter.server.settings import Settings
from freebooter.server.storage import leases, queries
from freebooter.server.storage.leases import Elsewhere, Lease, Server
from freebooter.server.storage.models import Chair, StoredTable
from freebooter.server.storage.secret import SIGNING, find_or_make_secret
from freebooter.server.storage.store import Store, open_engine
from freebooter.server.storage.verdicts import Verdicts, read_verdicts
from freebooter.server.tables.fleet import Fleet, SharedCredits
from freebooter.server.tables.links.link import CLOSED_RESTART
from freebooter.server.tables.links.outgoing import Outgoing
from freebooter.server.tables.links.presence import SeenElsewhere
from freebooter.server.tables.memory import Tidying
from freebooter.server.tables.new_table import fresh_match, new_stored_table, set_chairs
from freebooter.server.tables.room import Room
from freebooter.server.tables.services import Services
from freebooter.server.tables.state.table import Table
from freebooter.server.texts.words import load_texts
from freebooter.server.wire import bodies
from freebooter.server.workers.pool import Pool
from freebooter.words import LANGUAGES

log = logging.getLogger("freebooter.house")


class House(Services):
    signer: Signer
    """Vouches for records; there once the server has started, like the store."""
    presence_elsewhere: Callable[[list[str]], Awaitable[dict[str, SeenElsewhere]]]
    """Asks the other servers of a fleet who is at their tables."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.secret = b""
        self.rooms: dict[str, Room] = {}
        self.verdicts = Verdicts()
        self.sockets = 0
        self.sockets_of: Counter[str] = Counter()
        self.outgoing = Outgoing(settings)
        self._reading: dict[str, asyncio.Future[Room]] = {}
        self._background: list[asyncio.Task[None]] = []
        self.fleet: Fleet | None = None
        self._adopting: asyncio.Task[None] | None = None
        self._unreadable: set[str] = set()
        self._looked_at, self._answers = 0.0, False
        self.table_credits = SharedCredits("table", settings.tables_per_minute, settings.tables_per_minute / 60)
        self.look_credits = Credits(10 * settings.looks_per_second, settings.looks_per_second)
        self.play_credits = Credits(settings.burst, settings.per_second)
        self.code_credits = SharedCredits("code", settings.codes_per_minute, settings.codes_per_minute / 60)

    # Start and stop

    async def start(self) -> None:
        load_modules(self.settings.load)
        self.store = Store(open_engine(self.settings.url), self.metrics)
        self.secret = await find_or_make_secret(self.store)
        self.signer = Signer(await find_or_make_secret(self.store, SIGNING))
        self.pool = Pool(self.settings.workers, self.settings.load, self.settings.bot_memory, self.metrics)
        self.verdicts = await self.store.read(read_verdicts)
        self.reading_texts = asyncio.create_task(self._load_texts())
        self._background = [self.reading_texts, asyncio.create_task(self._tidy())]
        if self.settings.fleet:
            await self._join_fleet()
        else:
            self._background.append(asyncio.create_task(self._resume()))

    async def _join_fleet(self) -> None:
        """From now on the heartbeat says which tables are to be opened here."""
        self.fleet = Fleet(self.settings, self.store, self._on_beat)
        for credits in (self.table_credits, self.code_credits):
            credits.share(self.fleet, self.secret)
        await self.fleet.start()

    def let_go(self) -> None:
        """Let nobody new in, and end the waiting of those who wait for news."""
        self.stopping = True
        for room in self.rooms.values():
            room.changed.set()

    async def hand_over(self) -> None:
        """Finish what is being stored at each table, then let the other servers of a fleet have them."""
        self.let_go()
        for room in list(self.rooms.values()):
            async with room.lock:
                room.stop()
        if self.fleet is not None:
            await self.fleet.leave()

    async def stop(self) -> None:
        """Finish what is being stored, and close all connections; clients come back by themselves."""
        await self.hand_over()
        links = [link for room in self.rooms.values() for link in room.presence.links]
        for link in links:
            link.close(CLOSED_RESTART, "the server is stopping")
        self.pool.stop()
        for task in self._background:
            task.cancel()
        waiting = [task for task in self._tasks if task is not asyncio.current_task()]
        if waiting:
            await asyncio.wait(waiting, timeout=2)
        await asyncio.to_thread(self.store.close)

    async def ready(self) -> bool:
        """May browsers be sent here? Asked of the database once a second at most."""
        if self.stopping:
            return False
        if self.fleet is not None:
            return self.fleet.ready
        now = time.monotonic()
        if now - self._looked_at > 1.0:
            self._looked_at = now
            try:
                await self.store.read(lambda c: c.execute(select(1)).scalar())
                self._answers = True
            except Refused:
                self._answers = False
        return self._answers

    async def _load_texts(self) -> None:
        """Read the texts before somebody waits for them; a piece at a time, so that a stop need not wait."""
        for language in LANGUAGES:
            for name in game_names():
                await asyncio.to_thread(load_texts, language, find_game(name))

    async def _resume(self) -> None:
        """Open the tables that wait for a bot or have a clock; the others are opened when somebody comes."""
        for name in await self.store.read(queries.tables_that_go_on):
            try:
                await self.room(name)
            except Exception as error:
                log.warning("table %s does not go on: %s", name, type(error).__name__)
            await asyncio.sleep(0)

    async def _tidy(self) -> None:
        """Measure how late the loop is, and let idle rooms leave the memory."""
        tidying = Tidying(time.monotonic())
        while True:
            began = time.perf_counter()
            await asyncio.sleep(1.0)
            self.metrics.loop_lag.add(max(0.0, time.perf_counter() - began - 1.0))
            if self.fleet is not None:
                self.fleet.tick()
            tidying.left(self._let_idle_rooms_go(), time.monotonic())
            self.metrics.rooms = len(self.rooms)

    def _let_idle_rooms_go(self) -> int:
        """How many. Nothing holds them when this returns, so that their memory can be given back."""
        idle = [room for room in self.rooms.values() if room.idle]
        for room in idle:
            room.stop()
            self._forget(room)
        self._release(idle)
        return len(idle)

    # Several servers

    def _release(self, rooms: list[Room]) -> None:
        """Whichever server is asked next for the tables of these rooms may have them."""
        freed = [room.lease for room in rooms if room.lease is not None]
        if freed and self.fleet is not None:
            self.spawn(self._released(self.fleet, freed))

    async def _released(self, fleet: Fleet, freed: list[Lease]) -> None:
        with suppress(Refused):  # then they are opened once more, and left again
            await fleet.release(freed)

    def _on_beat(self, held: dict[str, int], asked: float, waiting: list[str]) -> None:
        """By the database these tables are ours, and these wait for somebody."""
        for room in list(self.rooms.values()):
            lease = room.lease
            if lease is not None and lease.taken < asked and held.get(lease.table) != lease.generation:
                self.metrics.leases_lost += 1
                room.leave_memory()
        # Of ours those that had to leave the memory, as after trouble with the database.
        left = [name for name in held if name not in self.rooms and name not in self._reading]
        wanted = [name for name in [*waiting, *left] if name not in self._unreadable]
        if wanted and not self.stopping and (self._adopting is None or self._adopting.done()):
            self._adopting = self.spawn(self._adopt(wanted))

    async def _adopt(self, names: list[str]) -> None:
        for name in names:
            if self.stopping:
                return
            try:
                await self.room(name)
                self.metrics.adopted += 1
            except Elsewhere:  # another server was quicker
                continue
            except Refused as error:
                if error.refusal.message == "no-storage":
                    return
                self._unreadable.add(name)
            except Exception as error:
                self._unreadable.add(name)
                log.warning("table %s does not go on: %s", name, type(error).__name__)

    async def elsewhere(self, name: str) -> Server | None:
        """The server that has this table, if it is not this one. Whatever else is wrong with it is said by `room`."""
        if self.fleet is None or name in self.rooms:
            return None
        known = self.fleet.known(name)
        if known is not None:
            return known
        try:
            await self.room(name)
        except Elsewhere as elsewhere:
            return elsewhere.server
        except Refused as error:
            return self.fleet.remembered(name) if error.refusal.message == "no-storage" else None
        except Exception:
            return None
        return None

    # Rooms

    def _open(self, table: Table, lease: Lease | None) -> Room:
        room = self.rooms[table.stored.id] = Room(self, table, self._forget, lease)
        room.autoplay.arrange()
        room.dealer.begin()
        return room

    def _forget(self, room: Room) -> None:
        if self.rooms.get(room.table.stored.id) is room:
            del self.rooms[room.table.stored.id]

    async def room(self, name: str) -> Room:
        """The room of a table, read from the disk if need be."""
        if self.stopping:
            raise refused("stopping")
        room = self.rooms.get(name)
        if room is not None:
            return room
        if not name.isascii() or not name.isalnum():  # a database may not even take the question
            raise refused("no-table")
        reading = self._reading.get(name)
        if reading is None:
            reading = self._reading[name] = asyncio.ensure_future(self.spawn(self._read_room(name)))
            reading.add_done_callback(lambda _done: self._reading.pop(name, None))
        return await asyncio.shield(reading)

    async def _read_room(self, name: str) -> Room:
        lease = None if self.fleet is None else await self.fleet.take(name)
        rows_of_table = await self.store.read(lambda c: queries.read_table(c, name))
        if rows_of_table is None:
            raise refused("no-table")
        stored, chairs, rows = rows_of_table
        try:
            table = await asyncio.to_thread(Table.read, stored, chairs, rows)
        except RecordError as error:
            if error.refusal.message == "record-rules":
                known = find_game(stored.game).version
                raise refused("rules-changed", game=stored.game, said=stored.rules, known=known) from None
            if error.refusal.message == "record-form":
                raise Refused(error.refusal) from None
            raise
        if table.rewritten:
            await self.store.write(queries.rewriting_record(stored, table.rewritten), lease)
        return self._open(table, lease)

    async def new_room(
        self,
        match: Match,
        wanted: list[bodies.SeatWanted],
        guest: str,
        guest_name: str,
        shared: bool = False,
        **settings: Any,
    ) -> tuple[Room, list[Right]]:
        """A new table for a match, stored before anyone sees it; with the rights of its host.

        `shared`: the match is dealt anew, or goes on, when everybody has sat down and added to the key of the dice.
        """
        now = self.now()
        chairs = set_chairs(wanted, guest, guest_name)
        begin = Table.gather if shared else Table.begin
        table, rows = begin(new_stored_table(match, guest, now, **settings), chairs, match, now)
        statements = queries.storing_table(table.stored, chairs, rows)
        lease = None
        if self.fleet is not None:
            statements.append(leases.first_lease(table.stored.id, self.fleet.me.id))
        await self.store.write(statements)
        if self.fleet is not None:
            lease = Lease(table.stored.id, self.fleet.me.id, 1, time.monotonic())
        rights = [Right(HOST, -1, 1)]
        rights += [Right(SEAT, chair.seat, 1) for chair in chairs if chair.guest]
        return self._open(table, lease), rights

    def asks_for_shares(self, wanted: list[bodies.SeatWanted]) -> bool:
        """Does everybody at a table with these seats add to the key of the dice? Who plays alone need not."""
        return self.settings.share_seconds > 0 and any([seat.kind == "invite" for seat in wanted])

    def fresh_match(self, wanted: bodies.NewTable) -> Match:
        if wanted.game not in game_names():
            raise refused("no-game")
        return fresh_match(wanted.game, len(wanted.seats), wanted.options, wanted.seed)

    async def remove(self, room: Room) -> None:
        """Delete a table and all its rows."""
        async with room.lock:
            room.stop()
            self._forget(room)
            await self.store.write(queries.removing_table(room.table.stored.id), room.lease)
        for link in list(room.presence.links):
            link.close(1001, "the table is gone")

    # Guests

    async def name_of(self, guest: str) -> tuple[str, str]:
        return await self.store.read(lambda c: queries.name_of(c, guest))

    async def set_guest(self, guest: str, name: str, language: str) -> None:
        statements = queries.storing_guest(guest, name, language, self.now())
        try:
            await self.store.write(statements)
        except IntegrityError:  # the same browser at another server, at the same moment
            await self.store.write(statements)

    async def tables_of(self, guest: str) -> list[str]:
        return await self.store.read(lambda c: queries.tables_of(c, guest)) if guest else []

    async def check_bot_tables(self, guest: str) -> None:
        """Games that nobody plays cost as much as others, so a guest has few of them at a time."""
        under_way = await self.store.read(lambda c: queries.bot_tables_of(c, guest))
        if under_way >= self.settings.bot_tables:
            raise refused("too-many-bots")

    async def stored_tables(self, names: list[str]) -> dict[str, tuple[StoredTable, list[Chair]]]:
        return await self.store.read(lambda c: queries.read_stored(c, names)) if names else {}

    async def lessons_of(self, guest: str) -> list[str]:
        return await self.store.read(lambda c: queries.tables_of(c, guest, lessons=True)) if guest else []

    async def open_tables(self) -> list[str]:
        return await self.store.read(queries.open_tables)

    async def find_code(self, code: str) -> tuple[str, str, int]:
        """What a code is for: the table, the kind of code, and the seat."""
        target = await self.store.read(lambda c: queries.find_code(c, code)) if len(code) == 8 else None
        if target is None:
            raise refused("no-code")
        return target

    async def forget_guest(self, guest: str) -> None:
        """Delete all that is known of a guest. Their tables are read again when somebody looks."""
        statements = await self.store.read(lambda c: queries.forgetting_guest(c, guest))
        written = await self.store.read(lambda c: queries.written_by(c, guest))
        names = {*await self.tables_of(guest), *await self.lessons_of(guest), *[table for table, _n, _kind in written]}
        rooms = [self.rooms.get(name) for name in names]
        if self.fleet is not None:
            statements = [*leases.revoke(names), *statements]
        await self.store.write(statements)
        for room in rooms:
            if room is not None:
                async with room.lock:
                    room.leave_memory()
