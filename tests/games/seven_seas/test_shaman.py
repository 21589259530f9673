"""Section 4.8: Shaman, and what holds for all curses."""

import pytest

from freebooter.games.seven_seas.moves import DISCARD, PLAY_CARD
from freebooter.games.seven_seas.names import (
    CARTOGRAPHER,
    COFFEE,
    FRUIT,
    ICEBERG,
    IDOL,
    KRAKEN,
    RIOT,
    RUM,
    SALARY,
    SHAMAN,
    SIRENS,
    TAVERN,
    WHIRLPOOL,
)
from tests.games.seven_seas.table import SPAIN, Pirate, Play, caravan, curse, fresh, port_card, table, wander
from tests.rules import rule

THROWING = [KRAKEN, ICEBERG, SIRENS, RIOT, WHIRLPOOL]


def thrown(game: Play, seats: int = 3) -> list[int]:
    """How many ships of each seat a curse threw."""
    if game.events("whirlpool"):
        owners = [die["owner"] for die in game.told("whirlpool")[0]["dice"]]
        return [owners.count(seat) for seat in range(seats)]
    by_seat = {told["seat"]: len(told["faces"]) for told in game.told("curse-thrown")[0]["thrown"]}
    return [by_seat[seat] for seat in range(seats)]


def two_shamans(game: Play) -> Play:
    """Nobody is alone, so there is no gift; seat 0 acts first and the game stops before seat 1 does."""
    return game.choose(SHAMAN, SHAMAN, *[CARTOGRAPHER] * (game.t.seats - 2))


@rule("P7-SHAMAN-01")
def test_a_curse_card_is_played_face_up_and_resolved() -> None:
    game = table(Pirate(hand=[curse(SALARY), caravan(SPAIN, 1)], chests=15), Pirate(), Pirate())
    turn = game.alone(SHAMAN)
    assert game.options == ["play-card-salary", "decline"]
    turn.plays(curse(SALARY))
    assert game.view().spent_cards == ["salary"]
    assert len(game[0].hand) == 1
    assert game.told("curse-played") == [{"seat": 0, "curse": "salary"}]
    assert game.events("curse-played")[0].reveals
    assert game[0].chests == 13


@rule("P7-SHAMAN-01")
def test_what_a_shaman_cannot_play() -> None:
    game = table(Pirate(hand=[curse(SALARY), port_card(1)]), Pirate(hand=[port_card(2)]), Pirate())
    two_shamans(game)
    assert game.refuses(0, PLAY_CARD[port_card(1)]).message == "p7-wrong-kind-of-card"
    assert game.refuses(0, PLAY_CARD[curse(IDOL)]).message == "p7-card-not-in-hand"
    game.shaman(seat=0).declines()
    refusal = game.refuses(1, PLAY_CARD[curse(SALARY)])
    assert (refusal.message, refusal.rule, refusal.params) == ("p7-no-card-of-kind", "P7-SHAMAN-01", {"kind": "curse"})


@rule("P7-SHAMAN-02", "P7-AMB-32")
@pytest.mark.parametrize("shaman", [0, 1, 2])
def test_everyone_is_cursed_clockwise_from_the_shaman(shaman: int) -> None:
    pirates = [Pirate(fleet=2, rum=1, hand=[curse(SIRENS)] if seat == shaman else []) for seat in range(3)]
    game = table(*pirates)
    game.choose(*[SHAMAN if seat in (shaman, (shaman + 1) % 3) else CARTOGRAPHER for seat in range(3)])
    game.faces(3, 5, 3, 5, 3, 5)
    while game.asked != (shaman, "shaman-card"):
        assert game.asked is not None
        game.seat(game.asked[0]).declines()
    game.shaman(shaman).plays(curse(SIRENS))
    assert [told["seat"] for told in game.told("goods-lost")] == [(shaman + step) % 3 for step in range(3)]
    assert [sum(game[seat].cargo) for seat in range(3)] == [0, 0, 0]


