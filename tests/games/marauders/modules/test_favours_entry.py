"""Favours open closed ports (SG-M10-11, 12, 19, 20, SG-AMB-113)."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.names import DUTCH, ENGLISH, FRENCH, HAVANA, PORT_ROYAL, SPANISH, TRINIDAD
from freebooter.games.marauders.port_entry import port_entry
from tests.games.marauders.modules.favour_tables import favours, laid, preview, refused
from tests.games.marauders.table import TURN, Captain, Play, table
from tests.rules import rule

BY_FAVOURS = "enter-by-favours"
FRENCHMAN = "CAP-12"
SLIPS_IN = "CAP-13"  # the ledger calls him Alexandre Villon


def before(
    own: int, zone: int = HAVANA, bounty: int = 2, id: str = FRENCHMAN, war: int = DUTCH, gold: int = 0, **more: object
) -> Play:
    """Off a port whose nation wants the captain, perhaps at war with his own."""
    captain = Captain(id, zone=zone, gold=gold, bounties={SPANISH: bounty, ENGLISH: bounty}, **more)  # type: ignore[arg-type]
    return laid(captain, own, game=TURN, wars=[(FRENCH, war)]).begins()


@rule("SG-M10-11", "SG-M10-12")
@pytest.mark.parametrize(
    ("bounty", "war", "price"), [(1, DUTCH, 1), (3, DUTCH, 3), (0, SPANISH, 1), (2, SPANISH, 3), (4, SPANISH, 5)]
)
def test_a_favour_for_each_bounty_and_one_for_the_war(bounty: int, war: int, price: int) -> None:
    game = before(5, bounty=bounty, war=war)
    game.seat(0).says("enter-port")
    assert game.options == [BY_FAVOURS]
    assert preview(game, BY_FAVOURS).params == {"price": price, "left": 5 - price}
    game.seat(0).says(BY_FAVOURS)
    assert (favours(game), game[0].in_port, game.t.turn.actions) == (5 - price, True, 2)
    game.seat(0).says("port-action")
    assert game.asked == (0, "port"), "in the usual way, without a roll"
    assert game.told("favours-spent") == [{"seat": 0, "count": price, "favours": 5 - price}]


@rule("SG-AMB-113", "SG-M10-11")
def test_the_whole_price_is_paid_in_favours_or_the_port_stays_shut() -> None:
    game = before(2, bounty=3)
    assert "enter-port" not in game.options
    assert refused(game, "enter-port").message == "mm-port-closed-bounty"
    game = before(5, bounty=5, war=SPANISH)  # six
    assert "enter-port" not in game.options


@rule("SG-AMB-113")
def test_other_ways_in_stay_open_beside_it() -> None:
    game = before(5, PORT_ROYAL, gold=3)
    game.seat(0).says("enter-port")
    assert game.options == ["enter-by-fee", "enter-by-influence", BY_FAVOURS]
    game = before(5, id=SLIPS_IN)
    game.seat(0).says("enter-port")
    assert game.options == ["enter-by-ability", BY_FAVOURS]
    game = before(5, hand=["GL-13"])
    game.seat(0).says("play-false-colours")
    assert (game[0].in_port, favours(game)) == (True, 5)


@rule("SG-AMB-113")
def test_favours_may_be_paid_after_a_failed_roll_in_port_royal() -> None:
    game = before(3, PORT_ROYAL, bounty=2)
    game.dice("11", "11").seat(0).says("enter-port", "enter-by-influence")
    assert game.asked == (0, "roll-offer")
    game.seat(0).says("spend-favour")
    assert game.asked == (0, "enter-after-all")
    assert game.options == [BY_FAVOURS, "decline"]
    game.seat(0).says(BY_FAVOURS)
    assert (favours(game), game[0].in_port) == (0, True)


@rule("SG-AMB-113")
def test_with_too_few_left_he_stays_outside() -> None:
    game = before(2, PORT_ROYAL, bounty=2)
    game.dice("11", "11").seat(0).says("enter-port", "enter-by-influence", "spend-favour")
    assert game.asked == (0, "action")
    assert not game[0].in_port


@rule("SG-M10-19")
def test_who_slips_in_needs_his_roll_only_if_he_entered_by_his_ability() -> None:
    game = before(4, id=SLIPS_IN)
    game.seat(0).says("enter-port", BY_FAVOURS, "port-action")
    assert game.asked == (0, "port")
    assert game.told("skill-rolled") == []
    game = before(4, id=SLIPS_IN).dice("1x1")
    game.seat(0).says("enter-port", "enter-by-ability", "port-action")
    assert len(game.told("skill-rolled")) == 1


@rule("SG-M10-20")
def test_after_a_failed_roll_he_may_pay_what_the_entry_would_have_cost() -> None:
    game = before(3, id=SLIPS_IN).dice("111", "111")
    game.seat(0).says("enter-port", "enter-by-ability", "port-action")
    assert game.asked == (0, "roll-offer")
    game.seat(0).says("spend-favour")
    assert game.asked == (0, "enter-after-all")
    assert preview(game, BY_FAVOURS).params == {"price": 2, "left": 0}
    game.seat(0).says(BY_FAVOURS)
    assert (game.asked, favours(game)) == ((0, "port"), 0)
    game = before(3, id=SLIPS_IN).dice("111")
    game.seat(0).says("enter-port", "enter-by-ability", "port-action", "pass", "decline")
    assert (game.asked, game.t.visit, favours(game)) == ((0, "action"), None, 3)


def test_it_is_no_way_into_an_open_port_nor_without_the_module() -> None:
    game = before(5, TRINIDAD, bounty=0)
    assert port_entry(game.t, game[0], TRINIDAD) == 1
    game = before(0, PORT_ROYAL, gold=3)
    game.seat(0).says("enter-port")
    reason = refused(game, BY_FAVOURS)
    assert (reason.message, reason.params["price"]) == ("mm-too-few-favours", 2)
    captain = Captain(FRENCHMAN, zone=PORT_ROYAL, gold=3, bounties={ENGLISH: 1})
    base = table(captain, Captain("CAP-11", zone=TRINIDAD, in_port=True), game=TURN).begins()
    base.seat(0).says("enter-port")
    assert refused(base, BY_FAVOURS).message == "mm-not-this-way-in"
