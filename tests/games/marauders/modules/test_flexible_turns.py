"""Flexible turns: a cube for each player is drawn turn by turn (variant 1)."""

from itertools import pairwise

import pytest

from freebooter.games.marauders.actions.move import LEAVING
from freebooter.games.marauders.display.view_structs import TableView
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.modules.flexible_turns.view import BagView
from freebooter.games.marauders.moves import LEAVE_PORT
from freebooter.games.marauders.names import COCOA, TRINIDAD
from freebooter.games.marauders.seams.module_set import complete
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.setup import set_up
from freebooter.games.marauders.state import EVENTS, ROUND_BEGINS, Table
from freebooter.kernel.ask import Played
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.events import Event
from freebooter.kernel.match import new_match
from freebooter.kernel.programs.features import FeatureRow
from freebooter.kernel.run import Run, play_randomly
from freebooter.pictures import TEXTS, picture_of
from freebooter.words import Words
from tests.games.marauders.table import Captain, Play, table
from tests.rules import rule

FLEXIBLE = ["flexible-turns"]


def after_the_event(*drawn: int, seats: int = 3) -> Play:
    """The event of the round is over, captains lie in port, and these cubes are drawn: places in the bag."""
    game = table(*[Captain(zone=TRINIDAD, in_port=True, gold=30) for seat in range(seats)], modules=FLEXIBLE, game=GAME)
    game.t.stage, game.t.events_due = EVENTS, 0
    return game.script(list(drawn)).begins()


def bag(game: Play) -> list[int]:
    view = GAME.view(game.t, None)
    assert isinstance(view, TableView)
    shown = view.modules["flexible-turns"]
    assert isinstance(shown, BagView)
    return shown.seats


@rule("SG-V1-01", "SG-V1-02", "SG-V1-03")
def test_after_the_event_and_after_each_turn_a_cube_is_drawn() -> None:
    game = after_the_event(2, 0)
    for seat, left in ((2, [0, 1]), (0, [1]), (1, [])):
        assert game.asked == (seat, "action")
        assert bag(game) == left
        if left:
            game.seat(seat).says("end-turn")
    assert game.all_scripted_chance_was_used, "the last cube needs no chance"
    assert [event["seat"] for event in game.told("cube-drawn")] == [2, 0, 1]
    assert [event["left"] for event in game.told("cube-drawn")] == [2, 1, 0]


@rule("SG-V1-04")
def test_then_all_cubes_go_back_and_a_new_round_begins() -> None:
    game = after_the_event(2, 0)
    game.t.stage = ROUND_BEGINS
    assert bag(game) == [0, 1, 2]


def test_programs_that_learn_see_whose_cubes_are_in_the_bag() -> None:
    game = after_the_event(2, 0)
    drawer = game.t.drawer("flexible-turns")
    for looking, seen in ((0, [1, 1, 0]), (1, [1, 0, 1])):
        row = FeatureRow(named=True)
        drawer.features(game.t, looking, row)
        assert (list(row.filled())[:3], row.names) == (seen, ["in-bag.you", "in-bag.next", "in-bag.second"])


def orders(seed: int, seats: int) -> list[tuple[int, ...]]:
    """Who had a turn, round by round, in a game by chance."""
    t = set_up(Rules(modules=complete(FLEXIBLE).modules), seats, SearchChance(seed))
    run = Run(GAME, t, keeps=False)
    run.begin()
    found: dict[int, tuple[int, ...]] = {}
    chance = SearchChance(f"flexible {seed}")
    while run.question is not None and len(found) < 12:
        if t.order and t.stage != EVENTS:
            found[t.round] = t.order
        play_randomly(run, chance, 1)
    return [found[number] for number in sorted(found)][1:-1]


