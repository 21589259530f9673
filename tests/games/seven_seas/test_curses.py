"""Section 4.13: the eight curses."""

from dataclasses import replace

import pytest

from freebooter.games.seven_seas.game import GAME
from freebooter.games.seven_seas.moves import DISCARD, GIVE_DIE, NAME_GOOD
from freebooter.games.seven_seas.names import (
    CARTOGRAPHER,
    COFFEE,
    FRUIT,
    GOODS,
    ICEBERG,
    IDOL,
    KRAKEN,
    RIOT,
    RUM,
    SALARY,
    SHAMAN,
    SIRENS,
    TALISMAN,
    TAVERN,
    WHIRLPOOL,
    Port,
)
from freebooter.games.seven_seas.valuing.prices import top_good
from freebooter.words import Words
from tests.games.seven_seas.table import Die, Pirate, Play, curse, fresh, table
from tests.rules import rule

AWAY = Pirate(fleet=0)


def struck(
    which: int, *pirates: Pirate, faces: list[int] | None = None, dice: list[Die] | None = None, **where: object
) -> Play:
    """Seat 0 plays a curse without a gift; stops at the next question."""
    first, *others = pirates
    game = table(replace(first, hand=[curse(which)]), *others, **where)  # type: ignore[arg-type]
    game.faces(*(faces or []))
    game.dice_land(*(dice or []))
    game.choose(SHAMAN, SHAMAN, *[CARTOGRAPHER] * (len(pirates) - 2))
    game.shaman(seat=0).plays(curse(which))
    return game


@rule("P7-CURSE-01")
def test_the_ships_of_all_fleets_are_thrown_together_and_told() -> None:
    game = struck(KRAKEN, Pirate(fleet=2), Pirate(fleet=3), Pirate(fleet=1), faces=[6, 5, 4, 3, 2, 4])
    assert len(game.told("curse-thrown")) == 1
    story = game.told("curse-thrown")[0]
    assert (story["curse"], story["face"], story["good"]) == ("kraken", 1, "fruit")
    assert story["thrown"] == [
        {"seat": 0, "faces": [6, 5]},
        {"seat": 1, "faces": [4, 3, 2]},
        {"seat": 2, "faces": [4]},
    ]
    assert game.events("curse-thrown")[0].seen_by(None)


@rule("P7-CURSE-02", "P7-CURSE-03", "P7-CURSE-04", "P7-CURSE-07")
@pytest.mark.parametrize(("which", "face", "good"), [(KRAKEN, 1, FRUIT), (ICEBERG, 2, COFFEE), (SIRENS, 3, RUM)])
def test_each_die_with_the_face_costs_a_card_of_the_good(which: int, face: int, good: int) -> None:
    others = [number for number in range(1, 7) if number != face]
    loaded = Pirate(fleet=7, rum=2, coffee=2, fruit=2)
    faces = [face, face, *others, *others, others[0], others[1], *others, face, others[2]]
    game = struck(which, loaded, loaded, loaded, faces=faces)
    left = [2, 2, 2]
    assert game[1].cargo == left
    left[good] -= 1
    assert game[2].cargo == left
    left[good] -= 1
    assert game[0].cargo == left
    assert game.t.discard.counts == [3 if at == good else 0 for at in range(4)]
    assert [game[seat].fleet for seat in range(3)] == [7, 7, 7]
    assert game.rules_of("goods-lost") == [f"P7-CURSE-0{face + 1}"] * 2


@rule("P7-CURSE-05", "P7-AMB-34")
@pytest.mark.parametrize(
    ("port", "good"), [(0, RUM), (1, RUM), (2, RUM), (3, COFFEE), (4, COFFEE), (5, FRUIT), (6, FRUIT)]
)
def test_riot_takes_the_good_in_the_highest_demand(port: int, good: int) -> None:
    game = struck(RIOT, Pirate(fleet=3, rum=1, coffee=1, fruit=1), AWAY, AWAY, faces=[4, 3, 5], port=port)
    assert game[0].cargo == [0 if at == good else 1 for at in range(3)]
    assert game.told("curse-thrown")[0]["good"] == GOODS[good]


