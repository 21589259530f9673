"""What an operator can choose. The defaults are safe: loopback only, nothing exposed, nothing counted."""

from dataclasses import dataclass, field, replace
from pathlib import Path

THIS_MACHINE = ("127.0.0.0/8", "::1/128")


@dataclass(frozen=True, slots=True)
class Settings:
    """One server. `database` is any SQLAlchemy URL; empty means a SQLite file in `data`."""

    data: Path
    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    other_ports: tuple[int, ...] = ()
    """To be tried when the port is taken."""
    lan: bool = False
    names: tuple[str, ...] = ()
    """Further names by which browsers may call this server, as behind a proxy: play.example.org"""
    proxy: bool = False
    """Behind a proxy, on this machine or in one of `proxies`: trust its X-Forwarded-For."""
    proxies: tuple[str, ...] = THIS_MACHINE
    """Networks from which a proxy is believed."""
    secure: bool = False
    """Cookies only over https: for a server behind a proxy that speaks TLS."""
    metrics: bool = False
    load: tuple[str, ...] = ()
    """Modules to import here and in the bots' processes: they add games or bots."""

    workers: int = 1
    bot_deadline: float = 20.0
    order_seconds: float = 2.0
    """Pause between the rounds of a duel that is fought by standing orders: time to look, and to end them."""
    pass_seconds: float = 1.0
    """How long a moment for cards lasts for each seat where several people play, whether or not it holds something."""
    bot_seconds: float = 0.4
    """How long a bot takes at least where its quickness would tell others whether it had a choice."""
    share_seconds: float = 10.0
    """How long people at a table of several have to promise a number for the key of the dice, and again to tell it; 0:
    nobody is asked, and cards are dealt as soon as there is a table."""
    review_seconds: float = 45.0
    """How long bots think about a finished game, on one core and with the lowest priority."""
    bot_memory: int = 2048
    """Megabytes that one process of bots may take."""

    frame_bytes: int = 16 * 1024
    burst: float = 120.0
    per_second: float = 20.0
    """A socket has `burst` messages to spend and earns `per_second` of them back."""
    looks_per_second: float = 20.0
    """Replays and dice pages for one address."""
    tables_per_minute: float = 60.0
    codes_per_minute: float = 20.0
    bot_tables: int = 4
    """Games of one guest under way at which nobody but bots plays."""
    sockets: int = 2500
    sockets_per_seat: int = 8
    watchers: int = 100
    queue: int = 256
    """Messages that may wait for a slow reader before it is dropped."""
    link_bytes: int = 4_000_000
    address_bytes: int = 32_000_000
    all_bytes: int = 128_000_000
    """What may wait unread for one link, for all of one address, and in all."""
    sockets_per_address: int = 200
    connections_per_address: int = 200
    """Requests under way from one address; behind a proxy that is the proxy's business."""
    header_seconds: float = 10.0
    body_seconds: float = 15.0
    """How long the head and the body of a request may take."""
    send_seconds: float = 20.0
    absent_seconds: float = 30.0
    """How long a seat is without a connection before it counts as absent."""
    upkeep_seconds: float = 2.0
    """How often a server looks what its operator has decided."""
    expire_days: float = 0.0
    """Tables at which nothing has happened for so many days are deleted, finished or not; 0: never."""
    idle_seconds: float = 120.0
    """A table that nobody looks at leaves the memory after this long; it stays in the database."""

    seeds_for_all: bool = False
    """For tests: seeds also at tables where others sit. They are told, but whoever knows the seed knows every hand."""

    fleet_address: str = ""
    """Of several servers on one PostgreSQL: HOST:PORT where the others reach this one. Empty: where browsers do."""
    fleet_listens: bool = False
    """Listen there too, besides where browsers come."""
    share_port: bool = False
    """Several servers of this machine listen on one port."""
    beat_seconds: float = 0.75
    lease_seconds: float = 3.0
    """How often a server says that it lives, and after how long without it the others take its tables."""
    relay_seconds: float = 8.0
    """How long a visitor waits for a table whose server is gone."""

    hosts: tuple[str, ...] = field(default=())
    """The values of the header Host that are answered; worked out at start from address, port and names."""

    def without_limits(self) -> "Settings":
        """For load tests: without rate limits, and dealt at once."""
        most = 1e9
        return replace(
            self,
            share_seconds=0.0,
            burst=most,
            per_second=most,
            looks_per_second=most,
            tables_per_minute=most,
            codes_per_minute=most,
            bot_tables=10**9,
            sockets_per_address=10**9,
            connections_per_address=10**9,
        )

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'freebooter.db'}"

    @property
    def fleet(self) -> bool:
        """Do several servers share the database, or may they?"""
        return self.url.startswith("postgresql")

    @property
    def sqlite(self) -> Path | None:
        """The file of the database, if it is SQLite."""
        prefix = "sqlite:///"
        return Path(self.url.removeprefix(prefix)) if self.url.startswith(prefix) else None
