"""Section 4.9, second part, and 7.2: guards, cargo and fleets in hard times."""

import pytest

from freebooter.games.seven_seas.game import GAME
from freebooter.games.seven_seas.names import (
    CAPTAIN,
    CARTOGRAPHER,
    COFFEE,
    GOVERNOR,
    KRAKEN,
    MERCHANT,
    RUM,
    SALARY,
    SHAMAN,
    SHIPWRIGHT,
    TALISMAN,
    TAVERN,
)
from tests.games.seven_seas.table import ENGLAND, SPAIN, Pirate, Play, caravan, curse, rows, table
from tests.rules import rule

AWAY = Pirate(fleet=0)


def tavern(face: int, first: Pirate, **options: object) -> Play:
    """Everyone gets the same Tavern die: 4 is a chest more, 3 a chest less, 2 a card less."""
    game = table(first, Pirate(hand=[curse(TAVERN)]), Pirate(), **options)  # type: ignore[arg-type]
    game.faces(face, face, face)
    game.choose(CARTOGRAPHER, SHAMAN, CARTOGRAPHER)
    game.shaman(seat=1).plays(curse(TAVERN))
    return game


@rule("P7-MERCHANT-12")
@pytest.mark.parametrize(
    ("before", "sold", "after", "guards"),
    [(0, 9, 9, 0), (1, 9, 10, 1), (10, 9, 19, 1), (11, 9, 20, 2), (20, 9, 29, 2), (21, 9, 30, 3), (31, 9, 40, 4)],
)
def test_a_guard_for_each_full_ten_chests_from_the_fleet(before: int, sold: int, after: int, guards: int) -> None:
    game = table(Pirate(fleet=6, chests=before, rum=3), Pirate(), Pirate(), first=1)
    at_first = game[0].guards
    game.alone(MERCHANT).sells(rum=3)
    assert game[0].chests == before + sold == after
    assert game[0].guards == guards
    assert game[0].fleet == 6 - (guards - at_first)
    if guards > at_first:
        assert game.told("guards") == [{"seat": 0, "change": guards - at_first, "guards": guards}]


@rule("P7-MERCHANT-13")
def test_a_guard_is_not_part_of_the_fleet() -> None:
    game = table(Pirate(fleet=2, chests=35, hand=[caravan(SPAIN, 4)]), AWAY, AWAY)
    player = game.view().players[0]
    assert (player.fleet, player.guards, player.empty_ships, player.room) == (2, 3, 2, 2)


@rule("P7-MERCHANT-14")
def test_surplus_guards_come_home_at_once() -> None:
    game = tavern(3, Pirate(fleet=3, chests=20))
    assert (game[0].chests, game[0].guards, game[0].fleet) == (19, 1, 4)
    assert game.told("guards") == [{"seat": 0, "change": -1, "guards": 1}]


@rule("P7-MERCHANT-15", "P7-AMB-25")
@pytest.mark.parametrize("cause", ["gift", "bargain", "tavern", "salary", "polish curse"])
def test_the_guard_rule_holds_whatever_changes_the_total(cause: str) -> None:
    if cause == "gift":
        game = table(Pirate(chests=8, rum=1), Pirate(), Pirate(), first=1)
        game.alone(MERCHANT).sells(rum=1)
        assert game[0].guards == 0
        game.seat(0).takes_gift()
        assert (game[0].chests, game[0].guards, game[0].fleet) == (10, 1, 6)
    elif cause == "bargain":
        game = table(Pirate(chests=8, rum=1, coffee=1, tokens=3), Pirate(), Pirate())
        game.alone(GOVERNOR).bargains(RUM, COFFEE)
        assert (game[0].chests, game[0].guards, game[0].fleet) == (13, 1, 6)
    elif cause == "tavern":
        game = tavern(4, Pirate(chests=9))
        assert (game[0].chests, game[0].guards, game[0].fleet) == (10, 1, 6)
    elif cause == "salary":
        game = table(Pirate(chests=10, fleet=5, hand=[curse(SALARY)]), Pirate(), Pirate())
        game.alone(SHAMAN).plays(curse(SALARY))
        assert (game[0].chests, game[0].guards, game[0].fleet) == (8, 0, 6)
    else:
        game = table(Pirate(chests=10, fleet=5), Pirate(hand=[curse(KRAKEN)], fleet=0), AWAY, edition="pl")
        game.faces(1, 2, 2, 2, 2)
        game.alone(SHAMAN, seat=1).plays(curse(KRAKEN))
        assert (game[0].chests, game[0].guards, game[0].fleet) == (9, 0, 6)


