"""Ways to a zone or a port within the actions of a turn: steps, costs and risks."""

import pytest

from freebooter.games.marauders.actions.routes import Route, routes
from freebooter.games.marauders.content.tables import NEIGHBOURS, PORTS, ZONE_NATION
from freebooter.games.marauders.moves import ENTER_PORT, LEAVE_PORT, SAIL
from freebooter.games.marauders.names import (
    CARACAS,
    CARIBBEAN_SEA,
    CARTAGENA,
    CURACAO,
    DUTCH,
    HAVANA,
    PIRATE_FRIGATE,
    PIRATE_SLOOP,
    SPANISH,
    TRINIDAD,
    ZONES,
)
from freebooter.games.marauders.odds.dangers import hazard_odds, hazards_in
from freebooter.games.marauders.odds.scouting import npc_finds
from tests.games.marauders.table import TURN, Captain, Play, table
from tests.rules import rule

FAR = Captain("CAP-11", zone=HAVANA, in_port=True)


def sails(captain: Captain, **more: object) -> Play:
    return table(captain, FAR, game=TURN, **more).begins()  # type: ignore[arg-type]


def by_place(game: Play) -> dict[tuple[int, bool], Route]:
    return {way.place(): way for way in routes(game.t, 0)}


def distances(start: int) -> dict[int, int]:
    """How many zones away each zone is."""
    found, edge = {start: 0}, [start]
    while edge:
        zone = edge.pop(0)
        for to in NEIGHBOURS[zone]:
            if to not in found:
                found[to] = found[zone] + 1
                edge.append(to)
    return found


@rule("MM-MOVE-01", "MM-TURN-07")
@pytest.mark.parametrize("start", [CARIBBEAN_SEA, TRINIDAD])
def test_from_the_sea_each_zone_costs_its_distance_and_its_port_one_more(start: int) -> None:
    ways = by_place(sails(Captain("CAP-01", zone=start)))
    far = distances(start)
    wanted = {(zone, False): far[zone] for zone in range(len(ZONES)) if 0 < far[zone] <= 3}
    wanted |= {(zone, True): far[zone] + 1 for zone in PORTS if far[zone] <= 2}
    assert {place: way.actions for place, way in ways.items()} == wanted
    for (zone, in_port), way in ways.items():
        assert len(way.moves) == way.actions
        assert way.moves[-1] is (ENTER_PORT if in_port else SAIL[zone])
        assert LEAVE_PORT not in way.moves and way.moves.count(ENTER_PORT) == int(in_port)
        assert (way.found, way.sunk, way.hits, way.npc) == (0, 0, 0, "")


@rule("MM-MOVE-02", "MM-TURN-07")
def test_from_a_port_leaving_it_is_the_first_step() -> None:
    ways = by_place(sails(Captain("CAP-01", zone=TRINIDAD, in_port=True)))
    far = distances(TRINIDAD)
    wanted = {(zone, False): far[zone] + 1 for zone in range(len(ZONES)) if far[zone] <= 2}
    wanted |= {(zone, True): far[zone] + 2 for zone in PORTS if far[zone] == 1}
    assert {place: way.actions for place, way in ways.items()} == wanted
    assert all(way.moves[0] is LEAVE_PORT for way in ways.values())


@rule("MM-MOVE-04")
def test_no_way_leads_into_a_port_that_is_closed() -> None:
    ways = by_place(sails(Captain("CAP-01", zone=CARIBBEAN_SEA, bounties={DUTCH: 1})))
    assert (CURACAO, False) in ways and (CURACAO, True) not in ways
    assert {zone for zone, in_port in ways if in_port and ZONE_NATION[zone] == DUTCH} == set()


@rule("MM-MOVE-01")
def test_the_cheapest_comes_first() -> None:
    ways = routes(sails(Captain("CAP-01", zone=CARIBBEAN_SEA)).t, 0)
    assert [way.actions for way in ways] == sorted(way.actions for way in ways)


@rule("MM-MOVE-01", "MM-GLORY-05")
def test_free_steps_lead_further_but_no_way_has_more_than_six() -> None:
    """GL-10 and the like; from a port at one end of the sea to one at the other there are seven."""
    game = sails(Captain("CAP-01", zone=TRINIDAD, in_port=True))
    far = distances(TRINIDAD)
    game.t.turn.free_moves, game.t.turn.actions = 9, 0
    ways = by_place(game)
    steps = {place: len(way.moves) for place, way in ways.items()}
    wanted = {(zone, False): far[zone] + 1 for zone in range(len(ZONES)) if far[zone] + 1 <= 6}
    wanted |= {(zone, True): far[zone] + 2 for zone in PORTS if far[zone] > 0 and far[zone] + 2 <= 6}
    assert steps == wanted
    assert max(steps.values()) == 6 and {way.actions for way in ways.values()} == {0}
    game.t.turn.free_moves = 2
    assert max(len(way.moves) for way in routes(game.t, 0)) == 2


