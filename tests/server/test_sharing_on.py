"""Games that are played on with other people: everybody adds to the new key before the first new throw."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from freebooter.kernel.chance import MatchChance, commitment
from freebooter.kernel.history import MoveEntry, RekeyEntry
from freebooter.kernel.match import Match
from freebooter.kernel.record import Reader, key_path, save
from freebooter.kernel.shares import dice_key, promise_of
from freebooter.server.offline import NotDealt, export_table, put_in
from freebooter.server.settings import Settings
from tests.cli.console import freebooter, one_sentence
from tests.server.harness import Browser, Json, Server, Wire, play_out, running, wait_for
from tests.server.sharing import NUMBERS, add, dealt, gather, lines_told, promise, together, until_dealt
from tests.server.smugglers import GAME

LOAD = ("--load", "tests.server.smugglers")
MOMENT = 4
"""After all have stashed, and the first die was thrown."""


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Waits for everybody, as long as it takes."""
    with running(tmp_path_factory.mktemp("patient"), share_seconds=600.0) as server:
        yield server


def finish(server: Server) -> tuple[Browser, str]:
    """A game that one person has played with themselves, to its end."""
    anna = server.browser()
    table: str = anna.table("smugglers", "here here")["id"]
    with anna.socket(table, seat=0) as one, anna.socket(table, seat=1) as other:
        one.read(), other.read()
        play_out({0: one, 1: other}, lambda seat, state, options: options[0])
    return anna, table


@pytest.fixture(scope="module")
def finished(patient: Server) -> tuple[Browser, str]:
    return finish(patient)


def play_on(host: Browser, table: str, *kinds: str, n: int = MOMENT) -> Json:
    seats = [{"kind": kind, **({"level": "random"} if kind == "bot" else {})} for kind in kinds]
    made: Json = host.post(f"/api/tables/{table}/play-on", {"n": n, "seat": None, "seats": seats}, 201)["table"]
    return made


def sit_down(server: Server, table: Json) -> Browser:
    ben = server.browser()
    ben.post("/api/join", {"code": table["code"]})
    return ben


def dealt_on(server: Server, table: str) -> Match:
    """Waits for the new key; the match as the server has it."""
    room = server.house.rooms[table]
    wait_for(lambda: room.table.dealing is None)
    return room.table.match


def first_option(seat: int, state: Json, options: list[str]) -> str:
    return options[0]


def hello_of(wire: Wire) -> Wire:
    wire.read()
    return wire


def test_everybody_adds_to_the_new_key_before_the_game_goes_on(
    patient: Server, finished: tuple[Browser, str], tmp_path: Path
) -> None:
    anna, old = finished
    table = play_on(anna, old, "here", "invite")
    path = f"/api/tables/{table['id']}"
    assert table["dealing"] == {"stage": "gathering", "shares": [{"seat": 0}]} and table["origin"] == "moment"
    promised = table["commitment"]
    assert promised != anna.get(f"/api/tables/{old}")["commitment"], "the old dice are known"
    assert anna.get(f"{path}/dice")["commitment"] == promised and "shares" not in anna.get(f"{path}/dice")
    with anna.socket(table["id"]) as one:
        assert hello_of(one).state["now"] == "The game goes on when everybody has sat down."
        assert "view" not in one.state and "ask" not in one.state
        ben = sit_down(patient, table)
        with ben.socket(table["id"]) as other:
            hello_of(other)
            assert anna.get(path)["dealing"]["stage"] == "promising"
            together([anna, ben], table["id"])
            for wire in (one, other):
                until_dealt(wire)
                lines = lines_told(wire.told("update"))
                assert any("numbers of 2 players: nobody chose them alone" in line for line in lines), lines
            then = anna.get(f"/api/tables/{old}/replay", seat=1, first=MOMENT, most=1)["moments"][0]
            assert other.state["view"] == then["view"], "it goes on where it was"
            play_out({0: one, 1: other}, first_option)
    dice = anna.get(f"{path}/dice")
    assert dice["commitment"] == promised == commitment(bytes.fromhex(dice["key"]))
    assert [share["number"] for share in dice["shares"]] == NUMBERS[:2] and dice["proven"] > 0
    file = tmp_path / "record.jsonl"
    file.write_bytes(anna.get(f"{path}/record"))
    rekey = file.read_text().count("\n", 0, file.read_text().index('"rekey"')) - 1
    done = freebooter("verify", file, *LOAD, "--signer", dice["signer"])
    assert done.code == 3, "the key of the dice before it is not in the record"
    assert done.lines(f"Dice from entry {rekey} on: the server and 2 players chose the new key together"), done.out
    assert done.lines("The server that you named")
    file.write_text(file.read_text().replace(NUMBERS[1], NUMBERS[2]))
    assert "not the one that was promised" in one_sentence(freebooter("verify", file, *LOAD))


def test_nothing_is_thrown_nor_played_before(patient: Server, finished: tuple[Browser, str]) -> None:
    anna, old = finished
    table = play_on(anna, old, "here", "invite")
    room = patient.house.rooms[table["id"]]
    assert room.table.match.key is None and room.table.stored.key is not None, "the match could not throw a die"
    ask = room.table.match.ask_of(room.table.match.asked[0])
    assert ask is not None and not room.table.asked
    with anna.socket(table["id"]) as wire:
        hello_of(wire)
        told = wire.ask(do="move", move=ask.options[0].name, expect=wire.n)
    assert told["reason"]["id"] == "not-dealt"
    for what in ("replay", "receipt"):
        assert anna.get(f"/api/tables/{table['id']}/{what}", 409)["reason"]["id"] == "not-dealt"


