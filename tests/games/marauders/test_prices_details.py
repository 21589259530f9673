"""Prices where powers meet and end: copies, friends at the yard, damage, gold that is just enough."""

import pytest

from freebooter.games.marauders import prices
from freebooter.games.marauders.names import (
    CANNONS,
    CARGO,
    CARTAGENA,
    CHASERS,
    COCOA,
    CREW,
    CURACAO,
    ENGLISH,
    FLUTE,
    FRIGATE,
    GALLEON,
    GRAPESHOT,
    HAVANA,
    HULL,
    LONG_GUNS,
    MASTS,
    NASSAU,
    OLD_PROVIDENCE,
    PETITE_GOAVE,
    REINFORCED_HULL,
    RUM,
    SLOOP,
    SPANISH,
    ST_JOHN,
    SUGAR,
    SWIVEL_GUNS,
    TRINIDAD,
)
from freebooter.games.marauders.state import Visit
from freebooter.games.marauders.state.player import count_bits
from freebooter.kernel.note import Refusal
from tests.games.marauders.table import Captain, Play, card, table
from tests.rules import rule

OTHER = Captain(zone=NASSAU)


def at(zone: int, visit: bool = True, **more: object) -> Play:
    """A captain in a port, in his Port action if it is a visit."""
    game = table(Captain(zone=zone, in_port=True, **more), OTHER)  # type: ignore[arg-type]
    if visit:
        game.t.visit = Visit(zone)
    return game


def drawn(game: Play, *names: str) -> None:
    game.t.drawn_cargo = tuple(sorted(card(name) for name in names))


# Goods


@rule("MM-BUY-03", "MM-BUY-04")
@pytest.mark.parametrize(
    ("zone", "names", "price"),
    [
        (TRINIDAD, ["rum-1"], 3),
        (TRINIDAD, ["rum-1", "rum-2"], 2),
        (TRINIDAD, ["rum-1", "rum-2", "rum-2-escape"], 1),
        (TRINIDAD, ["rum-1", "rum-2", "rum-2-escape", "rum-3-hull"], 1),
        (NASSAU, ["rum-1"], 2),
        (NASSAU, ["rum-1", "rum-2"], 1),
        (NASSAU, ["rum-1", "rum-2", "rum-2-escape"], 1),
    ],
)
def test_a_good_by_its_copies(zone: int, names: list[str], price: int) -> None:
    for visit in (True, False):
        game = at(zone, visit)
        drawn(game, *names, "sugar-1")
        assert prices.goods_price(game.t, game[0], RUM) == price


@rule("MM-BUY-03")
def test_bargains_and_a_named_good_count_as_copies_of_that_good_alone() -> None:
    game = at(TRINIDAD, id="CAP-05")
    drawn(game, "rum-1", "sugar-1")
    visit = game.t.visit
    assert visit is not None
    visit.bargains = (RUM,)
    assert [prices.goods_price(game.t, game[0], good) for good in (RUM, SUGAR)] == [2, 3]
    visit.named = RUM
    assert [prices.goods_price(game.t, game[0], good) for good in (RUM, SUGAR)] == [1, 3]
    visit.bargains = (SUGAR, SUGAR)
    assert [prices.goods_price(game.t, game[0], good) for good in (RUM, SUGAR)] == [2, 1]


@rule("MM-PORTPOWER-04", "MM-AMB-32")
@pytest.mark.parametrize(
    ("zone", "each", "more", "price"),
    [
        (CARTAGENA, [3, 2, 1], 0, 6),
        (CARTAGENA, [3, 2, 1, 1], 0, 4),
        (CARTAGENA, [1, 1, 2, 2, 3], 0, 6),
        (CARTAGENA, [3, 2, 1], 1, 3),
        (CARTAGENA, [3, 2], 1, 5),
        (HAVANA, [3, 2, 1, 1], 0, 7),
    ],
)
def test_one_card_is_free_in_cartagena_for_three_paid(zone: int, each: list[int], more: int, price: int) -> None:
    game = at(zone)
    assert game.t.visit is not None
    game.t.visit.more_cards = more
    assert prices.price_together(game.t, game[0], each) == price
    if not more:
        game.t.visit = None
        assert prices.price_together(game.t, game[0], each) == price


@rule("MM-GLORY-10")
@pytest.mark.parametrize(("each", "price"), [([], 0), ([1], 1), ([2], 1), ([3], 1), ([2, 2], 2), ([3, 3], 4)])
def test_a_purser_saves_two_and_leaves_one_to_pay(each: list[int], price: int) -> None:
    game = at(TRINIDAD, employed=["GL-S7a"])
    assert prices.price_together(game.t, game[0], each) == price
    assert prices.purchase_price(game.t, game[0], ()) == 0


