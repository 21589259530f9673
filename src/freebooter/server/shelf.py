"""The database's side of tables and guests: what is read, and the statements that write."""

import secrets
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from freebooter.kernel.match import Match
from freebooter.kernel.note import refused
from freebooter.server import bodies, codes, levels, schema
from freebooter.server.plain import plain
from freebooter.server.rows import Chair, Row, Sheet
from freebooter.server.store import Statement
from freebooter.server.table import PUBLIC, header_of

FOLD = "fold-"
"""Under this name and the table's id the house keeps the facts of a finished game, see `folds`."""

# New tables


def new_sheet(match: Match, host: str, now: int, **said: Any) -> Sheet:
    return Sheet(
        id=codes.new_id(),
        game=match.game.name,
        rules=match.game.version,
        header=header_of(match),
        key=match.key,
        name=plain(said["name"]) if said.get("name") else "",
        open=bool(said.get("open", False)),
        watching=bool(said.get("watching", True)),
        clock=int(said.get("clock", 0)),
        code=codes.new_code(),
        watch_code=codes.new_code(),
        host=host,
        host_generation=1,
        over=match.over,
        waiting=",".join(map(str, match.asked)),
        created=now,
        changed=now,
        lesson=str(said.get("lesson", "")),
    )


def set_chairs(wanted: list[bodies.SeatWanted], guest: str, guest_name: str) -> list[Chair]:
    """Seats as they were wished for; the first one here is the host's own."""
    chairs: list[Chair] = []
    first = secrets.randbelow(len(levels.NAMES))
    for seat, wish in enumerate(wanted):
        chair = Chair(seat, name=plain(wish.name) if wish.name.strip() else "")
        if wish.kind == "bot":
            chair.bot = wish.level or levels.DEFAULT
            if not levels.known(chair.bot):
                raise refused("no-level")
            chair.name = chair.name or levels.NAMES[(first + seat) % len(levels.NAMES)]
        elif wish.kind == "here":
            chair.guest = guest
            if not chair.name and not any(other.guest for other in chairs):
                chair.name = guest_name
        else:
            chair.code = codes.new_code()
        chairs.append(chair)
    return chairs


def storing(sheet: Sheet, chairs: list[Chair], rows: list[Row]) -> list[Statement]:
    """A whole table."""
    return [
        (insert(schema.tables), columns(sheet)),
        (insert(schema.seats), [{"table": sheet.id, **columns(chair)} for chair in chairs]),
        (insert(schema.log), [{"table": sheet.id, **columns(row)} for row in rows]),
    ]


def columns(thing: Sheet | Chair | Row) -> dict[str, Any]:
    return {name: getattr(thing, name) for name in thing.__struct_fields__}


# Tables that are there


def storing_rows(sheet: Sheet, rows: list[Row]) -> list[Statement]:
    """What has just happened at a table."""
    values = {"over": sheet.over, "changed": sheet.changed, "waiting": sheet.waiting, "code": sheet.code}
    statements: list[Statement] = [(update(schema.tables).where(schema.tables.c.id == sheet.id).values(**values), None)]
    if rows:
        statements.append((insert(schema.log), [{"table": sheet.id, **columns(row)} for row in rows]))
    return statements


def storing_chair(sheet: Sheet, chair: Chair) -> Statement:
    values = columns(chair)
    where = (schema.seats.c.table == sheet.id) & (schema.seats.c.seat == values.pop("seat"))
    return update(schema.seats).where(where).values(**values), None


def removing(table: str) -> list[Statement]:
    return [
        (delete(schema.log).where(schema.log.c.table == table), None),
        (delete(schema.seats).where(schema.seats.c.table == table), None),
        (delete(schema.tables).where(schema.tables.c.id == table), None),
        (delete(schema.house).where(schema.house.c.name == FOLD + table), None),
    ]


def _without_table(row: Any) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key != "table"}


def read_sheets(connection: Connection, names: list[str]) -> dict[str, tuple[Sheet, list[Chair]]]:
    """Tables without their logs: enough to tell who sits there and whose turn it is."""
    tables, seats = schema.tables, schema.seats
    found = {
        str(row["id"]): (Sheet(**row), list[Chair]())
        for row in connection.execute(select(tables).where(tables.c.id.in_(names))).mappings()
    }
    chairs = select(seats).where(seats.c.table.in_(names)).order_by(seats.c.table, seats.c.seat)
    for row in connection.execute(chairs).mappings():
        if row["table"] in found:
            found[row["table"]][1].append(Chair(**_without_table(row)))
    return found


