"""Section 4.12: rituals."""

import pytest

from freebooter.games.seven_seas.game import GAME
from freebooter.games.seven_seas.moves import BARGAIN, DOUBLE_HOLD, UNSINKABLE
from freebooter.games.seven_seas.names import (
    CAPTAIN,
    CARTOGRAPHER,
    COFFEE,
    FRUIT,
    GOVERNOR,
    MERCHANT,
    RUM,
    SHIPWRIGHT,
)
from freebooter.words import Words
from tests.games.seven_seas.table import SPAIN, Pirate, caravan, rows, table
from tests.rules import rule


@rule("P7-RITUAL-01", "P7-AMB-46")
@pytest.mark.parametrize(
    ("role", "prompt"), [(SHIPWRIGHT, "buy-ships"), (GOVERNOR, "take-tile"), (MERCHANT, "sell-goods")]
)
def test_rituals_come_before_and_after_the_action(role: int, prompt: str) -> None:
    game = table(Pirate(tokens=9, rum=1), Pirate(), Pirate())
    turn = game.alone(role)
    assert game.asked == (0, "ritual")
    turn.no_ritual()
    assert game.asked == (0, prompt)
    turn.does(game.ask_of(0).options[-1])
    assert game.asked == (0, "gift")
    turn.declines_gift()
    assert game.asked == (0, "ritual")
    turn.no_ritual()
    assert game.round_is_over


@rule("P7-RITUAL-01")
def test_rituals_are_for_the_own_turn_only() -> None:
    """Others with tokens are not asked, whatever role they chose."""
    game = table(Pirate(), Pirate(tokens=9), Pirate(tokens=9))
    game.choose(SHIPWRIGHT, CARTOGRAPHER, CARTOGRAPHER)
    assert game.asked == (0, "buy-ships")
    game.shipwright(seat=0).buys(1).declines_gift()
    assert game.asked == (1, "ritual")
    assert game.t.called == CARTOGRAPHER


@rule("P7-AMB-46", "P7-MERCHANT-07", "P7-MERCHANT-08")
@pytest.mark.parametrize(("edition", "cites", "points"), [("en", "P7-MERCHANT-07", -3), ("pl", "P7-MERCHANT-08", -2)])
def test_a_merchant_is_told_before_bargaining_the_last_goods_away(edition: str, cites: str, points: int) -> None:
    game = table(Pirate(tokens=3, rum=1, coffee=1), Pirate(), Pirate(), edition=edition)
    turn = game.alone(MERCHANT)
    (risk,) = game.ask_of(0).risks(game.t)
    assert (risk.message, risk.rule, risk.params) == ("risk-nothing-to-sell", cites, {"points": points})
    assert Words("en", strict=True).say(risk, GAME) == (
        "A Bargain now leaves you no goods to sell: "
        f"as Merchant you would then make a mistake and take a Black Spot ({points})"
    )
    assert Words("pl", strict=True).say(risk, GAME)
    turn.bargains(RUM, COFFEE)
    assert game[0].spots == 1
    assert game.rules_of("mistake") == [cites]


@rule("P7-AMB-46")
def test_nobody_is_warned_of_a_bargain_that_costs_no_black_spot() -> None:
    for role, pirate in [
        (MERCHANT, Pirate(tokens=3, rum=2, coffee=1)),  # a card is left to sell
        (MERCHANT, Pirate(tokens=2, rum=1, coffee=1)),  # too few tokens for a Bargain
        (MERCHANT, Pirate(tokens=3, rum=2)),  # one kind only: no Bargain either
        (SHIPWRIGHT, Pirate(tokens=3, rum=1, coffee=1)),  # who sells nothing anyway
    ]:
        game = table(pirate, Pirate(), Pirate())
        game.alone(role)
        assert game.asked == (0, "ritual")
        assert game.ask_of(0).risks(game.t) == []
    game = table(Pirate(tokens=3, rum=1, coffee=1, fruit=1), Pirate(), Pirate())
    game.alone(MERCHANT).no_ritual().sells(fruit=1).declines_gift()
    assert game.asked == (0, "ritual")
    assert game.ask_of(0).risks(game.t) == [], "the sale is over"


@rule("P7-RITUAL-07", "P7-AMB-21")
def test_a_double_hold_says_how_much_room_is_left_when_a_guard_is_owed() -> None:
    """Packed together, the two cards free a ship, and that ship has to go on guard."""
    game = table(Pirate(fleet=2, guards=0, chests=11, rum=2, tokens=2), Pirate(), Pirate())
    turn = game.alone(SHIPWRIGHT)
    note = game.ask_of(0).preview(game.t, DOUBLE_HOLD)
    assert note is not None
    assert note.params == {"cost": 2, "tokens": 0, "room": 0}
    turn.double_hold()
    assert (game[0].fleet, game[0].guards, game.view().players[0].room) == (1, 1, 0)


