"""Bags: counts of what is left, drawn from in proportion."""

import pytest

from freebooter.kernel.bag import Bag
from freebooter.kernel.chance import ScriptedChance
from freebooter.kernel.state import as_data


def test_a_bag_knows_how_much_is_left() -> None:
    assert Bag([2, 0, 3]).left == 5
    assert Bag([]).left == 0


def test_kinds_that_are_not_inside_are_trimmed_at_the_end_only() -> None:
    bags = [Bag([2, 0, 3, 0, 0]), Bag([0, 1]), Bag([0, 0]), Bag([])]
    assert [bag.trimmed() for bag in bags] == [[2, 0, 3], [0, 1], [], []]
    assert bags[0].counts == [2, 0, 3, 0, 0]


def test_what_is_added_and_taken_is_counted() -> None:
    bag = Bag([2, 0, 3])
    bag.add(1)
    bag.add(2, 4)
    bag.take(0)
    bag.take(2, 7)
    assert (bag.counts, bag.left) == ([1, 1, 0], 2)


def test_what_is_not_there_cannot_be_taken() -> None:
    bag = Bag([2, 0, 3])
    with pytest.raises(ValueError, match="holds 0 of kind 1, not 1"):
        bag.take(1)
    with pytest.raises(ValueError, match="holds 2 of kind 0, not 3"):
        bag.take(0, 3)
    assert (bag.counts, bag.left) == ([2, 0, 3], 5)


def test_a_copy_shares_nothing() -> None:
    bag = Bag([1, 1])
    twin = bag.copy()
    twin.take(0)
    assert (bag.counts, bag.left) == ([1, 1], 2)
    assert (twin.counts, twin.left) == ([0, 1], 1)


def test_every_thing_in_it_has_one_place_in_the_draw() -> None:
    bag = Bag([2, 0, 3, 1])
    assert [bag.at(rank) for rank in range(bag.left)] == [0, 0, 2, 2, 2, 3]
    assert bag.kinds() == [0, 0, 2, 2, 2, 3]


def test_a_draw_takes_out_what_it_tells() -> None:
    bag = Bag([2, 0, 3])
    chance = ScriptedChance([4, 0, 1, 1, 0])
    assert [chance.draw(bag) for each in range(5)] == [2, 0, 2, 2, 0]
    assert (bag.counts, bag.left) == ([0, 0, 0], 0)


def test_pouring_leaves_the_other_bag_empty() -> None:
    bag, discard = Bag([1, 0]), Bag([2, 3])
    bag.pour(discard)
    assert (bag.counts, bag.left) == ([3, 3], 6)
    assert (discard.counts, discard.left) == ([0, 0], 0)


def test_copies_share_counts_until_one_changes() -> None:
    """Whoever changes first leaves the others alone, also copies of copies."""
    bag = Bag([2, 1])
    first = bag.copy()
    second = first.copy()
    assert bag.counts is first.counts is second.counts
    first.take(0)
    second.add(1)
    other = Bag([0, 0]).copy()
    other.pour(bag)
    assert (first.counts, second.counts, other.counts) == ([1, 1], [2, 2], [2, 1])
    assert (bag.counts, bag.left) == ([0, 0], 0)


def test_pouring_out_a_bag_leaves_its_copy_alone() -> None:
    bag = Bag([2, 1])
    twin = bag.copy()
    Bag([0, 0]).pour(bag)
    assert (twin.counts, twin.left) == ([2, 1], 3)
    assert as_data(twin) == as_data(Bag([2, 1]))
