"""Battles with NPCs: who decides for them, and how the program does."""

import pytest

from freebooter.games.marauders.captain.damage import location_by_program
from freebooter.games.marauders.combat.declarations import declarations
from freebooter.games.marauders.combat.program import declaration_by_program
from freebooter.games.marauders.content.tables import event_card
from freebooter.games.marauders.moves import BOARD, FLEE, SHOOT, TAKE_HIT
from freebooter.games.marauders.names import (
    CANNONS,
    CARGO,
    CARIBBEAN_SEA,
    CREW,
    DUTCH,
    FRIGATE,
    GALLEON,
    HULL,
    MAN_O_WAR,
    MASTS,
    NONE,
    PIRATE_FRIGATE,
    PIRATE_SLOOP,
    SPANISH,
)
from tests.games.marauders.table import Captain, Play, table
from tests.rules import rule

NAVY = {SPANISH: ("EV-02", CARIBBEAN_SEA)}  # seamanship 3, leadership 2
SLOOP_NPC = {PIRATE_SLOOP: ("EV-13", CARIBBEAN_SEA)}  # seamanship 3, leadership 2
FRIGATE_NPC = {PIRATE_FRIGATE: ("EV-16", CARIBBEAN_SEA)}  # seamanship 3, leadership 3


def fighting(number: int, *captains: Captain, **more: object) -> Play:
    """Nothing has happened in the first round against seat 0."""
    cards = {SPANISH: NAVY, PIRATE_SLOOP: SLOOP_NPC, PIRATE_FRIGATE: FRIGATE_NPC}[number]
    game = table(*captains, npcs=cards, **more)  # type: ignore[arg-type]
    return game.dice("111", "111").npc_attacks(number, 0)


@rule("MM-NPC-23")
def test_the_left_neighbour_of_the_player_decides_for_the_npc() -> None:
    game = fighting(SPANISH, Captain(), Captain(), Captain())
    assert game.asked == (1, "declare")
    game.seat(1).does(SHOOT)
    assert game.asked == (0, "declare")
    game.dice("111", "xx1", "x").seat(0).does(SHOOT)
    assert game.asked == (1, "place-hit")


@rule("MM-NPC-23")
def test_the_left_neighbour_goes_around_the_table() -> None:
    game = table(Captain(), Captain(), Captain(), npcs=NAVY).dice("111", "111").npc_attacks(SPANISH, 2)
    assert game.asked == (0, "declare")


@rule("MM-AMB-73")
def test_with_two_players_the_opponent_decides() -> None:
    game = table(Captain(), Captain(), npcs=NAVY).dice("111", "111").npc_attacks(SPANISH, 1)
    assert game.asked == (0, "declare")


@rule("MM-NPC-24")
def test_an_npc_may_flee_only_with_fewer_cannons_or_less_crew() -> None:
    assert fighting(SPANISH, Captain(ship=FRIGATE), Captain()).options == ["shoot", "board"]
    galleon = table(Captain(ship=GALLEON), Captain(), npcs=NAVY).dice("111", "111").npc_attacks(SPANISH, 0)
    assert galleon.options == ["shoot", "board", "flee"]
    game = fighting(SPANISH, Captain(ship=FRIGATE), Captain())
    game.enemy_ship().tracks[CANNONS] = 2
    assert FLEE in declarations(game.t, game.side(0))
    game.enemy_ship().tracks[CANNONS] = 3
    game.enemy_ship().tracks[CREW] = 2
    assert FLEE in declarations(game.t, game.side(0))


@rule("MM-NPC-24", "MM-COMBAT-03")
def test_an_npc_shoots_in_the_first_round_too() -> None:
    game = fighting(SPANISH, Captain(), Captain())
    assert game.told("declared")[0] == {"side": "don-inigo-peralta", "declaration": "shoot"}


@rule("MM-NPC-26")
def test_an_npc_has_the_values_of_its_ship() -> None:
    game = fighting(SPANISH, Captain(), Captain())
    assert game.enemy_ship().kind == FRIGATE
    assert game.enemy_ship().tracks == [3, 3, 3, 3, 3]


@rule("MM-NPC-26")
def test_a_navy_at_war_sails_a_man_o_war() -> None:
    game = table(Captain(), Captain(), npcs=NAVY, wars=[(SPANISH, DUTCH)]).dice("1111", "111")
    game.attacks_npc(0, SPANISH)
    assert game.enemy_ship().kind == MAN_O_WAR
    assert game.enemy_ship().tracks == [5, 3, 5, 5, 5]


@rule("MM-NPC-25")
def test_an_npc_that_survives_fights_its_next_battle_whole() -> None:
    game = table(Captain(), Captain(), npcs=NAVY).dice("x11", "111", "3").attacks_npc(0, SPANISH)
    assert game.enemy_ship().tracks[CREW] == 2
    game.dice("x11", "111").seat(0).does(FLEE)
    game.seat(1).does(SHOOT)
    assert game.over
    game.dice("111", "111").attacks_npc(0, SPANISH)
    assert game.enemy_ship().tracks == [3, 3, 3, 3, 3]


@rule("MM-AMB-66")
def test_an_npc_that_is_sunk_gives_way_to_the_card_below() -> None:
    game = table(Captain(ship=GALLEON), Captain(), npcs=NAVY, luck=1)
    below = event_card("EV-01")
    game.t.decks.events.take(below)
    game.t.npcs[SPANISH].stack = (below,)
    game._counts = game.game.audit(game.t)
    game.dice("xx1", "111", "3333").attacks_npc(0, SPANISH)
    game.seat(0).does(SHOOT)
    game.dice("x11", "111", "3333").seat(1).does(SHOOT)
    game.passes()
    assert game.over
    assert game.t.npcs[SPANISH].card == below
    assert game.t.npcs[SPANISH].zone == NONE
    assert game[0].track == 1


