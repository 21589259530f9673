"""Migrate the database to the form that this version knows, after a backup; a newer one is refused."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Engine, inspect, text

from freebooter.server.settings import Settings
from freebooter.server.storage.backup import back_up_sqlite
from freebooter.server.storage.schema import HEAD
from freebooter.server.storage.store import open_engine
from freebooter.server.storage.upgrading import KNOWN, upgrade

__all__ = ["KNOWN", "TooNew", "current", "migrate", "upgrade"]

ADVISORY = 0x66726565626F6F74
"""Our number among the advisory locks of a PostgreSQL database."""


class TooNew(Exception):
    """The database was made by a newer version."""


def current(engine: Engine) -> str:
    """The migration that the database is at; empty for a new one."""
    if not inspect(engine).has_table("alembic_version"):
        return ""
    with engine.connect() as connection:
        return str(connection.execute(text("select version_num from alembic_version")).scalar() or "")


def migrate(settings: Settings) -> str:
    """Returns what was done: nothing, `made`, or `from` and the older version."""
    engine = open_engine(settings.url)
    try:
        with _alone(engine):
            return _migrate(engine, settings)
    finally:
        engine.dispose()


@contextmanager
def _alone(engine: Engine) -> Iterator[None]:
    """Of several servers that start at once one makes the tables, and the others wait for it."""
    if engine.dialect.name != "postgresql":
        yield
        return
    with engine.begin() as connection:
        connection.execute(text("select pg_advisory_xact_lock(:ours)"), {"ours": ADVISORY})
        yield


def _migrate(engine: Engine, settings: Settings) -> str:
    now = current(engine)
    if now == HEAD:
        return ""
    if now and now not in KNOWN:
        raise TooNew(now)
    if now and settings.sqlite is not None:
        back_up_sqlite(settings.sqlite, settings.data / "backups" / f"before-{HEAD}-from-{now}.db")
    upgrade(engine)
    return f"from {now}" if now else "made"
