"""Soak: does the memory of a server stay flat, and does an innocent table stay quick beside an attacker?

    python bench/soak.py [--minutes 30] [--tables 40] [--bound 100]

First one table at a server with all its limits, alone and then beside somebody who fetches the list of a game's moves
over six connections as fast as it goes: 99 of 100 moves must be answered within `--bound` milliseconds. Then a server
at which short tables come and go for `--minutes`: each round makes `--tables` of all games, plays them with sockets for
a few seconds, and leaves. Its memory after the last third may not be above that after the first third by more than a
tenth and 20 MB.
"""

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
from load import GAMES, Tally, load

ATTACK = "/api/games/marauders/moves"
START = """
import sys
from functools import partial
from freebooter.cli.commands.server import serve
from freebooter.cli.main import main
serve.make_settings = partial(serve.make_settings, idle_seconds=5.0, pass_seconds=0.0)
main()
"""
"""Tables leave the memory after five seconds instead of two minutes, so that many come and go in a short run; and
answers that others could read a hand from are not held back, as in `load`."""


@contextmanager
def served(*more: str) -> Iterator[tuple[str, int]]:
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-c",
            START,
            "serve",
            "--port",
            "0",
            "--data",
            folder,
            "--metrics",
            "--language",
            "en",
        ]
        server = subprocess.Popen([*command, *more], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            yield server.stdout.readline().split()[-1], server.pid
        finally:
            server.terminate()
            server.wait(timeout=30)


def megabytes(pid: int) -> float:
    """The memory of a process that is not shared away, on Linux."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


async def attack(address: str, ends: asyncio.Event) -> int:
    """Fetch the same costly list over and over; how often it was given."""
    given = 0
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        while not ends.is_set():
            with suppress(httpx.HTTPError):
                given += (await http.get(ATTACK)).status_code == 200
    return given


async def innocent(address: str, pid: int, seconds: float, attackers: int) -> tuple[Tally, int]:
    """Four seats of one table that move twice a second."""
    ends = asyncio.Event()
    attacks = [asyncio.create_task(attack(address, ends)) for _connection in range(attackers)]
    tally = Tally(seconds, 0.5)
    await load(address, pid, ["seven-seas"], 1, 4, tally)
    ends.set()
    return tally, sum(await asyncio.gather(*attacks))


def try_attack(seconds: float, bound: float) -> bool:
    with served() as (address, pid):
        httpx.get(f"{address}{ATTACK}", timeout=600)
        for title, attackers in (("alone", 0), ("beside an attacker", 6)):
            tally, given = asyncio.run(innocent(address, pid, seconds, attackers))
            worst = tally.part(0.99)
            print(
                f"one table {title}: {len(tally.times)} moves, p50 {tally.part(0.5):.1f} ms, p99 {worst:.1f} ms", end=""
            )
            print(f"; {given} lists given" if attackers else "")
    return worst <= bound


def try_memory(minutes: float, tables: int) -> bool:
    """Rounds of short tables; the memory is looked at when the tables of a round have left it."""
    seen: list[float] = []
    made = 0
    with served("--no-limits") as (address, pid):
        until = time.monotonic() + 60 * minutes
        while time.monotonic() < until or len(seen) < 6:
            asyncio.run(load(address, pid, GAMES.split(","), tables, 4, Tally(3.0, 0.05)))
            made += tables
            wait_until_left(address)
            seen.append(megabytes(pid))
            print(f"  {made:5d} tables: {seen[-1]:.0f} MB", flush=True)
    third = max(2, len(seen) // 3)
    first, last = statistics.median(seen[:third]), statistics.median(seen[-third:])
    print(f"memory after {made} short tables: {first:.0f} MB in the first third, {last:.0f} MB in the last")
    return last <= 1.1 * first + 20


def wait_until_left(address: str) -> None:
    end = time.monotonic() + 120
    while time.monotonic() < end:
        if "\nfreebooter_rooms 0" in httpx.get(f"{address}/metrics", timeout=60).text:
            time.sleep(1.5)  # what is free is given back in the same second
            return
        time.sleep(0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=30, help="for each part of the attack")
    parser.add_argument("--bound", type=float, default=100, help="milliseconds for 99 of 100 moves beside an attacker")
    said = parser.parse_args()
    print(f"{os.cpu_count()} processors, load average before {os.getloadavg()[0]:.1f}")
    quick = try_attack(said.seconds, said.bound)
    flat = try_memory(said.minutes, said.tables)
    if not quick:
        sys.exit(f"p99 beside an attacker is above {said.bound:.0f} ms")
    if not flat:
        sys.exit("memory is not flat")


if __name__ == "__main__":
    main()
