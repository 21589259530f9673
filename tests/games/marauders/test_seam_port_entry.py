"""Ways into a closed port that modules add, with a price, and once more after a roll has failed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from freebooter.games.marauders import effects
from freebooter.games.marauders.moves import DECLINE, ENTER_BY, ENTER_PORT, PAY, PORT_ACTION
from freebooter.games.marauders.names import ENGLISH, HAVANA, NASSAU, PORT_ROYAL, SPANISH, TRINIDAD
from freebooter.games.marauders.port_entry import ENTRY_BY_RUMOUR, ENTRY_FREE, port_entry
from freebooter.games.marauders.registries.entry_ways import WAYS, EntryWay
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Part
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal
from tests.games.marauders.table import TURN, Captain, Play, table
from tests.rules import rule

PRICE = 5
FAR = Captain("CAP-11", zone=NASSAU, in_port=True)
FEE, INFLUENCE_CHECK, ABILITY, BRIBE = ENTER_BY[:4]


class Bribe(EntryWay):
    """Five gold open the ports of Havana and Port Royal."""

    def closed(self, t: Table, player: Player, zone: int) -> Refusal:
        return Refusal("mm-too-little-gold", "MM-MOVE-04", price=PRICE, gold=player.gold)

    def preview(self, t: Table, player: Player) -> Note | None:
        return Note("mm-brings-price", "MM-MOVE-04", price=PRICE, gold=player.gold)

    def enter(self, t: Table, player: Player) -> Part[bool]:
        yield from ()
        effects.pay_gold(t, player, PRICE, "MM-MOVE-04")
        return True


class Bribes(Module):
    def __init__(self) -> None:
        super().__init__("drill-bribes")

    def port_entry(self, t: Table, ways: int, player: Player, zone: int) -> int:
        affordable = zone in (HAVANA, PORT_ROYAL) and player.gold >= PRICE
        return ways | BRIBE_BIT if affordable and not ways & ENTRY_FREE else ways


BRIBE_BIT = ENTRY_BY_RUMOUR  # a way of the base lends its move: a new one would stay with all other tests


@pytest.fixture(autouse=True)
def drill() -> Iterator[None]:
    own, WAYS[BRIBE.value] = WAYS[BRIBE.value], Bribe("rumour", paid=True)
    add_module(Bribes())
    yield
    remove_module("drill-bribes")
    WAYS[BRIBE.value] = own


def before(zone: int, gold: int, id: str = "CAP-09") -> Play:
    captain = Captain(id, zone=zone, gold=gold, bounties={SPANISH: 1, ENGLISH: 1})
    return table(captain, FAR, game=TURN, modules=["drill-bribes"]).begins()


@rule("MM-MOVE-04")
def test_a_port_can_be_entered_at_the_price_of_a_module() -> None:
    game = before(HAVANA, 6)
    assert port_entry(game.t, game[0], HAVANA) == BRIBE_BIT
    game.seat(0).does(ENTER_PORT)
    assert (game.asked, game.ask.options) == ((0, "enter-by"), [BRIBE])
    note = game.ask.preview(game.t, BRIBE)
    assert note is not None and note.params["price"] == PRICE
    game.seat(0).does(BRIBE)
    assert (game[0].in_port, game[0].gold, game.t.turn.actions) == (True, 1, 2)
    game.seat(0).does(PORT_ACTION)  # in the usual way
    assert game.t.visit is not None


def test_who_cannot_pay_stays_outside() -> None:
    game = before(HAVANA, 4)
    assert ENTER_PORT not in game.ask.options
    reason = game.ask.refusal(game.t, ENTER_PORT)
    assert reason is not None and reason.message == "mm-port-closed-bounty"
    assert ENTER_PORT not in before(TRINIDAD, 9).ask.options


def test_it_joins_the_ways_of_the_base() -> None:
    game = before(PORT_ROYAL, 6)
    game.seat(0).does(ENTER_PORT)
    assert game.ask.options == [FEE, INFLUENCE_CHECK, BRIBE]
    assert game.ask.refusal(game.t, ABILITY) is not None
    game.seat(0).does(FEE)
    assert (game[0].in_port, game[0].gold) == (True, 4)


@rule("MM-AMB-15")
@pytest.mark.parametrize(("answers", "gold", "entered"), [((PAY,), 4, True), ((DECLINE, BRIBE), 1, True)])
def test_a_second_chance_after_the_check(answers: Sequence[Move], gold: int, entered: bool) -> None:
    game = before(PORT_ROYAL, 6).dice("1111")
    game.seat(0).does(ENTER_PORT, INFLUENCE_CHECK, *answers)
    assert (game[0].in_port, game[0].gold) == (entered, gold)


def test_it_may_be_declined_too() -> None:
    game = before(PORT_ROYAL, 6).dice("1111")
    game.seat(0).does(ENTER_PORT, INFLUENCE_CHECK, DECLINE)
    assert game.asked == (0, "enter-after-all")
    game.seat(0).does(DECLINE)
    assert (game[0].in_port, game[0].gold) == (False, 6)


@pytest.mark.parametrize(("answer", "visits"), [(BRIBE, True), (DECLINE, False)])
def test_a_second_chance_for_who_has_slipped_in(answer: Move, visits: bool) -> None:
    """CAP-13 (SG-M10-19, 20): the check of the Port action has failed."""
    game = before(HAVANA, 6, "CAP-13").dice("1111")
    game.seat(0).does(ENTER_PORT, ABILITY)
    assert game[0].slipped_in
    game.seat(0).does(PORT_ACTION)
    assert game.asked == (0, "enter-after-all")
    game.seat(0).does(answer)
    assert (game.t.visit is not None) is visits
    assert game.t.turn.ported


def test_who_has_paid_needs_no_check() -> None:
    game = before(HAVANA, 6, "CAP-13")
    game.seat(0).does(ENTER_PORT, BRIBE, PORT_ACTION)
    assert game.t.visit is not None
    assert not game[0].slipped_in


def test_without_an_offer_nothing_is_asked() -> None:
    game = before(HAVANA, 3, "CAP-13").dice("1111")
    game.seat(0).does(ENTER_PORT, PORT_ACTION)
    assert game.asked == (0, "action")
    assert game.t.visit is None