@rule("P7-RITUAL-02")
def test_any_number_and_mix_as_long_as_the_tokens_last() -> None:
    game = table(Pirate(tokens=13, rum=2, coffee=2), Pirate(), Pirate())
    turn = game.alone(SHIPWRIGHT).bargains(RUM, COFFEE).double_hold().double_hold().unsinkable()
    assert game[0].tokens == 3
    assert game.options == ["no-ritual", "bargain-rum-coffee", "double-hold", "unsinkable-ship"]
    turn.bargains(RUM, COFFEE)
    assert game[0].tokens == 0
    assert game.asked == (0, "buy-ships")  # nothing is left to pay with
    assert [(told["ritual"], told["cost"]) for told in game.told("ritual")] == [
        ("bargain", 3),
        ("double-hold", 2),
        ("double-hold", 2),
        ("unsinkable-ship", 3),
        ("bargain", 3),
    ]


@rule("P7-RITUAL-02", "P7-RITUAL-03", "P7-RITUAL-07", "P7-RITUAL-11")
def test_prices_are_three_two_and_three() -> None:
    for tokens, offered in [
        (1, None),
        (2, ["no-ritual", "double-hold"]),
        (3, ["no-ritual", "bargain-rum-coffee", "double-hold", "unsinkable-ship"]),
    ]:
        game = table(Pirate(tokens=tokens, rum=1, coffee=1), Pirate(), Pirate())
        game.alone(SHIPWRIGHT)
        if offered is None:
            assert game.asked == (0, "buy-ships")
        else:
            assert game.options == offered
    game = table(Pirate(tokens=2, rum=1, coffee=1), Pirate(), Pirate())
    game.alone(SHIPWRIGHT)
    for ritual in (BARGAIN[0], UNSINKABLE):
        refusal = game.refuses(0, ritual)
        assert (refusal.message, refusal.rule) == ("p7-too-few-tokens", "P7-RITUAL-02")
        assert refusal.params == {"cost": 3, "tokens": 2}


@rule("P7-RITUAL-02")
def test_a_ritual_tried_at_another_question_of_the_same_turn() -> None:
    """The turn allows rituals, so the reason is the purse or the moment, never the role."""
    game = table(Pirate(tokens=1), Pirate(tokens=5), Pirate())
    game.choose(GOVERNOR, GOVERNOR, CARTOGRAPHER)
    refusal = game.refuses(0, DOUBLE_HOLD)
    assert (refusal.message, refusal.params) == ("p7-too-few-tokens", {"cost": 2, "tokens": 1})
    game.governor(seat=0).takes_tile(SPAIN)
    game.governor(seat=1).no_ritual()
    assert game.asked == (1, "take-tile")
    assert game.refuses(1, DOUBLE_HOLD).message == "not-this-question"


@rule("P7-RITUAL-03", "P7-RITUAL-04")
@pytest.mark.parametrize(
    ("one", "other", "chests"), [(RUM, COFFEE, 5), (RUM, FRUIT, 4), (COFFEE, FRUIT, 3), (COFFEE, RUM, 5)]
)
def test_a_bargain_sells_two_different_cards_at_full_price(one: int, other: int, chests: int) -> None:
    game = table(Pirate(tokens=3, rum=1, coffee=1, fruit=1, chests=0), Pirate(), Pirate())
    game.alone(SHIPWRIGHT).bargains(one, other)
    assert (game[0].chests, game[0].tokens, sum(game[0].cargo)) == (chests, 0, 1)
    assert (game[0].cargo[one], game[0].cargo[other]) == (0, 0)
    assert (game.t.discard.counts[one], game.t.discard.counts[other]) == (1, 1)


@rule("P7-RITUAL-03")
@pytest.mark.parametrize(("port", "chests"), [(1, 5), (2, 4), (3, 5), (4, 4), (5, 3), (6, 3)])
def test_a_bargain_is_struck_at_the_current_port(port: int, chests: int) -> None:
    game = table(Pirate(tokens=3, rum=1, coffee=1, chests=0), Pirate(), Pirate(), port=port)
    game.alone(SHIPWRIGHT).bargains(RUM, COFFEE)
    assert game[0].chests == chests


@rule("P7-RITUAL-05")
def test_a_bargain_leaves_nothing_and_costs_three_each_time() -> None:
    game = table(Pirate(tokens=7, rum=2, coffee=2, chests=0), Pirate(), Pirate())
    turn = game.alone(SHIPWRIGHT).bargains(RUM, COFFEE)
    assert (game[0].tokens, game[0].chests) == (4, 5)
    assert (game[0].double_hold, game[0].unsinkable) == (0, 0)
    turn.bargains(RUM, COFFEE)
    assert (game[0].tokens, game[0].chests) == (1, 10)


