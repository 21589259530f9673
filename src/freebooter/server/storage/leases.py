"""Which server plays which table, where several share one PostgreSQL.

A server lives as long as its heartbeat renews its row, by the clock of the database alone. A table belongs to the
server in its row of `leases`, under a generation that grows whenever somebody takes it. Whoever writes to a table shows
that generation in the same transaction (`check_leases`), so of two servers that both believe they own it only the later
one can write; taking a lease waits for a write under way. Rows instead of advisory locks, because a lock of a session
is lost without a word when its connection breaks, has no generation, and does not say where its holder can be reached.
One heartbeat is for all tables of a server.
"""

import time
from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, TextClause, bindparam, text

NOBODY = ""
ORPHANS_AT_ONCE = 20
FORGOTTEN = 3_600_000
"""Milliseconds after which nobody needs a dead server or an old credit."""

_NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
# A database that has just come back gives everybody the time of one lease to say that they are there.
_JUST_STARTED = "extract(epoch from clock_timestamp() - pg_postmaster_start_time()) * 1000 < :grace"
_ALIVE = f"(servers.expires > {_NOW} or (servers.expires > {_NOW} - {FORGOTTEN} and {_JUST_STARTED}))"
_OWNER_LIVES = f"exists (select 1 from servers where servers.id = leases.server and {_ALIVE})"


class Server(NamedTuple):
    """A server of the fleet, and where the others reach it."""

    id: str
    address: str


class Lease(NamedTuple):
    table: str
    server: str
    generation: int
    taken: float
    """When, by the clock of this process."""


class LeaseLost(Exception):
    """Another server plays this table now; nothing was written."""


class Elsewhere(Exception):
    """The table is played at another server."""

    def __init__(self, table: str, server: Server) -> None:
        super().__init__(table)
        self.table = table
        self.server = server


# Servers

_BEAT = text(
    f"insert into servers (id, address, expires) values (:id, :address, {_NOW} + :lease) "
    "on conflict (id) do update set address = excluded.address, expires = excluded.expires"
)


def beat(connection: Connection, server: Server, lease: int) -> None:
    """Say that a server lives, for so many milliseconds."""
    connection.execute(_BEAT, {"id": server.id, "address": server.address, "lease": lease})


def enter(connection: Connection, server: Server, lease: int) -> None:
    """A new server: whoever had its address before is dead."""
    connection.execute(text("update servers set expires = 0 where address = :address"), {"address": server.address})
    beat(connection, server, lease)


def strike_out(connection: Connection, server: Server) -> None:
    """A server goes, or nobody listens at its address. Should it live, its next heartbeat enters it again.

    Its row stays, so that its tables are found quickly.
    """
    connection.execute(
        text("update servers set expires = 0 where id = :id and address = :address"),
        {"id": server.id, "address": server.address},
    )


def living(connection: Connection, grace: int) -> list[Server]:
    rows = connection.execute(text(f"select id, address from servers where {_ALIVE} order by id"), {"grace": grace})
    return [Server(row[0], row[1]) for row in rows]


# Tables

_OWNER = text(
    f"select servers.id, servers.address from leases join servers on servers.id = leases.server "
    f"where leases.table = :table and {_ALIVE}"
)
_TAKE = text(
    'insert into leases ("table", server, generation) select id, :me, 1 from tables where id = :table '
    'on conflict ("table") do update set server = :me, generation = leases.generation + 1 '
    f"where leases.server = :me or not {_OWNER_LIVES} returning generation"
)


def owner_of(connection: Connection, table: str, grace: int) -> Server | None:
    """The living server that has a table."""
    row = connection.execute(_OWNER, {"table": table, "grace": grace}).first()
    return None if row is None else Server(row[0], row[1])


_OWNERS = text(
    f"select leases.table, servers.id, servers.address from leases join servers on servers.id = leases.server "
    f"where leases.table in :tables and {_ALIVE}"
).bindparams(bindparam("tables", expanding=True))


def owners(connection: Connection, tables: list[str], grace: int) -> dict[str, Server]:
    rows = connection.execute(_OWNERS, {"tables": tables, "grace": grace})
    return {row[0]: Server(row[1], row[2]) for row in rows}


