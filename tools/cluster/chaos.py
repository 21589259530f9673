"""Servers and the database are killed, stopped and put to sleep at random while people play."""

import asyncio
import itertools
import random
import signal
import time
from collections import Counter
from dataclasses import dataclass, field

from tools.cluster.fleet import FleetHere, ServerProcess
from tools.cluster.players import GAMES, Acknowledged, Tally, play_table

KILL, STOP, SLEEP, KILL_DATABASE, STOP_DATABASE = "kill", "stop", "sleep", "kill database", "stop database"
BAG = (KILL, STOP, KILL_DATABASE, KILL, SLEEP, STOP, STOP_DATABASE, KILL)
"""In this order, again and again, so that a short run has something of everything."""
LEAST = 3
SLEEP_SECONDS = 5.0


@dataclass
class HandOver:
    """A server went, with these tables."""

    kind: str
    at: float
    tables: list[str]


@dataclass
class Outcome:
    tally: Tally
    seconds: float
    happened: Counter[str] = field(default_factory=Counter)
    hand_overs: list[HandOver] = field(default_factory=list)
    lost: int = 0
    doubled: int = 0
    holes: int = 0

    def waits(self, kind: str) -> list[float]:
        """For each table whose server was killed or stopped: seconds until all who play there had it again."""
        found = []
        for one in self.hand_overs:
            if one.kind != kind:
                continue
            for table in one.tables:
                first: dict[int, float] = {}
                for name, seat, at in self.tally.hellos:
                    if name == table and at > one.at:
                        first.setdefault(seat, at - one.at)
                if first:
                    found.append(max(first.values()))
        return sorted(found)


class Chaos:
    def __init__(self, fleet: FleetHere, outcome: Outcome, dice: random.Random) -> None:
        self._fleet, self._outcome, self._dice = fleet, outcome, dice

    async def _start_again(self, server: ServerProcess, after: float) -> None:
        await asyncio.sleep(after)
        server.start()
        while not await asyncio.to_thread(server.ready):
            await asyncio.sleep(0.1)

    async def act(self, kind: str) -> None:
        """One misfortune, and all is well again before the next."""
        self._outcome.happened[kind] += 1
        if kind in (KILL, STOP):
            await self._lose_server(kind)
        elif kind == SLEEP:
            server = self._dice.choice(self._fleet.servers)
            server.send(signal.SIGSTOP)
            await asyncio.sleep(SLEEP_SECONDS)
            server.send(signal.SIGCONT)
        else:
            postgres = self._fleet.postgres
            await asyncio.to_thread(postgres.kill if kind == KILL_DATABASE else lambda: postgres.stop("fast"))
            await asyncio.sleep(self._dice.uniform(0.5, 2.5))
            await asyncio.to_thread(postgres.start)
            while not all(await asyncio.gather(*[asyncio.to_thread(one.ready) for one in self._fleet.servers])):
                await asyncio.sleep(0.1)

    async def _lose_server(self, kind: str) -> None:
        """One that has tables, if any has."""
        having = {server: await asyncio.to_thread(self._fleet.tables_of, server) for server in self._fleet.servers}
        busy = [server for server, tables in having.items() if tables]
        server = self._dice.choice(busy or self._fleet.servers)
        tables = having[server]
        self._outcome.hand_overs.append(HandOver(kind, time.monotonic(), tables))
        server.send(signal.SIGKILL if kind == KILL else signal.SIGTERM)
        while server.alive:
            await asyncio.sleep(0.02)
        await self._start_again(server, self._dice.uniform(0.5, 3.0))

    async def run(self, until: float, pause: tuple[float, float]) -> None:
        """At least the first three of the bag, however long they take on a slow machine."""
        for turn in itertools.count():
            await asyncio.sleep(self._dice.uniform(*pause))
            if time.monotonic() >= until and turn >= LEAST:
                return
            await self.act(BAG[turn % len(BAG)])


async def run_chaos(fleet: FleetHere, tables: int, seconds: float, seed: str, pause: tuple[float, float]) -> Outcome:
    """Play at so many tables while things go wrong; then all is mended, everybody gets an answer, and it is counted."""
    tally = Tally()
    outcome = Outcome(tally, seconds)
    began = time.monotonic()
    players = [asyncio.create_task(play_table(fleet.address, GAMES, place, tally)) for place in range(tables)]
    while len(tally.acknowledged) < 2 * tables:
        await asyncio.sleep(0.05)
    await Chaos(fleet, outcome, random.Random(seed)).run(time.monotonic() + seconds, pause)
    for server in fleet.servers:
        if not server.alive:
            server.start()
    await asyncio.to_thread(fleet.wait_until_ready, len(fleet.servers))
    tally.halt = True
    _done, late = await asyncio.wait(players, timeout=60)
    tally.over = True
    for task in late:
        task.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    outcome.seconds = time.monotonic() - began
    count(outcome, fleet.rows())
    return outcome


def count(outcome: Outcome, rows: list[tuple[str, int, int, str]]) -> None:
    """Acknowledged moves against what the database has: each once, and the log of each table without a hole."""
    stored = Counter((table, seat, command) for table, _n, seat, command in rows if command.startswith(("c:", "i:")))
    told = {key(one) for one in outcome.tally.acknowledged}
    outcome.lost = sum(stored[each] == 0 for each in told)
    outcome.doubled = sum(times > 1 for times in stored.values())
    outcome.doubled += len(outcome.tally.acknowledged) - len(told)
    expected: Counter[str] = Counter()
    for table, n, _seat, _command in rows:
        outcome.holes += n != expected[table]
        expected[table] = n + 1


def key(one: Acknowledged) -> tuple[str, int, str]:
    return one.table, one.seat, f"c:{one.id}"
