"""One wrong byte in a finished record: it is refused, or it changes nothing that matters."""

import random
from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from freebooter.games.seven_seas.game import GAME as SEVEN_SEAS
from freebooter.kernel.chance import key_from_seed
from freebooter.kernel.game import AnyGame
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.record import RecordError, read_match
from tests.kernel.test_records import play_on
from tests.kernel.voyage import find_game, record_of, voyage


def check_flip(match: Match, data: bytes, at: int, byte: int) -> bool:
    """Was the damaged record refused? If not, it must tell the same game."""
    damaged = data[:at] + bytes([byte]) + data[at + 1 :]
    try:
        loaded = read_match(damaged, finder(match.game))
    except RecordError as error:
        assert -1 <= error.entry <= len(match.history)
        assert error.refusal.message.startswith("record-")
        return True
    assert record_of(loaded) == record_of(match), f"byte {at} as {byte} makes another game of it, unseen"
    return False


def finder(game: AnyGame) -> Callable[[str], AnyGame]:
    return lambda name: game if name == game.name else find_game(name)


def real() -> Match:
    match = new_match(SEVEN_SEAS, 3, seed="flips")
    play_on(match, "flips")
    return match


def rekeyed() -> Match:
    """A game whose key was lost on the way: half of its dice cannot be proven any more."""
    match = new_match(SEVEN_SEAS, 2, seed="rekeyed")
    play_on(match, "first half", 100)
    match.rekey(key_from_seed("new"))
    play_on(match, "second half")
    return match


MAKERS = {"voyage": voyage, "real": real, "rekeyed": rekeyed}


@cache
def record(name: str) -> tuple[Match, bytes]:
    """A finished match, and its record with names."""
    match = MAKERS[name]()
    return match, record_of(match, ["Anne", "Jack", "Mary"][: match.seats])


def test_every_bit_of_a_short_record() -> None:
    match, data = record("voyage")
    names, key = data.index(b'"Anne'), data.index(b'"key":"')
    for at in range(len(data)):
        for bit in range(8):
            if not check_flip(match, data, at, data[at] ^ 1 << bit):
                in_names = names < at < data.index(b"\n")
                in_key = at > key  # a digit of the key may be written as a capital
                assert in_names or in_key, f"bit {bit} of byte {at} does not matter"


@pytest.mark.parametrize("name", MAKERS)
@settings(max_examples=150, deadline=None)
@given(place=st.floats(0, 1, exclude_max=True), byte=st.integers(0, 255))
def test_any_byte_of_any_record(name: str, place: float, byte: int) -> None:
    match, data = record(name)
    check_flip(match, data, int(place * len(data)), byte)


@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_several_bytes_at_once_never_give_a_traceback(seed: int) -> None:
    rng = random.Random(seed)
    data = bytearray(record("voyage")[1])
    for wound in range(rng.randrange(1, 8)):
        at = rng.randrange(len(data))
        kind = rng.randrange(3)
        if kind == 0:
            data[at] = rng.randrange(256)
        elif kind == 1:
            del data[at : at + rng.randrange(1, 40)]
        else:
            data[at:at] = rng.choice([b"\n", b"0", b"{", b'"', b"null", b"-", b"99999999999999999999", b"\xc3"])
        if not data:
            break
    try:
        loaded = read_match(bytes(data), find_game)
    except RecordError:
        return
    assert loaded.history