@rule("P7-MERCHANT-14", "P7-CURSE-11")
def test_several_guards_come_home_at_once() -> None:
    """Salary at 80 chests: eight guards cost 16, and 64 chests need but six of them."""
    game = table(Pirate(chests=80, fleet=2, guards=8, hand=[curse(SALARY)]), Pirate(), Pirate())
    game.alone(SHAMAN).plays(curse(SALARY))
    assert (game[0].chests, game[0].guards, game[0].fleet) == (64, 6, 4)
    assert game.told("guards") == [{"seat": 0, "change": -2, "guards": 6}]


@rule("P7-AMB-21", "P7-AMB-22")
def test_a_guard_that_cannot_be_sent_is_owed_without_penalty() -> None:
    """The only ship is loaded: it keeps its cargo, the chest is kept, and no spot falls."""
    game = tavern(4, Pirate(fleet=1, guards=1, chests=19, rum=1))
    assert (game[0].chests, game[0].guards, game[0].fleet) == (20, 1, 1)
    assert (game[0].cargo, game[0].spots) == ([1, 0, 0], 0)
    game = tavern(4, Pirate(fleet=0, guards=1, chests=19))
    assert (game[0].chests, game[0].guards, game[0].fleet) == (20, 1, 0)


@rule("P7-AMB-21")
def test_the_next_ship_that_comes_goes_on_guard() -> None:
    owing = Pirate(fleet=1, guards=1, chests=34, rum=1)  # two guards are owed
    bought = table(owing, Pirate(), Pirate(), first=1)
    bought.alone(SHIPWRIGHT).buys(1)
    assert (bought[0].chests, bought[0].guards, bought[0].fleet) == (33, 2, 1)
    bought.seat(0).takes_gift()
    assert (bought[0].guards, bought[0].fleet) == (3, 1)

    given = table(owing, Pirate(), Pirate())
    given.alone(GOVERNOR).takes_tile(ENGLAND)
    assert (given[0].guards, given[0].fleet, given[0].reserve) == (3, 7, 0)

    emptied = tavern(2, owing)
    assert (emptied[0].cargo, emptied[0].guards, emptied[0].fleet) == ([0, 0, 0], 2, 0)


@rule("P7-AMB-21", "P7-AMB-22")
def test_a_sale_empties_ships_for_owed_guards() -> None:
    game = table(Pirate(fleet=3, guards=0, chests=25, rum=3), Pirate(), Pirate(), first=1)
    game.alone(MERCHANT).sells(rum=1)
    assert (game[0].chests, game[0].guards, game[0].fleet, game[0].cargo) == (26, 1, 2, [2, 0, 0])


@rule("P7-AMB-21", "P7-CURSE-06")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_a_curse_that_takes_cargo_empties_a_ship_for_an_owed_guard(edition: str) -> None:
    game = table(
        Pirate(fleet=2, guards=0, chests=15, fruit=2), Pirate(hand=[curse(KRAKEN)], fleet=0), AWAY, edition=edition
    )
    game.faces(1, 6)
    game.alone(SHAMAN, seat=1).plays(curse(KRAKEN))
    assert (game[0].cargo, game[0].guards, game[0].fleet) == ([0, 0, 1], 1, 1)


@rule("P7-AMB-22")
def test_cargo_is_packed_tighter_before_a_guard_is_owed() -> None:
    game = tavern(4, Pirate(fleet=2, chests=9, rum=2, double_hold=1))
    assert (game[0].guards, game[0].fleet, game[0].cargo) == (1, 1, [2, 0, 0])
    game = tavern(4, Pirate(fleet=2, chests=9, rum=2))
    assert (game[0].guards, game[0].fleet) == (0, 2)


@rule("P7-AMB-22", "P7-RITUAL-07")
def test_a_new_double_hold_frees_a_ship_for_an_owed_guard() -> None:
    game = table(Pirate(fleet=2, guards=0, chests=15, rum=2, tokens=2), Pirate(), Pirate())
    game.alone(GOVERNOR).double_hold()
    assert (game[0].guards, game[0].fleet) == (1, 1)


@rule("P7-AMB-23")
def test_a_guard_never_comes_home_to_carry_goods() -> None:
    """A full fleet and two guards: new Goods find no room and are left."""
    game = table(Pirate(fleet=1, chests=20, rum=1), Pirate(hand=[curse(TAVERN)]), Pirate())
    game.faces(5, 5, 5).booty_will_be(TALISMAN, TALISMAN, COFFEE)
    game.choose(CARTOGRAPHER, SHAMAN, CARTOGRAPHER)
    game.shaman(seat=1).plays(curse(TAVERN))
    assert (game[0].guards, game[0].fleet, game[0].cargo) == (2, 1, [1, 0, 0])
    assert game.told("goods-refused") == [{"seat": 0, "good": "coffee", "count": 1}]


@rule("P7-AMB-23")
def test_too_many_guards_go_before_an_owed_one_is_looked_for() -> None:
    game = table(Pirate(fleet=1, guards=3, chests=30, rum=1), Pirate(hand=[curse(SALARY)]), Pirate())
    game.alone(SHAMAN, seat=1).plays(curse(SALARY))
    assert (game[0].chests, game[0].guards, game[0].fleet) == (24, 2, 2)


