"""Rate limits."""

import logging
import time
from collections import OrderedDict

from freebooter.server.wire import commands

COSTS: dict[type, float] = {
    commands.LookCommand: 4.0,
    commands.SpeakCommand: 4.0,
    commands.SyncCommand: 4.0,
    commands.NumbersCommand: 2.0,
    commands.HintCommand: 10.0,
}
"""Commands that cost the server more than a move."""


class Credit:
    """A credit that refills slowly: it allows bursts, not floods."""

    __slots__ = ("_at", "_full", "_left", "_per_second")

    def __init__(self, full: float, per_second: float) -> None:
        self._full = full
        self._per_second = per_second
        self._left = full
        self._at = time.monotonic()

    def spend(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self._left = min(self._full, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Credits:
    """A credit for each address; those not used for long are dropped, so that memory stays bounded."""

    def __init__(self, full: float, per_second: float, most: int = 4096) -> None:
        self.full = full
        self.per_second = per_second
        self.most = most
        self._credits: OrderedDict[str, Credit] = OrderedDict()

    def spend(self, who: str, cost: float = 1.0) -> bool:
        credit = self._credits.pop(who, None) or Credit(self.full, self.per_second)
        self._credits[who] = credit
        if len(self._credits) > self.most:
            self._credits.popitem(last=False)
        return credit.spend(cost)


class Sparing(logging.Filter):
    """Lets a few lines of each kind into the log, and then one now and then, whoever tries to fill it."""

    def __init__(self, burst: float = 20.0, per_minute: float = 6.0) -> None:
        super().__init__()
        self._credits = Credits(burst, per_minute / 60, most=500)

    def filter(self, record: logging.LogRecord) -> bool:
        return self._credits.spend(f"{record.name} {record.msg}")
