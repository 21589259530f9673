"""What an option would bring, as it is told before it is chosen."""

import pytest

from freebooter.games.seven_seas.curses.thrown_ships import SAFE_PER_GIFT
from freebooter.games.seven_seas.moves import (
    BARGAIN,
    BARGAIN_GOODS,
    BUY_SHIPS,
    CHOOSE,
    DECLINE,
    DISCARD,
    DOUBLE_HOLD,
    GIFT,
    GIVE_DIE,
    KEEP,
    NAME_GOOD,
    NO_RITUAL,
    PLAY_CARD,
    SELL,
    SEND,
    TAKE_TILE,
    UNSINKABLE,
)
from freebooter.games.seven_seas.names import (
    ABORIGINE,
    CAPTAIN,
    CARTOGRAPHER,
    COFFEE,
    FRUIT,
    GOVERNOR,
    IDOL,
    KRAKEN,
    MERCHANT,
    RUM,
    SALARY,
    SHAMAN,
    SHIPWRIGHT,
    TAVERN,
    WHIRLPOOL,
)
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note
from tests.games.seven_seas.table import ENGLAND, FRANCE, HOLLAND, SPAIN, Pirate, Play, caravan, curse, port_card, table
from tests.rules import rule


def brings(game: Play, seat: int, move: Move) -> Note:
    """What the seat is told about an option."""
    note = game.ask_of(seat).preview(game.t, move)
    assert note is not None, f"nothing is told about {move}"
    return note


@rule("P7-ROUND-11")
@pytest.mark.parametrize("role", [CAPTAIN, ABORIGINE, SHAMAN])
@pytest.mark.parametrize("used", [[], [SHIPWRIGHT], [MERCHANT, CARTOGRAPHER]])
@pytest.mark.parametrize("hand", [[], [caravan(SPAIN, 2), port_card(1), curse(KRAKEN)]])
def test_whoever_takes_cards_back_is_told_how_many(role: int, used: list[int], hand: list[int]) -> None:
    game = table(Pirate(hand=hand, used=used), Pirate(), Pirate())
    assert brings(game, 0, CHOOSE[role]).params["back"] == len(used)


READY = Pirate(
    fleet=5,
    chests=3,
    rum=3,
    coffee=1,
    hand=[caravan(SPAIN, 2), caravan(SPAIN, 4), port_card(3), port_card(4), curse(KRAKEN)],
)


@rule("P7-CHOOSE-02")
@pytest.mark.parametrize(
    ("role", "message", "told"),
    [
        (SHIPWRIGHT, "brings-shipwright", {"most": 3, "reserve": 5, "chests": 3, "gift": 2, "rest": "no"}),
        (GOVERNOR, "brings-governor", {"free": 3, "reserve": 5, "points": -3, "gift": 1}),
        (CAPTAIN, "brings-captain", {"count": 2, "largest": 4, "empty": 1, "points": -3, "gift": 2, "back": 0}),
        (ABORIGINE, "brings-aborigine", {"count": 2, "best": 7, "now": 10, "gift": 2, "back": 0}),
        (SHAMAN, "brings-shaman", {"count": 1, "safe": 2 * SAFE_PER_GIFT, "gift": 2, "back": 0}),
        (MERCHANT, "brings-merchant", {"chests": 10, "port": "pirate-bay", "gift": 2}),
        (CARTOGRAPHER, "brings-cartographer", {"left": 26, "gift": 2}),
    ],
)
def test_a_role_says_what_it_would_bring_as_things_stand(role: int, message: str, told: dict[str, int | str]) -> None:
    """Three Rum bring two chests each in port 3 and one in port 4; the first player's gift is doubled."""
    game = table(READY, Pirate(corsair_of=[ENGLAND]), Pirate())
    note = brings(game, 0, CHOOSE[role])
    assert (note.message, note.params) == (message, told)


@rule("P7-ROUND-10")
@pytest.mark.parametrize(
    ("role", "rule_cited"),
    [
        (SHIPWRIGHT, "P7-SHIPWRIGHT-04"),
        (GOVERNOR, "P7-GOVERNOR-04"),
        (CAPTAIN, "P7-CAPTAIN-03"),
        (ABORIGINE, "P7-ABORIGINE-03"),
        (SHAMAN, "P7-SHAMAN-03"),
        (MERCHANT, "P7-MERCHANT-07"),
        (CARTOGRAPHER, "P7-CARTOGRAPHER-02"),
    ],
)
def test_a_role_that_can_only_be_a_mistake_says_so(role: int, rule_cited: str) -> None:
    taken = [ENGLAND, SPAIN, FRANCE, HOLLAND]
    game = table(Pirate(fleet=10, guards=0), Pirate(corsair_of=taken), Pirate(), deck=[], above=-1)
    note = brings(game, 0, CHOOSE[role])
    assert note.message.startswith("brings-mistake-")
    assert (note.rule, note.params["points"]) == (rule_cited, -3)


