"""One server per SQLite file: a lock that ends with the process, so that a second server is told instead of let in.

On PostgreSQL a second server joins the first (`storage.leases`).
"""

from contextlib import ExitStack

from freebooter.server.settings import Settings
from freebooter.server.storage.paths import Busy, Lock


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
            return
        if file.resolve().parent != self._settings.data.resolve() and file.parent.is_dir():
            lock = Lock(file.parent, f"{file.name}.lock")
            try:
                lock.take()
            except Busy as busy:
                raise DatabaseBusy(file, busy.address) from None
            self._held.callback(lock.close)

    def close(self) -> None:
        self._held.close()
