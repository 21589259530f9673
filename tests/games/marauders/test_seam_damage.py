"""Damage that modules change: hits of hazards, points before they are taken, places for skulls."""

from collections.abc import Iterator

import pytest

from freebooter.games.marauders.captain.damage import location_by_program, take_location_dice, take_points
from freebooter.games.marauders.moves import TAKE_HIT
from freebooter.games.marauders.names import (
    BRIDGETOWN,
    CANNONS,
    CARGO,
    CREW,
    DUTCH,
    FRIGATE,
    GRAPPLING_HOOKS,
    HULL,
    LOCATIONS,
    MASTS,
    NOBODY,
    NONE,
    SKULL,
)
from freebooter.games.marauders.odds.dangers import storm_odds
from freebooter.games.marauders.raiding.cards import PLUNDERED, RAID_FAILED
from freebooter.games.marauders.raiding.raid_odds import as_it_lies
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player, new_ship
from tests.games.marauders.table import TURN, Captain, card, plays_out, table

EVEN = GRAPPLING_HOOKS
"""A shot whose skulls are spread as evenly as possible."""


class Timbers(Module):
    def __init__(self) -> None:
        super().__init__("drill-timbers")

    def hazard_hits(self, t: Table, hits: int, player: Player, cause: str) -> int:
        heard.append(cause)
        return hits - 1

    def damage(self, t: Table, points: list[int], player: Player, cause: str) -> None:
        if cause == "MM-RAID-14":
            points[CREW] = 0

    def hit_places(self, t: Table, places: int, owner: int, shot: int, placed: list[int], points: list[int]) -> int:
        if shot != EVEN:
            return places
        least = min([placed[location] for location in range(len(LOCATIONS)) if places >> location & 1])
        for location in range(len(LOCATIONS)):
            if placed[location] > least:
                places &= ~(1 << location)
        return places


heard: list[str] = []


@pytest.fixture(autouse=True)
def module() -> Iterator[None]:
    heard.clear()
    add_module(Timbers())
    yield
    remove_module("drill-timbers")


def test_a_hazard_has_fewer_hits_before_they_are_rolled() -> None:
    captain = Captain(ship=FRIGATE)
    game = table(captain, Captain(), game=TURN, modules=["drill-timbers"])
    game.t.storm = 3
    before = storm_odds(game.t, game[0])
    without = table(captain, Captain())
    without.t.storm = 3
    assert before < storm_odds(without.t, without[0])
    assert heard


def test_without_hits_the_shoals_are_not_rolled_for() -> None:
    game = table(Captain(ship=FRIGATE, zone=BRIDGETOWN), Captain(), game=TURN, modules=["drill-timbers"]).begins()
    game.seat(0).says("enter-port")
    assert game[0].in_port
    assert game.told("skill-rolled") == []
    assert "MM-PORTPOWER-02" in heard


def test_points_are_changed_before_a_ship_takes_them() -> None:
    game = table(Captain(ship=FRIGATE), Captain(), modules=["drill-timbers"])
    ship = game[0].ship
    plays_out(take_points(game.t, ship, 0, 0, [1, 0, 0, 2, 0], "MM-RAID-14"))
    assert (ship.tracks[HULL], ship.tracks[CREW]) == (2, 3)
    plays_out(take_points(game.t, ship, 0, 0, [0, 0, 0, 2, 0], "MM-COMBAT-18"))
    assert ship.tracks[CREW] == 1


def test_raids_are_foreseen_with_the_damage_that_counts() -> None:
    game = table(Captain(), Captain(), modules=["drill-timbers"])
    cards = (card("cocoa-4-crew"), card("fruit-5-crew"))
    assert as_it_lies(game.t, game[0], DUTCH, cards)[0] == PLUNDERED
    without = table(Captain(), Captain())
    assert as_it_lies(without.t, without[0], DUTCH, cards)[0] == RAID_FAILED


def test_skulls_are_spread_over_what_is_not_destroyed() -> None:
    """Two numbered hits destroy the masts; six skulls over the four that are left."""
    game = table(Captain(ship=FRIGATE, tracks={MASTS: 2}), Captain(), modules=["drill-timbers"])
    faces = [MASTS, MASTS, *[SKULL] * 6]
    part = take_location_dice(game.t, game[0].ship, 0, 0, faces, EVEN, "MM-COMBAT-18")
    ask = next(part)
    open_to: list[int] = []
    for location in (CARGO, CREW, HULL, CANNONS, CARGO):
        mine = ask.ask_of(0)
        assert mine is not None
        open_to.append(len(mine.options))
        assert mine.refusal(game.t, TAKE_HIT[MASTS]) is not None
        ask = part.send(TAKE_HIT[location])
    mine = ask.ask_of(0)
    assert mine is not None
    reason = mine.refusal(game.t, TAKE_HIT[CARGO])
    assert reason is not None and reason.message == "mm-hit-not-there"
    assert open_to == [4, 3, 2, 1, 4]
    with pytest.raises(StopIteration):
        part.send(TAKE_HIT[CREW])
    assert game[0].ship.tracks == [2, 1, 0, 1, 2]


def test_the_program_keeps_to_the_places_too() -> None:
    assert location_by_program([3, 3, 3, 3, 3], 1 << HULL | 1 << CREW) == CREW
    assert location_by_program([2, 3, 1, 1, 1], 1 << HULL) == HULL
    assert location_by_program([1, 3, 1, 3, 1], 1 << CANNONS | 1 << MASTS) == MASTS
    game = table(Captain(), Captain(), modules=["drill-timbers"], npc_orders="program")
    ship = new_ship(FRIGATE)
    assert plays_out(take_location_dice(game.t, ship, NOBODY, 1, [SKULL] * 5, EVEN, "MM-COMBAT-18")) == []
    assert ship.tracks == [2, 2, 2, 2, 2]
    plays_out(take_location_dice(game.t, ship, NOBODY, 1, [SKULL] * 2, NONE, "MM-COMBAT-18"))
    assert ship.tracks == [2, 0, 2, 2, 2]
