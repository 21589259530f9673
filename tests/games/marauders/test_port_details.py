"""The Port action at its boundaries: what is told before, why not, and gold or room that is just enough."""

import pytest

from freebooter.games.marauders.names import (
    CARGO,
    CHASERS,
    CREW,
    CURACAO,
    ENGLISH,
    FLUTE,
    FRIGATE,
    GALLEON,
    HAVANA,
    HULL,
    MAN_O_WAR,
    MASTS,
    NONE,
    PETITE_GOAVE,
    PORT_ROYAL,
    RUM,
    SPANISH,
    TIMBER,
    TORTUGA,
    TRINIDAD,
)
from freebooter.games.marauders.port.recruit import CREW_TO_HIRE, RECRUITING
from freebooter.games.marauders.port.sell import SELLING
from freebooter.games.marauders.port.shipyard import AT_SHIPYARD, YARD, cheapest_ship
from freebooter.games.marauders.port.visit import gold_in_demand
from freebooter.kernel.note import Refusal
from tests.games.marauders.cards import message, named, why
from tests.games.marauders.visits import brings, port, reasons, visit
from tests.rules import rule

# Selling


@rule("MM-SELL-01", "MM-SELL-02", "MM-SELL-07")
def test_what_selling_brings_is_told_before() -> None:
    game = (
        port(TORTUGA, ship=GALLEON, cargo=["rum-1", "rum-2", "rum-2-escape", "sugar-1"]).demands(TORTUGA, RUM).begins()
    )
    assert brings(game, "do-sell").params == {"cards": 4, "gold": 21, "demanded": 3}
    assert gold_in_demand(game.t, game[0]) == 18
    assert brings(game, "done").params == {"unsold": 18, "mission": 0}
    game.seat(0).says("do-sell")
    assert brings(game, "sell-rum-2").params == {"gold": 12, "demanded": 1, "glory": 0}
    assert brings(game, "sell-rum-3").params == {"gold": 18, "demanded": 1, "glory": 1}
    assert brings(game, "sell-sugar-1").params == {"gold": 3, "demanded": 0, "glory": 0}
    assert reasons(game, "sell-rum-4", "sell-cocoa-1", "sell-rum-0", "sell-rum-3") == [
        *["mm-not-so-many-aboard"] * 3, "",
    ]  # fmt: skip
    game.seat(0).says("sell-sugar-1")
    assert reasons(game, "sell-sugar-1", "sell-rum-1") == ["mm-spoken-of-already", ""]
    assert brings(game, "done").params == {"count": 1, "gold": 3}
    game.seat(0).says("done")
    assert (game[0].gold, len(game[0].cargo), game[0].track) == (3, 3, 0)
    assert gold_in_demand(game.t, game[0]) == 0, "it is too late to sell them"
    assert message(why(game, "do-sell")) == "mm-activity-done"


@rule("MM-SELL-01")
def test_all_that_was_chosen_ends_the_sale() -> None:
    game = port(TORTUGA, cargo=["rum-1", "sugar-1"]).demands(TORTUGA, TIMBER).begins()
    game.seat(0).says("do-sell", "sell-rum-1", "sell-sugar-1")
    assert (game.asked, game[0].gold, game[0].cargo) == ((0, "port"), 6, ())
    assert game.t.visit is not None and game.t.visit.chosen == ()


@rule("MM-PORT-03", "MM-SELL-01")
def test_selling_comes_first_and_needs_goods() -> None:
    game = visit(TORTUGA, cargo=["rum-1"])
    assert SELLING.hindrance(game.t, game[0]) is None and SELLING.possible(game.t, game[0])
    assert game.t.visit is not None
    game.t.visit.done = 1 << 3
    assert SELLING.hindrance(game.t, game[0]) == Refusal("mm-sell-first", "MM-PORT-03")
    assert not SELLING.possible(game.t, game[0])
    empty = visit(TORTUGA, mission="MI-02", load=True)
    assert SELLING.hindrance(empty.t, empty[0]) == Refusal("mm-nothing-to-sell", "MM-SELL-01")
    assert not SELLING.possible(empty.t, empty[0])


