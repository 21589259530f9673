"""What the board says of places that a captain has not reached yet: the same as he is told when he is there."""

from freebooter.games.marauders.content.tables import WAY
from freebooter.games.marauders.display.board_numbers import board_numbers
from freebooter.games.marauders.modules.locations.location import location_of_kind
from freebooter.games.marauders.modules.locations.numbers import places_for
from freebooter.games.marauders.modules.locations.raid.whole_raid import usual_raid
from freebooter.games.marauders.modules.locations.state import MODULE
from freebooter.games.marauders.modules.locations.tokens import (
    MISSIONARY,
    NATIVES,
    NAVAL_FORT,
    PIRATE_HAVEN,
    REEF,
    TOWN,
)
from freebooter.games.marauders.modules.locations.view import LocationsNumbers, PlaceNumbers
from freebooter.games.marauders.moves import MOVES
from freebooter.games.marauders.names import CARGO, CARTAGENA, DUTCH, ENGLISH, GALLEON, HAVANA, NASSAU, TRINIDAD, ZONES
from tests.games.marauders.modules.places import lays, off, reason
from tests.games.marauders.table import Captain, Play, table
from tests.rules import rule


def place(game: Play, zone: str) -> PlaceNumbers:
    numbers = board_numbers(game.t, 0)
    assert numbers is not None
    part = numbers.modules[MODULE]
    assert isinstance(part, LocationsNumbers)
    return part.places[zone]


@rule("SG-M9-13", "SG-M9-28")
def test_a_raid_is_told_as_its_preview_tells_it() -> None:
    game = off(NASSAU, TOWN, bounties={ENGLISH: 1}).begins()
    note = game.ask.preview(game.t, next(move for move in MOVES.table if move.name == "raid-location"))
    assert note is not None
    there = place(game, "nassau")
    assert (there.cards, there.nation, there.bounty, there.more) == (5, "english", 2, 3)
    assert (there.cards, there.bounty, there.more) == tuple(note.params[name] for name in ("cards", "bounty", "more"))
    assert there.odds is not None
    for name in ("success", "gold", "dead"):  # the preview knows which cards lie open
        assert abs(getattr(there.odds, name) - int(str(note.params[name]))) <= 3


def test_odds_are_worked_out_near_the_captain_in_his_turn() -> None:
    game = lays(lays(off(NASSAU, TOWN), HAVANA, NATIVES), TRINIDAD, NATIVES).begins()
    assert [place(game, zone).odds is None for zone in ("nassau", "havana", "trinidad")] == [False, False, True]
    numbers = board_numbers(game.t, 1)
    assert numbers is not None and isinstance(part := numbers.modules[MODULE], LocationsNumbers)
    assert [place.odds for place in part.places.values()] == [None, None, None]


@rule("SG-M9-06")
def test_who_may_visit_is_told_from_afar() -> None:
    game = lays(off(HAVANA, TOWN), NASSAU, PIRATE_HAVEN).begins()
    assert place(game, "havana").open and not place(game, "nassau").open
    game.t.players[0].bounties[DUTCH] = 1
    assert place(game, "nassau").open and place(game, "nassau").nation == ""
    at_fort = off(NASSAU, NAVAL_FORT, bounties={DUTCH: 1}).begins()
    assert not place(at_fort, "nassau").open and reason(at_fort, "visit-location") == "mm-place-not-for-pirates"


@rule("SG-M9-12", "SG-LOC-REEF-05")
def test_a_reef_and_a_broken_ship_promise_no_raid() -> None:
    game = lays(off(HAVANA, REEF), NASSAU, NATIVES).begins()
    assert place(game, "havana").cards == 0 and place(game, "nassau").cards == 4
    game.t.players[0].ship.tracks[CARGO] = 0
    assert place(game, "nassau").cards == 0


def test_moves_of_modules_have_no_other_name_in_the_menus_that_they_join() -> None:
    game = off(NASSAU, TOWN).begins()
    ask = game.ask
    assert "raid-location" in [move.name for move in ask.options]
    assert [ask.name_here(move) for move in ask.options] == [None] * len(ask.options)


# As if the captain were there


@rule("SG-M9-12", "SG-M9-28")
def test_a_place_is_told_as_if_the_captain_were_there() -> None:
    game = lays(lays(off(NASSAU, TOWN, ship=GALLEON), HAVANA, TOWN), TRINIDAD, REEF)
    lays(game, CARTAGENA, NATIVES)
    found = places_for(game.t, game[0]).places
    assert [found[zone].nation for zone in ("nassau", "havana", "trinidad", "cartagena")] == [
        "english", "spanish", "", "",
    ]  # fmt: skip
    assert [(found[zone].cards, found[zone].bounty, found[zone].more) for zone in ("trinidad", "cartagena")] == [
        (0, 0, 0),
        (4, 0, 0),
    ]
    for zone in range(len(ZONES)):
        if ZONES[zone] in found and ZONES[zone] != "trinidad":
            assert (found[ZONES[zone]].odds is not None) == (WAY[NASSAU][zone] <= 1)
    odds = found["nassau"].odds
    gold = usual_raid(game.t, game[0], location_of_kind(TOWN)).gold_if_won()
    assert odds is not None and odds.gold == int(gold + 0.5)


@rule("SG-M9-13")
def test_odds_are_not_told_of_places_two_zones_away() -> None:
    zone = next(zone for zone in range(len(ZONES)) if WAY[NASSAU][zone] == 2)
    game = lays(off(NASSAU, TOWN), zone, NATIVES)
    assert places_for(game.t, game[0]).places[ZONES[zone]].odds is None


@rule("SG-LOC-MISSIONARY-02", "MM-STASH-06")
def test_the_chest_at_home_pays_no_missionary_off_the_port() -> None:
    game = table(
        Captain("CAP-06", zone=TRINIDAD, in_port=True, stash=9, bounties={DUTCH: 1}), Captain(), modules=["locations"]
    )
    lays(game, TRINIDAD, MISSIONARY)
    assert not places_for(game.t, game[0]).places["trinidad"].open
    game[0].gold = 3
    assert places_for(game.t, game[0]).places["trinidad"].open
