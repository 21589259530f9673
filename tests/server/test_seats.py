"""Only the holder of a seat moves; seats can be lent, given back and given out anew."""

import threading
import time
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from freebooter.server.access.codes import Right, write_token
from tests.server.harness import Browser, Json, Server, can_answer, running, wait_for
from tests.server.test_moves import pair


def test_forged_swapped_old_and_watching_tokens(server: Server) -> None:
    anna, bob, table = pair(server)
    name = table["id"]
    token = bob.post(f"/api/tables/{name}/resume")["token"]
    other = anna.table(game="smugglers", seats="here here")["id"]
    host = anna.post(f"/api/tables/{name}/resume")["token"]
    of_other = anna.post(f"/api/tables/{other}/resume")["token"]
    secret = server.house.secret
    bad = {
        "forged": token[:-1] + ("0" if token[-1] != "0" else "1"),
        "another seat": token.replace("s1", "s0"),
        "another table": of_other,
        "another secret": write_token(b"x" * 32, name, Right("s", 1, 2)),
        "later generation": write_token(secret, name, Right("s", 1, 99)),
        "no such seat": write_token(secret, name, Right("s", 7, 1)),
        "a bot's seat": write_token(secret, name, Right("i", 1, 0)),
        "watching": write_token(secret, name, Right("w", -1, 1)),
        "nonsense": "~~..~s1.1~s1.x.y~" + "z" * 500,
    }
    body = {"do": "say", "id": "a1", "text": "it is me"}
    for what, said in bad.items():
        stranger = server.browser(authorization=f"Bearer {said}")
        response = stranger.http.post(f"/api/tables/{name}/commands", json=body, params={"seat": 1})
        assert response.status_code == 403, what
        with pytest.raises(InvalidStatus) as refused:
            stranger.socket(name, seat=1)
        assert refused.value.response.status_code == 403, what
    good = server.browser(authorization=f"Bearer {token}")
    assert good.post(f"/api/tables/{name}/commands", body, seat=1)["is"] == "done"
    assert anna.http.post(f"/api/tables/{name}/commands", json=body, params={"seat": 1}).status_code == 403, host


def test_cookies_are_hidden_from_scripts_and_go_nowhere_else(server: Server) -> None:
    anna = server.browser()
    response = anna.http.post("/api/tables", json={"game": "smugglers", "seats": [{"kind": "here"}, {"kind": "bot"}]})
    cookies = response.headers.get_list("set-cookie")
    table = response.json()["table"]["id"]
    seats = next(cookie for cookie in cookies if cookie.startswith("fb_seats"))
    assert f"Path=/api/tables/{table}" in seats and "HttpOnly" in seats and "SameSite=strict" in seats
    assert all("HttpOnly" in cookie and "SameSite" in cookie for cookie in cookies)
    assert "fb_seats" not in anna.cookies_for("/api/tables/another/play")


def test_a_seat_given_out_anew(server: Server) -> None:
    anna, bob, table = pair(server)
    name = table["id"]
    with bob.socket(name) as wire:
        wire.read()
        invitation = bob.post(f"/api/tables/{name}/seats/1/reissue")
        assert wire.closed() == 4403
    bob.http.post(f"/api/tables/{name}/commands", json={"do": "say", "id": "a", "text": "?"}, params={"seat": 1})
    assert bob.get(f"/api/tables/{name}", 403)["reason"]["id"] == "not-invited", "the old token is dead"
    assert bob.http.post(f"/api/tables/{name}/resume").status_code == 403
    assert invitation["link"].endswith(f"/#join={invitation['code']}") and invitation["shown"][4] == "-"
    cleo = server.browser()
    assert cleo.post("/api/join", {"code": invitation["shown"], "name": "Cleo"})["my_seats"] == [1]
    assert bob.http.post(f"/api/tables/{name}/seats/1/reissue").status_code == 403
    picture = anna.http.get(f"/api/tables/{name}/seats/1/invitation.svg")
    assert picture.status_code == 409, "the invitation was used"