@rule("P7-SHAMAN-03", "P7-AMB-51")
def test_without_or_unwilling_it_is_a_mistake() -> None:
    for hand in ([curse(SALARY)], [port_card(1)], []):
        game = table(Pirate(hand=hand, chests=15), Pirate(), Pirate())
        game.alone(SHAMAN)
        assert game.asked == (0, "shaman-card")
        game.shaman(seat=0).declines()
        assert (game[0].spots, game[0].chests, list(game[0].hand)) == (1, 15, hand)
        assert game.rules_of("mistake") == ["P7-SHAMAN-03"]


@rule("P7-SHAMAN-04", "P7-SHAMAN-05", "P7-MERCHANT-13", "P7-CURSE-01")
@pytest.mark.parametrize("which", THROWING)
def test_curses_throw_fleets_loaded_or_not_but_neither_guards_nor_reserves(which: int) -> None:
    pirates = [Pirate(fleet=3, chests=25, hand=[curse(which)]), Pirate(fleet=4, rum=3), Pirate(fleet=0, chests=9)]
    game = two_shamans(table(*pirates))
    game.shaman(seat=0).plays(curse(which))
    assert thrown(game) == [3, 4, 0]
    assert game[0].guards == 2
    assert game[2].reserve == 10


@rule("P7-SHAMAN-04", "P7-SHAMAN-05", "P7-AMB-37")
def test_idol_takes_a_ship_of_the_fleet_only() -> None:
    game = two_shamans(table(Pirate(fleet=1, chests=25, hand=[curse(IDOL)]), Pirate(fleet=0, chests=15), Pirate()))
    game.shaman(seat=0).plays(curse(IDOL)).names(RUM)
    assert [(game[seat].fleet, game[seat].guards) for seat in range(3)] == [(0, 2), (0, 1), (6, 0)]


@rule("P7-SHAMAN-06", "P7-SHAMAN-07", "P7-SHAMAN-08", "P7-AMB-40")
@pytest.mark.parametrize("which", THROWING)
@pytest.mark.parametrize(
    ("seats", "first", "fleet", "safe"),
    [(3, 1, 7, 3), (3, 0, 7, 6), (4, 0, 8, 6), (3, 1, 2, 2), (3, 0, 4, 4), (2, 0, 7, 3), (2, 1, 7, 0)],
)
def test_the_gift_makes_three_ships_safe_or_six(which: int, seats: int, first: int, fleet: int, safe: int) -> None:
    pirates = [Pirate(fleet=fleet, hand=[curse(which)]), *[Pirate(fleet=3)] * (seats - 1)]
    game = table(*pirates, first=first)
    game.alone(SHAMAN).plays(curse(which))
    assert thrown(game, seats) == [fleet - safe, *[3] * (seats - 1)]
    assert game.told("ships-safe") == ([{"seat": 0, "count": safe}] if safe else [])


@rule("P7-SHAMAN-06", "P7-ROUND-08")
def test_two_shamans_have_no_safe_ships() -> None:
    game = two_shamans(table(Pirate(hand=[curse(KRAKEN)]), Pirate(), Pirate()))
    game.shaman(seat=0).plays(curse(KRAKEN))
    assert thrown(game) == [7, 7, 7]


@rule("P7-SHAMAN-09")
def test_the_gift_is_no_help_against_idol_salary_and_tavern() -> None:
    idol = table(Pirate(fleet=3, hand=[curse(IDOL)]), Pirate(), Pirate())
    idol.alone(SHAMAN).plays(curse(IDOL)).names(RUM)
    assert idol[0].fleet == 2
    salary = table(Pirate(chests=12, fleet=3, hand=[curse(SALARY)]), Pirate(), Pirate())
    salary.alone(SHAMAN).plays(curse(SALARY))
    assert salary[0].chests == 10
    tavern = table(Pirate(hand=[curse(TAVERN)]), Pirate(), Pirate())
    tavern.faces(1, 1, 1).alone(SHAMAN).plays(curse(TAVERN))
    assert tavern[0].spots == 1
    for game in (idol, salary, tavern):
        assert game.events("ships-safe") == []


