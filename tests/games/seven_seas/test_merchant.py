"""Section 4.9, first part: selling Goods."""

import pytest

from freebooter.games.seven_seas.moves import CHOOSE, SELL
from freebooter.games.seven_seas.names import (
    CARTOGRAPHER,
    COFFEE,
    FRUIT,
    MERCHANT,
    RUM,
    SHAMAN,
    TAVERN,
)
from tests.games.seven_seas.table import Pirate, curse, table
from tests.rules import rule


@rule("P7-MERCHANT-01", "P7-MERCHANT-05", "P7-AMB-63")
def test_any_goods_of_own_choice_are_sold_kind_by_kind() -> None:
    game = table(Pirate(rum=3, coffee=2, fruit=1, chests=0), Pirate(), Pirate())
    turn = game.alone(MERCHANT)
    assert game.asked == (0, "sell-goods")
    assert game.options == ["sell-rum-0", "sell-rum-1", "sell-rum-2", "sell-rum-3"]
    assert game.ask_of(0).words(game.t) == {"good": "rum", "price": 3}
    turn.sells(rum=2, fruit=1)
    assert game[0].cargo == [1, 2, 0]  # the rest stays on the ships
    assert game.t.discard.counts == [2, 0, 1, 0]
    assert game[0].chests == 3
    assert game.told("goods-sold") == [
        {"seat": 0, "good": "rum", "count": 2, "chests": 2},
        {"seat": 0, "good": "fruit", "count": 1, "chests": 1},
    ]


@rule("P7-MERCHANT-01")
def test_what_is_not_aboard_cannot_be_sold() -> None:
    game = table(Pirate(rum=3, fruit=1), Pirate(), Pirate())
    game.alone(MERCHANT)
    refusal = game.refuses(0, SELL[RUM][4])
    assert (refusal.message, refusal.rule) == ("p7-not-so-many-aboard", "P7-MERCHANT-01")
    assert refusal.params == {"good": "rum", "count": 3}
    assert game.refuses(0, SELL[FRUIT][1]).message == "p7-other-good"


@rule("P7-MERCHANT-02", "P7-MERCHANT-04")
@pytest.mark.parametrize("port", range(7))
@pytest.mark.parametrize("good", [RUM, COFFEE, FRUIT])
@pytest.mark.parametrize("count", [1, 2])
def test_one_or_two_cards_bring_one_chest_each_at_every_port(port: int, good: int, count: int) -> None:
    cargo = [0, 0, 0]
    cargo[good] = count
    game = table(Pirate(rum=cargo[0], coffee=cargo[1], fruit=cargo[2], chests=0), Pirate(), Pirate(), port=port)
    game.alone(MERCHANT).sells(*cargo)
    assert game[0].chests == count


PRICES = [[3, 2, 1], [3, 2, 1], [3, 1, 2], [2, 3, 1], [1, 3, 2], [2, 1, 3], [1, 2, 3]]
"""What Rum, Coffee and Fruit bring at Pirate Bay and the six ports."""


@rule("P7-MERCHANT-03", "P7-AMB-03", "P7-AMB-04")
@pytest.mark.parametrize("port", range(7))
@pytest.mark.parametrize("count", [3, 4, 5])
def test_three_or_more_bring_the_price_of_the_port_for_every_card(port: int, count: int) -> None:
    for good in range(3):
        cargo = [0, 0, 0]
        cargo[good] = count
        pirate = Pirate(rum=cargo[0], coffee=cargo[1], fruit=cargo[2], chests=0, fleet=10)
        game = table(pirate, Pirate(), Pirate(), port=port, first=1)
        game.alone(MERCHANT).sells(*cargo)
        assert game[0].chests == count * PRICES[port][good]


