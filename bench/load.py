"""Load: many sockets at many tables of real games, on the loopback, bounded in time.

    python bench/load.py [--tables 125] [--seats 4] [--seconds 20] [--game seven-seas]

A server of its own is started on a free port with an empty folder. Every seat of every table is a socket; the
seat that is asked chooses by chance as soon as it is told. Told: moves acknowledged per second, the time from sending
a move to its acknowledgement (p50, p99), and how late the server's event loop was.
"""

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect


@dataclass
class Tally:
    times: list[float] = field(default_factory=list)
    heard: int = 0
    refused: int = 0
    finished: int = 0
    until: float = 0.0


async def play_seat(url: str, table: str, seat: int, token: str, tally: Tally, dice: random.Random) -> None:
    """One socket: answer whatever is asked, until the time is up or the game over."""
    headers = {"Authorization": f"Bearer {token}"}
    asked, sent, sent_at = -1, "", 0.0
    async with connect(
        f"{url}/api/tables/{table}/play?seat={seat}", additional_headers=headers, max_size=None
    ) as socket:
        async for text in socket:
            tally.heard += 1
            frame: dict[str, Any] = json.loads(text)
            if frame["is"] == "done" and frame["id"] == sent:
                tally.times.append(time.perf_counter() - sent_at)
            elif frame["is"] == "refused":
                tally.refused += 1
                asked = -1
            state = frame.get("state")
            if state is None:
                continue
            if state["over"]:
                tally.finished += 1
                return
            if time.perf_counter() > tally.until:
                return
            ask = state.get("ask")
            if ask and ask["since"] != asked and not ask.get("sealed"):
                asked = ask["since"]
                sent, sent_at = f"m{asked}", time.perf_counter()
                move = dice.choice(ask["options"])["move"]
                await socket.send(json.dumps({"do": "move", "id": sent, "expect": state["n"], "move": move}))


async def load(address: str, tables: int, seats: int, seconds: float, game: str) -> Tally:
    tally = Tally()
    tasks = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        made = []
        for _table in range(tables):
            body = {"game": game, "seats": [{"kind": "here"}] * seats}
            made.append((await http.post("/api/tables", json=body)).json())
    tally.until = time.perf_counter() + seconds
    for number, joined in enumerate(made):
        for seat in range(seats):
            dice = random.Random(f"{number} {seat}")
            url = address.replace("http", "ws")
            tasks.append(asyncio.create_task(play_seat(url, joined["table"]["id"], seat, joined["token"], tally, dice)))
    await asyncio.wait(tasks, timeout=seconds + 10)
    for task in tasks:
        task.cancel()
    return tally


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=125)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--game", default="seven-seas")
    said = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        start = "from freebooter.cli.main import main; main()"
        command = [sys.executable, "-c", start, "serve", "--port", "0", "--data", folder, "--metrics", "--no-limits"]
        server = subprocess.Popen([*command, "--language", "en"], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            tally = asyncio.run(load(address, said.tables, said.seats, said.seconds, said.game))
            metrics = httpx.get(f"{address}/metrics").text
            spent = cpu_seconds(server.pid)
        finally:
            server.terminate()
            server.wait(timeout=10)
    times = sorted(tally.times)
    if not times:
        sys.exit("no move was acknowledged")
    lag_mean = figure(metrics, "loop_lag_sum") / max(1.0, figure(metrics, "loop_lag_count"))
    batch = figure(metrics, "batch_size_sum") / max(1.0, figure(metrics, "batch_size_count"))
    print(f"{said.tables * said.seats} sockets at {said.tables} tables of {said.game}, {said.seconds:.0f} s")
    print(f"moves acknowledged   {len(times)} ({len(times) / said.seconds:.0f} per second), refused {tally.refused}")
    print(f"messages delivered   {tally.heard} ({tally.heard / said.seconds:.0f} per second)")
    p50, p99 = (1000 * times[int(len(times) * part)] for part in (0.5, 0.99))
    print(f"move to answer       p50 {p50:.1f} ms, p99 {p99:.1f} ms")
    print(f"event loop late      mean {1000 * lag_mean:.1f} ms, most {1000 * figure(metrics, 'loop_lag_max'):.1f} ms")
    print(f"processor            {spent:.1f} s in all, {1000 * spent / len(times):.2f} ms for each move")
    print(f"rows per commit      {batch:.1f}")


if __name__ == "__main__":
    main()
