"""What ends without any effect is said in the log, with the rule: nobody should have to look for what happened."""

import pytest

from freebooter.games.seven_seas.game import GAME
from freebooter.games.seven_seas.names import (
    CAPTAIN,
    CARTOGRAPHER,
    FRUIT,
    IDOL,
    KRAKEN,
    MERCHANT,
    SALARY,
    SHAMAN,
    SHIPWRIGHT,
    TAVERN,
)
from freebooter.words import Words
from tests.games.seven_seas.table import SPAIN, Pirate, Play, caravan, curse, table
from tests.rules import rule


def said(game: Play) -> list[tuple[object, object, str]]:
    """Whom it concerns, what is said, by which rule."""
    told = zip(game.told("no-effect"), game.rules_of("no-effect"), strict=True)
    return [(each["seat"], each["why"], each_rule) for each, each_rule in told]


def cursed(which: int, *others: Pirate, edition: str = "en", faces: tuple[int, ...] = ()) -> Play:
    """Seat 0, without ships and chests, plays a curse."""
    game = table(Pirate(fleet=0, chests=0, hand=[curse(which)]), *others, edition=edition)
    game.faces(*faces).choose(SHAMAN, SHAMAN, *[CARTOGRAPHER] * (len(others) - 1))
    game.shaman(seat=0).plays(curse(which))
    return game


@rule("P7-AMB-41")
@pytest.mark.parametrize("chests", [0, 7])
def test_a_shipwright_who_buys_nothing_is_told_of(chests: int) -> None:
    game = table(Pirate(fleet=5, chests=chests), Pirate(), Pirate())
    turn = game.alone(SHIPWRIGHT)
    if chests:
        turn.buys(0)
    assert said(game) == [(0, "bought", "P7-AMB-41")]


@rule("P7-AMB-44")
def test_an_english_merchant_who_sells_nothing_is_told_of() -> None:
    game = table(Pirate(rum=2, fruit=1), Pirate(), Pirate(), edition="en")
    game.alone(MERCHANT).sells()
    assert said(game) == [(0, "sold", "P7-AMB-44")]


@rule("P7-AMB-44", "P7-MERCHANT-08")
def test_a_mistake_is_not_said_twice() -> None:
    game = table(Pirate(rum=2), Pirate(), Pirate(), edition="pl")
    game.alone(MERCHANT).sells()
    assert said(game) == []
    assert game.rules_of("mistake") == ["P7-MERCHANT-08"]


@rule("P7-AMB-10")
def test_a_plunder_to_which_nobody_sends_a_ship() -> None:
    game = table(Pirate(hand=[caravan(SPAIN, 2)]), Pirate(), Pirate())
    game.choose(CAPTAIN, CAPTAIN, CARTOGRAPHER)
    game.captain(seat=0).plays(caravan(SPAIN, 2)).sends(0)
    game.seat(1).sends(0)
    game.seat(2).sends(0)
    assert said(game) == [(0, "sent", "P7-AMB-10")]


@rule("P7-AMB-30", "P7-AMB-37")
@pytest.mark.parametrize(("edition", "other"), [("en", Pirate(fleet=0)), ("pl", Pirate(chests=0))])
def test_who_cannot_pay_a_curse(edition: str, other: Pirate) -> None:
    game = cursed(IDOL, other, Pirate(), edition=edition)
    game.seat(0).names(FRUIT)
    assert said(game) == [(0, "owed", "P7-AMB-30"), (1, "owed", "P7-AMB-30")]


@rule("P7-AMB-30")
def test_who_can_pay_all_is_not_told_of() -> None:
    game = cursed(KRAKEN, Pirate(fleet=2), Pirate(fleet=0), faces=(1, 1))
    assert game[1].fleet == 0
    assert said(game) == []


@rule("P7-CURSE-11")
def test_a_salary_for_nobody() -> None:
    assert said(cursed(SALARY, Pirate(), Pirate())) == [(0, "guards", "P7-CURSE-11")]
    assert said(cursed(SALARY, Pirate(chests=12), Pirate())) == []


@rule("P7-AMB-39")
def test_a_tavern_that_takes_what_is_not_there() -> None:
    game = cursed(TAVERN, Pirate(), Pirate(), faces=(3, 2, 3))
    game.seat(0).gives(3, 2)
    assert said(game) == [(0, "chests", "P7-AMB-39"), (1, "goods", "P7-AMB-39")]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Green buys no ship: no mistake, but no gift either."),
        ("pl", "Zielony nie kupuje statków: to nie pomyłka, ale przywileju też nie ma."),
    ],
)
def test_the_sentence_that_people_read(language: str, sentence: str) -> None:
    game = table(Pirate(fleet=5), Pirate(), Pirate())
    game.alone(SHIPWRIGHT).buys(0)
    lines = Words(language, strict=True).log(GAME, game.events("no-effect"))
    assert [(line.text, line.rules) for line in lines] == [(sentence, ("P7-AMB-41",))]