@rule("P7-AMB-34", "P7-AMB-03", "P7-AMB-04")
def test_every_port_has_one_good_at_three_one_at_two_and_one_at_one() -> None:
    game = fresh(3)
    orders = set()
    for port, prices in enumerate(game.t.rules.prices):
        assert sorted(prices) == [1, 2, 3]
        game.t.port = Port(port)
        assert prices[top_good(game.t)] == 3
        if port > 0:
            orders.add(tuple(prices))
    assert len(orders) == 6
    assert game.t.rules.prices[0] == [3, 2, 1]


@rule("P7-CURSE-06", "P7-AMB-35")
@pytest.mark.parametrize(("edition", "fleet", "chests"), [("en", 4, 7), ("pl", 5, 6)])
def test_riot_with_one_card_missing_costs_one(edition: str, fleet: int, chests: int) -> None:
    game = struck(RIOT, Pirate(fleet=5, rum=2), AWAY, AWAY, faces=[4, 4, 4, 1, 1], edition=edition)
    assert (game[0].cargo[RUM], game[0].fleet, game[0].chests) == (0, fleet, chests)


@rule("P7-CURSE-07", "P7-AMB-63")
def test_lost_cards_lie_on_the_booty_discard_pile() -> None:
    game = struck(KRAKEN, Pirate(fleet=2, fruit=2), AWAY, AWAY, faces=[1, 1])
    assert game.view().booty_discard == {"rum": 0, "coffee": 0, "fruit": 2, "talisman": 0}
    dice = [(100, 100, 2), (100, 110, 1), (100, 90, 1)]
    game = struck(WHIRLPOOL, Pirate(fleet=2, talismans=2), AWAY, AWAY, dice=dice)
    assert game.view().booty_discard == {"rum": 0, "coffee": 0, "fruit": 0, "talisman": 2}


@rule("P7-CURSE-08", "P7-AMB-36", "P7-AMB-06")
def test_the_red_die_says_how_many_of_the_closest_are_caught() -> None:
    """Faces of the ships do not matter, nor how close they lie to each other."""
    dice = [(100, 100, 3), (100, 150, 6), (100, 161, 6), (100, 130, 1), (100, 80, 2), (200, 200, 1)]
    game = struck(WHIRLPOOL, Pirate(fleet=2), Pirate(fleet=1), Pirate(fleet=2), dice=dice)
    story = game.told("whirlpool")[0]
    assert [die["owner"] for die in story["dice"]] == [-1, 0, 0, 1, 2, 2]
    assert [(die["x"], die["y"], die["face"]) for die in story["dice"]] == dice
    assert story["caught"] == [4, 3, 1]
    assert [game[seat].fleet for seat in range(3)] == [1, 0, 1]


@rule("P7-AMB-36", "P7-CURSE-09")
def test_a_talisman_for_each_caught_ship() -> None:
    dice = [(100, 100, 3), (100, 110, 6), (100, 120, 6), (100, 130, 1), (200, 200, 1)]
    game = struck(WHIRLPOOL, Pirate(fleet=4, talismans=4), AWAY, AWAY, dice=dice)
    assert (game[0].talismans, game[0].fleet) == (1, 4)
    assert game.told("talismans-lost") == [{"seat": 0, "count": 3, "talismans": 1}]


@rule("P7-CURSE-09", "P7-SHAMAN-10")
@pytest.mark.parametrize(("edition", "fleet", "chests"), [("en", 2, 7), ("pl", 4, 5)])
def test_missing_talismans_cost_ships_or_chests(edition: str, fleet: int, chests: int) -> None:
    dice = [(100, 100, 3), (100, 110, 6), (100, 120, 6), (100, 130, 1), (200, 200, 1)]
    game = struck(WHIRLPOOL, Pirate(fleet=4, talismans=1), AWAY, AWAY, dice=dice, edition=edition)
    assert (game[0].talismans, game[0].fleet, game[0].chests) == (0, fleet, chests)


