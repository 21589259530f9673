"""A PostgreSQL of our own in a temporary folder, reached by a socket file only."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

USER = "postgres"


def programs() -> Path | None:
    """Where initdb and pg_ctl lie; Debian keeps them out of the PATH."""
    places = [Path(found).parent for found in [shutil.which("initdb")] if found]
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "initdb").exists() and (place / "pg_ctl").exists()), None)


def missing() -> str:
    """Why there can be no PostgreSQL here; empty: there can."""
    if programs() is None or find_spec("psycopg") is None:
        return "there is no PostgreSQL server, or no psycopg, on this machine"
    if os.getuid() == 0:
        try:
            pwd.getpwnam(USER)
        except KeyError:
            return f"PostgreSQL does not run as root, and there is no user {USER}"
    return ""


class Postgres:
    """Made, but not started. PostgreSQL does not run as root; then it runs as the user that its package made."""

    def __init__(self) -> None:
        where = programs()
        assert where is not None
        self._programs = where
        as_user = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups"]
        self._before = as_user if os.getuid() == 0 else []
        self._made = tempfile.TemporaryDirectory(prefix="fb-pg-")
        self.folder = Path(self._made.name)
        if self._before:
            shutil.chown(self.folder, USER, USER)
        self._run("initdb", "-D", str(self.data), "-U", "freebooter", "-A", "trust", "-E", "UTF8", "-N")

    @property
    def data(self) -> Path:
        return self.folder / "db"

    @property
    def url(self) -> str:
        return f"postgresql+psycopg://freebooter@/postgres?host={self.folder}"

    def _run(self, program: str, *words: str, check: bool = True) -> bool:
        command = [*self._before, str(self._programs / program), *words]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, timeout=120)
        if check and done.returncode != 0:
            raise RuntimeError(done.stdout + done.stderr)
        return done.returncode == 0

    def start(self) -> None:
        """After a kill its old processes may take a moment to notice."""
        options = f"-k {self.folder} -c listen_addresses='' -c unix_socket_permissions=0777 -c max_connections=200"
        words = ("-D", str(self.data), "-o", options, "-l", str(self.folder / "log"), "-w", "start")
        until = time.monotonic() + 60
        while not self._run("pg_ctl", *words, check=time.monotonic() > until):
            time.sleep(0.2)

    def kill(self) -> None:
        """As if the power were cut."""
        pid = int((self.data / "postmaster.pid").read_text().splitlines()[0])
        os.kill(pid, signal.SIGKILL)

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "-D", str(self.data), "-m", mode, "-w", "stop", check=False)

    def close(self) -> None:
        self.stop()
        self._made.cleanup()
