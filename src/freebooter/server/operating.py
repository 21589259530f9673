"""What the operator does from the command line: list tables and guests, close, ban. See `storage.verdicts`."""

from collections.abc import Callable
from contextlib import closing
from typing import NamedTuple

from sqlalchemy import Connection, Engine, func, select

from freebooter.server.settings import Settings
from freebooter.server.storage import queries, schema
from freebooter.server.storage.store import Statement, execute, open_engine
from freebooter.server.storage.verdicts import Verdicts, address_of, read_verdicts, storing_verdicts

SHORTEST = 8
"""Letters of a guest's id that must be given."""


class Listed(NamedTuple):
    """A table as the operator sees it: no hands, no dice."""

    id: str
    game: str
    name: str
    over: bool
    created: int
    changed: int
    rows: int
    people: list[tuple[str, str]]
    """Names and ids of the guests who sit there."""


class Operator:
    """Works on the database, whether or not servers run on it."""

    def __init__(self, settings: Settings) -> None:
        self.engine: Engine = open_engine(settings.url)

    def close(self) -> None:
        self.engine.dispose()

    def tables(self) -> list[Listed]:
        """All tables, the latest first."""
        tables, seats, rows = schema.tables, schema.seats, schema.log
        with self.engine.connect() as connection:
            counts = select(rows.c.table, func.count()).group_by(rows.c.table)
            count_of = {table: int(count) for table, count in connection.execute(counts)}
            people: dict[str, list[tuple[str, str]]] = {}
            sitting = select(seats.c.table, seats.c.name, seats.c.guest).where(seats.c.guest != "")
            for table, name, guest in connection.execute(sitting.order_by(seats.c.table, seats.c.seat)):
                people.setdefault(table, []).append((name, guest))
            columns = (tables.c.id, tables.c.game, tables.c.name, tables.c.over, tables.c.created, tables.c.changed)
            found = connection.execute(select(*columns).order_by(tables.c.changed.desc())).all()
        return [Listed(*row, count_of.get(row[0], 0), people.get(row[0], [])) for row in found]

    def close_table(self, table: str) -> bool:
        """Delete a table; servers that have it in memory let go of it. False: there is none."""

        def change(connection: Connection, verdicts: Verdicts) -> list[Statement] | None:
            if not queries.read_stored(connection, [table]):
                return None
            verdicts.close(table)
            return queries.removing_table(table)

        return self._decide(change)

    def ban(self, who: str) -> str:
        """Shut out an address, or the guest whose id begins so; returns who it is, empty if that is not clear."""
        found = address_of(who) or self._guest(who)

        def change(_connection: Connection, verdicts: Verdicts) -> list[Statement]:
            verdicts.ban(found)
            return []

        return found if found and self._decide(change) else ""

    def unban(self, who: str) -> bool:
        def change(_connection: Connection, verdicts: Verdicts) -> list[Statement] | None:
            named = [guest for guest in verdicts.guests if len(who) >= SHORTEST and guest.startswith(who)]
            found = address_of(who) or (named[0] if len(named) == 1 else "")
            return [] if found and verdicts.unban(found) else None

        return self._decide(change)

    def verdicts(self) -> Verdicts:
        with self.engine.connect() as connection:
            return read_verdicts(connection)

    def _guest(self, start: str) -> str:
        guests, seats, tables = schema.guests, schema.seats, schema.tables
        if len(start) < SHORTEST:
            return ""
        found: set[str] = set()
        with self.engine.connect() as connection:
            for column in (guests.c.id, seats.c.guest, seats.c.stand_in, tables.c.host):
                found.update(
                    connection.execute(select(column).where(column.startswith(start, autoescape=True))).scalars()
                )
        return found.pop() if len(found) == 1 else ""

    def _decide(self, change: Callable[[Connection, Verdicts], list[Statement] | None]) -> bool:
        """All at once, so that two commands do not undo each other. False: there was nothing to change."""
        with self.engine.begin() as connection:
            verdicts = read_verdicts(connection)
            statements = change(connection, verdicts)
            if statements is None:
                return False
            execute(connection, [*statements, *storing_verdicts(verdicts)])
        return True


def operate(settings: Settings) -> "closing[Operator]":
    return closing(Operator(settings))
