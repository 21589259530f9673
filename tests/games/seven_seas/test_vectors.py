"""Section 5: the worked examples, number for number."""

import math

import pytest

from freebooter.games.seven_seas.names import (
    CAPTAIN,
    CARTOGRAPHER,
    COFFEE,
    KRAKEN,
    MERCHANT,
    RIOT,
    RUM,
    SALARY,
    SHAMAN,
    SHIPWRIGHT,
    SIRENS,
    TALISMAN,
)
from tests.games.seven_seas.table import SPAIN, Pirate, caravan, curse, port_card, rows, table
from tests.rules import rule


@rule("P7-SHIPWRIGHT-03", "P7-MERCHANT-14")
def test_t1_three_ships_bought_of_22_chests() -> None:
    game = table(Pirate(fleet=4, guards=2, chests=22), Pirate(), Pirate(), first=1)
    game.alone(SHIPWRIGHT).buys(3)
    assert (game[0].chests, game[0].guards, game[0].fleet) == (19, 1, 4 + 4)


@rule("P7-CAPTAIN-06")
@pytest.mark.parametrize("edition", ["en", "pl"])
@pytest.mark.parametrize("sign", ["add", "multiply"])
def test_t2_three_players_and_a_caravan_of_two(edition: str, sign: str) -> None:
    game = table(Pirate(hand=[caravan(SPAIN, 2)]), Pirate(), Pirate(), edition=edition, ship_limit=sign)
    game.alone(CAPTAIN).plays(caravan(SPAIN, 2))
    assert game.options[-1] == "send-4"


@rule("P7-CAPTAIN-20", "P7-CAPTAIN-21")
def test_t3_four_sent_and_one_sunk() -> None:
    game = table(Pirate(hand=[caravan(SPAIN, 2)]), Pirate(), Pirate())
    game.dice_land(*rows([2, 3], [1, 6, 6, 6])).booty_will_be(RUM, RUM, COFFEE)
    game.alone(CAPTAIN).plays(caravan(SPAIN, 2)).sends(4)
    game.seat(1).sends(0)
    game.seat(2).sends(0)
    assert game[0].tokens == 1
    assert game.told("booty") == [{"seat": 0, "count": 3, "cards": ["rum", "rum", "coffee"]}]


@rule(
    "P7-CAPTAIN-12",
    "P7-CAPTAIN-13",
    "P7-CAPTAIN-14",
    "P7-CAPTAIN-16",
    "P7-CAPTAIN-17",
    "P7-CAPTAIN-18",
    "P7-CAPTAIN-19",
)
def test_t4_the_battle_of_the_rulebook() -> None:
    """Green leads; red 2 beats green 1; red 2 and white 2 sink; red 6 beats blue 3; blue 6 beats red 4;
    red 6 beats white 3; red 6 and blue 6 sink."""
    green, white, blue = range(3)
    game = table(Pirate(hand=[caravan(SPAIN, 3)]), Pirate(), Pirate())
    game.dice_land(
        (30, 30, 2), (150, 150, 6), (200, 230, 4),
        (40, 30, 1),
        (30, 45, 2), (150, 180, 3),
        (170, 150, 3), (200, 205, 6),
    )  # fmt: skip
    game.alone(CAPTAIN).plays(caravan(SPAIN, 3)).sends(1)
    game.seat(white).sends(2)
    game.seat(blue).sends(2)
    story = game.told("battle")[0]
    assert [die["owner"] for die in story["dice"]] == [-1, -1, -1, green, white, white, blue, blue]
    r2, r6, r4, green_1, white_2, white_3, blue_3, blue_6 = range(8)
    assert [
        (fight["caravan"], fight["pirate"], fight["distance_squared"], fight["sunk"]) for fight in story["fights"]
    ] == [
        (r2, green_1, 100, [green_1]),
        (r2, white_2, 225, [r2, white_2]),
        (r6, blue_3, 400, [blue_3]),
        (r4, blue_6, 625, [r4]),
        (r6, white_3, 900, [white_3]),
        (r6, blue_6, 5525, [r6, blue_6]),
    ]
    distances = [round(math.sqrt(fight["distance_squared"]), 1) for fight in story["fights"]]
    assert distances == [10, 15, 20, 25, 30, 74.3]
    faces = [(fight["caravan_face"], fight["pirate_face"]) for fight in story["fights"]]
    assert faces == [(2, 1), (2, 2), (6, 3), (4, 6), (6, 3), (6, 6)]
    assert story["caravan_left"] == 0
    assert [game[seat].tokens for seat in (green, white, blue)] == [1, 2, 2]
    assert [game[seat].fleet for seat in (green, white, blue)] == [6, 5, 5]
    assert game.events("booty") == []


