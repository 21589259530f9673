"""Connections that take their time, many of one address, readers who do not read, and memory that is given back."""

import asyncio
import contextlib
import gc
import socket
import threading
import weakref
from pathlib import Path
from typing import Any

import httpx
import pytest

from freebooter.server.access.addresses import UNKNOWN, forwarded_for, network_of
from freebooter.server.serve import more_files, most_sockets
from freebooter.server.settings import Settings
from freebooter.server.tables import house
from freebooter.server.tables.links.link import Link
from freebooter.server.tables.links.outgoing import Outgoing
from freebooter.server.tables.links.presence import Presence
from freebooter.server.tables.memory import SECONDS, TABLES, Tidying, give_back
from tests.server.harness import WAIT, Server, open_by_hand, running, serving, wait_for


def connect(server: Server, text: str = "") -> socket.socket:
    sock = socket.create_connection(("127.0.0.1", server.settings.port), timeout=WAIT)
    if text:
        sock.sendall(text.replace("\n", "\r\n").encode())
    return sock


def heard(sock: socket.socket) -> bytes:
    """All that comes until the server closes."""
    data = b""
    while piece := sock.recv(65536):
        data += piece
    return data


def head(server: Server, first: str, *more: str) -> str:
    return "\n".join([f"{first} HTTP/1.1", f"Host: 127.0.0.1:{server.settings.port}", *more])


def test_a_head_that_never_ends_is_not_waited_for(tmp_path: Path) -> None:
    with running(tmp_path, header_seconds=0.5) as server:
        silent, half = connect(server), connect(server, head(server, "GET /api/about"))
        used = connect(server, head(server, "GET /api/about", "", ""))
        assert b"200 OK" in used.recv(65536)
        used.sendall(b"GET /api/ab")  # a second request that never ends
        for sock in (silent, half, used):
            assert b"200" not in heard(sock)
            sock.close()
        anna = server.browser()
        assert anna.get("/api/about") and anna.get("/api/about"), "a connection that talks is kept"


def test_a_socket_is_not_held_to_the_time_of_a_head(tmp_path: Path) -> None:
    with running(tmp_path, header_seconds=0.3) as server:
        anna = server.browser()
        table = anna.table(game="smugglers", seats="here here")["id"]
        with anna.socket(table, seat=0) as wire, connect(server) as silent:
            wire.read()
            assert heard(silent) == b"", "as long as that"
            assert wire.ask(do="say", text="still here")["is"] == "done"


def test_a_head_that_drips_is_not_waited_for_either(tmp_path: Path) -> None:
    """Every byte would begin the time anew, if it counted from the last one."""
    closed = False
    with running(tmp_path, header_seconds=0.5) as server, connect(server, head(server, "GET /api/about")) as sock:
        sock.settimeout(0.02)
        for _byte in range(3000):
            try:
                sock.sendall(b"a")
                closed = sock.recv(10) == b""
            except TimeoutError:
                continue
            except OSError:
                closed = True
            if closed:
                break
    assert closed


def test_a_body_that_never_comes_is_not_waited_for(tmp_path: Path) -> None:
    with running(tmp_path, body_seconds=0.3) as server:
        lines = ("content-type: application/json", "content-length: 100", "connection: close", "", '{"name":')
        with connect(server, head(server, "POST /api/me", *lines)) as sock:
            assert sock.recv(65536).startswith(b"HTTP/1.1 408")


def test_one_address_has_a_bounded_number_of_requests_under_way(tmp_path: Path) -> None:
    with running(tmp_path, connections_per_address=3, header_seconds=600.0) as server:
        held = [connect(server) for _connection in range(3)]
        wait_for(lambda: _connections(server) == 3)
        with connect(server) as one_too_many:
            assert heard(one_too_many).startswith(b"HTTP/1.1 503")
        held.pop().close()
        wait_for(lambda: _connections(server) == 2)
        with connect(server, head(server, "GET /api/about", "connection: close", "", "")) as sock:
            assert heard(sock).startswith(b"HTTP/1.1 200")
        for sock in held:
            sock.close()


def _connections(server: Server) -> int:
    protocol: Any = server._server.config.http_protocol_class
    return int(protocol.connections_of.total())


def test_one_address_has_a_bounded_number_of_sockets(tmp_path: Path) -> None:
    with running(tmp_path, sockets_per_address=2) as server:
        anna = server.browser()
        table = anna.table(game="smugglers", seats="here here")["id"]
        with anna.socket(table) as one, anna.socket(table) as two:
            one.read(), two.read()
            with pytest.raises(Exception, match=r"403|1013"):
                anna.socket(table)
        wait_for(lambda: server.house.sockets_of.total() == 0)
        with anna.socket(table) as again:
            assert again.read()["is"] == "hello"


def test_what_one_can_have_many_of_counts_as_one() -> None:
    assert network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9%eth0") != network_of("2001:db8:1:3::1")
    assert network_of("testclient") == "testclient"


def test_of_a_list_of_addresses_the_proxy_s_own_word_counts() -> None:
    def named(*lists: str) -> str:
        return forwarded_for([(b"x-forwarded-for", each.encode()) for each in lists])

    assert named() == ""
    assert named("198.51.100.1, 192.0.2.7") == "192.0.2.7"
    assert named("198.51.100.1, 127.0.0.1") == "127.0.0.1", "whatever stands before it was sent by the visitor"
    assert named("198.51.100.1", "192.0.2.7") == "192.0.2.7"
    assert named("nonsense") == UNKNOWN


