"""Backups by SQLite's own means, also while the server runs. A plain copy of the file is not a backup."""

import sqlite3
from pathlib import Path

from freebooter.server.storage.paths import make_private


class NotABackup(Exception):
    """The file is not a whole database of ours."""


def back_up_sqlite(source: Path, target: Path) -> None:
    """Copy a live database into a new file; nothing half-written is ever left under that name."""
    make_private(target.parent)
    half = target.with_name(target.name + ".half")
    half.unlink(missing_ok=True)
    half.touch(mode=0o600)
    with sqlite3.connect(source) as live, sqlite3.connect(half) as copy:
        live.backup(copy)
    live.close()
    copy.close()
    check(half)
    half.replace(target)


def check(path: Path) -> None:
    """Is this a whole database of ours?"""
    try:
        connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        try:
            if connection.execute("pragma integrity_check").fetchone() != ("ok",):
                raise NotABackup(str(path))
            connection.execute("select count(*) from log").fetchone()
            connection.execute("select version_num from alembic_version").fetchone()
        finally:
            connection.close()
    except sqlite3.Error:
        raise NotABackup(str(path)) from None


def restore_sqlite(source: Path, target: Path) -> Path | None:
    """Put a backup in the place of the database. The server must not run. Returns where the old one is now."""
    check(source)
    old: Path | None = None
    if target.exists():
        old = target.with_name(target.name + ".before-restore")
        back_up_sqlite(target, old)
    back_up_sqlite(source, target.with_name(target.name + ".restored"))
    for suffix in ("-wal", "-shm"):
        target.with_name(target.name + suffix).unlink(missing_ok=True)
    target.with_name(target.name + ".restored").replace(target)
    return old
