"""Carrying tables in and out of the database without a running server: for the command line."""

import secrets
import time

from sqlalchemy import Engine, select

from freebooter.kernel.match import Match
from freebooter.server import bodies, schema, shelf
from freebooter.server.migrate import migrate
from freebooter.server.paths import make_private
from freebooter.server.rows import Chair, Sheet
from freebooter.server.settings import Settings
from freebooter.server.store import Statement, open_engine
from freebooter.server.table import Table


def _write(engine: Engine, statements: list[Statement]) -> None:
    with engine.begin() as connection:
        for statement, params in statements:
            connection.execute(statement, params)


def read_one(settings: Settings, name: str) -> Table | None:
    """A table as it stands in the database."""
    if settings.sqlite is not None and not settings.sqlite.exists():
        return None
    engine = open_engine(settings.url)
    try:
        with engine.connect() as connection:
            found = shelf.read_table(connection, name)
    finally:
        engine.dispose()
    return None if found is None else Table.read(*found)


def put_in(settings: Settings, match: Match, names: list[str]) -> tuple[Sheet, list[Chair]]:
    """A match as a new table with free seats. A key that was not handed on is replaced, and the log says so."""
    if match.key is None and not match.over:
        match.rekey(secrets.token_bytes(32))
    make_private(settings.data)
    migrate(settings)
    now = time.time_ns() // 1_000_000
    said = [*names, *[""] * match.seats][: match.seats]
    chairs = shelf.set_chairs([bodies.SeatWanted("invite", name[:40]) for name in said], "", "")
    sheet = shelf.new_sheet(match, "", now)
    _table, rows = Table.begin(sheet, chairs, match, now)
    engine = open_engine(settings.url)
    try:
        _write(engine, shelf.storing(sheet, chairs, rows))
    finally:
        engine.dispose()
    return sheet, chairs


def forget(settings: Settings, start: str) -> bool:
    """Forget the guest whose id begins so; False when there is none, or more than one."""
    engine = open_engine(settings.url)
    guests, seats, tables = schema.guests, schema.seats, schema.tables
    try:
        found: set[str] = set()
        with engine.connect() as connection:
            for column in (guests.c.id, seats.c.guest, seats.c.stand_in, tables.c.host):
                found.update(
                    connection.execute(select(column).where(column.startswith(start, autoescape=True))).scalars()
                )
            found.discard("")
            if len(found) != 1 or len(start) < 8:
                return False
            statements = shelf.forgetting(connection, found.pop())
        _write(engine, statements)
        return True
    finally:
        engine.dispose()