@rule("P7-AMB-36")
def test_a_red_die_larger_than_the_number_of_ships_catches_all() -> None:
    dice = [(100, 100, 6), (200, 110, 6), (200, 220, 6)]
    game = struck(WHIRLPOOL, Pirate(fleet=2, talismans=5), AWAY, AWAY, dice=dice)
    assert game[0].talismans == 3
    game = struck(WHIRLPOOL, AWAY, AWAY, AWAY, dice=[(100, 100, 6)])
    assert game.told("whirlpool")[0]["caught"] == []


@rule("P7-AMB-36", "P7-SHAMAN-08")
def test_safe_ships_cannot_be_caught() -> None:
    game = table(Pirate(fleet=6, talismans=5, hand=[curse(WHIRLPOOL)]), Pirate(fleet=2), AWAY)
    game.dice_land((100, 100, 6), (100, 110, 1), (100, 120, 1))
    game.alone(SHAMAN).plays(curse(WHIRLPOOL))
    assert (game[0].talismans, game[1].fleet) == (5, 0)


@rule("P7-AMB-07")
def test_equal_distances_in_a_whirlpool_go_clockwise_from_the_shaman() -> None:
    pirates = [Pirate(fleet=1), Pirate(fleet=1, hand=[curse(WHIRLPOOL)]), Pirate(fleet=2)]
    game = table(*pirates)
    game.dice_land((100, 100, 2), (100, 120, 1), (120, 100, 1), (80, 100, 1), (100, 80, 1))
    game.choose(SHAMAN, SHAMAN, CARTOGRAPHER)
    game.shaman(seat=0).declines()
    game.shaman(seat=1).plays(curse(WHIRLPOOL))
    assert game.told("whirlpool")[0]["caught"] == [1, 2]
    assert [game[seat].fleet for seat in range(3)] == [1, 0, 1]


@rule("P7-CURSE-10", "P7-CURSE-12", "P7-SHAMAN-02")
@pytest.mark.parametrize(("edition", "fleet", "chests"), [("en", 4, 7), ("pl", 5, 6)])
@pytest.mark.parametrize("good", [RUM, COFFEE, FRUIT])
def test_idol_takes_one_card_of_the_named_good_of_everyone(good: int, edition: str, fleet: int, chests: int) -> None:
    with_all = Pirate(fleet=5, rum=1, coffee=1, fruit=1)
    game = struck(IDOL, with_all, with_all, Pirate(fleet=5), edition=edition)
    assert game.asked == (0, "name-good")
    assert game.options == ["name-good-rum", "name-good-coffee", "name-good-fruit"]
    game.seat(0).names(good)
    left = [0 if at == good else 1 for at in range(3)]
    assert [game[seat].cargo for seat in range(3)] == [left, left, [0, 0, 0]]
    assert [game[seat].fleet for seat in range(3)] == [5, 5, fleet]
    assert [game[seat].chests for seat in range(3)] == [7, 7, chests]
    assert game.told("idol") == [{"seat": 0, "good": GOODS[good]}]


@rule("P7-AMB-37")
def test_idol_does_nothing_to_a_pirate_without_anything() -> None:
    game = struck(IDOL, Pirate(fleet=0, chests=14), AWAY, AWAY)
    game.seat(0).names(RUM)
    assert (game[0].fleet, game[0].guards, game[0].reserve) == (0, 1, 9)
    game = struck(IDOL, Pirate(chests=0), AWAY, AWAY, edition="pl")
    game.seat(0).names(RUM)
    assert (game[0].chests, game[0].fleet, game[0].spots) == (0, 7, 0)


