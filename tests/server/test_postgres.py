"""The store on a real PostgreSQL: a cluster of its own in a temporary folder, reached by a socket file only.

It runs where the programs of a PostgreSQL server and its driver are found (on Debian: apt-get install postgresql;
the driver comes with `pip install freebooter[postgres]`), and is left out elsewhere.
"""

from pathlib import Path

from sqlalchemy import select

from freebooter.server.offline import read_one
from freebooter.server.settings import Settings
from freebooter.server.storage import schema
from freebooter.server.storage.migrate import current, migrate
from freebooter.server.storage.store import open_engine
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
