"""A fleet under fire, on the loopback, bounded in count and time.

    python -m tools.cluster [--seconds 300] [--tables 24] [--seed N] [--speed-seconds 12] [--bound 5]

PostgreSQL in a temporary folder, three servers, a proxy that gives each connection to the next of them, and players at
real games of all three kinds. First how many moves a second one, two and three servers acknowledge. Then the servers
and the database are killed, stopped and put to sleep at random, and at the end every acknowledged move must be in the
database, once. It fails if one is lost or doubled, or if a table of a server that was killed took too long to go on.
"""

import argparse
import asyncio
import os
import random
import statistics
import sys
import time

from tools.cluster.chaos import KILL, STOP, Outcome, run_chaos
from tools.cluster.fleet import FleetHere
from tools.cluster.players import GAMES, Tally, play_table
from tools.cluster.postgres import missing


async def measure(fleet: FleetHere, servers: int, tables: int, seconds: float, direct: bool) -> None:
    """Moves a second through the proxy; or with every player at the server that has the table."""
    tally = Tally()
    owners: dict[str, str] = {}

    def owner(table: str) -> str:
        if table not in owners:
            owners.update(fleet.owners())
        return f"http://{owners[table]}"

    url = owner if direct else None
    players = [asyncio.create_task(play_table(fleet.address, GAMES, place, tally, url)) for place in range(tables)]
    patience = time.monotonic() + 60
    while len(tally.acknowledged) < tables and time.monotonic() < patience:
        await asyncio.sleep(0.05)
    before, already = [server.cpu_seconds() for server in fleet.servers[:servers]], len(tally.acknowledged)
    await asyncio.sleep(seconds)
    spent = sum(server.cpu_seconds() for server in fleet.servers[:servers]) - sum(before)
    moves, times = len(tally.acknowledged) - already, sorted(tally.times[already:])
    tally.halt = tally.over = True
    for task in players:
        task.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    way = "each at its own server" if direct else "through the proxy"
    print(
        f"  {servers} server{'s' if servers > 1 else ' '} {way:<23} {moves / seconds:6.0f} moves a second, "
        f"p50 {1000 * part(times, 0.5):.0f} ms, p99 {1000 * part(times, 0.99):.0f} ms, "
        f"{1000 * spent / max(1, moves):.2f} ms of the servers' processor for each move",
        flush=True,
    )


def part(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(len(values) * share))] if values else 0.0


def tell(outcome: Outcome, bound: float) -> bool:
    tally = outcome.tally
    print(f"\nPlayed on for {outcome.seconds:.0f} s, {tally.games} games, while there happened:")
    print("  " + ", ".join(f"{kind} {times}" for kind, times in sorted(outcome.happened.items())))
    print(f"  acknowledged  {len(tally.acknowledged)}")
    print(f"  lost          {outcome.lost}")
    print(f"  doubled       {outcome.doubled}")
    print(f"  holes in logs {outcome.holes}, gaps in what was told {tally.gaps}")
    print(
        f"  connections opened again {tally.reconnects}, told that nothing can be stored {tally.told_of_storage} times"
    )
    good = outcome.lost == outcome.doubled == outcome.holes == tally.gaps == 0
    for kind in (KILL, STOP):
        waits = outcome.waits(kind)
        if waits:
            print(
                f"  hand-over after a {kind}: {len(waits)} tables, median {statistics.median(waits):.2f} s, "
                f"p99 {part(waits, 0.99):.2f} s, longest {waits[-1]:.2f} s"
            )
            good = good and waits[-1] <= bound
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--seed", default=str(random.SystemRandom().getrandbits(32)))
    parser.add_argument("--speed-seconds", type=float, default=12, help="for each measurement; 0: none")
    parser.add_argument("--bound", type=float, default=5, help="seconds that a hand-over may take")
    said = parser.parse_args()
    reason = missing()
    if reason:
        print(f"Left out: {reason}.", file=sys.stderr)
        return 2
    print(f"{os.cpu_count()} processors, load average before {os.getloadavg()[0]:.1f}, seed {said.seed}", flush=True)
    fleet = FleetHere()
    try:
        if said.speed_seconds:
            print(f"As fast as it goes, {said.tables} tables of three, {said.speed_seconds:.0f} s each:", flush=True)
            for servers in (1, 2, 3):
                fleet.start(servers)
                asyncio.run(measure(fleet, servers, said.tables, said.speed_seconds, direct=False))
                if servers == 3:
                    asyncio.run(measure(fleet, servers, said.tables, said.speed_seconds, direct=True))
                fleet.stop_servers()
        fleet.start(3)
        began = time.monotonic()
        outcome = asyncio.run(run_chaos(fleet, said.tables, said.seconds, said.seed, (3.0, 8.0)))
        good = tell(outcome, said.bound)
        rate = len(outcome.tally.acknowledged) / outcome.seconds
        print(f"  in all {time.monotonic() - began:.0f} s, {rate:.0f} moves a second")
        return 0 if good else 1
    finally:
        fleet.close()


if __name__ == "__main__":
    sys.exit(main())
