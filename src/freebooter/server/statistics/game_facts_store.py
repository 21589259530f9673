"""The facts of finished games in the database; those that are missing are worked out, each game once.

They say nothing about people. Who sat where is read from the seats each time, so that a guest who is forgotten there is
forgotten here too, and a table that is deleted takes its facts along.
"""

import asyncio
import logging
import os
import sys
from contextlib import suppress

import msgspec
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from freebooter.games import names as game_names
from freebooter.server.statistics.game_facts import VERSION, Facts, Job
from freebooter.server.storage import queries, schema
from freebooter.server.storage.models import ENTRY, LogRow, StoredTable
from freebooter.server.storage.store import Statement
from freebooter.server.tables.house import House

log = logging.getLogger("freebooter.statistics")


class FinishedGame(msgspec.Struct):
    """A finished table: when, and for each seat the level of the bot, or the guest who sat there."""

    table: str
    game: str
    at: int
    bots: list[str]
    guests: list[str]
    facts: Facts | None = None


def read_finished(connection: Connection) -> list[FinishedGame]:
    """All finished games, the oldest first, with the facts that are stored. Lessons do not count as games."""
    tables, seats, stored = schema.tables, schema.seats, schema.game_facts
    wanted = tables.c.over.is_(True) & (tables.c.lesson == "")
    rows = connection.execute(
        select(tables.c.id, tables.c.game, tables.c.changed).where(wanted).order_by(tables.c.changed)
    ).all()
    finished = {name: FinishedGame(name, game, at, [], []) for name, game, at in rows if game in game_names()}
    chairs = select(seats.c.table, seats.c.bot, seats.c.guest).order_by(seats.c.table, seats.c.seat)
    for name, bot, guest in connection.execute(chairs.where(seats.c.table.in_(select(tables.c.id).where(wanted)))):
        if name in finished:
            finished[name].bots.append(bot)
            finished[name].guests.append(guest)
    for table, value in connection.execute(select(stored.c.table, stored.c.facts)):
        if table in finished:
            facts = msgspec.json.decode(bytes(value), type=Facts)
            finished[table].facts = facts if facts.version == VERSION else None
    return list(finished.values())


def storing_facts(facts: Facts) -> list[Statement]:
    stored = schema.game_facts
    return [
        (delete(stored).where(stored.c.table == facts.table), None),
        (insert(stored).values(table=facts.table, facts=msgspec.json.encode(facts)), None),
    ]


def _job(stored: StoredTable, rows: list[LogRow]) -> Job:
    entries = [row for row in rows if row.kind == ENTRY]
    record = "\n".join([stored.header, *[row.body for row in entries], ""]).encode()
    return Job(stored.id, record, [row.at for row in entries])


class FactsMaker:
    """Works out missing facts, one game after another, in another process; only one at a time."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._at_work: asyncio.Task[None] | None = None

    def begin(self, tables: list[str]) -> None:
        if tables and (self._at_work is None or self._at_work.done()) and not self.house.stopping:
            self._at_work = self.house.spawn(self._work(tables))

    async def _work(self, tables: list[str]) -> None:
        command = [sys.executable, "-m", "freebooter.server.statistics.game_facts", *self.house.settings.load]
        paths = os.pathsep.join(path for path in sys.path if path)
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": paths},
        )
        try:
            for name in tables:
                if self.house.stopping:
                    return
                facts = await self._facts_of(process, name)
                if facts is not None:
                    with suppress(IntegrityError):  # another server of the fleet was quicker
                        await self.house.store.write(storing_facts(facts))
        except (OSError, asyncio.IncompleteReadError) as error:
            log.warning("facts of table %s cannot be worked out: %s", name, type(error).__name__)
            await self.house.store.write(storing_facts(Facts(name)))  # so that it does not keep the others from it
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def _facts_of(self, process: asyncio.subprocess.Process, name: str) -> Facts | None:
        stored = await self.house.store.read(lambda c: queries.read_table(c, name))
        if stored is None:
            return None
        assert process.stdin is not None and process.stdout is not None
        data = msgspec.json.encode(_job(stored[0], stored[2]))
        process.stdin.write(len(data).to_bytes(4, "big") + data)
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        return msgspec.json.decode(await process.stdout.readexactly(size), type=Facts)
