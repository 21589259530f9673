"""Who asks too much too fast is told so, and then not listened to."""

import time
from collections import OrderedDict

from freebooter.server import wire

COSTS: dict[type, float] = {wire.Look: 4.0, wire.Speak: 4.0, wire.Sync: 4.0, wire.Hint: 10.0}
"""What costs the server more than a move does costs more credit too."""


class Credit:
    """A purse that fills slowly: bursts are fine, floods are not."""

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


class Purses:
    """A purse for each address; those not used for long are forgotten, so that memory stays bounded."""

    def __init__(self, full: float, per_second: float, most: int = 4096) -> None:
        self.full = full
        self.per_second = per_second
        self.most = most
        self._purses: OrderedDict[str, Credit] = OrderedDict()

    def spend(self, who: str, cost: float = 1.0) -> bool:
        purse = self._purses.pop(who, None) or Credit(self.full, self.per_second)
        self._purses[who] = purse
        if len(self._purses) > self.most:
            self._purses.popitem(last=False)
        return purse.spend(cost)
