"""A record proves every die, and an altered one is named."""

from pathlib import Path

import msgspec
import pytest

from freebooter.games import find_game
from freebooter.kernel.chance import commitment, key_from_seed
from freebooter.kernel.match import begin_match
from freebooter.kernel.record import save
from freebooter.kernel.shares import Share, promise_of
from tests.cli.console import freebooter, one_sentence, recorded
from tests.golden.test_records import record


def first_throw(path: Path) -> tuple[int, list[int]]:
    """The first entry after the set-up with chance results."""
    for raw in path.read_bytes().splitlines()[2:]:
        line = msgspec.json.decode(raw)
        if line.get("draws"):
            return line["n"], line["draws"]
    raise AssertionError("nothing was thrown")


def test_a_true_record_is_proven(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game")
    draws = sum(len(msgspec.json.decode(raw).get("draws", [])) for raw in path.read_bytes().splitlines())
    done = freebooter("verify", path)
    assert done.code == 4, "the dice are proven, but nobody vouches for the moves"
    assert done.lines("Nobody vouches for the moves and the names")
    assert f"Proven: all {draws} chance results follow from the key" in done.out
    polish = freebooter("verify", path, "--language", "pl")
    assert f"Dowiedziono: wszystkie wyniki losowania ({draws})" in polish.out


def test_an_altered_die_is_named(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game")
    number, draws = first_throw(path)
    old = msgspec.json.encode(draws)
    new = msgspec.json.encode([draws[0] ^ 1, *draws[1:]])
    path.write_bytes(path.read_bytes().replace(old, new, 1))
    assert one_sentence(freebooter("verify", path)) == (
        f"The record is wrong: a chance result of entry {number} was altered: "
        f"the record says {draws[0] ^ 1}, but the key gives {draws[0]}."
    )
    polish = one_sentence(freebooter("verify", path, "--language", "pl"))
    assert f"zapis podaje {draws[0] ^ 1}, a z klucza wynika {draws[0]}" in polish


def test_an_altered_deal_is_named(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game")
    lines = path.read_bytes().splitlines(keepends=True)
    setup = msgspec.json.decode(lines[1])
    lines[1] = lines[1].replace(msgspec.json.encode(setup["draws"]), msgspec.json.encode([*setup["draws"], 0]))
    path.write_bytes(b"".join(lines))
    assert "entry 0 has 11 chance results instead of 10" in one_sentence(freebooter("verify", path))


def test_another_key_is_found_out(tmp_path: Path) -> None:
    path, other = recorded(tmp_path / "game"), recorded(tmp_path / "other", seed="other")
    own = msgspec.json.decode(path.read_bytes().splitlines()[-1])["key"]
    key = msgspec.json.decode(other.read_bytes().splitlines()[-1])["key"]
    path.write_bytes(path.read_bytes().replace(own.encode(), key.encode()))
    assert "the key at its end is not the one that was promised" in one_sentence(freebooter("verify", path))


def test_an_altered_result_is_found_out(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game")
    lines = path.read_bytes().splitlines(keepends=True)
    result = msgspec.json.decode(lines[-1])
    result["result"]["scores"][0] += 5
    path.write_bytes(b"".join([*lines[:-1], msgspec.json.encode(result) + b"\n"]))
    assert "the result it gives is not the result of the game" in one_sentence(freebooter("verify", path))


def test_a_game_under_way_cannot_be_proven_yet(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game", moves=30)
    done = freebooter("verify", path)
    assert done.code == 3
    assert "cannot be proven yet, because the key is published when the game ends" in done.out
    assert "Proven" not in done.out


def test_a_record_without_its_key_is_not_called_proven(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game")
    lines = path.read_bytes().splitlines(keepends=True)
    footer = msgspec.json.decode(lines[-1])
    footer["key"] = ""
    path.write_bytes(b"".join([*lines[:-1], msgspec.json.encode(footer) + b"\n"]))
    done = freebooter("verify", path)
    assert done.code == 3
    assert done.lines("Not proven: the record ends without the key")


@pytest.mark.parametrize("again", [False, True])
def test_who_chose_a_key_is_said_of_each_key(tmp_path: Path, again: bool) -> None:
    """The first by two players and the server; the next by the server alone, as in older records, or all but one."""
    first, second = key_from_seed("first"), key_from_seed("second")
    shares = [Share(seat, promise_of(f"{seat}" * 64), f"{seat}" * 64) for seat in (1, 2)]
    game = find_game("seven-seas")
    match = begin_match(game, 2, game.settle({}), first, commitment(first), [], shares)
    while not match.over:
        if len(match.history) == 20:
            match.rekey(second, [shares[0], Share(2)] if again else [])
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        match.play(seat, ask.options[0])
    save(match, tmp_path / "game.jsonl")
    done = freebooter("verify", tmp_path / "game.jsonl")
    assert done.code == 3, "the dice of the first key are not proven"
    assert done.lines("Dice up to entry 19: the record says that the server and 2 players chose the key together.")
    assert not done.lines("Dice: the server and 2 players"), "that is not so of all dice"
    together = "Dice from entry 20 on: the server and one player chose the new key together"
    assert bool(done.lines(together)) == again == bool(done.lines("Nothing was added to the dice in time by: "))
    assert bool(done.lines("Dice from entry 20 on: whoever kept the game chose the new key alone.")) != again
    assert "Kości od wpisu 20" in freebooter("verify", tmp_path / "game.jsonl", "--language", "pl").out


def test_a_record_of_an_older_form_is_proven_but_for_its_checksums(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(record("marauders-01"))
    done = freebooter("verify", path)
    assert done.code == 4
    assert "older version of the program, so its checksums were not compared." in done.out
    assert "Proven: all " in done.out
    assert path.read_bytes() == record("marauders-01")
    assert "sum kontrolnych nie porównano" in freebooter("verify", path, "--language", "pl").out


def test_a_record_of_a_newer_form_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(record("marauders-01").replace(b'"names":[]}', b'"names":[],"form":99}', 1))
    assert one_sentence(freebooter("verify", path)).startswith("The record was made by a newer version of the program")