@rule("P7-CURSE-11", "P7-CURSE-12", "P7-MERCHANT-14")
def test_salary_costs_two_chests_for_each_guard() -> None:
    game = struck(SALARY, Pirate(fleet=4, chests=21), Pirate(fleet=4, chests=39), Pirate(fleet=4, chests=9))
    assert [game[seat].chests for seat in range(3)] == [17, 33, 9]
    assert [game[seat].guards for seat in range(3)] == [1, 3, 0]
    assert [game[seat].fleet for seat in range(3)] == [5, 4, 4]
    assert game.told("chests-lost")[0] == {"seat": 0, "count": 4, "chests": 17}


@rule("P7-AMB-37")
@pytest.mark.parametrize(("edition", "pays"), [("en", "ship"), ("pl", "chest")])
def test_before_an_idol_nobody_is_counted_who_has_nothing_to_lose(edition: str, pays: str) -> None:
    poor = Pirate(fleet=0) if edition == "en" else Pirate(chests=0)
    hand = [curse(IDOL)]
    game = table(Pirate(hand=hand), poor, Pirate(), Pirate(rum=1), edition=edition)
    game.alone(SHAMAN).plays(curse(IDOL))
    note = game.ask_of(0).preview(game.t, NAME_GOOD[RUM])
    assert note is not None
    assert (note.message, note.params) == ("brings-name", {"held": 0, "give": 1, "pay": 1, "pays": pays})
    poor = Pirate(fleet=0, hand=hand) if edition == "en" else Pirate(chests=0, hand=hand)
    game = table(poor, Pirate(), Pirate(rum=1), edition=edition)
    game.alone(SHAMAN).plays(curse(IDOL))
    note = game.ask_of(0).preview(game.t, NAME_GOOD[RUM])
    assert note is not None
    assert (note.message, note.rule) == ("brings-name-nothing", "P7-AMB-37")
    assert Words("en", strict=True).say(note, GAME) == (
        f"you have nothing to give and no {pays} to pay with; of the others 1 can give it, 1 must pay a {pays}"
    )
    assert Words("pl", strict=True).say(note, GAME)


@rule("P7-AMB-38")
def test_salary_is_paid_to_guards_who_stand_there_only() -> None:
    """34 chests need three guards, but one is there: two chests. The number is taken before the loss."""
    game = struck(SALARY, Pirate(fleet=0, guards=1, chests=34), AWAY, AWAY)
    assert game[0].chests == 32
    game = struck(SALARY, Pirate(fleet=1, guards=2, chests=20), AWAY, AWAY)
    assert (game[0].chests, game[0].guards) == (16, 1)
    game = struck(SALARY, Pirate(fleet=0, guards=3, chests=30), AWAY, AWAY)
    assert game[0].chests == 24


