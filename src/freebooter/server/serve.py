"""Run the server: lock, migrate, listen, and stop cleanly."""

import errno
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from dataclasses import replace
from pathlib import Path

import uvicorn

from freebooter.games import load_modules
from freebooter.server.access.codes import house_code, shown_code
from freebooter.server.app import make_app
from freebooter.server.http.lan import addresses
from freebooter.server.http.listening import uvicorn_config
from freebooter.server.settings import Settings
from freebooter.server.storage.migrate import migrate
from freebooter.server.storage.ownership import Ownership
from freebooter.server.storage.paths import Lock, make_private
from freebooter.server.storage.secret import read_secret
from freebooter.server.tables.house import House

log = logging.getLogger("freebooter.serve")


def allowed_hosts(settings: Settings) -> tuple[str, ...]:
    """The values of Host that are answered: this machine's own names, and those that were named."""
    names = ["127.0.0.1", "localhost", "[::1]"]
    if settings.host not in ("127.0.0.1", "localhost", "::1", "0.0.0.0", "::"):
        names.append(settings.host if ":" not in settings.host else f"[{settings.host}]")
    if settings.lan:
        names += addresses()
    hosts = [f"{name}:{settings.port}" for name in names]
    if settings.fleet and settings.fleet_address:
        hosts.append(settings.fleet_address)  # by it Prometheus asks each server for its figures
    if settings.port == 80:
        hosts += names
    return tuple(name.lower() for name in [*hosts, *settings.names])


def address(settings: Settings) -> str:
    """Where a browser on this machine finds the server."""
    own = "127.0.0.1" if settings.lan or settings.host in ("0.0.0.0", "::", "localhost") else settings.host
    return f"http://{join_address(own, settings.port)}"


class CannotListen(Exception):
    """The address or port is unavailable."""

    def __init__(self, host: str, port: int, error: OSError) -> None:
        super().__init__(f"{host}:{port}")
        self.host = host
        self.port = port
        self.taken = error.errno == errno.EADDRINUSE
        self.reason = error.strerror or str(error)


class NoFolder(Exception):
    """The folder for the games cannot be made or written to."""

    def __init__(self, folder: Path, error: OSError) -> None:
        super().__init__(str(folder))
        self.folder = folder
        self.reason = error.strerror or str(error)


def listen(settings: Settings) -> socket.socket:
    """Bind before anything else, so that a taken port is reported first; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if settings.share_port:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    host = "0.0.0.0" if settings.lan else settings.host
    ports = [settings.port, *settings.other_ports]
    for port in ports:
        try:
            sock.bind((host, port))
            sock.listen(1)  # on some systems only this fails if somebody else listens there
            return sock
        except OSError as error:
            if error.errno != errno.EADDRINUSE or port == ports[-1]:
                sock.close()
                raise CannotListen(host, port, error) from None
    raise AssertionError("a loop over at least one port")


def listen_to_fleet(settings: Settings) -> tuple[Settings, list[socket.socket]]:
    """Where other servers reach this one: at an address of its own, if that is wanted."""
    if not settings.fleet:
        return settings, []
    if not settings.fleet_listens:
        anywhere = settings.lan or settings.host in ("0.0.0.0", "::")
        host = (addresses() or ("127.0.0.1",))[0] if anywhere else settings.host
        return replace(settings, fleet_address=join_address(host, settings.port)), []
    host, _, port = settings.fleet_address.rpartition(":")
    here = replace(settings, host=host.strip("[]"), port=int(port), lan=False, share_port=False, other_ports=())
    sock = listen(here)
    return replace(settings, fleet_address=join_address(here.host, sock.getsockname()[1])), [sock]


def join_address(host: str, port: int) -> str:
    return f"{f'[{host}]' if ':' in host else host}:{port}"


def open_folder(settings: Settings) -> Lock:
    """The folder of the games, and its lock, taken."""
    lock = Lock(settings.data)
    try:
        make_private(settings.data)
        lock.take()
    except OSError as error:
        raise NoFolder(settings.data, error) from None
    return lock


COLLECT_AFTER = (10_000, 4, 1000)
"""Objects, and then rounds, after which garbage is looked for among the young, the middle-aged and all."""
FILES_BESIDE = 200
"""Files that are open besides connections: the database, pipes of bots, answers under way."""


def more_files() -> int:
    """Raise the number of files that this process may open as far as it is allowed to; returns it."""
    if sys.platform == "win32":
        return 1 << 20
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY or soft < hard:
        wanted = 1 << 16 if hard == resource.RLIM_INFINITY else hard
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return soft


def most_sockets(wanted: int, files: int) -> int:
    """Sockets that fit into the files that may be open: whoever comes after is told, instead of getting nothing."""
    fitting = max(16, (files - FILES_BESIDE) * 4 // 5)
    if fitting < wanted:
        log.warning("only %d connections fit into the %d files that may be open (ulimit -n)", fitting, files)
    return min(wanted, fitting)


def serve(settings: Settings, ready: Callable[[Settings], None]) -> None:
    """Serve until stopped. `ready` is called with the final settings once all is set up."""
    load_modules(settings.load)
    with ExitStack() as held:
        # A folder and a file have one server; on PostgreSQL servers join each other, and nothing is kept here.
        lock = None if settings.fleet else held.enter_context(closing(open_folder(settings)))
        held.enter_context(closing(Ownership(settings))).take()
        migrate(settings)
        if settings.sqlite is not None and settings.sqlite.exists():
            settings.sqlite.chmod(0o600)
        sock = listen(settings)
        settings = replace(settings, port=sock.getsockname()[1])
        settings, for_fleet = listen_to_fleet(settings)
        settings = replace(
            settings, hosts=allowed_hosts(settings), sockets=most_sockets(settings.sockets, more_files())
        )
        app = make_app(settings)
        config = uvicorn_config(app, settings, loop="auto")

        def report() -> None:
            if lock is not None:
                lock.write_address(address(settings))
            ready(settings)

        server = _Server(config, app.house, report)
        # Once all is closed uvicorn raises the signal again that stopped it. SIGTERM was all we were asked for.
        signal.signal(signal.SIGTERM, lambda _number, _frame: None)
        server.run(sockets=[sock, *for_fleet])


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._house = house
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if not self.should_exit:
            self._house.reading_texts.add_done_callback(_keep_for_good)
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._house.let_go()
        if self._house.fleet is not None:  # the others have the tables before browsers come there
            await self._house.hand_over()
        await super().shutdown(sockets=sockets)


def _keep_for_good(_reading_texts: object) -> None:
    """Keep rules and texts out of garbage collection: looking through them would stop everybody for 80 ms.

    What a move leaves behind is the history of its table, and hardly ever garbage that only holds itself. So that is
    looked for less often than Python would, and among all tables when some have left (`Tidying`).
    """
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def invitation(settings: Settings) -> tuple[list[str], str]:
    """For others in this network: the addresses, and the code of the house."""

    return [f"http://{each}:{settings.port}" for each in addresses()], shown_code(house_code(read_secret(settings)))
