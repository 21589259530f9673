"""The three kinds of chance: provable, fast, and scripted."""

from collections import Counter
from hashlib import blake2b

import pytest

from freebooter.kernel.bag import Bag
from freebooter.kernel.chance import (
    Chance,
    ChanceError,
    MatchChance,
    ScriptedChance,
    SearchChance,
    commitment,
    key_from_seed,
)

KEY = key_from_seed("harbour")
DICE_OF_KEY = [5, 2, 2, 5, 5, 6, 6, 3, 6, 5, 4, 6, 1, 4, 6, 5, 2, 2, 5, 1]
COMMITMENT_OF_KEY = "241ef3690affe5e926ab1b2e18b6d1629fd52a758c67710ce7a91aabddde52f3"
FIRST_OF_SEEDS = [166674373, 982662221, 952553581]
STREAM_OF_SEED = [274, 842, 338, 799, 639, 925, 33, 969, 348, 461]


def words(key: bytes, epoch: int, count: int) -> list[int]:
    """The stream of a match chance, worked out anew from what the documentation says."""
    found: list[int] = []
    block = 0
    while len(found) < count:
        raw = blake2b(f"{epoch}/{block}".encode(), key=key, digest_size=64).digest()
        found += [int.from_bytes(raw[at : at + 7], "little") for at in range(0, 64, 8)]
        block += 1
    return found[:count]


def chi_square(found: list[int], kinds: int) -> float:
    counts = Counter(found)
    due = len(found) / kinds
    return sum((counts[kind] - due) ** 2 / due for kind in range(kinds))