@rule("P7-MERCHANT-03", "P7-MERCHANT-04")
def test_t5_three_coffee_and_two_fruit() -> None:
    game = table(Pirate(coffee=3, fruit=2, chests=0), Pirate(), Pirate(), port=3, first=1)
    game.alone(MERCHANT).sells(coffee=3, fruit=2)
    assert game[0].chests == 11


@rule("P7-SHAMAN-07", "P7-SHAMAN-08", "P7-CURSE-04")
def test_t6_sirens_and_a_fleet_of_eight() -> None:
    game = table(Pirate(fleet=8, rum=2, hand=[curse(SIRENS)]), Pirate(fleet=0), Pirate(fleet=0))
    game.faces(3, 5).alone(SHAMAN).plays(curse(SIRENS))
    assert game.told("curse-thrown")[0]["thrown"][0] == {"seat": 0, "faces": [3, 5]}
    assert (game[0].cargo[RUM], game[0].fleet) == (1, 8)


@rule("P7-RITUAL-10")
def test_t7_rum_joins_fruit() -> None:
    game = table(Pirate(fleet=4, coffee=3, fruit=1, rum=1, double_hold=1, chests=0), Pirate(), Pirate(), first=1)
    assert game.view().players[0].empty_ships == 0
    game.alone(MERCHANT).sells(coffee=3)
    player = game.view().players[0]
    assert (player.fleet - player.empty_ships, player.empty_ships) == (1, 3)


@rule("P7-RITUAL-12", "P7-RITUAL-13", "P7-RITUAL-14")
def test_t8_unsinkable_twice_and_three_sunk() -> None:
    game = table(Pirate(hand=[caravan(SPAIN, 2)], unsinkable=2), Pirate(), Pirate())
    game.dice_land((100, 100, 4), (100, 200, 1), (100, 110, 1), (110, 100, 2), (90, 100, 3), (120, 150, 6))
    game.booty_will_be(TALISMAN)
    game.alone(CAPTAIN).plays(caravan(SPAIN, 2)).sends(3)
    game.seat(1).sends(1)
    game.seat(2).sends(0)
    assert game.told("ships-sunk") == [{"seat": 0, "count": 3, "saved": 2}]
    assert (game[0].fleet, game[0].reserve, game[0].tokens) == (6, 4, 1)
    assert [(told["seat"], told["count"]) for told in game.told("booty")] == [(1, 1)]


@rule("P7-CURSE-02", "P7-CURSE-06")
@pytest.mark.parametrize(("edition", "fleet", "chests"), [("en", 4, 7), ("pl", 5, 6)])
def test_t9_kraken_with_three_ones(edition: str, fleet: int, chests: int) -> None:
    pirates = [Pirate(fleet=5, fruit=2, coffee=1), Pirate(fleet=0, hand=[curse(KRAKEN)]), Pirate(fleet=0)]
    game = table(*pirates, edition=edition)
    game.faces(1, 1, 1, 5, 6).alone(SHAMAN, seat=1).plays(curse(KRAKEN))
    assert (game[0].cargo, game[0].fleet, game[0].chests) == ([0, 1, 0], fleet, chests)


