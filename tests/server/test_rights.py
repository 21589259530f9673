"""Whose seat, whose words, whose name: what one person can do to another."""

import json
from pathlib import Path

import pytest

from freebooter.cli.main import run
from freebooter.kernel.note import Refused
from freebooter.server.storage.paths import Lock
from freebooter.server.texts.printable import clean_name, distinct, look
from tests.server.harness import Browser, Json, Server, wait_for


def pair(server: Server) -> tuple[Browser, Browser, Json]:
    anna, bob = server.browser(), server.browser()
    table = anna.table(game="smugglers", seats="here invite")
    bob.post("/api/join", {"code": table["seats"][1]["code"], "name": "Bob"})
    return anna, bob, table


def said(browser: Browser, table: str) -> str:
    return json.dumps(browser.get(f"/api/tables/{table}/hello", seat=0)["tail"], ensure_ascii=False)


def test_the_host_cannot_take_the_seat_of_somebody_who_is_here(server: Server) -> None:
    """Whoever sits down there sees the hand."""
    anna, bob, table = pair(server)
    path = f"/api/tables/{table['id']}"
    with bob.socket(table["id"]) as wire:
        wire.read()
        assert anna.post(f"{path}/seats/1/reissue", status=409)["reason"]["id"] == "seat-present"
        assert wire.ask(do="say", text="still here")["is"] == "done"
    wait_for(lambda: not anna.get(path)["seats"][1].get("present"))
    assert anna.post(f"{path}/seats/1/reissue")["code"]
    assert "given out anew" in said(anna, table["id"]), "and everybody reads it in the log"


def test_what_somebody_said_goes_when_they_go_although_the_seat_is_another_s(server: Server) -> None:
    anna, bob, table = pair(server)
    path, cleo = f"/api/tables/{table['id']}", server.browser()
    for who, seat, text in ((bob, 1, "bob was here"), (anna, 0, "anna too")):
        who.post(f"{path}/commands", {"do": "say", "id": "a", "text": text}, seat=seat)
    bob.post(f"{path}/seats/1/leave")
    code = anna.get(path)["seats"][1]["code"]
    cleo.post("/api/join", {"code": code, "name": "Cleo"})
    cleo.post(f"{path}/commands", {"do": "say", "id": "b", "text": "cleo now"}, seat=1)
    bob.http.delete("/api/me")
    heard = said(anna, table["id"])
    assert "bob was here" not in heard and "anna too" in heard and "cleo now" in heard


def test_a_stand_in_who_goes_leaves_neither_name_nor_words(server: Server) -> None:
    anna, bob, table = pair(server)
    path, dana = f"/api/tables/{table['id']}", server.browser()
    bob.post(f"{path}/seats/1/lend", {"to": "person"})
    dana.post("/api/join", {"code": bob.get(path)["seats"][1]["code"], "name": "Dana"})
    dana.post(f"{path}/commands", {"do": "say", "id": "d", "text": "for a while"}, seat=1)
    assert "Dana" in said(anna, table["id"])
    bob.post(f"{path}/seats/1/give-back")
    dana.http.delete("/api/me")
    heard = said(anna, table["id"])
    assert "Dana" not in heard and "for a while" not in heard


BLANKS = ["\u3164", "\u2800\u2800", "\u115f\u1160", "\u034f", "\ufe0f", "\u200b", "\u0301\u0301", "\x00", " \u00ad "]


@pytest.mark.parametrize("name", BLANKS)
def test_a_name_that_shows_nothing_is_refused(server: Server, name: str) -> None:
    anna = server.browser()
    assert anna.post("/api/me", {"name": name}, 409)["reason"]["id"] == "bad-name"
    table = server.browser().table(game="smugglers", seats="here invite")
    code = table["seats"][1]["code"]
    if name.strip():  # nothing at all is the name that the guest has
        assert anna.post("/api/join", {"code": code, "name": name}, 409)["reason"]["id"] == "bad-name"


def test_names_are_kept_as_people_write_them() -> None:
    for name in ("Żółć", "Jean-Luc", "Ana María", "李小龍", "Зоя", "☠", "O'Neil 3"):
        assert clean_name(name) == name
    assert clean_name("  Anna \t  Maria ") == "Anna Maria"
    assert len(clean_name("Z" + "\u0301" * 30)) <= 3, "no towers of accents"
    with pytest.raises(Refused):
        clean_name("\u3164")


def test_names_that_look_alike_are_told_apart() -> None:
    alike = ["Anna", "anna", "Аnnа", "Ann a", "Ánna", "ＡＮＮＡ", "Anna\u2060"]
    assert len({look(name) for name in alike}) == 1
    assert look("Paul") == look("Pаuӏ") == look("PauI") and look("Bob") == look("B0b")
    assert len({look(name) for name in ("Anna", "Hanna", "Ben", "Bea")}) == 4
    assert distinct("Anna", ["Ben"]) == "Anna"
    assert distinct("Аnnа", ["Anna", "Anna (2)"]) == "Аnnа (3)"
    assert len(distinct("x" * 40, ["x" * 40])) == 40


def test_two_of_the_same_name_at_one_table_are_told_apart(server: Server) -> None:
    anna = server.browser()
    seats = [{"kind": "here", "name": "Anna"}, {"kind": "here", "name": "anna"}, {"kind": "invite"}]
    table = anna.post("/api/tables", {"game": "smugglers", "seats": seats}, 201)["table"]
    eve = server.browser()
    joined = eve.post("/api/join", {"code": table["seats"][2]["code"], "name": "Аnnа"})["table"]
    assert [seat["name"] for seat in joined["seats"]] == ["Anna", "anna (2)", "Аnnа (3)"]


def test_a_second_server_on_the_same_sqlite_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Also when each has a folder of its own."""
    shared = tmp_path / "shared"
    shared.mkdir()
    with Lock(shared, "all.db.lock"):
        url = f"sqlite:///{shared / 'all.db'}"
        words = ["serve", "--port", "0", "--data", str(tmp_path / "own"), "--database", url, "--language", "en"]
        assert run(words) == 1
    assert "Another server uses the database all.db" in capsys.readouterr().err