def test_the_invitation_as_a_picture(server: Server) -> None:
    anna = server.browser()
    table = anna.table(game="smugglers", seats="here invite")["id"]
    picture = anna.http.get(f"/api/tables/{table}/seats/1/invitation.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml") and b"<svg" in picture.content
    assert server.browser().http.get(f"/api/tables/{table}/seats/1/invitation").status_code == 403


def moved(wire_states: list[Json], by: str) -> bool:
    return any(state.get("by") == by for state in wire_states)


def told(browser: Browser, table: str) -> list[Json]:
    updates: list[Json] = browser.get(f"/api/tables/{table}/events")["updates"]
    return updates


def wait_until_absent(browser: Browser, table: str) -> None:
    """Who goes counts as present for a while yet; the second seat it is here."""
    wait_for(lambda: not browser.get(f"/api/tables/{table}")["seats"][1].get("present"))


def test_the_seat_of_somebody_absent_is_lent_to_a_bot_and_taken_back(server: Server) -> None:
    anna, bob, table = pair(server)
    name = table["id"]
    path = f"/api/tables/{name}/seats/1"
    with bob.socket(name) as wire:
        wire.read()
        answer = anna.post(f"{path}/lend", {"to": "first"}, 409)
        assert answer["reason"]["id"] == "seat-present" and "Bob" in answer["reason"]["text"]
        assert bob.http.post(f"/api/tables/{name}/seats/0/lend", json={"to": "first"}).status_code == 403
    wait_until_absent(anna, name)
    info = anna.post(f"{path}/lend", {"to": "first"})
    assert info["seats"][1]["lent"] == "first"
    with anna.socket(name) as a, bob.socket(name) as b:
        a.read(), b.read()
        wait_for(lambda: any(update.get("by") == "bot" and update["seat"] == 1 for update in told(anna, name)))
        events = told(anna, name)
        assert any(line["kind"] == "seat-lent-bot" for update in events for line in update.get("lines", ()))
        b.rest(0.1)
        if can_answer(b.state):
            assert b.move(b.state["ask"]["options"][0]["move"])["reason"]["id"] == "seat-is-lent"
        assert bob.post(f"{path}/give-back")["seats"][1].get("lent") is None
        a.rest(0.1)
        if can_answer(a.state):
            a.move(a.state["ask"]["options"][0]["move"])
        b.rest(0.2)
        while not can_answer(b.state):
            if can_answer(a.state):
                a.move(a.state["ask"]["options"][0]["move"])
            b.rest(0.1), a.rest(0.1)
        assert b.move(b.state["ask"]["options"][0]["move"])["is"] == "done"
    assert bob.post(f"{path}/give-back", status=409)["reason"]["id"] == "seat-not-lent"


def test_a_stand_in_plays_until_the_owner_is_back(server: Server) -> None:
    anna, bob, table = pair(server)
    name = table["id"]
    path = f"/api/tables/{name}/seats/1"
    wait_until_absent(anna, name)
    code = anna.post(f"{path}/lend", {"to": "person"})["seats"][1]["code"]
    dana = server.browser()
    assert dana.post("/api/join", {"code": code, "name": "Dana"})["my_seats"] == [1]
    with dana.socket(name) as wire:
        wire.read()
        assert wire.move(wire.state["ask"]["options"][0]["move"])["is"] == "done"
        update = anna.get(f"/api/tables/{name}/events")["updates"][-1]
        assert update["by"] == "stand-in" and update["seat"] == 1
        assert anna.get(f"/api/tables/{name}")["seats"][1]["stand_in"] == "Dana"
        bob.post(f"{path}/give-back")
        assert wire.closed() == 4403
    assert dana.http.get(f"/api/tables/{name}/hello", params={"seat": 1}).status_code == 403
    assert bob.get(f"/api/tables/{name}/hello", seat=1)["seat"] == 1


