"""The store on a real PostgreSQL: a cluster of its own in a temporary folder, reached by a socket file only.

It runs where the programs of a PostgreSQL server and its driver are found (on Debian: apt-get install postgresql;
the driver comes with `pip install freebooter[postgres]`), and is left out elsewhere.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from sqlalchemy import select

from freebooter.server.offline import read_one
from freebooter.server.settings import Settings
from freebooter.server.storage import schema
from freebooter.server.storage.migrate import current, migrate
from freebooter.server.storage.ownership import DatabaseBusy, Ownership
from freebooter.server.storage.store import open_engine
from tests.server.harness import can_answer, play_out, running


def programs() -> Path | None:
    """Where initdb and pg_ctl lie; Debian keeps them out of the PATH."""
    places = [Path(found).parent for found in [shutil.which("initdb")] if found]
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "initdb").exists() and (place / "pg_ctl").exists()), None)


def as_somebody() -> list[str]:
    """PostgreSQL does not run as root; then it runs as the user that its package made."""
    if os.getuid() != 0:
        return []
    try:
        pwd.getpwnam("postgres")
    except KeyError:
        pytest.skip("left out: PostgreSQL does not run as root, and there is no user postgres")
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    where = programs()
    if where is None or find_spec("psycopg") is None:
        pytest.skip("left out: there is no PostgreSQL server, or no psycopg, on this machine")
    before = as_somebody()
    with tempfile.TemporaryDirectory(prefix="fb-pg-") as made:
        folder = Path(made)
        if before:
            shutil.chown(folder, "postgres", "postgres")

        def run(*words: str) -> None:
            done = subprocess.run([*before, *words], cwd=folder, capture_output=True, text=True, timeout=120)
            assert done.returncode == 0, done.stdout + done.stderr

        run(str(where / "initdb"), "-D", f"{folder}/db", "-U", "freebooter", "-A", "trust", "-E", "UTF8", "-N")
        options = f"-k {folder} -c listen_addresses='' -c unix_socket_permissions=0777"
        run(str(where / "pg_ctl"), "-D", f"{folder}/db", "-o", options, "-l", f"{folder}/log", "-w", "start")
        try:
            yield f"postgresql+psycopg://freebooter@/postgres?host={folder}"
        finally:
            run(str(where / "pg_ctl"), "-D", f"{folder}/db", "-m", "immediate", "-w", "stop")


def test_a_second_server_on_the_same_database_is_refused(database: str, tmp_path: Path) -> None:
    settings = Settings(tmp_path, database)
    first, second = Ownership(settings), Ownership(settings)
    first.take()
    with pytest.raises(DatabaseBusy):
        second.take()
    first.close()
    second.take()
    second.close()


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


def test_two_writers_cannot_both_write_a_row(database: str, tmp_path: Path) -> None:
    """Should two servers ever share a database, the second row of a number is refused and the table read again."""
    with running(tmp_path / "one", database=database) as one, running(tmp_path / "two", database=database) as two:
        anna = one.browser()
        made = anna.post("/api/tables", {"game": "smugglers", "seats": [{"kind": "here"}] * 2}, 201)
        name, token = made["table"]["id"], made["token"]
        here, there = (server.browser(authorization=f"Bearer {token}") for server in (one, two))
        path = f"/api/tables/{name}/commands"
        there.get(f"/api/tables/{name}")
        assert here.post(path, {"do": "say", "id": "a", "text": "one"}, seat=0)["is"] == "done"
        late = there.http.post(path, json={"do": "say", "id": "b", "text": "two"}, params={"seat": 1})
        assert late.status_code == 503 and late.json()["reason"]["id"] == "not-stored"
        assert there.post(path, {"do": "say", "id": "b", "text": "two"}, seat=1)["is"] == "done"
        told = there.get(f"/api/tables/{name}/events", seat=1)["updates"]
        assert [update["n"] for update in told] == [1, 2, 3]
