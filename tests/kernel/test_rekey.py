"""A new key for a game whose key was lost: it goes on, and nobody is told that the old dice were proven."""

from freebooter.kernel.chance import MatchChance, commitment, key_from_seed
from freebooter.kernel.history import RekeyEntry
from freebooter.kernel.match import Match
from freebooter.kernel.record import Reader, lines_of, read_match
from tests.kernel.harbour import PASS, PLAY, harbour, notes, refused_as, say_enough, throw_a_die

NEW_KEY = key_from_seed("new")


def record_of(match: Match) -> bytes:
    return b"".join(lines_of(match))


def thrown_then_rekeyed() -> Match:
    """Four throws with the first key, which is then lost, and four with the new one."""
    match = harbour(throw_a_die)
    for throw in range(4):
        match.play(0, PLAY)
    match = read_match(record_of(match), lambda name: match.game)
    match.rekey(NEW_KEY)
    for throw in range(4):
        match.play(0, PLAY)
    return match


def test_the_new_dice_follow_from_the_new_key_and_a_new_epoch() -> None:
    chance = MatchChance(NEW_KEY, epoch=1)
    assert notes(thrown_then_rekeyed())[4:] == [chance.die() for throw in range(4)]


def test_it_is_an_entry_that_promises_the_new_key() -> None:
    entry = thrown_then_rekeyed().history[5]
    assert isinstance(entry, RekeyEntry)
    assert (entry.commitment, entry.epoch) == (commitment(NEW_KEY), 1)


def test_the_first_promise_still_stands_at_the_start() -> None:
    match = thrown_then_rekeyed()
    assert match.commitment == commitment(key_from_seed(1))
    assert match.key == NEW_KEY


def test_what_was_thrown_before_counts_as_unproven() -> None:
    match = thrown_then_rekeyed()
    match.play(0, PASS)
    reader = Reader(record_of(match), lambda name: match.game)
    reader.play_all()
    assert reader.unproven == 2 + 4  # two cards of the set-up, four dice
    assert reader.key is None


def test_with_one_key_all_is_proven() -> None:
    match = harbour(throw_a_die)
    for throw in range(4):
        match.play(0, PLAY)
    match.play(0, PASS)
    reader = Reader(record_of(match), lambda name: match.game)
    reader.play_all()
    assert reader.unproven == 0


def test_taking_back_after_it_gives_dice_of_the_new_key() -> None:
    match = thrown_then_rekeyed()
    match.rewind(3, {0, 1})
    for throw in range(6):
        match.play(0, PLAY)
    chance = MatchChance(NEW_KEY, epoch=2)
    assert notes(match)[2:] == [chance.die() for throw in range(6)]


def test_a_copy_has_met_the_old_dice_and_will_meet_the_new() -> None:
    match = harbour(throw_a_die)
    for throw in range(4):
        match.play(0, PLAY)
    match.rekey(NEW_KEY)
    twin = match.copy()
    assert notes(twin) == notes(match)
    for one in (match, twin):
        for throw in range(6):
            one.play(0, PLAY)
    assert notes(twin) == notes(match)


def test_the_new_key_can_be_replaced_too() -> None:
    match = thrown_then_rekeyed()
    third = key_from_seed("third")
    match.rekey(third)
    match.play(0, PLAY)
    assert notes(match)[-1] == MatchChance(third, epoch=2).die()
    loaded = read_match(record_of(match), lambda name: match.game, third)
    assert (loaded.key, notes(loaded)) == (third, notes(match))


def test_a_finished_game_has_published_its_key() -> None:
    match = harbour(say_enough)
    match.play(1, PASS)
    with refused_as("game-over"):
        match.rekey(NEW_KEY)
    assert match.key == key_from_seed(1)
