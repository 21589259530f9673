"""Export, import and forget without a running server: for the command line."""

import time
from pathlib import Path

from sqlalchemy import Engine, select

from freebooter.kernel.match import Match
from freebooter.kernel.note import Refused
from freebooter.kernel.record import RecordError, key_path, save
from freebooter.server.access.signing import Signer
from freebooter.server.settings import Settings
from freebooter.server.storage import queries, schema
from freebooter.server.storage.migrate import migrate
from freebooter.server.storage.models import ENTRY, IMPORTED, Chair, LogRow, StoredTable
from freebooter.server.storage.paths import make_private
from freebooter.server.storage.secret import SIGNING, read_secret
from freebooter.server.storage.store import Statement, execute, open_engine
from freebooter.server.tables.new_table import new_stored_table, set_chairs
from freebooter.server.tables.sealing import finished_record
from freebooter.server.tables.state.dealing import is_under_way
from freebooter.server.tables.state.table import Table
from freebooter.server.texts.printable import clean_name
from freebooter.server.wire import bodies


def _write(engine: Engine, statements: list[Statement]) -> None:
    with engine.begin() as connection:
        execute(connection, statements)


def read_one(settings: Settings, name: str) -> Table | None:
    """A table as it stands in the database."""
    rows = _read_rows(settings, name)
    return None if rows is None else Table.read(*rows)


def _read_rows(settings: Settings, name: str) -> tuple[StoredTable, list[Chair], list[LogRow]] | None:
    if settings.sqlite is not None and not settings.sqlite.exists():
        return None
    engine = open_engine(settings.url)
    try:
        with engine.connect() as connection:
            return queries.read_table(connection, name)
    finally:
        engine.dispose()


class NotDealt(Exception):
    """There is no record yet: people still sit down at this table."""


def export_table(settings: Settings, name: str, file: Path) -> bool:
    """Write a table as a record; of a finished game with the seal of this database. False: there is no such table."""
    try:
        table = read_one(settings, name)
    except RecordError as error:
        if error.refusal.message != "record-rules":
            raise
        _export_lines(settings, name, file)
        return True
    if table is None:
        return False
    if table.dealing is not None:
        raise NotDealt(name)
    secret = read_secret(settings, SIGNING)
    if not table.match.over:
        save(table.match, file, table.names)
    elif secret:
        file.write_bytes(finished_record(table, Signer(secret)))
    else:  # no server has run since databases have a key to sign with
        save(table.match, file, table.names)
    return True


def _export_lines(settings: Settings, name: str, file: Path) -> None:
    """A table of older rules, as it lies in the database: it goes on with the version that it was begun with."""
    rows = _read_rows(settings, name)
    assert rows is not None
    stored, _chairs, log = rows
    if is_under_way(log):
        raise NotDealt(name)
    lines = [stored.header, *[row.body for row in log if row.kind == ENTRY], ""]
    for path, text in ((file, "\n".join(lines)), (key_path(file), f"{(stored.key or b'').hex()}\n")):
        path.touch(mode=0o600)
        path.write_text(text)


def put_in(settings: Settings, match: Match, names: list[str]) -> tuple[StoredTable, list[Chair]]:
    """A match as a new table with free seats. A missing key is replaced by a new one, to which everybody adds who sits
    down; the log says so."""
    make_private(settings.data)
    migrate(settings)
    now = time.time_ns() // 1_000_000
    names = [*names, *[""] * match.seats][: match.seats]
    chairs = set_chairs([bodies.SeatWanted("invite", _readable(name)) for name in names], "", "")
    stored = new_stored_table(match, "", now, origin=IMPORTED)
    begin = Table.gather if match.key is None and not match.over else Table.begin
    _table, rows = begin(stored, chairs, match, now)
    engine = open_engine(settings.url)
    try:
        _write(engine, queries.storing_table(stored, chairs, rows))
    finally:
        engine.dispose()
    return stored, chairs


def _readable(name: str) -> str:
    """A name from a file; empty if there is nothing to be seen."""
    try:
        return clean_name(name)
    except Refused:
        return ""


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
