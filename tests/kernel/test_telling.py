"""What a line weighs depends on who reads it."""

import pytest

from freebooter.kernel.events import Event
from freebooter.kernel.people.telling import FLOWS, LEAD, MINE, MOMENT, Tell, tell

LINES = {
    "robbed": Tell(MOMENT, FLOWS, icon="battle", place="space"),
    "rolled": Tell(own=MINE, part=LEAD),
    "called": Tell(MOMENT, MOMENT, MOMENT),
}


def robbed() -> Event:
    return Event("robbed", ("X-1",), {"seat": 1, "seats": [2], "space": "J5"})


@pytest.mark.parametrize(
    ("reader", "weight"),
    [(0, MOMENT), (1, FLOWS), (2, MINE), (None, MOMENT)],
)
def test_the_same_line_weighs_otherwise_for_the_robber_the_robbed_and_the_rest(reader: int | None, weight: int) -> None:
    told = tell(LINES, robbed(), reader)
    assert (told.weight, told.seat, told.icon, told.place) == (weight, 1, "battle", "J5")


def test_a_roll_is_a_moment_for_who_rolled_only() -> None:
    line = Event("rolled", (), {"seat": 0, "dice": [1, 5]})
    assert [tell(LINES, line, reader).weight for reader in (0, 1, None)] == [MINE, FLOWS, FLOWS]
    assert tell(LINES, line, 0).part == LEAD


def test_what_is_done_to_somebody_never_weighs_less_than_for_the_rest() -> None:
    line = Event("called", (), {"role": "captain", "seats": [0, 1]})
    assert [tell(LINES, line, reader).weight for reader in (0, 1, 2)] == [MOMENT] * 3
    assert tell(LINES, line, 0).seat == -1


def test_lines_that_nobody_declared_flow_by() -> None:
    told = tell({}, Event("sneezed", (), {"seat": 0}), 0)
    assert (told.weight, told.seat, told.part, told.icon, told.place) == (FLOWS, 0, "", "", "")
    assert tell({}, Event("sneezed", (), {"seats": [0]}), 0).weight == MINE  # but not what is done to the reader
