"""Who is next: a queue in which nobody's thoughts hold up everybody else's.

Things wait in lanes, one for each owner (a guest) and table. Owners take turns, and so do the tables of one owner: who
puts in a hundred waits for a hundred turns, and everybody else for one. What people wait for at a table goes first,
but what is less urgent has a share, so that it is late and never stuck.
"""

import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

Item = TypeVar("Item")

MOVE, HINT, NOBODY = range(3)
"""A move that people wait for; a hint; a move at a table where no person decides."""
SHARES = (MOVE, MOVE, MOVE, HINT, MOVE, MOVE, MOVE, HINT, NOBODY)
"""Whose turn it is, round and round; a turn that nobody needs goes to the most urgent one."""


class Lanes(Generic[Item]):
    """The lanes of one urgency."""

    def __init__(self) -> None:
        self._owners: OrderedDict[str, OrderedDict[str, deque[Item]]] = OrderedDict()
        self.waiting = 0

    def put(self, owner: str, table: str, item: Item) -> None:
        self._owners.setdefault(owner, OrderedDict()).setdefault(table, deque()).append(item)
        self.waiting += 1

    def take(self) -> Item:
        """The next one; its owner and its table go to the end of their rows."""
        owner, tables = self._owners.popitem(last=False)
        table, lane = tables.popitem(last=False)
        item = lane.popleft()
        if lane:
            tables[table] = lane
        if tables:
            self._owners[owner] = tables
        self.waiting -= 1
        return item


class FairQueue(Generic[Item]):
    """Safe for threads. `wanted` says whether somebody still waits for an item; others are dropped unseen."""

    def __init__(self, wanted: Callable[[Item], bool]) -> None:
        self._wanted = wanted
        self._lanes: tuple[Lanes[Item], ...] = (Lanes(), Lanes(), Lanes())
        self._turn = 0
        self._closed = False
        self._condition = threading.Condition()
        self.dropped = 0

    def put(self, urgency: int, owner: str, table: str, item: Item) -> None:
        with self._condition:
            self._lanes[urgency].put(owner, table, item)
            self._condition.notify()

    def get(self) -> Item | None:
        """Wait for the next item; None once the queue is closed."""
        with self._condition:
            while True:
                while not self._closed and not any([lane.waiting for lane in self._lanes]):
                    self._condition.wait()
                if self._closed:
                    return None
                item = self._take()
                if self._wanted(item):
                    return item
                self.dropped += 1

    def _take(self) -> Item:
        urgency = SHARES[self._turn]
        self._turn = (self._turn + 1) % len(SHARES)
        if not self._lanes[urgency].waiting:
            urgency = next(number for number, lane in enumerate(self._lanes) if lane.waiting)
        return self._lanes[urgency].take()

    def close(self) -> None:
        with self._condition:
            self._closed = True
            self._condition.notify_all()

    def qsize(self) -> int:
        with self._condition:
            return sum([lane.waiting for lane in self._lanes])
