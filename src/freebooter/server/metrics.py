"""Counts of what the server does, for Prometheus. They reveal nothing about any game or person."""

from dataclasses import dataclass, field

GAUGES = ("sockets", "relayed_sockets", "rooms")


@dataclass(slots=True)
class Timer:
    """How often, how much in all, and the largest."""

    count: int = 0
    total: float = 0.0
    most: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        if value > self.most:
            self.most = value


@dataclass(slots=True)
class Metrics:
    commits: int = 0
    moves: int = 0
    refused: int = 0
    stale: int = 0
    resent: int = 0
    bad_frames: int = 0
    limited: int = 0
    dropped: int = 0
    bot_moves: int = 0
    bot_failures: int = 0
    relayed: int = 0
    relay_failures: int = 0
    adopted: int = 0
    leases_lost: int = 0
    sockets: int = 0
    relayed_sockets: int = 0
    rooms: int = 0
    commit_seconds: Timer = field(default_factory=Timer)
    batch_size: Timer = field(default_factory=Timer)
    bot_seconds: Timer = field(default_factory=Timer)
    loop_lag: Timer = field(default_factory=Timer)
    view_bytes: Timer = field(default_factory=Timer)

    def text(self) -> str:
        """The text format of Prometheus."""
        lines: list[str] = []
        for name in self.__slots__:
            value = getattr(self, name)
            full = f"freebooter_{name}"
            if isinstance(value, Timer):
                lines += [f"# TYPE {full} summary", f"{full}_count {value.count}", f"{full}_sum {value.total:.6f}"]
                lines += [f"# TYPE {full}_max gauge", f"{full}_max {value.most:.6f}"]
            elif name in GAUGES:
                lines += [f"# TYPE {full} gauge", f"{full} {value}"]
            else:
                lines += [f"# TYPE {full}_total counter", f"{full}_total {value}"]
        return "\n".join(lines) + "\n"
