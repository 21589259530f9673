"""A server of its own in a process of its own, so that it can be killed, and Debian's Chromium to look at it."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The first draws pages as the second does, and no window around each of them: a quarter less work."""
START_SERVER = """
import sys
from functools import partial
import tests.browser.alike
from freebooter.cli.commands.server import serve
from freebooter.cli.main import main
# Two people can meet at a dealt table. Rounds follow sooner than people would like, nobody waits for cards that others
# might hold, and finished games are thought over in a moment.
more = dict(order_seconds=0.5, pass_seconds=0.0, review_seconds=1.0, seeds_for_all=True, bot_seconds=0.0)
more |= dict(bot_deadline=300.0)  # see alike.py
serve.make_settings = partial(serve.make_settings, **more)
sys.argv[0] = "freebooter"
main()
"""
START = 120
"""Seconds for a server to begin or to end, on a machine that is busy with other things."""


def missing(what: str) -> None:
    """Where tests must be complete a missing tool is a failure; elsewhere these tests are left out."""
    if os.environ.get("CI"):
        pytest.fail(f"{what} is missing, and with CI set these tests must run")
    pytest.skip(f"{what} is missing; tools/setup browser and tools/setup node bring it")


def chromium() -> str:
    for name in BROWSERS:
        found = shutil.which(name)
        if found:
            return found
    missing("Chromium")
    return ""


class Ship:
    """`freebooter serve` on a free port of the loopback."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as sock:
            sock.bind(("127.0.0.1", 0))
            self.port = int(sock.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = START_SERVER
        if os.environ.get("FREEBOOTER_LAG"):
            command = f"import tests.browser.lag\n{command}"
        words = ["serve", "--port", str(self.port), "--data", str(self.data), "--language", "en"]
        words += ["--no-limits", "--load", "tests.browser.crew"]
        self.process = subprocess.Popen(
            [sys.executable, "-c", command, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=ROOT
        )
        end = time.monotonic() + START
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.url}/api/about", timeout=10):
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(START)

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(START)
        except subprocess.TimeoutExpired:
            self.kill()
