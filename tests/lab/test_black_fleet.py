"""What a simulation of Black Fleet counts."""

import pytest

from freebooter.games import find_game
from freebooter.lab import simulate
from freebooter.lab.printing.printer import TEXTS
from freebooter.lab.simulate import Simulation
from freebooter.words import LANGUAGES, Words

GAMES = 6


@pytest.fixture(scope="module")
def done() -> Simulation:
    return simulate("black-fleet", {"round_limit": 25}, 4, ["random"], GAMES, seed="counts")


def test_every_development_that_was_dealt_has_its_share_of_wins(done: Simulation) -> None:
    dealt = done.report.chances["developments"]
    assert sum(share.tries for share in dealt.values()) == GAMES * 4 * 4
    assert sum(share.wins for share in dealt.values()) == pytest.approx(GAMES * 4), "a winner has four of them"
    bought = done.report.chances["developments-bought"]
    assert all(share.tries <= dealt[card].tries for card, share in bought.items())


def test_places_in_the_order_of_play_share_the_wins(done: Simulation) -> None:
    places = done.report.chances["places-from-first"]
    assert [share.tries for share in places.values()] == [GAMES] * 4
    assert sum(share.wins for share in places.values()) == pytest.approx(GAMES)


def test_income_by_source_is_what_the_players_are_worth(done: Simulation) -> None:
    income = done.report.counts["income"]
    assert sum(count.count for count in income.values()) == sum(sum(one.scores) for one in done.played)
    assert done.report.counts["income-of-winners"]["sales"].count <= income["sales"].count
    assert done.report.length["rounds"].most <= 25
    assert done.report.length["sales"].mean > 0
    assert sum(count.count for count in done.report.counts["endings"].values()) == GAMES


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_and_their_lines_have_words(done: Simulation, language: str) -> None:
    words = Words(language, folders=[TEXTS], strict=True)
    game = find_game("black-fleet")
    for name in (*done.report.counts, *done.report.chances):
        assert words.say(f"lab-table-{name}", game)
    for name in done.report.length:
        assert words.say(f"lab-measure-{name}", game)
    for table, kind in game.statistics.kinds.items():
        for line in (*done.report.counts.get(table, {}), *done.report.chances.get(table, {})):
            assert words.name_of(game, kind, line)
