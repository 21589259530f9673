"""The data folder, and the lock that keeps two servers off one database."""

import os
import sys
from pathlib import Path
from typing import IO


def data_folder() -> Path:
    """The user's own data directory; FREEBOOTER_DATA names another."""
    chosen = os.environ.get("FREEBOOTER_DATA")
    if chosen:
        return Path(chosen)
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "freebooter"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "freebooter"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "freebooter"


def make_private(folder: Path) -> None:
    """A folder that only its owner can read: hands and dice keys of running games lie in it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


class Busy(Exception):
    """Another server uses this folder; `address` is where it listens, if known."""

    def __init__(self, folder: Path, address: str) -> None:
        super().__init__(str(folder))
        self.folder = folder
        self.address = address


class Lock:
    """Held as long as a server runs on a folder; the system lets go of it when the process dies."""

    def __init__(self, folder: Path, name: str = "server.lock") -> None:
        self.path = folder / name
        self._file: IO[str] | None = None

    def take(self) -> None:
        file = self.path.open("a+")
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.seek(0)
            address = file.read(200).strip()
            file.close()
            raise Busy(self.path.parent, address) from None
        file.truncate(0)
        self._file = file

    def write_address(self, address: str) -> None:
        """Write where this server listens, for a second server that finds the folder locked."""
        assert self._file is not None
        self._file.truncate(0)
        self._file.write(address + "\n")
        self._file.flush()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def __enter__(self) -> "Lock":
        self.take()
        return self

    def __exit__(self, *what: object) -> None:
        self.close()
