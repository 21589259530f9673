"""The facts of finished tables, kept in the database beside its secret: each game is folded once.

They tell nothing of people. Who sat where is read from the seats each time, so that whoever is forgotten there is
forgotten here too, and a table that is taken away takes its facts along.
"""

import asyncio
import logging
import os
import sys

import msgspec
from sqlalchemy import Connection, delete, insert, select

from freebooter.games import names as game_names
from freebooter.server import schema, shelf
from freebooter.server.folding import VERSION, Facts, Job
from freebooter.server.house import House
from freebooter.server.rows import ENTRY, Row, Sheet
from freebooter.server.store import Statement

log = logging.getLogger("freebooter.statistics")
NAME = shelf.FOLD


class Ended(msgspec.Struct):
    """A finished table: when, and for each seat the level of the bot, or the guest who sat there."""

    table: str
    game: str
    at: int
    bots: list[str]
    guests: list[str]
    facts: Facts | None = None


def read_ended(connection: Connection) -> list[Ended]:
    """All finished games, the oldest first, with what is known of them already. Lessons are no games."""
    tables, seats, house = schema.tables, schema.seats, schema.house
    wanted = tables.c.over.is_(True) & (tables.c.lesson == "")
    found = connection.execute(
        select(tables.c.id, tables.c.game, tables.c.changed).where(wanted).order_by(tables.c.changed)
    ).all()
    ended = {name: Ended(name, game, at, [], []) for name, game, at in found if game in game_names()}
    chairs = select(seats.c.table, seats.c.bot, seats.c.guest).order_by(seats.c.table, seats.c.seat)
    for name, bot, guest in connection.execute(chairs.where(seats.c.table.in_(select(tables.c.id).where(wanted)))):
        if name in ended:
            ended[name].bots.append(bot)
            ended[name].guests.append(guest)
    for name, value in connection.execute(select(house.c.name, house.c.value).where(house.c.name.startswith(NAME))):
        table = name.removeprefix(NAME)
        if table in ended:
            facts = msgspec.json.decode(bytes(value), type=Facts)
            ended[table].facts = facts if facts.version == VERSION else None
    return list(ended.values())


def keeping(facts: Facts) -> list[Statement]:
    name = NAME + facts.table
    return [
        (delete(schema.house).where(schema.house.c.name == name), None),
        (insert(schema.house).values(name=name, value=msgspec.json.encode(facts)), None),
    ]


def _job(sheet: Sheet, rows: list[Row]) -> Job:
    entries = [row for row in rows if row.kind == ENTRY]
    record = "\n".join([sheet.header, *[row.body for row in entries], ""]).encode()
    return Job(sheet.id, record, [row.at for row in entries])


class Folder:
    """Folds what is not folded yet, one game after another, in another process. Only one is at work at a time."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._at_work: asyncio.Task[None] | None = None

    def begin(self, tables: list[str]) -> None:
        if tables and (self._at_work is None or self._at_work.done()) and not self.house.stopping:
            self._at_work = self.house.spawn(self._work(tables))

    async def _work(self, tables: list[str]) -> None:
        command = [sys.executable, "-m", "freebooter.server.folding", *self.house.settings.load]
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
                facts = await self._fold(process, name)
                if facts is not None:
                    await self.house.store.write(keeping(facts))
        except (OSError, asyncio.IncompleteReadError) as error:
            log.warning("table %s cannot be folded: %s", name, type(error).__name__)
            await self.house.store.write(keeping(Facts(name)))  # so that it does not keep the others from it
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def _fold(self, process: asyncio.subprocess.Process, name: str) -> Facts | None:
        found = await self.house.store.read(lambda c: shelf.read_table(c, name))
        if found is None:
            return None
        assert process.stdin is not None and process.stdout is not None
        data = msgspec.json.encode(_job(found[0], found[2]))
        process.stdin.write(len(data).to_bytes(4, "big") + data)
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        return msgspec.json.decode(await process.stdout.readexactly(size), type=Facts)
