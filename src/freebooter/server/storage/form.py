"""The form of an SQLite database: what a file must look like to be one of ours."""

import sqlite3
import tempfile
from functools import cache
from pathlib import Path
from typing import NamedTuple

from freebooter.server.storage.store import open_engine
from freebooter.server.storage.upgrading import KNOWN, upgrade


class Form(NamedTuple):
    """`columns` by table, indexes by name with their table; triggers, views and the like have no place in it."""

    version: str
    columns: dict[str, list[tuple[str, str]]]
    indexes: dict[str, str]
    others: list[str]


def form_of(connection: sqlite3.Connection) -> Form | None:
    """Read from the schema alone, so that nothing in the file is run; None: it has no version."""
    columns: dict[str, list[tuple[str, str]]] = {}
    indexes: dict[str, str] = {}
    others: list[str] = []
    for kind, name, table, sql in connection.execute("select type, name, tbl_name, sql from sqlite_master").fetchall():
        if kind == "table" and not str(sql).upper().lstrip().startswith("CREATE VIRTUAL"):
            quoted = str(name).replace('"', '""')
            rows = connection.execute(f'pragma table_info("{quoted}")').fetchall()
            columns[str(name)] = sorted((str(row[1]), str(row[2]).upper()) for row in rows)
        elif kind == "index":
            if sql is not None:  # those of primary keys come by themselves
                indexes[str(name)] = str(table)
        else:
            others.append(f"{kind} {name}")
    if "alembic_version" not in columns:
        return None
    version = connection.execute("select version_num from alembic_version").fetchall()
    return Form(str(version[0][0]) if len(version) == 1 else "", columns, indexes, sorted(others))


@cache
def known_form(version: str) -> Form | None:
    """What the migrations up to this one make; None: there is no such version."""
    if version not in KNOWN:
        return None
    with tempfile.TemporaryDirectory(prefix="freebooter-form-") as folder:
        file = Path(folder) / "form.db"
        engine = open_engine(f"sqlite:///{file}")
        upgrade(engine, version)
        engine.dispose()
        connection = sqlite3.connect(file)
        try:
            return form_of(connection)
        finally:
            connection.close()
