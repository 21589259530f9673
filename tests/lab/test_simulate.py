"""Many games: the same whatever the processes, fair between seats, and counted right."""

import csv
import io
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from freebooter.games import _added, add_game, find_game
from freebooter.kernel.note import Refusal, Refused
from freebooter.lab import Simulation, simulate
from freebooter.lab.printing.charts import svg
from freebooter.lab.reports.report import Report, as_csv
from freebooter.lab.simulate import plan
from freebooter.lab.work.tasks import Task, play
from tests.bots import bluff


@pytest.fixture(scope="module")
def random_games() -> Simulation:
    return simulate("seven-seas", games=30, bots=["random"], seed=3)


@pytest.fixture
def with_bluff() -> Iterator[None]:
    add_game(bluff.GAME)
    yield
    _added.pop("bluff")


def test_the_number_of_processes_does_not_matter(random_games: Simulation) -> None:
    assert simulate("seven-seas", games=30, bots=["random"], seed=3, jobs=2) == random_games


def test_a_game_is_played_by_the_rules_of_its_task() -> None:
    """Of Black Fleet two versions are known."""
    task = Task(0, "black-fleet", "2", {"round_limit": 3}, "seed", ("random",) * 3, ("a", "b", "c"))
    for rules in ("1", "2"):
        assert play(msgspec.structs.replace(task, rules=rules)).task.rules == rules
    with pytest.raises(Refused) as error:
        play(msgspec.structs.replace(task, rules="3"))
    assert error.value.refusal == Refusal("lab-rules", game="black-fleet", rules="3", known="2")


def test_another_seed_gives_other_games(random_games: Simulation) -> None:
    assert simulate("seven-seas", games=30, bots=["random"], seed=4).report.by_seat != random_games.report.by_seat


def test_the_report_adds_up(random_games: Simulation) -> None:
    report, played = random_games.report, random_games.played
    assert (report.players, report.games, report.rotated, report.bots) == (4, 30, False, ["random"] * 4)
    assert sum(one.wins.wins for one in report.by_seat) == pytest.approx(30)
    assert report.by_bot[0].wins.tries == 120
    assert report.by_bot[0].wins.share == pytest.approx(0.25)
    assert report.by_seat[2].scores.mean == sum(one.scores[2] for one in played) / 30
    assert report.length["decisions"].mean == sum(one.decisions for one in played) / 30
    for one in played:
        assert sum(one.wins) == pytest.approx(1)
        assert max(one.scores) == one.scores[one.places.index(1)]


def test_roles_are_counted_once_for_each_seat_and_round(random_games: Simulation) -> None:
    report = random_games.report
    rounds = round(report.length["rounds"].mean * report.games)
    assert sum(count.count for count in report.counts["roles"].values()) == rounds * report.players
    assert sum(count.share for count in report.counts["roles"].values()) == pytest.approx(1)
    assert set(report.counts["roles"]) == {
        "shipwright", "governor", "captain", "aborigine", "shaman", "merchant", "cartographer",
    }  # fmt: skip


def test_black_spots_are_counted_by_their_rule(random_games: Simulation) -> None:
    spots = random_games.report.counts["black-spots"]
    assert all(rule.startswith("P7-") for rule in spots)
    mistakes = random_games.report.counts["mistakes"]
    assert {rule: spots[rule].count for rule in mistakes} == {rule: mistakes[rule].count for rule in mistakes}
    tiles = random_games.report.chances["corsair-tiles"]
    assert spots["P7-GOVERNOR-01"].count == sum(int(held) * seats.tries for held, seats in tiles.items())


def test_every_place_in_the_first_order_is_had_once(random_games: Simulation) -> None:
    places = random_games.report.chances["places-from-first"]
    assert [wins.tries for wins in places.values()] == [30] * 4
    assert sum(wins.wins for wins in places.values()) == pytest.approx(30)


def test_bots_that_differ_change_seats_and_share_seeds() -> None:
    tasks = plan(find_game("seven-seas"), {}, ["a", "b", "c"], 6, 9, rotate=True)
    assert [task.bots for task in tasks[:3]] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert [task.seed for task in tasks] == ["9/0"] * 3 + ["9/1"] * 3
    seeds = [dict(zip(task.bots, task.bot_seeds, strict=True)) for task in tasks]
    assert seeds[0] == seeds[1] == seeds[2] != seeds[3]
    assert len(set(seeds[0].values())) == 3
    still = plan(find_game("seven-seas"), {}, ["a", "b", "c"], 3, 9, rotate=False)
    assert {task.bots for task in still} == {("a", "b", "c")}
    assert [task.seed for task in still] == ["9/0", "9/1", "9/2"]