class TestMatchChance:
    def test_each_result_follows_from_key_epoch_and_count(self) -> None:
        for epoch in (0, 1, 7):
            chance = MatchChance(KEY, epoch)
            assert [chance.below(1 << 40) for each in range(50)] == [word % (1 << 40) for word in words(KEY, epoch, 50)]
            assert chance.count == 50

    def test_the_stream_never_changes(self) -> None:
        """Records of finished games must stay provable: these numbers are for ever."""
        chance = MatchChance(KEY)
        assert [chance.die() for each in range(20)] == DICE_OF_KEY
        assert commitment(KEY) == COMMITMENT_OF_KEY

    def test_it_can_start_anywhere_in_the_stream(self) -> None:
        chance = MatchChance(KEY, epoch=2)
        first = [chance.below(1000) for each in range(30)]
        assert [MatchChance(KEY, 2, at).below(1000) for at in range(30)] == first

    def test_words_that_would_favour_a_result_are_passed_over(self) -> None:
        """With n at three quarters of all words, the rest would make a third of the results twice as likely."""
        n = 3 << 54
        chance = MatchChance(KEY)
        found = [chance.below(n) for each in range(3000)]
        fitting = [word for word in words(KEY, 0, chance.count) if word < n]
        assert found == fitting
        assert 3700 < chance.count < 4300
        assert chi_square([result // (1 << 54) for result in found], 3) < 14

    @pytest.mark.parametrize("n", [0, -1, (1 << 56) + 1])
    def test_what_it_cannot_give_is_refused(self, n: int) -> None:
        with pytest.raises(ValueError, match="not below"):
            MatchChance(KEY).below(n)

    def test_another_epoch_or_key_gives_other_results(self) -> None:
        streams = [
            tuple(chance.below(1 << 20) for each in range(4))
            for chance in (MatchChance(KEY), MatchChance(KEY, 1), MatchChance(key_from_seed("other")))
        ]
        assert len(set(streams)) == 3

    def test_a_commitment_fixes_the_key_without_telling_it(self) -> None:
        assert commitment(KEY) == commitment(bytes(KEY))
        assert commitment(KEY) != commitment(KEY[:-1] + bytes([KEY[-1] ^ 1]))
        assert KEY.hex() not in commitment(KEY)
        assert commitment(KEY) != blake2b(KEY, digest_size=32).hexdigest()

    def test_without_a_key_only_recorded_results_can_be_given(self) -> None:
        chance = MatchChance(None)
        chance.ahead = [3, 5]
        assert [chance.below(6), chance.below(6)] == [3, 5]
        with pytest.raises(ChanceError) as caught:
            chance.below(6)
        assert caught.value.note is not None
        assert caught.value.note.message == "chance-no-key"

    def test_with_the_key_recorded_results_are_checked(self) -> None:
        true = [MatchChance(KEY, 0, at).below(6) for at in range(3)]
        chance = MatchChance(KEY)
        chance.ahead = [true[0], true[1], (true[2] + 1) % 6]
        assert [chance.below(6), chance.below(6)] == true[:2]
        with pytest.raises(ChanceError) as caught:
            chance.below(6)
        note = caught.value.note
        assert note is not None
        assert (note.message, note.params) == ("chance-altered", {"said": (true[2] + 1) % 6, "due": true[2]})

    @pytest.mark.parametrize("said", [6, -1])
    def test_a_recorded_result_that_no_die_shows_is_refused(self, said: int) -> None:
        chance = MatchChance(None)
        chance.ahead = [said]
        with pytest.raises(ChanceError) as caught:
            chance.below(6)
        assert caught.value.note is not None
        assert caught.value.note.message == "chance-too-high"

    def test_the_tape_collects_what_was_given(self) -> None:
        chance = MatchChance(KEY)
        given = [chance.below(10) for each in range(5)]
        assert chance.tape == given


class TestSearchChance:
    def test_the_stream_never_changes(self) -> None:
        """Simulations and bots are reproducible from one version to the next, compiled or not."""
        assert [SearchChance(seed).below(1 << 30) for seed in (0, 1, "a")] == FIRST_OF_SEEDS
        chance = SearchChance("harbour")
        assert [chance.below(1000) for each in range(10)] == STREAM_OF_SEED

    def test_numbers_are_in_range(self) -> None:
        chance = SearchChance(5)
        for n in (1, 2, 6, 1000, (1 << 31) - 1):
            assert all(0 <= chance.below(n) < n for each in range(300))

    def test_a_number_from_too_many_is_refused(self) -> None:
        with pytest.raises(ValueError, match="below 2\\*\\*31"):
            SearchChance(1).below(1 << 31)

    @pytest.mark.parametrize("place", [0, 1, 5])
    def test_dice_of_neighbouring_seeds_are_fair(self, place: int) -> None:
        dice = []
        for seed in range(6000):
            chance = SearchChance(seed)
            dice.append([chance.below(6) for each in range(place + 1)][place])
        assert chi_square(dice, 6) < 25  # five degrees of freedom: one in seven thousand
        pairs = [6 * dice[at] + dice[at + 1] for at in range(len(dice) - 1)]
        assert chi_square(pairs, 36) < 75  # thirty-five degrees of freedom: one in ten thousand

    def test_dice_of_one_stream_are_fair_and_do_not_follow_each_other(self) -> None:
        chance = SearchChance(11)
        dice = [chance.die() - 1 for each in range(36_000)]
        assert chi_square(dice, 6) < 25
        assert chi_square([6 * dice[at] + dice[at + 1] for at in range(0, 36_000, 2)], 36) < 75

    def test_a_draw_is_in_proportion(self) -> None:
        chance = SearchChance(3)
        found = Counter(chance.draw(Bag([1, 0, 3])) for each in range(4000))
        assert found[1] == 0
        assert 900 < found[0] < 1100

    def test_numbers_and_words_are_seeds_alike(self) -> None:
        assert SearchChance(7).below(1 << 30) == SearchChance("7").below(1 << 30)
        assert SearchChance(7).below(1 << 30) != SearchChance("seven").below(1 << 30)


class TestScriptedChance:
    def test_it_gives_what_it_was_told(self) -> None:
        chance = ScriptedChance([0, 5, 2])
        assert (chance.die(), chance.die(), chance.below(3)) == (1, 6, 2)

    def test_the_list_it_was_given_stays_whole(self) -> None:
        script = [1, 2]
        ScriptedChance(script).below(6)
        assert script == [1, 2]

    def test_a_number_that_cannot_be_is_refused(self) -> None:
        with pytest.raises(ChanceError, match="says 6 where a number below 6 is due"):
            ScriptedChance([6]).below(6)

    def test_a_script_that_is_used_up_says_so(self) -> None:
        with pytest.raises(ChanceError, match="used up where a number below 4 is due"):
            ScriptedChance([]).below(4)

    def test_it_goes_on_by_another_chance(self) -> None:
        chance = ScriptedChance([3], SearchChance(9))
        assert [chance.below(6), chance.below(100)] == [3, SearchChance(9).below(100)]


@pytest.mark.parametrize(
    "chance",
    [MatchChance(KEY), SearchChance(4), ScriptedChance(list(range(30))), ScriptedChance([1, 2, 3], SearchChance(4))],
    ids=["match", "search", "scripted", "scripted-rest"],
)
def test_a_copy_meets_what_came_since_the_mark_and_then_the_same_future(chance: Chance) -> None:
    chance.below(50)
    chance.mark()
    since = [chance.below(50) for each in range(4)]
    twin = chance.again()
    future = [chance.below(50) for each in range(4)]
    assert [twin.below(50) for each in range(8)] == since + future
    third = twin.again()
    assert [third.below(50) for each in range(8)] == since + future
