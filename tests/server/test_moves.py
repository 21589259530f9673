"""A move counts once, whatever the network does; what is stale is told so."""

import json
import threading
from typing import Any

from tests.server.harness import Browser, Json, Server, can_answer, open_by_hand, wait_for


def pair(server: Server, **more: Any) -> tuple[Browser, Browser, Json]:
    anna, bob = server.browser(), server.browser()
    table = anna.table(game="smugglers", seats="here invite", **more)
    bob.post("/api/join", {"code": table["seats"][1]["code"], "name": "Bob"})
    return anna, bob, table


def test_the_same_id_gets_the_same_answer_again(server: Server) -> None:
    anna, _bob, table = pair(server)
    with anna.socket(table["id"]) as wire:
        wire.read()
        move = wire.state["ask"]["options"][0]["move"]
        first = wire.move(move, id="once")
        assert first == wire.move(move, id="once", expect=0) == {"is": "done", "id": "once", "n": first["n"]}
        body = {"do": "move", "id": "once", "expect": 0, "move": move}
        assert anna.post(f"/api/tables/{table['id']}/commands", body, seat=0) == first, "by HTTP too"
        refused = wire.move("hiss", id="never")
        wire.move(wire.state["ask"]["options"][1]["move"])
        assert wire.move("hiss", id="never") == refused
        updates = anna.get(f"/api/tables/{table['id']}/events")["updates"]
        assert [update["kind"] for update in updates].count("move") == 2
        said = wire.ask(do="say", id="hello", text="hello")
        assert wire.ask(do="say", id="hello", text="hello") == said


def test_ids_of_one_seat_say_nothing_about_those_of_another(server: Server) -> None:
    anna, bob, table = pair(server)
    with anna.socket(table["id"]) as a, bob.socket(table["id"]) as b:
        a.read(), b.read()
        assert a.move(a.state["ask"]["options"][0]["move"], id="same")["is"] == "done"
        before = b.n
        assert b.move(b.state["ask"]["options"][0]["move"], id="same")["n"] > before


def test_a_stale_move_gets_the_tail(server: Server) -> None:
    anna, bob, table = pair(server)
    with anna.socket(table["id"]) as a, bob.socket(table["id"]) as b:
        a.read(), b.read()
        for wire in (a, b):
            wire.move(wire.state["ask"]["options"][0]["move"])
        a.rest()
        dump = a.state["ask"]["options"][0]["move"]
        answer = a.move(dump, expect=2)
        assert answer["is"] == "refused" and answer["stale"] and answer["reason"]["id"] == "stale"
        assert [update["n"] for update in answer["tail"]] == list(range(3, a.n + 1)) and answer["state"]["n"] == a.n
        assert a.move(dump, expect=a.n + 5)["stale"], "nobody has seen what has not happened"
        assert a.move(dump)["is"] == "done"


def race(browser: Browser, path: str, question: Json, n: int, number: int, answers: list[Json]) -> None:
    move = question["options"][number % len(question["options"])]["move"]
    body = {"do": "move", "id": f"r{n}-{number}", "expect": n, "move": move}
    answers.append(browser.post(path, body, seat=0))


def test_two_sockets_of_a_seat_race(server: Server) -> None:
    """Many moves at the same moment for one question: exactly one is done, the others are stale or refused."""
    anna = server.browser()
    table = anna.table(game="smugglers", seats="here bot", level="first")
    path = f"/api/tables/{table['id']}/commands"
    token = anna.post(f"/api/tables/{table['id']}/resume")["token"]
    racer = server.browser(authorization=f"Bearer {token}")
    with anna.socket(table["id"]) as wire:
        wire.read()
        for _question in range(4):
            while not can_answer(wire.state):
                wire.read()
            question = wire.state["ask"]
            answers: list[Json] = []
            racers = [
                threading.Thread(target=race, args=(racer, path, question, wire.n, at, answers)) for at in range(6)
            ]
            for each in racers:
                each.start()
            for each in racers:
                each.join()
            done = [answer for answer in answers if answer["is"] == "done"]
            assert len(answers) == 6
            assert len(done) == 1 or question.get("together"), answers
            assert all(answer["is"] == "refused" for answer in answers if answer not in done)
            wire.rest(0.1)


