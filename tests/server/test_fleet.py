"""Several servers on one PostgreSQL: any of them takes any browser, one of them has each table, and no two write it."""

import asyncio
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import delete, select, text, update

from freebooter.server.access import fleet_pass
from freebooter.server.settings import Settings
from freebooter.server.storage import leases, schema
from freebooter.server.storage.leases import Elsewhere, Lease, LeaseLost
from freebooter.server.storage.leases import Server as Member
from freebooter.server.storage.migrate import migrate
from freebooter.server.storage.store import open_engine
from freebooter.server.workers.jobs import Job, Thought
from tests.cli.console import freebooter, one_sentence
from tests.server.harness import Browser, Json, Server, play_out, running, wait_for
from tools.cluster.fleet import ServerProcess

GRACE = 0
"""Milliseconds that a database that has just started gives everybody; the tests do not wait for it."""


@contextmanager
def two(tmp_path: Path, database: str, **more: object) -> Iterator[tuple[Server, Server]]:
    """On a busy machine a heartbeat may be late, so leases last long here unless a test is about that."""
    given = {"lease_seconds": 120.0, "relay_seconds": 60.0, **more}
    first, second = tmp_path / "one", tmp_path / "two"
    with running(first, database=database, **given) as one, running(second, database=database, **given) as other:
        yield one, other


def at(server: Server, browser: Browser) -> Browser:
    """The same browser, sent to another server by the proxy."""
    same = server.browser()
    for cookie in browser.http.cookies.jar:
        same.http.cookies.jar.set_cookie(cookie)
    return same


def has(server: Server, table: str) -> bool:
    return table in server.house.rooms


def all_present(browser: Browser, table: str) -> bool:
    """In the list of open tables; another server is asked, which may not answer soon."""
    (listed,) = [each for each in browser.get("/api/tables")["open"] if each["id"] == table]
    return all(seat.get("present") for seat in listed["seats"])


def held(database: str, table: str) -> tuple[str, int]:
    engine = open_engine(database)
    with engine.connect() as connection:
        stored = schema.leases
        row = connection.execute(select(stored.c.server, stored.c.generation).where(stored.c.table == table)).one()
    engine.dispose()
    return str(row[0]), int(row[1])


def is_over(database: str, table: str) -> bool:
    engine = open_engine(database)
    with engine.connect() as connection:
        over = connection.execute(select(schema.tables.c.over).where(schema.tables.c.id == table)).scalar_one()
    engine.dispose()
    return bool(over)


# The rows


def test_a_lease_is_for_one_server_at_a_time(database: str, tmp_path: Path) -> None:
    migrate(Settings(tmp_path, database))
    with running(tmp_path, database=database) as server:
        table = server.browser().table(game="smugglers", seats="here here")["id"]
    engine = open_engine(database)
    anna, bob = Member("anna", "127.0.0.1:1"), Member("bob", "127.0.0.1:2")
    with engine.begin() as connection:
        assert leases.take(connection, "nothing", "anna", GRACE) is None
        leases.enter(connection, anna, 60_000)
        leases.enter(connection, bob, 60_000)
        first = leases.take(connection, table, "anna", GRACE)
        assert first is not None
        with pytest.raises(Elsewhere) as elsewhere:
            leases.take(connection, table, "bob", GRACE)
        assert elsewhere.value.server == anna and leases.owner_of(connection, table, GRACE) == anna
        again = leases.take(connection, table, "anna", GRACE)
        assert again is not None and again.generation == first.generation + 1, "each time it is read it is another"
        with pytest.raises(LeaseLost):
            leases.check_leases(connection, [first])
        leases.check_leases(connection, [again])
        leases.beat(connection, anna, -1)  # it has not been heard of for a while
        assert leases.living(connection, GRACE) == [bob]
        late = leases.take(connection, table, "bob", GRACE)
        assert late is not None and late.generation == again.generation + 1
        with pytest.raises(LeaseLost):
            leases.check_leases(connection, [late, again])
        leases.release(connection, again)
        assert leases.owner_of(connection, table, GRACE) == bob, "what one has lost one cannot give away"
        leases.release(connection, late)
        assert leases.owner_of(connection, table, GRACE) is None
        connection.execute(text("delete from servers"))
    engine.dispose()


