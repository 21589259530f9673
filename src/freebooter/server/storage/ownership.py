"""One server per database: a lock that ends with the process, so that a second server is told instead of let in."""

from contextlib import ExitStack
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.engine import make_url

from freebooter.server.settings import Settings
from freebooter.server.storage.paths import Busy, Lock
from freebooter.server.storage.store import open_engine

ADVISORY = 0x66726565626F6F74
"""Our number among the advisory locks of a PostgreSQL database."""


class DatabaseBusy(Busy):
    """Another server uses this database."""


class Ownership:
    """Of the database that the settings name. The folder of the games has a lock of its own."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._held = ExitStack()

    def take(self) -> None:
        """Raises `DatabaseBusy`."""
        file = self._settings.sqlite
        if file is None:
            self._take_advisory()
        elif file.resolve().parent != self._settings.data.resolve() and file.parent.is_dir():
            lock = Lock(file.parent, f"{file.name}.lock")
            try:
                lock.take()
            except Busy as busy:
                raise DatabaseBusy(file, busy.address) from None
            self._held.callback(lock.close)

    def _take_advisory(self) -> None:
        """Of PostgreSQL: held by a connection of its own, which ends with this process."""
        engine = open_engine(self._settings.url)
        self._held.callback(engine.dispose)
        if engine.dialect.name != "postgresql":
            return
        connection = self._held.enter_context(engine.connect().execution_options(isolation_level="AUTOCOMMIT"))
        if not connection.execute(text("select pg_try_advisory_lock(:ours)"), {"ours": ADVISORY}).scalar():
            self._held.close()
            name = make_url(self._settings.url).database or "PostgreSQL"
            raise DatabaseBusy(Path(name), "")

    def close(self) -> None:
        self._held.close()
