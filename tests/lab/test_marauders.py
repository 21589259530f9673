"""What a simulation of Merchants & Marauders counts."""

from pathlib import Path

import pytest

from freebooter.games import find_game
from freebooter.lab import simulate
from freebooter.lab.printing.printer import TEXTS
from freebooter.lab.simulate import Simulation
from freebooter.words import LANGUAGES, Words

GAMES = 8
BALANCE = Path(__file__).resolve().parents[2] / "tools" / "balance"


@pytest.fixture(scope="module")
def done() -> Simulation:
    return simulate("marauders", {}, 3, ["random"], GAMES, seed="counts")


def test_points_by_source_are_the_scores(done: Simulation) -> None:
    points = done.report.counts["points"]
    assert sum(count.count for count in points.values()) == sum(sum(one.scores) for one in done.played)
    winners = done.report.counts["points-of-winners"]
    assert all(winners[source].count <= points[source].count for source in winners)


def test_every_lost_captain_has_a_cause(done: Simulation) -> None:
    deaths = sum(count.count for count in done.report.counts["deaths"].values())
    assert deaths == round(done.report.length["deaths"].mean * GAMES) > 0
    assert sum(count.count for count in done.report.counts["endings"].values()) == GAMES
    assert done.report.length["rounds"].least >= 1


def test_first_captains_share_the_wins(done: Simulation) -> None:
    captains = done.report.chances["captains"]
    assert sum(share.tries for share in captains.values()) == GAMES * 3
    assert sum(share.wins for share in captains.values()) == pytest.approx(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_tables_and_things_have_names(done: Simulation, language: str) -> None:
    words = Words(language, folders=[TEXTS], strict=True)
    game = find_game("marauders")
    for table, counts in done.report.counts.items():
        assert words.say(f"lab-table-{table}", game)
        if table in game.statistics.kinds:
            assert all(words.name_of(game, game.statistics.kinds[table], thing) for thing in counts)
    assert all(words.say(f"lab-table-{table}", game) for table in done.report.chances)
    assert all(words.say(f"lab-measure-{measure}", game) for measure in done.report.length)


def test_the_pilot_knows_its_trade(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot of the balance notes beats chance by far, and the same seed gives the same games."""
    monkeypatch.syspath_prepend(str(BALANCE))
    bots = ["pilot", "random", "random"]
    done = simulate("marauders", {}, 3, bots, 6, seed="pilot", load=["marauders_pilot"])
    pilot = next(one for one in done.report.by_bot if one.bot == "pilot")
    assert pilot.wins.share > 0.8
    assert sum(count.count for count in done.report.counts["points"].values()) > 12
    assert simulate("marauders", {}, 3, bots, 6, seed="pilot", load=["marauders_pilot"]) == done
