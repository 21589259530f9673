"""Section 4.6, third part: booty."""

import pytest

from freebooter.games.seven_seas.moves import DISCARD, KEEP
from freebooter.games.seven_seas.names import (
    ABORIGINE,
    CAPTAIN,
    CARTOGRAPHER,
    COFFEE,
    FRUIT,
    RUM,
    SHAMAN,
    TALISMAN,
    TAVERN,
)
from tests.games.seven_seas.table import SPAIN, Pirate, Play, caravan, curse, fresh, port_card, rows, table, wander
from tests.rules import rule


def plunder(game: Play, sent: list[int], reds: list[int], pirates: list[int], booty: list[int]) -> Play:
    """Seat 0 leads a plunder; stops at the first question after the battle."""
    game.dice_land(*rows(reds, pirates))
    game.booty_will_be(*booty)
    game.choose(CAPTAIN, *[CARTOGRAPHER] * (len(sent) - 1))
    game.captain(seat=0).plays(caravan(SPAIN, len(reds)))
    for seat, ships in enumerate(sent):
        if game.asked == (seat, "send-ships"):
            game.seat(seat).sends(ships)
    return game


def captain(size: int, **holds: int) -> Pirate:
    return Pirate(hand=[caravan(SPAIN, size)], **holds)  # type: ignore[arg-type]


@rule("P7-CAPTAIN-21", "P7-AMB-18")
def test_a_card_for_each_ship_afloat_from_the_captain_on() -> None:
    """Each draws all own cards and decides about them before the next draws."""
    game = table(captain(1), Pirate(), Pirate())
    plunder(game, [2, 1, 2], [2], [6, 6, 1, 6, 6], [RUM, TALISMAN, COFFEE, FRUIT])
    assert game.told("booty") == [{"seat": 0, "count": 2, "cards": ["rum", "talisman"]}]
    assert game.asked == (0, "load-goods")
    assert game.view().plunder is None  # the ships are home
    game.seat(0).loads(rum=1)
    assert game.told("booty")[1:] == [
        {"seat": 1, "count": 1, "cards": ["coffee"]},
    ]
    game.seat(1).loads(coffee=1)
    assert game.told("booty")[2] == {"seat": 2, "count": 2, "cards": ["fruit", game.told("booty")[2]["cards"][1]]}


@rule("P7-CAPTAIN-21")
@pytest.mark.parametrize("leader", [1, 2])
def test_the_captain_draws_first_wherever_they_sit(leader: int) -> None:
    game = table(*[captain(1) if seat == leader else Pirate() for seat in range(3)], booty=[0, 0, 0, 2])
    game.dice_land(*rows([1], [6, 6, 6]))
    game.alone(CAPTAIN, leader).plays(caravan(SPAIN, 1)).sends(1)
    game.seat((leader + 1) % 3).sends(1)
    game.seat((leader + 2) % 3).sends(1)
    assert [told["seat"] for told in game.told("booty")] == [leader, (leader + 1) % 3, (leader + 2) % 3]
    assert [told["count"] for told in game.told("booty")] == [1, 1, 0]


@rule("P7-CAPTAIN-21")
def test_sunk_ships_draw_nothing() -> None:
    game = table(captain(1), Pirate(), Pirate())
    game.dice_land((100, 100, 4), (100, 110, 1), (100, 160, 5), (110, 100, 2)).booty_will_be(TALISMAN)
    game.alone(CAPTAIN).plays(caravan(SPAIN, 1)).sends(2)
    game.seat(1).sends(1)
    game.seat(2).sends(0)
    assert game.told("booty") == [{"seat": 0, "count": 1, "cards": ["talisman"]}]


@rule("P7-CAPTAIN-22")
def test_nobody_draws_if_the_caravan_survives_or_no_pirate_does() -> None:
    survives = plunder(table(captain(2), Pirate(), Pirate()), [1, 1, 0], [1, 6], [2, 2], [])
    assert survives.told("battle")[0]["caravan_left"] == 1
    together = plunder(table(captain(1), Pirate(), Pirate()), [1, 0, 0], [5], [5], [])
    assert together.told("battle")[0]["caravan_left"] == 0
    for game in (survives, together):
        assert game.events("booty") == []
        assert game.t.booty.left == 60


@rule("P7-CAPTAIN-23")
def test_survivors_go_home_empty_and_can_be_sent_again() -> None:
    game = table(captain(1), Pirate(), Pirate())
    plunder(game, [3, 0, 0], [1], [6, 6, 6], [TALISMAN, TALISMAN, TALISMAN])
    assert game[0].fleet == 7
    assert game.view().players[0].empty_ships == 7
    assert game.view().plunder is None