@rule("MM-BUY-03")
def test_a_purchase_is_the_sum_of_its_cards() -> None:
    game = at(TRINIDAD)
    drawn(game, "rum-1", "rum-2", "sugar-1", "cocoa-1")
    chosen = tuple(card(name) for name in ("rum-1", "sugar-1"))
    assert prices.prices_of(game.t, game[0], chosen) == [2, 3]
    assert prices.purchase_price(game.t, game[0], chosen) == 5
    assert prices.goods_of((*chosen, card("rum-2"))) == sorted([RUM, SUGAR])
    assert [prices.copies(game.t.drawn_cargo, good) for good in (RUM, SUGAR, COCOA, 7)] == [2, 1, 1, 0]


@rule("MM-SELL-02", "MM-SELL-03", "MM-PORTPOWER-06", "MM-PORTPOWER-07")
@pytest.mark.parametrize(
    ("zone", "captain", "bounties", "wanted", "other"),
    [
        (TRINIDAD, "CAP-06", {}, 6, 3),
        (NASSAU, "CAP-06", {}, 6, 2),
        (HAVANA, "CAP-06", {}, 7, 3),
        (HAVANA, "CAP-06", {ENGLISH: 1}, 6, 3),
        (HAVANA, "CAP-01", {}, 8, 3),
        (TRINIDAD, "CAP-01", {}, 7, 3),
        (TRINIDAD, "CAP-10", {}, 6, 3),
        (NASSAU, "CAP-01", {ENGLISH: 1}, 7, 2),
    ],
)
def test_what_goods_bring(zone: int, captain: str, bounties: dict[int, int], wanted: int, other: int) -> None:
    game = at(zone, id=captain, bounties=bounties).demands(zone, RUM)
    assert (prices.sale_price(game.t, game[0], RUM), prices.sale_price(game.t, game[0], SUGAR)) == (wanted, other)
    sold = tuple(card(name) for name in ("rum-1", "rum-2", "sugar-1"))
    assert prices.proceeds(game.t, game[0], sold) == 2 * wanted + other
    assert prices.demand_for_glory(game.t, game[0]) == 3


# The yard


@rule("MM-SHIPYARD-02", "MM-PORTPOWER-05")
@pytest.mark.parametrize(
    ("zone", "friends", "expected"),
    [
        (TRINIDAD, 0, [10, 10, 35, 35]),
        (CURACAO, 0, [10, 10, 30, 30]),
        (TRINIDAD, 1, [2, 2, 27, 27]),
        (TRINIDAD, 2, [0, 0, 19, 19]),
        (CURACAO, 1, [2, 2, 22, 22]),
    ],
)
def test_ships_and_friends_at_the_yard(zone: int, friends: int, expected: list[int]) -> None:
    game = at(zone)
    assert game.t.visit is not None
    game.t.visit.yard_friends = friends
    assert [prices.ship_price(game.t, game[0], kind) for kind in (SLOOP, FLUTE, FRIGATE, GALLEON)] == expected
    if friends == 0:
        game.t.visit = None
        assert [prices.ship_price(game.t, game[0], kind) for kind in (SLOOP, FLUTE, FRIGATE, GALLEON)] == expected


@rule("MM-SHIPYARD-03", "MM-AMB-38", "MM-AMB-95")
@pytest.mark.parametrize(
    ("ship", "tracks", "fitted", "moved", "price"),
    [
        (SLOOP, {}, [], 0, 5),
        (SLOOP, {HULL: 1}, [], 0, 4),
        (SLOOP, {CREW: 0}, [], 0, 5),
        (SLOOP, {HULL: 0, MASTS: 0, CARGO: 0, CANNONS: 0}, [], 0, 0),
        (SLOOP, {HULL: 0, MASTS: 0, CARGO: 1}, [], 0, 0),
        (SLOOP, {HULL: 0, MASTS: 0}, [], 0, 1),
        (FRIGATE, {CANNONS: 1}, [SWIVEL_GUNS, CHASERS], 0, 10),
        (FRIGATE, {}, [SWIVEL_GUNS, CHASERS], 0, 12),
        (FRIGATE, {}, [SWIVEL_GUNS, CHASERS], 1 << CHASERS, 11),
        (FRIGATE, {}, [SWIVEL_GUNS, LONG_GUNS], 1 << SWIVEL_GUNS | 1 << LONG_GUNS, 10),
    ],
)
def test_what_the_own_ship_brings(ship: int, tracks: dict[int, int], fitted: list[int], moved: int, price: int) -> None:
    game = at(TRINIDAD, ship=ship, tracks=tracks, modifications=fitted)
    assert prices.ship_sale(game.t, game[0], moved) == price
    if not moved:
        assert prices.ship_sale(game.t, game[0]) == price
    lost = sum(game[0].ship.value(location) - left for location, left in tracks.items() if location != CREW)
    assert prices.damage_points(game[0].ship) == lost
    assert count_bits(game[0].ship.modifications) == len(fitted)


