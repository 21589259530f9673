"""Dice that nobody chooses alone: what people add to the key, in matches and records."""

import msgspec
import pytest

from freebooter.kernel.chance import MatchChance, commitment, key_from_seed
from freebooter.kernel.match import Match, begin_match
from freebooter.kernel.record import Reader, RecordError, lines_of
from freebooter.kernel.shares import Share, are_kept, dice_key, promise_of
from tests.kernel.harbour import PASS, PLAY, Harbour, notes, throw_a_die

GAME = Harbour(throw_a_die)

SECRET = key_from_seed("the server's")
ANNA, BEN = "a" * 64, "b" * 64


def share(seat: int, number: str) -> Share:
    return Share(seat, promise_of(number), number)


TOGETHER = [share(1, ANNA), share(2, BEN)]


def begun(shares: list[Share]) -> Match:
    return begin_match(GAME, 2, GAME.settle({}), SECRET, commitment(SECRET), [], shares)


def test_every_number_makes_other_dice() -> None:
    variants: list[list[Share]] = [
        [],
        [share(1, ANNA)],
        [share(2, ANNA)],
        TOGETHER,
        [share(1, BEN), share(2, ANNA)],
        [share(1, ANNA), Share(2, promise_of(BEN))],
    ]
    keys = [dice_key(SECRET, shares) for shares in variants]
    assert keys[0] == SECRET, "without people the secret is the key, as ever"
    assert keys[5] == keys[1], "a promise that was not kept adds nothing"
    assert len(set(keys[:5])) == 5
    assert dice_key(None, TOGETHER) is None, "whoever has the numbers alone knows nothing"
    assert dice_key(key_from_seed("another"), TOGETHER) != keys[3]


def thrown(shares: list[Share]) -> Match:
    """Four throws, one of them taken back with new dice, a new key at the end of it; then it is over."""
    match = begun(shares)
    for _throw in range(4):
        match.play(0, PLAY)
    match.rewind(match.history[-1].number, {0, 1})
    match.play(0, PLAY)
    match.play(0, PASS)
    assert match.over
    return match


def read(data: bytes) -> Reader:
    reader = Reader(data, lambda name: GAME)
    reader.play_all()
    return reader


def test_dice_follow_from_the_secret_and_all_numbers_also_after_a_rewind() -> None:
    match = thrown(TOGETHER)
    key = dice_key(SECRET, TOGETHER)
    assert notes(match)[-1] == MatchChance(key, epoch=1).die()
    assert notes(match) != notes(thrown([])), "other numbers, other dice"
    assert match.copy().shares == match.shares


def test_a_record_keeps_what_was_added_and_proves_the_dice_by_it() -> None:
    match = thrown(TOGETHER)
    data = b"".join(lines_of(match))
    reader = read(data)
    assert reader.unproven == 0 and list(reader.match.shares) == TOGETHER
    assert b"".join(lines_of(reader.match)) == data


def test_a_record_without_shares_looks_as_ever() -> None:
    data = b"".join(lines_of(thrown([])))
    assert b"shares" not in data
    assert read(data).unproven == 0


@pytest.mark.parametrize("what", ["number", "promise", "both", "left out", "seat", "twice", "beyond"])
def test_whoever_changes_a_share_is_found_out(what: str) -> None:
    header, *lines = b"".join(lines_of(thrown(TOGETHER))).splitlines(keepends=True)
    first = msgspec.json.decode(header)
    shares = first["shares"]
    other = "c" * 64
    if what in ("number", "both"):
        shares[0]["number"] = other
    if what in ("promise", "both"):
        shares[0]["promise"] = promise_of(other)
    if what == "left out":
        shares[1]["number"] = ""
    elif what == "seat":
        shares[0]["seat"], shares[1]["seat"] = 2, 1
    elif what == "twice":
        shares.append(shares[1])
    elif what == "beyond":
        shares[1]["seat"] = 3
    with pytest.raises(RecordError) as found:
        read(msgspec.json.encode(first) + b"\n" + b"".join(lines))
    expected = "record-chance" if what in ("both", "left out") else "record-shares"
    assert found.value.refusal.message == expected


