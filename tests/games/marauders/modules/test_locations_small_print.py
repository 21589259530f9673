"""Small print of visits to locations: every reason, every number that is promised, limits at their edge."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.content import tables
from freebooter.games.marauders.modules.favours.board import boards
from freebooter.games.marauders.modules.locations.kinds.missionary import ABSOLUTION, affordable
from freebooter.games.marauders.modules.locations.kinds.pirate_haven import PART_OF_VISIT, TAKE_PART, rumours_left
from freebooter.games.marauders.modules.locations.kinds.prison import find_specialist
from freebooter.games.marauders.modules.locations.kinds.reef import FIND, NEXT_FIND, sunk_chance
from freebooter.games.marauders.modules.locations.state import locations_of
from freebooter.games.marauders.modules.locations.tokens import (
    MISSIONARY,
    NATIVES,
    PIRATE_HAVEN,
    PRISON,
    REEF,
    TRADE_STATION,
)
from freebooter.games.marauders.modules.loyalty.drawer import loyalty_of
from freebooter.games.marauders.moves import DONE, LOWER_BOUNTY
from freebooter.games.marauders.names import (
    CREW,
    CURACAO,
    DUTCH,
    FRIGATE,
    HULL,
    NASSAU,
    NOBODY,
    NONE,
    REINFORCED_HULL,
    SPANISH,
    SPECIALISTS,
    TEXTILES,
    TRINIDAD,
)
from freebooter.kernel.bag import Bag
from tests.games.marauders.cards import message, named
from tests.games.marauders.modules.loyal import level
from tests.games.marauders.modules.places import off, visits
from tests.games.marauders.table import Play
from tests.rules import rule


def numbers(game: Play, name: str = "visit-location") -> dict[str, object]:
    note = game.ask.preview(game.t, named(name))
    assert note is not None
    return dict(note.params)


def keep(deck: Bag, left: int) -> list[int]:
    """Leave so many cards; returns the others."""
    taken: list[int] = []
    while deck.left > left:
        taken.append(next(iter(deck.kinds())))
        deck.take(taken[-1])
    return taken


# Missionary


@rule("SG-LOC-MISSIONARY-02")
@pytest.mark.parametrize(("gold", "bounty", "count"), [(30, 2, 2), (7, 4, 2), (2, 4, 0), (3, 1, 1)])
def test_as_many_bounties_as_there_are_and_as_the_gold_is_enough_for(gold: int, bounty: int, count: int) -> None:
    game = off(NASSAU, MISSIONARY, gold=gold, bounties={SPANISH: bounty})
    assert affordable(game.t, game[0], SPANISH) == count


@rule("SG-LOC-MISSIONARY-02")
def test_the_missionary_says_what_a_bounty_costs_and_how_many_could_go() -> None:
    game = off(NASSAU, MISSIONARY, gold=30, bounties={SPANISH: 2, DUTCH: 1}).begins()
    assert numbers(game) == {"price": 3, "most": 2, "gold": 30}
    ask = ABSOLUTION.ask(game.t, 0, about=SPANISH)
    assert [move.value for move in ask.options] == [1, 2]
    assert message(ask.refusal(game.t, LOWER_BOUNTY[3])) == "mm-bounty-not-so-high"
    note = ask.preview(game.t, LOWER_BOUNTY[2])
    assert note is not None and dict(note.params) == {"price": 6, "gold": 30}


# Natives


@rule("SG-LOC-NATIVES-02")
def test_natives_take_one_card_that_is_aboard() -> None:
    game = visits(off(TRINIDAD, NATIVES, ship=FRIGATE, cargo=["rum-1", "rum-2", "sugar-1"], tracks={HULL: 1}))
    assert game.options == ["discard-cargo-rum", "discard-cargo-sugar"]
    assert message(game.ask.refusal(game.t, named("discard-cargo-cocoa"))) == "mm-none-aboard"
    game.seat(0).says("discard-cargo-rum")
    assert len(game[0].cargo) == 2


# Pirate haven


@rule("SG-LOC-HAVEN-03")
@pytest.mark.parametrize(("deck", "discarded", "left"), [(0, 0, False), (1, 0, True), (0, 1, True), (1, 1, True)])
def test_a_rumour_is_there_while_the_deck_or_the_discard_pile_has_one(deck: int, discarded: int, left: bool) -> None:
    game = off(NASSAU, PIRATE_HAVEN, bounties={DUTCH: 1})
    for kind in keep(game.t.decks.rumours, deck)[:discarded]:
        game.t.decks.rumours_discard.add(kind)
    assert rumours_left(game.t) == left


@rule("SG-LOC-HAVEN-02", "SG-LOC-HAVEN-03")
@pytest.mark.parametrize(
    ("rumour", "empty", "word"), [("", False, "new"), ("RU-01", False, "other"), ("", True, "none")]
)
def test_a_haven_says_who_would_join_and_what_rumour_is_heard(rumour: str, empty: bool, word: str) -> None:
    game = off(NASSAU, PIRATE_HAVEN, bounties={DUTCH: 1}, ship=FRIGATE, tracks={CREW: 1}, rumour=rumour)
    if empty:
        keep(game.t.decks.rumours, 0)
        game._counts = game.game.audit(game.t)
    assert numbers(game.begins()) == {"crew": 2, "rumour": word}


@rule("SG-LOC-HAVEN-02", "SG-LOC-HAVEN-04")
@pytest.mark.parametrize(
    ("crew", "empty", "reasons"),
    [
        (2, False, ["", "", ""]),
        (3, False, ["mm-nobody-joins", "mm-nobody-joins", ""]),
        (2, True, ["mm-no-rumours-left", "", "mm-no-rumours-left"]),
    ],
)
def test_what_there_is_to_visit_a_haven_for(crew: int, empty: bool, reasons: list[str]) -> None:
    """Both, the crew, or the rumour."""
    game = off(NASSAU, PIRATE_HAVEN, bounties={DUTCH: 1}, ship=FRIGATE, tracks={CREW: crew})
    if empty:
        keep(game.t.decks.rumours, 0)
    ask = PART_OF_VISIT.ask(game.t, 0)
    assert [message(ask.refusal(game.t, move)) for move in TAKE_PART] == reasons
    assert [move in ask.options for move in TAKE_PART] == [not each for each in reasons]
    told = [ask.preview(game.t, move) for move in TAKE_PART]
    assert [None if note is None else note.params["crew"] for note in told] == [3 - crew, 3 - crew, None]


# Prison


@rule("SG-LOC-PRISON-02")
def test_a_prison_says_how_many_types_he_lacks() -> None:
    found = numbers(off(NASSAU, PRISON, gold=9, employed=["GL-S1a"]).begins())
    assert (found["types"], found["price"], found["gold"]) == (len(SPECIALISTS) - 1, 5, 9)


@rule("SG-LOC-PRISON-03")
def test_which_of_two_specialists_is_met_first_is_chance() -> None:
    game = off(NASSAU, PRISON, gold=9)
    deck = game.t.decks.glory
    specialists = [kind for kind in deck.kinds() if tables.GLORY_SPECIALIST[kind] != NONE]
    for kind in specialists[2:]:
        deck.take(kind)
    game.t.chance = game.chance
    game.script([1])
    assert find_specialist(game.t, game[0]) == specialists[1]
    assert find_specialist(game.t, game[0]) == specialists[0]  # nothing is drawn for the last one


# Reef


@rule("SG-LOC-REEF-04", "SG-AMB-77")
@pytest.mark.parametrize(
    ("hull", "reinforced", "finds", "chance"),
    [(1, False, 1, 8 / 27), (2, False, 2, 8 / 27), (1, True, 1, 0.0), (1, True, 2, 8 / 27), (1, True, 3, 20 / 27)],
)
def test_the_chance_that_a_reef_sinks_the_ship(hull: int, reinforced: bool, finds: int, chance: float) -> None:
    """Three dice: no success in 8 of 27 rolls, one in 12."""
    fitted = [REINFORCED_HULL] if reinforced else []
    game = off(NASSAU, REEF, ship=FRIGATE, tracks={HULL: hull}, modifications=fitted)
    assert sunk_chance(game.t, game[0], finds) == pytest.approx(chance)


@rule("SG-LOC-REEF-04")
def test_what_is_said_of_the_next_find() -> None:
    game = off(NASSAU, REEF, ship=FRIGATE, tracks={HULL: 1})
    ask = NEXT_FIND.ask(game.t, 0, about=0)
    assert ask.preview(game.t, DONE) is None
    first = ask.preview(game.t, FIND[0])
    assert first is not None and dict(first.params) == {"finds": 1, "dice": 3, "sunk": 30}
    later = NEXT_FIND.ask(game.t, 0, about=1)
    stop, on = later.preview(game.t, DONE), later.preview(game.t, FIND[0])
    assert stop is not None and stop.params["finds"] == 1
    assert on is not None and on.params["finds"] == 2


@rule("SG-AMB-112")
@pytest.mark.parametrize(
    ("deck", "discarded", "reasons"),
    [(0, 0, "mm-no-cargo-cards"), (1, 0, ""), (0, 1, ""), (1, 1, "")],
)
def test_a_card_is_found_while_there_is_one(deck: int, discarded: int, reasons: str) -> None:
    game = off(NASSAU, REEF, tracks={CREW: 1})
    for kind in keep(game.t.decks.cargo, deck)[:discarded]:
        game.t.decks.cargo_discard.add(kind)
    ask = NEXT_FIND.ask(game.t, 0, about=0)
    found = {move.name: message(ask.refusal(game.t, move)) for move in FIND}
    assert found == {"find-cargo": reasons, "find-weapon": "", "find-rumour": "", "find-crew": ""}


@rule("SG-AMB-112", "SG-AMB-74")
def test_only_what_can_be_kept_is_found() -> None:
    game = off(NASSAU, REEF)
    keep(game.t.decks.rumours, 0)
    ask = NEXT_FIND.ask(game.t, 0, about=0)
    found = {move.name: ask.refusal(game.t, move) for move in FIND}
    assert {name: message(each) for name, each in found.items()} == {
        "find-cargo": "", "find-weapon": "", "find-rumour": "mm-no-rumours-left", "find-crew": "mm-crew-full",
    }  # fmt: skip
    full = found["find-crew"]
    assert full is not None and dict(full.params) == {"wanted": 0}
    restless = off(NASSAU, REEF, "loyalty", tracks={CREW: 1})
    loyalty_of(restless.t).levels[0] = level("restless")
    ask = NEXT_FIND.ask(restless.t, 0, about=0)
    assert message(ask.refusal(restless.t, named("find-crew"))) == "mm-nobody-joins"


@rule("SG-LOC-REEF-03", "SG-M10-05")
def test_a_card_of_the_reef_may_be_drawn_anew_and_is_nobodys_draw_any_more() -> None:
    game = off(NASSAU, REEF, "favours").begins().dice("x1")
    boards(game.t).favours[0] = 1
    game.seat(0).says("visit-location", "pass")
    game.draws_cargo("rum-1").seat(0).says("find-cargo")
    assert game.asked == (0, "draw-offer")
    game.dice("x11").seat(0).says("pass")
    assert (game.t.drawn_by, game.t.drawn_cargo) == (NOBODY, ())
    assert [tables.CARGO_NAMES[kind] for kind in game[0].cargo] == ["rum-1"]


# Trade station


@rule("SG-LOC-STATION-03")
def test_it_is_remembered_who_bought_at_a_station() -> None:
    game = visits(off(CURACAO, TRADE_STATION, gold=9).demands(CURACAO, TEXTILES))
    game.draws_cargo("rum-1", "sugar-1", "cocoa-1", "spices-1", "fruit-1", "timber-1").seat(0).says("do-buy")
    game.seat(0).says(next(name for name in game.options if name.startswith("buy-rum")))
    if game.asked == (0, "buy"):
        game.seat(0).says("done")
    assert locations_of(game.t).bought[0][CURACAO] == game.t.round