def test_a_database_that_comes_back_gives_everybody_time_to_say_that_they_live(database: str, tmp_path: Path) -> None:
    migrate(Settings(tmp_path, database))
    engine = open_engine(database)
    with engine.begin() as connection:
        leases.enter(connection, Member("anna", "127.0.0.1:1"), -1)
        assert leases.living(connection, GRACE) == []
        assert [each.id for each in leases.living(connection, 600_000)] == ["anna"], "the database has just started"
        connection.execute(text("delete from servers"))
    engine.dispose()


def test_a_write_under_way_is_waited_for(database: str, tmp_path: Path) -> None:
    """Between the look at the lease and the commit nobody can take it."""
    with running(tmp_path, database=database) as server:
        table = server.browser().table(game="smugglers", seats="here here")["id"]
        owner, generation = held(database, table)
    engine = open_engine(database)
    taken: list[Lease | None] = []

    def take() -> None:
        with engine.begin() as connection:
            taken.append(leases.take(connection, table, "late", GRACE))

    thread = threading.Thread(target=take)
    with engine.begin() as writing:
        leases.check_leases(writing, [Lease(table, owner, generation, 0.0)])
        thread.start()
        with engine.connect() as looking:
            looking = looking.execution_options(isolation_level="AUTOCOMMIT")
            waits = text("select count(*) from pg_stat_activity where wait_event_type = 'Lock'")
            wait_for(lambda: looking.execute(waits).scalar())
        assert not taken
    thread.join()
    assert taken[0] is not None and taken[0].generation == generation + 1
    engine.dispose()


# Playing


def test_a_game_through_two_servers(tmp_path: Path, database: str) -> None:
    """A table begun here is joined and played there; who is there, codes and lists are the same at both."""
    with two(tmp_path, database) as (one, other):
        anna, bob = one.browser(), other.browser()
        table = anna.table(game="smugglers", seats="here invite bot", level="first", open=True)
        name = table["id"]
        joined = bob.post("/api/join", {"code": table["code"], "name": "Bob"})
        assert joined["my_seats"] == [1] and has(one, name) and not has(other, name)
        with anna.socket(name) as a, bob.socket(name) as b:
            a.read(), b.read()
            seats = a.read_until("table")["table"]["seats"]
            assert [seat["present"] for seat in seats[:2]] == [True, True]
            for browser in (anna, bob):
                wait_for(partial(all_present, browser, name))
            assert play_out({0: a, 1: b}, lambda seat, state, options: options[0]) > 3
        assert bob.get(f"/api/tables/{name}/hello", seat=1)["state"]["over"]
        assert bob.get(f"/api/tables/{name}/record").startswith(b'{"')
        assert bob.get(f"/api/tables/{name}/record") == anna.get(f"/api/tables/{name}/record")
        assert bob.get(f"/api/tables/{name}/events", 403, seat=0)["reason"]["id"] == "not-yours"
        assert bob.get("/api/tables/nosuchtabl/hello", 404)["reason"]["id"] == "no-table"
        assert other.house.metrics.relayed > 3 and not has(other, name)


def test_a_socket_that_may_not_be_opened_is_refused_there_too(tmp_path: Path, database: str) -> None:
    from websockets.exceptions import InvalidStatus

    with two(tmp_path, database) as (one, other):
        table = one.browser().table(game="smugglers", seats="here here")["id"]
        with pytest.raises(InvalidStatus) as refused:
            other.browser().socket(table)
        assert refused.value.response.status_code == 403


def test_long_bodies_and_long_waits_are_passed_on(tmp_path: Path, database: str) -> None:
    with two(tmp_path, database) as (one, other):
        anna = one.browser()
        name = anna.table(game="smugglers", seats="here here")["id"]
        there = at(other, anna)
        path = f"/api/tables/{name}/commands"
        assert there.http.post(path, content=b" " * 70_000, params={"seat": 0}).status_code in (413, 415)
        waiting: list[Json] = []
        thread = threading.Thread(
            target=lambda: waiting.append(there.get(f"/api/tables/{name}/events", seat=1, since=1, wait=20))
        )
        thread.start()
        anna.post(path, {"do": "say", "id": "a", "text": "here"}, seat=0)
        thread.join()
        assert [update["kind"] for update in waiting[0]["updates"]] == ["say"]


# Leaving