@pytest.mark.parametrize("kinds", [("here", "bot"), ("here", "here"), ("bot", "bot")])
def test_who_plays_on_alone_is_asked_for_nothing(
    patient: Server, finished: tuple[Browser, str], kinds: tuple[str, ...]
) -> None:
    anna, old = finished
    table = play_on(anna, old, *kinds)
    assert "dealing" not in table
    match = patient.house.rooms[table["id"]].table.match
    assert any([isinstance(entry, RekeyEntry) and not entry.shares for entry in match.history])
    assert anna.get(f"/api/tables/{table['id']}")["commitment"] == table["commitment"] == commitment(match.key or b"")


def test_promises_and_the_key_survive_restarts_and_who_is_late_is_named(tmp_path: Path) -> None:
    with running(tmp_path / "data", share_seconds=600.0) as server:
        anna, old = finish(server)
        table = play_on(anna, old, "here", "invite")
        ben = sit_down(server, table)
        promise(anna, table["id"], 0)
    with pytest.raises(NotDealt):
        export_table(Settings(tmp_path / "data"), table["id"], tmp_path / "out.jsonl")
    people = []
    with running(tmp_path / "data", share_seconds=600.0) as server:
        for earlier in (anna, ben):
            people.append(server.browser())
            people[-1].http.cookies = earlier.http.cookies
        found = people[0].get(f"/api/tables/{table['id']}")
        assert found["commitment"] == table["commitment"]
        assert found["dealing"]["shares"] == [{"seat": 0, "promise": promise_of(NUMBERS[0])}, {"seat": 1}]
        promise(people[1], table["id"], 1)
        wait_for(lambda: people[0].get(f"/api/tables/{table['id']}")["dealing"]["stage"] == "telling")
        add(people[0], table["id"], 0, number=NUMBERS[0])
    for _time in range(2):  # in a hurry: without the second number; then it is read as it was dealt
        with running(tmp_path / "data", share_seconds=0.05) as server:
            again = server.browser()
            again.http.cookies = anna.http.cookies
            again.get(f"/api/tables/{table['id']}")
            wait_for(lambda: server.house.rooms[table["id"]].table.dealing is None)
            found = server.house.rooms[table["id"]].table
            rekey = found.match.history[-1]
            assert isinstance(rekey, RekeyEntry) and rekey.commitment == table["commitment"]
            assert [share.number for share in rekey.shares] == [NUMBERS[0], ""]
            assert found.rows[found.question_row].data()["rekey"], "the clock runs from here on"
            lines = lines_told(again.get(f"/api/tables/{table['id']}/events", most=500)["updates"])
            assert any(line.endswith("added nothing to the dice in time.") for line in lines), lines


def test_after_a_rewind_the_dice_still_follow_from_what_all_have_added(
    patient: Server, finished: tuple[Browser, str]
) -> None:
    """The fresh dice are another part of the same key: nobody could choose them, so nobody is asked again."""
    anna, old = finished
    table = play_on(anna, old, "here", "invite")
    ben = sit_down(patient, table)
    together([anna, ben], table["id"])
    match = dealt_on(patient, table["id"])
    with anna.socket(table["id"]) as one, ben.socket(table["id"]) as other:
        hello_of(one), hello_of(other)
        play_out({0: one, 1: other}, first_option, most=4)
        moved = next(entry for entry in reversed(match.live) if isinstance(entry, MoveEntry) and entry.draws)
        log = patient.house.rooms[table["id"]].table
        request = one.ask(do="rewind", to=log.number_of(0, log.entry_rows[moved.number]))
        assert request["is"] == "done", request
        assert other.ask(do="agree", request=request["n"], yes=True)["is"] == "done"
        before = len(match.history)
        while one.n < log.number(0):
            one.read()
        play_out({0: one, 1: other}, first_option, most=6)
    thrown = [draw for entry in match.history[before:] for draw in entry.draws]
    shares = next(entry.shares for entry in match.history if isinstance(entry, RekeyEntry))
    chance = MatchChance(dice_key(match.key, shares), epoch=match.live[-1].epoch)
    assert thrown and thrown[0] == chance.die() - 1, "a die of the key that all have made together"


def test_a_game_read_from_a_file_without_its_key_goes_on_when_all_have_added(tmp_path: Path) -> None:
    with running(tmp_path / "from", share_seconds=600.0) as server:
        anna = server.browser()
        table = anna.table("smugglers", "here here")["id"]
        save(server.house.rooms[table].table.match, tmp_path / "game.jsonl")
    key_path(tmp_path / "game.jsonl").unlink()
    match = Reader((tmp_path / "game.jsonl").read_bytes(), lambda name: GAME).play_all()
    with running(tmp_path / "to", share_seconds=600.0) as server:
        stored, chairs = put_in(server.settings, match, [])
        people = [server.browser(), server.browser()]
        for person, chair in zip(people, chairs, strict=True):
            person.post("/api/join", {"code": chair.code})
        together(people, stored.id)
        shares = [entry.shares for entry in dealt_on(server, stored.id).history if isinstance(entry, RekeyEntry)]
        assert [[share.number for share in each] for each in shares] == [NUMBERS[:2]]


def test_a_moment_before_the_cards_were_dealt_is_none_to_play_on_from(patient: Server) -> None:
    table, (anna, ben) = gather(patient)
    together([anna, ben], table)
    dealt(patient, table)
    with anna.socket(table) as one, ben.socket(table) as other:
        hello_of(one), hello_of(other)
        play_out({0: one, 1: other}, first_option)
    body = {"n": 1, "seat": 0, "seats": [{"kind": "here"}, {"kind": "here"}]}
    assert anna.post(f"/api/tables/{table}/play-on", body, 404)["reason"]["id"] == "no-moment"
