"""The figures behind the advice, in hundredths of a glory point, where one of them decides."""

import pytest

from freebooter.games.marauders.captain.damage import hit_cost
from freebooter.games.marauders.moves import DISCARD_CARGO, DISCARD_LOAD
from freebooter.games.marauders.names import (
    CANNONS,
    CARGO,
    CREW,
    DUTCH,
    ENGLISH,
    FRENCH,
    FRIGATE,
    GALLEON,
    HULL,
    LONG_GUNS,
    MASTS,
    NOBODY,
    NONE,
    RUM,
    SPANISH,
    SUGAR,
    TRINIDAD,
)
from freebooter.games.marauders.port.purchase import OldCargo
from freebooter.games.marauders.port.shipyard import mending, yard_worth
from freebooter.games.marauders.port_entry import closed_nations
from freebooter.games.marauders.values import HIT
from tests.games.marauders.table import Captain, table
from tests.rules import rule


@pytest.mark.parametrize(
    ("location", "left", "more"),
    [(HULL, 0, 60), (HULL, 1, 60), (HULL, 2, 0), (MASTS, 1, 60), (MASTS, 2, 0), (CREW, 1, 90), (CREW, 2, 0)],
)
def test_the_last_point_of_a_location_is_dear_and_the_last_of_the_crew_dearest(
    location: int, left: int, more: int
) -> None:
    game = table(Captain(ship=FRIGATE, tracks={location: left}), Captain())
    assert hit_cost(game.t, location, 0) == HIT[location] + more


def test_a_hit_on_a_full_hold_costs_a_card_and_one_on_a_lost_part_nothing() -> None:
    loaded = Captain(ship=FRIGATE, tracks={MASTS: 0, CARGO: 2, CREW: 2}, cargo=["rum-1", "rum-2"])
    game = table(loaded, Captain(tracks={MASTS: 1}))
    assert hit_cost(game.t, CARGO, 0) == HIT[CARGO] + 40
    assert hit_cost(game.t, MASTS, 0) == 0
    assert hit_cost(game.t, MASTS, NOBODY) == HIT[MASTS], "how much an NPC has left is not looked up"
    assert hit_cost(game.t, CREW, 0) == HIT[CREW], "in the hold only"
    game[0].ship.tracks[CARGO] = 3
    assert hit_cost(game.t, CARGO, 0) == HIT[CARGO]


@pytest.mark.parametrize(
    ("location", "values"), [(HULL, [120, 90, 55, 55]), (MASTS, [120, 50, 35, 35]), (CANNONS, [120, 50, 35, 35])]
)
def test_repairs_pay_most_where_nothing_is_left(location: int, values: list[int]) -> None:
    game = table(Captain(ship=GALLEON), Captain())
    found = []
    for left in range(4):
        game[0].ship.tracks[location] = left
        found.append(mending(game[0], location))
    assert found == values


def test_a_yard_is_wanted_for_a_modification_that_is_known_and_pays() -> None:
    """Gold beyond what the stash counts is worth little, so that even long guns are worth their price."""
    captain = Captain(ship=GALLEON, zone=TRINIDAD, in_port=True, gold=20, stash=500)
    game = table(captain, Captain()).offers_modification(TRINIDAD, LONG_GUNS)
    game[0].ship_glory = True
    assert yard_worth(game.t, game[0]) == 35, "it lies face down"
    game.t.board.modification_open[TRINIDAD] = True
    assert yard_worth(game.t, game[0]) == 150
    game[0].ship.modifications |= 1 << LONG_GUNS
    assert yard_worth(game.t, game[0]) == 35, "a second one is of no use"


@rule("MM-BUY-08")
@pytest.mark.parametrize("demand", [RUM, SUGAR])
@pytest.mark.parametrize("gold", [0, 20])
def test_goods_thrown_away_are_lost_whatever_they_would_fetch_here(demand: int, gold: int) -> None:
    captain = Captain(zone=TRINIDAD, in_port=True, gold=gold, cargo=["rum-1"], mission="MI-01", load=True)
    game = table(captain, Captain()).demands(TRINIDAD, demand)
    offer = OldCargo([*DISCARD_CARGO, DISCARD_LOAD])
    for zone, good in enumerate(game.t.board.demand):
        if zone != TRINIDAD and good == RUM:
            game.t.board.demand[zone] = SUGAR  # nobody else wants it
    assert offer.worth(game.t, game[0], DISCARD_CARGO[RUM]) == -30 - 19
    assert offer.worth(game.t, game[0], DISCARD_LOAD) == -150


@rule("MM-MOVE-04", "MM-MOVE-07")
def test_ports_are_closed_by_bounties_and_by_the_enemy_in_war() -> None:
    game = table(Captain(bounties={DUTCH: 1, ENGLISH: 2}), Captain(), wars=[(FRENCH, SPANISH)])
    bounties = 1 << DUTCH | 1 << ENGLISH
    assert closed_nations(game.t, game[0], NONE) == bounties
    assert closed_nations(game.t, game[0], SPANISH) == bounties | 1 << FRENCH
    assert closed_nations(game.t, game[1], DUTCH) == 0
    assert closed_nations(game.t, game[1], FRENCH) == 1 << SPANISH


def test_what_is_known_of_the_demand_changes_with_a_token() -> None:
    """It is kept for all tables with the same tokens, and a copy goes its own way."""
    game = table(Captain(), Captain())
    board = game.t.board
    before = board.known_demand()
    assert board.copy().known_demand() is before
    assert [zone for zones in before.zones for zone in sorted(zones)] != []
    twin = board.copy().own()
    zone = next(zone for zone, good in enumerate(twin.demand) if good not in (NONE, SUGAR))
    twin.demand[zone] = SUGAR
    assert zone in twin.known_demand().zones[SUGAR]
    assert zone not in board.known_demand().zones[SUGAR]