def test_open_tables_are_listed_and_anyone_sits_down(server: Server) -> None:
    anna, bob = server.browser(), server.browser()
    table = anna.table(game="smugglers", seats="here invite", open=True, name="Come and play")["id"]
    private = anna.table(game="smugglers", seats="here invite")["id"]
    listed = [each["id"] for each in bob.get("/api/tables")["open"]]
    assert table in listed and private not in listed
    assert bob.post(f"/api/tables/{private}/sit", {}, 403)["reason"]["id"] == "not-invited"
    assert bob.post(f"/api/tables/{table}/sit", {"name": "Bob"})["my_seats"] == [1]
    assert server.browser().post(f"/api/tables/{table}/sit", {}, 409)["reason"]["id"] == "no-free-seat"
    assert anna.post(f"/api/tables/{table}/sit", {"seat": 1}, 409)["reason"]["id"] == "no-free-seat"
    bob.post(f"/api/tables/{table}/seats/1/leave")
    assert server.browser().post(f"/api/tables/{table}/sit", {"seat": 1})["my_seats"] == [1]
    assert anna.http.delete(f"/api/tables/{table}").status_code == 409
    assert anna.http.delete(f"/api/tables/{private}").status_code == 204
    assert anna.get(f"/api/tables/{private}", 404)["reason"]["id"] == "no-table"


def test_who_comes_to_a_seat_that_a_bot_kept_warm_plays_at_once(server: Server) -> None:
    anna, bob = server.browser(), server.browser()
    table = anna.table(game="smugglers", seats="here invite")
    path = f"/api/tables/{table['id']}/seats/1"
    assert anna.post(f"{path}/lend", {"to": "first"})["seats"][1]["lent"] == "first", "nobody has come yet"
    seat = bob.post("/api/join", {"code": table["seats"][1]["code"], "name": "Bob"})["table"]["seats"][1]
    assert "lent" not in seat and seat["name"] == "Bob"


def test_everyone_is_told_who_comes_and_goes(server: Server) -> None:
    anna, bob, table = pair(server)
    with anna.socket(table["id"]) as wire:
        wire.read()
        wire.rest(0.4)
        with bob.socket(table["id"]):
            assert wire.read_until("table")["table"]["seats"][1]["present"]
        while wire.read_until("table")["table"]["seats"][1].get("present"):
            pass  # after a while he counts as absent


def test_a_lost_cookie_comes_back_with_the_guest(server: Server) -> None:
    anna = server.browser()
    table = anna.table(game="smugglers", seats="here here")["id"]
    del anna.http.cookies["fb_seats"]
    assert anna.http.get(f"/api/tables/{table}").status_code == 403
    assert anna.post(f"/api/tables/{table}/resume")["my_seats"] == [0, 1]
    assert anna.get(f"/api/tables/{table}")["host"]


def test_the_clock_runs_out(server: Server) -> None:
    anna = server.browser()
    table = anna.table(game="smugglers", seats="here here", clock=1)["id"]
    with anna.socket(table, seat=0) as wire:
        hello = wire.read()
        assert hello["state"]["deadline"] > hello["table"]["created"]
        update = wire.read_until("update")
        assert update["by"] == "clock" and update["lines"][0]["kind"] == "clock-out"


