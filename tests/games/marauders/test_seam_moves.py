"""What modules change about steps and about the order of turns."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from freebooter.games.marauders.actions.menu import ACTION
from freebooter.games.marauders.actions.move import move_options
from freebooter.games.marauders.display.views import view
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.moves import LEAVE_PORT, SAIL
from freebooter.games.marauders.names import CARACAS, CARIBBEAN_SEA, CURACAO, NASSAU, NOBODY, SPANISH_MAIN, TRINIDAD
from freebooter.games.marauders.odds.dangers import rivals_of, storm_ahead
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, complete, remove_module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.setup import set_up
from freebooter.games.marauders.state import TURN_BEGINS, Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.run import Run, play_randomly
from tests.games.marauders.table import TURN, Captain, Play, table
from tests.rules import rule

MOVED: list[tuple[Table, tuple[int, int, int, bool]]] = []
FAR = Captain("CAP-11", zone=NASSAU, in_port=True)


class Current(Module):
    """Out of the Caribbean Sea steps cost two actions; into it they are free."""

    def __init__(self) -> None:
        super().__init__("drill-current")

    def move_cost(self, t: Table, cost: int, player: Player, to: int, port: bool) -> int:
        return 2 if player.zone == CARIBBEAN_SEA and not port else cost

    def free_move(self, t: Table, player: Player, to: int, port: bool) -> bool:
        return to == CARIBBEAN_SEA and not port

    def moved(self, t: Table, player: Player, origin: int, to: int, port: bool) -> None:
        MOVED.append((t, (player.seat, origin, to, port)))


class Tide(Module):
    """Every step costs two actions, and it says so."""

    def __init__(self) -> None:
        super().__init__("drill-tide", order=1)
        self.priced = 0

    def move_cost(self, t: Table, cost: int, player: Player, to: int, port: bool) -> int:
        self.priced += 1
        return cost * 2

    def dearest_step(self) -> int:
        return 2


class Bag(Module):
    """The player whose turn comes next is drawn."""

    def __init__(self) -> None:
        super().__init__("drill-bag")

    def next_player(self, t: Table) -> int:
        waiting = [seat for seat in range(t.seats) if seat not in t.order]
        return waiting[t.chance.below(len(waiting))]

    def actions(self, t: Table, actions: int, player: Player) -> int:
        return 1 if player.gold == 9 else actions


TIDE = Tide()


@pytest.fixture(autouse=True)
def drill() -> Iterator[None]:
    MOVED.clear()
    add_module(Current())
    add_module(Bag())
    add_module(TIDE)
    yield
    remove_module("drill-current")
    remove_module("drill-bag")
    remove_module("drill-tide")


def turn(captain: Captain, *modules: str) -> Play:
    return table(captain, FAR, game=TURN, modules=list(modules))


def moved_in(game: Play) -> list[tuple[int, int, int, bool]]:
    """The steps taken, without those that were only thought of, for the ways from here."""
    return [step for t, step in MOVED if t is game.t]


# Steps


def test_a_step_may_cost_two_actions() -> None:
    game = turn(Captain("CAP-09", zone=CARIBBEAN_SEA), "drill-current").begins()
    game.seat(0).does(SAIL[CURACAO])
    assert game.t.turn.actions == 1
    assert moved_in(game) == [(0, CARIBBEAN_SEA, CURACAO, False)]


def test_the_refusal_names_the_real_price() -> None:
    game = turn(Captain("CAP-09", zone=CARIBBEAN_SEA), "drill-current")
    game.t.turn.actions = 1
    game.begins()
    assert SAIL[CURACAO] not in game.ask.options
    reason = game.ask.refusal(game.t, SAIL[CURACAO])
    assert reason is not None
    assert (reason.message, reason.params) == ("mm-too-few-actions", {"actions": 2, "left": 1})


@pytest.mark.parametrize(("actions", "payable"), [(1, False), (2, True)])
def test_steps_are_priced_only_if_they_may_be_too_dear(actions: int, payable: bool) -> None:
    game = turn(Captain("CAP-09", zone=CARIBBEAN_SEA), "drill-tide")
    game.t.turn.actions = actions
    TIDE.priced = 0
    found = move_options(game.t, game[0])
    assert (SAIL[CURACAO] in found) is payable
    assert (TIDE.priced == 0) is payable


def test_what_two_modules_make_of_a_step_is_never_taken_for_granted() -> None:
    game = turn(Captain("CAP-09", zone=CARIBBEAN_SEA), "drill-current", "drill-tide")
    game.t.turn.actions = 3
    assert SAIL[CURACAO] not in move_options(game.t, game[0])  # 2 times 2


def test_without_an_action_nothing_is_said_about_prices() -> None:
    game = turn(Captain("CAP-09", zone=CARIBBEAN_SEA, hand=["GL-10"]), "drill-current")
    game.t.turn.actions = 0
    game.begins()
    reason = game.ask.refusal(game.t, SAIL[CURACAO])
    assert reason is not None and reason.message == "mm-no-actions-left"


@rule("MM-MOVE-01")
def test_what_is_free_by_a_module_uses_up_neither_ability_nor_card() -> None:
    game = turn(Captain("CAP-06", zone=CURACAO), "drill-current")
    game.t.turn.free_moves = 1
    game.begins().seat(0).does(SAIL[CARIBBEAN_SEA])
    turned = game.t.turn
    assert (turned.actions, turned.free_moves, turned.main_used, turned.acted) == (3, 1, False, True)


@rule("MM-MOVE-01")
def test_the_ability_spares_the_card_and_the_card_the_actions() -> None:
    game = turn(Captain("CAP-06", zone=CURACAO), "drill-current")
    game.t.turn.free_moves = 1
    assert {CURACAO, CARACAS, TRINIDAD} <= set(SPANISH_MAIN)
    game.begins().seat(0).does(SAIL[CARACAS])
    assert (game.t.turn.main_used, game.t.turn.free_moves, game.t.turn.actions) == (True, 1, 3)
    game.seat(0).does(SAIL[TRINIDAD])
    assert (game.t.turn.free_moves, game.t.turn.actions) == (0, 3)


def test_a_card_pays_for_a_dear_step() -> None:
    game = turn(Captain("CAP-09", zone=CARIBBEAN_SEA), "drill-current")
    game.t.turn.free_moves = 1
    game.t.turn.actions = 1
    game.begins().seat(0).does(SAIL[CURACAO])
    assert (game.t.turn.free_moves, game.t.turn.actions) == (0, 1)


def test_steps_out_of_a_port_are_told_too() -> None:
    game = turn(Captain("CAP-09", zone=TRINIDAD, in_port=True), "drill-current").begins()
    game.seat(0).does(LEAVE_PORT)
    assert moved_in(game) == [(0, TRINIDAD, TRINIDAD, True)]


# Turns


def test_the_next_player_is_drawn_after_each_turn() -> None:
    """All have one turn in each round, and who is still to come is in no order (SG-AMB-101)."""
    orders = set()
    for seed in range(4):
        t = set_up(Rules(modules=complete(["drill-bag"]).modules), 3, SearchChance(seed))
        run = Run(GAME, t, keeps=False)
        run.begin()
        seen: list[tuple[int, tuple[int, ...]]] = []
        while run.question is not None and t.round < 6:
            if run.question.question is ACTION and (t.round, t.order) not in seen:
                seen.append((t.round, t.order))
            play_randomly(run, SearchChance(f"bag {seed} {len(seen)} {t.turn.actions}"), 1)
        assert max(len(order) for number, order in seen) == 3
        for number, order in seen:
            assert len(set(order)) == len(order)
            assert t.round == number or max((one for at, one in seen if at == number), key=len)[: len(order)] == order
        orders |= {order for number, order in seen if len(order) == 3}
    assert len(orders) > 2


def test_the_view_shows_only_those_who_had_their_turn() -> None:
    game = turn(Captain(zone=CARIBBEAN_SEA), "drill-bag")
    game.t.order = (1,)
    game.t.at = 0
    seen = view(game.t, 0)
    assert (seen.order, seen.current) == ([1], 1)


def test_those_who_are_not_in_the_order_are_still_to_come() -> None:
    game = turn(Captain(zone=CARIBBEAN_SEA), "drill-bag")
    t = game.t
    assert (t.turn_to_come(0), t.turn_to_come(1)) == (False, True)
    t.order = (1,)
    assert (t.turn_to_come(0), t.turn_to_come(1)) == (True, False)
    t.storm = 3
    assert storm_ahead(t, game[0])
    t.order = ()
    assert not t.turn_to_come(0)


def test_rivals_come_as_far_as_their_actions_go() -> None:
    game = table(Captain(zone=CARIBBEAN_SEA), Captain(zone=CURACAO, gold=9), game=TURN, modules=["drill-bag"])
    assert rivals_of(game.t, 0) == []
    game.t.players[1].gold = 8
    assert [rival.steps for rival in rivals_of(game.t, 0)] == [1]


def test_a_module_that_names_nobody_leaves_the_order_as_it_is() -> None:
    game = turn(Captain(zone=CARIBBEAN_SEA), "drill-current")
    assert Module("plain").next_player(game.t) == NOBODY
    t = set_up(Rules(modules=complete(["drill-current"]).modules), 3, SearchChance(1))
    run = Run(GAME, t, keeps=False)
    run.begin()
    while t.stage != TURN_BEGINS and t.order == ():
        play_randomly(run, SearchChance(t.round), 1)
    assert t.order == tuple([(t.first + at) % 3 for at in range(3)])