@rule("P7-MERCHANT-04")
def test_goods_are_judged_separately() -> None:
    game = table(Pirate(rum=2, coffee=3, fruit=2, chests=0), Pirate(), Pirate(), first=1)
    game.alone(MERCHANT).sells(rum=2, coffee=3, fruit=2)
    assert game[0].chests == 2 * 1 + 3 * 2 + 2 * 1


@rule("P7-MERCHANT-05")
def test_two_sales_of_two_are_no_sale_of_four() -> None:
    game = table(Pirate(rum=4, chests=0), Pirate(), Pirate(), first=1)
    game.alone(MERCHANT).sells(rum=2).declines_gift()
    game.choose(SHAMAN, SHAMAN, SHAMAN)  # the cards must come back first
    game.finish_round()
    game.alone(MERCHANT).sells(rum=2)
    assert game[0].chests == 4


@rule("P7-MERCHANT-06")
def test_a_ship_whose_cargo_is_sold_is_empty_again() -> None:
    game = table(Pirate(fleet=4, rum=3, chests=0), Pirate(), Pirate())
    assert game.view().players[0].empty_ships == 1
    game.alone(MERCHANT).sells(rum=2)
    assert game.view().players[0].empty_ships == 3


@rule("P7-MERCHANT-07")
def test_an_english_merchant_without_goods_makes_a_mistake() -> None:
    game = table(Pirate(), Pirate(), Pirate(), edition="en")
    game.alone(MERCHANT)
    assert (game[0].spots, game[0].chests) == (1, 7)
    assert game.rules_of("mistake") == ["P7-MERCHANT-07"]
    assert game.events("gift-taken") + game.events("gift-declined") == []


@rule("P7-MERCHANT-08", "P7-AMB-44")
@pytest.mark.parametrize(("edition", "spots"), [("en", 0), ("pl", 1)])
def test_a_merchant_who_sells_nothing(edition: str, spots: int) -> None:
    """EN: no mistake, but no gift either. PL: a mistake."""
    game = table(Pirate(rum=3), Pirate(), Pirate(), edition=edition)
    game.alone(MERCHANT).sells(rum=0)
    assert game[0].spots == spots
    assert game.rules_of("mistake") == ["P7-MERCHANT-08"] * spots
    assert game.round_is_over  # no gift was offered
    assert game[0].chests == 7


@rule("P7-MERCHANT-08")
def test_a_polish_merchant_without_goods_makes_a_mistake_too() -> None:
    game = table(Pirate(), Pirate(), Pirate(), edition="pl")
    game.alone(MERCHANT)
    assert game[0].spots == 1
    assert game.rules_of("mistake") == ["P7-MERCHANT-08"]


@rule("P7-MERCHANT-08", "P7-RITUAL-06")
def test_a_bargain_is_not_the_action_of_a_polish_merchant() -> None:
    game = table(Pirate(rum=1, coffee=1, fruit=1, tokens=3), Pirate(), Pirate(), edition="pl")
    turn = game.alone(MERCHANT).bargains(RUM, COFFEE)
    turn.sells(fruit=0)
    assert game[0].chests == 7 + 5
    assert game[0].spots == 1
    assert not [told for told in game.told("gift-declined") if told["seat"] == 0]


@rule("P7-MERCHANT-09", "P7-MERCHANT-10")
@pytest.mark.parametrize(("first", "size"), [(1, 1), (0, 2)])
def test_the_gift_is_a_chest_or_two(first: int, size: int) -> None:
    game = table(Pirate(rum=1, chests=3), Pirate(), Pirate(), first=first)
    game.alone(MERCHANT).sells(rum=1).takes_gift(size)
    assert game[0].chests == 4 + size
    assert game.rules_of("chests-gained")[-1] == "P7-MERCHANT-09"


