"""Tables and guests in the database: functions that read, and the statements that write."""

from typing import Any

from sqlalchemy import Connection, RowMapping, bindparam, delete, func, insert, select, update

from freebooter.server.storage import schema
from freebooter.server.storage.models import Chair, LogRow, StoredTable
from freebooter.server.storage.store import Prepared, Statement

# Writing tables

STANDING = Prepared('UPDATE "tables" SET "over" = ?, "changed" = ?, "waiting" = ?, "round" = ? WHERE "id" = ?')
"""How a table stands. Not its codes: they have an index each, which would be written anew with every move."""
LOGGING = Prepared(
    'INSERT INTO "log" ("table", "n", "at", "kind", "seat", "command", "body") VALUES (?, ?, ?, ?, ?, ?, ?)'
)


def storing_table(stored: StoredTable, chairs: list[Chair], rows: list[LogRow]) -> list[Statement]:
    """A new table with its chairs and its log."""
    return [
        (insert(schema.tables), columns(stored)),
        (insert(schema.seats), [{"table": stored.id, **columns(chair)} for chair in chairs]),
        (insert(schema.log), [{"table": stored.id, **columns(row)} for row in rows]),
    ]


def columns(thing: StoredTable | Chair | LogRow) -> dict[str, object]:
    return {name: getattr(thing, name) for name in thing.__struct_fields__}


def storing_rows(stored: StoredTable, rows: list[LogRow]) -> list[Statement]:
    """New rows of a table's log. Every move is stored by it, so nothing is built anew but the values."""
    stands = (stored.over, stored.changed, stored.waiting, stored.round, stored.id)
    statements: list[Statement] = [(STANDING, [stands])]
    if rows:
        table = stored.id
        statements.append(
            (LOGGING, [(table, row.n, row.at, row.kind, row.seat, row.command, row.body) for row in rows])
        )
    return statements


def rewriting_record(stored: StoredTable, rows: list[LogRow]) -> list[Statement]:
    """The header and the entries of a table whose record has taken another form."""
    log = schema.log
    here = (log.c.table == stored.id) & (log.c.n == bindparam("row"))
    return [
        (update(schema.tables).where(schema.tables.c.id == stored.id).values(header=stored.header), None),
        (update(log).where(here).values(body=bindparam("line")), [{"row": row.n, "line": row.body} for row in rows]),
    ]


def storing_header(stored: StoredTable) -> Statement:
    """The first line of a record, which is known when the cards are dealt."""
    return update(schema.tables).where(schema.tables.c.id == stored.id).values(header=stored.header), None


def storing_codes(stored: StoredTable) -> Statement:
    """The codes by which people come to a table."""
    codes = {"code": stored.code, "watch_code": stored.watch_code}
    return update(schema.tables).where(schema.tables.c.id == stored.id).values(codes), None


def storing_chair(stored: StoredTable, chair: Chair) -> Statement:
    values = columns(chair)
    where = (schema.seats.c.table == stored.id) & (schema.seats.c.seat == values.pop("seat"))
    return update(schema.seats).where(where).values(**values), None


def removing_table(table: str) -> list[Statement]:
    return [
        (delete(schema.log).where(schema.log.c.table == table), None),
        (delete(schema.seats).where(schema.seats.c.table == table), None),
        (delete(schema.tables).where(schema.tables.c.id == table), None),
        (delete(schema.game_facts).where(schema.game_facts.c.table == table), None),
        (delete(schema.reviews).where(schema.reviews.c.table == table), None),
        (delete(schema.leases).where(schema.leases.c.table == table), None),
    ]


# Reading tables


def _without_table(row: RowMapping) -> dict[str, Any]:
    """The fields of a struct: columns have the types of `storage.schema`, which no type checker sees."""
    return {key: value for key, value in row.items() if key != "table"}


def read_stored(connection: Connection, names: list[str]) -> dict[str, tuple[StoredTable, list[Chair]]]:
    """Tables without their logs: enough to know who sits there and whose turn it is."""
    tables, seats = schema.tables, schema.seats
    tables_by_name = {
        str(row["id"]): (StoredTable(**row), list[Chair]())
        for row in connection.execute(select(tables).where(tables.c.id.in_(names))).mappings()
    }
    chairs = select(seats).where(seats.c.table.in_(names)).order_by(seats.c.table, seats.c.seat)
    for row in connection.execute(chairs).mappings():
        if row["table"] in tables_by_name:
            tables_by_name[row["table"]][1].append(Chair(**_without_table(row)))
    return tables_by_name


def read_table(connection: Connection, name: str) -> tuple[StoredTable, list[Chair], list[LogRow]] | None:
    stored = read_stored(connection, [name]).get(name)
    if stored is None:
        return None
    rows = schema.log
    lines = connection.execute(select(rows).where(rows.c.table == name).order_by(rows.c.n)).mappings()
    return (*stored, [LogRow(**_without_table(row)) for row in lines])


def tables_that_go_on(connection: Connection) -> list[str]:
    """Tables that go on without anyone coming: they have bots or a clock."""
    tables, seats = schema.tables, schema.seats
    with_bots = select(seats.c.table).where((seats.c.bot != "") | (seats.c.lent != ""))
    query = select(tables.c.id).where(tables.c.over.is_(False), (tables.c.clock > 0) | tables.c.id.in_(with_bots))
    return list(connection.execute(query).scalars())


def untouched_since(connection: Connection, before: int, most: int) -> list[str]:
    """Tables, finished or abandoned, at which nothing has happened since then; the oldest first."""
    tables = schema.tables
    query = select(tables.c.id).where(tables.c.changed < before).order_by(tables.c.changed).limit(most)
    return list(connection.execute(query).scalars())


