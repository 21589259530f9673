"""What was acknowledged is on the disk: the server is killed in the middle of games and nothing is lost."""

import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from freebooter.server.storage.paths import Busy, Lock
from tests.server.harness import Browser, Json, can_answer, wait_for

TABLES = ["smugglers"] * 7 + ["seven-seas", "marauders", "marauders"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Process:
    def __init__(self, data: Path, port: int, *more: str, before: Sequence[str] = ()) -> None:
        command = [*before, sys.executable, "-m", "tests.server.run", str(data), str(port), *more]
        self.popen = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self.popen.stdout is not None and self.popen.stderr is not None
        line = self.popen.stdout.readline()
        assert line.startswith("ready"), self.popen.stderr.read()

    def kill(self) -> None:
        self.popen.send_signal(signal.SIGKILL)
        self.finish()

    def finish(self) -> str:
        _out, said = self.popen.communicate(timeout=120)
        return str(said)


@contextmanager
def process(data: Path, port: int, *more: str, before: Sequence[str] = ()) -> Iterator[Process]:
    started = Process(data, port, *more, before=before)
    try:
        yield started
    finally:
        if started.popen.poll() is None:
            started.kill()


class Player(threading.Thread):
    """Plays both seats of a table by HTTP as fast as it can, and remembers what was acknowledged."""

    def __init__(self, browser: Browser, table: str) -> None:
        super().__init__(daemon=True)
        self.browser = browser
        self.path = f"/api/tables/{table}"
        self.acknowledged: list[tuple[int, Json, int]] = []
        self.unanswered: tuple[int, Json] | None = None
        self.halt = False

    def run(self) -> None:
        number = len(self.acknowledged)
        try:
            while not self.halt:
                state = self.browser.get(f"{self.path}/hello", since=99999)["state"]
                if state["over"]:
                    return
                for seat in state.get("waiting") or (0, 1):  # at a moment for cards nobody is told who is asked
                    own = self.browser.get(f"{self.path}/hello", seat=seat, since=99999)["state"]
                    if own.get("ask"):
                        break
                else:
                    continue  # it is being passed for them
                move = own["ask"]["options"][0]["move"]
                body = {"do": "move", "id": f"k{number}", "expect": own["n"], "move": move}
                self.unanswered = (seat, body)
                answer = self.browser.post(f"{self.path}/commands", body, seat=seat)
                if answer["is"] == "done":
                    self.acknowledged.append((seat, body, answer["n"]))
                    self.unanswered = None
                    number += 1
        except (httpx.TransportError, AssertionError):
            return

    def successor(self) -> "Player":
        """Goes on where this one was cut off; what was not answered is sent again, with the same id."""
        other = Player(self.browser, self.path.rsplit("/", 1)[1])
        other.acknowledged = self.acknowledged
        if self.unanswered is not None:
            seat, body = self.unanswered
            answer = self.browser.post(f"{self.path}/commands", body, seat=seat)
            assert answer["is"] == "done" or answer["stale"]
            if answer["is"] == "done":
                other.acknowledged.append((seat, body, answer["n"]))
        return other

    def lost(self) -> int:
        """How many acknowledged moves are not there any more, or not as they were."""
        missing = 0
        for seat, body, n in self.acknowledged:
            updates = self.browser.get(f"{self.path}/events", seat=seat, since=n - 1, most=1)["updates"]
            there = bool(updates) and updates[0].get("move") == body["move"] and updates[0]["n"] == n
            again = {"is": "done", "id": body["id"], "n": n}
            if not there or self.browser.post(f"{self.path}/commands", body, seat=seat) != again:
                missing += 1
        return missing


def kill_again_and_again(tmp_path: Path, kills: int, *more: str) -> tuple[int, int]:
    """Acknowledged moves, and how many of them were lost."""
    port = free_port()
    browser = Browser(f"http://127.0.0.1:{port}")
    players: list[Player] = []
    lost = 0
    for kill in range(kills + 1):
        with process(tmp_path, port, *more) as server:
            if not players:
                tables = [
                    browser.table(game=game, seats="here here", options={"rounds": 14} if game == "smugglers" else {})
                    for game in TABLES
                ]
                players = [Player(browser, table["id"]) for table in tables]
                if more:  # the control must have its tables on the disk
                    wait_for(lambda: stored_tables(tmp_path) == len(TABLES))
            else:
                lost += sum(player.lost() for player in players)
                players = [player.successor() for player in players]
            if lost or kill == kills:
                break
            for player in players:
                player.start()
            # Killed in the middle of play: when so many more are acknowledged, at a moment that is not always the same.
            wait_for(partial(acknowledge, players, acknowledged(players) + 24), 60)
            time.sleep(0.07 * kill)
            server.kill()
            for player in players:
                player.halt = True
                player.join(timeout=60)
    return acknowledged(players), lost


def stored_tables(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "freebooter.db")) as database:
        return int(database.execute('select count(distinct "table") from log').fetchone()[0])


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def acknowledge(players: list[Player], many: int) -> bool:
    return acknowledged(players) >= many


