"""The key proves the dice; who vouches for moves, times and names is the server that kept the table."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from freebooter.games import find_game
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.record import Reader, footer_line, lines_of
from freebooter.server.access.signing import Signer, is_signed
from freebooter.server.storage.models import IMPORTED
from freebooter.server.tables.new_table import new_stored_table, set_chairs
from freebooter.server.tables.sealing import finished_record, receipt
from freebooter.server.tables.state.table import Table
from freebooter.server.wire.bodies import SeatWanted
from tests.cli.console import Done, freebooter, one_sentence
from tests.server.harness import Server

SIGNER = Signer(b"k" * 32)
START = 1_700_000_000_000


def seated(match: Match, origin: str = "") -> Table:
    names = [SeatWanted("here", name) for name in ("Anna", "Ben")]
    stored = new_stored_table(match, "anna", START, origin=origin)
    return Table.begin(stored, set_chairs(names, "anna", "Anna"), match, START)[0]


def play(table: Table, choice: str, until: Callable[[], bool] = lambda: False) -> None:
    """To the end, or until something; a second for each move."""
    chance = SearchChance(choice)
    while not table.match.over and not until():
        seat = table.match.asked[0]
        ask = table.match.ask_of(seat)
        assert ask is not None
        table.play(seat, ask.options[chance.below(len(ask.options))].name, "", START + 1000 * len(table.rows))


def new_table(origin: str = "") -> Table:
    return seated(new_match(find_game("smugglers"), 2, {}, "seal"), origin)


@pytest.fixture
def played(tmp_path: Path) -> tuple[Table, Path]:
    table = new_table()
    play(table, "first")
    path = tmp_path / "game.jsonl"
    path.write_bytes(finished_record(table, SIGNER))
    return table, path


def verify(path: Path, *more: Any) -> Done:
    return freebooter("verify", path, "--load", "tests.server.smugglers", *more)


def test_a_signed_record_says_what_is_proven_and_who_vouches(played: tuple[Table, Path]) -> None:
    _table, path = played
    done = verify(path, "--signer", SIGNER.public)
    assert done.code == 0, done.err
    assert done.lines("Proven: all") and done.lines(f"The server that you named ({SIGNER.public}) vouches")
    assert done.lines("The names are signed too: Anna, Ben.")
    assert "between 2023-11-14 22:13:20 UTC and" in done.out
    stranger = verify(path)
    assert stranger.code == 4 and stranger.lines(f"Signed by {SIGNER.public}, who says")
    other = verify(path, "--signer", Signer(b"o" * 32).public)
    assert other.code == 1 and "signed by somebody else" in one_sentence(other)


def test_other_moves_under_the_genuine_promise_are_found_out(played: tuple[Table, Path], tmp_path: Path) -> None:
    """Once the key is out somebody plays another game with it: its dice are proven, and nobody vouches for it."""
    table, path = played
    key = table.match.key
    assert key is not None
    other = new_table()
    play(other, "second")
    assert other.match.key == key and other.record_lines[2:] != table.record_lines[2:]
    seal = path.read_bytes().splitlines(keepends=True)[-1]
    forged = tmp_path / "forged.jsonl"
    forged.write_bytes(b"".join(lines_of(other.match, ["Anna", "Ben"])))
    done = verify(forged)
    assert done.code == 4 and done.lines("Nobody vouches for the moves and the names")
    assert "not signed by anybody" in one_sentence(verify(forged, "--signer", SIGNER.public))
    forged.write_bytes(forged.read_bytes() + seal)
    assert "not those that were signed" in one_sentence(verify(forged))


@pytest.mark.parametrize("what", ["names", "times", "began", "origin", "signer", "signature"])
def test_whatever_is_changed_under_the_seal_is_found_out(played: tuple[Table, Path], what: str) -> None:
    _table, path = played
    header, *lines, last = path.read_bytes().splitlines(keepends=True)
    seal = msgspec.json.decode(last)
    if what == "names":
        header = header.replace(b'"Anna"', b'"Eve"')
        seal["seal"]["names"][0] = "Eve"
    elif what == "times":
        seal["seal"]["times"][1] += 1
    elif what == "began":
        seal["seal"]["began"] += 1
    elif what == "origin":
        seal["seal"]["origin"] = "moment"
    elif what == "signer":
        seal["seal"]["signer"] = Signer(b"o" * 32).public
    else:
        seal["seal"]["signature"] = "00" * 64
    path.write_bytes(b"".join([header, *lines, msgspec.json.encode(seal), b"\n"]))
    assert "not those that were signed" in one_sentence(verify(path))


def test_a_receipt_fits_the_record_it_was_given_for(played: tuple[Table, Path], tmp_path: Path) -> None:
    table, path = played
    again = new_table()
    again.stored.id = table.stored.id
    kept: list[bytes] = []

    def keep() -> bool:
        kept.append(msgspec.json.encode(receipt(again, SIGNER)))
        return len(kept) > 5

    play(again, "first", keep)
    file = tmp_path / "receipt"
    for number, data in enumerate(kept):
        file.write_bytes(data)
        done = verify(path, "--signer", SIGNER.public, "--receipt", file)
        assert done.code == 0 and done.lines("The receipt fits"), (number, done.err)
    other = new_table()
    other.stored.id = table.stored.id
    play(other, "second", lambda: len(other.rows) > 5)
    file.write_bytes(msgspec.json.encode(receipt(other, SIGNER)))
    assert "does not fit" in one_sentence(verify(path, "--receipt", file))
    file.write_bytes(b"[]")
    assert "is not a receipt" in one_sentence(verify(path, "--receipt", file))


def test_a_receipt_tells_nothing_of_what_is_said_in_private(server: Server) -> None:
    anna = server.browser()
    table = anna.table("smugglers", "here here")
    path = f"/api/tables/{table['id']}"
    before = anna.get(f"{path}/receipt")
    frame = {"do": "pass", "id": "a", "prompt": "whatever", "on": True}
    assert anna.post(f"{path}/commands", frame, seat=0)["is"] == "done"
    assert anna.get(f"{path}/receipt") == before
    assert anna.get("/api/about")["signer"] == before["signer"] == anna.get(f"{path}/dice")["signer"]


def test_for_a_record_from_elsewhere_the_server_does_not_vouch() -> None:
    table = new_table(IMPORTED)
    play(table, "first")
    data = finished_record(table, SIGNER)
    assert Reader(data, find_game).seal is None and data.endswith(footer_line(table.match))


def test_a_signature_is_of_one_key_and_one_text() -> None:
    table = new_table()
    one = receipt(table, SIGNER)
    assert is_signed(one)
    for changed in ({"at": one.at + 1}, {"table": "other"}, {"link": "00"}, {"signer": "zz"}, {"signature": ""}):
        assert not is_signed(msgspec.structs.replace(one, **changed))
