"""Hits: locations, overflow, special shot, Reinforced hull, lost cargo."""

from __future__ import annotations

from freebooter.games.marauders import damage
from freebooter.games.marauders.moves import CANCEL_HIT, TAKE_HIT
from freebooter.games.marauders.names import (
    CANNONS,
    CARGO,
    CHAIN_SHOT,
    CREW,
    FRIGATE,
    GRAPESHOT,
    HULL,
    MASTS,
    NOBODY,
    NONE,
    REINFORCED_HULL,
    SKULL,
)
from freebooter.games.marauders.rules import Rules
from freebooter.games.marauders.setup import set_up
from freebooter.games.marauders.sheet import Ship, new_ship
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask, Part
from freebooter.kernel.chance import ScriptedChance, SearchChance
from freebooter.kernel.moves import Move
from tests.rules import rule


def table() -> Table:
    t = set_up(Rules(), 2, SearchChance(3))
    t.players[0].afloat = True
    t.players[0].ship = new_ship(FRIGATE)
    return t


def answer(part: Part[None], *moves: Move) -> list[list[Move]]:
    """Give these answers; tells the options of each question."""
    asked: list[list[Move]] = []
    left = list(moves)
    try:
        question = next(part)
        while True:
            assert isinstance(question, Ask)
            asked.append(question.options)
            question = part.send(left.pop(0))
    except StopIteration:
        assert not left
        return asked


def hit(t: Table, faces: list[int], shot: int, *moves: Move) -> Ship:
    ship = t.players[0].ship
    answer(damage.take_location_dice(t, ship, 0, 0, faces, shot, "MM-COMBAT-16"), *moves)
    return ship


@rule("MM-COMBAT-16", "MM-COMBAT-18")
def test_numbers_name_locations_and_overflow_goes_to_the_hull() -> None:
    ship = hit(table(), [1, 3, 3, 3, 3], NONE)
    assert ship.tracks == [2, 2, 3, 0, 3]


@rule("MM-COMBAT-16", "MM-COMBAT-17", "MM-AMB-57")
def test_the_target_places_skulls_after_the_numbers() -> None:
    t = table()
    ship = t.players[0].ship
    ship.tracks[MASTS] = 1
    part = damage.take_location_dice(t, ship, 0, 0, [SKULL, MASTS], NONE, "MM-COMBAT-16")
    asked = answer(part, TAKE_HIT[CANNONS])
    assert asked == [[TAKE_HIT[HULL], TAKE_HIT[CARGO], TAKE_HIT[CREW], TAKE_HIT[CANNONS]]]
    assert ship.tracks == [3, 3, 0, 3, 2]


@rule("MM-WEAPON-03", "MM-WEAPON-05", "MM-AMB-58")
def test_chain_shot_sends_skulls_to_the_masts_and_loses_the_rest() -> None:
    """TV-11: hits 3, skull, skull; masts 1."""
    t = table()
    t.players[0].ship.tracks[MASTS] = 1
    assert hit(t, [3, SKULL, SKULL], CHAIN_SHOT).tracks == [3, 3, 0, 2, 3]


@rule("MM-WEAPON-04", "MM-WEAPON-05", "MM-AMB-58")
def test_grapeshot_sends_skulls_to_the_crew_but_other_overflow_still_reaches_the_hull() -> None:
    t = table()
    t.players[0].ship.tracks[CREW] = 0
    t.players[0].ship.tracks[MASTS] = 0
    assert hit(t, [SKULL, CREW, MASTS], GRAPESHOT).tracks == [2, 3, 0, 0, 3]


@rule("MM-MOD-03")
def test_reinforced_hull_cancels_one_point_once() -> None:
    t = table()
    ship = t.players[0].ship
    ship.modifications = 1 << REINFORCED_HULL
    hit(t, [MASTS, CREW], NONE, CANCEL_HIT[CREW])
    assert ship.tracks == [3, 3, 2, 3, 3]
    hit(t, [CREW], NONE)  # flipped: nobody is asked
    assert ship.tracks[CREW] == 2


@rule("MM-COMBAT-21")
def test_cargo_damage_loses_surplus_cards_at_random() -> None:
    t = table()
    player = t.players[0]
    player.cargo = (1, 5, 9)
    before = t.decks.cargo_discard.left
    t.chance = ScriptedChance([1])
    hit(t, [CARGO], NONE)
    assert list(player.cargo) == [1, 9]
    assert t.decks.cargo_discard.left == before + 1


@rule("MM-COMBAT-21")
def test_a_mission_s_load_can_be_lost_and_takes_the_mission_with_it() -> None:
    t = table()
    player = t.players[0]
    player.cargo, player.load, player.mission = (1, 5), True, 0
    t.chance = ScriptedChance([2])
    hit(t, [CARGO], NONE)
    assert (player.cargo, player.load, player.mission) == ((1, 5), False, NONE)


@rule("MM-AMB-74")
def test_the_program_places_hits_of_npcs() -> None:
    assert damage.location_by_program([3, 1, 3, 3, 3]) == CARGO
    assert damage.location_by_program([3, 0, 2, 3, 3]) == CREW
    assert damage.location_by_program([2, 0, 1, 1, 1]) == HULL
    assert damage.location_by_program([1, 0, 0, 1, 1]) == CREW
    assert damage.location_by_program([1, 0, 0, 0, 0]) == HULL
    t = set_up(Rules(npcs_by_program=True), 2, SearchChance(3))
    ship = new_ship(FRIGATE)
    assert answer(damage.take_location_dice(t, ship, NOBODY, 1, [SKULL], NONE, "MM-AMB-74")) == []
    assert ship.tracks == [3, 2, 3, 3, 3]
