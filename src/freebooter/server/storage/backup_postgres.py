"""Backups of PostgreSQL by its own means (pg_dump, pg_restore, psql), checked for our form before they get a name.

A dump is a program that makes a database, so one is looked at statement by statement before it may run: our tables with
their columns, keys and indexes, and nothing else. Which servers live and which table is whose is not kept in it.
"""

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from sqlalchemy import inspect
from sqlalchemy.engine import make_url

from freebooter.server.settings import Settings
from freebooter.server.storage import leases
from freebooter.server.storage.backup import NotABackup
from freebooter.server.storage.form import known_form
from freebooter.server.storage.ownership import DatabaseBusy
from freebooter.server.storage.paths import make_private
from freebooter.server.storage.schema import metadata
from freebooter.server.storage.store import open_engine

VERSION = "alembic_version"
NOT_KEPT = ("servers", "leases", "credits")
_TYPE = r"(?:character varying\(\d+\)|bytea|text|integer|bigint|boolean|double precision)"
_COLUMN = re.compile(rf'"?(\w+)"? {_TYPE}(?: DEFAULT \'?\w*\'?(?:::[a-z ]+)?)?(?: NOT NULL)?')
_SETTING = re.compile(r"SET \w+ = [\w']+|SELECT pg_catalog\.set_config\('search_path', '', false\)")
_TABLE = re.compile(r"CREATE TABLE public\.(\w+) \((.*)\)", re.S)
_KEY = re.compile(r'ALTER TABLE ONLY public\.(\w+)\s+ADD CONSTRAINT \w+ PRIMARY KEY \(["\w, ]+\)')
_INDEX = re.compile(r"CREATE INDEX (\w+) ON public\.(\w+) USING btree \(\w+\)")


class NoPrograms(Exception):
    """The programs of PostgreSQL are not on this machine."""


class DumpFailed(Exception):
    """A program of PostgreSQL has failed; the message is its own last line, without an address."""


def _program(name: str) -> str:
    """Debian keeps several versions out of the PATH; the newest can read all servers."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: path.parts[-3].zfill(4))
    found = str(places[-1]) if places else shutil.which(name)
    if found is None:
        raise NoPrograms(name)
    return found


def _run(settings: Settings, name: str, *words: str, connect: bool = True) -> str:
    """What a program says. The password goes by the environment, where other users cannot read it."""
    url = make_url(settings.url).set(drivername="postgresql")
    environment = {**os.environ, **({"PGPASSWORD": url.password} if url.password else {})}
    database = ["--dbname", url.set(password=None).render_as_string()] if connect else []
    command = [_program(name), *words, *database]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise DumpFailed((done.stderr.strip().splitlines() or [name])[-1])
    return done.stdout


def back_up_postgres(settings: Settings, target: Path) -> None:
    """Dump a live database into a new file; nothing half-written is ever left."""
    make_private(target.parent)
    half = target.with_name(target.name + ".half")
    half.unlink(missing_ok=True)
    half.touch(mode=0o600)
    without = [f"--exclude-table-data=public.{table}" for table in NOT_KEPT]
    words = ["--format=custom", "--no-owner", "--no-privileges", "--no-comments", *without]
    try:
        _run(settings, "pg_dump", *words, f"--file={half}")
        check_dump(settings, half)
        half.replace(target)
    finally:
        half.unlink(missing_ok=True)


def check_dump(settings: Settings, path: Path) -> None:
    """Is this a whole dump of a database of ours, and nothing else? Nothing in it is run. Raises `NotABackup`."""
    try:
        made = _run(settings, "pg_restore", *SCHEMA, str(path), connect=False)
        version = _run(
            settings, "pg_restore", "--data-only", f"--table={VERSION}", "--file=-", str(path), connect=False
        )
        _run(settings, "pg_restore", "--data-only", f"--file={os.devnull}", str(path), connect=False)  # whole?
    except DumpFailed:
        raise NotABackup(str(path)) from None
    found = re.search(r"COPY public\.alembic_version \(version_num\) FROM stdin;\n(\w+)\n\\\.\n", version)
    known = known_form(found[1]) if found else None
    if known is None or _form_of(made) != (
        {table: sorted(name for name, _kind in columns) for table, columns in known.columns.items()},
        known.indexes,
        set(known.columns),
    ):
        raise NotABackup(str(path))


SCHEMA = ("--schema-only", "--no-owner", "--no-privileges", "--no-comments", "--file=-")


def _form_of(sql: str) -> tuple[dict[str, list[str]], dict[str, str], set[str]] | None:
    """The columns of tables, the indexes, and which tables have a key; None: there is something else too."""
    text = re.sub(r"^(?:--.*|\\(?:un)?restrict \w+)$", "", sql, flags=re.M)
    columns: dict[str, list[str]] = {}
    indexes: dict[str, str] = {}
    keys: set[str] = set()
    for statement in filter(None, (part.strip() for part in re.split(r";\n", text + "\n"))):
        if table := _TABLE.fullmatch(statement):
            made = [_COLUMN.fullmatch(line.strip()) for line in table[2].strip().split(",\n")]
            names = [column[1] for column in made if column is not None]
            if len(names) != len(made):
                return None
            columns[table[1]] = sorted(names)
        elif index := _INDEX.fullmatch(statement):
            indexes[index[1]] = index[2]
        elif key := _KEY.fullmatch(statement):
            keys.add(key[1])
        elif not _SETTING.fullmatch(statement):
            return None
    return columns, indexes, keys


def restore_postgres(settings: Settings, source: Path, kept: Path) -> Path | None:
    """Put a dump in the place of what is in the database, in one transaction. No server may run.

    Returns where what was there is kept; None if there was nothing.
    """
    check_dump(settings, source)
    engine = open_engine(settings.url)
    try:
        there = inspect(engine).get_table_names()
        if "servers" in there:
            with engine.connect() as connection:
                running = leases.living(connection, 0)
            if running:
                raise DatabaseBusy(source, running[0].address)
    finally:
        engine.dispose()
    old = kept if VERSION in there else None
    if old is not None:
        back_up_postgres(settings, old)
    ours = [table.name for table in metadata.sorted_tables] + [VERSION]
    with tempfile.TemporaryDirectory(prefix="freebooter-restore-") as folder:
        sql = Path(folder) / "all.sql"
        _run(settings, "pg_restore", "--no-owner", "--no-privileges", f"--file={sql}", str(source), connect=False)
        first = Path(folder) / "first.sql"
        first.write_text("".join(f"drop table if exists public.{table};\n" for table in ours))
        words = ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--single-transaction"]
        _run(settings, "psql", *words, f"--file={first}", f"--file={sql}")
    return old
