"""A learned evaluation: added up from what each seat knows, used where the game has one, and the same everywhere."""

from pathlib import Path
from typing import ClassVar, Final

import pytest

from freebooter.bots import Situation, choose_in
from freebooter.bots.playout import expected_margins
from freebooter.bots.search import Search, SearchBot, Settings
from freebooter.games import find_game
from freebooter.kernel.ask import Seat
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.programs.evaluation import PointsNow
from freebooter.kernel.programs.outlook import UNIT_PARTS, UNIT_SHIFT, Outlook, read_outlook
from freebooter.kernel.run import Run, play_randomly, start
from freebooter.kernel.world import world
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
    assert choices(Settings(learned_horizon=0, unit_horizon=0)).count(MEEK) == 8


def by_units(own: list[int], *units: list[int]) -> Outlook:
    """Units as whole numbers, for which one part of the file is 1 << 16."""
    parts = [[figure * UNIT_PARTS for figure in unit] for unit in units]
    return Outlook(0, [own], [[]], parts)


def test_units_count_if_they_are_above_nothing() -> None:
    """What comes out of a unit is in 64 parts, what is added up in a thousand."""
    learned = by_units([1000, -2000, 7], [1, 2, 3], [-1, 0, 4])
    assert learned.value_by_units([5, 6]) == 64 * 1000 * (5 + 12 + 3) + 7
    assert learned.value_by_units([1, 0]) == 64 * 1000 * (1 + 3) - 64 * 2000 * 3 + 7
    assert learned.value_by_units([-9, 1]) == -64 * 2000 * 13 + 7
    fine = Outlook(0, [[1, 0]], [[]], [[1, (1 << UNIT_SHIFT) - 2]])
    assert [fine.value_by_units([number]) for number in (0, 1, 2, 1026, -5000)] == [0, 0, 1, 2, 0]


class AfraidByUnits(Learned):
    """The same absurdity, by way of a unit; remembers whose numbers were asked for."""

    asked: ClassVar[set[int]] = set()

    def outlook(self, t: bluff.Table, seat: Seat) -> list[int]:
        self.asked.add(seat)
        return super().outlook(t, seat)

    def learned(self, t: bluff.Table) -> Outlook | None:
        return by_units([-16, 0], [1, 0, 100])


def test_search_believes_units_and_asks_for_those_who_chose_something() -> None:
    game = bluff_valued_by(AfraidByUnits)
    dealt = [start(game, game.options({}), 2, SearchChance(seed)) for seed in range(200)]
    runs = [run for run in dealt if table(run).cards[0] == 5][:8]
    found = [choose_in(SearchBot(1, None, 300, Settings(learned_horizon=0, unit_horizon=0)), run, 0) for run in runs]
    assert found.count(MEEK) == 8 and AfraidByUnits.asked == {0, 1}
    AfraidByUnits.asked.clear()
    choose_in(SearchBot(1, None, 1, Settings(learned_horizon=0, unit_horizon=0)), runs[0], 0)
    assert AfraidByUnits.asked == set(runs[0].question.asked() if runs[0].question else [])


@pytest.mark.parametrize(("evaluation", "trusts"), [(PointsNow, True), (Learned, False), (AfraidByUnits, True)])
def test_advice_is_trusted_more_unless_what_was_learned_is_a_plain_sum(
    evaluation: type[PointsNow[bluff.Table]], trusts: bool
) -> None:
    game = bluff_valued_by(evaluation)
    run = start(game, game.options({}), 2, SearchChance(1))
    assert run.question is not None
    seat = run.question.asked()[0]
    here = world(run, seat, SearchChance(2))
    ask = here.question.ask_of(seat) if here.question else None
    assert ask is not None
    search = Search(Situation(game, ask, here), list(ask.options), SearchChance(3), Settings())
    assert search.averages.follows_advice is trusts and (search.steady > 0) is trusts


@pytest.mark.parametrize("name", ["seven-seas", "black-fleet", "marauders", "marauders/first-voyage"])
def test_numbers_fit_what_was_learned(name: str) -> None:
    """As many as their names, all over a game and at any table; what is known of others comes first."""
    game, preset = find_game(name.partition("/")[0]), name.partition("/")[2]
    for seats in range(game.fewest, game.most + 1):
        run = start(
            game,
            game.options({"edition": preset} if preset else {}),
            seats,
            SearchChance(f"{name} {seats}"),
            keeps=False,
        )
        learned = game.evaluation.learned(run.state)
        sizes: set[int] = set()
        periods: set[int] = set()
        while run.question is not None and len(sizes) < 400:
            sizes |= {len(game.evaluation.outlook(run.state, seat)) for seat in range(seats)}
            periods.add(game.evaluation.period(run.state))
            if not play_randomly(run, SearchChance(f"{len(periods)} {run.checkpoints}"), most=7):
                break
        assert len(sizes) == 1 and min(periods) >= 0
        if learned is not None and learned.units:
            assert {len(each) - 1 for each in learned.units} == sizes
            assert [len(each) for each in learned.own] == [len(learned.units) + 1] and learned.others == [[]]
        elif learned is not None:
            assert {len(each) for each in learned.own} == sizes
            assert max(periods) < len(learned.own) == len(learned.others)
            assert all(len(each) <= min(sizes) for each in learned.others)


def test_marauders_uses_what_was_learned_without_modules_in_such_games_only() -> None:
    game = find_game("marauders")

    def learned(**options: object) -> Outlook | None:
        return game.evaluation.learned(start(game, game.options(options), 2, SearchChance(1)).state)

    plain = learned()
    assert plain is not None and learned(points_to_win=6) is plain
    assert learned(modules=["brig"]) is not plain and learned(edition="first-voyage") is not plain


def test_nothing_is_learned_without_a_file(tmp_path: Path) -> None:
    assert read_outlook(tmp_path / "outlook.json") is None


@pytest.mark.parametrize(
    ("game", "preset", "weight"),
    [("seven-seas", None, 4.0), ("marauders", "base", 1.0), ("marauders", "first-voyage", 2.0)],
)
def test_how_much_the_advice_weighs_goes_by_what_was_learned(game: str, preset: str | None, weight: float) -> None:
    """A sum, units, nothing: where nothing was learned a search with much thought may trust itself more."""
    rules = find_game(game)
    run = start(rules, rules.options({"edition": preset} if preset else {}), 4, SearchChance(4))
    assert run.question is not None
    ask = run.question.ask_of(run.question.asked()[0])
    assert ask is not None
    situation = Situation(rules, ask, run)
    assert Search(situation, list(ask.options), SearchChance(5), Settings(hand_prior_weight=2.0)).prior_weight == weight
    by_hand = Settings(learned=False)
    assert Search(situation, list(ask.options), SearchChance(5), by_hand).prior_weight == by_hand.prior_weight
