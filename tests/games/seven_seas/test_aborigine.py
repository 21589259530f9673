"""Section 4.7: Aborigine."""

import pytest

from freebooter.games.seven_seas.moves import GIFT, PLAY_CARD
from freebooter.games.seven_seas.names import ABORIGINE, CAPTAIN, CARTOGRAPHER, MERCHANT, RUM, TALISMAN
from tests.games.seven_seas.table import SPAIN, Pirate, caravan, port_card, rows, table
from tests.rules import rule


@rule("P7-ABORIGINE-01")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_a_port_card_opens_its_port(number: int) -> None:
    game = table(Pirate(hand=[port_card(number), caravan(SPAIN, 1)]), Pirate(), Pirate())
    turn = game.alone(ABORIGINE)
    assert game.options == [f"play-card-port-{number}", "decline"]
    turn.plays(port_card(number))
    assert game.view().port == f"port-{number}"
    assert game.view().spent_cards == [f"port-{number}"]
    assert game.view(0).hand == ["spain-1"]
    assert game.told("port-played") == [{"seat": 0, "port": f"port-{number}"}]
    assert game.events("port-played")[0].reveals


@rule("P7-ABORIGINE-01")
def test_what_an_aborigine_cannot_play() -> None:
    game = table(Pirate(hand=[port_card(1), caravan(SPAIN, 1)]), Pirate(hand=[caravan(SPAIN, 2)]), Pirate())
    game.choose(ABORIGINE, ABORIGINE, CARTOGRAPHER)
    assert game.refuses(0, PLAY_CARD[caravan(SPAIN, 1)]).message == "p7-wrong-kind-of-card"
    assert game.refuses(0, PLAY_CARD[port_card(2)]).message == "p7-card-not-in-hand"
    game.aborigine(seat=0).declines()
    refusal = game.refuses(1, PLAY_CARD[port_card(1)])
    assert (refusal.message, refusal.rule) == ("p7-no-card-of-kind", "P7-ABORIGINE-01")
    assert refusal.params == {"kind": "port"}


@rule("P7-ABORIGINE-02")
def test_the_port_sets_prices_for_everybody_until_another_is_played() -> None:
    game = table(Pirate(rum=3), Pirate(rum=3, hand=[port_card(4)]), Pirate(rum=3))
    game.choose(MERCHANT, ABORIGINE, MERCHANT)
    game.aborigine(seat=1).plays(port_card(4)).declines_gift()
    game.merchant(seat=0).sells(rum=3)
    game.merchant(seat=2).sells(rum=3)
    assert [game[seat].chests for seat in range(3)] == [10, 7, 10]  # Rum is the last good of port-4
    game.choose(CARTOGRAPHER, MERCHANT, CARTOGRAPHER)
    game.merchant(seat=1).sells(rum=3)
    assert game[1].chests == 10  # also in the next round
    assert game.view().prices == {"rum": 1, "coffee": 3, "fruit": 2}


@rule("P7-ABORIGINE-03", "P7-AMB-51")
def test_without_or_unwilling_it_is_a_mistake() -> None:
    for hand in ([port_card(1)], [caravan(SPAIN, 1)], []):
        game = table(Pirate(hand=hand), Pirate(), Pirate())
        game.alone(ABORIGINE)
        assert game.asked == (0, "aborigine-card")
        game.aborigine(seat=0).declines()
        assert (game[0].spots, game.view().port) == (1, "pirate-bay")
        assert list(game[0].hand) == hand
        assert game.rules_of("mistake") == ["P7-ABORIGINE-03"]
        assert game.t.booty.left == 60


@rule("P7-ABORIGINE-04", "P7-ABORIGINE-05")
@pytest.mark.parametrize(("first", "size"), [(1, 1), (0, 2)])
def test_the_gift_is_a_booty_card_or_two(first: int, size: int) -> None:
    game = table(Pirate(hand=[port_card(1)]), Pirate(), Pirate(), first=first)
    game.booty_will_be(*[TALISMAN, RUM][:size])
    turn = game.alone(ABORIGINE).plays(port_card(1)).takes_gift(size)
    assert game.told("booty") == [{"seat": 0, "count": size, "cards": ["talisman", "rum"][:size]}]
    if size == 2:
        turn.loads(rum=1)
    assert (game[0].talismans, game[0].cargo) == (1, [size - 1, 0, 0])


@rule("P7-ABORIGINE-07")
def test_a_new_port_counts_for_sales_of_the_same_round_and_plunders_come_before() -> None:
    captain = Pirate(hand=[caravan(SPAIN, 1)])
    game = table(Pirate(rum=3), Pirate(hand=[port_card(4)]), captain)
    game.dice_land(*rows([6], [1]))
    game.choose(MERCHANT, ABORIGINE, CAPTAIN)
    assert game.asked == (2, "captain-card")
    game.captain(seat=2).plays(caravan(SPAIN, 1)).sends(1)
    game.seat(0).sends(0)
    game.seat(1).sends(0)
    game.seat(2).declines_gift()
    assert game.view().port == "pirate-bay"
    game.aborigine(seat=1).plays(port_card(4)).declines_gift()
    game.merchant(seat=0).sells(rum=3).declines_gift()
    assert game[0].chests == 7 + 3


@rule("P7-AMB-19", "P7-ABORIGINE-04")
@pytest.mark.parametrize(("booty", "discard", "count"), [([1, 0, 0, 0], [0, 1, 0, 0], 2), ([1, 0, 0, 0], [0] * 4, 1)])
def test_a_gift_promises_no_more_booty_than_there_is(booty: list[int], discard: list[int], count: int) -> None:
    game = table(Pirate(hand=[port_card(1)]), Pirate(), Pirate(), first=0, booty=booty, discard=discard)
    turn = game.alone(ABORIGINE).plays(port_card(1))
    note = game.ask_of(0).preview(game.t, GIFT[2])
    assert note is not None
    assert note.params == {"count": count}
    turn.takes_gift(2)
    assert game.told("booty")[0]["count"] == count
