"""What waits to be read by slow readers: bounded for each link, each address, and in all."""

from collections import Counter
from typing import Protocol

from freebooter.server.settings import Settings


class Reader(Protocol):
    """Somebody for whom messages wait."""

    address: str
    waiting: int
    """Bytes."""

    def drop(self) -> None:
        """Close it, and forget what waits for it."""


class Outgoing:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._of: Counter[str] = Counter()
        self.total = 0
        self._readers: set[Reader] = set()

    def add(self, reader: Reader, size: int) -> bool:
        """Something more waits for a reader. False: that is too much, and it should be dropped."""
        settings = self._settings
        reader.waiting += size
        self._of[reader.address] += size
        self.total += size
        self._readers.add(reader)
        if reader.waiting > settings.link_bytes or self._of[reader.address] > settings.address_bytes:
            return False
        while self.total > settings.all_bytes:  # whoever lets most wait goes first
            slowest = max(self._readers, key=lambda one: one.waiting)
            if slowest is reader:
                return False
            slowest.drop()
        return True

    def done(self, reader: Reader, size: int) -> None:
        """It was sent, or nobody waits for it any more."""
        reader.waiting -= size
        self._of[reader.address] -= size
        self.total -= size
        if self._of[reader.address] <= 0:
            del self._of[reader.address]
        if reader.waiting <= 0:
            self._readers.discard(reader)
