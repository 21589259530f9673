"""A terminal for tests: a program runs in it, one types and sees what it writes."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from codecs import getincrementaldecoder
from collections.abc import Iterator
from contextlib import contextmanager

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
CLEARED = "\x1b[2J"


class Terminal:
    def __init__(self, process: "subprocess.Popen[bytes]", master: int) -> None:
        self.process = process
        self._master = master

    def read_until(self, text: str, seconds: float = 120.0) -> str:
        """All that is written until this text has come, escape codes and all; whatever follows it may be there too."""
        seen = ""
        decoder = getincrementaldecoder("utf-8")()
        end = time.monotonic() + seconds
        while text not in re.sub(r" *\r?\n", "\n", ESCAPES.sub("", seen)):
            left = end - time.monotonic()
            assert left > 0, f"{text!r} did not come: {seen!r}"
            if select.select([self._master], [], [], left)[0]:
                try:
                    seen += decoder.decode(os.read(self._master, 65536))
                except OSError:
                    raise AssertionError(f"it ended without {text!r}: {seen!r}") from None
        return seen

    def type(self, text: str) -> None:
        os.write(self._master, f"{text}\n".encode())

    def press(self, key: str) -> None:
        """A key that is not text. The line editor reacts to such keys once it controls the terminal."""
        end = time.monotonic() + 10  # there may be none in this Python
        while time.monotonic() < end and termios.tcgetattr(self._master)[3] & termios.ICANON:
            time.sleep(0.01)
        os.write(self._master, key.encode())

    def interrupt(self) -> None:
        """Ctrl-C until it is heard: Python's line editor misses one that comes just before it waits for keys."""
        for _again in range(60):
            self.press("\x03")
            if select.select([self._master], [], [], 2.0)[0]:
                return
        raise AssertionError("nobody minds Ctrl-C")


@contextmanager
def terminal(*arguments: str, columns: int = 80, rows: int = 24, **environment: str) -> Iterator[Terminal]:
    """Run `freebooter` in a terminal of this size."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    settings = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
    settings |= {"TERM": "xterm-256color", "LANG": "C.UTF-8", **environment}
    command = [sys.executable, "-c", "from freebooter.cli.main import main; main()", *arguments]
    process = subprocess.Popen(
        command, stdin=slave, stdout=slave, stderr=slave, env=settings, start_new_session=True, close_fds=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0) and None,
    )  # fmt: skip
    os.close(slave)
    try:
        yield Terminal(process, master)
    finally:
        process.kill()
        process.wait()
        os.close(master)