@rule("MM-AMB-75", "MM-GLORY-03")
def test_defeating_an_npc_that_attacked_earns_glory() -> None:
    game = table(Captain(ship=GALLEON), Captain(), npcs=SLOOP_NPC, luck=1)
    game.dice("1111", "xx1", "3333").npc_attacks(PIRATE_SLOOP, 0)
    game.passes()
    assert game.over
    assert game[0].track == 1
    assert game.told("glory-gained")[0]["deed"] == "combat"
    assert len(game[0].hand) == 1


@rule("MM-AMB-76")
def test_an_enemy_that_flees_earns_nobody_anything() -> None:
    game = fighting(PIRATE_SLOOP, Captain(ship=FRIGATE), Captain())
    game.dice("x11", "111").seat(1).does(FLEE)
    game.seat(0).does(SHOOT)
    assert game.over
    assert game[0].track == 0
    assert game.t.npcs[PIRATE_SLOOP].zone == CARIBBEAN_SEA


@rule("MM-COMBAT-20")
def test_a_player_sunk_by_an_npc_dies_and_the_npc_takes_nothing() -> None:
    game = table(Captain(tracks={HULL: 1, CARGO: 0}, gold=9), Captain(), npcs=NAVY, luck=1)
    game.dice("xx1", "111", "111").npc_attacks(SPANISH, 0)
    assert game.over
    assert not game[0].afloat
    assert game[0].gold == 0
    assert game.t.npcs[SPANISH].zone == CARIBBEAN_SEA


# The program


def programmed(number: int = SPANISH, *captains: Captain) -> Play:
    return fighting(number, *(captains or (Captain(ship=FRIGATE), Captain())), npc_orders="program")


@rule("MM-AMB-74")
def test_the_program_asks_nobody_for_the_npc() -> None:
    game = programmed()
    assert game.asked == (0, "declare")
    game.dice("111", "xx1", "xx3").seat(0).does(SHOOT)  # the NPC's skulls go to its cargo
    assert game.asked == (0, "declare")
    assert game.enemy_ship().tracks == [3, 1, 3, 2, 3]


@rule("MM-AMB-74")
def test_the_program_shoots_in_the_first_round_and_when_nothing_else_fits() -> None:
    game = programmed()
    assert [told["declaration"] for told in game.told("declared")] == ["shoot", "shoot", "shoot"]


@rule("MM-AMB-74")
def test_the_program_boards_when_crew_times_leadership_is_larger() -> None:
    game = programmed(SPANISH, Captain(), Captain())
    assert game.told("declared")[-1] == {"side": "don-inigo-peralta", "declaration": "board"}


@rule("MM-AMB-74")
@pytest.mark.parametrize(
    ("tracks", "says"),
    [
        ({CREW: 2, HULL: 1}, FLEE),
        ({CREW: 2, HULL: 2}, SHOOT),
        ({CREW: 3, HULL: 1, CANNONS: 1}, SHOOT),  # equal, so neither stronger nor weaker
        ({CREW: 2, HULL: 1, MASTS: 0}, SHOOT),
        ({CREW: 0, HULL: 1}, FLEE),
    ],
)
def test_the_program_flees_when_weaker_with_its_last_hull(tracks: dict[int, int], says: object) -> None:
    game = programmed()
    for location, left in tracks.items():
        game.enemy_ship().tracks[location] = left
    assert declaration_by_program(game.t, game.side(0), declarations(game.t, game.side(0))) is says


@rule("MM-AMB-74")
def test_what_is_forbidden_to_the_program_is_shooting() -> None:
    game = programmed()
    game[0].ship.tracks[CREW] = 1
    assert declaration_by_program(game.t, game.side(0), declarations(game.t, game.side(0))) is BOARD
    game.enemy_ship().tracks[MASTS] = 0
    assert declaration_by_program(game.t, game.side(0), declarations(game.t, game.side(0))) is SHOOT


@rule("MM-AMB-74")
@pytest.mark.parametrize(
    ("left", "location"),
    [
        ([3, 1, 3, 3, 3], CARGO),
        ([3, 0, 2, 3, 2], CREW),
        ([3, 0, 1, 1, 2], CANNONS),
        ([2, 0, 1, 1, 1], HULL),
        ([1, 0, 0, 1, 1], CREW),
        ([1, 0, 0, 0, 0], HULL),
    ],
)
def test_where_the_program_takes_skulls(left: list[int], location: int) -> None:
    assert location_by_program(left) == location


@rule("MM-COMBAT-17", "MM-AMB-74")
def test_numbered_hits_come_before_the_skulls_of_the_program() -> None:
    """The last cargo is hit by the 1, so the skull that was rolled before it goes elsewhere, not to the hull."""
    game = programmed()
    game.enemy_ship().tracks[CARGO] = 1
    game.dice("111", "xx1", "x13").seat(0).does(SHOOT)
    assert game.enemy_ship().tracks == [3, 0, 2, 2, 3]


@rule("MM-COMBAT-16", "MM-NPC-23")
def test_the_controller_places_the_skulls_of_an_npc() -> None:
    game = table(Captain(), Captain(), npcs=NAVY).dice("x11", "111", "x").attacks_npc(0, SPANISH)
    assert game.asked == (1, "place-hit")
    game.seat(1).does(TAKE_HIT[CANNONS])
    assert game.enemy_ship().tracks == [3, 3, 3, 3, 2]