def read_table(connection: Connection, name: str) -> tuple[Sheet, list[Chair], list[Row]] | None:
    found = read_sheets(connection, [name]).get(name)
    if found is None:
        return None
    rows = schema.log
    lines = connection.execute(select(rows).where(rows.c.table == name).order_by(rows.c.n)).mappings()
    return (*found, [Row(**_without_table(row)) for row in lines])


def going_on(connection: Connection) -> list[str]:
    """Tables that go on without anyone coming: they have bots or a clock."""
    tables, seats = schema.tables, schema.seats
    with_bots = select(seats.c.table).where((seats.c.bot != "") | (seats.c.lent != ""))
    found = select(tables.c.id).where(tables.c.over.is_(False), (tables.c.clock > 0) | tables.c.id.in_(with_bots))
    return list(connection.execute(found).scalars())


def open_tables(connection: Connection) -> list[str]:
    tables = schema.tables
    found = select(tables.c.id).where(tables.c.open.is_(True), tables.c.over.is_(False))
    return list(connection.execute(found.order_by(tables.c.changed.desc()).limit(50)).scalars())


def find_code(connection: Connection, code: str) -> tuple[str, str, int] | None:
    """What a code is for: the table, `seat`, `stand-in`, `table` or `watch`, and the seat."""
    seats, tables = schema.seats, schema.tables
    for what, column in (("seat", seats.c.code), ("stand-in", seats.c.stand_in_code)):
        found = connection.execute(select(seats.c.table, seats.c.seat).where(column == code)).first()
        if found is not None:
            return found[0], what, found[1]
    for what, column in (("table", tables.c.code), ("watch", tables.c.watch_code)):
        named = connection.execute(select(tables.c.id).where(column == code)).scalar()
        if named is not None:
            return named, what, PUBLIC
    return None


# Guests


def name_of(connection: Connection, guest: str) -> tuple[str, str]:
    """The name and language a guest has chosen; empty if none."""
    guests = schema.guests
    found = connection.execute(select(guests.c.name, guests.c.language).where(guests.c.id == guest)).first()
    return ("", "") if found is None else (found[0], found[1])


def storing_guest(guest: str, name: str, language: str, now: int) -> list[Statement]:
    guests = schema.guests
    return [
        (delete(guests).where(guests.c.id == guest), None),
        (insert(guests).values(id=guest, name=name, language=language, created=now), None),
    ]


def tables_of(connection: Connection, guest: str, lessons: bool = False) -> list[str]:
    """The tables where a guest is host or has a seat: those that run first, then the latest first.

    Lessons are no games, so they are told apart: either all but them, or nothing else.
    """
    tables, seats = schema.tables, schema.seats
    own = select(seats.c.table).where((seats.c.guest == guest) | (seats.c.stand_in == guest))
    found = select(tables.c.id).where((tables.c.host == guest) | tables.c.id.in_(own))
    found = found.where(tables.c.lesson != "" if lessons else tables.c.lesson == "")
    return list(connection.execute(found.order_by(tables.c.over, tables.c.changed.desc()).limit(50)).scalars())


def forgetting(connection: Connection, guest: str) -> list[Statement]:
    """Statements that make the database forget a guest. Moves stay: they belong to the others' game too."""
    seats, tables, rows = schema.seats, schema.tables, schema.log
    own = connection.execute(
        select(seats.c.table, seats.c.seat).where((seats.c.guest == guest) | (seats.c.stand_in == guest))
    )
    statements: list[Statement] = []
    for table, seat in own:
        mine = (rows.c.table == table) & (rows.c.seat == seat)
        statements.append((update(rows).where(mine & (rows.c.kind == "say")).values(body='{"text":"…"}'), None))
        named = rows.c.body.contains('"name"')
        anonymous = '{"what":"stand-in","name":"…"}'
        statements.append((update(rows).where(mine & (rows.c.kind == "seat") & named).values(body=anonymous), None))
    freed = {"guest": "", "name": "", "generation": seats.c.generation + 1}
    returned = {"stand_in": "", "stand_in_name": "", "lent": "", "stand_in_generation": seats.c.stand_in_generation + 1}
    unhosted = {"host": "", "host_generation": tables.c.host_generation + 1}
    statements += [
        (update(seats).where(seats.c.guest == guest).values(**freed), None),
        (update(seats).where(seats.c.stand_in == guest).values(**returned), None),
        (update(tables).where(tables.c.host == guest).values(**unhosted), None),
        (delete(schema.guests).where(schema.guests.c.id == guest), None),
    ]
    return statements