def test_the_code_of_a_table_takes_a_free_seat_or_watches(server: Server) -> None:
    anna, bob, cleo, dana = (server.browser() for _ in range(4))
    table = anna.table(game="smugglers", seats="here invite invite")
    path, code = f"/api/tables/{table['id']}", table["code"]
    assert len(code) == 8 and code not in {table["watch_code"], *[seat.get("code") for seat in table["seats"]]}
    assert bob.post("/api/join", {"code": code.lower(), "name": "Bob"})["my_seats"] == [1]
    assert bob.post("/api/join", {"code": code})["my_seats"] == [1], "who sits here already gets no second seat"
    assert "code" not in bob.get(path) and bob.get(f"{path}/invitation", 403)["reason"]["id"] == "not-host"
    assert cleo.post("/api/join", {"code": code})["my_seats"] == [2]
    assert dana.post("/api/join", {"code": code})["my_seats"] == [], "all seats are taken: she watches"
    assert dana.get(f"{path}/hello")["seat"] is None
    told = anna.get(f"{path}/invitation")
    assert told["seat"] == -1 and told["code"] == code and told["link"].endswith(f"#join={code}")
    assert b"<svg" in anna.http.get(f"{path}/invitation.svg").content
    fresh = anna.post(f"{path}/reissue")["code"]
    assert server.browser().post("/api/join", {"code": code}, 404)["reason"]["id"] == "no-code"
    assert server.browser().post("/api/join", {"code": fresh})["my_seats"] == []
    assert bob.get(f"{path}/hello", seat=1)["seat"] == 1, "seats are kept"
    wait_for(lambda: not anna.get(path)["seats"][2].get("present"))
    again = anna.post(f"{path}/seats/2/reissue")["code"]
    assert dana.post("/api/join", {"code": again})["my_seats"] == [2], "one seat can still be given out anew"
    closed = anna.table(game="smugglers", seats="here here", watching=False)
    answer = dana.post("/api/join", {"code": closed["code"]}, 409)
    assert answer["reason"]["id"] == "no-free-seat"


def test_two_codes_of_a_table_in_one_browser_give_two_seats(server: Server) -> None:
    anna, bob = server.browser(), server.browser()
    table = anna.table(game="smugglers", seats="here invite invite")
    for seat in (1, 2):
        mine = bob.post("/api/join", {"code": table["seats"][seat]["code"]})["my_seats"]
    assert mine == [1, 2] and bob.get(f"/api/tables/{table['id']}/hello", seat=1)["seat"] == 1


def test_a_race_for_the_last_seats(server: Server) -> None:
    """Eight people with one code for three seats: each seat has one owner, the others watch."""
    anna = server.browser()
    table = anna.table(game="smugglers", seats="here invite invite invite")
    people = [server.browser() for _ in range(8)]
    for person in people:
        person.get("/api/me")
    mine: list[list[int]] = []
    racers = [
        threading.Thread(target=lambda who=who: mine.append(who.post("/api/join", {"code": table["code"]})["my_seats"]))
        for who in people
    ]
    for racer in racers:
        racer.start()
    for racer in racers:
        racer.join()
    assert sorted(mine) == [[], [], [], [], [], [1], [2], [3]]


def test_spectators_only_where_they_are_wanted(server: Server) -> None:
    anna, eve = server.browser(), server.browser()
    table = anna.table(game="smugglers", seats="here here", open=True, watching=False)
    path = f"/api/tables/{table['id']}"
    for what in ("", "/hello", "/events", "/replay", "/dice"):
        assert eve.get(f"{path}{what}", 403)["reason"]["id"] == "no-watching"
    assert eve.post("/api/join", {"code": table["watch_code"]}, 403)["reason"]["id"] == "no-watching"
    with pytest.raises(InvalidStatus):
        eve.socket(table["id"])
    assert anna.get(f"{path}/hello", seat=0)["seat"] == 0


def test_the_clock_is_a_deadline_and_goes_on_over_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = server.browser()
        slow = anna.table(game="smugglers", seats="here here", clock=600, open=True)["id"]
        quick = anna.table(game="smugglers", seats="here here", clock=1, open=True)["id"]
        free = anna.table(game="smugglers", seats="here here", open=True)["id"]
        deadline = anna.get(f"/api/tables/{slow}/hello")["state"]["deadline"]
    time.sleep(1.1)
    with running(tmp_path) as server:
        eve = server.browser()
        wait_for(lambda: eve.get(f"/api/tables/{quick}/events")["n"] > 1)  # nobody has come, and yet it goes on
        updates = eve.get(f"/api/tables/{quick}/events")["updates"]
        assert any(update.get("by") == "clock" for update in updates)
        assert eve.get(f"/api/tables/{slow}/hello")["state"]["deadline"] == deadline
        assert eve.get(f"/api/tables/{slow}/events")["n"] == 1 == eve.get(f"/api/tables/{free}/events")["n"]