@rule("P7-AMB-24")
def test_a_pirate_without_any_ship_plays_on() -> None:
    nobody = Pirate(fleet=0, chests=2)
    plunder = table(nobody, Pirate(hand=[caravan(SPAIN, 1)]), Pirate())
    plunder.dice_land(*rows([6], [1]))
    plunder.alone(CAPTAIN, seat=1).plays(caravan(SPAIN, 1)).sends(1)
    plunder.seat(2).sends(0)  # the pirate without ships is not asked
    assert plunder[0].spots == 1

    cursed = table(nobody, Pirate(hand=[curse(KRAKEN)], fleet=1), AWAY)
    cursed.faces(6).alone(SHAMAN, seat=1).plays(curse(KRAKEN))
    assert {"seat": 0, "faces": []} in cursed.told("curse-thrown")[0]["thrown"]

    booty = tavern(5, nobody, booty=[60, 0, 0, 0])
    booty.seat(1).loads(rum=1)
    booty.seat(2).loads(rum=1)
    assert (booty[0].cargo, booty[0].fleet) == ([0, 0, 0], 0)

    again = table(nobody, Pirate(), Pirate(), first=1)
    again.alone(SHIPWRIGHT).buys(2).takes_gift()
    assert (again[0].fleet, again[0].reserve) == (3, 7)


@rule("P7-AMB-24")
def test_a_governor_recovers_from_the_loss_of_all_ships() -> None:
    game = table(Pirate(fleet=0, chests=0), Pirate(), Pirate())
    game.alone(GOVERNOR).takes_tile(ENGLAND)
    assert game[0].fleet == 10


@rule("P7-AMB-26")
def test_ten_guards_are_the_most() -> None:
    game = tavern(4, Pirate(fleet=1, guards=9, chests=99))
    assert (game[0].chests, game[0].guards, game[0].fleet) == (100, 10, 0)
    game = tavern(4, Pirate(fleet=0, guards=10, chests=109))
    assert (game[0].chests, game[0].guards, game[0].fleet, game[0].reserve) == (110, 10, 0, 0)
    game = tavern(3, Pirate(fleet=0, guards=10, chests=110))
    assert (game[0].chests, game[0].guards) == (109, 10)


@rule("P7-AMB-27", "P7-RITUAL-09")
@pytest.mark.parametrize(
    ("goods", "holds", "fleet", "empty", "room"),
    [
        (5, 2, 4, 1, 1),
        (3, 1, 4, 2, 2),
        (1, 3, 4, 3, 6),
        (2, 3, 4, 3, 5),
        (0, 2, 4, 4, 6),
        (4, 9, 4, 2, 4),
        (3, 0, 4, 1, 1),
    ],
)
def test_empty_ships_are_counted_with_cargo_packed_tightly(
    goods: int, holds: int, fleet: int, empty: int, room: int
) -> None:
    player = table(Pirate(fleet=fleet, rum=goods, double_hold=holds), Pirate(), Pirate()).view().players[0]
    assert (player.empty_ships, player.room) == (empty, room)


@rule("P7-SETUP-03", "P7-AMB-21", "P7-AMB-30")
def test_what_must_never_be_so_is_found() -> None:
    """The checks that every test and the laws rely on."""
    t = table(Pirate(fleet=2, rum=2), Pirate(), Pirate()).t
    assert GAME.faults(t) == []
    t.players[0].cargo[RUM] = 3
    assert GAME.faults(t) == ["seat 1 carries more than the fleet can"]
    t.players[0].cargo[RUM] = 2
    t.players[1].chests = 10
    assert GAME.faults(t) == ["seat 2 owes a guard and has an empty ship"]
    t.players[1].chests = -1
    assert GAME.faults(t) == ["seat 2 has less than nothing"]
    t.players[1].chests = 0
    t.booty.counts[TALISMAN] = -1
    assert GAME.faults(t) == ["the booty deck has less than nothing"]
    t.players[1].fleet += 1
    t.players[2].cargo[RUM] += 1
    t.players[2].hand = (0,)
    counted = GAME.audit(t)
    assert (counted["ships 0"], counted["ships 1"]) == (10, 11)
    assert (counted["booty cards"], counted["adventure cards"]) == (61, 31)


@rule("P7-MERCHANT-12", "P7-MERCHANT-14")
def test_ships_go_on_guard_by_one_rule_and_come_home_by_another() -> None:
    assert tavern(4, Pirate(chests=9)).rules_of("guards") == ["P7-MERCHANT-12"]
    assert tavern(3, Pirate(fleet=3, chests=20)).rules_of("guards") == ["P7-MERCHANT-14"]
