"""At a table of several people everybody adds to the key of the dice before the cards are dealt."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from freebooter.kernel.chance import commitment
from freebooter.kernel.shares import promise_of
from freebooter.server.offline import NotDealt, export_table
from freebooter.server.settings import Settings
from freebooter.server.storage.models import ENTRY
from tests.cli.console import freebooter, one_sentence
from tests.server.harness import Server, play_out, running, wait_for
from tests.server.sharing import NUMBERS, add, dealt, gather, lines_told, promise, together, until_dealt


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Waits for everybody, as long as it takes."""
    with running(tmp_path_factory.mktemp("patient"), share_seconds=600.0) as server:
        yield server


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Waits for nobody."""
    with running(tmp_path_factory.mktemp("hasty"), share_seconds=0.05) as server:
        yield server


def test_everybody_promises_then_tells_then_the_cards_are_dealt(patient: Server, tmp_path: Path) -> None:
    table, (anna, ben) = gather(patient)
    before = anna.get(f"/api/tables/{table}")
    assert before["dealing"] == {"stage": "promising", "shares": [{"seat": 0}, {"seat": 1}]}
    with anna.socket(table) as one, ben.socket(table) as other:
        one.read()
        assert "view" not in one.state and "ask" not in one.state and "waiting" not in one.state
        promise(anna, table, 0)
        told = promise(ben, table, 1)["dealing"]
        wait_for(lambda: anna.get(f"/api/tables/{table}")["dealing"]["stage"] == "telling")
        assert [share["promise"] for share in told["shares"]] == [promise_of(number) for number in NUMBERS[:2]]
        add(anna, table, 0, number=NUMBERS[0])
        add(ben, table, 1, number=NUMBERS[1])
        for wire in (one, other):
            until_dealt(wire)
            lines = lines_told(wire.told("update"))
            assert any("numbers of 2 players: nobody chose them alone" in line for line in lines), lines
        assert "dealing" not in anna.get(f"/api/tables/{table}")
        play_out({0: one, 1: other}, lambda seat, state, options: options[0])
    dice = anna.get(f"/api/tables/{table}/dice")
    assert dice["commitment"] == before["commitment"] == commitment(bytes.fromhex(dice["key"]))
    assert [share["number"] for share in dice["shares"]] == NUMBERS[:2] and not dice.get("unproven")
    file = tmp_path / "record.jsonl"
    file.write_bytes(anna.get(f"/api/tables/{table}/record"))
    done = freebooter("verify", file, "--load", "tests.server.smugglers", "--signer", dice["signer"])
    assert done.code == 0 and done.lines("Dice: the server and 2 players chose the key together"), done.err
    changed = file.read_text().replace(NUMBERS[1], NUMBERS[2])
    file.write_text(changed)
    assert "not the one that was promised" in one_sentence(
        freebooter("verify", file, "--load", "tests.server.smugglers")
    )


def test_nothing_is_shown_and_nothing_played_before_the_cards_are_dealt(patient: Server) -> None:
    table, (anna, ben) = gather(patient)
    path = f"/api/tables/{table}"
    move = patient.house.rooms[table].table.match.ask_of(0).options[0].name  # type: ignore[union-attr]
    with anna.socket(table) as wire:
        wire.read()
        for command in (
            {"do": "move", "move": move, "expect": 1},
            {"do": "why", "move": move},
            {"do": "undo", "expect": 1},
        ):
            assert wire.ask(**command)["reason"]["id"] == "not-dealt"
        assert wire.ask(do="hint")["reason"]["id"] == "hint-not-asked"
        assert wire.ask(do="say", text="Ahoy")["is"] == "done"
        heard = " ".join(wire.heard)
    assert "canary" not in heard
    for what in ("replay", "receipt"):
        assert ben.get(f"{path}/{what}", 409)["reason"]["id"] == "not-dealt"
    assert anna.get(f"{path}/dice")["thrown"] == 0
    assert not patient.house.rooms[table].table.stored.waiting_seats


def test_whoever_never_promises_or_tells_holds_nobody_up_and_is_named(hasty: Server) -> None:
    """The tab is closed before the promise, or between promise and number: the table begins without it."""
    table, (anna, ben) = gather(hasty)
    found = dealt(hasty, table)
    assert [(share.seat, share.promise, share.number) for share in found.match.shares] == [(1, "", ""), (2, "", "")]
    assert ben.get(f"/api/tables/{table}/dice")["shares"] == [{"seat": 0}, {"seat": 1}]
    lines = lines_told(anna.get(f"/api/tables/{table}/events")["updates"])
    assert any("Nobody added to the dice in time" in line for line in lines), lines


def test_a_promise_that_is_not_kept_is_left_out(tmp_path: Path) -> None:
    with running(tmp_path, share_seconds=600.0) as server:
        table, (anna, ben) = gather(server)
        promise(anna, table, 0)
        promise(ben, table, 1)
        room = server.house.rooms[table]
        wait_for(lambda: room.table.dealing is not None and room.table.dealing.telling)
        add(anna, table, 0, number=NUMBERS[0])
    with running(tmp_path, share_seconds=0.05) as server:  # over a restart, and then in a hurry
        people = [server.browser(), server.browser()]
        for person, earlier in zip(people, (anna, ben), strict=True):
            person.http.cookies = earlier.http.cookies
        people[0].get(f"/api/tables/{table}")
        shares = dealt(server, table).match.shares
        assert [share.number for share in shares] == [NUMBERS[0], ""]
        assert shares[1].promise == promise_of(NUMBERS[1])
        lines = lines_told(people[0].get(f"/api/tables/{table}/events")["updates"])
        assert any("a number of one player" in line for line in lines), lines
        assert any(line.endswith("added nothing to the dice in time.") for line in lines), lines
        assert add(people[1], table, 1, 409, number=NUMBERS[1])["reason"]["id"] == "share-late"


def test_a_clock_that_was_set_back_lengthens_no_waiting(hasty: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    real = hasty.house.now
    monkeypatch.setattr(hasty.house, "now", lambda: real() + 3_600_000)
    anna = hasty.browser()
    table = anna.table("smugglers", "here invite")
    dealing = hasty.house.rooms[table["id"]].table.dealing
    hasty.browser().post("/api/join", {"code": table["code"]})
    assert dealing is not None and dealing.since > real() + 3_000_000
    monkeypatch.setattr(hasty.house, "now", real)
    dealt(hasty, table["id"])


def test_a_number_is_the_one_that_was_promised_and_nobody_elses(patient: Server) -> None:
    table, (anna, ben) = gather(patient)
    eve = patient.browser()
    assert add(eve, table, 1, 403, promise=promise_of("x"))["reason"]["id"] == "not-yours"
    assert add(anna, table, 1, 403, promise=promise_of("x"))["reason"]["id"] == "not-yours"
    assert add(anna, table, 0, 409, number=NUMBERS[0])["reason"]["id"] == "share-late", "promises come first"
    promise(anna, table, 0)
    promise(anna, table, 0)
    copied = promise_of(NUMBERS[0])
    assert add(ben, table, 1, 409, promise=copied)["reason"]["id"] == "share-late", "nobody takes another's"
    assert add(anna, table, 0, 409, promise=promise_of(NUMBERS[2]))["reason"]["id"] == "share-late", "nor two"
    promise(ben, table, 1)
    wait_for(lambda: anna.get(f"/api/tables/{table}")["dealing"]["stage"] == "telling")
    assert add(ben, table, 1, 409, number=NUMBERS[2])["reason"]["id"] == "share-broken"
    for body in ({}, {"promise": copied, "number": copied}, {"promise": "UPPER"}):
        add(ben, table, 1, 400, **body)


def test_whoever_gets_up_takes_the_promise_along_and_waiting_begins_anew(patient: Server) -> None:
    table, (anna, ben) = gather(patient)
    promise(ben, table, 1)
    assert ben.post(f"/api/tables/{table}/seats/1/leave")["dealing"]["stage"] == "gathering"
    cleo = patient.browser()
    code = anna.get(f"/api/tables/{table}")["code"]
    shares = cleo.post("/api/join", {"code": code})["table"]["dealing"]["shares"]
    assert shares == [{"seat": 0}, {"seat": 1}]


def test_a_table_waits_for_free_seats_and_for_bots_that_take_them(patient: Server) -> None:
    anna = patient.browser()
    table = anna.table("smugglers", "here invite bot")
    path = f"/api/tables/{table['id']}"
    promise(anna, table["id"], 0)
    assert anna.get(path)["dealing"]["stage"] == "gathering"
    anna.post(f"{path}/seats/1/lend", {"to": "random"})
    wait_for(lambda: anna.get(path)["dealing"]["stage"] == "telling")
    add(anna, table["id"], 0, number=NUMBERS[0])
    assert [share.seat for share in dealt(patient, table["id"]).match.shares] == [1], "bots add nothing"


@pytest.mark.parametrize("seats", ["here bot", "here here", "bot bot"])
def test_games_alone_and_of_bots_are_dealt_at_once(patient: Server, seats: str) -> None:
    table = patient.browser().table("smugglers", seats)
    assert "dealing" not in table
    assert patient.house.rooms[table["id"]].table.rows[0].kind == ENTRY


def test_whoever_sits_down_after_the_deal_is_told_that_nobody_added_to_the_dice(patient: Server) -> None:
    anna, ben, cleo = patient.browser(), patient.browser(), patient.browser()
    table = anna.table("smugglers", "here here")
    path = f"/api/tables/{table['id']}"
    assert "origin" not in table, "who plays alone knows it"
    code = anna.post(f"{path}/seats/1/reissue")["code"]
    assert anna.get(path)["origin"] == "alone", "as soon as somebody may come"
    assert ben.post("/api/join", {"code": code})["table"]["origin"] == "alone"
    with ben.socket(table["id"]) as wire:
        assert wire.read()["table"]["origin"] == "alone"
    lent = anna.table("smugglers", "here bot")
    path = f"/api/tables/{lent['id']}"
    code = anna.post(f"{path}/seats/0/lend", {"to": "person"})["seats"][0]["code"]
    assert cleo.post("/api/join", {"code": code})["table"]["origin"] == "alone"
    assert "origin" not in anna.post(f"{path}/seats/0/give-back"), "among bots again"


def test_where_somebody_added_or_may_yet_add_nothing_of_the_kind_is_told(patient: Server, hasty: Server) -> None:
    table, people = gather(patient)
    assert "origin" not in people[1].get(f"/api/tables/{table}"), "they may yet"
    together(people, table)
    dealt(patient, table)
    assert "origin" not in people[1].get(f"/api/tables/{table}")
    table, people = gather(hasty)
    dealt(hasty, table)
    assert people[1].get(f"/api/tables/{table}")["origin"] == "alone", "all were late"


def test_before_the_deal_a_table_survives_a_restart_and_cannot_be_exported(tmp_path: Path) -> None:
    with running(tmp_path / "data", share_seconds=600.0) as server:
        table, (anna, _ben) = gather(server)
        promise(anna, table, 0)
        promised = anna.get(f"/api/tables/{table}")["commitment"]
    with running(tmp_path / "data", share_seconds=600.0) as server:
        again = server.browser()
        again.http.cookies = anna.http.cookies
        found = again.get(f"/api/tables/{table}")
        assert found["commitment"] == promised
        assert found["dealing"]["shares"] == [{"seat": 0, "promise": promise_of(NUMBERS[0])}, {"seat": 1}]
    with pytest.raises(NotDealt):
        export_table(Settings(tmp_path / "data"), table, tmp_path / "out.jsonl")
    assert not (tmp_path / "out.jsonl").exists()
