"""The store on a real PostgreSQL: a cluster of its own in a temporary folder, reached by a socket file only.

It runs where the programs of a PostgreSQL server and its driver are found (on Debian: apt-get install postgresql;
the driver comes with `pip install freebooter[postgres]`), and is left out elsewhere.
"""

from pathlib import Path

import pytest
from sqlalchemy import select, text

from freebooter.server.offline import read_one
from freebooter.server.settings import Settings
from freebooter.server.storage import schema
from freebooter.server.storage.backup import NotABackup
from freebooter.server.storage.backup_postgres import back_up_postgres, check_dump
from freebooter.server.storage.migrate import current, migrate
from freebooter.server.storage.store import open_engine
from tests.cli.console import freebooter, one_sentence
from tests.server.harness import can_answer, play_out, running


def test_a_game_a_restart_and_all_that_is_written(database: str, tmp_path: Path) -> None:
    """Two games with bots, talk, a loan, takings-back; the server stops in the middle and goes on; a guest leaves."""
    settings = Settings(data=tmp_path, database=database)
    with running(tmp_path, database=database) as server:
        assert current(server.house.store.engine) == schema.HEAD and migrate(settings) == ""
        anna, bob = server.browser(), server.browser()
        anna.post("/api/me", {"name": "Anna Ż. 🏴"})
        table = anna.table(game="smugglers", seats="here invite bot", open=True, clock=600)
        name = table["id"]
        bob.post("/api/join", {"code": table["code"], "name": "Bob"})
        anna.post(f"/api/tables/{name}/commands", {"do": "say", "id": "s", "text": "Ahoj \x00 🦜"}, seat=0)
        with anna.socket(name) as a:
            a.read()
            while not can_answer(a.state):
                a.read()
            a.move(a.state["ask"]["options"][1]["move"], id="sealed")
        assert [each["id"] for each in bob.get("/api/tables")["open"]] == [name]
        before = anna.get(f"/api/tables/{name}/hello", seat=0)["state"]
        anna_cookies, bob_cookies = anna.http.cookies, bob.http.cookies
    assert read_one(settings, name) is not None
    with running(tmp_path, database=database) as server:
        anna, bob = server.browser(), server.browser()
        anna.http.cookies, bob.http.cookies = anna_cookies, bob_cookies
        after = anna.get(f"/api/tables/{name}/hello", seat=0)["state"]
        assert after["ask"]["sealed"] == before["ask"]["sealed"] and after["deadline"] == before["deadline"]
        again = {"do": "move", "id": "sealed", "expect": 0, "move": "whatever"}
        assert anna.post(f"/api/tables/{name}/commands", again, seat=0)["is"] == "done", "it was carried out once"
        with anna.socket(name) as a, bob.socket(name) as b:
            a.read(), b.read()
            assert play_out({0: a, 1: b}, lambda seat, state, options: options[0]) > 3
        assert anna.get("/api/me")["name"] == "Anna Ż. 🏴" and anna.get("/api/me")["tables"][0]["over"]
        assert anna.http.delete("/api/me").status_code == 204
        with open_engine(database).connect() as connection:
            rows = list(connection.execute(select(schema.log.c.body)).scalars())
            assert rows and not [row for row in rows if "🦜" in row], "what Anna said is forgotten"
            names = connection.execute(select(schema.seats.c.name).where(schema.seats.c.seat == 0)).scalars()
            assert set(names) == {""}


# Backups


def test_a_backup_is_whole_and_comes_back(database: str, tmp_path: Path) -> None:
    """Made while the server runs; put in place when none does; what was there is kept, and can be put back."""
    settings = Settings(tmp_path / "data", database)
    file = tmp_path / "games.dump"
    with running(tmp_path / "one", database=database) as server:
        anna = server.browser()
        table = anna.table(game="smugglers", seats="here here")["id"]
        command("backup", str(file), "--database", database)
        assert file.stat().st_mode & 0o077 == 0, "hands and keys lie in it"
        anna.post(f"/api/tables/{table}/commands", {"do": "say", "id": "s", "text": "later"}, seat=0)
        there = ("restore", str(file), "--database", database, "--data", str(settings.data))
        assert "stop it first" in one_sentence(freebooter(*there, "--language", "en"))
    command("restore", str(file), "--database", database, "--data", str(settings.data))
    with running(tmp_path / "two", database=database) as server:
        again = server.browser()
        again.http.cookies = anna.http.cookies
        assert again.get(f"/api/tables/{table}/hello", seat=0)["state"]["n"] == 1, "what came later is gone"
    (kept,) = (settings.data / "backups").glob("before-restore-*.dump")
    check_dump(settings, kept)


def test_what_is_not_ours_is_not_restored(database: str, tmp_path: Path) -> None:
    settings = Settings(tmp_path, database)
    migrate(settings)
    engine = open_engine(database)
    for number, (before, after) in enumerate(
        (
            ("create view more as select 1 as one", "drop view more"),
            ("create function f() returns int language sql as 'select 1'", "drop function f()"),
            ("alter table guests add column more text", "alter table guests drop column more"),
            (
                "alter table guests alter column name set default upper('a')",
                "alter table guests alter column name drop default",
            ),
            ("alter table reviews rename to revues", "alter table revues rename to reviews"),
            ("drop index leases_by_server", "create index leases_by_server on leases (server)"),
            (
                "update alembic_version set version_num = '9999'",
                f"update alembic_version set version_num = '{schema.HEAD}'",
            ),
        )
    ):
        with engine.begin() as connection:
            connection.execute(text(before))
        file = tmp_path / f"{number}.dump"
        with pytest.raises(NotABackup):
            back_up_postgres(settings, file)
        assert not file.exists() and not list(tmp_path.glob("*.half")), before
        with engine.begin() as connection:
            connection.execute(text(after))
    engine.dispose()
    whole = tmp_path / "whole.dump"
    back_up_postgres(settings, whole)
    torn = tmp_path / "torn.dump"
    torn.write_bytes(whole.read_bytes()[:-2000])
    for bad in (torn, tmp_path / "nothing.dump"):
        bad.touch()
        there = ("restore", str(bad), "--database", database, "--data", str(tmp_path))
        assert "is not a whole backup" in one_sentence(freebooter(*there, "--language", "en"))


def command(*words: str) -> None:
    done = freebooter(*words, "--language", "en")
    assert done.code == 0, done.err