@rule("P7-MERCHANT-11", "P7-RITUAL-01")
def test_rituals_before_and_after_also_with_a_mistake() -> None:
    game = table(Pirate(rum=1, tokens=4), Pirate(), Pirate())
    turn = game.alone(MERCHANT).double_hold().no_ritual().sells(rum=1).declines_gift()
    assert game.asked == (0, "ritual")
    turn.double_hold()
    assert game[0].double_hold == 2

    game = table(Pirate(tokens=3), Pirate(), Pirate())
    turn = game.alone(MERCHANT).no_ritual()
    assert (game[0].spots, game.asked) == (1, (0, "ritual"))
    turn.unsinkable()
    assert game[0].unsinkable == 1


@rule("P7-MERCHANT-16")
def test_the_total_is_stored_plainly_beyond_forty_and_eighty() -> None:
    game = table(Pirate(fleet=5, chests=38, rum=3), Pirate(fleet=1, chests=79, coffee=1), Pirate())
    game.choose(MERCHANT, MERCHANT, CARTOGRAPHER)
    game.merchant(seat=0).sells(rum=3)
    game.merchant(seat=1).sells(coffee=1)
    assert [player.chests for player in game.view().players[:2]] == [47, 80]
    assert game.told("chests-gained")[0] == {"seat": 0, "count": 9, "chests": 47}

    game = table(Pirate(hand=[curse(TAVERN)], chests=40, fleet=6), Pirate(chests=80, fleet=2), Pirate())
    game.faces(3, 3, 3).alone(SHAMAN).plays(curse(TAVERN))
    assert [player.chests for player in game.view().players[:2]] == [39, 79]


@rule("P7-AMB-45")
def test_bargains_do_not_help_to_reach_three_nor_sales_to_bargain() -> None:
    game = table(Pirate(rum=3, coffee=1, tokens=3, chests=0), Pirate(), Pirate(), first=1)
    game.alone(MERCHANT).bargains(RUM, COFFEE).sells(rum=2)
    assert game[0].chests == 5 + 2
    assert game.told("goods-sold") == [{"seat": 0, "good": "rum", "count": 2, "chests": 2}]

    game = table(Pirate(rum=3, coffee=1, tokens=3, chests=0), Pirate(), Pirate(), first=1)
    turn = game.alone(MERCHANT).no_ritual().sells(rum=2).declines_gift().bargains(RUM, COFFEE)
    assert turn.player.chests == 2 + 5


@rule("P7-AMB-46")
def test_an_english_merchant_who_bargains_everything_away_has_none_left_to_sell() -> None:
    game = table(Pirate(rum=1, coffee=1, tokens=3, chests=0), Pirate(), Pirate(), edition="en")
    game.alone(MERCHANT).bargains(RUM, COFFEE)
    assert (game[0].chests, game[0].spots) == (5, 1)
    assert game.rules_of("mistake")[0] == "P7-MERCHANT-07"


@rule("P7-MERCHANT-03", "P7-MERCHANT-04")
@pytest.mark.parametrize(("count", "cited"), [(1, "P7-MERCHANT-04"), (2, "P7-MERCHANT-04"), (3, "P7-MERCHANT-03")])
def test_a_sale_cites_the_rule_of_its_price(count: int, cited: str) -> None:
    game = table(Pirate(rum=3), Pirate(), Pirate())
    game.alone(MERCHANT).sells(rum=count)
    assert game.rules_of("goods-sold") == [cited]


@rule("P7-MERCHANT-07", "P7-MERCHANT-08")
@pytest.mark.parametrize(("edition", "cites"), [("en", "P7-MERCHANT-07"), ("pl", "P7-MERCHANT-08")])
def test_a_coming_mistake_is_foretold_by_the_rule_that_makes_it_one(edition: str, cites: str) -> None:
    game = table(Pirate(), Pirate(), Pirate(), edition=edition)
    note = game.ask_of(0).preview(game.t, CHOOSE[MERCHANT])
    assert note is not None
    assert (note.message, note.rule) == ("brings-mistake-merchant", cites)
    game.alone(MERCHANT)
    assert game.rules_of("mistake") == [cites]