@rule("P7-CURSE-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_die_for_each_player_is_given_out_freely(seats: int) -> None:
    faces = [6, 4, 6, 1][:seats]
    game = table(Pirate(), Pirate(hand=[curse(TAVERN)]), *[Pirate()] * (seats - 2))
    game.faces(*faces)
    game.choose(SHAMAN, SHAMAN, *[CARTOGRAPHER] * (seats - 2))
    game.shaman(seat=0).declines()
    game.shaman(seat=1).plays(curse(TAVERN))
    assert game.told("tavern-thrown") == [{"seat": 1, "faces": sorted(faces)}]
    assert game.view().tavern_dice == sorted(faces)
    assert game.asked == (1, "give-die")
    assert game.ask_of(1).about == 1  # to oneself first, then clockwise
    assert game.options == [f"give-die-{face}" for face in sorted(set(faces))]
    refusal = game.refuses(1, GIVE_DIE[3])
    assert (refusal.message, refusal.rule, refusal.params) == ("p7-no-such-die", "P7-CURSE-13", {"face": 3})
    game.seat(1).gives(4)
    assert 4 not in game.view().tavern_dice
    if seats == 2:
        assert game.told("tavern-die") == [{"seat": 1, "face": 4}, {"seat": 0, "face": 6}]


@rule("P7-CURSE-13", "P7-AMB-39")
def test_dice_are_resolved_clockwise_from_the_shaman_after_all_are_given() -> None:
    game = struck(TAVERN, Pirate(rum=1), Pirate(), Pirate(), faces=[1, 4, 6])
    game.seat(0).gives(6)
    assert game[0].tokens == 0
    game.seat(0).gives(1)  # the last die goes to the last player without a question
    assert [(told["seat"], told["face"]) for told in game.told("tavern-die")] == [(0, 6), (1, 1), (2, 4)]
    assert (game[0].tokens, game[1].spots, game[2].chests) == (3, 1, 8)
    assert game.view().tavern_dice == []


@rule("P7-CURSE-14", "P7-CURSE-15", "P7-CURSE-16", "P7-CURSE-17", "P7-CURSE-18", "P7-CURSE-19")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_what_each_tavern_die_does(face: int) -> None:
    game = table(Pirate(hand=[curse(TAVERN)], coffee=1), Pirate(fleet=0), Pirate(fleet=0))
    game.faces(face, face, face)
    if face == 5:
        game.booty_will_be(TALISMAN, TALISMAN, TALISMAN)
    game.choose(SHAMAN, SHAMAN, CARTOGRAPHER)
    game.shaman(seat=0).plays(curse(TAVERN))
    assert game.rules_of("tavern-die") == [f"P7-CURSE-{13 + face}"] * 3
    player = game[0]
    assert player.spots == (1 if face == 1 else 0)
    assert player.cargo == ([0, 0, 0] if face == 2 else [0, 1, 0])
    assert player.chests == {3: 6, 4: 8}.get(face, 7)
    assert player.talismans == (1 if face == 5 else 0)
    assert player.tokens == {5: 1, 6: 3}.get(face, 0)
    assert player.fleet == 7
    assert game.t.booty.left == (56 if face == 5 else 59)


@rule("P7-CURSE-15")
def test_the_owner_chooses_which_card_the_tavern_takes() -> None:
    game = struck(TAVERN, Pirate(), Pirate(rum=2, fruit=1), Pirate(), faces=[2, 2, 2])
    assert game.asked == (1, "tavern-goods")
    assert game.options == ["discard-rum", "discard-fruit"]
    refusal = game.refuses(1, DISCARD[COFFEE])
    assert (refusal.message, refusal.rule) == ("p7-none-aboard", "P7-CURSE-15")
    game.seat(1).discards(FRUIT)
    assert game[1].cargo == [2, 0, 0]
    assert game.t.discard.counts == [0, 0, 1, 0]


@rule("P7-AMB-39")
def test_a_two_without_goods_and_a_three_without_chests_do_nothing() -> None:
    game = struck(TAVERN, Pirate(chests=0), Pirate(chests=0), Pirate(chests=0), faces=[2, 2, 2])
    assert [(game[seat].fleet, game[seat].spots) for seat in range(3)] == [(7, 0), (7, 0), (7, 0)]
    game = struck(TAVERN, Pirate(chests=0, rum=1), Pirate(chests=0), Pirate(chests=0), faces=[3, 3, 3])
    assert [(game[seat].fleet, game[seat].chests, sum(game[seat].cargo)) for seat in (0, 1)] == [(7, 0, 1), (7, 0, 0)]


@rule("P7-CURSE-20")
def test_tavern_and_salary_strike_players_without_a_fleet() -> None:
    game = struck(TAVERN, AWAY, AWAY, AWAY, faces=[1, 4, 6], luck=None)
    game.seat(0).gives(4, 1)
    assert (game[0].chests, game[1].spots, game[2].tokens) == (8, 1, 3)
    assert game.all_scripted_chance_was_used  # three faces, no places
    game = struck(SALARY, Pirate(fleet=0, chests=15), AWAY, Pirate(fleet=0, chests=35), luck=None)
    assert [game[seat].chests for seat in range(3)] == [13, 7, 29]