@rule("P7-CAPTAIN-24")
def test_goods_are_kept_on_ships_which_are_then_not_empty() -> None:
    game = table(captain(1), Pirate(), Pirate())
    plunder(game, [3, 0, 0], [1], [6, 6, 6], [RUM, COFFEE, RUM])
    assert game.view().quay == {"rum": 2, "coffee": 1, "fruit": 0}
    game.seat(0).loads(rum=2, coffee=1)
    player = game.view().players[0]
    assert player.cargo == {"rum": 2, "coffee": 1, "fruit": 0}  # face up: the public sees it
    assert (player.fleet, player.empty_ships) == (7, 4)
    assert game.told("goods-loaded") == [
        {"seat": 0, "good": "rum", "count": 2},
        {"seat": 0, "good": "coffee", "count": 1},
    ]


@rule("P7-CAPTAIN-25", "P7-AMB-63")
def test_new_goods_may_be_refused() -> None:
    game = table(captain(1, coffee=1), Pirate(), Pirate())
    plunder(game, [3, 0, 0], [1], [6, 6, 6], [RUM, COFFEE, RUM])
    assert game.options == ["keep-rum-0", "keep-rum-1", "keep-rum-2"]
    game.seat(0).loads(rum=1, coffee=0)
    assert game[0].cargo == [1, 1, 0]  # the Coffee of before stays
    assert game.t.discard.counts == [1, 1, 0, 0]
    assert game.told("goods-refused") == [
        {"seat": 0, "good": "rum", "count": 1},
        {"seat": 0, "good": "coffee", "count": 1},
    ]


@rule("P7-CAPTAIN-25")
def test_one_cannot_keep_what_one_has_not_drawn() -> None:
    game = table(captain(1), Pirate(), Pirate())
    plunder(game, [3, 0, 0], [1], [6, 6, 6], [RUM, COFFEE, RUM])
    refusal = game.refuses(0, KEEP[RUM][3])
    assert (refusal.message, refusal.rule) == ("p7-not-drawn", "P7-CAPTAIN-25")
    assert refusal.params == {"good": "rum", "count": 2}
    refusal = game.refuses(0, KEEP[COFFEE][1])
    assert (refusal.message, refusal.params) == ("p7-other-good", {"good": "rum"})


@rule("P7-CAPTAIN-26", "P7-AMB-20")
def test_loaded_goods_cannot_be_thrown_away_to_make_room() -> None:
    """A fleet of two with two Rum: Coffee from a gift finds no room, and no Rum may go for it."""
    game = table(Pirate(fleet=2, rum=1, hand=[port_card(1)]), Pirate(), Pirate())
    game.booty_will_be(COFFEE, COFFEE)
    game.alone(ABORIGINE).plays(port_card(1)).takes_gift(2)
    assert game.options == ["keep-coffee-0", "keep-coffee-1"]
    refusal = game.refuses(0, KEEP[COFFEE][2])
    assert (refusal.message, refusal.rule, refusal.params) == ("p7-no-room", "P7-AMB-20", {"room": 1})
    assert game.refuses(0, DISCARD[RUM]).message == "not-this-question"

    game = table(Pirate(fleet=2, rum=2, hand=[port_card(1)]), Pirate(), Pirate())
    game.booty_will_be(COFFEE)
    game.alone(ABORIGINE).plays(port_card(1)).takes_gift()
    assert game.round_is_over  # there was nothing to decide
    assert (game[0].cargo, game.t.discard.counts) == ([2, 0, 0], [0, 1, 0, 0])


@rule("P7-CAPTAIN-26")
def test_cargo_never_shrinks_by_choice_outside_sales_and_curses() -> None:
    reasons: set[tuple[str, ...]] = set()
    for game in wander(fresh(3, seed=5), 5):
        reasons.update(event.rules for event in game.events("goods-lost"))
        game.journal.events.clear()
    sales = {("P7-MERCHANT-01",), ("P7-RITUAL-03",)}
    curses = {(f"P7-CURSE-{number:02}",) for number in (2, 3, 4, 5, 10, 15)} | {("P7-SHAMAN-11",)}
    assert reasons
    assert reasons <= sales | curses


@rule("P7-CAPTAIN-27")
def test_a_talisman_lies_open_brings_a_token_and_needs_no_ship() -> None:
    game = table(captain(1, fleet=1), Pirate(), Pirate())
    plunder(game, [1, 0, 0], [1], [6], [TALISMAN])
    player = game.view().players[0]
    assert (player.talismans, player.tokens, player.empty_ships) == (1, 1, 1)
    assert player.points_now == 7 + 1
    assert game.rules_of("tokens-gained") == ["P7-CAPTAIN-27"]


@rule("P7-AMB-17")
def test_booty_may_go_on_ships_that_stayed_at_home() -> None:
    game = table(captain(2, fleet=3, double_hold=1), Pirate(), Pirate())
    plunder(game, [3, 0, 0], [1, 1], [6, 6, 6], [RUM, RUM, RUM])
    game.seat(0).loads(rum=3)
    assert game[0].cargo == [3, 0, 0]
    assert game.view().players[0].empty_ships == 1  # two share a ship of the fleet, wherever it was
    game = table(captain(1, fleet=4, rum=2), Pirate(), Pirate())
    plunder(game, [2, 0, 0], [1], [6, 6], [RUM, COFFEE])
    assert game.view().players[0].room == 2  # room always suffices after a plunder
    game.seat(0).loads(rum=1, coffee=1)
    assert game.view().players[0].room == 0


