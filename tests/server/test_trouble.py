"""When something fails people are told in a sentence, nothing is lost, and the log stays short and says no secrets."""

import json
import logging
import os
import socket
import sqlite3
import subprocess
import sys
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from freebooter.cli.main import run
from freebooter.server.access.limits import Sparing
from freebooter.server.logs import JsonLines
from freebooter.server.metrics import Metrics
from freebooter.server.settings import Settings
from freebooter.server.storage import queries
from freebooter.server.storage import store as storing
from freebooter.server.storage.backup import NotABackup, back_up_sqlite, check, restore_sqlite
from freebooter.server.storage.migrate import KNOWN, migrate, upgrade
from freebooter.server.storage.models import BY_BOT
from freebooter.server.storage.store import Store, open_engine
from freebooter.server.workers import worker
from tests.cli.console import freebooter, one_sentence, recorded
from tests.server.harness import Server, can_answer, running, wait_for


def raw(server: Server, *lines: str) -> bytes:
    with socket.create_connection(("127.0.0.1", server.settings.port), timeout=60) as sock:
        sock.sendall("\r\n".join([*lines, "connection: close", "", ""]).encode("latin-1"))
        sock.shutdown(socket.SHUT_WR)
        return sock.recv(65536).split(b"\r\n")[0]


