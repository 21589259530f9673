"""States: their data, all of it, in one hash that is the same however the engine runs."""

from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

from freebooter.games import find_game
from freebooter.games.black_fleet.options import Options as BlackFleetOptions
from freebooter.games.black_fleet.options import rules_of
from freebooter.games.seven_seas.game import GAME as SEVEN_SEAS
from freebooter.kernel.bag import Bag
from freebooter.kernel.chance import Chance, SearchChance
from freebooter.kernel.events import Journal
from freebooter.kernel.match import new_match
from freebooter.kernel.run import start
from freebooter.kernel.state import ATTACHED, State, as_data, digest, encoded, field_names
from tests.kernel.harbour import COUNT, Quay


def quay() -> Quay:
    return Quay(SearchChance(1), Bag([1, 2]), [3, 4], [5], 6)


class Small(State):
    __slots__ = ("gold",)

    def __init__(self, gold: object) -> None:
        super().__init__(SearchChance(1))
        self.gold = gold


class Larger(Small):
    __slots__ = ("silver",)

    def __init__(self, gold: object, silver: object) -> None:
        super().__init__(gold)
        self.silver = silver


class Loose(State):
    """Its author forgot the slots."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.gold = 5


class Purse(msgspec.Struct):
    gold: int
    silver: int


def test_plain_data_is_nested_lists_in_the_order_of_the_field_names() -> None:
    """bag (counts, left), cards, notes, stage"""
    assert as_data(quay()) == [[[1, 2], 3], [3, 4], [5], 6]


class Charter:
    """What a match is played by: its first version said nothing of `edition`, and the hashes of then still hold."""

    __slots__ = ("edition", "tides")
    NOT_DATA: ClassVar[tuple[str, ...]] = ("edition",)

    def __init__(self, edition: int, tides: int) -> None:
        self.edition = edition
        self.tides = tides


def test_a_class_may_name_fields_that_are_no_data() -> None:
    assert as_data(Charter(1, 5)) == [5]
    assert digest(Small(Charter(1, 5))) == digest(Small(Charter(2, 5))) != digest(Small(Charter(1, 6)))


def test_the_version_of_the_rules_is_no_data_of_black_fleet() -> None:
    """Compiled too: records of the first version replay only if their states have the hashes of then."""
    one, two = [rules_of(BlackFleetOptions(), 3, version) for version in (1, 2)]
    assert (one.version, two.version) == (1, 2)
    assert as_data(one) == [False, False, 0, 100, False, [10, 10, 10]]  # on the chart of then, which is number 0
    two.map = one.map
    assert as_data(two) == as_data(one)


def test_chance_and_journal_are_lent_and_no_part_of_the_data() -> None:
    one, other = quay(), quay()
    other.chance = SearchChance(2)
    other.journal = Journal()
    assert digest(one) == digest(other)
    assert set(ATTACHED) == {"chance", "journal"}


@pytest.mark.parametrize("field", ["bag", "cards", "notes", "stage"])
def test_every_field_counts(field: str) -> None:
    changed: dict[str, Any] = {"bag": Bag([2, 1]), "cards": [4, 3], "notes": [5, 5], "stage": 7}
    other = quay()
    setattr(other, field, changed[field])
    assert digest(other) != digest(quay())


def test_a_new_slot_changes_the_hash() -> None:
    assert field_names(Larger) == ["chance", "gold", "journal", "silver"]
    assert digest(Small(1)) != digest(Larger(1, 0)) != digest(Larger(1, 1))


def test_every_field_of_a_real_table_counts() -> None:
    """Whatever slot of the table or of a player is changed, the hash is another."""
    run = start(SEVEN_SEAS, SEVEN_SEAS.options({}), 3, SearchChance(1))
    state: Any = run.state
    before = digest(state)
    for owner in (state, state.players[1]):
        for name in field_names(type(owner)):
            if name in (*ATTACHED, "plunder"):
                continue
            kept = getattr(owner, name)
            for other in (-77, [-77], (-77,), Bag([77]), state.players[0]):
                try:
                    setattr(owner, name, other)
                except TypeError:
                    continue  # compiled, a field takes values of its own type only
                if as_data(other) != as_data(kept):
                    assert digest(state) != before, name
            setattr(owner, name, kept)
    assert digest(state) == before


def test_fields_that_no_slots_declare_are_refused() -> None:
    """Otherwise they would be missing from the hash, and a copy might lose them unseen."""
    with pytest.raises(TypeError, match="Loose has fields that no __slots__ declares: gold"):
        digest(Loose(SearchChance(1)))


@pytest.mark.parametrize("value", [{"gold": 1}, {1, 2}, 1.5, object()])
def test_things_whose_order_or_size_is_not_sure_are_refused(value: object) -> None:
    with pytest.raises(TypeError):
        digest(Small(value))


def test_true_and_one_are_the_same() -> None:
    """Compiled, a field that holds an int turns True into 1."""
    assert digest(Small(True)) == digest(Small(1))
    assert digest(Small([False, True])) == digest(Small([0, 1]))


def test_lists_and_tuples_are_the_same() -> None:
    assert digest(Small([1, 2])) == digest(Small((1, 2)))


def test_nothing_is_not_zero_and_a_word_is_not_a_number() -> None:
    assert len({digest(Small(value)) for value in (None, 0, "0", "", [], [0])}) == 6


def test_numbers_may_be_large() -> None:
    assert digest(Small(1 << 80)) != digest(Small((1 << 80) + 1))


def test_moves_and_structs_are_told_by_code_and_by_field() -> None:
    assert as_data([COUNT[3], Purse(1, 2)]) == [3, [1, 2]]


def test_more_can_be_bound_to_a_hash() -> None:
    assert len({digest(quay()), digest(quay(), 1), digest(quay(), 2), digest(quay(), 1, 2)}) == 4


def test_a_state_that_does_not_say_how_it_is_copied_is_told_so() -> None:
    with pytest.raises(TypeError, match="Small must say how it is copied"):
        Small(1).copy()


def json_of(state: State, form: int) -> bytes:
    return msgspec.json.encode(as_data(state, form))


@pytest.mark.parametrize("form", [1, 2])
@pytest.mark.parametrize(
    "gold",
    [
        7,
        True,
        None,
        -(2**70),
        [True, False, 3, [False]],
        ("base", True, ",true,", [False]),
        'a "quoted, true" one \\ and false',
        "ż",
        COUNT,
        [COUNT, Bag([0, 2, 0]), None],
        Bag([1, 0]),
        Larger([True], Charter(1, 5)),
        [Purse(1, 2), Purse(3, 4)],
        [[], (), [[()]]],
    ],
)
def test_what_is_hashed_is_the_data(gold: object, form: int) -> None:
    """Lists are encoded without being looked through; the bytes are those of the data all the same."""
    for state in (Small(gold), Larger(gold, True), Larger([gold], [[gold]])):
        assert encoded(state, form) == json_of(state, form)
        assert encoded(state, form) == json_of(state, form), "again, now that the classes are known"


@pytest.mark.parametrize("gold", [1.5, 1e300, [2.0], {"a": 1}, object()])
def test_what_is_no_data_is_not_hashed(gold: object) -> None:
    with pytest.raises(TypeError):
        digest(Larger(gold, 1))


@pytest.mark.parametrize("gold", [{1}, b"x"])
def test_what_msgspec_would_take_for_data_is_none(gold: object) -> None:
    """A hash does not notice it; the laws do."""
    with pytest.raises(TypeError):
        as_data(Larger(gold, 1))


@pytest.mark.parametrize("name", ["seven-seas", "black-fleet", "marauders"])
def test_states_of_games_are_hashed_by_their_data(name: str) -> None:
    match = new_match(find_game(name), 3, {}, 5)
    dice = Random(name)
    for _ in range(60):
        state = match.run.state
        assert [encoded(state, form) for form in (1, 2)] == [json_of(state, form) for form in (1, 2)]
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        match.play(seat, dice.choice(ask.options))