@rule("P7-SHIPWRIGHT-04", "P7-GOVERNOR-04", "P7-MERCHANT-07", "P7-CARTOGRAPHER-02")
@pytest.mark.parametrize(
    ("role", "message"),
    [
        (SHIPWRIGHT, "brings-shipwright"),
        (GOVERNOR, "brings-governor"),
        (MERCHANT, "brings-merchant"),
        (CARTOGRAPHER, "brings-cartographer"),
    ],
)
def test_one_ship_nation_good_or_card_is_enough_for_a_role(role: int, message: str) -> None:
    taken = [ENGLAND, SPAIN, FRANCE]
    game = table(Pirate(fleet=9, rum=1), Pirate(corsair_of=taken), Pirate(), deck=[curse(KRAKEN)], above=-1)
    assert brings(game, 0, CHOOSE[role]).message == message


@rule("P7-CAPTAIN-07")
def test_a_captain_without_an_empty_ship_is_told_of_the_black_spot() -> None:
    game = table(Pirate(fleet=1, hand=[caravan(SPAIN, 1)]), Pirate(), Pirate())
    assert brings(game, 0, CHOOSE[CAPTAIN]).rule == "P7-CAPTAIN-01"
    game = table(Pirate(fleet=1, rum=1, hand=[caravan(SPAIN, 1)]), Pirate(), Pirate())
    assert brings(game, 0, CHOOSE[CAPTAIN]).rule == "P7-CAPTAIN-07"


@rule("P7-CAPTAIN-06", "P7-ROUND-10")
@pytest.mark.parametrize(("corsair", "who", "seat"), [(None, "nobody", 0), (0, "you", 1), (1, "other", 2)])
def test_a_caravan_says_whose_corsair_must_come(corsair: int | None, who: str, seat: int) -> None:
    hand = [caravan(SPAIN, 3)]
    pirates = [
        Pirate(fleet=4, rum=1, hand=hand if at == 0 else [], corsair_of=[SPAIN] if at == corsair else [])
        for at in range(3)
    ]
    game = table(*pirates)
    game.alone(CAPTAIN)
    note = brings(game, 0, PLAY_CARD[caravan(SPAIN, 3)])
    assert (note.params["corsair"], note.params["seat"]) == (who, seat)
    assert (note.params["size"], note.params["empty"]) == (3, 3)
    assert brings(game, 0, DECLINE).params == {"points": -3}


@rule("P7-ABORIGINE-02")
def test_a_port_says_what_the_cargo_would_be_worth_there() -> None:
    game = table(READY, Pirate(), Pirate())
    game.alone(ABORIGINE)
    told = {"rum": 2, "coffee": 3, "fruit": 1, "there": 7, "now": 10}
    assert brings(game, 0, PLAY_CARD[port_card(3)]).params == told


@rule("P7-SHIPWRIGHT-01", "P7-AMB-41")
def test_bought_ships_say_what_is_left_and_who_goes_home_from_guard() -> None:
    game = table(Pirate(fleet=3, chests=11), Pirate(), Pirate())
    game.alone(SHIPWRIGHT)
    assert brings(game, 0, BUY_SHIPS[0]).message == "brings-buy-none"
    assert brings(game, 0, BUY_SHIPS[1]).params == {"cost": 1, "chests": 10, "fleet": 4, "guards": 1}
    assert brings(game, 0, BUY_SHIPS[2]).params == {"cost": 2, "chests": 9, "fleet": 6, "guards": 0}


@rule("P7-CAPTAIN-08", "P7-GOVERNOR-01")
def test_a_tile_says_how_many_caravans_of_the_nation_are_still_to_come() -> None:
    hand = [caravan(SPAIN, 1), caravan(FRANCE, 2)]
    deck = [caravan(SPAIN, 2), caravan(SPAIN, 3), caravan(ENGLAND, 4), curse(KRAKEN)]
    game = table(Pirate(fleet=6, hand=hand), Pirate(), Pirate(), deck=deck, above=0)
    game.alone(GOVERNOR)
    assert brings(game, 0, TAKE_TILE[SPAIN]).params == {"left": 3, "own": 1, "reserve": 4, "points": -3}
    assert brings(game, 0, TAKE_TILE[HOLLAND]).params == {"left": 0, "own": 0, "reserve": 4, "points": -3}


