"""Dear glory: points of the stash become dearer one by one (variant 3)."""

import pytest

from freebooter.games.marauders import scoring
from freebooter.games.marauders.advice.stash_values import gold_to_next_point
from freebooter.games.marauders.advice.zone_values import stashing
from freebooter.games.marauders.display.number_structs import BoardNumbers
from freebooter.games.marauders.display.view_structs import TableView
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.modules.dear_glory.view import DearGloryNumbers, DearGloryView
from freebooter.games.marauders.names import TRINIDAD
from freebooter.games.marauders.redeal import most_undeclared, redeal
from freebooter.games.marauders.values import gold_value, gold_worth, stash_value
from freebooter.kernel.chance import SearchChance
from freebooter.pictures import TEXTS, picture_of
from freebooter.words import Words
from tests.games.marauders.table import PORT_ACTION, Captain, Play, table
from tests.rules import rule

DEAR = ["dear-glory"]


def stashed(gold: int, modules: list[str] = DEAR, **options: object) -> Play:
    return table(Captain(stash=gold), Captain(), modules=modules, **options)  # type: ignore[arg-type]


@rule("SG-V3-01", "SG-V3-02")
@pytest.mark.parametrize(
    ("gold", "points"),
    [(0, 0), (9, 0), (10, 1), (24, 1), (25, 2), (44, 2), (45, 3), (69, 3), (70, 4), (99, 4), (100, 5)],
)
def test_each_point_costs_five_gold_more_than_the_one_before(gold: int, points: int) -> None:
    game = stashed(gold)
    assert scoring.stash_points(game.t, game[0]) == points


@rule("SG-V3-03", "SG-G-02")
@pytest.mark.parametrize("gold", [100, 134, 135, 500])
def test_five_points_are_the_most(gold: int) -> None:
    game = stashed(gold)
    assert scoring.stash_points(game.t, game[0]) == 5


@rule("SG-AMB-104")
@pytest.mark.parametrize(
    ("goal", "gold", "points"),
    [(12, 134, 5), (12, 135, 6), (14, 174, 6), (14, 175, 7), (14, 900, 7), (6, 45, 3), (6, 900, 3), (5, 25, 2)],
)
def test_with_another_goal_half_of_it_counts_and_the_row_of_prices_goes_on(goal: int, gold: int, points: int) -> None:
    game = stashed(gold, points_to_win=goal)
    assert scoring.stash_points(game.t, game[0]) == points


@rule("SG-G-05", "SG-V3-02")
def test_stashing_25_gold_in_a_home_port_brings_two_points_and_no_card() -> None:
    game = table(
        Captain("CAP-06", zone=TRINIDAD, in_port=True, gold=25), Captain(), modules=DEAR, game=PORT_ACTION
    ).begins()
    game.seat(0).says("do-stash", "stash-tens-2")
    note = {move.value: game.ask_of(0).preview(game.t, move) for move in game.ask_of(0).options}
    assert [note[ones].params["points"] for ones in (0, 4, 5)] == [1, 1, 2]  # type: ignore[union-attr]
    game.seat(0).says("stash-ones-5")
    assert scoring.points(game.t, game[0]) == 2
    assert game[0].track == 0 and game[0].hand == ()


# Worlds


@rule("SG-V3-02")
@pytest.mark.parametrize(("modules", "most"), [([], 19), (DEAR, 24)])
def test_a_stash_that_would_have_won_is_in_no_world(modules: list[str], most: int) -> None:
    """Eight points on the track: a stash of two points would have been declared."""
    game = table(Captain(), Captain(track=8, stash=7), modules=modules)
    game[1].stash_most = 60
    assert most_undeclared(game.t, game[1]) == most
    found = set()
    for seed in range(300):
        world = game.t.copy()
        redeal(world, 0, SearchChance(seed))
        found.add(world.players[1].stash)
    assert found == set(range(most + 1))


# Advice


@rule("SG-V3-01")
def test_advice_knows_the_price_of_the_next_point() -> None:
    dear, usual = stashed(45), stashed(45, [])
    assert stash_value(dear.t, 45) == 300
    assert stash_value(dear.t, 45 + 25) == 400
    assert gold_worth(dear.t, dear[0], 10) < gold_worth(usual.t, usual[0], 10)
    assert gold_to_next_point(dear.t, 60) == 10
    assert gold_to_next_point(dear.t, 70) == 0, "a full point lacks nothing"
    for gold in (5, 10):
        dear[0].gold = gold
        assert stashing(dear.t, dear[0]) == 0, "there is no point in it yet"


@pytest.mark.parametrize("stash", [0, 3, 20, 49, 50, 77])
def test_with_other_modules_gold_is_worth_what_it_is_in_the_base(stash: int) -> None:
    base, other = stashed(stash, []), stashed(stash, ["low-galleons"])
    for gold in range(70):
        assert gold_value(base.t, base[0], gold) == gold_value(other.t, other[0], gold)
        assert gold_to_next_point(base.t, gold) == gold_to_next_point(other.t, gold)


@rule("SG-V3-01")
def test_a_bot_stashes_up_to_the_next_point_and_trades_with_the_rest() -> None:
    """With 29 gold aboard 25 go into the chest, not 20."""
    game = table(
        Captain("CAP-06", zone=TRINIDAD, in_port=True, gold=31), Captain(), modules=DEAR, game=PORT_ACTION
    ).begins()
    game.seat(0).says("do-stash")
    for wanted in ("stash-tens-2", "stash-ones-5"):
        ask = game.ask_of(0)
        weights = ask.weights(game.t)
        assert weights is not None
        best = ask.options[weights.index(max(weights))]
        assert best.name == wanted
        game.seat(0).does(best)


# What is shown


@rule("SG-V3-02")
def test_all_see_what_the_points_cost() -> None:
    for seat in (0, 1, None):
        view = GAME.view(stashed(12).t, seat)
        assert isinstance(view, TableView)
        assert view.modules == {"dear-glory": DearGloryView([10, 25, 45, 70, 100])}


@rule("SG-V3-02")
def test_the_board_says_where_the_own_next_point_is() -> None:
    for gold, after in ((12, 25), (0, 10), (100, 0)):
        numbers = GAME.presentation.board_numbers(stashed(gold).t, 0)
        assert isinstance(numbers, BoardNumbers)
        assert numbers.modules == {"dear-glory": DearGloryNumbers(after)}


@pytest.mark.parametrize(
    ("language", "line", "below"),
    [
        ("en", "Stash points at 10, 25, 45, 70, 100 gold.", "Next point of your stash at 25 gold."),
        (
            "pl",
            "Punkty ze skrytki: 10, 25, 45, 70, 100 dukatów.",
            "Następny punkt z twojej skrytki: 25 dukatów.",
        ),
    ],
)
def test_the_terminal_says_where_the_next_point_is(language: str, line: str, below: str) -> None:
    words = Words(language, [TEXTS], strict=True)
    shown = picture_of(GAME, GAME.view(stashed(12).t, 0), words, [0])
    assert line in shown.title
    assert below in shown.below
    full = picture_of(GAME, GAME.view(stashed(100).t, 0), words, [0])
    assert not any(words.say("mm-dear-glory-next", GAME, gold=10)[:12] in text for text in full.below)
    assert line in picture_of(GAME, GAME.view(stashed(12).t, None), words, []).title
