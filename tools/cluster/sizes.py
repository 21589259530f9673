"""What a table, a socket and a move take: memory of one server, which passes nothing on, and bytes of the database.

python -m tools.cluster.sizes [--tables 60] [--moves 600]
"""

import argparse
import asyncio
import contextlib
import os
import sys
from pathlib import Path

from sqlalchemy import text
from websockets.asyncio.client import connect

from tools.cluster.fleet import FleetHere
from tools.cluster.players import GAMES, SEATS, Tally, new_table, play_table
from tools.cluster.postgres import missing


def memory(pid: int) -> float:
    """Kilobytes, on Linux."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024


async def measure(fleet: FleetHere, tables: int, moves: int) -> None:
    pid = fleet.servers[0].pid
    for game in GAMES:  # what is read once: rules and texts
        await new_table(fleet.address, game)
    empty = memory(pid)
    made = [await new_table(fleet.address, GAMES[number % len(GAMES)]) for number in range(tables)]
    with_tables = memory(pid)
    async with contextlib.AsyncExitStack() as sockets:
        for name, token in made:
            for seat in range(SEATS):
                address = f"ws://{fleet.servers[0].address}/api/tables/{name}/play?seat={seat}"
                headers = {"Authorization": f"Bearer {token}"}
                opened = await sockets.enter_async_context(
                    connect(address, additional_headers=headers, max_size=None, compression=None, open_timeout=60)
                )
                await opened.recv()
        with_sockets = memory(pid)
    print(f"  a table at its beginning, in memory      {(with_tables - empty) / tables:8.0f} kB")
    print(f"  a socket, with what it was told          {(with_sockets - with_tables) / tables / SEATS:8.0f} kB")
    tally = Tally()
    before, cpu = database(fleet), fleet.servers[0].cpu_seconds()
    players = [asyncio.create_task(play_table(fleet.address, GAMES, place, tally)) for place in range(6)]
    while len(tally.acknowledged) < moves:
        await asyncio.sleep(0.2)
    after, spent, done = database(fleet), fleet.servers[0].cpu_seconds() - cpu, len(tally.acknowledged)
    tally.halt = tally.over = True
    for task in players:
        task.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    rows, size, written = (late - early for late, early in zip(after, before, strict=True))
    print(f"  a move of a person: {rows / done:.2f} rows, {size / done:.0f} bytes of the log and its index,")
    print(
        f"    {written / done / 1024:.1f} kB of write-ahead log, {1000 * spent / done:.2f} ms of the server's processor"
    )


def database(fleet: FleetHere) -> tuple[int, int, int]:
    """Rows of all logs, what they take, and how much was written ahead."""
    query = (
        "select (select count(*) from log), pg_total_relation_size('log'), pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')"
    )
    with fleet.engine.connect() as connection:
        row = connection.execute(text(query)).one()
    return int(row[0]), int(row[1]), int(row[2])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--moves", type=int, default=600)
    said = parser.parse_args()
    reason = missing()
    if reason:
        print(f"Left out: {reason}.", file=sys.stderr)
        return 2
    fleet = FleetHere(1)
    try:
        fleet.start(1)
        asyncio.run(measure(fleet, said.tables, said.moves))
        return 0
    finally:
        fleet.close()


if __name__ == "__main__":
    sys.exit(main())
