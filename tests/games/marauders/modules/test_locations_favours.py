"""Locations with favours, and with favours and loyalty together (SG-PAIR-45, SG-TRIPLE-04)."""

from freebooter.games.marauders.modules.favours.board import MODULE as FAVOURS
from freebooter.games.marauders.modules.favours.board import FavourBoards
from freebooter.games.marauders.modules.locations.tokens import NATIVES, PRISON, TOWN
from freebooter.games.marauders.names import CREW, ENGLISH, GALLEON, NASSAU
from tests.games.marauders.modules.loyal import level, of
from tests.games.marauders.modules.places import defence, off, outcome, visits
from tests.games.marauders.table import Play
from tests.rules import rule

HARSH = ["rum-3-hull", "spices-4-hull", "rum-3-escape", "sugar-3-escape"]
CALM = ["rum-1", "sugar-1", "cocoa-1", "spices-1"]


def favours(game: Play) -> list[int]:
    drawer = game.t.drawer(FAVOURS)
    assert isinstance(drawer, FavourBoards)
    return drawer.favours


@rule("SG-PAIR-45")
def test_a_favour_redraws_the_defence_cards_and_never_the_dice() -> None:
    game = off(NASSAU, NATIVES, "favours", ship=GALLEON)
    favours(game)[0] = 3
    game.begins().draws_cargo(*HARSH).seat(0).says("raid-location")
    assert game.asked == (0, "draw-offer") and sorted(defence(game)) == sorted(HARSH)
    game.draws_cargo(*CALM).seat(0).says("spend-favour")
    assert sorted(defence(game)) == sorted(CALM) and favours(game)[0] < 3
    assert game.t.decks.cargo_discard.left == 4
    assert game.asked == (0, "bombardment")
    game.dice("1").seat(0).says("bombard")
    assert game.asked == (0, "bombardment")  # nothing repeats the die
    game.dice("11").seat(0).says("done", "assault")
    assert game.asked == (0, "location-cargo")


@rule("SG-PAIR-45", "SG-OPT-10", "SG-LOC-TOWN-02")
def test_favours_are_bought_as_the_one_activity_of_a_town() -> None:
    game = off(NASSAU, TOWN, "favours", gold=20)
    before = favours(game)[0]
    visits(game)
    assert "do-favours" in game.options
    game.dice("xx").seat(0).says("do-favours")
    while game.asked is not None and game.asked[1] != "action":
        game.chance.script = [5] * 6
        game.seat(0).does(game.ask.options[-1])
    assert favours(game)[0] > before and game.t.visit is None


@rule("SG-TRIPLE-04", "SG-PAIR-45", "SG-PAIR-46")
def test_a_restless_crew_with_favours_raids_a_prison() -> None:
    game = off(NASSAU, PRISON, "favours", "loyalty", ship=GALLEON, tracks={CREW: 3})
    favours(game)[0] = 3
    of(game).levels[0] = level("restless")
    game.begins().draws_cargo(*HARSH).seat(0).says("raid-location")
    game.draws_cargo(*CALM).seat(0).says("spend-favour", "done")
    game.dice("11").seat(0).says("assault", "done")
    assert outcome(game) == "plundered" and game[0].gold == 4 and len(game[0].cargo) == 4
    assert game[0].bounties[ENGLISH] == 2 and game[0].employed == ()