@rule("P7-SHAMAN-10", "P7-CURSE-06")
@pytest.mark.parametrize(
    ("edition", "penalty", "fleet", "chests"),
    [("en", None, 2, 7), ("pl", None, 4, 5), ("en", "chest", 4, 5), ("pl", "ship", 2, 7)],
)
def test_what_is_missing_is_paid_in_ships_or_chests(edition: str, penalty: str | None, fleet: int, chests: int) -> None:
    pirates = [Pirate(fleet=4, fruit=1, hand=[curse(KRAKEN)]), Pirate(fleet=0), Pirate(fleet=0)]
    game = two_shamans(table(*pirates, edition=edition, curse_penalty=penalty))
    game.faces(1, 1, 1, 6)
    game.shaman(seat=0).plays(curse(KRAKEN))
    assert (game[0].cargo, game[0].fleet, game[0].chests) == ([0, 0, 0], fleet, chests)
    assert game[0].reserve == 10 - fleet


@rule("P7-SHAMAN-11", "P7-AMB-29")
def test_surplus_goods_are_discarded_of_the_owners_choice() -> None:
    """Three Goods on three ships; two ships are lost for missing Fruit, so one card can stay."""
    pirates = [Pirate(fleet=3, rum=2, coffee=1, hand=[curse(KRAKEN)]), Pirate(fleet=0), Pirate(fleet=0)]
    game = two_shamans(table(*pirates))
    game.faces(1, 1, 6)
    game.shaman(seat=0).plays(curse(KRAKEN))
    assert game.asked == (0, "discard-surplus")
    assert game.options == ["discard-rum", "discard-coffee"]
    refusal = game.refuses(0, DISCARD[FRUIT])
    assert (refusal.message, refusal.rule, refusal.params) == ("p7-none-aboard", "P7-SHAMAN-11", {"good": "fruit"})
    game.seat(0).discards(RUM).discards(RUM)
    assert (game[0].cargo, game[0].fleet) == ([0, 1, 0], 1)
    assert game.t.discard.counts == [2, 0, 0, 0]
    assert game.asked == (1, "shaman-card")


@rule("P7-SHAMAN-12", "P7-AMB-29")
def test_no_goods_may_go_if_the_ships_left_can_carry_them() -> None:
    """Empty ships go first: two of five are lost, three carry the Goods."""
    pirates = [Pirate(fleet=5, rum=2, coffee=1, hand=[curse(KRAKEN)]), Pirate(fleet=0), Pirate(fleet=0)]
    game = two_shamans(table(*pirates))
    game.faces(1, 1, 6, 6, 6)
    game.shaman(seat=0).plays(curse(KRAKEN))
    assert (game[0].fleet, game[0].cargo) == (3, [2, 1, 0])
    assert game.asked == (1, "shaman-card")


@rule("P7-AMB-28", "P7-AMB-29")
@pytest.mark.parametrize(("lost", "fleet", "surplus"), [(1, 2, 0), (2, 1, 2), (3, 0, 4)])
def test_room_counts_not_ships_and_double_holds_stay(lost: int, fleet: int, surplus: int) -> None:
    """Four Goods, three ships, two double holds: two ships still carry four, one carries two, none carries none."""
    pirates = [Pirate(fleet=3, rum=4, double_hold=2, hand=[curse(KRAKEN)]), Pirate(fleet=0), Pirate(fleet=0)]
    game = two_shamans(table(*pirates))
    game.faces(*[1] * lost, *[6] * (3 - lost))
    game.shaman(seat=0).plays(curse(KRAKEN))
    assert (game[0].fleet, game[0].cargo[RUM], game[0].double_hold) == (fleet, 4 - surplus, 2)


@rule("P7-SHAMAN-13")
def test_curses_of_the_polish_edition_take_no_ships() -> None:
    prompts = set()
    for game in wander(fresh(4, seed=2, edition="pl"), 2):
        if game.asked is not None:
            prompts.add(game.asked[1])
    assert "discard-surplus" not in prompts
    assert game.events("ships-lost") == []
    assert len(game.told("curse-played")) > 3

    pirates = [Pirate(fleet=3, rum=2, coffee=1, hand=[curse(KRAKEN)]), Pirate(fleet=0), Pirate(fleet=0)]
    game = two_shamans(table(*pirates, edition="pl"))
    game.faces(1, 1, 6)
    game.shaman(seat=0).plays(curse(KRAKEN))
    assert (game[0].fleet, game[0].cargo, game[0].chests) == (3, [2, 1, 0], 5)


