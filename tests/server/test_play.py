"""A table from beginning to end: seats of all kinds, moves, refusals, numbers."""

import random

from tests.server.harness import Server, can_answer, play_out


def test_a_game_against_bots_is_one_request_and_then_moves(server: Server) -> None:
    anna = server.browser()
    table = anna.table(seats="here bot bot", options={"round_limit": 6})
    dice = random.Random(1)
    with anna.socket(table["id"]) as wire:
        hello = wire.read()
        assert hello["is"] == "hello" and hello["seat"] == 0 and hello["my_seats"] == [0]
        assert hello["state"]["now"].startswith("Choose your character")
        option = hello["state"]["ask"]["options"][0]
        assert option["preview"]["text"] and option["preview"]["rule"].startswith("P7-")
        play_out({0: wire}, lambda seat, state, options: dice.choice(options))
        assert "Total" in [line["text"] for line in wire.state["result"]["sheet"]]
    again = anna.get("/api/me")["tables"][0]
    assert again["id"] == table["id"] and again["over"]


def test_three_people_on_three_machines(server: Server) -> None:
    anna, bob, cleo = server.browser(), server.browser(), server.browser()
    table = anna.table(game="smugglers", seats="here invite invite")
    codes = [seat.get("code") for seat in table["seats"]]
    assert codes[0] is None and codes[1] and codes[2]
    joined = bob.post("/api/join", {"code": codes[1], "name": "Bob"})
    assert joined["my_seats"] == [1] and [seat["name"] for seat in joined["table"]["seats"]][1] == "Bob"
    typed = f"{codes[2][:4].lower()}-{codes[2][4:].lower()}"
    cleo.post("/api/join", {"code": typed, "name": "Cleo"})
    assert bob.post("/api/join", {"code": codes[1]}, 404)["reason"]["id"] == "no-code", "an invitation is used once"
    dice = random.Random(2)
    with anna.socket(table["id"]) as a, bob.socket(table["id"]) as b, cleo.socket(table["id"]) as c:
        wires = {0: a, 1: b, 2: c}
        for wire in wires.values():
            wire.read()
        play_out(wires, lambda seat, state, options: dice.choice(options))
        assert len({str(wire.state["result"]) for wire in wires.values()}) == 1
        lines = [line["text"] for line in anna.get(f"/api/tables/{table['id']}/hello", seat=0)["tail"][1]["lines"]]
        assert lines == ["Bob sits down."]


def test_refusals_say_why_with_the_rule(server: Server) -> None:
    anna = server.browser()
    table = anna.table(seats="here here")
    with anna.socket(table["id"], seat=0) as wire:
        wire.read()
        answer = wire.move("send-2")
        assert answer["is"] == "refused" and not answer.get("stale") and answer["reason"]["text"]
        why = wire.ask(do="why", move="send-2")
        assert why["is"] == "reason" and why["reason"] == answer["reason"]
        assert "reason" not in wire.ask(do="why", move="choose-captain")
        assert wire.move("no-such-thing")["reason"]["id"] == "no-such-move"
        wire.move("choose-captain")
        wire.send(do="look", seat=1)
        wire.read_until("hello")
        wire.move("choose-merchant")
        wire.send(do="speak", language="pl")
        assert wire.read_until("hello")["language"] == "pl"
        used = wire.ask(do="why", move="choose-captain")
        assert used["reason"]["text"] and "id" in used["reason"]


def test_a_choice_is_sealed_and_can_be_changed(server: Server) -> None:
    anna, bob = server.browser(), server.browser()
    table = anna.table(game="smugglers", seats="here invite")
    bob.post("/api/join", {"code": table["seats"][1]["code"]})
    with anna.socket(table["id"]) as a, bob.socket(table["id"]) as b:
        a.read(), b.read()
        first, second = (option["move"] for option in a.state["ask"]["options"][:2])
        a.move(first)
        b.read_until("update")
        assert b.state["sealed"] == [0] and b.state["waiting"] == [1]
        # Bob looked before Anna sealed her choice; his is not stale for that.
        assert a.state["ask"]["sealed"] == first
        assert a.move(second)["is"] == "done"
        assert a.state["ask"]["sealed"] == second and "sealed" in a.state["now"]
        assert b.move(b.state["ask"]["options"][0]["move"], expect=2)["is"] == "done"
        a.rest()
        assert a.state["view"]["stash"] == [second.removeprefix("stash-")]


def test_watchers_see_what_everyone_may_know_and_cannot_act(server: Server) -> None:
    anna, eve = server.browser(), server.browser()
    table = anna.table(game="smugglers", seats="here bot", open=True)
    with eve.socket(table["id"]) as wire:
        hello = wire.read()
        assert hello["seat"] is None and hello["my_seats"] == [] and hello["state"]["view"]["hand"] == []
        assert "ask" not in hello["state"]
        wire.send(do="move", id="x1", expect=1, move="pass")
        assert wire.read_until("bad")["code"] == "bad-command"
        wire.send(do="look", seat=0)
        assert wire.read_until("bad")["code"] == "not-yours"
    eve.post(f"/api/tables/{table['id']}/commands", {"do": "say", "id": "a", "text": "hi"}, 403, seat=0)
    private = anna.table(game="smugglers", seats="here bot")
    assert eve.get(f"/api/tables/{private['id']}", 403)["reason"]["id"] == "not-invited"
    eve.post("/api/join", {"code": private["watch_code"]})
    assert eve.get(f"/api/tables/{private['id']}")["id"] == private["id"]
    assert "watch_code" not in eve.get(f"/api/tables/{private['id']}")


def test_the_hot_seat_shows_one_hand_at_a_time(server: Server) -> None:
    anna = server.browser()
    table = anna.table(game="smugglers", seats="here here bot", level="first")
    with anna.socket(table["id"]) as wire:
        hello = wire.read()
        assert hello["my_seats"] == [0, 1] and hello["seat"] is None, "the curtain is drawn at first"
        assert hello["curtain"] == [0, 1] and hello["state"]["view"]["hand"] == []
        hands = {}
        for seat in (0, 1):
            wire.send(do="look", seat=seat)
            shown = wire.read_until("hello")
            assert shown["seat"] == seat
            hands[seat] = shown["state"]["view"]["hand"]
            assert can_answer(wire.state)
            wire.move(wire.state["ask"]["options"][0]["move"])
            wire.send(do="look", seat=None)
            assert wire.read_until("hello")["state"]["view"]["hand"] == []
        assert not set(hands[0]) & set(hands[1])
        told = [text for text in wire.heard if hands[0][0] in text and hands[1][0] in text]
        assert not told, "no message holds both hands"


def test_the_same_by_plain_http(server: Server) -> None:
    anna = server.browser()
    table = anna.table(game="smugglers", seats="here bot", level="first")
    path = f"/api/tables/{table['id']}"
    state = anna.get(f"{path}/hello", seat=0)["state"]
    moves = 0
    while not state["over"]:
        if can_answer(state):
            body = {"do": "move", "id": f"h{moves}", "expect": state["n"], "move": state["ask"]["options"][0]["move"]}
            assert anna.post(f"{path}/commands", body, seat=0)["is"] == "done"
            moves += 1
        events = anna.get(f"{path}/events", seat=0, since=state["n"], wait=5)
        if events["updates"]:
            assert events["updates"][0]["n"] == state["n"] + 1
            state = events["updates"][-1]["state"]
    assert state["result"]["places"]
    assert len(anna.get(f"{path}/events", seat=0, most=500)["updates"]) == state["n"]