def test_a_server_that_stops_hands_its_tables_over(tmp_path: Path, database: str) -> None:
    """Whoever plays through the other one is told to come again, and goes on where it was; bots too."""
    slow = {"lease_seconds": 120.0, "relay_seconds": 60.0}
    with running(tmp_path / "two", database=database, **slow) as other:
        with running(tmp_path / "one", database=database, **slow) as one:
            anna = one.browser()
            name = anna.table(game="smugglers", seats="here here", options={"rounds": 14})["id"]
            bots = anna.table(game="smugglers", seats="here bot", level="first")["id"]
            there = at(other, anna)
            with there.socket(name, seat=0) as wire:
                wire.read()
                assert wire.move(wire.state["ask"]["options"][0]["move"], id="first")["is"] == "done"
                one.stop()
                assert wire.closed() == 1012
        with there.socket(name, seat=0, since=1) as wire:
            assert [update["n"] for update in wire.read()["tail"]] == [2]
            assert has(other, name) and wire.state["ask"]["sealed"]
        wait_for(lambda: has(other, bots))  # nobody asked for it


def test_a_table_whose_server_died_is_taken(tmp_path: Path, database: str) -> None:
    """Nobody listens where it was: nobody waits for the lease to run out. What hangs is waited for."""
    with running(tmp_path / "two", database=database, lease_seconds=600.0) as other:
        with running(tmp_path / "one", database=database, lease_seconds=600.0) as one:
            anna = one.browser()
            name = anna.table(game="smugglers", seats="here here")["id"]
            there = at(other, anna)
            there.get(f"/api/tables/{name}")
            assert one.house.fleet is not None
            one.house.fleet._ending.set()  # no word of farewell
        assert there.get(f"/api/tables/{name}/hello", seat=0)["state"]["n"] == 1 and has(other, name)


def test_a_server_that_hangs_holds_nobody_up(tmp_path: Path, database: str) -> None:
    """It accepts connections and never answers. Who waits for it is served elsewhere once its heartbeat is missing."""
    with running(tmp_path / "two", database=database, relay_seconds=60.0) as other:
        hanging = ServerProcess(1, tmp_path, database, "localhost")
        hanging.start()
        try:
            wait_for(hanging.ready)
            anna = Browser(f"http://{hanging.address}")
            name = anna.table(game="seven-seas", seats="here here here")["id"]
            there = at(other, anna)
            with there.socket(name, seat=0) as wire:
                wire.read()
                hanging.send(signal.SIGSTOP)
                assert there.get(f"/api/tables/{name}/hello", seat=0)["state"]["n"] == 1 and has(other, name)
                assert wire.closed() == 1012
        finally:
            hanging.kill()


def test_several_servers_share_a_port(tmp_path: Path, database: str) -> None:
    start = "from freebooter.cli.main import main; main()"
    words = ["serve", "--servers", "2", "--port", "0", "--database", database, "--language", "en", "--json-logs"]
    with subprocess.Popen([sys.executable, "-c", start, *words], stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[-1]
            engine = open_engine(database)
            with engine.connect() as connection:
                assert len(leases.living(connection, GRACE)) == 2
            engine.dispose()
            owners: set[str] = set()
            while len(owners) < 2:  # the system shares connections out as it likes
                anna, again = Browser(address), Browser(address)
                table = anna.table(game="seven-seas", seats="here here")["id"]
                again.http.cookies = anna.http.cookies
                assert again.get(f"/api/tables/{table}/hello", seat=0)["state"]["n"] == 1
                owners.add(held(database, table)[0])
        finally:
            process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=120) == 0
    one_file = ("serve", "--servers", "2", "--data", str(tmp_path), "--language", "en")
    assert "need one PostgreSQL" in one_sentence(freebooter(*one_file))


def test_two_that_both_believe_cannot_both_write(tmp_path: Path, database: str) -> None:
    """The first server does not know that it lost a table: what it would write is refused, and it passes on then."""
    with two(tmp_path, database, beat_seconds=600.0, lease_seconds=1200.0) as (one, other):
        assert one.house.fleet is not None
        anna = one.browser()
        name = anna.table(game="smugglers", seats="here here")["id"]
        path = f"/api/tables/{name}/commands"
        engine = open_engine(database)
        with engine.begin() as connection:
            leases.strike_out(connection, one.house.fleet.me)
        there = at(other, anna)
        assert there.post(path, {"do": "say", "id": "a", "text": "one"}, seat=0)["is"] == "done"
        assert has(one, name) and has(other, name), "both believe that it is theirs"
        late = anna.http.post(path, json={"do": "say", "id": "b", "text": "two"}, params={"seat": 1})
        assert late.status_code == 503 and late.json()["reason"]["id"] == "not-stored"
        assert one.house.metrics.leases_lost == 1 and not has(one, name)
        assert anna.post(path, {"do": "say", "id": "b", "text": "two"}, seat=1)["is"] == "done"
        told = anna.get(f"/api/tables/{name}/events", seat=1)["updates"]
        assert [update["n"] for update in told] == [1, 2, 3] and not has(one, name)
        engine.dispose()


