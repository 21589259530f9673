"""Pairs and triples of modules that meet in no file of their own."""

from freebooter.games.marauders.content.tables import NEIGHBOURS
from freebooter.games.marauders.modules.favours.board import MODULE as FAVOURS
from freebooter.games.marauders.modules.favours.board import FavourBoards
from freebooter.games.marauders.modules.locations.tokens import TRADE_STATION
from freebooter.games.marauders.modules.storm.drawer import storm_of
from freebooter.games.marauders.modules.wind.drawer import wind_of
from freebooter.games.marauders.modules.wind.routes import is_against
from freebooter.games.marauders.moves import SAIL
from freebooter.games.marauders.names import CARIBBEAN_SEA, CURACAO, ENGLISH, GALLEON, HAVANA, HULL, TEXTILES, TRINIDAD
from tests.games.marauders.modules.contraband import HAVANA_WINE, SEALS, smuggles
from tests.games.marauders.modules.loyal import level, of
from tests.games.marauders.modules.places import CALM, off, visits
from tests.games.marauders.table import TURN, Captain, table
from tests.rules import rule

FAR = Captain("CAP-11", zone=TRINIDAD, in_port=True)


@rule("SG-PAIR-43")
def test_a_fierce_crew_pays_for_the_second_half_of_a_step_against_the_wind() -> None:
    game = table(Captain(zone=CARIBBEAN_SEA), FAR, game=TURN, modules=["wind", "loyalty"])
    of(game).levels[0] = level("fierce")
    game.t.turn.actions = 1
    towards, to = against(game.t.players[0].zone)
    wind_of(game.t).towards = towards
    game.begins()
    assert SAIL[to] not in game.ask.options
    game.dice("x1").seat(0).says("call-on-crew")
    assert game.t.turn.actions == 2
    game.seat(0).does(SAIL[to])
    assert (game[0].zone, game.t.turn.actions) == (to, 0)


def against(zone: int) -> tuple[int, int]:
    """A wind, and a neighbour of the zone that lies against it."""
    for towards in range(4):
        for to in NEIGHBOURS[zone]:
            if is_against(towards, zone, to):
                return towards, to
    raise AssertionError("nothing lies against the wind")


@rule("SG-TRIPLE-02")
def test_a_favour_at_a_trade_station_replaces_all_cards_and_redraws_come_again() -> None:
    """Contraband for the local port and the good in demand among the new cards go before anything is bought."""
    game = off(HAVANA, TRADE_STATION, "contraband", "favours", gold=9).demands(HAVANA, TEXTILES)
    board = game.t.drawer(FAVOURS)
    assert isinstance(board, FavourBoards)
    board.favours[0] = 2
    visits(game)
    game.draws_cargo(*CALM).seat(0).says("do-buy")
    assert game.asked == (0, "draw-offer")
    game.draws_cargo(
        HAVANA_WINE, "textiles-1", "rum-2", "sugar-2", "cocoa-2", "spices-2-escape", "tobacco-2", "timber-2-escape"
    )
    game.seat(0).says("spend-favour")
    assert board.favours[0] == 1
    assert game.told("goods-replaced")[-1]["cards"] == [HAVANA_WINE, "textiles-1"]
    assert game.told("goods-drawn-hidden")[-1]["count"] == 6
    assert game.asked == (0, "buy")


@rule("SG-TRIPLE-03")
def test_a_smuggler_in_the_storm_is_hit_then_looked_for_and_never_searched() -> None:
    smuggler = Captain("CAP-06", ship=GALLEON, zone=CURACAO)
    npcs = {ENGLISH: ("EV-04", CARIBBEAN_SEA)}
    game = table(
        smuggler, Captain("CAP-12", zone=CARIBBEAN_SEA), game=TURN,
        modules=["contraband", "wind", "storm", "cutthroat"], npcs=npcs,
    )  # fmt: skip
    smuggles(game, 0, SEALS)
    storm_of(game.t).zone = CARIBBEAN_SEA
    game.dice("111", "222").begins().seat(0).says("sail-caribbean-sea")
    assert game.told("damage") != [] and not game[0].ship.destroyed(HULL)
    assert game.asked == (1, "scout-off-turn")
    game.dice("111").seat(1).says("scout-off-turn")
    assert game.told("npc-scouts") == []
    assert game.asked == (0, "action")
