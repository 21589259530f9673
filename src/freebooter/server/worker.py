"""A process in which bots think. It is given a record and a seat, and answers with the name of a move.

It is started as `python -m freebooter.server.worker` and lives as long as its input is open, so that it
goes when the server goes, however that ends.
"""

import os
import sys
import threading
import time
from collections import OrderedDict
from typing import IO

import msgspec

from freebooter.bots import choose, make_bot
from freebooter.games import find_game, load_modules
from freebooter.kernel.match import Match
from freebooter.kernel.record import Reader


class Job(msgspec.Struct):
    table: str
    record: bytes
    seat: int
    level: str
    seed: str


class Thought(msgspec.Struct):
    move: str = ""
    trouble: str = ""
    tried: dict[str, int] = {}
    """How often the bot tried each option in thought, if it does so."""


def write_frame(out: IO[bytes], data: bytes) -> None:
    out.write(len(data).to_bytes(4, "big") + data)
    out.flush()


def read_frame(source: IO[bytes]) -> bytes | None:
    head = source.read(4)
    if len(head) < 4:
        return None
    size = int.from_bytes(head, "big")
    data = source.read(size)
    return data if len(data) == size else None


class Readings:
    """The tables that were read last. A record only grows, so the next decision reads what has come since."""

    def __init__(self, most: int = 16) -> None:
        self.most = most
        self._kept: OrderedDict[str, tuple[bytes, Reader]] = OrderedDict()

    def match(self, table: str, record: bytes) -> Match:
        known, reader = self._kept.pop(table, (b"", None))
        if reader is None or not record.startswith(known):
            reader = Reader(record, find_game, trusted=True)
        elif len(record) > len(known):
            reader.add(record[len(known) :])
        reader.play_all()
        self._kept[table] = record, reader
        if len(self._kept) > self.most:
            self._kept.popitem(last=False)
        return reader.match


READINGS = Readings()


def think(job: Job) -> Thought:
    try:
        match = READINGS.match(job.table, job.record)
        bot = make_bot(job.level, job.seed)
        move = choose(bot, match, job.seat)
        return Thought(move=move.name, tried=bot.tried)
    except Exception as error:
        return Thought(trouble=type(error).__name__)  # no more: what a bot says may tell what it saw


def bound_memory(megabytes: int) -> None:
    if sys.platform == "win32" or megabytes <= 0:
        return
    import resource

    size = megabytes * 1024 * 1024
    resource.setrlimit(resource.RLIMIT_AS, (size, size))


def go_with(parent: int) -> None:
    """End when the server has ended, even in the middle of a thought."""
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(1)


def main() -> None:
    """Arguments: the bound of memory in megabytes, then modules to import."""
    source, out = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not disturb the answers
    bound_memory(int(sys.argv[1]))
    load_modules(sys.argv[2:])
    if sys.platform != "win32":
        threading.Thread(target=go_with, args=(os.getppid(),), daemon=True).start()
    write_frame(out, b"ready")
    while True:
        data = read_frame(source)
        if data is None:
            return
        write_frame(out, msgspec.msgpack.encode(think(msgspec.msgpack.decode(data, type=Job))))


if __name__ == "__main__":
    main()