@rule("P7-RITUAL-06", "P7-AMB-45")
def test_a_polish_bargain_counts_neither_for_nor_against_the_sale() -> None:
    game = table(Pirate(tokens=3, rum=1, coffee=1, fruit=1), Pirate(), Pirate(), edition="pl", first=1)
    game.alone(MERCHANT).bargains(RUM, COFFEE).sells(fruit=1)
    assert (game[0].spots, game.asked) == (0, (0, "gift"))
    game = table(Pirate(tokens=3, rum=1, coffee=1), Pirate(), Pirate(), edition="pl")
    game.alone(MERCHANT).bargains(RUM, COFFEE)
    assert game[0].spots == 1


@rule("P7-RITUAL-07", "P7-RITUAL-08")
def test_double_holds_last_and_each_lets_one_more_ship_carry_two() -> None:
    game = table(Pirate(tokens=8, fleet=3), Pirate(), Pirate())
    turn = game.alone(MERCHANT)
    rooms = []
    for level in range(1, 5):
        turn.double_hold()
        assert game.view().players[0].double_hold == level
        rooms.append(game.view().players[0].room)
    assert rooms == [4, 5, 6, 6]  # three ships are never more than three pairs
    assert game[0].tokens == 0
    game.finish_round()
    assert game[0].double_hold == 4


@rule("P7-RITUAL-09", "P7-AMB-20")
def test_a_double_hold_takes_two_cards_of_booty() -> None:
    game = table(Pirate(hand=[caravan(SPAIN, 1)], fleet=3, rum=1, double_hold=1), Pirate(), Pirate())
    game.dice_land(*rows([1], [6, 6])).booty_will_be(COFFEE, FRUIT)
    game.alone(CAPTAIN).plays(caravan(SPAIN, 1)).sends(2)
    game.seat(1).sends(0)
    game.seat(2).sends(0)
    game.seat(0).loads(coffee=1, fruit=1)
    player = game.view().players[0]
    assert (player.empty_ships, player.room) == (1, 1)


@rule("P7-RITUAL-10")
def test_goods_move_to_a_double_hold_at_any_time() -> None:
    """Three single cards on three ships; with the ritual two of them share, and a ship is free to plunder."""
    game = table(Pirate(fleet=3, rum=1, coffee=1, fruit=1, tokens=2), Pirate(), Pirate())
    assert game.view().players[0].empty_ships == 0
    game.alone(SHIPWRIGHT).double_hold()
    assert game.view().players[0].empty_ships == 1


@rule("P7-RITUAL-11", "P7-RITUAL-16")
def test_unsinkable_ships_can_be_bought_again_and_again() -> None:
    game = table(Pirate(tokens=15, double_hold=3), Pirate(), Pirate())
    turn = game.alone(CARTOGRAPHER)
    for level in range(1, 5):
        turn.unsinkable()
        assert (game[0].unsinkable, game[0].tokens) == (level, 15 - 3 * level)
    assert game.view().players[0].unsinkable_ship == 4
    turn.double_hold()
    assert (game[0].double_hold, game[0].unsinkable) == (4, 4)


@rule("P7-RITUAL-12", "P7-RITUAL-14")
@pytest.mark.parametrize(("level", "sunk", "home"), [(0, 3, 0), (1, 3, 1), (2, 3, 2), (3, 3, 3), (5, 2, 2)])
def test_each_level_brings_a_sunk_ship_home_without_a_token(level: int, sunk: int, home: int) -> None:
    game = table(Pirate(hand=[caravan(SPAIN, 1)], unsinkable=level), Pirate(), Pirate(), first=1)
    game.dice_land(*rows([6], [1] * sunk))
    game.alone(CAPTAIN).plays(caravan(SPAIN, 1)).sends(sunk)
    game.seat(1).sends(0)
    game.seat(2).sends(0)
    assert game.told("ships-sunk") == [{"seat": 0, "count": sunk, "saved": home}]
    assert (game[0].fleet, game[0].reserve) == (7 - sunk + home, 3 + sunk - home)
    assert game[0].tokens == sunk - home


@rule("P7-RITUAL-12")
def test_only_the_owners_ships_are_saved() -> None:
    game = table(Pirate(hand=[caravan(SPAIN, 1)], unsinkable=2), Pirate(), Pirate())
    game.dice_land(*rows([6], [1, 1]))
    game.alone(CAPTAIN).plays(caravan(SPAIN, 1)).sends(0)
    game.seat(1).sends(2)
    game.seat(2).sends(0)
    assert (game[1].fleet, game[1].tokens, game[0].unsinkable) == (5, 2, 2)


@rule("P7-AMB-47")
def test_a_bargain_needs_two_kinds() -> None:
    game = table(Pirate(tokens=5, rum=4), Pirate(), Pirate())
    game.alone(SHIPWRIGHT)
    assert game.options == ["no-ritual", "double-hold", "unsinkable-ship"]
    refusal = game.refuses(0, BARGAIN[0])
    assert (refusal.message, refusal.rule, refusal.params) == ("p7-none-aboard", "P7-AMB-47", {"good": "coffee"})
    assert game.refuses(0, BARGAIN[1]).params == {"good": "fruit"}
