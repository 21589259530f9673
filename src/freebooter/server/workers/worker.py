"""A process in which bots think. It is sent a record and a seat, and answers with the name of a move.

It is started as `python -m freebooter.server.workers.worker` and lives as long as its input is open, so that it ends
when the server ends, for whatever reason.
"""

import os
import sys
import threading
import time
from collections import OrderedDict
from contextlib import suppress

import msgspec

from freebooter.bots import choose, make_bot
from freebooter.bots.search import SearchBot
from freebooter.games import find_game, load_modules
from freebooter.kernel.ask import Seat
from freebooter.kernel.match import Match
from freebooter.kernel.record import Reader
from freebooter.server.workers.jobs import TABLES_PER_PROCESS, UNKNOWN_TABLE, Request, Thought
from freebooter.server.workers.pipe import read_message, write_message


class UnknownTable(Exception):
    """The first lines of this record are not here."""


class Matches:
    """The tables that were played last; the next decision reads the lines that have come since."""

    def __init__(self, most: int = TABLES_PER_PROCESS) -> None:
        self.most = most
        self._readers: OrderedDict[str, tuple[int, Reader]] = OrderedDict()

    def match(self, table: str, known: int, lines: list[str]) -> Match:
        """The match of a table after these lines, which follow the first `known`."""
        read, reader = self._readers.pop(table, (0, None))
        data = "".join(f"{line}\n" for line in lines).encode()
        if known == 0:
            reader = Reader(data, find_game, trusted=True)
        elif reader is None or read != known:
            raise UnknownTable(table)
        elif lines:
            reader.add(data)
        reader.play_all()
        self._readers[table] = known + len(lines), reader
        if len(self._readers) > self.most:
            self._readers.popitem(last=False)
        return reader.match


MATCHES = Matches()


def think(request: Request) -> Thought:
    try:
        match = MATCHES.match(request.table, request.known, request.lines)
        bot = make_bot(request.level, request.seed)
        if request.part is not None and isinstance(bot, SearchBot):
            return think_part(bot, request.part, match, request.seat)
        move = choose(bot, match, request.seat)
        return Thought(move=move.name, tried=bot.tried, points=bot.points)
    except UnknownTable:
        return Thought(trouble=UNKNOWN_TABLE)
    except Exception as error:
        return Thought(trouble=type(error).__name__)  # no more: a bot's message could reveal what it saw


def think_part(bot: SearchBot, part: int, match: Match, seat: Seat) -> Thought:
    """A part of a decision: what it found, from which the server chooses once enough parts have come."""
    bot.part = part
    move = choose(bot, match, seat)
    most = max(0, bot.iterations_of_part(match.game, match.run.state))
    return Thought(move=move.name, found=bot.found, most=most, has_enough=bot.has_enough)


def bound_memory(megabytes: int) -> None:
    if sys.platform == "win32" or megabytes <= 0:
        return
    import resource

    size = megabytes * 1024 * 1024
    resource.setrlimit(resource.RLIMIT_AS, (size, size))


def end_with(parent: int) -> None:
    """End when the server has ended, even in the middle of a thought."""
    while os.getppid() == parent:
        with suppress(OSError, ValueError):  # whatever becomes of the clock, this goes on
            time.sleep(0.5)
    os._exit(1)


def main() -> None:
    """Arguments: the bound of memory in megabytes, then modules to import."""
    source, out = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not disturb the answers
    bound_memory(int(sys.argv[1]))
    load_modules(sys.argv[2:])
    if sys.platform != "win32":
        threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    try:
        write_message(out, b"ready")
        while True:
            data = read_message(source)
            if data is None:
                return
            write_message(out, msgspec.msgpack.encode(think(msgspec.msgpack.decode(data, type=Request))))
    except BrokenPipeError:
        os._exit(1)  # the server has gone; there is nobody to tell


if __name__ == "__main__":
    main()