@rule("MM-SHIPYARD-10", "MM-PORTPOWER-08", "MM-PORTPOWER-09")
@pytest.mark.parametrize(
    ("zone", "captain", "bounties", "repair", "weapon"),
    [
        (TRINIDAD, "CAP-06", {}, 2, 3),
        (TRINIDAD, "CAP-10", {}, 1, 3),
        (TRINIDAD, "CAP-15", {}, 2, 1),
        (PETITE_GOAVE, "CAP-10", {}, 0, 3),
        (PETITE_GOAVE, "CAP-06", {}, 0, 3),
        (OLD_PROVIDENCE, "CAP-06", {}, 2, 3),
        (OLD_PROVIDENCE, "CAP-06", {ENGLISH: 1}, 2, 3),
        (OLD_PROVIDENCE, "CAP-06", {SPANISH: 1}, 0, 1),
        (HAVANA, "CAP-06", {SPANISH: 1}, 2, 3),
    ],
)
def test_repairs_and_arms(zone: int, captain: str, bounties: dict[int, int], repair: int, weapon: int) -> None:
    game = at(zone, id=captain, bounties=bounties)
    assert prices.repair_price(game.t, game[0]) == repair
    assert prices.weapon_price(game.t, game[0], GRAPESHOT) == weapon
    assert prices.weapon_sale(game.t, game[0], GRAPESHOT) == 1


@rule("MM-PORTPOWER-08")
def test_the_armourer_has_one_cheap_weapon_in_a_port_action_and_keeps_it_where_all_are_cheap() -> None:
    game = at(TRINIDAD, id="CAP-15")
    visit = game.t.visit
    assert visit is not None and prices.uses_cheap_arms(game.t, game[0])
    visit.arms_used = True
    assert not prices.uses_cheap_arms(game.t, game[0])
    assert prices.weapon_price(game.t, game[0], GRAPESHOT) == 3
    visit.arms_used, visit.powers = False, False
    assert not prices.uses_cheap_arms(game.t, game[0]), "not in a place that is no port"
    game.t.visit = None
    assert not prices.uses_cheap_arms(game.t, game[0]), "not outside a Port action"
    cheap = at(OLD_PROVIDENCE, id="CAP-15", bounties={SPANISH: 1})
    assert not prices.uses_cheap_arms(cheap.t, cheap[0])
    plain = at(TRINIDAD)
    assert not prices.uses_cheap_arms(plain.t, plain[0])


@rule("MM-MOD-09", "MM-PORTPOWER-13", "MM-AMB-43")
def test_modifications() -> None:
    for zone, price in ((TRINIDAD, 3), (ST_JOHN, 1)):
        game = at(zone)
        assert game.t.visit is not None
        assert prices.modification_price(game.t, game[0], CHASERS) == price
        game.t.visit.yard_friends = 1
        assert prices.modification_price(game.t, game[0], CHASERS) == 0
        game.t.visit = None
        assert prices.modification_price(game.t, game[0], CHASERS) == price
        assert prices.transfer_price(game.t, game[0], CHASERS) == 1
        assert prices.refresh_price(game.t, game[0], REINFORCED_HULL) == 3


# People, and what gold there is


@rule("MM-RECRUIT-02", "MM-RUMOR-01", "MM-PORTPOWER-05", "MM-PORTPOWER-12", "MM-PORTPOWER-14")
def test_people_and_their_prices() -> None:
    game, hirer, curacao = at(TRINIDAD), at(TRINIDAD, id="CAP-07"), at(CURACAO)
    other = at(TRINIDAD, id="CAP-10")
    assert prices.crew_price(other.t, other[0]) == 2
    assert (prices.crew_price(game.t, game[0]), prices.crew_price(hirer.t, hirer[0])) == (2, 1)
    assert (prices.rumour_price(game.t, game[0]), prices.rumour_price(curacao.t, curacao[0])) == (2, 0)
    assert (prices.redraw_price(game.t, game[0]), prices.courier_fee(game.t, game[0])) == (1, 5)


@rule("MM-STASH-06")
def test_who_has_just_enough_is_not_too_poor() -> None:
    game = at(HAVANA, gold=4)
    assert prices.too_poor(game.t, game[0], 4, "MM-BUY-03") is None
    assert prices.too_poor(game.t, game[0], 5, "MM-BUY-03") == Refusal(
        "mm-too-little-gold", "MM-BUY-03", price=5, gold=4, most=0
    )
    home = at(TRINIDAD, gold=4, stash=3)
    assert prices.too_poor(home.t, home[0], 7, "MM-BUY-03") is None
    assert prices.too_poor(home.t, home[0], 8, "MM-BUY-03", 2) == Refusal(
        "mm-too-little-gold", "MM-BUY-03", price=8, gold=7, most=2
    )