@pytest.mark.parametrize("spoofed", ["198.51.100.{}, 127.0.0.1", "2001:db8:1:2::{}"])
def test_nobody_escapes_a_limit_by_another_address(tmp_path: Path, spoofed: str) -> None:
    with running(tmp_path, proxy=True, tables_per_minute=3) as server:
        codes = []
        for number in range(1, 6):
            eve = server.browser(**{"x-forwarded-for": spoofed.format(number)})
            wanted = {"game": "smugglers", "seats": [{"kind": "here"}, {"kind": "here"}]}
            codes.append(eve.http.post("/api/tables", json=wanted).status_code)
        assert codes == [201, 201, 201, 429, 429]


class Deaf:
    """A browser that never reads."""

    async def send_text(self, data: str) -> None:
        raise AssertionError("nobody sends")

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        raise AssertionError("nobody closes")


def link(outgoing: Outgoing, address: str) -> Link:
    return Link(Deaf(), [], -1, "en", 256, 1.0, outgoing, address)


def test_what_waits_for_slow_readers_is_bounded() -> None:
    outgoing = Outgoing(Settings(Path("unused"), link_bytes=1000, address_bytes=1500, all_bytes=2500))
    a, b = link(outgoing, "one"), link(outgoing, "one")
    assert a.send(b"x" * 900) and not a.send(b"x" * 200), "too much for one link"
    assert a.closing and a.waiting == 0 and outgoing.total == 0
    a = link(outgoing, "one")
    assert a.send(b"x" * 900) and not b.send(b"x" * 700), "too much for one address"
    others = [link(outgoing, f"other {number}") for number in range(3)]
    assert [other.send(b"x" * 700) for other in others] == [True, True, True]
    assert a.closing and outgoing.total == 2100, "whoever let most wait was dropped"
    for other in others:
        other.end()
    assert outgoing.total == 0


LARGE = "x" * 16_000_000
"""More than the system takes by itself."""


class Speaking:
    """An application that says one large thing to everybody, and gives up on those who do not read it."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.began, self.sent, self.gave_up = threading.Event(), threading.Event(), threading.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b""})
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        self.began.set()
        try:
            await asyncio.wait_for(send({"type": "websocket.send", "text": LARGE}), self.patience)
            self.sent.set()
        except TimeoutError:
            self.gave_up.set()


def test_a_message_that_nobody_reads_is_not_taken_for_sent() -> None:
    """So it counts among what waits for slow readers, which is bounded; it was forgotten as soon as it was written."""
    app = Speaking(600.0)
    with serving(app) as port:
        deaf = open_by_hand(port, "x", Host=f"127.0.0.1:{port}")
        assert app.began.wait(60)
        httpx.get(f"http://127.0.0.1:{port}/")  # the loop has gone round since
        assert not app.sent.is_set()
        while not app.sent.is_set():
            assert deaf.recv(1 << 16)
        deaf.close()


def test_a_message_that_is_given_up_is_thrown_away() -> None:
    app = Speaking(0.1)
    with serving(app) as port:
        deaf = open_by_hand(port, "x", Host=f"127.0.0.1:{port}")
        assert app.gave_up.wait(60)
        read = 0
        with contextlib.suppress(ConnectionError):
            while data := deaf.recv(1 << 16):
                read += len(data)
        assert read < len(LARGE), "the rest did not wait for its reader"
        deaf.close()


def test_memory_is_given_back_when_tables_have_left() -> None:
    given: list[float] = []
    tidying = Tidying(0.0, lambda: given.append(1.0))
    tidying.left(0, 100.0)
    assert not given, "nothing has left"
    tidying.left(TABLES, 101.0)
    assert len(given) == 1
    tidying.left(1, 102.0)
    assert len(given) == 1, "for one table it is not worth it at once"
    tidying.left(0, 101.0 + SECONDS)
    assert len(given) == 2
    give_back()


def test_a_table_that_nobody_looks_at_leaves_the_memory(tmp_path: Path) -> None:
    with running(tmp_path, idle_seconds=0.0) as server:
        anna = server.browser()
        table = anna.table(game="smugglers", seats="here here")["id"]
        wait_for(lambda: table not in server.house.rooms)
        assert anna.get(f"/api/tables/{table}/hello", seat=0)["state"], "and comes back when somebody looks"


def test_a_table_that_was_played_leaves_nothing_in_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is free at the moment when memory is given back, although it is still to be told that Anna is absent."""
    there: list[weakref.ref[Presence]] = []  # of the room, to which itself, compiled, no weak reference is possible
    free: list[bool] = []

    class Looking(Tidying):
        def left(self, tables: int, now: float) -> None:
            if tables:
                gc.collect()
                free.append(there[0]() is None)

    monkeypatch.setattr(house, "Tidying", Looking)
    with running(tmp_path, idle_seconds=0.2, absent_seconds=600.0) as server:
        anna = server.browser()
        table = anna.table(game="smugglers", seats="here here")["id"]
        with anna.socket(table, seat=0) as wire:
            there.append(weakref.ref(server.house.rooms[table].presence))
            wire.read()
        wait_for(lambda: free)
    assert free == [True]


def test_sockets_fit_into_the_files_that_may_be_open() -> None:
    assert more_files() >= 256
    assert most_sockets(2500, 1 << 16) == 2500
    assert 500 < most_sockets(2500, 1024) < 1024 * 4 // 5
    assert most_sockets(2500, 100) == 16
