"""Section 4.3: gifts for the only player who chose a role."""

import pytest

from freebooter.games.seven_seas.moves import GIFT
from freebooter.games.seven_seas.names import (
    ABORIGINE,
    CAPTAIN,
    CARTOGRAPHER,
    GOVERNOR,
    MERCHANT,
    RUM,
    SHAMAN,
    SHIPWRIGHT,
    SIRENS,
)
from tests.games.seven_seas.table import ENGLAND, SPAIN, AtSeat, Pirate, caravan, curse, port_card, table
from tests.rules import rule

RICH = Pirate(rum=3, hand=[caravan(SPAIN, 1), port_card(1), curse(SIRENS)])
WITH_CHOICE = [SHIPWRIGHT, GOVERNOR, CAPTAIN, ABORIGINE, MERCHANT, CARTOGRAPHER]


def act(turn: AtSeat, role: int) -> None:
    """Perform the action of a role, up to the question for the gift."""
    game = turn.game
    if role == SHIPWRIGHT:
        turn.buys(1)
    elif role == GOVERNOR:
        turn.takes_tile(ENGLAND)
    elif role == CAPTAIN:
        turn.plays(caravan(SPAIN, 1))
        for player in game.t.clockwise(turn.seat):
            game.seat(player.seat).sends(0)
    elif role == ABORIGINE:
        turn.plays(port_card(1))
    elif role == MERCHANT:
        turn.sells(rum=1)


@rule("P7-ROUND-05")
@pytest.mark.parametrize("role", WITH_CHOICE)
def test_the_only_one_with_a_role_is_offered_its_gift(role: int) -> None:
    game = table(Pirate(), RICH, Pirate())
    act(game.alone(role, seat=1), role)
    assert game.asked == (1, "gift")
    assert game.options == ["gift-0", "gift-1"]
    assert game.ask_of(1).about == role
    refusal = game.refuses(1, GIFT[2])
    assert (refusal.message, refusal.rule) == ("p7-single-gift", "P7-ROUND-06")
    game.seat(1).takes_gift()
    assert game.told("gift-taken")[0]["seat"] == 1
    assert game.told("gift-taken")[0]["size"] == 1


@rule("P7-ROUND-06")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("role", WITH_CHOICE)
def test_the_first_player_is_offered_the_doubled_gift(role: int, seats: int) -> None:
    game = table(Pirate(), RICH, *[Pirate()] * (seats - 2), first=1)
    act(game.alone(role, seat=1), role)
    assert game.options == ["gift-0", "gift-1", "gift-2"]
    game.seat(1).takes_gift(2)
    assert game.rules_of("gift-taken")[0] == "P7-ROUND-06"


@rule("P7-ROUND-07")
@pytest.mark.parametrize("role", [CAPTAIN, ABORIGINE])
def test_no_gift_without_the_action(role: int) -> None:
    game = table(RICH, Pirate(), Pirate())
    game.alone(role).declines()
    game.finish_round()
    assert not [told for told in game.told("gift-declined") if told["seat"] == 0]
    assert (game[0].tokens, sum(game[0].cargo)) == (0, 3)


@rule("P7-ROUND-07", "P7-AMB-41", "P7-AMB-44")
def test_buying_or_selling_nothing_brings_no_gift() -> None:
    game = table(Pirate(fleet=4, rum=3), Pirate(), Pirate())
    game.alone(SHIPWRIGHT).buys(0)
    assert game.round_is_over
    game = table(Pirate(fleet=4, rum=3), Pirate(), Pirate())
    game.alone(MERCHANT).sells(rum=0)
    assert game.round_is_over


@rule("P7-ROUND-08")
def test_two_with_a_role_get_nothing_though_one_of_them_fails() -> None:
    game = table(Pirate(), Pirate(hand=[port_card(2)]), Pirate())
    game.choose(ABORIGINE, ABORIGINE, CARTOGRAPHER)
    game.aborigine(seat=0).declines()
    game.aborigine(seat=1).plays(port_card(2))
    assert game.t.called == CARTOGRAPHER
    assert game.t.booty.left == 60
    game = table(Pirate(hand=[port_card(2)]), Pirate(), Pirate())
    game.choose(ABORIGINE, ABORIGINE, CARTOGRAPHER)
    game.aborigine(seat=0).plays(port_card(2))
    assert game.asked == (1, "aborigine-card")


@rule("P7-ROUND-09", "P7-AMB-50")
@pytest.mark.parametrize("role", WITH_CHOICE)
def test_with_two_the_first_player_gets_a_single_gift(role: int) -> None:
    game = table(RICH, Pirate())
    act(game.alone(role), role)
    assert game.asked == (0, "gift")
    assert game.options == ["gift-0", "gift-1"]
    refusal = game.refuses(0, GIFT[2])
    assert (refusal.message, refusal.rule) == ("p7-single-gift", "P7-ROUND-09")
    game.seat(0).takes_gift()
    game.finish_round()
    assert len(game.told("gift-taken")) == 1


@rule("P7-ROUND-09", "P7-AMB-50")
@pytest.mark.parametrize("role", WITH_CHOICE)
def test_with_two_the_second_player_gets_none(role: int) -> None:
    game = table(RICH, Pirate(fleet=10), first=1)
    game.choose(role, SHIPWRIGHT if role != SHIPWRIGHT else MERCHANT)
    act(game.seat(0), role)
    assert game.round_is_over
    assert game.events("gift-taken") + game.events("gift-declined") == []


@rule("P7-ROUND-09")
def test_with_two_equal_roles_bring_no_gift() -> None:
    game = table(RICH, Pirate(coffee=3))
    game.choose(MERCHANT, MERCHANT)
    game.merchant(seat=0).sells(rum=3)
    game.merchant(seat=1).sells(coffee=1)
    assert [game[seat].chests for seat in (0, 1)] == [16, 8]


@rule("P7-AMB-48")
def test_a_gift_may_be_declined_or_taken_in_part() -> None:
    for size, drawn in [(0, 1), (1, 2), (2, 3)]:
        game = table(Pirate(), Pirate(), Pirate())
        turn = game.alone(CARTOGRAPHER)
        turn.takes_gift(size)
        assert len(game[0].hand) == drawn
    assert game.told("gift-taken") == [{"seat": 0, "role": "cartographer", "size": 2}]
    game = table(Pirate(), Pirate(), Pirate())
    game.alone(CARTOGRAPHER).declines_gift()
    assert game.told("gift-declined") == [{"seat": 0, "role": "cartographer", "size": 0}]


@rule("P7-AMB-48")
def test_the_shamans_gift_is_no_choice() -> None:
    game = table(RICH, Pirate(), Pirate())
    game.alone(SHAMAN).plays(curse(SIRENS))
    assert game.round_is_over
    assert game.told("ships-safe") == [{"seat": 0, "count": 6}]


@rule("P7-AMB-49")
def test_a_gift_comes_right_after_the_action_and_rituals_may_follow() -> None:
    game = table(Pirate(tokens=9, rum=3, fruit=1), Pirate(), Pirate())
    turn = game.alone(MERCHANT).no_ritual().sells(rum=2)
    assert game.asked == (0, "gift")
    turn.takes_gift()
    assert game.asked == (0, "ritual")
    turn.bargains(RUM, 2).no_ritual()
    assert game[0].chests == 7 + 2 + 1 + (3 + 1)