def tracebacks(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://]", "[", "http://a\\[b"])
def test_a_malformed_origin_is_refused(server: Server, caplog: pytest.LogCaptureFixture, origin: str) -> None:
    own = f"host: 127.0.0.1:{server.settings.port}"
    for first in ("POST /api/me HTTP/1.1", "DELETE /api/me HTTP/1.1"):
        assert b" 403 " in raw(server, first, own, f"origin: {origin}", "content-length: 0")
    assert not tracebacks(caplog)


@pytest.mark.parametrize("host", ["[", "[::1", "]:80", "[x]", "a b"])
def test_a_malformed_host_is_refused(server: Server, caplog: pytest.LogCaptureFixture, host: str) -> None:
    assert b" 403 " in raw(server, "GET /api/about HTTP/1.1", f"host: {host}") and not tracebacks(caplog)


def test_a_body_cut_off_by_its_sender_leaves_no_traceback(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    own = f"host: 127.0.0.1:{server.settings.port}"
    with socket.create_connection(("127.0.0.1", server.settings.port), timeout=60) as sock:
        lines = ("POST /api/me HTTP/1.1", own, "content-type: application/json", "content-length: 50", "", '{"na')
        sock.sendall("\r\n".join(lines).encode())
    server.browser().get("/api/about")
    wait_for(lambda: not server._server.server_state.tasks)
    assert not tracebacks(caplog)


def test_a_table_that_no_database_takes_the_question_for(server: Server) -> None:
    for name in ("%00", "a%00b", "%ff%fe", "' or 1"):
        assert server.browser().get(f"/api/tables/{name}/hello", 404)["reason"]["id"] == "no-table"


# Storage that fails


def full(self: Store, jobs: Any) -> None:
    raise OSError(28, "No space left on device")


def test_people_are_told_and_it_goes_on_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is thrown out: the table stays readable, a bot waits, and plays on when the disk has room again."""
    monkeypatch.setattr(storing, "FIRST_PAUSE", 0.01)
    commit = Store._commit
    with running(tmp_path) as server:
        anna = server.browser()
        table = anna.table(game="smugglers", seats="here bot", level="first")["id"]
        with anna.socket(table) as wire:
            wire.read()
            while not can_answer(wire.state):
                wire.read()
            before, n = wire.state, wire.n
            monkeypatch.setattr(Store, "_commit", full)
            refused = wire.move(before["ask"]["options"][0]["move"])
            assert refused["is"] == "refused" and refused["reason"]["id"] == "no-storage"
            assert wire.told("storage")[0]["reason"]["text"].startswith("The server cannot store anything")
            assert anna.get(f"/api/tables/{table}/hello", seat=0)["state"] == before, "it can be looked at"
            monkeypatch.setattr(Store, "_commit", commit)
            wait_for(lambda: wire.move(before["ask"]["options"][0]["move"], expect=n)["is"] == "done")
            assert "reason" not in wire.told("storage")[-1], "and they are told when it is over"


def test_a_bot_waits_for_a_disk_that_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it could not store at first it does again, and the game goes on to its end."""
    monkeypatch.setattr(storing, "FIRST_PAUSE", 0.01)
    commit = Store._commit
    failed: list[int] = []

    def fails_twice(self: Store, jobs: Any) -> None:
        params = [given for job in jobs for statement, given in job.statements if statement is queries.LOGGING]
        if len(failed) < 2 and any(str(value).startswith(BY_BOT) for rows in params for row in rows for value in row):
            failed.append(1)
            full(self, jobs)
        commit(self, jobs)

    with running(tmp_path) as server:
        monkeypatch.setattr(Store, "_commit", fails_twice)
        anna = server.browser()
        table = anna.table(game="smugglers", seats="here bot", level="first")["id"]
        room = server.house.rooms[table]
        with anna.socket(table) as wire:
            wire.read()
            while not wire.state["over"]:
                if can_answer(wire.state):
                    if wire.move(wire.state["ask"]["options"][0]["move"])["is"] == "refused":
                        wire.ask(do="why", move=wire.state["ask"]["options"][0]["move"])
                else:
                    wire.read()
        assert len(failed) == 2 and server.house.rooms[table] is room, "it has not left the memory"


def test_attempts_come_less_and_less_often_and_the_log_says_it_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings = Settings(tmp_path)
    migrate(settings)
    store = Store(open_engine(settings.url), Metrics())
    for _time in range(20):
        store._failed(OSError(28, "No space left on device"))
    assert store.pause == storing.LONGEST_PAUSE
    store._works()
    assert store.pause == 0.0
    store.close()
    lines = [record.getMessage() for record in caplog.records if record.name == "freebooter.store"]
    assert lines == ["the database cannot be used: OSError", "the database can be used again"]


def test_errors_of_the_database_do_not_repeat_what_was_to_be_stored(tmp_path: Path) -> None:
    engine = open_engine(Settings(tmp_path).url)
    with engine.connect() as connection, pytest.raises(Exception, match="no such table") as error:
        connection.exec_driver_sql("insert into absent values (?)", ("the queen of spades",))
    assert "spades" not in str(error.value)
    engine.dispose()


def test_a_log_cannot_be_filled() -> None:
    sparing = Sparing(burst=5, per_minute=0.0)
    record = logging.LogRecord("uvicorn.error", logging.WARNING, "", 1, "Invalid HTTP request received.", None, None)
    other = logging.LogRecord("uvicorn.error", logging.WARNING, "", 1, "something else", None, None)
    assert sum(sparing.filter(record) for _time in range(100)) == 5 and sparing.filter(other)


def test_a_log_for_machines_has_an_object_on_each_line() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.LogRecord("house", logging.WARNING, "", 1, 'a "%s"\nbreak', ("name",), sys.exc_info())
    (line,) = JsonLines().format(record).splitlines()
    told = json.loads(line)
    assert told["message"] == 'a "name"\nbreak' and "ValueError: two\nlines" in told["exception"]
    assert (told["level"], told["logger"], told["process"]) == ("warning", "house", os.getpid())
    assert datetime.fromisoformat(told["time"]).tzinfo is not None


def test_a_worker_whose_server_has_gone_says_nothing() -> None:
    command = [sys.executable, "-m", "freebooter.server.workers.worker", "0"]
    read, write = os.pipe()
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=write, stderr=subprocess.PIPE)
    for end in (write, read):  # nobody reads its answers any more
        os.close(end)
    _out, err = process.communicate(timeout=60)
    assert err == b"" and process.returncode == 1


def test_a_step_of_the_clock_does_not_end_the_watch_over_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python's sleep fails when the clock of the system is set back; the worker must still end with its server."""
    parents = iter([7, 7, 7, 1])
    troubles = iter([ValueError("sleep length must be non-negative"), OSError(22, "Invalid argument")])

    def sleep(_seconds: float) -> None:
        for trouble in troubles:
            raise trouble

    def leave(code: int) -> None:
        raise SystemExit(code)

    monkeypatch.setattr(worker, "os", SimpleNamespace(getppid=lambda: next(parents), _exit=leave))
    monkeypatch.setattr(worker, "time", SimpleNamespace(sleep=sleep))
    with pytest.raises(SystemExit) as ended:
        worker.end_with(7)
    assert ended.value.code == 1 and next(parents, None) is None


# Recovery


def test_a_clock_that_was_set_back_does_not_lengthen_a_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        anna = server.browser()
        real = server.house.now
        monkeypatch.setattr(server.house, "now", lambda: real() + 3_600_000)
        table = anna.table(game="smugglers", seats="here here", clock=1)["id"]
        monkeypatch.setattr(server.house, "now", real)
        rows = server.house.rooms[table].table.rows
        wait_for(lambda: any(row.by == "clock" for row in rows))


def test_a_bot_that_failed_gets_its_seat_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("freebooter.server.tables.answers.autoplay.REST", 2)
    with running(tmp_path) as server:
        anna = server.browser()
        table = anna.table(seats="here bot", level="raises", options={"round_limit": 12})["id"]
        said: list[str] = []

        def recalled() -> bool:
            with anna.socket(table, seat=0) as wire:
                wire.read()
                while can_answer(wire.state):
                    wire.move(wire.state["ask"]["options"][0]["move"])
            updates = anna.get(f"/api/tables/{table}/events", most=500)["updates"]
            said[:] = [line["kind"] for update in updates for line in update.get("lines", ())]
            return "seat-recalled" in said

        wait_for(recalled)
        assert said.index("seat-replaced") < said.index("seat-recalled")


def test_when_the_host_goes_somebody_else_is_the_host(server: Server) -> None:
    anna, bob = server.browser(), server.browser()
    table = anna.table(game="smugglers", seats="here invite bot")
    bob.post("/api/join", {"code": table["seats"][1]["code"], "name": "Bob"})
    path = f"/api/tables/{table['id']}"
    assert not bob.get(path).get("host")
    anna.http.delete("/api/me")
    assert bob.post(f"{path}/resume")["table"]["host"]
    assert bob.get(path)["host"] and bob.post(f"{path}/seats/0/reissue")["code"]


# Backups, restoring, exporting


@pytest.fixture
def database(tmp_path: Path) -> Path:
    settings = Settings(tmp_path / "data")
    settings.data.mkdir()
    migrate(settings)
    assert settings.sqlite is not None
    return settings.sqlite


def test_a_backup_may_have_any_name(database: Path, tmp_path: Path) -> None:
    for name in ("what?.db", "50%.db", "a#b.db", "ż ó.db"):
        back_up_sqlite(database, tmp_path / name)
        check(tmp_path / name)
        assert (tmp_path / name).stat().st_mode & 0o77 == 0


def test_a_damaged_database_is_said_to_be_damaged(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = bytearray(database.read_bytes())
    data[4096:12288] = os.urandom(8192)
    database.write_bytes(bytes(data))
    out = tmp_path / "out"
    assert run(["backup", str(out / "all.db"), "--data", str(database.parent), "--language", "en"]) == 1
    assert "is damaged" in capsys.readouterr().err and not list(out.iterdir()), "and nothing is left behind"


@pytest.mark.parametrize(
    "change",
    [
        "create trigger t after insert on log begin delete from log; end",
        "drop table log; create view log as with recursive c(x) as (select 1 union all select x + 1 from c) select x"
        " from c",
        "drop table guests",
        "create table more (x)",
        "alter table tables add column x",
        "drop index tables_by_code",
        "update alembic_version set version_num = '0099'",
        "update alembic_version set version_num = '0003'",
        "delete from alembic_version",
    ],
)
def test_a_file_of_another_form_is_not_restored(database: Path, tmp_path: Path, change: str) -> None:
    file = tmp_path / "foreign.db"
    back_up_sqlite(database, file)
    with sqlite3.connect(file) as connection:
        connection.executescript(change)
    connection.close()
    before = database.read_bytes()
    with pytest.raises(NotABackup):
        restore_sqlite(file, database)
    assert database.read_bytes() == before and not database.with_name("freebooter.db.before-restore").exists()


def test_every_form_that_ever_was_can_be_restored(database: Path, tmp_path: Path) -> None:
    for form in KNOWN:
        file = tmp_path / f"{form}.db"
        engine = open_engine(f"sqlite:///{file}")
        upgrade(engine, form)
        engine.dispose()
        restore_sqlite(file, database)
        assert migrate(Settings(database.parent)) == ("" if form == KNOWN[-1] else f"from {form}")


def test_an_exported_running_game_is_for_its_owner_only(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        table = server.browser().table(seats="here here")["id"]
    file = tmp_path / "game.jsonl"
    assert run(["export", table, str(file), "--data", str(tmp_path / "data")]) == 0
    assert file.stat().st_mode & 0o77 == 0 and (tmp_path / "game.jsonl.key").stat().st_mode & 0o77 == 0


def test_a_table_of_older_rules_can_be_exported(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        table = server.browser().table(seats="here here")["id"]
        path = server.settings.sqlite
    assert path is not None
    with sqlite3.connect(path) as connection:
        connection.execute("update tables set rules = '0', header = replace(header, '\"rules\":\"', '\"rules\":\"0.')")
    connection.close()
    file = tmp_path / "game.jsonl"
    assert run(["export", table, str(file), "--data", str(tmp_path / "data")]) == 0
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert lines[0]["rules"].startswith("0.") and lines[1]["n"] == 0
    assert len((tmp_path / "game.jsonl.key").read_text().strip()) == 64 and file.stat().st_mode & 0o77 == 0


@pytest.mark.parametrize("place", ["n", "undo", "seat", "draws"])
def test_an_absurd_number_in_a_record_is_a_sentence(tmp_path: Path, place: str) -> None:
    path = recorded(tmp_path / "game")
    lines = path.read_bytes().splitlines(keepends=True)
    line = msgspec.json.decode(lines[2])
    line[place] = [10**300] if place == "draws" else 10**300
    lines[2] = json.dumps(line).encode() + b"\n"
    path.write_bytes(b"".join(lines))
    assert one_sentence(freebooter("verify", path))