@rule("P7-AMB-30")
def test_nobody_loses_more_than_there_is_or_owes_it_later() -> None:
    pirates = [Pirate(fleet=3, hand=[curse(KRAKEN)], chests=1), Pirate(fleet=0), Pirate(fleet=0)]
    poor = two_shamans(table(*pirates, edition="pl"))
    poor.faces(1, 1, 1)
    poor.shaman(seat=0).plays(curse(KRAKEN))
    assert (poor[0].chests, poor[0].fleet, poor[0].spots) == (0, 3, 0)
    # The red die shows six and catches all three; nothing is owed for the other three.
    pirates[0] = Pirate(fleet=3, hand=[curse(WHIRLPOOL)])
    small = two_shamans(table(*pirates, luck=None))
    small.dice_land((100, 100, 6), (50, 50, 1), (60, 60, 1), (70, 70, 1))
    small.shaman(seat=0).plays(curse(WHIRLPOOL))
    assert (small[0].fleet, small[0].reserve, small[0].chests) == (0, 10, 7)


@rule("P7-AMB-31")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_cards_go_first_without_a_question(edition: str) -> None:
    pirates = [Pirate(fleet=4, coffee=3, hand=[curse(ICEBERG)]), Pirate(fleet=0), Pirate(fleet=0)]
    game = two_shamans(table(*pirates, edition=edition))
    game.faces(2, 2, 6, 6)
    game.shaman(seat=0).plays(curse(ICEBERG))
    assert (game[0].cargo[COFFEE], game[0].fleet, game[0].chests) == (1, 4, 7)
    assert game.asked == (1, "shaman-card")


@rule("P7-AMB-33")
def test_no_token_for_ships_lost_to_a_curse() -> None:
    pirates = [Pirate(fleet=4, hand=[curse(ICEBERG)]), Pirate(fleet=0), Pirate(fleet=0)]
    game = two_shamans(table(*pirates))
    game.faces(2, 2, 6, 6)
    game.shaman(seat=0).plays(curse(ICEBERG))
    assert (game[0].fleet, game[0].tokens) == (2, 0)
    assert game.told("ships-lost") == [{"seat": 0, "count": 2, "fleet": 2}]


@rule("P7-RITUAL-15")
def test_unsinkable_ships_are_not_safe_from_curses() -> None:
    pirates = [Pirate(fleet=4, unsinkable=3, hand=[curse(ICEBERG)]), Pirate(fleet=0), Pirate(fleet=0)]
    game = two_shamans(table(*pirates))
    game.faces(2, 2, 6, 6)
    game.shaman(seat=0).plays(curse(ICEBERG))
    assert (game[0].fleet, game[0].reserve) == (2, 8)


@rule("P7-SHAMAN-06")
def test_a_fleet_of_one_ship_is_safe_and_that_is_told() -> None:
    game = table(Pirate(fleet=1, hand=[curse(KRAKEN)]), Pirate(fleet=0), Pirate(fleet=0))
    game.alone(SHAMAN).plays(curse(KRAKEN))
    assert game.told("ships-safe") == [{"seat": 0, "count": 1}]
    assert thrown(game) == [0, 0, 0]


@rule("P7-SHAMAN-11")
def test_fruit_too_may_be_the_surplus_that_goes() -> None:
    pirates = [Pirate(fleet=2, coffee=1, fruit=1, hand=[curse(SIRENS)]), Pirate(fleet=0), Pirate(fleet=0)]
    game = two_shamans(table(*pirates))
    game.faces(3, 6)
    game.shaman(seat=0).plays(curse(SIRENS))
    assert game.options == ["discard-coffee", "discard-fruit"]
    game.seat(0).discards(FRUIT)
    assert (game[0].cargo, game[0].fleet) == ([0, 1, 0], 1)


@rule("P7-AMB-30")
def test_who_has_no_ship_to_lose_loses_none() -> None:
    game = two_shamans(table(Pirate(hand=[curse(IDOL)], fleet=2), Pirate(fleet=0), Pirate(fleet=0)))
    game.shaman(seat=0).plays(curse(IDOL)).names(RUM)
    assert game.told("ships-lost") == [{"seat": 0, "count": 1, "fleet": 1}]
