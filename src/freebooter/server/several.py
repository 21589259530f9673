"""Several servers of this machine behind one port, for more cores: a small fleet that the system shares visitors among.

Each is a process of its own and listens on the same port (SO_REUSEPORT); the others reach it at a port of its own on
the loopback. One that dies is started again; its tables are played on by the others meanwhile.
"""

import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from multiprocessing.context import SpawnProcess
from multiprocessing.queues import Queue

from freebooter.server.access.limits import Sparing
from freebooter.server.logs import set_up_logs
from freebooter.server.serve import listen, serve
from freebooter.server.settings import Settings
from freebooter.server.storage.migrate import migrate

log = logging.getLogger("freebooter.several")
PAUSE = 1.0
"""Seconds before a server that died is started again."""
STOP_SECONDS = 15.0
possible = sys.platform != "win32" and hasattr(socket, "SO_REUSEPORT")


def _run_one(settings: Settings, as_json: bool, listening: "Queue[Settings]") -> None:
    """One of the servers, in its own process; it goes when the one that started it is gone."""
    threading.Thread(target=_go_with_parent, daemon=True).start()
    set_up_logs(as_json, Sparing())
    try:
        serve(settings, listening.put)
    except KeyboardInterrupt:
        return


def _go_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def serve_several(settings: Settings, servers: int, as_json: bool, ready: Callable[[Settings], None]) -> None:
    """Serve until stopped. `ready` is called with the settings of the first once all listen."""
    migrate(settings)  # whatever is wrong with the database is said once
    with closing(listen(settings)) as probe:  # alone at first: others that share a port would not be noticed
        port = probe.getsockname()[1]
    settings = replace(
        settings, port=port, other_ports=(), share_port=True, fleet_address="127.0.0.1:0", fleet_listens=True
    )
    spawn = multiprocessing.get_context("spawn")
    listening = spawn.Queue()

    def start() -> SpawnProcess:
        process = spawn.Process(target=_run_one, args=(settings, as_json, listening))
        process.start()
        return process

    ending = False

    def end(_number: int, _frame: object) -> None:
        nonlocal ending
        ending = True

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, end)
    running = [start() for _server in range(servers)]
    waited_for = servers
    try:
        while not ending:
            if waited_for and not listening.empty():
                first = listening.get()
                waited_for -= 1
                if not waited_for:
                    ready(first)
            for place, process in enumerate(running):
                if not process.is_alive() and not ending:
                    log.warning("a server has ended with %s and is started again", process.exitcode)
                    time.sleep(PAUSE)
                    running[place] = start()
            time.sleep(0.1)
    finally:
        _stop(running)


def _stop(running: list[SpawnProcess]) -> None:
    for process in running:
        process.terminate()
    until = time.monotonic() + STOP_SECONDS
    for process in running:
        process.join(max(0.1, until - time.monotonic()))
        if process.is_alive():
            process.kill()
