"""Load: many sockets at many tables of real games, on the loopback, bounded in time.

    python bench/load.py [--tables 125] [--seats 4] [--seconds 20] [--share 0.5] [--games marauders/everything]

A server of its own is started on a free port with an empty folder. Every seat of every table is a socket. First
as fast as it goes: the seat that is asked chooses by chance as soon as it is told. Then at a `--share` of that, as
people would who think: here the answer must come within `--bound` milliseconds for 99 of 100 moves, else it fails.
Told: moves acknowledged per second, the time from sending a move to its acknowledgement, how late the server's event
loop was, and its processor time for each move that was told to all seats: those acknowledged, and those that the server
itself made for want of a choice. It is told as a ratio to the calibration loop of `make bench` too, timed beside the
server's work (`bench/served.py`), and to the same loop while nothing else runs.

The time runs after a few hundred moves (`--warm`): until then the server reads its rules and texts.
"""

import argparse
import asyncio
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import calib
import httpx
import msgspec
from websockets.asyncio.client import connect

REFERENCE = 15_312
"""Turns of the calibration loop in a second on the machine whose milliseconds the bars are."""
GAMES = "seven-seas,black-fleet,marauders"


class Option(msgspec.Struct):
    move: str


class Asked(msgspec.Struct):
    since: int
    options: list[Option]
    sealed: str = ""


class State(msgspec.Struct):
    n: int
    over: bool
    ask: Asked | None = None


class Frame(msgspec.Struct):
    """As much of a message as a player of chance must read."""

    kind: str = msgspec.field(name="is")
    id: str = ""
    state: State | None = None


DECODER = msgspec.json.Decoder(Frame)


@dataclass
class Tally:
    """What came of one part of the run."""

    seconds: float
    pause: float
    """Seconds between two moves at a table; 0 for as fast as it goes."""
    warm: int = 0
    """Moves before the time runs, until the server has read and remembered what it needs."""
    moves: int = 0
    """With this many moves acknowledged it ends before its time."""
    times: list[float] = field(default_factory=list)
    heard: int = 0
    size: int = 0
    refused: int = 0
    finished: int = 0
    until: float = 0.0
    used: float = 0.0
    """Seconds of the server's processor while the time ran, with those of the calibration loop."""
    before: str = ""
    after: str = ""
    """The server's metrics at the beginning and at the end of the time."""
    here: int = 0
    go: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when all sockets are open; the time runs from then."""

    def part(self, share: float) -> float:
        return 1000 * sorted(self.times)[int(len(self.times) * share)] if self.times else 0.0

    @property
    def rate(self) -> float:
        return len(self.times) / self.seconds

    async def played(self, moves: int, players: Sequence["asyncio.Task[None]"]) -> None:
        """Wait until so many moves are acknowledged, or the time is up, or all games are over."""
        until = time.perf_counter() + self.seconds
        while len(self.times) < moves and time.perf_counter() < until and not all(task.done() for task in players):
            await asyncio.sleep(min(0.1, max(0.0, until - time.perf_counter())))

    def told(self, seats: int) -> float:
        """Moves told to all seats: those acknowledged, and those that the server made for want of a choice."""
        return self.rise("view_bytes_count") / seats

    @property
    def spent(self) -> float:
        """Seconds of the processor for the server's own work."""
        return self.used - self.rise("calibration_seconds")

    @property
    def turn(self) -> float:
        """Seconds of a turn of the calibration loop beside the server's work."""
        return self.rise("calibration_seconds") / max(1.0, self.rise("calibration_turns"))

    def rise(self, name: str) -> float:
        """By how much a figure of the server's metrics has risen."""
        return figure(self.after, name) - figure(self.before, name)

    def mean(self, name: str) -> float:
        return self.rise(f"{name}_sum") / max(1.0, self.rise(f"{name}_count"))


async def play_seat(url: str, token: str, tally: Tally, dice: random.Random) -> None:
    """One socket: answer whatever is asked, until the time is up or the game over."""
    headers = {"Authorization": f"Bearer {token}"}
    asked, sent, sent_at = -1, "", 0.0
    async with connect(url, additional_headers=headers, max_size=None, compression=None) as socket:
        async for text in socket:
            tally.heard += 1
            tally.size += len(text)
            frame = DECODER.decode(text)
            if frame.kind == "hello":
                tally.here += 1
                await tally.go.wait()
            if frame.kind == "done" and frame.id == sent:
                tally.times.append(time.perf_counter() - sent_at)
            elif frame.kind == "refused":
                tally.refused += 1
                asked = -1
            state = frame.state
            if state is None:
                continue
            if state.over:
                tally.finished += 1
                return
            if time.perf_counter() > tally.until:
                return
            ask = state.ask
            if ask is not None and ask.since != asked and not ask.sealed:
                asked = ask.since
                if tally.pause:  # not all tables at the same moment
                    await asyncio.sleep(tally.pause * (dice.uniform(0.5, 1.5) if sent else dice.random()))
                sent, sent_at = f"m{asked}-{dice.getrandbits(40)}", time.perf_counter()
                move = dice.choice(ask.options).move
                command = {"do": "move", "id": sent, "expect": state.n, "move": move}
                await socket.send(msgspec.json.encode(command).decode())


