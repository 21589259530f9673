"""Results and the things said to people: small, and compared by what they say."""

import pytest

from freebooter.kernel.note import Note, Refusal, refused
from freebooter.kernel.result import Result, places_by


@pytest.mark.parametrize(
    ("merits", "places"),
    [
        ([(3,), (9,), (5,)], (3, 1, 2)),
        ([(5,), (5,), (4,)], (1, 1, 3)),
        ([(5, 1), (5, 2), (5, 1)], (2, 1, 2)),
        ([(0,), (-2,)], (1, 2)),
        ([(7,)], (1,)),
    ],
)
def test_the_larger_merit_comes_first_and_equals_share_a_place(
    merits: list[tuple[int, ...]], places: tuple[int, ...]
) -> None:
    assert places_by(merits) == places


def test_all_who_share_the_first_place_have_won() -> None:
    assert Result((1, 3, 1), (5, 2, 5), ()).winners == [0, 2]


def test_notes_are_equal_when_they_say_the_same() -> None:
    assert Note("gain", "R-1", chests=2) == Note("gain", "R-1", chests=2)
    assert hash(Note("gain", "R-1", chests=2)) == hash(Note("gain", "R-1", chests=2))
    others = [Note("gain", "R-1", chests=3), Note("gain", "R-2", chests=2), Note("loss", "R-1", chests=2), "gain"]
    assert all(Note("gain", "R-1", chests=2) != other for other in others)


def test_a_refusal_says_what_it_is_in_a_traceback() -> None:
    assert repr(Refusal("no-room", "R-1", ships=2)) == "Refusal(no-room, ships=2, R-1)"
    assert str(refused("no-room", ships=2)) == "Refusal(no-room, ships=2)"
