"""A ladder tells good bots from bad ones, goes on where it was broken off, and refuses what does not fit."""

from pathlib import Path

import pytest

pytest.importorskip("openskill")

from freebooter.cli.main import run
from freebooter.kernel.note import Refused
from freebooter.lab import ladder

BAD = ["tests.lab.bad_bots"]
BOTS = ["greedy:2", "random", "blunderer"]
SHORT: dict[str, object] = {"round_limit": 4}


def test_planted_bad_bots_are_told_apart() -> None:
    result = ladder.rate("seven-seas", BOTS, SHORT, games=200, load=BAD, seed="planted")
    assert [rung.bot for rung in result.rungs] == BOTS
    assert ladder.tell_apart(result, "greedy:2", "random")
    assert ladder.tell_apart(result, "random", "blunderer")
    assert not ladder.tell_apart(result, "random", "greedy:2")
    assert sum(rung.wins.wins for rung in result.rungs) == pytest.approx(200)


def test_every_group_sits_at_every_seat_by_the_same_dice() -> None:
    plan = ladder.LadderPlan("seven-seas", "1", {}, 3, "s", ["a", "b", "c", "d"])
    block = [ladder.task_of(plan, number) for number in range(3, 6)]
    assert {task.seed for task in block} == {"s/1"}
    assert all({task.bots[seat] for task in block} == set(block[0].bots) for seat in range(3))
    groups = {frozenset(ladder.task_of(plan, 3 * number).bots) for number in range(40)}
    assert len(groups) == 4, "all groups come"


def test_it_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    bots = ["random", "greedy:1"]
    whole = ladder.rate("seven-seas", bots, SHORT, players=2, games=6)
    ladder.rate("seven-seas", bots, SHORT, players=2, games=4, file=file)
    with file.open("ab") as lines:
        lines.write(b'{"number":4,"bo')  # the machine went down
    again = ladder.rate("seven-seas", bots, SHORT, players=2, games=6, file=file)
    assert again == whole
    before = file.read_bytes()
    assert ladder.rate("seven-seas", bots, SHORT, players=2, games=6, file=file) == whole
    assert file.read_bytes() == before, "nothing was left to play"


def test_what_does_not_fit_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    ladder.rate("seven-seas", ["random", "greedy:1"], SHORT, players=2, games=2, file=file)
    with pytest.raises(Refused, match="lab-ladder-other"):
        ladder.rate("seven-seas", ["random", "greedy:1"], SHORT, players=2, games=2, file=file, seed=9)
    with pytest.raises(Refused, match="lab-ladder-entrants"):
        ladder.rate("black-fleet", ["random"], players=3)
    with pytest.raises(Refused, match="lab-ladder-entrants"):
        ladder.rate("seven-seas", ["random", "random"])
    with pytest.raises(Refused, match="lab-games"):
        ladder.rate("seven-seas", ["random", "greedy:1"], games=0)
    other = tmp_path / "notes.txt"
    other.write_text("rum\n")
    with pytest.raises(Refused, match="lab-ladder-file"):
        ladder.rate("seven-seas", ["random", "greedy:1"], file=other)


def test_the_command_prints_and_draws_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "ladder.svg"
    said = ["--games", "4", "--players", "2", "--option", "round_limit=3", "--svg", str(picture), "--language", "en"]
    assert run(["rate", "seven-seas", "--bots", "random,greedy:1", *said]) == 0
    assert "Ladder of bots" in capsys.readouterr().out
    assert picture.read_text().count("<circle") == 2