@rule("P7-MERCHANT-03", "P7-MERCHANT-05")
@pytest.mark.parametrize(("edition", "must", "points"), [("en", "no", -3), ("pl", "yes", -2)])
def test_a_sale_says_what_is_paid_for_each_card_and_what_is_kept(edition: str, must: str, points: int) -> None:
    game = table(Pirate(rum=4), Pirate(), Pirate(), edition=edition)
    game.alone(MERCHANT)
    assert brings(game, 0, SELL[RUM][0]).params == {"kept": 4, "must": must, "points": points}
    assert brings(game, 0, SELL[RUM][2]).params == {"chests": 2, "each": 1, "kept": 2}
    assert brings(game, 0, SELL[RUM][3]).params == {"chests": 9, "each": 3, "kept": 1}


@rule("P7-SHIPWRIGHT-05", "P7-GOVERNOR-05", "P7-CAPTAIN-29", "P7-MERCHANT-09", "P7-CARTOGRAPHER-03")
def test_gifts_say_what_they_bring_as_far_as_there_is_any() -> None:
    game = table(Pirate(fleet=8, spots=1), Pirate(), Pirate(), first=0)
    game.alone(SHIPWRIGHT).buys(1)
    assert [brings(game, 0, GIFT[size]).params["count"] for size in (1, 2)] == [1, 1]
    game = table(Pirate(fleet=8), Pirate(), Pirate(), first=0)
    game.alone(GOVERNOR).takes_tile(SPAIN)
    assert brings(game, 0, GIFT[2]).params == {"count": 1, "points": 3}  # the Black Spot of the tile
    game = table(Pirate(fleet=8, spots=4), Pirate(), Pirate(), first=0)
    game.alone(GOVERNOR).takes_tile(SPAIN)
    assert brings(game, 0, GIFT[2]).params == {"count": 2, "points": 6}
    game = table(Pirate(hand=[caravan(SPAIN, 1)]), Pirate(), Pirate(), first=0)
    game.alone(CAPTAIN).plays(caravan(SPAIN, 1))
    for seat in range(3):
        game.seat(seat).sends(0)
    assert brings(game, 0, GIFT[2]).params == {"count": 4}
    game = table(Pirate(rum=1), Pirate(), Pirate(), first=0)
    game.alone(MERCHANT).sells(rum=1)
    assert brings(game, 0, GIFT[2]).params == {"count": 2}
    game = table(Pirate(), Pirate(), Pirate(), first=0)
    game.alone(CARTOGRAPHER)
    assert brings(game, 0, GIFT[2]).params["count"] == 2


@rule("P7-RITUAL-03", "P7-RITUAL-07", "P7-RITUAL-11")
def test_rituals_say_what_they_cost_and_bring() -> None:
    game = table(Pirate(fleet=4, tokens=5, rum=1, coffee=1), Pirate(), Pirate())
    game.alone(SHIPWRIGHT)
    note = brings(game, 0, BARGAIN[BARGAIN_GOODS.index((RUM, COFFEE))])
    assert (note.params["cost"], note.params["tokens"], note.params["chests"]) == (3, 2, 5)
    assert brings(game, 0, DOUBLE_HOLD).params == {"cost": 2, "tokens": 3, "room": 3}
    assert brings(game, 0, UNSINKABLE).params == {"cost": 3, "tokens": 2, "level": 1}


@rule("P7-CURSE-08", "P7-CURSE-11")
def test_a_curse_says_what_it_does_to_who_plays_it() -> None:
    hand = [curse(WHIRLPOOL), curse(SALARY), curse(TAVERN), curse(KRAKEN)]
    cursed = Pirate(fleet=5, chests=23, talismans=2, fruit=1, hand=hand)
    game = table(cursed, Pirate(), Pirate(), first=1)
    game.alone(SHAMAN)
    told = {"thrown": 2, "held": 2, "safe": 3, "pays": "ship"}
    assert brings(game, 0, PLAY_CARD[curse(WHIRLPOOL)]).params == told
    assert brings(game, 0, PLAY_CARD[curse(SALARY)]).params == {"guards": 2, "chests": 4}
    assert brings(game, 0, PLAY_CARD[curse(TAVERN)]).params == {"dice": 3}
    assert brings(game, 0, PLAY_CARD[curse(KRAKEN)]).params["held"] == 1


@rule("P7-ROUND-05", "P7-AMB-48")
def test_a_gift_says_what_it_brings_and_declining_it_nothing() -> None:
    game = table(Pirate(hand=[port_card(1)]), Pirate(), Pirate())
    game.alone(ABORIGINE).plays(port_card(1))
    assert game.ask_of(0).preview(game.t, GIFT[0]) is None
    assert [brings(game, 0, GIFT[size]).params["count"] for size in (1, 2)] == [1, 2]


