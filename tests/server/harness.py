"""A real server on a free port of the loopback, in a thread of the tests, and clients for it."""

import asyncio
import json
import random
import socket
import threading
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from freebooter.server.app import make_app
from freebooter.server.http.patience import PatientSocket, patient_protocol
from freebooter.server.serve import allowed_hosts
from freebooter.server.settings import Settings
from freebooter.server.storage.migrate import migrate
from freebooter.server.tables.house import House
from tests.server import smugglers as smugglers  # the game is known from here on

Json = dict[str, Any]
Got = TypeVar("Got")
WAIT = 60.0


class Server:
    """Runs until stopped; `house` is its inside, for tests that must look there."""

    def __init__(self, data: Path, **more: Any) -> None:
        sock = socket.socket()
        sock.bind(("127.0.0.1", 0))
        loads = ("tests.server.smugglers", "tests.server.bad_bots")
        settings = Settings(data=data, port=sock.getsockname()[1], load=loads, bot_seconds=0.0).without_limits()
        settings = replace(settings, **more)
        self.settings = replace(settings, hosts=allowed_hosts(settings))
        data.mkdir(parents=True, exist_ok=True)
        migrate(self.settings)
        app = make_app(self.settings)
        self.house: House = app.house
        self.state: Any = app.app.state  # type: ignore[attr-defined]
        self.client = next(route.app for route in app.app.routes if getattr(route, "name", "") == "client")  # type: ignore[attr-defined]
        config = uvicorn.Config(
            app,
            ws=PatientSocket,
            ws_max_size=self.settings.frame_bytes,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=2,
            http=patient_protocol(self.settings),
            proxy_headers=False,
            log_config=None,
            log_level="warning",
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [sock]}, daemon=True)
        self._thread.start()
        wait_for(lambda: self._server.started)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"

    def stop(self) -> None:
        self.house.let_go()
        self._server.should_exit = True
        self._thread.join(timeout=WAIT)
        assert not self._thread.is_alive()

    def browser(self, **headers: str) -> "Browser":
        return Browser(self.url, headers)


@contextmanager
def running(data: Path, **more: Any) -> Iterator[Server]:
    server = Server(data, **more)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def serving(app: Any, **more: Any) -> Iterator[int]:
    """An application of a test behind our sockets; gives its port."""
    sock = socket.socket()
    sock.bind(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, ws=PatientSocket, lifespan="off", log_config=None, **more))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [sock]}, daemon=True)
    thread.start()
    try:
        wait_for(lambda: server.started)
        yield sock.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(timeout=WAIT)