@rule("MM-PORT-04")
def test_leaving_a_port_says_what_is_left_undone() -> None:
    plain = port(TORTUGA, cargo=["sugar-1"]).demands(TORTUGA, RUM).begins()
    assert plain.ask.preview(plain.t, named("done")) is None
    load = port(CURACAO, mission="MI-22", load=True).begins()
    assert brings(load, "done").params == {"unsold": 0, "mission": 1}


# Recruiting


@rule("MM-RECRUIT-01", "MM-RECRUIT-02", "MM-RECRUIT-03", "MM-PORTPOWER-09", "MM-PORTPOWER-10")
@pytest.mark.parametrize(
    ("zone", "bounties", "reason", "free"),
    [
        (TRINIDAD, {}, "", 0),
        (TRINIDAD, {SPANISH: 1}, "", 0),
        (PETITE_GOAVE, {}, "", 1),
        (PETITE_GOAVE, {ENGLISH: 1}, "mm-no-recruits-for-pirates", 0),
        (PORT_ROYAL, {}, "", 0),
        (PORT_ROYAL, {SPANISH: 1}, "", 1),
    ],
)
def test_on_what_terms_men_join(zone: int, bounties: dict[int, int], reason: str, free: int) -> None:
    game = visit(zone, ship=FRIGATE, tracks={CREW: 1}, bounties=bounties)
    assert message(RECRUITING.hindrance(game.t, game[0])) == reason
    assert RECRUITING.possible(game.t, game[0]) == (reason == "")
    if not reason:
        note = RECRUITING.preview(game.t, CREW_TO_HIRE.ask(game.t, 0), RECRUITING.moves[0])
        assert note.params == {"free": free, "dice": 2, "chance": 56, "wanted": 2}
    game[0].ship.tracks[CREW] = 3
    full = Refusal("mm-crew-full", "MM-RECRUIT-03", wanted=0)
    forbidden = Refusal("mm-no-recruits-for-pirates", "MM-PORTPOWER-09")
    assert RECRUITING.hindrance(game.t, game[0]) == (forbidden if reason else full)
    assert not RECRUITING.possible(game.t, game[0])


@rule("MM-RECRUIT-02", "MM-RECRUIT-03")
def test_as_many_are_hired_as_are_wanted_and_paid() -> None:
    game = port(HAVANA, ship=GALLEON, tracks={CREW: 1}, gold=5).begins().dice("12")
    game.seat(0).says("do-recruit")
    assert game.options == ["hire-crew-0", "hire-crew-1", "hire-crew-2"]
    assert brings(game, "hire-crew-2").params == {"price": 4}
    assert why(game, "hire-crew-3") == Refusal("mm-too-little-gold", "MM-RECRUIT-02", price=6, gold=5, most=2)
    assert why(game, "hire-crew-4") == Refusal("mm-crew-full", "MM-RECRUIT-03", wanted=3)
    game.seat(0).says("hire-crew-2")
    assert (game[0].gold, game[0].ship.tracks[CREW]) == (1, 3)
    rich = port(HAVANA, ship=FLUTE, tracks={CREW: 0}, gold=50).begins().dice("12")
    rich.seat(0).says("do-recruit")
    assert rich.options == ["hire-crew-0", "hire-crew-1"]


@rule("MM-RECRUIT-02", "MM-STASH-06")
def test_the_chest_pays_the_crew_at_home() -> None:
    game = port(TRINIDAD, ship=GALLEON, tracks={CREW: 1}, gold=1, stash=10).begins().dice("12")
    game.seat(0).says("do-recruit")
    assert game.options[-1] == "hire-crew-3"
    assert brings(game, "hire-crew-1").params == {"price": 2, "stash": 1, "lost": 1}


# Rumours, and the yard as it is seen from outside


