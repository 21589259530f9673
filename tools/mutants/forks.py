"""Work in a child process: it begins with everything imported, and whatever it breaks is gone with it."""

from __future__ import annotations

import os
import resource
import signal
import traceback
from collections.abc import Callable

MEMORY = 2 << 30  # a fault that collects things for ever must not take the machine with it


class Child:
    """A child process that does one piece of work and hands back bytes."""

    def __init__(self, work: Callable[[], bytes]) -> None:
        self.pipe, out = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            status = 1
            try:
                os.close(self.pipe)
                answer = work()
                with os.fdopen(out, "wb") as stream:
                    stream.write(answer)
                status = 0
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(status)
        os.close(out)

    def read(self) -> bytes:
        """All it hands back; waits for the end of it."""
        with os.fdopen(self.pipe, "rb") as stream:
            return stream.read()


def in_child(work: Callable[[], bytes]) -> tuple[bytes, int]:
    """What the work hands back, and how the child ended."""
    child = Child(work)
    answer = child.read()
    return answer, os.waitpid(child.pid, 0)[1]


def limit_time(seconds: float) -> None:
    """From now on, end this process after so many seconds of the processor, or many more on the clock."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, 10 + 20 * seconds)


def limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


def ran_out_of_time(status: int) -> bool:
    return os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGALRM)