def test_what_a_share_must_look_like() -> None:
    assert are_kept([], 2) and are_kept([Share(1), Share(2, promise_of(BEN))], 2)
    assert not are_kept([Share(1, "short")], 2)
    assert not are_kept([Share(1, promise_of("no number"), "no number")], 2)
    assert not are_kept([Share(1, "", ANNA)], 2)


def rekeyed(shares: list[Share]) -> Match:
    """Two throws with a key that all chose, then one rekeyed, with one throw taken back by consent; it is over."""
    match = begun(TOGETHER)
    match.play(0, PLAY)
    match.play(0, PLAY)
    match.rekey(OTHER_SECRET, shares)
    match.play(0, PLAY)
    match.play(0, PLAY)
    match.rewind(match.history[-1].number, {0, 1})
    match.play(0, PLAY)
    match.play(0, PASS)
    assert match.over
    return match


OTHER_SECRET = key_from_seed("the server's next")
AGAIN = [share(1, BEN), Share(2, promise_of(ANNA))]


def test_a_new_key_is_made_together_as_well_and_so_are_the_dice_after_a_rewind() -> None:
    match = rekeyed(AGAIN)
    key = dice_key(OTHER_SECRET, AGAIN)
    assert key != OTHER_SECRET
    assert notes(match)[-2:] == [MatchChance(key, epoch=1).die(), MatchChance(key, epoch=2).die()]
    assert notes(match) != notes(rekeyed([])), "other numbers, other dice"
    assert notes(match.copy()) == notes(match)


def test_a_record_keeps_what_was_added_to_a_new_key_and_proves_its_dice() -> None:
    match = rekeyed(AGAIN)
    data = b"".join(lines_of(match))
    reader = read(data)
    assert reader.unproven == 2 + 2, "the cards and dice of the first key"
    assert b"".join(lines_of(reader.match)) == data


def test_a_record_with_a_new_key_without_shares_looks_as_ever() -> None:
    lines = b"".join(lines_of(rekeyed([]))).splitlines()
    (line,) = [line for line in lines if b"rekey" in line]
    assert msgspec.json.decode(line) == {"n": 3, "rekey": commitment(OTHER_SECRET), "epoch": 1}
    last = msgspec.json.decode(lines[-2])
    assert last["hash"] == "1f3728aec36f92eb", "as it was before keys were made together: such records lie about"


@pytest.mark.parametrize(
    "what", ["number", "promise", "both", "left out", "all", "seat", "twice", "beyond", "elsewhere"]
)
def test_whoever_changes_a_share_of_a_new_key_is_found_out(what: str) -> None:
    lines = [msgspec.json.decode(line) for line in b"".join(lines_of(rekeyed(AGAIN))).splitlines()]
    (line,) = [line for line in lines if "rekey" in line]
    shares, other = line["shares"], "c" * 64
    if what in ("number", "both"):
        shares[0]["number"] = other
    if what in ("promise", "both"):
        shares[0]["promise"] = promise_of(other)
    if what == "left out":
        shares[0]["number"] = ""
    elif what == "all":
        del line["shares"]
    elif what == "seat":
        shares[0]["seat"], shares[1]["seat"] = 2, 1
    elif what == "twice":
        shares.append(shares[1])
    elif what == "beyond":
        shares[1]["seat"] = 3
    elif what == "elsewhere":
        lines[-3]["shares"] = line["shares"]
    with pytest.raises(RecordError) as found:
        read(b"".join([msgspec.json.encode(line) + b"\n" for line in lines]))
    expected = {"both": "record-chance", "left out": "record-chance", "all": "record-chance"}
    expected["elsewhere"] = "record-fields"
    assert found.value.refusal.message == expected.get(what, "record-shares")


def test_a_share_that_was_late_cannot_be_dropped_from_a_new_key() -> None:
    """It changes no die, so only the hash tells."""
    data = b"".join(lines_of(rekeyed(AGAIN)))
    late = msgspec.json.encode(AGAIN[1])
    assert b"," + late in data
    with pytest.raises(RecordError) as found:
        read(data.replace(b"," + late, b""))
    assert found.value.refusal.message == "record-hash"