@rule("MM-RUMOR-01", "MM-PORTPOWER-05")
def test_what_asking_around_takes() -> None:
    game = port(HAVANA, gold=2).begins()
    assert brings(game, "do-rumour").params == {"price": 2, "dice": 2, "chance": 56}
    poor = port(HAVANA, gold=1).begins()
    assert why(poor, "do-rumour") == Refusal("mm-too-little-gold", "MM-RUMOR-01", price=2, gold=1, most=0)
    free = port(CURACAO).begins()
    assert brings(free, "do-rumour").params == {"price": 0, "dice": 2, "chance": 56}
    chest = port(TRINIDAD, gold=1, stash=10).begins()
    assert brings(chest, "do-rumour").params == {"price": 2, "dice": 2, "chance": 56, "stash": 1, "lost": 1}


@rule("MM-SHIPYARD-01")
def test_what_the_yard_has_is_told_before() -> None:
    game = port(HAVANA, tracks={HULL: 1, MASTS: 0, CREW: 0}, gold=9).offers_modification(HAVANA, CHASERS).begins()
    assert brings(game, "do-shipyard").params == {
        "damage": 3, "price": 6, "modification": "chasers", "fitting": 3, "weapon": 3, "ship": 8, "payable": 1,
    }  # fmt: skip
    bare = port(HAVANA, hand=["GL-22"]).offers_modification(HAVANA, NONE).begins()
    assert brings(bare, "do-shipyard").params == {
        "damage": 0, "price": 0, "modification": "none", "fitting": 0, "weapon": 3, "ship": 5, "payable": 0,
    }  # fmt: skip
    tied = port(HAVANA, ship=MAN_O_WAR, gold=9).begins()
    assert brings(tied, "do-shipyard").params["ship"] == 0
    great = visit(HAVANA, ship=FRIGATE)
    assert cheapest_ship(great.t, great[0]) == 0, "a smaller ship brings gold"
    broken = visit(HAVANA, ship=FLUTE, tracks={HULL: 1})
    assert cheapest_ship(broken.t, broken[0]) == 10 - 3


@rule("MM-SHIPYARD-01")
def test_an_empty_yard_is_seen_by_who_came_with_cards() -> None:
    for hand, shows in ((["GL-22"], True), ([], False)):
        game = visit(HAVANA, hand=hand)
        assert YARD.shows(game.t, YARD.ask(game.t, 0)) == shows


@rule("MM-SHIPYARD-01")
def test_a_yard_without_work_for_the_gold_there_is() -> None:
    poor = port(HAVANA).offers_modification(HAVANA, NONE).begins()
    assert why(poor, "do-shipyard") == Refusal("mm-nothing-at-yard", "MM-SHIPYARD-01", gold=0)
    assert not AT_SHIPYARD.possible(poor.t, poor[0])
    for captain in ({"gold": 2, "tracks": {HULL: 1}}, {"gold": 3}, {"weapons": [0]}, {"hand": ["GL-22"]}):
        game = port(HAVANA, **captain).offers_modification(HAVANA, NONE).begins()
        assert "do-shipyard" in game.options, captain


@rule("MM-SHIPYARD-10")
def test_why_nothing_is_repaired() -> None:
    inside = port(HAVANA, tracks={CARGO: 1, CREW: 1}, gold=2).begins()
    inside.seat(0).says("do-shipyard")
    assert reasons(inside, "repair-cargo", "repair-hull", "repair-crew") == [
        "",
        "mm-not-damaged",
        "mm-crew-is-recruited",
    ]
    assert brings(inside, "repair-cargo").params == {"price": 2}
    inside.seat(0).says("repair-cargo")
    assert (inside[0].gold, inside[0].ship.tracks[CARGO]) == (0, 2)
    poor = port(HAVANA, tracks={HULL: 1}, gold=1, weapons=[0]).begins()
    poor.seat(0).says("do-shipyard")
    assert why(poor, "repair-hull") == Refusal("mm-too-little-gold", "MM-SHIPYARD-10", price=2, gold=1, most=0)
    free = port(PETITE_GOAVE, tracks={HULL: 0}).begins()
    free.seat(0).says("do-shipyard", "repair-hull")
    assert free[0].ship.tracks[HULL] == 2, "all at once where it is free"
