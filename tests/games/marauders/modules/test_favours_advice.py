"""What bots make of favours, and what is counted and said of them."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.actions.weights import Chart
from freebooter.games.marauders.advice.evaluation import evaluate
from freebooter.games.marauders.advice.offers import ValuedOffer
from freebooter.games.marauders.modules.favours.advice import (
    add_rumour,
    chances_of_copies,
    market_worth,
    purchase_worths,
    second_try,
)
from freebooter.games.marauders.modules.favours.buying import BUYING_FAVOURS
from freebooter.games.marauders.modules.favours.statistics import FavoursStatistics
from freebooter.games.marauders.moves import DONE
from freebooter.games.marauders.names import (
    CARIBBEAN_SEA,
    COCOA,
    CREW,
    DUTCH,
    ENGLISH,
    FLUTE,
    HAVANA,
    HULL,
    PORT_ROYAL,
    RUM,
    SPANISH,
    TRINIDAD,
    ZONES,
)
from freebooter.games.marauders.npcs.scouting import all_scout
from freebooter.games.marauders.port.visit import IN_PORT
from freebooter.games.marauders.statistics import STATISTICS
from freebooter.games.marauders.turn.flow import weather_storm
from freebooter.kernel.ask import Ask
from freebooter.kernel.counting.statistics import Tally
from freebooter.kernel.events import Event
from tests.games.marauders.modules.favour_tables import laid
from tests.games.marauders.table import PORT_ACTION, RAID, TURN, Captain, Play, card


def likes(game: Play, name: str) -> bool:
    """Is this the most inviting option of the question?"""
    return liked(game, game.ask) == name


def liked(game: Play, ask: Ask) -> str:
    weights = ask.weights(game.t)
    assert weights is not None
    return ask.options[weights.index(max(weights))].name


# Spending


def test_a_rumour_that_would_be_false_is_worth_a_favour() -> None:
    captain = Captain("CAP-06", zone=PORT_ROYAL, in_port=True, rumour="RU-01")
    game = laid(captain, 1, game=TURN).begins()
    game.dice("11").seat(0).says("act-on-rumour")
    assert likes(game, "spend-favour")


def test_recruiting_one_man_is_not() -> None:
    captain = Captain("CAP-06", zone=TRINIDAD, in_port=True, gold=9, tracks={CREW: 1})
    game = laid(captain, 1, game=PORT_ACTION).begins()
    game.dice("11").seat(0).says("do-recruit")
    assert game.asked == (0, "roll-offer")
    assert likes(game, "pass")


@pytest.mark.parametrize(("thrown", "liked_most"), [("112", "spend-favour"), ("xx1", "pass")])
def test_a_storm_that_may_sink_him(thrown: str, liked_most: str) -> None:
    game = laid(Captain(tracks={HULL: 1}, gold=9), 1).dice(thrown)
    game.t.storm = 3
    ask = next(weather_storm(game.t, game[0]))
    assert isinstance(ask, Ask) and liked(game, ask) == liked_most


POOR_MARKET = ["cocoa-1", "spices-1", "timber-1", "textiles-1", "fruit-1", "sugar-1"]
RICH_MARKET = ["cocoa-1", "cocoa-2", "cocoa-3-masts", "cocoa-2-escape", "fruit-1", "sugar-1"]


@pytest.mark.parametrize(("cards", "liked_most"), [(POOR_MARKET, "spend-favour"), (RICH_MARKET, "pass")])
def test_a_poor_market_is_worth_a_favour_and_a_rich_one_is_not(cards: list[str], liked_most: str) -> None:
    captain = Captain("CAP-06", zone=TRINIDAD, in_port=True, gold=20)
    game = laid(captain, 1, game=PORT_ACTION).demands(TRINIDAD, RUM).demands(HAVANA, COCOA).begins()
    game.draws_cargo(*cards).seat(0).says("do-buy")
    assert likes(game, liked_most)


def test_a_full_hold_has_no_use_for_another_market() -> None:
    captain = Captain("CAP-06", zone=TRINIDAD, in_port=True, gold=20, cargo=["rum-1", "rum-2"])
    game = laid(captain, 5, game=PORT_ACTION).demands(TRINIDAD, RUM).begins()
    game.t.drawn_cargo = tuple(card(name) for name in POOR_MARKET)
    assert market_worth(game.t, game[0]) == 0


def test_the_chances_of_copies_are_those_of_cards_drawn_together() -> None:
    assert chances_of_copies(2, 2, 4) == pytest.approx((1 / 6, 4 / 6, 1 / 6))
    assert sum(chances_of_copies(6, 9, 60)) == pytest.approx(1)


@pytest.mark.parametrize(
    ("cards", "liked_most"),
    [
        (["rum-2-escape", "sugar-2-escape", "cocoa-2-escape"], "spend-favour"),
        (["rum-2", "sugar-2", "cocoa-2"], "pass"),
    ],
)
def test_a_merchant_that_would_escape_is(cards: list[str], liked_most: str) -> None:
    game = laid(Captain(ship=FLUTE), 3, game=RAID).merchant(CARIBBEAN_SEA, DUTCH).begins()
    game.draws_cargo(*cards).seat(0).says("engage")
    assert likes(game, liked_most)


def test_so_is_a_navy_that_he_cannot_fight() -> None:
    captain = Captain(gold=20, bounties={SPANISH: 2}, tracks={HULL: 1, CREW: 1})
    game = laid(captain, 2, npcs={SPANISH: ("EV-01", CARIBBEAN_SEA)}).dice("x1")
    part = all_scout(game.t, game[0])
    assert not isinstance(part, tuple)
    ask = next(part)
    assert isinstance(ask, Ask) and liked(game, ask) == "spend-favour"


# Ports


def test_a_closed_port_that_wants_his_goods_is_a_goal_if_favours_open_it() -> None:
    captain = Captain("CAP-12", zone=HAVANA, gold=6, cargo=["rum-1", "rum-2", "rum-3-escape"], bounties={SPANISH: 1})
    with_favours, without = [laid(captain, own, game=TURN).demands(HAVANA, RUM) for own in (2, 0)]
    assert Chart(with_favours.t, with_favours[0]).call > 100
    assert Chart(without.t, without[0]).call < 0
    game = with_favours.begins()
    assert likes(game, "enter-port")
    game.seat(0).says("enter-port", "enter-by-favours")
    assert likes(game, "port-action")


def test_the_fee_is_cheaper_than_four_favours() -> None:
    captain = Captain("CAP-12", zone=PORT_ROYAL, gold=20, bounties={ENGLISH: 4})
    game = laid(captain, 5, game=TURN).begins()
    game.seat(0).says("enter-port")
    assert not likes(game, "enter-by-favours")


# Buying


def test_one_favour_is_bought_by_all_and_more_with_gold_to_spare() -> None:
    rich, poor = [laid(Captain(gold=gold, stash=stash)) for gold, stash in ((30, 60), (4, 0))]
    assert purchase_worths(rich.t, rich[0], 3)[3] > purchase_worths(rich.t, rich[0], 3)[1] > 0
    assert purchase_worths(poor.t, poor[0], 3)[1] > 0 > purchase_worths(poor.t, poor[0], 3)[2]
    enough = laid(Captain(gold=4), 1)
    game = laid(Captain("CAP-12", zone=TRINIDAD, in_port=True, gold=30, stash=60), game=PORT_ACTION).begins()
    leaving = IN_PORT.offer_of[DONE]
    assert isinstance(leaving, ValuedOffer)
    for own, buys in ((game, True), (poor, True), (enough, False)):
        worth = BUYING_FAVOURS.worth(own.t, own[0], BUYING_FAVOURS.moves[0])
        assert (worth > leaving.worth(own.t, own[0], DONE)) is buys
    game.seat(0).says("do-favours")
    assert game.ask.options[0].value == 1 and not likes(game, "buy-favours-1")


def test_one_more_is_bought_for_a_rumour_that_may_prove_false() -> None:
    without, heard = [laid(Captain("CAP-06", gold=9, rumour=rumour), 1) for rumour in ("", "RU-01")]
    assert second_try(without[0]) == 0 < second_try(heard[0])
    assert purchase_worths(heard.t, heard[0], 3)[1] > purchase_worths(without.t, without[0], 3)[1]


# Rumours


@pytest.mark.parametrize(("zone", "port"), [(PORT_ROYAL, True), (PORT_ROYAL, False), (TRINIDAD, True)])
def test_the_place_of_a_rumour_is_worth_more_with_a_favour(zone: int, port: bool) -> None:
    captain = Captain("CAP-06", zone=HAVANA, gold=6, rumour="RU-01")
    having, without = [laid(captain, own, game=TURN) for own in (1, 0)]
    more = second_try(having[0]) if zone == PORT_ROYAL and port else 0
    for game, value, after in ((having, 7, 7 + more), (without, 7, 7), (having, -100, -100)):
        values = [value] * len(ZONES)  # below 0 the port is closed
        add_rumour(game.t, values, game[0], port)
        assert values[zone] == after


@pytest.mark.parametrize(("own", "rumour", "asks"), [(1, "", True), (0, "", False), (1, "RU-01", False)])
def test_with_a_favour_captains_ask_around_to_whom_few_people_talk(own: int, rumour: str, asks: bool) -> None:
    captain = Captain("CAP-02", zone=TRINIDAD, in_port=True, gold=2, rumour=rumour)
    game = laid(captain, own, game=PORT_ACTION).begins()
    weights = dict(zip([move.name for move in game.ask.options], game.ask.weights(game.t) or [], strict=True))
    assert (weights["do-rumour"] > weights["done"]) is asks


def test_a_position_with_favours_is_better() -> None:
    without, having = evaluate(laid(Captain(), 0).t)[0], evaluate(laid(Captain(), 3).t)[0]
    assert having > without


# Counted and said


def test_what_favours_were_for_is_counted() -> None:
    def event(kind: str, rule: str, **data: object) -> Event:
        return Event(kind, (rule,), {"seat": 0, **data})  # type: ignore[dict-item]

    events = [
        event("favours-gained", "SG-M10-02", count=3),
        event("favours-gained", "SG-M10-03", count=1),
        event("favours-spent", "SG-M10-07", count=1),
        event("skill-rolled", "MM-SCOUT-02", purpose="scouting", dice=[1]),
        event("skill-rolled", "MM-SCOUT-02", purpose="claim", dice=[1]),
        event("favours-spent", "SG-M10-11", count=2),
        event("favours-lost", "SG-M10-17", count=1),
    ]
    tally = Tally()
    FavoursStatistics().count(events, [], [], tally)
    assert tally.counts == {"favour-rolls": {"scouting": 1}}
    assert {name: value for name, value in tally.measures.items() if value} == {
        "favours-bought": 3, "favours-of-missions": 1, "favours-for-rolls": 1, "favours-for-ports": 2,
        "favours-lost": 1,
    }  # fmt: skip
    assert STATISTICS.kind_of("favour-rolls") == "purpose"
