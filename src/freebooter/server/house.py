"""The house: all tables, the people who come and go, and what the rooms share."""

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from sqlalchemy import insert, select

from freebooter.games import find_game, load_modules
from freebooter.games import names as game_names
from freebooter.kernel.game import AnyGame
from freebooter.kernel.match import Match
from freebooter.kernel.note import refused
from freebooter.kernel.record import Header, RecordError
from freebooter.server import bodies, schema, shelf, speech, wire
from freebooter.server.codes import HOST, SEAT, STAND_IN, Right
from freebooter.server.limits import Purses
from freebooter.server.link import CLOSED_RESTART, held
from freebooter.server.metrics import Metrics
from freebooter.server.pool import Pool
from freebooter.server.room import Room
from freebooter.server.rows import Chair, Sheet
from freebooter.server.settings import Settings
from freebooter.server.store import Store, open_engine
from freebooter.server.table import Table, fresh_match
from freebooter.words import LANGUAGES, Words

log = logging.getLogger("freebooter.house")
Got = TypeVar("Got")
SECRET = "secret"


@lru_cache(2000)
def _header(line: str) -> Header:
    """The first line of a table's record; it never changes."""
    return msgspec.json.decode(line, type=Header)


def read_secret(settings: Settings) -> bytes:
    """The secret by which the tokens of this database are made."""
    engine = open_engine(settings.url)
    try:
        with engine.connect() as connection:
            found = connection.execute(select(schema.house.c.value).where(schema.house.c.name == SECRET)).scalar()
            return bytes(found or b"")
    finally:
        engine.dispose()


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.stopping = False
        self.secret = b""
        self.rooms: dict[str, Room] = {}
        self.sockets = 0
        self._reading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._background: list[asyncio.Task[None]] = []
        self.table_purses = Purses(settings.tables_per_minute, settings.tables_per_minute / 60)
        self.look_purses = Purses(10 * settings.looks_per_second, settings.looks_per_second)
        self.play_purses = Purses(settings.burst, settings.per_second)
        self.code_purses = Purses(settings.codes_per_minute, settings.codes_per_minute / 60)

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def spawn(self, work: Coroutine[Any, Any, Got]) -> "asyncio.Task[Got]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Start and stop

    async def start(self) -> None:
        load_modules(self.settings.load)
        self.store = Store(open_engine(self.settings.url), self.metrics)
        self.secret = await self._find_secret()
        self.pool = Pool(self.settings.workers, self.settings.load, self.settings.bot_memory, self.metrics)
        self.reading_texts = asyncio.create_task(self._load_texts())
        self._background = [self.reading_texts, *map(asyncio.create_task, (self._resume(), self._tidy()))]

    async def _find_secret(self) -> bytes:
        found = await self.store.read(
            lambda c: c.execute(select(schema.house.c.value).where(schema.house.c.name == SECRET)).scalar()
        )
        if found is None:
            found = secrets.token_bytes(32)
            await self.store.write([(insert(schema.house).values(name=SECRET, value=found), None)])
        return bytes(found)

    def let_go(self) -> None:
        """Nobody new, and whoever waits for news need not wait any longer."""
        self.stopping = True
        for room in self.rooms.values():
            room.changed.set()

    async def stop(self) -> None:
        """Finish what is being stored, and send everyone away to come back soon."""
        self.let_go()
        links = [link for room in self.rooms.values() for link in room.links]
        for room in list(self.rooms.values()):
            async with room.lock:
                room.stop()
        for link in links:
            link.close(CLOSED_RESTART, "the server is stopping")
        self.pool.stop()
        for task in self._background:
            task.cancel()
        waiting = [task for task in self._tasks if task is not asyncio.current_task()]
        if waiting:
            await asyncio.wait(waiting, timeout=2)
        await asyncio.to_thread(self.store.close)

    async def _load_texts(self) -> None:
        """Read the texts before somebody waits for them; a piece at a time, so that a stop need not wait."""
        for language in LANGUAGES:
            for name in game_names():
                await asyncio.to_thread(speech.load, language, find_game(name))

    async def _resume(self) -> None:
        """Tables that wait for a bot or have a clock go on by themselves; the others when somebody comes."""
        for name in await self.store.read(shelf.going_on):
            try:
                await self.room(name)
            except Exception as error:
                log.warning("table %s does not go on: %s", name, type(error).__name__)
            await asyncio.sleep(0)

    async def _tidy(self) -> None:
        """Measure how late the loop is, and let idle rooms leave the memory."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(1.0)
            self.metrics.loop_lag.add(max(0.0, time.perf_counter() - began - 1.0))
            for room in [room for room in self.rooms.values() if room.idle]:
                room.stop()
                self.forget(room)
            self.metrics.rooms = len(self.rooms)

    # Rooms

    def forget(self, room: Room) -> None:
        if self.rooms.get(room.table.sheet.id) is room:
            del self.rooms[room.table.sheet.id]

    async def room(self, name: str) -> Room:
        """The room of a table, read from the disk if need be."""
        if self.stopping:
            raise refused("stopping")
        room = self.rooms.get(name)
        if room is not None:
            return room
        reading = self._reading.get(name)
        if reading is None:
            reading = self._reading[name] = asyncio.ensure_future(self.spawn(self._read_room(name)))
            reading.add_done_callback(lambda _done: self._reading.pop(name, None))
        return await asyncio.shield(reading)

    async def _read_room(self, name: str) -> Room:
        read = await self.store.read(lambda c: shelf.read_table(c, name))
        if read is None:
            raise refused("no-table")
        sheet, chairs, rows = read
        try:
            table = await asyncio.to_thread(Table.read, sheet, chairs, rows)
        except RecordError as error:
            if error.refusal.message == "record-rules":
                known = find_game(sheet.game).version
                raise refused("rules-changed", game=sheet.game, said=sheet.rules, known=known) from None
            raise
        room = self.rooms[name] = Room(self, table)
        room.arrange()
        return room

    async def new_room(
        self, match: Match, wanted: list[bodies.SeatWanted], guest: str, guest_name: str, **said: Any
    ) -> tuple[Room, list[Right]]:
        """A new table for a match, stored before anyone hears of it; with the rights of its host."""
        now = self.now()
        chairs = shelf.set_chairs(wanted, guest, guest_name)
        sheet = shelf.new_sheet(match, guest, now, **said)
        table, rows = Table.begin(sheet, chairs, match, now)
        await self.store.write(shelf.storing(sheet, chairs, rows))
        room = self.rooms[sheet.id] = Room(self, table)
        room.arrange()
        rights = [Right(HOST, -1, 1)]
        rights += [Right(SEAT, chair.seat, 1) for chair in chairs if chair.guest]
        return room, rights

    def fresh(self, wanted: bodies.NewTable) -> Match:
        if wanted.game not in game_names():
            raise refused("no-game")
        return fresh_match(wanted.game, len(wanted.seats), wanted.options, wanted.seed)

    async def remove(self, room: Room) -> None:
        """Take a table and all its rows away."""
        name = room.table.sheet.id
        async with room.lock:
            room.stop()
            self.forget(room)
            await self.store.write(shelf.removing(name))
        for link in list(room.links):
            link.close(1001, "the table is gone")

    # What everyone may know of a table

    def info(
        self, sheet: Sheet, chairs: list[Chair], language: str, rights: list[Right], room: Room | None
    ) -> wire.TableInfo:
        """Nothing here needs the game itself, so a lobby can list tables that are not in memory."""
        game = find_game(sheet.game)
        header = _header(sheet.header)
        host = any(right.kind == HOST for right in rights)
        mine = held(rights)
        words = speech.speak(language, [chair.name for chair in chairs])
        told = wire.TableInfo(
            id=sheet.id,
            name=sheet.name,
            game=sheet.game,
            title=speech.title(words.language, game),
            rules=sheet.rules,
            options=header.options,
            seats=[self._seat(sheet, game, chair, words, host, mine, room) for chair in chairs],
            open=sheet.open,
            watching=sheet.watching,
            watchers=0 if room is None else sum(not link.seats for link in room.links),
            clock=sheet.clock,
            over=sheet.over,
            commitment=header.commitment,
            created=sheet.created,
            changed=sheet.changed,
        )
        told.host = host
        if host:
            told.code, told.watch_code = sheet.code, sheet.watch_code
        told.waiting = [int(seat) for seat in sheet.waiting.split(",") if seat]
        told.playable = game.as_of(sheet.rules) is not None
        told.lesson = sheet.lesson
        if room is not None and told.playable:
            told.aim = words.goal(game, room.table.match.options, len(chairs))
        return told

    def _seat(
        self, sheet: Sheet, game: AnyGame, chair: Chair, words: Words, host: bool, mine: list[int], room: Room | None
    ) -> wire.SeatInfo:
        told = wire.SeatInfo(chair.seat, speech.player(words, game, chair.seat), "bot" if chair.bot else "person")
        told.level = chair.bot
        told.taken = chair.taken
        told.present = bool(chair.bot) or (room is not None and chair.taken and room.present(chair.seat))
        told.mine = chair.seat in mine
        told.here = bool(chair.guest) and chair.guest == sheet.host
        told.lent = chair.lent
        told.stand_in = chair.stand_in_name
        if host:
            told.code = chair.stand_in_code or chair.code
        elif told.mine:
            told.code = chair.stand_in_code
        return told

    # People

    async def name_of(self, guest: str) -> tuple[str, str]:
        return await self.store.read(lambda c: shelf.name_of(c, guest))

    async def set_guest(self, guest: str, name: str, language: str) -> None:
        await self.store.write(shelf.storing_guest(guest, name, language, self.now()))

    async def tables_of(self, guest: str) -> list[str]:
        return await self.store.read(lambda c: shelf.tables_of(c, guest)) if guest else []

    async def sheets(self, names: list[str]) -> dict[str, tuple[Sheet, list[Chair]]]:
        return await self.store.read(lambda c: shelf.read_sheets(c, names)) if names else {}

    async def lessons_of(self, guest: str) -> list[str]:
        return await self.store.read(lambda c: shelf.tables_of(c, guest, lessons=True)) if guest else []

    async def open_tables(self) -> list[str]:
        return await self.store.read(shelf.open_tables)

    async def find_code(self, code: str) -> tuple[str, str, int]:
        found = await self.store.read(lambda c: shelf.find_code(c, code)) if len(code) == 8 else None
        if found is None:
            raise refused("no-code")
        return found

    def rights_of(self, sheet: Sheet, chairs: list[Chair], guest: str) -> list[Right]:
        """What a guest may do at a table by sitting there; for a browser that has lost its seat's cookie."""
        if not guest:
            return []
        rights = [Right(HOST, -1, sheet.host_generation)] if sheet.host == guest else []
        for chair in chairs:
            if chair.guest == guest:
                rights.append(Right(SEAT, chair.seat, chair.generation))
            if chair.stand_in == guest:
                rights.append(Right(STAND_IN, chair.seat, chair.stand_in_generation))
        return rights

    async def forget_guest(self, guest: str) -> None:
        """Take away all that is known of a guest. Their tables are read again by whoever looks."""
        statements = await self.store.read(lambda c: shelf.forgetting(c, guest))
        names = [*await self.tables_of(guest), *await self.lessons_of(guest)]
        rooms = [self.rooms.get(name) for name in names]
        await self.store.write(statements)
        for room in rooms:
            if room is not None:
                async with room.lock:
                    room.leave_memory()