def test_rotation_is_the_default_when_bots_differ() -> None:
    done = simulate("seven-seas", bots=["greedy:7", "random"], games=4)
    assert done.report.rotated
    assert [one.task.bots[0] for one in done.played] == ["greedy:7", "random"] * 2
    assert [bot.bot for bot in done.report.by_bot] == ["greedy:7", "random"]
    assert done.report.by_bot[0].wins.tries == 4
    fixed = simulate("seven-seas", bots=["greedy:7", "random"], games=2, rotate=False)
    assert [one.task.bots[0] for one in fixed.played] == ["greedy:7"] * 2


def test_options_reach_the_game() -> None:
    done = simulate("seven-seas", {"round_limit": 3}, games=3)
    assert done.report.length["rounds"].most == 3
    assert done.report.options == {"round_limit": 3}


@pytest.mark.usefixtures("with_bluff")
def test_a_game_without_statistics_of_its_own() -> None:
    done = simulate("bluff", players=3, bots=["search:5", "random", "random"], games=6)
    assert done.report.length["decisions"].mean == bluff.ROUNDS * 4
    assert done.report.counts == {}


def test_json_and_csv(random_games: Simulation) -> None:
    assert msgspec.json.decode(random_games.report.json(), type=Report) == random_games.report
    rows = list(csv.DictReader(io.StringIO(as_csv(random_games.played))))
    assert len(rows) == 120
    assert rows[5]["seat"] == "1"
    assert int(rows[5]["score"]) == random_games.played[1].scores[1]
    assert sum(float(row["win"]) for row in rows) == pytest.approx(30, abs=1e-3)
    assert {int(float(row["rounds"])) for row in rows[:4]} == {int(random_games.played[0].tally.measures["rounds"])}


def test_the_picture_is_well_formed(random_games: Simulation) -> None:
    picture = svg(random_games.report, random_games.played, "wins & shares", "scores")
    root = ElementTree.fromstring(picture)
    assert len(root.findall("{http://www.w3.org/2000/svg}rect")) > 5


@pytest.mark.parametrize(
    ("message", "given"),
    [
        ("unknown-game", {"game": "chess"}),
        ("unknown-bot", {"bots": ["parrot"]}),
        ("lab-bot-budget", {"bots": ["search:many"]}),
        ("bad-budget", {"bots": ["search:0"]}),
        ("wrong-bots", {"bots": ["random", "random"], "players": 3}),
        ("wrong-players", {"players": 5}),
        ("wrong-players", {"bots": ["random"], "players": 1}),
        ("lab-games", {"games": 0}),
        ("lab-jobs", {"jobs": 0}),
        ("lab-jobs", {"jobs": 10_000}),
        ("unknown-option", {"options": {"sails": 3}}),
        ("bad-option", {"options": {"edition": "fr"}}),
        ("bad-option", {"options": {"round_limit": 0}}),
        ("lab-no-module", {"load": ["no_such_module_anywhere"]}),
    ],
)
def test_bad_input_is_refused_before_any_game(message: str, given: dict[str, object]) -> None:
    with pytest.raises(Refused) as caught:
        simulate(**{"game": "seven-seas", "games": 1, **given})  # type: ignore[arg-type]
    assert caught.value.refusal.message == message


BAD_BOT = """
from freebooter.bots import Bot, add_bot
from freebooter.games.seven_seas.moves import DECLINE

class Stubborn(Bot):
    def decide(self, situation):
        return DECLINE

add_bot("stubborn", lambda seed, seconds, iterations: Stubborn(seed))
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_of_ones_own_is_loaded_and_its_bad_move_is_named(
    jobs: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "stubborn_bots.py").write_text(BAD_BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(Refused) as caught:
        simulate("seven-seas", bots=["stubborn"], games=4, jobs=jobs, load=["stubborn_bots"])
    assert caught.value.refusal.message == "lab-bot-move"
    assert caught.value.refusal.params == {"bot": "stubborn", "move": "<decline>", "game": 1}


DEADLY_BOT = """
import os
from freebooter.bots import Bot, add_bot

class Deadly(Bot):
    def decide(self, situation):
        os._exit(9)

add_bot("deadly", lambda seed, seconds, iterations: Deadly(seed))
"""


def test_a_process_that_dies_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "deadly_bots.py").write_text(DEADLY_BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(Refused, match="lab-process-died"):
        simulate("seven-seas", bots=["deadly"], games=4, jobs=2, load=["deadly_bots"])
