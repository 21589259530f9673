"""Bots against each other."""

import pytest

from freebooter.kernel.note import Refused
from freebooter.lab import tournament


def test_every_group_and_every_seat() -> None:
    result = tournament("seven-seas", ["greedy:7", "random", "easy:2"], players=2, rounds=1)
    assert (result.players, result.games) == (2, 3 * 2)
    pairs = [one.task.bots for one in result.played]
    assert len(set(pairs)) == 6, "each pair, both ways round"
    assert {one.task.seed for one in result.played} == {"0/0"}, "by the same dice"
    assert [one.wins.tries for one in result.standings] == [4, 4, 4]
    assert sum(one.wins.wins for one in result.standings) == pytest.approx(6)
    assert result.standings[-1].bot == "random"
    assert all(one.par == 0.5 for one in result.standings)
    shares = [one.wins.share for one in result.standings]
    assert shares == sorted(shares, reverse=True)


def test_fewer_bots_than_seats_sit_down_in_turn() -> None:
    result = tournament("seven-seas", ["greedy:7", "random"], players=4, rounds=1)
    assert [one.task.bots for one in result.played[:2]] == [
        ("greedy:7", "random", "greedy:7", "random"),
        ("random", "greedy:7", "random", "greedy:7"),
    ]
    assert [one.wins.tries for one in result.standings] == [8, 8]


@pytest.mark.parametrize("bots", [[], ["random"], ["random", "random"]])
def test_two_different_bots_are_needed(bots: list[str]) -> None:
    with pytest.raises(Refused, match="lab-entrants"):
        tournament("seven-seas", bots)
