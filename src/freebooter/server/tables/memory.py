"""Memory that tables have left is given back to the system."""

import ctypes
import gc
import sys
from collections.abc import Callable
from functools import cache

TABLES = 20
"""After so many tables have left it is worth looking."""
SECONDS = 30.0


@cache
def _trim() -> Callable[[int], int] | None:
    """Of glibc: it keeps what was freed for a process that will never need it again, unless told otherwise."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        found: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):
        return None
    return found


def give_back() -> None:
    """Find tables that only hold each other (a room, its tasks), then hand free pages back."""
    gc.collect()
    trim = _trim()
    if trim is not None:
        trim(0)


class Tidying:
    """Gives memory back when enough tables have left, or a few and some time has passed."""

    def __init__(self, now: float, give: Callable[[], None] = give_back) -> None:
        self._give = give
        self._left = 0
        self._last = now

    def left(self, tables: int, now: float) -> None:
        self._left += tables
        if self._left >= TABLES or (self._left and now - self._last >= SECONDS):
            self._left, self._last = 0, now
            self._give()
