"""The commands around the server."""

import os
import signal
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from freebooter.cli.commands.server.serve import print_address
from freebooter.cli.main import run
from freebooter.server.access.codes import house_code, shown_code
from tests.server.harness import running


def test_serve_backup_restore_export_import_and_delete(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "data"
    with running(data) as server:
        anna = server.browser()
        table = anna.table(seats="here here", seed="cli")["id"]
        move = {"do": "move", "id": "m", "expect": 1, "move": "choose-captain"}
        anna.post(f"/api/tables/{table}/commands", move, seat=0)
        me = anna.get("/api/me")["id"]
        where = ["--data", str(data)]
        assert run(["backup", str(tmp_path / "all.db"), *where]) == 0, "also while it runs"
        assert run(["export", table, str(tmp_path / "game.jsonl"), *where]) == 0
        assert run(["export", "nothing", str(tmp_path / "no.jsonl"), *where]) != 0
    record = tmp_path / "game.jsonl"
    assert record.read_text().count("\n") == 3 and (tmp_path / "game.jsonl.key").stat().st_mode & 0o77 == 0
    assert run(["verify", str(record)]) == 3, "not over, so not proven"
    other = ["--data", str(tmp_path / "other")]
    capsys.readouterr()
    assert run(["import", str(record), *other]) == 0
    said = capsys.readouterr().out
    codes = [line.split(": ")[1] for line in said.splitlines() if line.startswith("  ")]
    with running(tmp_path / "other") as server:
        bob = server.browser()
        joined = bob.post("/api/join", {"code": codes[0]})
        name = joined["table"]["id"]
        state = bob.get(f"/api/tables/{name}/hello", seat=0)["state"]
        assert state["ask"]["sealed"] == "choose-captain", "exactly where it was"
    assert run(["restore", str(record), *where]) != 0, "a record is not a backup"
    assert run(["restore", str(tmp_path / "all.db"), *where]) == 0
    assert run(["delete-my-data", "--guest", "0000000000", "--yes", *where]) != 0
    assert run(["delete-my-data", "--guest", me, "--yes", *where]) == 0
    assert run(["delete-my-data", "--yes", *where]) == 0 and not data.exists()
    assert run(["delete-my-data", "--yes", *where]) == 0
    assert run(["backup", str(tmp_path / "none.db"), *where]) != 0


def start_serving(data: Path) -> subprocess.Popen[bytes]:
    start = "from freebooter.cli.main import main; main()"
    environment = {**os.environ, "LANG": "pl_PL.UTF-8", "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-c", start, "serve", "--port", "0", "--data", str(data)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment)


def spent_by(pid: int) -> float:
    """Seconds of the processor, where the system tells: other programs do not change them."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_serve_says_where_it_is_and_starts_soon(tmp_path: Path) -> None:
    server = start_serving(tmp_path)
    killer = threading.Timer(180, server.kill)
    killer.start()
    try:
        assert server.stdout is not None
        said = ""
        while "Ctrl-C" not in said:
            line = server.stdout.readline().decode()
            assert line, server.stderr and server.stderr.read()
            said += line
        assert spent_by(server.pid) < 8, "a second or two on a machine that is not busy"
        address = said.split("adresem ")[1].split()[0]
        assert address.startswith("http://127.0.0.1:")
        assert httpx.get(f"{address}/api/about").json()["program"] == "freebooter"
        again = start_serving(tmp_path)
        _out, trouble = again.communicate(timeout=120)
        assert again.returncode == 1 and str(tmp_path) in trouble.decode() and "Traceback" not in trouble.decode()
        server.send_signal(signal.SIGINT)
        out, trouble = server.communicate(timeout=60)
        assert server.returncode == 0 and "Zatrzymano" in out.decode() and not trouble, trouble
    finally:
        killer.cancel()
        if server.poll() is None:
            server.kill()
            server.communicate()


def test_what_lan_prints(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server:
        code = shown_code(house_code(server.house.secret))
        settings = server.settings
    monkeypatch.setattr("freebooter.server.serve.addresses", lambda: ("192.168.1.20",))
    print_address(replace(settings, lan=True, port=8000), open_browser=False)
    said = capsys.readouterr().out
    assert "http://127.0.0.1:8000" in said and "http://192.168.1.20:8000" in said and code in said
    assert said.count("█") > 50 or said.count("▄") > 50, "the QR code"