def test_a_server_that_was_asleep_drops_what_it_lost(tmp_path: Path, database: str) -> None:
    """Its next heartbeat tells it; whoever looks there is sent to the other."""
    with two(tmp_path, database) as (one, other):
        anna = one.browser()
        name = anna.table(game="smugglers", seats="here here")["id"]
        with anna.socket(name, seat=0) as wire:
            wire.read()
            engine = open_engine(database)
            with engine.begin() as connection:
                connection.execute(
                    text('update leases set server = :other, generation = generation + 1 where "table" = :name'),
                    {"other": other.house.fleet.me.id if other.house.fleet else "", "name": name},
                )
            engine.dispose()
            assert wire.closed() == 1012
        with anna.socket(name, seat=0) as wire:
            assert wire.read()["is"] == "hello" and has(other, name) and not has(one, name)


def test_whoever_is_forgotten_here_is_forgotten_there(tmp_path: Path, database: str) -> None:
    with two(tmp_path, database) as (one, other):
        anna, bob = one.browser(), one.browser()
        anna.post("/api/me", {"name": "Anna"})
        table = anna.table(game="smugglers", seats="here invite")
        bob.post("/api/join", {"code": table["code"], "name": "Bob"})
        name = table["id"]
        at(other, anna).http.delete("/api/me")
        wait_for(lambda: not bob.get(f"/api/tables/{name}")["seats"][0].get("taken"))


def test_what_the_operator_decides_holds_at_every_server(tmp_path: Path, database: str) -> None:
    with two(tmp_path, database, upkeep_seconds=0.05) as (one, other):
        anna, eve = one.browser(), other.browser()
        table = anna.table(game="smugglers", seats="here invite")
        eve.post("/api/join", {"code": table["code"], "name": "Eve"})
        who = str(eve.get("/api/me")["id"])
        with eve.socket(table["id"]) as wire:  # her server passes on what the other has
            wire.read()
            assert freebooter("ban", who[:12], "--database", database, "--data", tmp_path).code == 0
            assert wire.closed() == 4403
        wait_for(lambda: one.house.verdicts.guests and other.house.verdicts.guests)
        for server in (one, other):
            assert at(server, eve).get("/api/tables", 403)["reason"]["id"] == "shut-out"
        wait_for(lambda: not anna.get(f"/api/tables/{table['id']}")["seats"][1].get("taken"))
        assert freebooter("close", table["id"], "--database", database, "--data", tmp_path).code == 0
        wait_for(lambda: not has(one, table["id"]))
        for server in (one, other):
            assert at(server, anna).get(f"/api/tables/{table['id']}", 404)["reason"]["id"] == "no-table"


def test_a_table_that_somebody_looks_at_elsewhere_does_not_expire(tmp_path: Path, database: str) -> None:
    """Nothing has happened there for a month; the server that has it in memory would keep it, so the others do too."""
    with running(tmp_path / "one", database=database, lease_seconds=120.0) as one:
        anna = one.browser()
        looked_at, left = (anna.table(game="smugglers", seats="here here")["id"] for _table in range(2))
        with anna.socket(looked_at, seat=0) as wire:
            wire.read()
            engine = open_engine(database)
            with engine.begin() as connection:
                connection.execute(update(schema.tables).values(changed=1))
                connection.execute(delete(schema.leases).where(schema.leases.c.table == left))
            engine.dispose()
            more: Json = {"lease_seconds": 120.0, "expire_days": 29.0, "upkeep_seconds": 0.05}
            with running(tmp_path / "two", database=database, **more) as other:
                wait_for(lambda: at(other, anna).http.get(f"/api/tables/{left}").status_code == 404)
                assert wire.ask(do="say", text="Ahoy")["is"] == "done"


def test_a_table_nobody_looks_at_is_free_for_any_server(tmp_path: Path, database: str) -> None:
    with two(tmp_path, database, idle_seconds=0.1, absent_seconds=0.1) as (one, other):
        anna = one.browser()
        name = anna.table(game="smugglers", seats="here here")["id"]
        wait_for(lambda: held(database, name)[0] == "")
        assert at(other, anna).get(f"/api/tables/{name}/hello", seat=0)["state"]["n"] == 1
        assert not has(one, name)


# Limits, and who is believed


