"""Players at many tables who go on whatever happens, and remember what was acknowledged."""

import asyncio
import itertools
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

GAMES = ("seven-seas", "black-fleet", "marauders")
SEATS = 3
SILENCE = 6.0
"""Seconds without a word after which a player comes again, as browsers do."""
PATIENCE = 20.0
"""Seconds that opening a connection may take."""
LATER = ("no-storage", "not-stored")
"""Refusals that say: nothing was wrong with the move, send it again."""


class Option(msgspec.Struct):
    move: str


class Asked(msgspec.Struct):
    since: int
    options: list[Option]
    sealed: str = ""


class State(msgspec.Struct):
    n: int
    over: bool = False
    ask: Asked | None = None


class Text(msgspec.Struct):
    id: str = ""


class Frame(msgspec.Struct):
    """As much of a message as a player of chance must read."""

    kind: str = msgspec.field(name="is")
    id: str = ""
    n: int = 0
    reason: Text | None = None
    state: State | None = None


DECODER = msgspec.json.Decoder(Frame)


@dataclass
class Acknowledged:
    table: str
    seat: int
    id: str
    move: str
    n: int
    at: float


@dataclass
class Tally:
    """What all players have seen."""

    acknowledged: list[Acknowledged] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    """From sending a move to its acknowledgement, however often it had to be sent."""
    hellos: list[tuple[str, int, float]] = field(default_factory=list)
    """Table, seat and when, for each first message of a connection."""
    games: int = 0
    reconnects: int = 0
    told_of_storage: int = 0
    gaps: int = 0
    """Updates before which one was missing."""
    halt: bool = False
    over: bool = False


@dataclass
class Pending:
    move: str
    expect: int
    id: str
    at: float

    def text(self) -> str:
        command = {"do": "move", "id": self.id, "expect": self.expect, "move": self.move}
        return msgspec.json.encode(command).decode()


class Seat:
    """One seat of one table: a socket that is opened again and again."""

    numbers = itertools.count()

    def __init__(self, url: Callable[[str], str], table: str, seat: int, token: str, tally: Tally) -> None:
        self._url, self._table, self._seat, self._token, self._tally = url, table, seat, token, tally
        self._dice = random.Random(f"{seat} {next(self.numbers)}")
        self._n = 0
        self._pending: Pending | None = None
        self._asked = -1
        self._over = False
        self._state: State | None = None

    async def play(self) -> None:
        """To the end of the game, or of the run; what was sent is answered first."""
        while not self._done():
            address = f"{self._url(self._table)}/api/tables/{self._table}/play?seat={self._seat}&since={self._n}"
            try:
                async with asyncio.timeout(PATIENCE):
                    socket = await connect(
                        address.replace("http", "ws", 1),
                        additional_headers={"Authorization": f"Bearer {self._token}"},
                        compression=None,
                        max_size=None,
                        proxy=None,
                        open_timeout=None,
                        close_timeout=0.2,
                        ping_interval=None,
                    )
                async with socket:
                    await self._talk(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError):
                self._tally.reconnects += 1
                await asyncio.sleep(self._dice.uniform(0.02, 0.15))

    def _done(self) -> bool:
        return ((self._over or self._tally.halt) and self._pending is None) or self._tally.over

    async def _talk(self, socket: ClientConnection) -> None:
        while not self._done():
            async with asyncio.timeout(SILENCE):
                text = await socket.recv()
            frame = DECODER.decode(text)
            if frame.kind == "hello":
                self._tally.hellos.append((self._table, self._seat, time.monotonic()))
                self._asked = -1
                self._n = 0 if frame.state is None else frame.state.n  # a hello always counts
                if self._pending is not None:
                    await socket.send(self._pending.text())
            elif frame.kind == "update":
                self._tally.gaps += frame.n > self._n + 1  # older ones are to be ignored
                self._n = max(self._n, frame.n)
            elif frame.kind == "storage" and frame.reason is not None:
                self._tally.told_of_storage += 1
            elif frame.kind == "done" or frame.kind == "refused":
                await self._answered(socket, frame)
            if frame.state is not None:
                await self._look(socket, frame.state)

    async def _answered(self, socket: ClientConnection, frame: Frame) -> None:
        pending = self._pending
        if pending is None or frame.id != pending.id:
            return
        if frame.kind == "refused" and frame.reason is not None and frame.reason.id in LATER:
            await asyncio.sleep(0.3)
            await socket.send(pending.text())
            return
        self._pending = None
        if frame.kind == "refused":
            self._asked = -1
            await socket.send('{"do":"sync","since":0}')
            return
        now = time.monotonic()
        self._tally.times.append(now - pending.at)
        made = Acknowledged(self._table, self._seat, pending.id, pending.move, frame.n, now)
        self._tally.acknowledged.append(made)
        if self._state is not None:  # the next question comes before the answer to the last one
            await self._look(socket, self._state)

    async def _look(self, socket: ClientConnection, state: State) -> None:
        self._n = max(self._n, state.n)
        self._over, self._state = state.over, state
        ask = state.ask
        if ask is None or ask.sealed or ask.since == self._asked or self._pending is not None or self._tally.halt:
            return
        self._asked = ask.since
        move = self._dice.choice(ask.options).move
        self._pending = Pending(move, state.n, f"k{next(self.numbers)}-{self._dice.getrandbits(40)}", time.monotonic())
        await socket.send(self._pending.text())


async def new_table(address: str, game: str) -> tuple[str, str]:
    """Its name and the token of all seats; asked for until somebody makes it."""
    body = {"game": game, "seats": [{"kind": "here"}] * SEATS}
    while True:
        try:
            async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, trust_env=False) as http:
                answer = await http.post("/api/tables", json=body)
            if answer.status_code == 201:
                made = answer.json()
                return str(made["table"]["id"]), str(made["token"])
        except httpx.HTTPError:
            pass
        await asyncio.sleep(0.2)


async def play_table(
    address: str, games: tuple[str, ...], place: int, tally: Tally, url: Callable[[str], str] | None = None
) -> None:
    """Game after game at one place; `url` says which server a player of a table goes to, without it the proxy."""
    for number in itertools.count(place):
        if tally.halt:
            return
        table, token = await new_table(address, games[number % len(games)])
        tally.games += 1
        go_to = url or (lambda _table: address)
        await asyncio.gather(*[Seat(go_to, table, seat, token, tally).play() for seat in range(SEATS)])