def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    made, lost = kill_again_and_again(tmp_path, 2)
    assert made > 30 and lost == 0


@pytest.mark.skipif(shutil.which("strace") is None, reason="left out: there is no strace on this machine")
def test_the_disk_has_it_before_anyone_is_answered(tmp_path: Path) -> None:
    """Power cuts: between the request for a move and its answer the log of the database is synced to the disk."""
    port, trace = free_port(), tmp_path / "trace"
    if subprocess.run(["strace", "-o", os.devnull, "true"], capture_output=True).returncode != 0:
        pytest.skip("left out: strace may not look at processes here")
    watching = ["strace", "-D", "-f", "-yy", "-s", "40", "-o", str(trace)]
    watching += ["-e", "trace=fsync,fdatasync,write,writev,sendto,sendmsg,read,recvfrom,recvmsg"]
    with process(tmp_path, port, before=watching):
        anna = Browser(f"http://127.0.0.1:{port}")
        table = anna.table(game="smugglers", seats="here here")["id"]
        state = anna.get(f"/api/tables/{table}/hello", seat=0)["state"]
        body = {"do": "move", "id": "m", "expect": 1, "move": state["ask"]["options"][0]["move"]}
        for number in range(3):
            move = {**body, "id": f"m{number}"}
            assert anna.post(f"/api/tables/{table}/commands", move, seat=0)["is"] == "done"
    lines = trace.read_text(errors="replace").splitlines()
    asked = [at for at, line in enumerate(lines) if f"POST /api/tables/{table}/com"[:34] in line]
    assert len(asked) == 3
    for first in asked:
        answered = next(at for at in range(first, len(lines)) if "HTTP/1.1 200" in lines[at])
        synced = [line for line in lines[first:answered] if "sync(" in line and "freebooter.db-wal" in line]
        assert synced, "\n".join(lines[first : answered + 1])


def test_the_control_that_shows_first_is_caught(tmp_path: Path) -> None:
    _made, lost = kill_again_and_again(tmp_path, 1, "visible-first")
    assert lost > 0


def test_a_game_goes_on_in_the_middle_of_a_sealed_choice(tmp_path: Path) -> None:
    port = free_port()
    anna = Browser(f"http://127.0.0.1:{port}")
    with process(tmp_path, port) as server:
        table = anna.table(game="smugglers", seats="here here here")["id"]
        for seat in (0, 2):
            with anna.socket(table, seat=seat) as wire:
                wire.read()
                wire.move(wire.state["ask"]["options"][seat]["move"], id=f"seal{seat}")
        before = [anna.get(f"/api/tables/{table}/hello", seat=seat) for seat in range(3)]
        server.kill()
    with process(tmp_path, port) as server:
        after = [anna.get(f"/api/tables/{table}/hello", seat=seat) for seat in range(3)]
        for one, two in zip(before, after, strict=True):
            for told in (one, two):
                for seat in told["table"]["seats"]:
                    seat.pop("present", None)
            assert one == two
        sealed = [told["state"]["ask"].get("sealed") for told in after]
        assert sealed[0] and sealed[2] and sealed[1] is None
        with anna.socket(table, seat=1) as wire:
            wire.read()
            assert wire.move(wire.state["ask"]["options"][0]["move"])["is"] == "done"
            wire.rest()
            assert wire.state["view"]["sizes"] == [5, 3, 3]


def test_sigterm_stops_cleanly_and_soon(tmp_path: Path) -> None:
    port = free_port()
    anna = Browser(f"http://127.0.0.1:{port}")
    with process(tmp_path, port) as server:
        table = anna.table(seats="here bot", level="normal")["id"]
        wires = [anna.socket(table) for _ in range(5)]
        for wire in wires:
            wire.read()
        began = time.monotonic()
        server.popen.send_signal(signal.SIGTERM)
        codes = []
        for wire in wires:
            try:
                while True:
                    wire.read()
            except ConnectionClosed as closed:
                codes.append(closed.rcvd.code if closed.rcvd else 0)
        said = server.finish()
        assert codes == [1012] * 5
        assert time.monotonic() - began < 45, "three seconds on a machine that is not busy"
        assert server.popen.returncode == 0 and "Traceback" not in said, said
    with process(tmp_path, port), anna.socket(table) as wire:
        wire.read()
        while not can_answer(wire.state):
            wire.read()


def test_bots_go_when_the_server_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that hangs in a thought holds a lock, which the system lets go of only when its process ends."""
    monkeypatch.setenv("FREEBOOTER_TEST_LOCK", str(tmp_path / "thinking"))
    port = free_port()
    anna = Browser(f"http://127.0.0.1:{port}")
    with process(tmp_path, port) as server:
        anna.table(game="smugglers", seats="here bot", level="hangs")
        wait_for((tmp_path / "thinking" / "server.lock").exists)
        wait_for(lambda: not is_free(tmp_path / "thinking"))
        server.kill()
    wait_for(lambda: is_free(tmp_path / "thinking"))


def is_free(folder: Path) -> bool:
    try:
        with Lock(folder):
            return True
    except Busy:
        return False