@rule("P7-CURSE-05", "P7-CURSE-06", "P7-AMB-35")
@pytest.mark.parametrize(("edition", "fleet", "chests"), [("en", 4, 7), ("pl", 5, 6)])
def test_t10_riot_with_three_fours(edition: str, fleet: int, chests: int) -> None:
    pirates = [Pirate(fleet=5, rum=2), Pirate(fleet=0, hand=[curse(RIOT)]), Pirate(fleet=0)]
    game = table(*pirates, edition=edition)
    game.faces(4, 4, 4, 5, 6).alone(SHAMAN, seat=1).plays(curse(RIOT))
    assert (game[0].cargo, game[0].fleet, game[0].chests) == ([0, 0, 0], fleet, chests)


@rule("P7-RITUAL-04")
def test_d1_bargain_of_top_and_middle() -> None:
    game = table(Pirate(rum=1, coffee=1, tokens=4), Pirate(), Pirate())
    game.alone(SHIPWRIGHT).bargains(RUM, COFFEE)
    assert (game[0].chests, game[0].tokens) == (7 + 5, 1)


@rule("P7-CURSE-11")
def test_d2_salary_of_two_guards() -> None:
    game = table(Pirate(chests=23, fleet=4, hand=[curse(SALARY)]), Pirate(), Pirate())
    assert game[0].guards == 2
    game.alone(SHAMAN).plays(curse(SALARY))
    assert (game[0].chests, game[0].guards) == (19, 1)


@rule("P7-MERCHANT-03")
def test_d3_four_of_the_middle_good() -> None:
    game = table(Pirate(coffee=4, chests=0), Pirate(), Pirate(), first=1)
    game.alone(MERCHANT).sells(coffee=4)
    assert game[0].chests == 8


@rule("P7-MERCHANT-04")
def test_d4_two_of_each() -> None:
    game = table(Pirate(rum=2, coffee=2, fruit=2, chests=0), Pirate(), Pirate(), first=1)
    game.alone(MERCHANT).sells(rum=2, coffee=2, fruit=2)
    assert game[0].chests == 6


@rule("P7-END-07")
def test_d5_eight_unused_tokens() -> None:
    game = table(Pirate(chests=0, tokens=8), Pirate())
    assert game.view().players[0].points_now == 2


@rule("P7-END-04", "P7-END-08")
@pytest.mark.parametrize(("edition", "spots", "points"), [("en", 4, -12), ("pl", 1, -2)])
def test_d6_four_cards_in_hand(edition: str, spots: int, points: int) -> None:
    hand = [port_card(number) for number in (1, 2, 3, 4)]
    game = table(Pirate(chests=0, hand=hand), Pirate(), round=4, last_round=4, edition=edition)
    game.choose(SHIPWRIGHT, SHIPWRIGHT).finish_round()
    assert game.over
    assert game[0].spots == spots
    assert game.run.game.result(game.t).scores[0] == points


@rule("P7-AMB-27", "P7-RITUAL-09")
def test_d7_five_goods_two_double_holds_four_ships() -> None:
    player = table(Pirate(fleet=4, rum=5, double_hold=2), Pirate()).view().players[0]
    assert (player.fleet - player.empty_ships, player.empty_ships) == (3, 1)
    assert player.room + 5 == 6


@rule("P7-ROUND-09")
def test_d8_the_gift_of_two_players() -> None:
    game = table(Pirate(hand=[caravan(SPAIN, 1)]), Pirate())
    game.dice_land(*rows([6], [1]))
    game.choose(CAPTAIN, CARTOGRAPHER)
    game.captain(seat=0).plays(caravan(SPAIN, 1)).sends(1)
    game.seat(1).sends(0)
    assert game[0].tokens == 1
    game.seat(0).takes_gift()
    assert game[0].tokens == 1 + 2
    assert game.round_is_over
    assert len(game[1].hand) == 1  # the other Cartographer drew one card and no more


@rule("P7-ROUND-11")
def test_d9_a_captain_without_a_caravan() -> None:
    game = table(Pirate(used=[SHIPWRIGHT, MERCHANT], hand=[port_card(1)]), Pirate(), Pirate())
    game.alone(CAPTAIN).declines()
    game.finish_round()
    assert game[0].spots == 1
    assert len(game.ask_of(0).options) == 7