async def load(address: str, pid: int, games: list[str], tables: int, seats: int, tally: Tally) -> None:
    tasks = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        made = []
        for number in range(tables):
            game, _, preset = games[number % len(games)].partition("/")
            options = {"edition": preset} if preset else {}
            body = {"game": game, "options": options, "seats": [{"kind": "here"}] * seats}
            answer = await http.post("/api/tables", json=body)
            answer.raise_for_status()
            made.append(answer.json())
    for number, joined in enumerate(made):
        for seat in range(seats):
            dice = random.Random(f"{number} {seat}")
            url = f"{address.replace('http', 'ws')}/api/tables/{joined['table']['id']}/play?seat={seat}&changes=1"
            tasks.append(asyncio.create_task(play_seat(url, joined["token"], tally, dice)))
    patience = time.perf_counter() + 60
    while tally.here < len(tasks) and time.perf_counter() < patience:
        await asyncio.sleep(0.05)
    tally.until = time.perf_counter() + tally.seconds * (2 if tally.warm else 1) + 1.0
    tally.go.set()
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        await tally.played(tally.warm, tasks)
        tally.before = (await http.get("/metrics")).text
        tally.times.clear()
        tally.heard = tally.size = 0
        used = cpu_seconds(pid)
        await tally.played(tally.moves or sys.maxsize, tasks)
        tally.used = cpu_seconds(pid) - used
        tally.after = (await http.get("/metrics")).text
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def cpu_seconds(pid: int) -> float:
    """What the server has used of the processor, on Linux; a busy machine does not change it."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def figure(metrics: str, name: str) -> float:
    found = re.search(rf"^freebooter_{name} (\S+)$", metrics, re.M)
    return float(found[1]) if found else 0.0


def run_part(address: str, pid: int, said: argparse.Namespace, tally: Tally, title: str) -> None:
    asyncio.run(load(address, pid, said.games.split(","), said.tables, said.seats, tally))
    if not tally.times:
        sys.exit("no move was acknowledged")
    print(f"{title}: {said.tables * said.seats} sockets at {said.tables} tables, {tally.seconds:.0f} s")
    print(f"  moves acknowledged   {len(tally.times)} ({tally.rate:.0f} per second), refused {tally.refused}")
    print(
        f"  messages delivered   {tally.heard} ({tally.heard / tally.seconds:.0f} per second, "
        f"{tally.size / 1e6 / tally.seconds:.1f} MB per second)"
    )
    print(f"  move to answer       p50 {tally.part(0.5):.1f} ms, p99 {tally.part(0.99):.1f} ms")
    lag, most = 1000 * tally.mean("loop_lag"), 1000 * figure(tally.after, "loop_lag_max")
    print(f"  event loop late      mean {lag:.1f} ms, most since the start {most:.1f} ms")
    told = tally.told(said.seats)
    each, alone = tally.spent / told, calib.seconds(2000) / 2000
    print(f"  processor            {tally.spent:.1f} s, {1000 * each:.2f} ms for each of {told:.0f} moves told")
    print(
        f"                       {each / tally.turn:.1f} turns of the calibration loop beside it: "
        f"{1000 * each / tally.turn / REFERENCE:.2f} ms at {REFERENCE} turns a second "
        f"({each / alone:.1f} turns of the loop alone)"
    )
    print(f"  rows per commit      {tally.mean('batch_size'):.1f}")


SERVED = str(Path(__file__).with_name("served.py"))
SERVE = ["serve", "--port", "0", "--metrics", "--no-limits", "--language", "en"]


@contextmanager
def running(command: list[str], fast: bool = False) -> Iterator[tuple[str, int]]:
    """A server of our own with an empty folder, on a free port: its address, and its process."""
    with tempfile.TemporaryDirectory() as folder:
        tree = str(Path(__file__).resolve().parent.parent / "build" / "fast")
        environment = {**os.environ, "PYTHONPATH": tree} if fast else None
        server = subprocess.Popen([*command, "--data", folder], stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert server.stdout is not None
            yield server.stdout.readline().split()[-1], server.pid
        finally:
            server.terminate()
            server.wait(timeout=10)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=125)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm", type=int, default=500, help="moves before that")
    parser.add_argument("--games", default=GAMES)
    parser.add_argument("--share", type=float, default=0.5, help="of the most, in the second part")
    parser.add_argument("--bound", type=float, default=100, help="milliseconds for 99 of 100 moves in the second part")
    parser.add_argument("--fast", action="store_true", help="the compiled engine (after make fast)")
    said = parser.parse_args()
    load_before = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    print(f"{said.games}; {os.cpu_count()} processors, load average before {load_before:.1f}")
    with running([sys.executable, SERVED, *SERVE], said.fast) as (address, pid):
        most = Tally(said.seconds, 0.0, said.warm)
        run_part(address, pid, said, most, "As fast as it goes")
        calmer = Tally(said.seconds, said.tables / (most.rate * said.share), said.warm)
        run_part(address, pid, said, calmer, f"At {said.share:g} of that")
    if calmer.part(0.99) > said.bound:
        sys.exit(f"p99 is above {said.bound:.0f} ms at {said.share:g} of the most")


if __name__ == "__main__":
    main()
