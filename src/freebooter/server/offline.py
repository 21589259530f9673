"""Export, import and forget without a running server: for the command line."""

import secrets
import time

from sqlalchemy import Engine, select

from freebooter.kernel.match import Match
from freebooter.server.settings import Settings
from freebooter.server.storage import queries, schema
from freebooter.server.storage.migrate import migrate
from freebooter.server.storage.models import Chair, StoredTable
from freebooter.server.storage.paths import make_private
from freebooter.server.storage.store import Statement, open_engine
from freebooter.server.tables.new_table import new_stored_table, set_chairs
from freebooter.server.tables.table import Table
from freebooter.server.wire import bodies


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
            rows = queries.read_table(connection, name)
    finally:
        engine.dispose()
    return None if rows is None else Table.read(*rows)


def put_in(settings: Settings, match: Match, names: list[str]) -> tuple[StoredTable, list[Chair]]:
    """A match as a new table with free seats. A missing key is replaced by a new one; the log says so."""
    if match.key is None and not match.over:
        match.rekey(secrets.token_bytes(32))
    make_private(settings.data)
    migrate(settings)
    now = time.time_ns() // 1_000_000
    names = [*names, *[""] * match.seats][: match.seats]
    chairs = set_chairs([bodies.SeatWanted("invite", name[:40]) for name in names], "", "")
    stored = new_stored_table(match, "", now)
    _table, rows = Table.begin(stored, chairs, match, now)
    engine = open_engine(settings.url)
    try:
        _write(engine, queries.storing_table(stored, chairs, rows))
    finally:
        engine.dispose()
    return stored, chairs


def forget(settings: Settings, start: str) -> bool:
    """Forget the guest whose id begins so; False when there is none, or more than one."""
    engine = open_engine(settings.url)
    guests, seats, tables = schema.guests, schema.seats, schema.tables
    try:
        matching: set[str] = set()
        with engine.connect() as connection:
            for column in (guests.c.id, seats.c.guest, seats.c.stand_in, tables.c.host):
                matching.update(
                    connection.execute(select(column).where(column.startswith(start, autoescape=True))).scalars()
                )
            matching.discard("")
            if len(matching) != 1 or len(start) < 8:
                return False
            statements = queries.forgetting_guest(connection, matching.pop())
        _write(engine, statements)
        return True
    finally:
        engine.dispose()
