"""Nothing is exposed by accident, no other site drives a table, and bad input cannot hurt."""

import json
import random
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from freebooter.server.serve import allowed_hosts, listen
from freebooter.server.settings import Settings
from tests.server.harness import WAIT, Browser, Server, can_answer, open_by_hand, running, wait_for
from tests.server.test_crash import free_port, process


def test_only_this_machine_can_connect(server: Server) -> None:
    port = server.settings.port
    assert Settings(data=Path()).host == "127.0.0.1" and not Settings(data=Path()).lan
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.2", port), timeout=2)
    bound = listen(Settings(data=Path(), port=0))
    assert bound.getsockname()[0] == "127.0.0.1"
    bound.close()


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://localhost", "file://"]
)
def test_other_sites_are_sent_away(server: Server, origin: str) -> None:
    anna = server.browser()
    table = anna.table(game="smugglers", seats="here here", open=True)["id"]
    response = anna.http.post("/api/tables", json={}, headers={"origin": origin})
    assert response.status_code == 403 and response.json()["reason"]["id"] == "wrong-origin"
    assert "access-control-allow-origin" not in response.headers
    url = f"ws://127.0.0.1:{server.settings.port}/api/tables/{table}/play"
    with pytest.raises(InvalidStatus) as refused, connect(url, origin=Origin(origin)):
        raise AssertionError("let in")
    assert refused.value.response.status_code == 403


def test_dns_rebinding_is_seen_through(server: Server) -> None:
    """A page of evil.example whose name now points here sends a matching Host and Origin."""
    evil = Browser(server.url, {"host": "evil.example", "origin": "http://evil.example"})
    for method in ("GET", "POST"):
        response = evil.http.request(method, "/api/me", json={} if method == "POST" else None)
        assert response.status_code == 403 and response.json()["reason"]["id"] == "wrong-host"
        assert "evil" not in str(response.headers)
    assert evil.http.get("/").status_code == 403
    sock = open_by_hand(server.settings.port, "x", Host="evil.example", Origin="http://evil.example")
    assert b" 403 " in sock.recv(100)
    sock.close()


def test_forms_of_other_sites_cannot_post(server: Server) -> None:
    anna = server.browser()
    plain = anna.http.post("/api/tables", content="{}", headers={"content-type": "text/plain"})
    assert plain.status_code == 415
    crossed = anna.http.post("/api/me", json={}, headers={"sec-fetch-site": "cross-site"})
    assert crossed.status_code == 403


def test_pages_may_load_nothing_from_elsewhere(server: Server) -> None:
    for path in ("/", "/api/me", "/nothing.js", "/api/openapi.json"):
        headers = server.browser().http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"
    assert server.browser().http.get("/api/me").headers["cache-control"] == "no-store"