@rule("MM-NPC-12")
def test_the_risks_of_a_way_add_up_and_the_likeliest_hunter_is_named() -> None:
    """Two pirates on the way: whoever is found by neither goes on."""
    npcs = {PIRATE_SLOOP: ("EV-13", CURACAO), PIRATE_FRIGATE: ("EV-16", CARACAS)}
    game = sails(Captain("CAP-01", zone=CARTAGENA, gold=5), npcs=npcs)
    ways = by_place(game)
    one, two = ways[CURACAO, False], ways[CARACAS, False]
    in_first = npc_finds(game.t, game.t.npcs[PIRATE_SLOOP], game[0])
    assert one.found == pytest.approx(in_first) and one.npc == "pirate-sloop"
    assert two.moves[0] is not SAIL[CURACAO], "a way of the same length without a hunter is better"
    in_second = npc_finds(game.t, game.t.npcs[PIRATE_FRIGATE], game[0])
    assert two.found == pytest.approx(in_second) and two.npc == "pirate-frigate"
    port = ways[CURACAO, True]
    assert port.found == pytest.approx(in_first) and port.actions == 2


@rule("MM-NPC-12")
def test_of_hunters_one_after_the_other_each_has_a_chance() -> None:
    npcs = {PIRATE_SLOOP: ("EV-13", CARIBBEAN_SEA), PIRATE_FRIGATE: ("EV-16", CURACAO)}
    game = sails(Captain("CAP-01", zone=CURACAO, in_port=True, gold=5), npcs=npcs)
    ways = by_place(game)
    first = npc_finds(game.t, game.t.npcs[PIRATE_FRIGATE], game[0])
    second = npc_finds(game.t, game.t.npcs[PIRATE_SLOOP], game[0])
    assert ways[CURACAO, False].found == pytest.approx(first)
    assert ways[CARIBBEAN_SEA, False].found == pytest.approx(1 - (1 - first) * (1 - second))
    assert ways[CARIBBEAN_SEA, False].npc == "pirate-sloop"


@rule("MM-NPC-12")
@pytest.mark.parametrize(("wanted", "hunter"), [((4, 1), "spanish-navy"), ((1, 4), "dutch-navy")])
def test_of_two_hunters_in_a_zone_the_likelier_is_named(wanted: tuple[int, int], hunter: str) -> None:
    npcs = {SPANISH: ("EV-02", CURACAO), DUTCH: ("EV-10", CURACAO)}
    game = sails(Captain("CAP-01", zone=CARTAGENA, bounties={SPANISH: wanted[0], DUTCH: wanted[1]}), npcs=npcs)
    way = by_place(game)[CURACAO, False]
    assert way.npc == hunter and way.found == pytest.approx(1 - (2 / 3) ** 4 * (2 / 3) ** 2)


@rule("MM-AMB-04")
def test_a_storm_is_met_once_on_the_way() -> None:
    """Two hits less the successes of three dice: 28 of 27; a ship of one plank may go down."""
    game = sails(Captain("CAP-06", zone=TRINIDAD, tracks={0: 1}))
    game.t.storm = 2
    ways = by_place(game)
    near, far = ways[CARACAS, False], ways[CURACAO, False]
    assert near.hits == pytest.approx(28 / 27) and far.hits == pytest.approx(28 / 27)
    sinks = hazard_odds(game.t, game[0], hazards_in(game.t, game[0], CARACAS))[1]
    assert 0 < sinks < 0.5
    assert near.sunk == pytest.approx(sinks) and far.sunk == pytest.approx(sinks)
    assert near.merit[1] == pytest.approx(near.sunk) and near.found == 0
    assert not game.t.turn.weathered


@rule("MM-NPC-12", "MM-AMB-04")
def test_a_way_is_judged_by_actions_then_by_its_dangers_then_by_its_steps() -> None:
    t = sails(Captain(zone=TRINIDAD)).t
    way = Route(t.turn, t.ext, CARACAS, False)
    way.actions, way.found, way.sunk, way.moves = 2, 0.5, 0.2, [SAIL[CARACAS]]
    way.weigh()
    actions, danger, steps = way.merit
    assert (actions, steps) == (2, 1)
    assert danger == pytest.approx(1 - 0.5 * 0.8)
    assert way.place() == (CARACAS, False)
