"""Who is connected to a table, and who was until a moment ago."""

import time
from typing import Protocol

import msgspec

from freebooter.kernel.ask import Seat
from freebooter.server.tables.links.link import Link


class Seen(Protocol):
    """Who is at a table."""

    @property
    def watchers(self) -> int: ...

    def present(self, seat: Seat) -> bool: ...


class SeenElsewhere(msgspec.Struct):
    """Who is at a table of another server."""

    seats: list[Seat]
    watchers: int = 0

    def present(self, seat: Seat) -> bool:
        return seat in self.seats


class Presence:
    def __init__(self, absent_seconds: float) -> None:
        self.links: set[Link] = set()
        self.touched = time.monotonic()
        """When somebody was last here."""
        self._absent_seconds = absent_seconds
        self._seen: dict[Seat, float] = {}
        self._opened = time.monotonic()

    @property
    def watchers(self) -> int:
        return sum(not link.seats for link in self.links)

    def touch(self, seats: list[Seat]) -> None:
        """Note that the players of these seats are here now."""
        self.touched = time.monotonic()
        for seat in seats:
            self._seen[seat] = self.touched

    def present(self, seat: Seat) -> bool:
        """Is somebody connected for this seat, or was until a moment ago?"""
        if any(seat in link.seats for link in self.links):
            return True
        last = self._seen.get(seat, self._opened)
        return time.monotonic() - last < self._absent_seconds