def bot_tables_of(connection: Connection, guest: str) -> int:
    """How many games of a host are under way at which nobody but bots plays."""
    tables, seats = schema.tables, schema.seats
    with_people = select(seats.c.table).where(seats.c.bot == "")
    query = select(func.count()).where(
        tables.c.host == guest, tables.c.over.is_(False), tables.c.id.not_in(with_people)
    )
    return int(connection.execute(query).scalar() or 0)


def open_tables(connection: Connection) -> list[str]:
    tables = schema.tables
    query = select(tables.c.id).where(tables.c.open.is_(True), tables.c.over.is_(False))
    return list(connection.execute(query.order_by(tables.c.changed.desc()).limit(50)).scalars())


def find_code(connection: Connection, code: str) -> tuple[str, str, int] | None:
    """What a code is for: the table, `seat`, `stand-in`, `table` or `watch`, and the seat (-1: none)."""
    seats, tables = schema.seats, schema.tables
    for what, column in (("seat", seats.c.code), ("stand-in", seats.c.stand_in_code)):
        seat = connection.execute(select(seats.c.table, seats.c.seat).where(column == code)).first()
        if seat is not None:
            return seat[0], what, seat[1]
    for what, column in (("table", tables.c.code), ("watch", tables.c.watch_code)):
        table = connection.execute(select(tables.c.id).where(column == code)).scalar()
        if table is not None:
            return table, what, -1
    return None


# Guests


def name_of(connection: Connection, guest: str) -> tuple[str, str]:
    """The name and language a guest has chosen; empty if none."""
    guests = schema.guests
    row = connection.execute(select(guests.c.name, guests.c.language).where(guests.c.id == guest)).first()
    return ("", "") if row is None else (row[0], row[1])


def storing_guest(guest: str, name: str, language: str, now: int) -> list[Statement]:
    guests = schema.guests
    return [
        (delete(guests).where(guests.c.id == guest), None),
        (insert(guests).values(id=guest, name=name, language=language, created=now), None),
    ]


def tables_of(connection: Connection, guest: str, lessons: bool = False) -> list[str]:
    """The tables where a guest is host or has a seat: those that run first, then the latest first.

    With `lessons` tables of lessons only; without, all others.
    """
    tables, seats = schema.tables, schema.seats
    own = select(seats.c.table).where((seats.c.guest == guest) | (seats.c.stand_in == guest))
    query = select(tables.c.id).where((tables.c.host == guest) | tables.c.id.in_(own))
    query = query.where(tables.c.lesson != "" if lessons else tables.c.lesson == "")
    return list(connection.execute(query.order_by(tables.c.over, tables.c.changed.desc()).limit(50)).scalars())


def _heirs(connection: Connection, host: str) -> dict[str, str]:
    """Who becomes the host where this guest was: the first of the others who sit there. Nobody is stuck then."""
    tables, seats = schema.tables, schema.seats
    hosted = select(tables.c.id).where(tables.c.host == host)
    others = select(seats.c.table, seats.c.guest).where(
        seats.c.table.in_(hosted), seats.c.guest.not_in(("", host)), seats.c.bot == ""
    )
    heirs: dict[str, str] = {}
    for table, guest in connection.execute(others.order_by(seats.c.table, seats.c.seat)):
        heirs.setdefault(table, guest)
    return heirs


SILENT = '{"text":"…"}'
NAMELESS = '{"what":"stand-in","name":"…"}'


def written_by(connection: Connection, guest: str) -> list[tuple[str, int, str]]:
    """The rows that a guest has written, at any table and on any seat: table, number, kind."""
    rows = schema.log
    own = rows.c.kind.in_(("say", "seat")) & rows.c.body.contains(f'"guest":"{guest}"', autoescape=True)
    return [
        (row[0], row[1], row[2]) for row in connection.execute(select(rows.c.table, rows.c.n, rows.c.kind).where(own))
    ]


def forgetting_guest(connection: Connection, guest: str) -> list[Statement]:
    """Statements that make the database forget a guest. Moves stay: they belong to the others' game too."""
    seats, tables, rows = schema.seats, schema.tables, schema.log
    own = connection.execute(
        select(seats.c.table, seats.c.seat).where((seats.c.guest == guest) | (seats.c.stand_in == guest))
    )
    statements: list[Statement] = []
    unsigned = ~rows.c.body.contains('"guest"')  # rows of earlier versions do not say whose they are
    for table, seat in own:
        mine = (rows.c.table == table) & (rows.c.seat == seat) & unsigned
        statements.append((update(rows).where(mine & (rows.c.kind == "say")).values(body=SILENT), None))
        named = rows.c.body.contains('"name"')
        statements.append((update(rows).where(mine & (rows.c.kind == "seat") & named).values(body=NAMELESS), None))
    for table, n, kind in written_by(connection, guest):
        this = (rows.c.table == table) & (rows.c.n == n)
        statements.append((update(rows).where(this).values(body=SILENT if kind == "say" else NAMELESS), None))
    freed = {"guest": "", "name": "", "generation": seats.c.generation + 1}
    returned = {"stand_in": "", "stand_in_name": "", "lent": "", "stand_in_generation": seats.c.stand_in_generation + 1}
    for table, heir in _heirs(connection, guest).items():
        handed = {"host": heir, "host_generation": tables.c.host_generation + 1}
        statements.append((update(tables).where(tables.c.id == table).values(**handed), None))
    unhosted = {"host": "", "host_generation": tables.c.host_generation + 1}
    statements += [
        (update(seats).where(seats.c.guest == guest).values(**freed), None),
        (update(seats).where(seats.c.stand_in == guest).values(**returned), None),
        (update(tables).where(tables.c.host == guest).values(**unhosted), None),
        (delete(schema.guests).where(schema.guests.c.id == guest), None),
    ]
    return statements