def test_cutting_the_line_loses_nothing(server: Server) -> None:
    """The socket is dropped right after each command, before its answer; sent again, it was carried out once."""
    anna = server.browser()
    table = anna.table(game="smugglers", seats="here bot", level="first")
    made = 0
    n = 0
    while True:
        with anna.socket(table["id"], since=n) as wire:
            hello = wire.read()
            assert not hello["tail"] or hello["tail"][0]["n"] == n + 1, "only what was missed"
            n = wire.n
            while not can_answer(wire.state) and not wire.state["over"]:
                wire.read()
            n = wire.n
            if wire.state["over"]:
                break
            frame = {"do": "move", "id": f"cut{made}", "expect": n, "move": wire.state["ask"]["options"][0]["move"]}
            wire.send(**frame)
        with anna.socket(table["id"], since=n) as wire:
            wire.read()
            assert wire.ask(**frame)["is"] == "done"
            made += 1
    events = anna.get(f"/api/tables/{table['id']}/events", seat=0, most=500)["updates"]
    assert sum(update["kind"] == "move" and update["seat"] == 0 for update in events) == made


def test_every_message_twice_and_out_of_order(server: Server) -> None:
    """A whole game over a network that doubles every message and lets an old one come late."""
    anna = server.browser()
    table = anna.table(game="smugglers", seats="here bot", level="first")
    made = 0
    late: Json = {}
    with anna.socket(table["id"]) as wire:
        wire.read()
        while not wire.state["over"]:
            if not can_answer(wire.state):
                wire.read()
                continue
            frame = {"do": "move", "id": f"d{made}", "expect": wire.n, "move": wire.state["ask"]["options"][0]["move"]}
            for _time in range(2):
                wire.send(**frame)
            if late:
                wire.send(**late)
            answers = [answer for answer in (wire.read_until("done", "refused") for _ in range(3 if late else 2))]
            assert answers[0] == answers[1] and answers[0]["is"] == "done"
            if late:
                assert answers[2]["is"] == "done" and answers[2]["n"] < answers[0]["n"], "carried out long ago"
            late = frame
            made += 1
        ahead = {"do": "move", "id": "ahead", "expect": wire.n + 3, "move": "pass"}
        assert wire.ask(**ahead)["is"] == "refused"
    events = anna.get(f"/api/tables/{table['id']}/events", seat=0, most=500)["updates"]
    assert sum(update["kind"] == "move" and update["seat"] == 0 for update in events) == made


def test_a_line_that_is_cut_at_every_byte(server: Server) -> None:
    """Half a frame is no command: only when its last byte has come is the move made, and then once."""
    anna = server.browser()
    table = anna.table(game="smugglers", seats="here here")["id"]
    path = f"/api/tables/{table}"
    move = anna.get(f"{path}/hello", seat=0)["state"]["ask"]["options"][0]["move"]
    said = json.dumps({"do": "move", "id": "cut", "expect": 1, "move": move}).encode()
    assert len(said) < 126
    frame = bytes([0x81, 0x80 | len(said), 0, 0, 0, 0]) + said
    port = server.settings.port
    cookie = anna.cookies_for(f"{path}/play")
    for size in [*range(0, len(frame), 3), len(frame) - 1, len(frame), len(frame)]:
        sock = open_by_hand(port, f"{table}/play?seat=0", Host=f"127.0.0.1:{port}", Cookie=cookie)
        assert sock.recv(12).startswith(b"HTTP/1.1 101"), size
        sock.sendall(frame[:size])
        if size == len(frame):
            wait_for(lambda: anna.get(f"{path}/events", seat=0)["n"] == 2)
        sock.close()
        assert anna.get(f"{path}/events", seat=0)["n"] == (2 if size == len(frame) else 1)


def test_numbers_stay_the_same_for_ever(server: Server) -> None:
    anna, bob, table = pair(server)
    path = f"/api/tables/{table['id']}/events"
    with anna.socket(table["id"]) as a, bob.socket(table["id"]) as b:
        a.read(), b.read()
        for wire in (a, b):
            wire.move(wire.state["ask"]["options"][0]["move"])
        a.ask(do="say", text="<script>alert(1)</script> \u202e\x00")
        a.rest()
    before = anna.get(path, seat=0)
    room = server.house.rooms.pop(table["id"])
    room.stop()
    after = anna.get(path, seat=0)
    assert after == before
    part = anna.get(path, seat=0, since=3)
    assert part["updates"] == before["updates"][3:]
    line = before["updates"][-1]["lines"][0]["text"]
    assert "<script>" in line and "\x00" not in line and "\u202e" not in line, "text, and only text"
