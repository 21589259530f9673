"""A module may stop a glory card before it is played; the card stays in hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.content.card_timing import Moment
from freebooter.games.marauders.content.tables import GLORY_NAMES, glory_card
from freebooter.games.marauders.moves import PASS, PLAY
from freebooter.games.marauders.names import CARIBBEAN_SEA, LEADERSHIP, NASSAU, NONE, TORTUGA
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state import Drawer, Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Part
from freebooter.kernel.note import Refusal
from tests.games.marauders.table import TURN, Captain, Play, table

FAR = Captain("CAP-11", zone=NASSAU, in_port=True)
FAIR_WIND, AGAIN = glory_card("GL-10"), glory_card("GL-12")


class Refused(Drawer):
    """The card that was not played in this turn."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__("drill-crew")
        self.card = card

    def copy(self) -> Refused:
        return Refused(self.card)


class Unwilling(Module):
    """The crew must be persuaded to go along with a card."""

    def __init__(self) -> None:
        super().__init__("drill-crew")

    def drawer(self, rules: Rules, seats: int) -> Drawer | None:
        return Refused(NONE)

    def before_card(self, t: Table, player: Player, card: int) -> Part[bool]:
        refused = refused_of(t)
        before, refused.card = refused.card, card
        passed = yield from dice.check(t, player, LEADERSHIP, dice.FOR_TASK)
        if passed:
            refused.card = before
        return not passed

    def may_play(self, t: Table, player: Player, card: int, moment: Moment) -> Refusal | None:
        if refused_of(t).card == card:
            return Refusal("mm-card-declined", "MM-GLORY-05", card=GLORY_NAMES[card])
        return None


def refused_of(t: Table) -> Refused:
    drawer = t.drawer("drill-crew")
    assert isinstance(drawer, Refused)
    return drawer


@pytest.fixture(autouse=True)
def drill() -> Iterator[None]:
    add_module(Unwilling())
    yield
    remove_module("drill-crew")


def turn(*hand: str, **more: object) -> Play:
    captain = Captain(hand=list(hand), **{"zone": CARIBBEAN_SEA, **more})  # type: ignore[arg-type]
    return table(captain, FAR, game=TURN, modules=["drill-crew"]).begins()


def test_a_card_goes_through() -> None:
    game = turn("GL-10").dice("1x1")
    game.seat(0).does(PLAY[FAIR_WIND])
    game.passes()
    assert (game[0].hand, game.t.turn.free_moves) == ((), 1)


def test_a_card_that_is_stopped_stays_in_hand_and_is_not_played_in_this_turn() -> None:
    game = turn("GL-10").dice("111")
    game.seat(0).does(PLAY[FAIR_WIND])
    game.passes()
    assert (game[0].hand, game.t.turn.free_moves) == ((FAIR_WIND,), 0)
    assert game.told("card-played") == []
    reason = game.ask.refusal(game.t, PLAY[FAIR_WIND])
    assert reason is not None and reason.message == "mm-card-declined"


def test_a_card_is_not_offered_for_its_own_roll() -> None:
    """GL-12 repeats a check, but not the one that decides whether it may be played itself."""
    game = turn("GL-10", "GL-12").dice("11")
    game.seat(0).does(PLAY[FAIR_WIND])
    assert game.ask.options == [PASS, PLAY[AGAIN]]
    game.dice("x1", "1x")  # for GL-12, which then repeats the roll for GL-10
    game.seat(0).does(PLAY[AGAIN])
    assert game.ask.options == [PASS]
    game.passes()
    assert (game[0].hand, game.t.turn.free_moves) == ((), 1)


def test_a_roll_for_a_card_does_not_take_the_place_of_the_roll_that_it_repeats() -> None:
    game = turn("GL-12").dice("11", "x1", "11")
    game.seat(0).says("scout-merchant")
    game.seat(0).does(PLAY[AGAIN])
    game.passes()
    assert [rolled["skill"] for rolled in game.told("skill-rolled")] == ["scouting", "leadership", "scouting"]


def test_a_specialist_is_a_card_too() -> None:
    game = turn("GL-S2a", zone=TORTUGA, in_port=True, gold=9).dice("111")
    hired = glory_card("GL-S2a")
    game.seat(0).says("port-action")
    game.seat(0).does(PLAY[hired])
    game.passes()
    assert game[0].hand == (hired,)
    assert game[0].employed == ()
