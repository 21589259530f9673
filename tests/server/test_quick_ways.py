"""Short cuts for what happens with every move, and that they lead to the same place."""

import asyncio
import sqlite3
import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Engine, select
from websockets.sync.client import connect

from freebooter.kernel.note import Refused
from freebooter.server.access.codes import SEAT, Right
from freebooter.server.http import socket
from freebooter.server.http.patience import AT_ONCE, SHORT
from freebooter.server.metrics import Metrics
from freebooter.server.settings import Settings
from freebooter.server.storage import queries, schema
from freebooter.server.storage import store as storing
from freebooter.server.storage.migrate import migrate
from freebooter.server.storage.models import ENTRY, LogRow, StoredTable
from freebooter.server.storage.store import Store, open_engine
from freebooter.server.tables.links.link import Link
from freebooter.server.tables.services import Services
from tests.server.harness import in_own_loop, open_by_hand, serving

# Messages that are sent at once


class Slow:
    """A browser that reads when it is let."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.reads = asyncio.Event()

    async def send_text(self, data: str) -> None:
        await self.reads.wait()
        self.heard.append(data)

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.heard.append(f"closed {code}")


def test_what_waits_is_not_overtaken() -> None:
    """A message is sent at once only if no other waits, in the queue or on its way."""

    async def play() -> list[str]:
        slow = Slow()
        link = Link(slow, [], 0, "en", 256, 60.0)
        takes = True

        def at_once(messages: Sequence[bytes]) -> bool:
            if takes:
                slow.heard.append(f"{b' and '.join(messages).decode()} at once")
            return takes

        link.at_once = at_once
        writer = asyncio.create_task(link.write())
        link.send(b"0", b"1")
        takes = False
        link.send(b"2")
        takes = True
        link.send(b"3")
        await asyncio.sleep(0)  # 2 is on its way now, and 3 in the queue
        link.send(b"4")
        slow.reads.set()
        while len(slow.heard) < 4:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        link.send(b"5")
        link.close(1000, "")
        link.send(b"6")
        await writer
        return slow.heard

    assert in_own_loop(play()) == ["0 and 1 at once", "2", "3", "4", "5 at once", "closed 1000"]


class Hasty:
    """An application that sends what it is told to at once."""

    def __init__(self) -> None:
        self.here = threading.Event()
        self.done = threading.Event()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.send_at_once: Any = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        self.loop = asyncio.get_running_loop()
        self.send_at_once = scope["extensions"][AT_ONCE]["send"]
        assert not self.send_at_once([b"before anybody is let in"])
        await receive()
        await send({"type": "websocket.accept"})
        self.here.set()
        while (await receive())["type"] != "websocket.disconnect":
            pass
        assert not self.send_at_once([b"after everybody has left"])
        self.done.set()

    def sent(self, *texts: str) -> list[bool]:
        async def send_all() -> list[bool]:
            return [self.send_at_once([text.encode()]) for text in texts]

        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(send_all(), self.loop).result(60)


def test_short_messages_are_written_at_once() -> None:
    app = Hasty()
    with serving(app, ws_per_message_deflate=False) as port:
        with connect(f"ws://127.0.0.1:{port}/", max_size=None) as wire:
            assert app.here.wait(60)
            assert app.sent("żółw", "x" * SHORT, "x" * (SHORT + 1), "ż" * SHORT) == [True, True, False, False]
            assert [wire.recv(60), wire.recv(60)] == ["żółw", "x" * SHORT]
        assert app.done.wait(60)


def test_several_messages_are_written_in_one_piece() -> None:
    app = Hasty()
    texts = ["", "x" * 125, "ż" * 63, "x" * 1000]
    with serving(app, ws_per_message_deflate=False) as port:
        with connect(f"ws://127.0.0.1:{port}/", max_size=None) as wire:
            assert app.here.wait(60)

            async def send() -> list[bool]:
                pieces = [text.encode() for text in texts]
                return [app.send_at_once(pieces), app.send_at_once([*pieces, b"x" * SHORT])]

            assert app.loop is not None
            assert asyncio.run_coroutine_threadsafe(send(), app.loop).result(60) == [True, False]
            assert [wire.recv(60) for _text in texts] == texts
        assert app.done.wait(60)


def test_who_does_not_read_is_sent_nothing_more_at_once() -> None:
    """So that what waits is counted, and bounded, and given up in time."""
    app = Hasty()
    with serving(app, ws_per_message_deflate=False) as port:
        deaf = open_by_hand(port, "x", Host=f"127.0.0.1:{port}")
        assert app.here.wait(60)
        taken = 0
        while all(app.sent("x" * SHORT)) and taken < 10_000:
            taken += 1
        assert 0 < taken < 10_000
        assert app.sent("short, too") == [False]
        deaf.close()


# Moves that go to the driver itself


@contextmanager
def opened(folder: Path) -> Iterator[tuple[Store, Engine]]:
    settings = Settings(data=folder)
    migrate(settings)
    engine = open_engine(settings.url)
    store = Store(engine, Metrics())
    try:
        yield store, engine
    finally:
        store.close()


def a_table(name: str) -> StoredTable:
    return StoredTable(
        name,
        "smugglers",
        "1",
        "{}",
        b"",
        name,
        False,
        False,
        0,
        f"code {name}",
        f"watch {name}",
        "host",
        1,
        False,
        "",
        0,
        0,
    )


async def store_new(store: Store, table: StoredTable) -> None:
    tables, _chairs, log = queries.storing_table(table, [], [row(0)])
    await store.write([tables, log])


def row(number: int, body: str = "{}") -> LogRow:
    return LogRow(number, 0, ENTRY, 0, "", body)


def logged(engine: Engine) -> list[tuple[str, int, str]]:
    log = schema.log
    with engine.connect() as connection:
        found = connection.execute(select(log.c.table, log.c.n, log.c.body).order_by(log.c.table, log.c.n))
        return [(one.table, one.n, one.body) for one in found]


def test_a_row_that_is_there_already_spoils_nobody_else_s(tmp_path: Path) -> None:
    async def play(store: Store) -> list[Any]:
        tables = {name: a_table(name) for name in ("a", "b")}
        for table in tables.values():
            await store_new(store, table)
        writes = [
            store.write(queries.storing_rows(tables[name], [row(number, body)]))
            for name, number, body in (("a", 1, "1"), ("b", 0, "2"), ("b", 1, "3"), ("a", 2, "4"))
        ]
        return list(await asyncio.gather(*writes, return_exceptions=True))

    with opened(tmp_path) as (store, engine):
        results = in_own_loop(play(store))
        assert [isinstance(result, Exception) for result in results] == [False, True, False, False]
        assert logged(engine) == [("a", 0, "{}"), ("a", 1, "1"), ("a", 2, "4"), ("b", 0, "{}"), ("b", 1, "3")]


def test_what_fails_half_way_is_taken_back(tmp_path: Path) -> None:
    """How a table stands is written before its rows, in the same transaction."""

    async def play(store: Store) -> None:
        table = a_table("a")
        await store_new(store, table)
        table.over, table.round = True, 7
        with pytest.raises(sqlite3.IntegrityError):
            await store.write(queries.storing_rows(table, [row(1), row(0)]))

    with opened(tmp_path) as (store, engine):
        in_own_loop(play(store))
        with engine.connect() as connection:
            stands = connection.execute(select(schema.tables.c.over, schema.tables.c.round)).one()
        assert (stands.over, stands.round) == (False, 0)
        assert logged(engine) == [("a", 0, "{}")]


def test_a_database_that_fails_the_driver_is_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storing, "FIRST_PAUSE", 0.01)

    def away() -> Any:
        raise sqlite3.OperationalError("unable to open database file")

    async def play(store: Store, engine: Engine) -> None:
        table = a_table("a")
        await store_new(store, table)
        with monkeypatch.context() as broken:
            broken.setattr(engine, "raw_connection", away)
            with pytest.raises(Refused, match="no-storage"):
                await store.write(queries.storing_rows(table, [row(1)]))
        assert store.pause
        await asyncio.sleep(0.05)
        await store.write(queries.storing_rows(table, [row(1, "now")]))
        assert not store.pause

    with opened(tmp_path) as (store, engine):
        in_own_loop(play(store, engine))
        assert logged(engine) == [("a", 0, "{}"), ("a", 1, "now")]


# A command that is being carried out when its socket ends


class Browser:
    """Sends one move, then nothing more; takes whatever it is sent."""

    def __init__(self, house: Services) -> None:
        self.app = SimpleNamespace(state=SimpleNamespace(house=house))
        self._sent = False

    async def accept(self) -> None: ...

    async def send_text(self, data: str) -> None: ...

    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...

    async def receive(self) -> dict[str, str]:
        if self._sent:
            await asyncio.Event().wait()
        self._sent = True
        return {"type": "websocket.receive", "text": '{"do":"move","id":"m","expect":1,"move":"pass"}'}


class Slowly:
    """A room in which a command takes until somebody says so."""

    def __init__(self) -> None:
        self.gone = False
        self.lock = asyncio.Lock()
        self.presence = SimpleNamespace(links=set())
        self.begun, self.go_on = asyncio.Event(), asyncio.Event()
        self.done = False

    async def prepare(self, *given: object) -> None: ...

    def tail(self, *given: object) -> list[object]:
        return []

    def greet(self, *given: object) -> None: ...

    enter = leave = greet

    async def do_for(self, link: Link, command: object) -> None:
        link.busy = True
        self.begun.set()
        await self.go_on.wait()
        link.busy = False
        self.done = True


def test_a_command_is_finished_although_its_socket_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        house: Any = Services(Settings(Path("unused")))
        house.sockets, house.sockets_of = 0, Counter()
        room, browser = Slowly(), Browser(house)
        link = Link(browser, [Right(SEAT, 0, 1)], 0, "en", 256, 60.0)

        async def opened(*given: object) -> tuple[Link, Slowly, int]:
            return link, room, 0

        monkeypatch.setattr(socket, "_open", opened)
        served = asyncio.create_task(socket.play_socket(browser))  # type: ignore[arg-type]
        await room.begun.wait()
        link.close(1000, "that is all")
        await served
        assert not room.done and len(house._tasks) == 1, "the server waits for it before it stops"
        room.go_on.set()
        await asyncio.gather(*house._tasks)
        assert room.done

    in_own_loop(play())
