"""PostgreSQL, servers as processes of their own, and the proxy before them."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from sqlalchemy import Engine, text

from freebooter.server.storage.store import open_engine
from tools.cluster.postgres import Postgres

ROOT = Path(__file__).parents[2]
START_SECONDS = 120.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class ServerProcess:
    """One server; it can be killed, stopped, put to sleep and started again at the same address."""

    def __init__(self, number: int, folder: Path, database: str, host: str) -> None:
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        start = "from freebooter.cli.main import main; main()"
        self._command = [sys.executable, "-c", start, "serve", "--port", str(self.port), "--database", database]
        self._command += ["--no-limits", "--metrics", "--language", "en", "--allow-host", host, "--json-logs"]
        self._log = (folder / f"server-{number}.log").open("a")
        self._popen: subprocess.Popen[bytes] | None = None

    @property
    def alive(self) -> bool:
        return self._popen is not None and self._popen.poll() is None

    @property
    def pid(self) -> int:
        assert self._popen is not None
        return self._popen.pid

    def start(self) -> None:
        self._popen = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=self._log, cwd=ROOT)

    def ready(self) -> bool:
        try:
            return httpx.get(f"http://{self.address}/readyz", timeout=5, trust_env=False).status_code == 200
        except httpx.HTTPError:
            return False

    def send(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)

    def kill(self) -> None:
        if self.alive:
            self.send(signal.SIGKILL)
        if self._popen is not None:
            self._popen.wait(timeout=30)

    def cpu_seconds(self) -> float:
        """What it has used of the processor, on Linux."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class FleetHere:
    """A whole fleet on this machine; everything in it is ours and ends with it."""

    def __init__(self, servers: int = 3) -> None:
        self._made = tempfile.TemporaryDirectory(prefix="fb-fleet-")
        self.folder = Path(self._made.name)
        self.postgres = Postgres()
        self.postgres.start()
        self.proxy_port = free_port()
        self.address = f"http://127.0.0.1:{self.proxy_port}"
        host = f"127.0.0.1:{self.proxy_port}"
        self.servers = [ServerProcess(number, self.folder, self.postgres.url, host) for number in range(servers)]
        self.engine: Engine = open_engine(self.postgres.url)
        command = [sys.executable, "-m", "tools.cluster.proxy", str(self.proxy_port)]
        self._proxy = subprocess.Popen([*command, *[server.address for server in self.servers]], cwd=ROOT)

    def start(self, servers: int) -> None:
        for server in self.servers[:servers]:
            server.start()
        self.wait_until_ready(servers)

    def wait_until_ready(self, servers: int) -> None:
        until = time.monotonic() + START_SECONDS
        for server in self.servers[:servers]:
            while not server.ready():
                if not server.alive or time.monotonic() > until:
                    raise RuntimeError(f"a server does not start; see {self.folder}:\n{self.logs()}")
                time.sleep(0.1)
        while True:  # the proxy finds it out too
            try:
                if httpx.get(f"{self.address}/readyz", timeout=5, trust_env=False).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.1)

    def stop_servers(self) -> None:
        for server in self.servers:
            if server.alive:
                server.send(signal.SIGTERM)
        for server in self.servers:
            if server._popen is not None:
                try:
                    server._popen.wait(timeout=20)
                except subprocess.TimeoutExpired:
                    server.kill()

    def tables_of(self, server: ServerProcess) -> list[str]:
        """The tables that a server has, by the database."""
        query = text(
            "select leases.table from leases join servers on servers.id = leases.server "
            "join tables on tables.id = leases.table where servers.address = :address and not tables.over"
        )
        with self.engine.connect() as connection:
            return list(connection.execute(query, {"address": server.address}).scalars())

    def owners(self) -> dict[str, str]:
        query = text("select leases.table, servers.address from leases join servers on servers.id = leases.server")
        with self.engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    def rows(self) -> list[tuple[str, int, int, str]]:
        """Everything that was stored: table, number, seat, command."""
        with self.engine.connect() as connection:
            found = connection.execute(text('select "table", n, seat, command from log order by "table", n'))
            return [(row[0], row[1], row[2], row[3]) for row in found]

    def logs(self) -> str:
        return "\n".join(file.read_text()[-4000:] for file in sorted(self.folder.glob("*.log")))

    def close(self) -> None:
        for server in self.servers:
            if server.alive:
                server.send(signal.SIGCONT)
            server.kill()
        self._proxy.kill()
        self._proxy.wait(timeout=10)
        self.engine.dispose()
        self.postgres.close()
        self._made.cleanup()