@rule("P7-AMB-17")
def test_room_always_suffices_after_a_plunder() -> None:
    for seed in (1, 2):
        for game in wander(fresh(4, seed=seed), seed):
            if game.t.called == CAPTAIN and game.asked is not None and game.asked[1] == "load-goods":
                player = game.view().players[game.asked[0]]
                assert sum(game.view().quay.values()) <= player.room


@rule("P7-AMB-19")
def test_a_used_up_deck_is_made_anew_from_the_discard_pile() -> None:
    game = table(captain(1), Pirate(), Pirate(), booty=[0, 0, 0, 1], discard=[0, 2, 0, 0])
    game.dice_land(*rows([1], [6, 6]))
    game.chance.script.extend([0, 0])
    game.alone(CAPTAIN).plays(caravan(SPAIN, 1)).sends(2)
    game.seat(1).sends(0)
    game.seat(2).sends(0)
    assert game.told("booty") == [{"seat": 0, "count": 2, "cards": ["talisman", "coffee"]}]
    assert game.t.discard.left == 0
    assert game.t.booty.counts == [0, 1, 0, 0]
    assert game.told("booty-reshuffled") == [{"count": 2}]


@rule("P7-AMB-19", "P7-CAPTAIN-21")
def test_with_too_few_cards_they_are_dealt_strictly_in_order() -> None:
    game = table(captain(1), Pirate(), Pirate(), booty=[0, 0, 0, 3])
    game.dice_land(*rows([1], [6, 6, 6, 6, 6]))
    game.chance.script.extend([0, 0, 0])
    game.alone(CAPTAIN).plays(caravan(SPAIN, 1)).sends(2)
    game.seat(1).sends(2)
    game.seat(2).sends(1)
    assert [game[seat].talismans for seat in range(3)] == [2, 1, 0]
    assert [told["count"] for told in game.told("booty")] == [2, 1, 0]


@rule("P7-AMB-19")
def test_what_one_player_refuses_can_be_drawn_by_the_next() -> None:
    game = table(captain(1), Pirate(), Pirate(), booty=[0, 1, 0, 0])
    game.dice_land(*rows([1], [6, 6]))
    game.chance.script.extend([0, 0])
    game.alone(CAPTAIN).plays(caravan(SPAIN, 1)).sends(1)
    game.seat(1).sends(1)
    game.seat(2).sends(0)
    game.seat(0).loads(coffee=0)
    assert game.told("booty")[1] == {"seat": 1, "count": 1, "cards": ["coffee"]}
    assert game.asked == (1, "load-goods")


@rule("P7-AMB-20", "P7-AMB-39", "P7-CURSE-18")
def test_booty_from_a_gift_or_the_tavern_is_treated_alike() -> None:
    game = table(Pirate(hand=[port_card(1)]), Pirate(), Pirate())
    game.booty_will_be(TALISMAN, FRUIT)
    game.alone(ABORIGINE).plays(port_card(1)).takes_gift(2)
    assert (game[0].talismans, game[0].tokens) == (1, 1)
    assert (game.asked, game.options) == ((0, "load-goods"), ["keep-fruit-0", "keep-fruit-1"])
    assert game.ask_of(0).words(game.t) == {"good": "fruit", "drawn": 1, "cards": "fruit talisman"}

    game = table(Pirate(hand=[curse(TAVERN)]), Pirate(), Pirate())
    game.faces(5, 5, 5).booty_will_be(TALISMAN, FRUIT, FRUIT)
    game.alone(SHAMAN).plays(curse(TAVERN))
    assert (game[0].talismans, game[0].tokens) == (1, 1)
    assert game.asked == (1, "load-goods")
    game.seat(1).loads(fruit=0)
    game.seat(2).loads(fruit=1)
    assert (game[1].cargo, game[2].cargo) == ([0, 0, 0], [0, 0, 1])
    assert game.t.discard.counts == [0, 0, 1, 0]


@rule("P7-AMB-19")
def test_one_card_is_a_new_deck_and_none_is_no_deck() -> None:
    game = table(captain(1), Pirate(), Pirate(), booty=[0, 0, 0, 0], discard=[0, 1, 0, 0])
    game.dice_land(*rows([1], [6, 6]))
    game.chance.script.extend([0])
    game.alone(CAPTAIN).plays(caravan(SPAIN, 1)).sends(2)
    game.seat(1).sends(0)
    game.seat(2).sends(0)
    assert game.told("booty") == [{"seat": 0, "count": 1, "cards": ["coffee"]}]
    assert game.told("booty-reshuffled") == [{"count": 1}]