@rule("SG-V1-03", "SG-V1-04", "SG-V1-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_have_one_turn_in_a_round_and_perhaps_two_in_a_row(seats: int) -> None:
    rounds = [each for seed in range(3) for each in orders(seed, seats)]
    assert all(sorted(order) == list(range(seats)) for order in rounds)
    assert len(set(rounds)) > 1
    one = orders(1, seats)
    pairs = pairwise(one)
    assert any(before[-1] == after[0] for before, after in pairs)


@rule("SG-AMB-101")
def test_turn_order_is_the_seating_order_from_the_active_or_the_first_player() -> None:
    """The bag decides only who has the next turn."""
    game = after_the_event(2, 0)
    assert [player.seat for player in game.t.in_turn_order()] == [2, 0, 1]
    game.seat(2).says("end-turn")
    assert [player.seat for player in game.t.in_turn_order()] == [0, 1, 2]
    game.t.stage = ROUND_BEGINS
    assert [player.seat for player in game.t.in_turn_order()] == [0, 1, 2]


@rule("SG-AMB-101")
def test_all_know_who_is_to_come_and_nobody_knows_who_is_next() -> None:
    game = after_the_event(2, seats=4)
    views = [GAME.view(game.t, seat) for seat in (0, 1, 2, 3, None)]
    for view in views:
        assert isinstance(view, TableView)
        assert (view.order, view.current) == ([2], 2)
        assert view.modules == {"flexible-turns": BagView([0, 1, 3])}
    twins = {True: set(), False: set()}  # type: dict[bool, set[int]]
    for seed in range(40):
        twin = Run(GAME, game.t.copy())
        twin.state.chance = SearchChance(seed)
        twin.begin()
        assert isinstance(twin.state, Table)
        twin.answer(next(move for move in twin.question.ask_of(2).options if move.name == "end-turn"))  # type: ignore[union-attr]
        twins[True].add(twin.state.order[1])
    assert twins[True] == {0, 1, 3}, "the next cube lies in no state"


@rule("SG-V1-05")
def test_whoever_finds_a_captain_in_his_second_turn_has_not_found_him_on_arrival() -> None:
    """What a preview tells of a step is measured within the turn of that step."""
    game = after_the_event(1, seats=2)
    ask, before = game.ask_of(1), game.t.copy()
    again = [
        Event("left-port", (), {"seat": 1}),
        Event("turn-begins", (), {"seat": 1, "actions": 3}),
        Event("battle-begins", (), {"aggressor": "pirate-sloop", "defender": 1}),
    ]
    for events, found in ((again, False), (again[:1] + again[2:], True), (again[:1], False)):
        assert LEAVING.came_true(Played(before, game.t, events), ask, LEAVE_PORT) == {"found": found}


@rule("SG-PAIR-47")
def test_bought_here_in_the_turn_before_is_about_rounds() -> None:
    """The last turn of a round and the first of the next: still the purchase of the round before (MM-BUY-10).

    Places of module 9 remember rounds too; a port stands in for them.
    """
    game = after_the_event(1, seats=2)
    game.demands(TRINIDAD, COCOA)
    game[1].bought_port, game[1].bought_round = TRINIDAD, game.t.round - 1
    game.seat(1).says("port-action")
    game.draws_cargo("sugar-1", "rum-1", "timber-1")
    game.seat(1).says("do-buy")
    assert len(game.t.drawn_cargo) == 3
    game = after_the_event(1, seats=2).demands(TRINIDAD, COCOA)
    game[1].bought_port, game[1].bought_round = TRINIDAD, game.t.round - 2
    game.seat(1).says("port-action")
    game.draws_cargo("sugar-1", "rum-1", "timber-1", "spices-1", "textiles-1", "tobacco-1")
    game.seat(1).says("do-buy")
    assert len(game.t.drawn_cargo) == 6


@pytest.mark.parametrize(
    ("language", "line"), [("en", "Still to be drawn in this round: "), ("pl", "W worku tej rundy zostali: ")]
)
def test_the_terminal_shows_who_is_still_to_come(language: str, line: str) -> None:
    match = new_match(GAME, 2, {"modules": FLEXIBLE}, 1)
    shown = picture_of(GAME, match.view(0), Words(language, [TEXTS], ["Anna", "Piet"], strict=True), [0])
    assert f"{line}Anna, Piet." in shown.title
