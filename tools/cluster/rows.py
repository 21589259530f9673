"""What leases cost where there are many tables: the processor time of each statement, in a PostgreSQL of our own.

python -m tools.cluster.rows [--tables 100000] [--servers 20]
"""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection, text

from freebooter.server.settings import Settings
from freebooter.server.storage import leases
from freebooter.server.storage.leases import Lease, Server
from freebooter.server.storage.migrate import migrate
from freebooter.server.storage.store import open_engine
from tools.cluster.postgres import Postgres, missing

GRACE, ALIVE = 0, 3_600_000
FILL = """
insert into tables (id, game, rules, header, key, name, open, watching, clock, watch_code, host, host_generation, over,
    waiting, created, changed, code)
    select 't' || n, 'seven-seas', '1', '{}', null, '', false, true, 0, 'W', 'h' || n % 30000, 1, false, '0', 0, 0, 'C'
    from generate_series(0, :tables - 1) as n;
insert into seats ("table", seat, bot, name, guest, generation, code, lent, stand_in, stand_in_name,
    stand_in_generation, stand_in_code)
    select 't' || n, s, case when s = 1 then 'easy' else '' end, '', 'g' || n, 1, '', '', '', '', 1, ''
    from generate_series(0, :tables - 1) as n, generate_series(0, 3) as s;
insert into leases ("table", server, generation)
    select 't' || n, 's' || n % :servers, 1 from generate_series(0, :tables - 1) as n;
"""


def processor(pid: int) -> float:
    """Seconds that a process has used, on Linux; other work on the machine does not change it."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1e9


def timed(title: str, connection: Connection, work: Callable[[], object], times: int = 100) -> None:
    """Processor time of the database, and of this side of it, for each of so many times."""
    backend = int(connection.execute(text("select pg_backend_pid()")).scalar() or 0)
    work()
    before, here = processor(backend), time.thread_time()
    for _again in range(times):
        work()
        connection.rollback()
    there, here = (processor(backend) - before) / times, (time.thread_time() - here) / times
    print(f"  {title:<44} {1000 * there:8.2f} ms of the database, {1000 * here:6.2f} ms of the server", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--servers", type=int, default=20)
    said = parser.parse_args()
    reason = missing()
    if reason:
        print(f"Left out: {reason}.", file=sys.stderr)
        return 2
    postgres = Postgres()
    postgres.start()
    engine = open_engine(postgres.url)
    try:
        migrate(Settings(Path(postgres.folder), postgres.url))
        with engine.begin() as connection:
            for statement in FILL.split(";")[:-1]:
                connection.execute(text(statement), {"tables": said.tables, "servers": said.servers})
            for number in range(said.servers):
                leases.enter(connection, Server(f"s{number}", f"127.0.0.1:{number}"), ALIVE)
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("vacuum analyze"))
        print(f"{said.tables} tables of {said.servers} servers:")
        with engine.connect() as c:
            held = [Lease(f"t{n * said.servers}", "s0", 1, 0.0) for n in range(25)]
            timed("a heartbeat", c, lambda: leases.beat(c, Server("s0", "127.0.0.1:0"), ALIVE))
            timed("my tables, at each heartbeat", c, lambda: leases.held_by(c, "s0"), 10)
            timed("tables of dead servers, none dead", c, lambda: leases.orphans(c, GRACE), 20)
            timed("tables that nobody has had, every 30 s", c, lambda: leases.never_taken(c), 3)
            timed("the lease of one table, in a write", c, lambda: leases.check_leases(c, held[:1]))
            timed("the leases of 25 tables, in a write", c, lambda: leases.check_leases(c, held))
            timed("whose is a table", c, lambda: leases.owner_of(c, "t5", GRACE))
            timed("take a table", c, lambda: leases.take(c, "t0", "s0", GRACE))
            leases.strike_out(c, Server("s1", "127.0.0.1:1"))
            c.commit()
            timed("tables of dead servers, one dead", c, lambda: leases.orphans(c, GRACE), 20)
        return 0
    finally:
        engine.dispose()
        postgres.close()


if __name__ == "__main__":
    sys.exit(main())
