"""The process in which bots think about finished games.

It is started as `python -m freebooter.server.reviews.worker`, reads jobs, and answers each with reviews that become
better, the last of them done. It has the lowest priority there is, so that no move of a running game waits for it.
"""

import os
import sys
import threading
import time
from typing import IO

import msgspec

from freebooter.games import find_game, load_modules
from freebooter.kernel.record import read_match
from freebooter.review import Review, Reviewer
from freebooter.server.workers.pipe import read_message, write_message
from freebooter.server.workers.worker import bound_memory, end_with

APART = 0.7
"""Seconds between two answers."""
LOWEST = 19


class Job(msgspec.Struct):
    """The record of a finished table without its key, and what is known already."""

    record: bytes
    review: Review | None
    seconds: float


class Report(msgspec.Struct):
    """How far it has come. Without a review something went wrong."""

    review: Review | None = None
    progress: float = 0.0
    trouble: str = ""


def work(job: Job, out: IO[bytes]) -> None:
    """Tell at once, then now and then, and when it is done."""
    match = read_match(job.record, find_game, trusted=True)
    reviewer = Reviewer(match, job.review, job.seconds)
    reported = 0.0
    for review in reviewer.work():
        if review.done or time.monotonic() - reported >= APART:
            reviewer.tell()
            write_message(out, msgspec.msgpack.encode(Report(review, reviewer.progress())))
            reported = time.monotonic()


def main() -> None:
    """Arguments: the bound of memory in megabytes, then modules to import."""
    source, out = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever prints must not disturb the answers
    bound_memory(int(sys.argv[1]))
    if sys.platform != "win32":
        os.nice(LOWEST)
        threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    load_modules(sys.argv[2:])
    while True:
        data = read_message(source)
        if data is None:
            return
        try:
            work(msgspec.msgpack.decode(data, type=Job), out)
        except Exception as error:
            write_message(out, msgspec.msgpack.encode(Report(trouble=type(error).__name__)))


if __name__ == "__main__":
    main()
