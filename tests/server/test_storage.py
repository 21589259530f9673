"""The database: migrations after a backup, backups that are whole, restart in every phase, disks that fail."""

import random
import sqlite3
import threading
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateTable

from freebooter.games import _added, add_game, find_game
from freebooter.games.black_fleet.game import GAME, OLDER
from freebooter.games.marauders.game import GAME as MARAUDERS
from freebooter.kernel.record import Reader, read_match
from freebooter.kernel.state import digest
from freebooter.server.settings import Settings
from freebooter.server.storage import migrate as migrating
from freebooter.server.storage import queries
from freebooter.server.storage.backup import NotABackup, back_up_sqlite, check, restore_sqlite
from freebooter.server.storage.migrate import TooNew, current, migrate
from freebooter.server.storage.paths import Busy, Lock
from freebooter.server.storage.queries import read_table
from freebooter.server.storage.schema import HEAD, metadata
from freebooter.server.storage.store import MOST_AT_ONCE, Prepared, Store, gather, open_engine
from freebooter.server.tables.state.table import Table
from tests.kernel.voyage import Lines
from tests.server.harness import Server, can_answer, running, wait_for


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    assert migrate(settings) == "made" and migrate(settings) == ""
    made = inspect(create_engine(settings.url))
    for table in metadata.sorted_tables:
        assert [column["name"] for column in made.get_columns(table.name)] == [column.name for column in table.columns]
        assert {index["name"] for index in made.get_indexes(table.name)} == {index.name for index in table.indexes}


def test_an_older_database_is_backed_up_first_and_a_newer_one_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(data=tmp_path)
    migrate(settings)
    seen: list[str] = []
    monkeypatch.setattr(migrating, "HEAD", "9998")
    monkeypatch.setattr(migrating, "upgrade", lambda engine: seen.append("upgraded"))
    assert migrate(settings) == f"from {HEAD}" and seen == ["upgraded"]
    check(tmp_path / "backups" / f"before-9998-from-{HEAD}.db")
    with sqlite3.connect(tmp_path / "freebooter.db") as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    with pytest.raises(TooNew):
        migrate(settings)


def older(settings: Settings, form: str, source: Path) -> None:
    """A database as that version left it, with all that is in the source as far as it had a place for it."""
    engine = open_engine(settings.url)
    migrating.upgrade(engine, form)
    with sqlite3.connect(source) as now:
        for table in metadata.sorted_tables:
            if not inspect(engine).has_table(table.name):
                continue
            known = {column["name"] for column in inspect(engine).get_columns(table.name)}
            names = [column.name for column in table.columns if column.name in known]
            quoted = ", ".join(f'"{name}"' for name in names)
            rows = now.execute(f"select {quoted} from {table.name}").fetchall()
            with engine.begin() as connection:
                for row in rows:
                    connection.exec_driver_sql(
                        f"insert into {table.name} ({quoted}) values ({', '.join('?' * len(names))})", tuple(row)
                    )
    now.close()
    engine.dispose()


@pytest.mark.parametrize("form", migrating.KNOWN[:-1])
def test_a_database_of_every_older_form_is_brought_up_and_played_on(tmp_path: Path, form: str) -> None:
    with running(tmp_path / "new") as server:
        anna = server.browser()
        table = anna.table(game="smugglers", seats="here here bot", level="first")["id"]
        path = f"/api/tables/{table}"
        move = anna.get(f"{path}/hello", seat=0)["state"]["ask"]["options"][0]["move"]
        anna.post(f"{path}/commands", {"do": "move", "id": "m", "expect": 1, "move": move}, seat=0)
        cookies = anna.http.cookies
        source = server.settings.sqlite
        assert source is not None
    (tmp_path / "old").mkdir()
    settings = Settings(data=tmp_path / "old")
    older(settings, form, source)
    assert current(open_engine(settings.url)) == form
    assert migrate(settings) == f"from {form}" and migrate(settings) == ""
    check(tmp_path / "old" / "backups" / f"before-{HEAD}-from-{form}.db")
    with running(tmp_path / "old") as server:
        anna = server.browser()
        anna.http.cookies = cookies
        state = anna.get(f"{path}/hello", seat=0)["state"]
        assert state["ask"]["sealed"] == move
        told = anna.get(path)
        assert len(told["code"]) == 8
        assert server.browser().post("/api/join", {"code": told["code"]})["table"]["id"] == table
        other = anna.get(f"{path}/hello", seat=1)["state"]
        body = {"do": "move", "id": "n", "expect": other["n"], "move": other["ask"]["options"][0]["move"]}
        assert anna.post(f"{path}/commands", body, seat=1)["is"] == "done"


