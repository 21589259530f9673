"""Records made before: whatever has been changed since, each is replayed as it was played, and can go on.

They were made by advice and by chance, most by the first version of the rules, with moves taken back and passes said
ahead. A rule that changes leaves them alone: its game gets a new version and still knows the older one (`Game.as_of`).
Nor does a new form of states change them (`Game.form`): all of Merchants & Marauders up to number 13 and all
of Pirates of the 7 Seas are of form 1.
"""

import gzip
from pathlib import Path

import msgspec
import pytest

from freebooter.games import find_game
from freebooter.games.black_fleet.fortune.deck import fortune_trouble
from freebooter.games.black_fleet.reasons import NO_EFFECT
from freebooter.games.black_fleet.state import Table
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.history import MoveEntry
from freebooter.kernel.match import Match
from freebooter.kernel.record import Reader, lines_of, read_match
from tests.rules import rule

pytestmark = pytest.mark.xdist_group("records")

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(path.name.removesuffix(".jsonl.gz") for path in FOLDER.glob("*.jsonl.gz"))
OLDER_FORM = [
    name
    for name in RECORDS
    if name.startswith("seven-seas") or (name.startswith("marauders") and int(name.rpartition("-")[2]) <= 13)
]
USELESS = 171
GAMES = sorted({name.rpartition("-")[0] for name in RECORDS})


def record(name: str) -> bytes:
    return gzip.decompress((FOLDER / f"{name}.jsonl.gz").read_bytes())


def without_hashes(data: bytes) -> list[dict[str, object]]:
    """The lines of a record but for what depends on the form of states."""
    lines: list[dict[str, object]] = [msgspec.json.decode(line) for line in data.splitlines()]
    return [{name: value for name, value in line.items() if name not in ("hash", "form")} for line in lines]


def test_every_game_has_a_dozen() -> None:
    assert GAMES == ["black-fleet", "marauders", "seven-seas"]
    assert all(sum(name.startswith(game) for name in RECORDS) >= 12 for game in GAMES)


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_replays(name: str) -> None:
    """Every hash is worked out again, every die proven, and the result is the one that was written down."""
    data = record(name)
    reader = Reader(data, find_game)
    match = reader.play_all()
    assert match.over
    assert match.game.version == reader.header.rules
    assert reader.unproven == 0
    assert reader.older_form == (name in OLDER_FORM)
    written = b"".join(lines_of(match))
    assert (without_hashes(written) == without_hashes(data)) if reader.older_form else (written == data)


@pytest.mark.parametrize("name", OLDER_FORM)
def test_a_record_of_an_older_form_is_written_anew_and_replays_hash_by_hash(name: str) -> None:
    written = b"".join(lines_of(read_match(record(name), find_game)))
    reader = Reader(written, find_game)
    match = reader.play_all()
    assert not reader.older_form
    assert (reader.header.form, reader.unproven) == (match.game.form, 0)
    assert b"".join(lines_of(match)) == written


@pytest.mark.parametrize("game", GAMES)
def test_a_record_goes_on_from_the_middle(game: str) -> None:
    """By the rules by which it began, otherwise than it was played, to an end that replays again."""
    name = f"{game}-02"
    lines = record(name).splitlines(keepends=True)
    whole = read_match(record(name), find_game)
    middle = len(lines) // 2
    begun = b"".join(lines[:middle])
    match = read_match(begun, find_game, whole.key)
    assert not match.over
    assert match.game.version == "1"
    go_on(match, "otherwise")
    saved = b"".join(lines_of(match))
    assert without_hashes(saved)[: middle - 1] == without_hashes(begun)[: middle - 1]
    assert name in OLDER_FORM or saved.startswith(begun)
    again = read_match(saved, find_game)
    assert again.game is match.game
    assert again.result().places == match.result().places


@rule("BF-AMB-31")
def test_what_a_newer_version_refuses_stays_as_it_was_played() -> None:
    """In the thirteenth record of Black Fleet Black Sails are set for a pirate that is boxed in on B2."""
    whole = read_match(record("black-fleet-13"), find_game)
    useless = next(entry for entry in whole.live if entry.number == USELESS)
    assert isinstance(useless, MoveEntry) and useless.move.name == "fortune-F-03"
    lines = record("black-fleet-13").splitlines(keepends=True)
    match = read_match(b"".join(lines[: 1 + USELESS]), find_game, whole.key)
    assert match.refuse(useless.seat, useless.move) is None
    t = match.run.state
    assert isinstance(t, Table)
    t.rules.version = 2
    assert fortune_trouble(t, t.players[useless.seat], useless.move.value) == NO_EFFECT


def go_on(match: Match, seed: str) -> None:
    """Play by advice to the end."""
    chance = SearchChance(seed)
    while not match.over:
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        weights = ask.weights(match.run.state) or [1] * len(ask.options)
        mark = chance.below(sum(weights))
        at = 0
        while mark >= weights[at]:
            mark -= weights[at]
            at += 1
        match.play(seat, ask.options[at])
