"""Section 4.4: Shipwright."""

import pytest

from freebooter.games.seven_seas.moves import BUY_SHIPS
from freebooter.games.seven_seas.names import CARTOGRAPHER, SHIPWRIGHT
from tests.games.seven_seas.table import Pirate, table
from tests.rules import rule


@rule("P7-SHIPWRIGHT-01")
@pytest.mark.parametrize(("fleet", "chests", "most"), [(7, 7, 3), (2, 7, 7), (2, 9, 8), (4, 1, 1), (0, 4, 4)])
def test_any_number_of_ships_for_a_chest_each(fleet: int, chests: int, most: int) -> None:
    game = table(Pirate(fleet=fleet, chests=chests), Pirate(), Pirate())
    turn = game.alone(SHIPWRIGHT)
    assert game.options == [f"buy-ships-{count}" for count in range(most + 1)]
    turn.buys(most)
    assert (game[0].fleet, game[0].reserve, game[0].chests) == (fleet + most, 10 - fleet - most, chests - most)
    assert game.told("ships-bought") == [{"seat": 0, "count": most, "chests": chests - most}]


@rule("P7-SHIPWRIGHT-01")
def test_neither_reserve_nor_purse_can_be_exceeded() -> None:
    game = table(Pirate(fleet=7, chests=9), Pirate(fleet=2, chests=3), Pirate())
    game.choose(SHIPWRIGHT, SHIPWRIGHT, CARTOGRAPHER)
    refusal = game.refuses(0, BUY_SHIPS[4])
    assert (refusal.message, refusal.params) == ("p7-reserve-too-small", {"reserve": 3})
    game.shipwright(seat=0).buys(0)
    refusal = game.refuses(1, BUY_SHIPS[4])
    assert (refusal.message, refusal.rule) == ("p7-too-few-chests", "P7-SHIPWRIGHT-01")
    assert refusal.params == {"chests": 3}


@rule("P7-SHIPWRIGHT-02")
def test_bought_ships_are_empty() -> None:
    game = table(Pirate(fleet=2, rum=2), Pirate(), Pirate())
    assert game.view().players[0].empty_ships == 0
    game.alone(SHIPWRIGHT).buys(3).takes_gift(1)
    assert game.view().players[0].empty_ships == 4
    assert game[0].cargo == [2, 0, 0]


@rule("P7-SHIPWRIGHT-03", "P7-MERCHANT-14", "P7-MERCHANT-15")
def test_paying_frees_a_guard_at_once() -> None:
    game = table(Pirate(fleet=4, chests=12), Pirate(), Pirate(), first=1)
    assert game[0].guards == 1
    game.alone(SHIPWRIGHT).buys(2)
    assert (game[0].chests, game[0].guards, game[0].fleet) == (10, 1, 6)
    game = table(Pirate(fleet=4, chests=12), Pirate(), Pirate(), first=1)
    game.alone(SHIPWRIGHT).buys(3)
    assert (game[0].chests, game[0].guards, game[0].fleet) == (9, 0, 8)
    assert game.told("guards") == [{"seat": 0, "change": -1, "guards": 0}]


@rule("P7-SHIPWRIGHT-04")
def test_an_empty_reserve_is_a_mistake() -> None:
    game = table(Pirate(fleet=8, chests=25), Pirate(), Pirate())
    game.alone(SHIPWRIGHT)
    assert (game[0].spots, game[0].chests, game[0].fleet) == (1, 25, 8)
    assert game.rules_of("mistake") == ["P7-SHIPWRIGHT-04"]
    assert game.events("gift-taken") + game.events("gift-declined") == []


@rule("P7-SHIPWRIGHT-05", "P7-SHIPWRIGHT-06")
@pytest.mark.parametrize(("first", "size"), [(1, 1), (0, 2)])
def test_the_gift_is_a_free_ship_or_two(first: int, size: int) -> None:
    game = table(Pirate(fleet=3, chests=7), Pirate(), Pirate(), first=first)
    game.alone(SHIPWRIGHT).buys(1).takes_gift(size)
    assert (game[0].fleet, game[0].reserve, game[0].chests) == (4 + size, 6 - size, 6)


@rule("P7-SHIPWRIGHT-07", "P7-RITUAL-01")
def test_rituals_before_and_after_also_with_a_mistake() -> None:
    game = table(Pirate(fleet=7, tokens=6), Pirate(), Pirate(), first=1)
    turn = game.alone(SHIPWRIGHT).double_hold().no_ritual().buys(1).takes_gift()
    assert game.asked == (0, "ritual")
    turn.double_hold()
    assert game[0].double_hold == 2

    game = table(Pirate(fleet=10, tokens=5), Pirate(), Pirate())
    turn = game.alone(SHIPWRIGHT).no_ritual()
    assert (game[0].spots, game.asked) == (1, (0, "ritual"))
    turn.unsinkable().double_hold()
    assert (game[0].tokens, game[0].unsinkable, game[0].double_hold) == (0, 1, 1)


@rule("P7-AMB-25")
def test_pay_for_all_and_add_all_before_guards_are_settled() -> None:
    """21 chests need two guards, 19 need one. Settled once: one guard comes home, none is called out in between."""
    game = table(Pirate(fleet=0, guards=1, chests=21), Pirate(), Pirate(), first=1)
    game.alone(SHIPWRIGHT).buys(2)
    assert (game[0].chests, game[0].guards, game[0].fleet) == (19, 1, 2)
    assert game.events("guards") == []


@rule("P7-AMB-41")
def test_buying_none_is_no_mistake_and_no_action() -> None:
    game = table(Pirate(fleet=5), Pirate(), Pirate())
    game.alone(SHIPWRIGHT).buys(0)
    assert (game[0].spots, game[0].fleet) == (0, 5)
    assert game.round_is_over  # no gift was offered

    game = table(Pirate(fleet=5, chests=0), Pirate(), Pirate())
    game.alone(SHIPWRIGHT)  # nothing to ask a pirate without a chest
    assert (game[0].spots, game[0].fleet) == (0, 5)
    assert game.events("mistake") == []


@rule("P7-AMB-42")
def test_a_gift_larger_than_the_reserve_gives_what_there_is() -> None:
    game = table(Pirate(fleet=7), Pirate(), Pirate())
    game.alone(SHIPWRIGHT).buys(2).takes_gift(2)
    assert (game[0].fleet, game[0].reserve) == (10, 0)
    game = table(Pirate(fleet=7), Pirate(), Pirate())
    game.alone(SHIPWRIGHT).buys(3).takes_gift(2)
    assert (game[0].fleet, game[0].reserve) == (10, 0)