def test_codes_cannot_be_tried_at_one_server_after_another(tmp_path: Path, database: str) -> None:
    with two(tmp_path, database, codes_per_minute=4.0) as (one, other):
        tried = [
            server.browser().http.post("/api/join", json={"code": "AAAABBBB"}).status_code
            for server in (one, other) * 4
        ]
        assert tried.count(404) == 4 and tried.count(429) == 4
        engine = open_engine(database)
        with engine.connect() as connection:
            who = list(connection.execute(select(schema.credits.c.who)).scalars())
        engine.dispose()
        assert who and not [each for each in who if "127" in each.split(":")[0][:3]], "no address is stored"


def test_nobody_but_a_server_of_ours_passes_something_on(tmp_path: Path, database: str) -> None:
    """A visitor who writes the headers is a visitor like any other: its Host is looked at, its address is its own."""
    with two(tmp_path, database) as (one, _other):
        path, secret = "/fleet/presence?tables=a", one.house.secret
        good = fleet_pass.write_pass(secret, "GET", path, "10.0.0.1")
        assert fleet_pass.holds(secret, good, "GET", path, "10.0.0.1")
        for bad in (
            fleet_pass.write_pass(b"another", "GET", path, "10.0.0.1"),
            fleet_pass.write_pass(secret, "POST", path, "10.0.0.1"),
            fleet_pass.write_pass(secret, "GET", path + "b", "10.0.0.1"),
            fleet_pass.write_pass(secret, "GET", path, "10.0.0.2"),
            f"1{good[1:]}" if good[0] != "1" else f"2{good[1:]}",
            "",
            "x",
            ".",
        ):
            headers = {"x-freebooter-fleet": bad, "x-freebooter-for": "10.0.0.1", "host": "elsewhere.example"}
            assert one.browser(**headers).http.get(path).status_code == 403, bad
        headers = {"x-freebooter-fleet": good, "x-freebooter-for": "10.0.0.1", "host": "elsewhere.example"}
        assert one.browser(**headers).http.get(path).json() == {}
        old = fleet_pass.SECONDS
        fleet_pass.SECONDS = -1
        try:
            assert not fleet_pass.holds(secret, good, "GET", path, "10.0.0.1"), "not for ever"
        finally:
            fleet_pass.SECONDS = old


def test_what_a_visitor_sends_under_our_names_is_not_passed_on(tmp_path: Path, database: str) -> None:
    with two(tmp_path, database) as (one, other):
        anna = one.browser()
        name = anna.table(game="smugglers", seats="here here")["id"]
        there = at(other, anna)
        there.http.headers.update({"x-freebooter-fleet": "1.2", "x-freebooter-for": "10.9.9.9"})
        there.get(f"/api/tables/{name}/hello", seat=0)
        with there.socket(name, seat=0) as wire:
            wire.read()
            (link,) = one.house.rooms[name].presence.links
            assert link.address == "127.0.0.1"


# Probes


def test_probes(tmp_path: Path, database: str, server: Server) -> None:
    assert server.browser().http.get("/healthz").text == "ok\n"
    assert server.browser(host="10.1.2.3").http.get("/readyz").text == "ready\n", "machines know addresses, not names"
    with running(tmp_path, database=database, beat_seconds=600.0, lease_seconds=1200.0) as one:
        assert one.browser().http.get("/readyz").status_code == 200
        one.house.stopping = True
        assert one.browser().http.get("/readyz").status_code == 503
        one.house.stopping = False
        assert one.house.fleet is not None
        one.house.fleet._beaten -= 5000.0  # the others have not heard of it for long
        assert one.browser().http.get("/readyz").status_code == 503
        assert one.browser().http.get("/healthz").status_code == 200


def test_bots_of_a_dead_server_go_on_by_themselves(tmp_path: Path, database: str) -> None:
    async def think_for_ever(job: Job, seconds: float) -> Thought | None:
        await asyncio.Event().wait()
        return None

    with running(tmp_path / "one", database=database, beat_seconds=0.1, lease_seconds=0.5) as one:
        one.house.pool.choose = think_for_ever  # type: ignore[method-assign]
        table = one.browser().table(game="smugglers", seats="bot bot", level="first", options={"rounds": 14})["id"]
        assert one.house.fleet is not None
        one.house.fleet._ending.set()
        one.house.fleet._thread.join()
        with running(tmp_path / "two", database=database, beat_seconds=0.1, lease_seconds=5.0):
            wait_for(lambda: is_over(database, table))
