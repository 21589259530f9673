"""A learned evaluation: added up from what each seat knows, used where the game has one, and the same everywhere."""

from pathlib import Path
from typing import Final

import pytest

from freebooter.bots import choose_in
from freebooter.bots.playout import expected_margins
from freebooter.bots.search import SearchBot, Settings
from freebooter.games import find_game
from freebooter.kernel.ask import Seat
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.programs.evaluation import PointsNow
from freebooter.kernel.programs.outlook import Outlook, read_outlook
from freebooter.kernel.run import Run, play_randomly, start
from tests.bots import bluff
from tests.bots.bluff import BOLD, MEEK

GREED: Final = Outlook(0, [[1000, 0], [1000, 5000]], [[-1000], [-2000]])


class Learned(PointsNow[bluff.Table]):
    """Knows points, and its own card. In the first period a card is worth nothing, later five units."""

    def outlook(self, t: bluff.Table, seat: Seat) -> list[int]:
        return [t.points[seat], t.cards[seat]]

    def period(self, t: bluff.Table) -> int:
        return min(t.round, 1)

    def learned(self, t: bluff.Table) -> Outlook | None:
        return GREED


def bluff_valued_by(evaluation: type[PointsNow[bluff.Table]]) -> bluff.Bluff:
    game = bluff.Bluff()
    game.evaluation = evaluation(game.result)
    return game


def table(run: Run) -> bluff.Table:
    assert isinstance(run.state, bluff.Table)
    return run.state


def test_own_numbers_count_and_the_mean_of_what_is_known_of_the_others() -> None:
    game = bluff_valued_by(Learned)
    run = start(game, game.options({}), 3, SearchChance(1))
    table(run).points, table(run).cards = [3, 1, 0], [5, 4, 2]
    assert expected_margins(run, GREED, 3) == [3 - 0.5, 1 - 1.5, 0 - 2.0]
    table(run).round = 1
    assert expected_margins(run, GREED, 3) == [3 + 25 - 2 * 0.5, 1 + 20 - 2 * 1.5, 10 - 2 * 2.0]


class AfraidOfPoints(Learned):
    """Has learned something absurd: whoever has points will lose."""

    def learned(self, t: bluff.Table) -> Outlook | None:
        return Outlook(0, [[-1000, 0], [-1000, 0]], [[0], [0]])


def test_search_believes_what_was_learned_unless_told_not_to() -> None:
    game = bluff_valued_by(AfraidOfPoints)
    dealt = [start(game, game.options({}), 2, SearchChance(seed)) for seed in range(200)]
    runs = [run for run in dealt if table(run).cards[0] == 5][:8]  # bold mostly wins four points

    def choices(settings: Settings) -> list[object]:
        return [choose_in(SearchBot(1, None, 300, settings), run, 0) for run in runs]

    assert choices(Settings(learned=False)) == [BOLD] * 8
    assert choices(Settings(learned_horizon=0)).count(MEEK) == 8


@pytest.mark.parametrize("name", ["seven-seas", "black-fleet", "marauders"])
def test_numbers_fit_what_was_learned(name: str) -> None:
    """As many as their names, all over a game and at any table; what is known of others comes first."""
    game = find_game(name)
    for seats in range(game.fewest, game.most + 1):
        run = start(game, game.options({}), seats, SearchChance(f"{name} {seats}"), keeps=False)
        learned = game.evaluation.learned(run.state)
        sizes: set[int] = set()
        periods: set[int] = set()
        while run.question is not None and len(sizes) < 400:
            sizes |= {len(game.evaluation.outlook(run.state, seat)) for seat in range(seats)}
            periods.add(game.evaluation.period(run.state))
            if not play_randomly(run, SearchChance(f"{len(periods)} {run.checkpoints}"), most=7):
                break
        assert len(sizes) == 1 and min(periods) >= 0
        if learned is not None:
            assert {len(each) for each in learned.own} == sizes
            assert max(periods) < len(learned.own) == len(learned.others)
            assert all(len(each) <= min(sizes) for each in learned.others)


def test_nothing_is_learned_without_a_file(tmp_path: Path) -> None:
    assert read_outlook(tmp_path / "outlook.json") is None