def test_facts_that_lay_beside_the_secret_are_dropped(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    engine = open_engine(settings.url)
    migrating.upgrade(engine, "0003")
    with engine.begin() as connection:
        for name in ("secret", "fold-sometable1"):
            connection.exec_driver_sql("insert into house (name, value) values (?, ?)", (name, b"x"))
    assert migrate(settings) == "from 0003"
    with engine.connect() as connection:
        assert connection.exec_driver_sql("select name from house").scalars().all() == ["secret"]
        assert connection.exec_driver_sql("select * from game_facts").all() == [], "they are made again"
    engine.dispose()


def test_sqlite_is_set_to_be_safe(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    migrate(settings)
    with open_engine(settings.url).connect() as connection:
        assert connection.exec_driver_sql("pragma journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("pragma synchronous").scalar() == 2, "FULL"


def test_another_database(tmp_path: Path) -> None:
    """Any URL of SQLAlchemy: here another file, and for PostgreSQL that every statement can be said to it."""
    with running(tmp_path / "data", database=f"sqlite:///{tmp_path / 'other.db'}") as server:
        anna = server.browser()
        anna.table(game="smugglers", seats="here here")
        room = next(iter(server.house.rooms.values()))
        table = room.table
    assert (tmp_path / "other.db").exists() and not (tmp_path / "data" / "freebooter.db").exists()
    statements = [
        *queries.storing_table(table.stored, table.chairs, table.rows),
        *queries.storing_rows(table.stored, table.rows),
        queries.storing_codes(table.stored),
        queries.storing_chair(table.stored, table.chairs[0]),
        *queries.removing_table(table.stored.id),
        *queries.storing_guest("g", "n", "en", 0),
    ]
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    said = "\n".join(
        statement.text_for(dialect) if isinstance(statement, Prepared) else str(statement.compile(dialect=dialect))  # type: ignore[attr-defined]
        for statement, _params in statements
    )
    assert said.count("%s") == 12, "the two statements that every move is stored by"
    assert said.count('"table"') > 5
    for made in metadata.sorted_tables:
        assert f"CREATE TABLE {made.name}" in str(CreateTable(made).compile(dialect=dialect))


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with Lock(tmp_path) as lock:
        lock.write_address("http://127.0.0.1:8000")
        with pytest.raises(Busy) as busy:
            Lock(tmp_path).take()
        assert busy.value.address == "http://127.0.0.1:8000"
    with Lock(tmp_path):
        pass


def test_backups_under_load_are_whole(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        anna = server.browser()
        table = anna.table(game="smugglers", seats="here here")["id"]
        done = threading.Event()

        def chatter() -> None:
            number = 0
            while not done.is_set():
                number += 1
                body = {"do": "say", "id": f"c{number}", "text": "x" * 200}
                anna.post(f"/api/tables/{table}/commands", body, seat=0)

        talking = threading.Thread(target=chatter)
        talking.start()
        try:
            source = server.settings.sqlite
            assert source is not None
            for number in range(5):
                back_up_sqlite(source, tmp_path / f"{number}.db")
        finally:
            done.set()
            talking.join()
        said = len(anna.get(f"/api/tables/{table}/events", seat=0, most=500)["updates"])
    for number in range(5):
        check(tmp_path / f"{number}.db")
        found = read_back(tmp_path / f"{number}.db", table)
        assert [row.n for row in found.rows] == list(range(len(found.rows))) and len(found.rows) <= said
    (tmp_path / "torn.db").write_bytes((tmp_path / "4.db").read_bytes()[:-5000])
    for bad in (tmp_path / "torn.db", tmp_path / "none.db"):
        with pytest.raises(NotABackup):
            restore_sqlite(bad, tmp_path / "data" / "freebooter.db")
    kept = restore_sqlite(tmp_path / "0.db", tmp_path / "data" / "freebooter.db")
    assert kept is not None
    check(kept)
    with running(tmp_path / "data") as server:
        again = server.browser(authorization=f"Bearer {anna_token(anna, table)}")
        assert again.get(f"/api/tables/{table}/hello", seat=0)["state"]["waiting"] == [0, 1]


def anna_token(anna: Any, table: str) -> str:
    return str(anna.http.cookies.get("fb_seats", path=f"/api/tables/{table}")).strip('"')


def read_back(path: Path, table: str) -> Table:
    with open_engine(f"sqlite:///{path}").connect() as connection:
        found = read_table(connection, table)
    assert found is not None
    return Table.read(*found)


def test_restart_gives_the_same_state_in_every_phase(server: Server) -> None:
    """Whole games; before every move the table is read anew from the disk and compared with the one in memory."""
    for game, options in (("smugglers", {}), ("seven-seas", {"round_limit": 5})):
        anna = server.browser()
        table = anna.table(game=game, seats="here here here", options=options, seed="phases")["id"]
        dice = random.Random(5)
        room = server.house.rooms[table]
        phases: set[str] = set()
        wires = [anna.socket(table, seat=seat) for seat in range(3)]
        for wire in wires:
            wire.read()
        while not room.table.match.over:
            asked = room.table.match.asked[0]
            source = server.settings.sqlite
            assert source is not None
            again = read_back(source, table)
            assert digest(again.match.run.state) == digest(room.table.match.run.state)
            assert again.match.sealed == room.table.match.sealed and again.match.asked == room.table.match.asked
            assert again.streams == room.table.streams and again.question_row == room.table.question_row
            phases.add(room.table.match.prompt)
            wire = wires[asked]
            while not can_answer(wire.state):
                wire.read()
            if dice.random() < 0.1 and wire.state["undo"]["mode"] == "free":
                wire.ask(do="undo", expect=wire.n)
                for other in wires:
                    other.rest(0.02)
                continue
            wire.move(dice.choice(wire.state["ask"]["options"])["move"])
        assert len(phases) >= 3
        for wire in wires:
            wire.connection.close()


def test_a_disk_that_fails_changes_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = server.browser()
    table = anna.table(game="smugglers", seats="here here")["id"]
    path = f"/api/tables/{table}"
    before = anna.get(f"{path}/hello", seat=0)["state"]
    commit = Store._commit

    def full(self: Store, jobs: Any) -> None:
        raise OSError(28, "No space left on device")

    body = {"do": "move", "id": "m1", "expect": 1, "move": before["ask"]["options"][0]["move"]}
    monkeypatch.setattr(Store, "_commit", full)
    answer = anna.http.post(f"{path}/commands", json=body, params={"seat": 0})
    assert answer.status_code == 503 and answer.json()["reason"]["id"] == "no-storage"
    monkeypatch.setattr(Store, "_commit", commit)
    assert anna.get(f"{path}/hello", seat=0)["state"] == before
    wait_for(lambda: anna.http.post(f"{path}/commands", json=body, params={"seat": 0}).status_code == 200)
    assert anna.post(f"{path}/commands", body, seat=0)["is"] == "done", "the same command can be sent again"


def test_a_busy_writer_waits_a_moment_for_more_and_another_does_not() -> None:
    jobs: SimpleQueue[Any] = SimpleQueue()
    for number in range(MOST_AT_ONCE + 2):
        jobs.put(number)
    assert gather(jobs, False, rest=jobs.put) == list(range(MOST_AT_ONCE))
    assert gather(jobs, True, rest=lambda seconds: jobs.put("late")) == [MOST_AT_ONCE, MOST_AT_ONCE + 1, "late"]
    jobs.put("last")
    jobs.put(None)
    jobs.put("never")
    assert gather(jobs, True, rest=lambda seconds: None) == ["last", None], "nothing is written after the end"


def test_one_bad_write_does_not_spoil_the_others(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two writers that both believe to be the owner of a table: the second row of a number is refused.

    The writer waits for two more here, so that what comes meanwhile is committed together.
    """
    anna = server.browser()
    tables = [anna.table(game="smugglers", seats="here here")["id"] for _ in range(5)]
    broken = server.house.rooms[tables[0]]
    with sqlite3.connect(server.settings.sqlite or "") as other:
        other.execute("insert into log values (?, 1, 0, 'say', 0, '', '{\"text\":\"first\"}')", (tables[0],))
    other.close()
    results: dict[str, int] = {}
    batches: list[int] = []
    commit = Store._commit

    def slow(self: Store, jobs: Any) -> None:
        batches.append(len(jobs))
        if len(batches) == 1:
            wait_for(lambda: len(jobs) + self._jobs.qsize() > 2)
        commit(self, jobs)

    def say(table: str) -> None:
        body = {"do": "say", "id": "s", "text": "hello"}
        response = anna.http.post(f"/api/tables/{table}/commands", json=body, params={"seat": 0})
        results[table] = response.status_code

    monkeypatch.setattr(Store, "_commit", slow)
    threads = [threading.Thread(target=say, args=(table,)) for table in reversed(tables)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert max(batches) > 1, "they came in one batch"
    assert results[tables[0]] == 503 and [results[table] for table in tables[1:]] == [200] * 4
    assert server.house.rooms.get(tables[0]) is not broken
    lines = anna.get(f"/api/tables/{tables[0]}/events", seat=0)["updates"][-1]["lines"]
    assert lines[0]["text"].endswith("first"), "it was read again as it is"


def test_other_rules_are_refused_clearly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server:
        table = server.browser().table(game="smugglers", seats="here here", open=True)["id"]
    from tests.server.smugglers import GAME

    monkeypatch.setattr(GAME, "version", "2")
    with running(tmp_path) as server:
        answer = server.browser().get(f"/api/tables/{table}", 409)
        assert answer["reason"]["id"] == "rules-changed" and answer["reason"]["params"]["said"] == "1"
        server.browser().get("/api/tables")


def test_a_table_goes_on_by_the_rules_by_which_it_began(tmp_path: Path) -> None:
    """Black Fleet has a second version of its rules and still knows the first."""
    add_game(OLDER)
    try:
        with running(tmp_path) as server:
            table = server.browser().table(game="black-fleet", seats="here here here", open=True)["id"]
    finally:
        _added.pop("black-fleet")
    with running(tmp_path) as server:
        anna = server.browser()
        info = anna.get(f"/api/tables/{table}")
        assert (info["rules"], info.get("playable", True)) == ("1", True)
        match = server.house.rooms[table].table.match
        assert match.game is OLDER
        assert server.browser().table(game="black-fleet", seats="here here here", open=True)["rules"] == GAME.version


def test_a_table_with_hashes_of_an_older_form_goes_on_in_the_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is stored anew when it is opened, once; a form that is not known yet is refused."""
    monkeypatch.setattr(MARAUDERS, "form", 1)
    with running(tmp_path) as server:
        table = server.browser().table(game="marauders", seats="here here", seed="form", open=True)["id"]
        room = server.house.rooms[table]
        old = room.table.record()
        source = server.settings.sqlite
        assert source is not None and b'"form"' not in old
    monkeypatch.setattr(MARAUDERS, "form", 2)
    with running(tmp_path) as server:
        anna = server.browser()
        anna.get(f"/api/tables/{table}")
        room = server.house.rooms[table]
        assert room.table.rewritten
        assert Lines(room.table.record()).header["form"] == 2
        assert Lines(room.table.record()).entry(0)["draws"] == Lines(old).entry(0)["draws"]
        assert Lines(room.table.record()).entry(0)["hash"] != Lines(old).entry(0)["hash"]
        again = read_back(source, table)
        assert again.rewritten == []
        assert again.record() == room.table.record()
        asked = again.match.asked[0]
        ask = again.match.ask_of(asked)
        assert ask is not None
        again.play(asked, ask.options[0].name, "", 0)
        assert not Reader(again.record(), find_game, again.match.key).older_form
        assert read_match(again.record(), find_game, again.match.key).asked == again.match.asked
    monkeypatch.setattr(MARAUDERS, "form", 1)
    with running(tmp_path) as server:
        answer = server.browser().get(f"/api/tables/{table}", 409)
        assert answer["reason"]["id"] == "record-form" and answer["reason"]["params"]["said"] == 2


def test_forgetting_a_guest(server: Server) -> None:
    anna, bob = server.browser(), server.browser()
    anna.post("/api/me", {"name": "Anna Secretname"})
    table = anna.table(game="smugglers", seats="here invite", open=True)
    bob.post("/api/join", {"code": table["seats"][1]["code"]})
    path = f"/api/tables/{table['id']}"
    anna.post(f"{path}/commands", {"do": "say", "id": "s", "text": "my private words"}, seat=0)
    assert anna.http.delete("/api/me").status_code == 204
    told = str(bob.get(f"{path}/events", seat=1)) + str(bob.get(path))
    assert "Secretname" not in told and "private words" not in told
    database = Path(server.settings.sqlite or "").with_suffix(".db")
    with sqlite3.connect(database) as connection:
        dump = "\n".join(connection.iterdump())
    connection.close()
    assert "Secretname" not in dump and "private words" not in dump
    assert bob.get(f"{path}/hello", seat=1)["seat"] == 1, "the others play on"
