"""Backups by SQLite's own means, also while the server runs. A plain copy of the file is not a backup."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from freebooter.server.storage.form import Form, form_of, known_form
from freebooter.server.storage.paths import make_private


class NotABackup(Exception):
    """The file is not a whole database of ours."""


@contextmanager
def read_only(path: Path) -> Iterator[sqlite3.Connection]:
    """The address is made by Python: a file may have a `?` in its name."""
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        yield connection


def back_up_sqlite(source: Path, target: Path) -> None:
    """Copy a live database into a new file; nothing half-written is ever left, under that name or another."""
    make_private(target.parent)
    half = target.with_name(target.name + ".half")
    half.unlink(missing_ok=True)
    half.touch(mode=0o600)
    try:
        with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(half)) as copy:
            live.backup(copy)
        check(half)
        half.replace(target)
    except sqlite3.Error:
        raise NotABackup(str(source)) from None
    finally:
        for suffix in ("", "-wal", "-shm", "-journal"):
            half.with_name(half.name + suffix).unlink(missing_ok=True)


def check(path: Path) -> None:
    """Is this a whole database of ours? Its form is looked at before anything in it is asked to work."""
    try:
        with read_only(path) as connection:
            form = form_of(connection)
            if form is None or not _ours(form):
                raise NotABackup(str(path))
            if connection.execute("pragma integrity_check").fetchone() != ("ok",):
                raise NotABackup(str(path))
    except sqlite3.Error:
        raise NotABackup(str(path)) from None


def _ours(form: Form) -> bool:
    """Just our tables and indexes, as the migrations make them: nothing missing, and nothing that acts by itself."""
    known = known_form(form.version)
    return known is not None and form == known


def restore_sqlite(source: Path, target: Path) -> Path | None:
    """Put a backup in the place of the database. The server must not run. Returns where the old one is now."""
    check(source)
    old: Path | None = None
    if target.exists():
        old = target.with_name(target.name + ".before-restore")
        try:
            back_up_sqlite(target, old)
        except NotABackup:  # what is there is damaged, which may be why it is replaced: kept as it is
            old.write_bytes(target.read_bytes())
            old.chmod(0o600)
    back_up_sqlite(source, target.with_name(target.name + ".restored"))
    for suffix in ("-wal", "-shm"):
        target.with_name(target.name + suffix).unlink(missing_ok=True)
    target.with_name(target.name + ".restored").replace(target)
    return old
