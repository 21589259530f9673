"""Games on Ray: the same as here, also when a worker dies. One local Ray of two workers serves all tests."""

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest

pytest.importorskip("ray")

import ray

from freebooter.games import find_game
from freebooter.kernel.note import Refused
from freebooter.lab import ladder, simulate, tournament
from freebooter.lab.pool import Workers, work_through
from freebooter.lab.reviewing import reviewer_with
from freebooter.lab.work import on_ray
from freebooter.review import review_match
from tests.kernel.voyage import record_of
from tests.lab.mortal_bots import MARK
from tests.review.games import played
from tools import train_games

pytestmark = pytest.mark.xdist_group("ray")
SHORT: dict[str, object] = {"round_limit": 3}


@pytest.fixture(scope="module")
def alive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Ray with two workers; the file whose presence kills the first mortal bot."""
    mark = tmp_path_factory.mktemp("mortal") / "alive"
    os.environ[MARK] = str(mark)
    os.environ["PYTHONPATH"] = os.pathsep.join([str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")])
    on_ray.start(ray, 2)
    yield mark
    ray.shutdown()
    del os.environ[MARK]


def test_ray_plays_what_is_played_here(alive: Path) -> None:
    here = simulate("seven-seas", SHORT, bots=["greedy:1", "random"], games=6, seed=3)
    there = simulate("seven-seas", SHORT, bots=["greedy:1", "random"], games=6, seed=3, jobs=2, on="ray")
    assert there.played == here.played
    assert (
        tournament("seven-seas", ["greedy:1", "random"], SHORT, rounds=1, jobs=2, on="ray").played
        == tournament("seven-seas", ["greedy:1", "random"], SHORT, rounds=1).played
    )
    assert ladder.rate("seven-seas", ["greedy:1", "random"], SHORT, games=4, jobs=2, on="ray") == ladder.rate(
        "seven-seas", ["greedy:1", "random"], SHORT, games=4
    )


def test_a_training_on_ray_plays_the_same_games(alive: Path) -> None:
    here = train_games.play_all("black-fleet", 3, "ray")
    assert train_games.play_all("black-fleet", 3, "ray", jobs=2, on="ray") == here


def test_a_worker_that_dies_is_replaced(alive: Path) -> None:
    alive.touch()
    there = simulate("seven-seas", SHORT, 2, ["mortal"], 4, jobs=2, load=["tests.lab.mortal_bots"], on="ray")
    assert not alive.exists(), "a worker died"
    here = simulate("seven-seas", SHORT, 2, ["mortal"], 4, load=["tests.lab.mortal_bots"])
    assert there.played == here.played


def test_a_review_on_ray_is_the_review_made_here(alive: Path) -> None:
    """Also by two processes of this machine. Where the time does not decide, not a digit differs."""
    match = played(find_game("seven-seas"), 2, "ray", round_limit=1)
    record = record_of(match)
    here = review_match(match, seconds=1000)
    for on in ("ray", "here"):
        with Workers(2, on=on) as workers:
            reviewer = reviewer_with(workers, match, record, seconds=1000)
            *_, last = reviewer.work()
        assert last.done and last.step == here.step
        assert msgspec.json.encode(last.decisions) == msgspec.json.encode(here.decisions)
        assert last.samples == here.samples


def test_any_function_is_mapped_and_what_nobody_reads_is_left_undone(alive: Path) -> None:
    """For trainings and whatever else takes long."""
    kept: list[list[int]] = []
    found = work_through(partial(pow, 3), list(range(9)), jobs=2, keep=kept.append, on="ray")
    assert found == [3**number for number in range(9)]
    assert [number for batch in kept for number in batch] == found
    with Workers(2, on="ray") as workers:
        assert next(workers.map(partial(pow, 2), list(range(1000)))) == [2**number for number in range(10)]


def test_refusals_come_back_and_places_are_known(alive: Path) -> None:
    with pytest.raises(Refused, match="lab-on"):
        simulate("seven-seas", games=1, on="moon")