def in_own_loop(work: Coroutine[Any, Any, Got]) -> Got:
    """Run in a thread of its own: in this one a browser that an earlier test has opened may have its loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def wait_for(what: Any, seconds: float = WAIT) -> Any:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = what()
        if found:
            return found
        time.sleep(0.01)
    raise AssertionError("it did not come about in time")


class Browser:
    """One browser: it keeps cookies, and opens sockets with them."""

    def __init__(self, url: str, headers: Json | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, headers={"origin": url, **(headers or {})}, timeout=WAIT)

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        response = self.http.get(path, params={k: v for k, v in params.items() if v is not None})
        assert response.status_code == status, response.text
        return response.json() if response.headers.get("content-type") == "application/json" else response.content

    def post(self, path: str, body: Any = None, status: int = 200, **params: Any) -> Any:
        response = self.http.post(path, json=body, params=params)
        assert response.status_code == status, response.text
        return response.json() if response.content else None

    def table(self, game: str = "seven-seas", seats: str = "here bot bot", level: str = "random", **more: Any) -> Json:
        wanted = [{"kind": kind, **({"level": level} if kind == "bot" else {})} for kind in seats.split()]
        made: Json = self.post("/api/tables", {"game": game, "seats": wanted, **more}, 201)
        table: Json = made["table"]
        return table

    def cookies_for(self, path: str) -> str:
        return str(self.http.build_request("GET", path).headers.get("cookie", ""))

    def socket(self, table: str, **query: Any) -> "Wire":
        path = f"/api/tables/{table}/play"
        given = "&".join(f"{name}={value}" for name, value in query.items())
        headers = {"cookie": self.cookies_for(path)}
        if "authorization" in self.http.headers:
            headers["authorization"] = self.http.headers["authorization"]
        return Wire(f"{self.url.replace('http', 'ws')}{path}?{given}", headers, self.url)


class Wire:
    """A socket that keeps everything it received."""

    def __init__(self, url: str, headers: dict[str, str], origin: str | None = None) -> None:
        given = Origin(origin) if origin else None
        # Who has not read all hears no farewell, so it is not waited for long.
        self._opened = connect(
            url, additional_headers=headers, origin=given, open_timeout=WAIT, close_timeout=1.0, ping_interval=None
        )
        self.connection: ClientConnection = self._opened.__enter__()
        self.heard: list[str] = []
        self.state: Json = {}
        self.n = 0
        self.sent = 0

    def __enter__(self) -> "Wire":
        return self

    def __exit__(self, *what: object) -> None:
        self._opened.__exit__(None, None, None)

    def send(self, **frame: Any) -> None:
        self.connection.send(json.dumps(frame))

    def read(self, seconds: float = WAIT) -> Json:
        text = self.connection.recv(timeout=seconds)
        assert isinstance(text, str)
        self.heard.append(text)
        frame: Json = json.loads(text)
        if frame["is"] in ("hello", "update") and frame.get("state"):
            self.state = frame["state"]
        if frame["is"] == "hello":
            self.n = frame["state"]["n"]
        elif frame["is"] == "update":
            assert frame["n"] == self.n + 1, "numbers have no gaps"
            self.n = frame["n"]
        return frame

    def told(self, kind: str) -> list[Json]:
        """All messages of a kind so far."""
        return [frame for frame in map(json.loads, self.heard) if frame["is"] == kind]

    def read_until(self, *kinds: str) -> Json:
        while True:
            frame = self.read()
            if frame["is"] in kinds:
                return frame

    def rest(self, seconds: float = 0.2) -> list[Json]:
        """All that was on its way, and what else comes until it is quiet for a while.

        The answer to the ping comes after everything that the server had told before, however busy the machine is.
        """
        frames = []
        self.send(do="ping")
        while (frame := self.read())["is"] != "pong":
            frames.append(frame)
        try:
            while True:
                frames.append(self.read(seconds))
        except TimeoutError:
            return frames

    def until_asked(self) -> None:
        """Read on until this seat can answer: bots take as long as they take."""
        while not can_answer(self.state):
            self.read()

    def ask(self, **frame: Any) -> Json:
        """Send a command and read up to its answer."""
        self.sent += 1
        frame.setdefault("id", f"t{self.sent}-{random.getrandbits(40)}")
        self.send(**frame)
        while True:
            answer = self.read()
            if answer.get("id") == frame["id"]:
                return answer

    def move(self, name: str, **more: Any) -> Json:
        return self.ask(do="move", move=name, expect=more.pop("expect", self.n), **more)

    def closed(self) -> int:
        """Read to the end; the code with which the server closed."""
        try:
            while True:
                self.read()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006


def open_by_hand(port: int, table: str, **headers: str) -> socket.socket:
    """A socket as a program opens it that keeps no rules but its own."""
    sock = socket.socket()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    sock.connect(("127.0.0.1", port))
    lines = [
        f"GET /api/tables/{table}{'' if '?' in table else '/play'} HTTP/1.1",
        *[f"{name}: {value}" for name, value in headers.items()],
    ]
    lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    lines += [f"Sec-WebSocket-Key: {'A' * 22}==", "", ""]
    sock.sendall("\r\n".join(lines).encode())
    return sock


def can_answer(state: Json) -> bool:
    return bool(state.get("ask")) and not state["ask"].get("sealed") and not state["over"]


def play_first(wire: "Wire") -> None:
    """One person among bots, who always takes the first option, to the end of the game."""
    wire.read()
    while not wire.state["over"]:
        if can_answer(wire.state):
            wire.move(wire.state["ask"]["options"][0]["move"])
        else:
            wire.read()


def play_out(wires: dict[int, Wire], chooser: Any, most: int = 100_000) -> int:
    """Let sockets of all seats of a table that people sit at play to the end. Returns how many moves they made."""
    made = 0
    while made < most:
        for seat, wire in wires.items():
            if can_answer(wire.state):
                options = [option["move"] for option in wire.state["ask"]["options"]]
                answer = wire.move(chooser(seat, wire.state, options))
                assert answer["is"] == "done", answer
                made += 1
                for other in wires.values():
                    while other.n < answer["n"]:
                        other.read()
                break
        else:
            if any(wire.state["over"] for wire in wires.values()):
                return made
            for wire in wires.values():
                wire.read()
    return made