@rule("P7-CAPTAIN-04", "P7-CAPTAIN-21")
def test_ships_are_sent_beside_those_of_the_others_and_a_corsair_is_warned() -> None:
    game = table(Pirate(hand=[caravan(SPAIN, 3)]), Pirate(corsair_of=[SPAIN]), Pirate())
    game.alone(CAPTAIN).plays(caravan(SPAIN, 3))
    assert brings(game, 0, SEND[2]).message == "brings-send"
    game.seat(0).sends(2)
    note = brings(game, 1, SEND[1])
    assert (note.message, note.params["pirates"], note.params["size"]) == ("brings-send-corsair", 3, 3)


@rule("P7-CAPTAIN-24", "P7-CAPTAIN-25")
def test_goods_that_are_left_bring_nothing() -> None:
    game = table(Pirate(rum=1, hand=[port_card(1)]), Pirate(), Pirate()).booty_will_be(RUM)
    game.alone(ABORIGINE).plays(port_card(1)).takes_gift()
    note = brings(game, 0, KEEP[RUM][0])
    assert (note.message, note.rule, note.params) == ("brings-load-none", "P7-CAPTAIN-25", {"good": "rum", "left": 1})
    note = brings(game, 0, KEEP[RUM][1])
    assert (note.message, note.params["aboard"], note.params["left"]) == ("brings-load", 2, 0)


@rule("P7-MERCHANT-03", "P7-SHAMAN-11")
def test_a_discard_says_what_the_rest_of_the_cargo_is_worth() -> None:
    """Three Rum are worth the price of the port, two are worth a chest each."""
    game = table(Pirate(hand=[curse(TAVERN)]), Pirate(rum=3, fruit=2), Pirate(), port=1).faces(2, 2, 2)
    game.alone(SHAMAN).plays(curse(TAVERN))
    assert game.asked == (1, "tavern-goods")
    price = game.t.rules.prices[1][RUM]
    assert price > 1
    note = brings(game, 1, DISCARD[RUM])
    assert (note.params["aboard"], note.params["value"], note.params["now"]) == (2, 4, 3 * price + 2)
    note = brings(game, 1, DISCARD[FRUIT])
    assert (note.params["aboard"], note.params["value"], note.params["now"]) == (1, 3 * price + 1, 3 * price + 2)


@rule("P7-CURSE-10", "P7-AMB-37")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_an_idol_takes_the_last_ship_or_chest_too(edition: str) -> None:
    """Whoever has a card of the named good gives it, even with nothing to pay with."""
    last = Pirate(fleet=1) if edition == "en" else Pirate(chests=1)
    hand = [curse(IDOL)]
    poor = Pirate(fleet=1, rum=1, hand=hand) if edition == "en" else Pirate(chests=0, rum=1, hand=hand)
    game = table(poor, last, Pirate(), edition=edition)
    game.alone(SHAMAN).plays(curse(IDOL))
    note = brings(game, 0, NAME_GOOD[RUM])
    assert (note.message, note.params["held"], note.params["pay"]) == ("brings-name", 1, 2)


@rule("P7-END-07")
@pytest.mark.parametrize(("tokens", "points"), [(2, 0), (3, 1), (11, 3)])
def test_tokens_that_are_kept_are_worth_a_point_for_every_three(tokens: int, points: int) -> None:
    game = table(Pirate(tokens=tokens), Pirate(), Pirate())
    game.alone(SHIPWRIGHT)
    assert brings(game, 0, NO_RITUAL).params == {"tokens": tokens, "points": points}


@rule("P7-CURSE-13", "P7-AMB-39")
@pytest.mark.parametrize(
    ("goods", "chests", "booty", "nothing"),
    [(0, 0, 0, [2, 3, 5]), (1, 0, 0, [3, 5]), (0, 1, 0, [2, 5]), (0, 0, 1, [2, 3]), (1, 1, 1, [])],
)
def test_a_tavern_die_says_when_there_is_nothing_to_lose_or_win(
    goods: int, chests: int, booty: int, nothing: list[int]
) -> None:
    """The first die is the shaman's own; each face is another rule."""
    drinker = Pirate(rum=goods, chests=chests, hand=[curse(TAVERN)])
    game = table(drinker, Pirate(), Pirate(), booty=[0, booty, 0, 0]).faces(1, 2, 3)
    game.alone(SHAMAN).plays(curse(TAVERN))
    assert (game.asked, game.ask_of(0).about) == ((0, "give-die"), 0)
    for face in range(1, 7):
        note = brings(game, 0, GIVE_DIE[face])
        told = ("brings-die-nothing", "P7-AMB-39") if face in nothing else ("brings-die", f"P7-CURSE-{13 + face}")
        assert (note.message, note.rule, note.params) == (*told, {"face": face})