def test_lan_needs_the_code_from_other_machines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests stay on the loopback: it counts as another machine when we say so."""
    with running(tmp_path, lan=True) as server:
        home = server.browser()
        about = home.get("/api/about")
        assert len(about["code"]) == 9
        hosts = allowed_hosts(server.settings)
        assert all("evil" not in host for host in hosts) and f"127.0.0.1:{server.settings.port}" in hosts
        monkeypatch.setattr("freebooter.server.http.guard.LOCAL", ("nowhere",))
        far = server.browser()
        assert far.get("/api/me", 401)["reason"]["id"] == "need-code"
        with pytest.raises(InvalidStatus):
            far.socket("any")
        assert far.http.post("/api/enter", json={"code": "WRNG-WRNG"}).status_code == 403
        assert far.http.post("/api/enter", json={"code": about["code"].lower()}).status_code == 204
        assert far.get("/api/me")["name"]


def hostile(dice: random.Random) -> str | bytes:
    """A frame as nobody in good faith sends it."""
    kinds: list[Callable[[], str | bytes]] = [
        lambda: dice.randbytes(dice.randrange(200)),
        lambda: "",
        lambda: "{" * dice.randrange(1, 3000),
        lambda: "[" * 5000,
        lambda: json.dumps(
            {"do": dice.choice(["move", "undo", "hello", "", 5, None]), "id": "x", "expect": -1, "move": ""}
        ),
        lambda: json.dumps({"do": "move", "id": "a" * dice.randrange(200), "expect": 10**30, "move": "x" * 300}),
        lambda: '{"do":"say","id":"ok","text":"' + "\\ud800" * 600 + '"}',
        lambda: json.dumps({"do": "rewind", "id": f"r{dice.random()}", "to": dice.randrange(10**9)}),
        lambda: json.dumps({"do": "agree", "id": f"g{dice.random()}", "request": dice.randrange(99), "yes": True}),
        lambda: json.dumps({"do": "pass", "id": f"p{dice.random()}", "prompt": "<b>"}),
        lambda: json.dumps({"do": "look", "seat": dice.choice([-1, 0, 1, 99, 10**20, "0", None])}),
        lambda: json.dumps({"do": "speak", "language": dice.choice(["xx", "pl", "en", "../../etc"])}),
        lambda: json.dumps({"do": "sync", "since": dice.choice([0, 10**9, -5, 1.5])}),
        lambda: json.dumps({"do": "why", "id": "w", "move": dice.choice(["pass", "stash-x", "\x00"])}),
        lambda: json.dumps({"do": "ping", "more": 1}),
        lambda: '{"do":"move","id":"1","expect":1,"move":"' + "\\u0000" * 100 + '"}',
        lambda: "x" * 20_000,
    ]
    return dice.choice(kinds)()


def test_hostile_frames_on_the_real_route(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    anna = server.browser()
    table = anna.table(game="smugglers", seats="here here", open=True)["id"]
    dice = random.Random(7)
    path = f"/api/tables/{table}/play"
    url = f"ws://127.0.0.1:{server.settings.port}{path}"
    closes: dict[int, int] = {}
    answers: dict[str, int] = {}
    sent = 0
    while sent < 500:
        cookie = {"cookie": anna.cookies_for(path)} if dice.random() < 0.8 else {}
        with connect(f"{url}?seat=0" if cookie else url, additional_headers=cookie, max_size=None) as wire:
            try:
                for _burst in range(8):
                    for _frame in range(dice.randrange(1, 6)):
                        sent += 1
                        wire.send(hostile(dice))
                    wire.send('{"do":"ping"}')
                    kind = ""
                    while kind != "pong":  # it has read all that came before
                        kind = json.loads(wire.recv(timeout=WAIT))["is"]
                        answers[kind] = answers.get(kind, 0) + 1
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 1006
                closes[code] = closes.get(code, 0) + 1
    assert {1003, 1009} <= set(closes) <= {1003, 1006, 1007, 1009}, closes  # 1006: we were still sending
    assert set(answers) <= {"hello", "table", "bad", "refused", "reason", "pong", "done", "update"}
    assert answers["bad"] > 20
    ours = [record for record in caplog.records if record.name.split(".")[0] in ("freebooter", "uvicorn", "asyncio")]
    assert not [record for record in ours if record.exc_info], "no traceback"
    assert anna.get(f"/api/tables/{table}/hello", seat=0)["state"]["waiting"] == [0, 1], "the table is as it was"


def test_large_bodies_and_deep_ones(server: Server) -> None:
    anna = server.browser()
    for body, status in ((b"x" * 200_000, 413), (b"[" * 60_000, 400), (b"\xff\xfe", 400), (b"", 400), (b"null", 400)):
        response = anna.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert response.status_code == status and response.json()["reason"]["text"]


def test_names_are_text(server: Server) -> None:
    anna = server.browser()
    nasty = "<img src=x onerror=alert(1)>"
    anna.post("/api/me", {"name": nasty})
    table = anna.table(game="smugglers", seats="here bot", name=nasty)
    assert table["seats"][0]["name"] == nasty and table["name"] == nasty
    assert server.browser().http.get("/api/me").headers["content-type"] == "application/json"
    long = anna.http.post("/api/me", json={"name": "x" * 41})
    assert long.status_code == 400 and "xxx" not in long.text, "faults are told, not what was sent"


def test_a_flood_ends_a_socket_and_not_the_others(tmp_path: Path) -> None:
    with running(tmp_path, burst=40.0, per_second=5.0) as server:
        anna, eve = server.browser(), server.browser()
        table = anna.table(game="smugglers", seats="here bot", level="first", open=True)["id"]
        with anna.socket(table) as good, eve.socket(table) as flood:
            good.read()
            for _number in range(200):
                try:
                    flood.send(do="ping")
                except ConnectionClosed:
                    break
            assert flood.closed() == 1008
            while not can_answer(good.state):
                good.read()
            assert good.move(good.state["ask"]["options"][0]["move"])["is"] == "done"
        limited = [eve.http.post("/api/join", json={"code": "AAAA-AAAA"}).status_code for _ in range(3)]
        assert set(limited) <= {404}
    with running(tmp_path / "codes", codes_per_minute=5.0, tables_per_minute=3.0) as server:
        eve = server.browser()
        tries = [eve.http.post("/api/join", json={"code": "AAAA-AAAA"}) for _ in range(12)]
        assert tries[0].status_code == 404 and tries[-1].status_code == 429 and "retry-after" in tries[-1].headers
        seats = [{"kind": "here"}, {"kind": "here"}]
        made = [eve.http.post("/api/tables", json={"game": "smugglers", "seats": seats}).status_code for _ in range(6)]
        assert made[0] == 201 and made[-1] == 429


def test_a_reader_that_stalls_is_dropped(tmp_path: Path) -> None:
    """Whoever waited for it would do so each time; a busy machine holds somebody up only now and then."""
    slowest = [longest_wait_beside_a_stalled_reader(tmp_path / "first")]
    while slowest[-1] > 3.5 and len(slowest) < 3:
        slowest.append(longest_wait_beside_a_stalled_reader(tmp_path / f"again {len(slowest)}"))
    assert slowest[-1] < 3.5, "nobody waits for the slow one, whom the server gives four seconds"


def longest_wait_beside_a_stalled_reader(folder: Path) -> float:
    with running(folder, queue=8, send_seconds=4.0) as server:
        anna = server.browser()
        table = anna.table(game="smugglers", seats="here here", open=True)["id"]
        port = server.settings.port
        stalled = open_by_hand(port, table, Host=f"127.0.0.1:{port}")
        wait_for(lambda: server.house.rooms[table].presence.links)
        path = f"/api/tables/{table}/commands"
        slowest = 0.0
        for number in range(60):
            anna.post(path, {"do": "say", "id": f"s{number}", "text": "x" * 500}, seat=0)
        ask = b'{"do":"sync","since":0}'
        frame = bytes([0x81, 0x80 | len(ask), 0, 0, 0, 0]) + ask
        for number in range(200):
            began = time.monotonic()
            try:
                stalled.sendall(frame)
            except OSError:
                break
            anna.post(path, {"do": "say", "id": f"t{number}", "text": "still here"}, seat=0)
            slowest = max(slowest, time.monotonic() - began)
            if not server.house.rooms[table].presence.links:
                break
        wait_for(lambda: not server.house.rooms[table].presence.links)
        stalled.close()
        return slowest


def test_others_wait_no_longer_for_a_flood_and_readers_that_stall(tmp_path: Path) -> None:
    """A server with its usual limits, in a process of its own; two who flood it and three who never read."""
    port = free_port()
    with process(tmp_path, port, "limits"):
        anna = Browser(f"http://127.0.0.1:{port}")
        good, loud = (anna.table(game="smugglers", seats="here here", open=True)["id"] for _ in range(2))

        def waits(first: int, count: int) -> float:
            """The longest of most answers, in seconds."""
            found = []
            for number in range(first, first + count):
                began = time.monotonic()
                anna.post(f"/api/tables/{good}/commands", {"do": "say", "id": f"g{number}", "text": "ahoy"}, seat=0)
                found.append(time.monotonic() - began)
            return sorted(found)[count * 9 // 10]

        before = waits(0, 40)
        done = threading.Event()
        closes: list[int] = []

        def flood() -> None:
            while not done.is_set():
                with Browser(anna.url).socket(loud) as wire:
                    try:
                        while not done.is_set():
                            wire.send(do="sync", since=0)
                    except ConnectionClosed as closed:
                        closes.append(closed.rcvd.code if closed.rcvd else 1006)

        stalled = [open_by_hand(port, loud, Host=f"127.0.0.1:{port}") for _ in range(3)]
        floods = [threading.Thread(target=flood) for _ in range(2)]
        for thread in floods:
            thread.start()
        try:
            during = waits(100, 40)
            for again in (200, 300):
                if during > 5 * before + 1.0:  # the machine may have been busy with something else
                    during = waits(again, 40)
            wait_for(lambda: closes)
        finally:
            done.set()
            for thread in floods:
                thread.join()
            for sock in stalled:
                sock.close()
        assert set(closes) <= {1006, 1008}, "floods are cut off"
        assert during < 5 * before + 1.0, f"{before:.3f} s before, {during:.3f} s during"
