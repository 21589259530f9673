"""Long games: taking back and reading go by landmarks and known hashes, and come to the same."""

import random

import pytest

from freebooter.games import find_game
from freebooter.kernel.history import Entry
from freebooter.kernel.laws.driving import story_of
from freebooter.kernel.match import LANDMARK, Match, new_match
from freebooter.kernel.record import Reader, RecordError, lines_of, read_match
from freebooter.kernel.state import digest


def played(moves: int, seed: str, game: str = "seven-seas") -> Match:
    match = new_match(find_game(game), 3, {}, seed)
    dice = random.Random(seed)
    while len(match.history) < moves and not match.over:
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        match.play(seat, dice.choice(ask.options))
    return match


@pytest.mark.parametrize("game", ["seven-seas", "black-fleet", "marauders"])
def test_taking_back_by_landmarks_leads_where_the_whole_game_leads(game: str) -> None:
    match = played(130, "landmarks", game)
    assert len(match._landmarks) >= 130 // LANDMARK // 3
    dice = random.Random(game)
    everyone = set(range(match.seats))
    while len(match.live) > 20:
        match.rewind(match.live[-dice.randrange(1, 9)].number, everyone)
        near = story_of(match.run), digest(match.run.state), dict(match.sealed)
        assert all(mark.live <= len(match.live) for mark in match._landmarks)
        whole = match.copy()
        whole._rebuild(whole=True)
        assert not whole._landmarks
        assert (story_of(whole.run), digest(whole.run.state), dict(whole.sealed)) == near


def test_after_a_taking_back_the_game_goes_on_and_can_be_proven() -> None:
    match = played(80, "on and on")
    match.rewind(match.live[-5].number, {0, 1, 2})
    dice = random.Random(2)
    while not match.over:
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        match.play(seat, dice.choice(ask.options))
    reader = Reader(b"".join(lines_of(match)), find_game)
    assert reader.play_all().over and reader.unproven == 0


def test_a_trusted_record_is_read_to_the_same_match() -> None:
    match = played(90, "trusted")
    data = b"".join(lines_of(match))
    fresh = read_match(data, find_game, match.key, trusted=True)
    assert story_of(fresh.run) == story_of(match.run) and b"".join(lines_of(fresh)) == data
    hashed = [line for line in data.splitlines() if b'"hash":' in line][-1]
    wrong = hashed[:-4] + (b"0" if hashed[-4:-3] != b"0" else b"1") + hashed[-3:]
    with pytest.raises(RecordError, match="record-hash"):
        read_match(data.replace(hashed, wrong), find_game, match.key, trusted=True)


def test_a_record_that_grows_is_read_on() -> None:
    match = played(60, "grows")
    lines = list(lines_of(match))
    reader = Reader(b"".join(lines[:20]), find_game, trusted=True)
    seen: list[Entry] = list(reader.entries())
    assert len(seen) == 19
    for first, last in ((20, 21), (21, 50), (50, len(lines))):
        reader.add(b"".join(lines[first:last]))
        seen += reader.entries()
    assert [entry.number for entry in seen] == list(range(len(match.history)))
    assert story_of(reader.match.run) == story_of(match.run)