def take(connection: Connection, table: str, me: str, grace: int) -> Lease | None:
    """Take a table unless another living server has it (`Elsewhere`). None: there is no such table."""
    for _again in range(2):  # somebody else may take it between the two questions
        owner = owner_of(connection, table, grace)
        if owner is not None and owner.id != me:
            raise Elsewhere(table, owner)
        generation = connection.execute(_TAKE, {"table": table, "me": me, "grace": grace}).scalar()
        if generation is not None:
            return Lease(table, me, int(generation), time.monotonic())
    return None


def first_lease(table: str, me: str) -> tuple[TextClause, dict[str, str]]:
    """A statement: a new table belongs to whoever makes it, under generation 1."""
    statement = text('insert into leases ("table", server, generation) values (:table, :me, 1)')
    return statement, {"table": table, "me": me}


def release(connection: Connection, lease: Lease) -> None:
    """Nobody looks at the table any more: whoever is asked for it next may have it."""
    connection.execute(
        text(
            "update leases set server = '', generation = generation + 1 "
            'where "table" = :table and server = :me and generation = :generation'
        ),
        {"table": lease.table, "me": lease.server, "generation": lease.generation},
    )


def revoke(tables: Iterable[str]) -> list[tuple[TextClause, dict[str, object]]]:
    """Statements: something was written past the owners of these tables, who have to read them again."""
    statement = text("update leases set server = '', generation = generation + 1 where \"table\" = :table")
    return [(statement, {"table": table}) for table in sorted(tables)]


_CHECK = text(
    'select "table", server, generation from leases where "table" in :tables order by "table" for share'
).bindparams(bindparam("tables", expanding=True))


def check_leases(connection: Connection, leases: Iterable[Lease]) -> None:
    """In the transaction that writes: are these tables still ours? They stay so until it ends. Raises `LeaseLost`."""
    wanted = {(lease.table, lease.server, lease.generation) for lease in leases}
    if wanted:
        held = connection.execute(_CHECK, {"tables": sorted({table for table, _server, _generation in wanted})})
        if wanted - {(row[0], row[1], row[2]) for row in held}:
            raise LeaseLost


def held_by(connection: Connection, server: str) -> dict[str, int]:
    """The tables of a server, with their generations."""
    rows = connection.execute(text('select "table", generation from leases where server = :id'), {"id": server})
    return {row[0]: int(row[1]) for row in rows}


_GOES_ON = (
    "not tables.over and (tables.clock > 0 or exists (select 1 from seats where seats.table = tables.id "
    "and (seats.bot <> '' or seats.lent <> '')))"
)
_ORPHANS = text(
    "select tables.id from servers join leases on leases.server = servers.id join tables on tables.id = leases.table "
    f"where not {_ALIVE} and {_GOES_ON} limit :most"
)
_NEVER_TAKEN = text(
    "select tables.id from tables where not exists (select 1 from leases where leases.table = tables.id) "
    f"and {_GOES_ON} limit :most"
)


def orphans(connection: Connection, grace: int, most: int = ORPHANS_AT_ONCE) -> list[str]:
    """Tables that go on by themselves, with bots or a clock, and whose server is gone."""
    return list(connection.execute(_ORPHANS, {"grace": grace, "most": most}).scalars())


def never_taken(connection: Connection, most: int = ORPHANS_AT_ONCE) -> list[str]:
    """Such tables that no server has had yet: imported, or from a backup. That looks through all tables."""
    return list(connection.execute(_NEVER_TAKEN, {"most": most}).scalars())


def tidy(connection: Connection) -> None:
    """Forget servers that died long ago and have no game under way any more, and credits that are full again."""
    connection.execute(
        text(
            f"delete from servers where expires < {_NOW} - {FORGOTTEN} and not exists (select 1 from leases "
            "join tables on tables.id = leases.table where leases.server = servers.id and not tables.over)"
        )
    )
    connection.execute(text(f"delete from credits where at < {_NOW} - {FORGOTTEN}"))


# What visitors have spent, at all servers together

_LEFT = f"least(:full, credits.units + ({_NOW} - credits.at) / 1000.0 * :per_second)"
_SPEND = text(
    f"insert into credits (who, units, at) values (:who, :full - :cost, {_NOW}) on conflict (who) do update "
    f"set units = {_LEFT} - :cost, at = excluded.at where {_LEFT} >= :cost returning units"
)


def spend(connection: Connection, who: str, full: float, per_second: float, cost: float) -> bool:
    """Spend of a credit that refills slowly; False: there is not enough of it."""
    given = {"who": who, "full": full, "per_second": per_second, "cost": cost}
    return connection.execute(_SPEND, given).scalar() is not None
