"""The geometry of boards on the sea of rules 1, by hand-checked facts, and reach against a plain search."""

from __future__ import annotations

import random
from collections import deque

import pytest

from freebooter.games.black_fleet.content import board as module
from freebooter.games.black_fleet.content.board import COVES, ISLANDS, OPEN_SEA, Board, Picker
from freebooter.games.black_fleet.content.load import load
from freebooter.games.black_fleet.content.structs import COLOURS
from tests.rules import rule

BOARD = load().board("standard-1")
SEA = load().board("standard")
A, B, C = BOARD.distant_seas
RED, VIOLET, GREEN, YELLOW, BLUE = range(5)


def at(*names: str) -> int:
    return BOARD.mask([BOARD.space(name) for name in names])


def names(mask: int) -> set[str]:
    return {BOARD.names[space] for space in BOARD.spaces.pick(mask)}


def ends(start: str, steps: int, blocked: int = 0, friendly: int = 0, powers: int = OPEN_SEA) -> set[str]:
    reach = BOARD.waters[powers].reach(BOARD.names.index(start), steps, blocked)
    return names(reach.free(blocked | friendly))


class TestMap:
    @rule("BF-COMP-11")
    def test_size(self) -> None:
        assert (BOARD.columns, BOARD.rows) == (18, 11)
        assert BOARD.sea.bit_count() == 131
        assert BOARD.islands.bit_count() == 22
        assert not BOARD.sea & BOARD.islands

    def test_twelve_islands(self) -> None:
        rest, islands = BOARD.islands, 0
        while rest:
            island = rest & -rest
            for turn in range(22):
                island |= (island << 1 | island >> 1 | island << BOARD.stride | island >> BOARD.stride) & rest
            rest ^= island
            islands += 1
        assert islands == 12

    def test_numbers_and_names(self) -> None:
        assert BOARD.space("A1") == 0
        assert BOARD.space("B1") == 1
        assert BOARD.space("A2") == BOARD.stride
        assert BOARD.names[BOARD.space("H6")] == "H6"
        assert [BOARD.names[place] for place in (A, B, C, BOARD.nowhere)] == ["a", "b", "c", "-"]
        assert [BOARD.bit[place] for place in (A, B, C, BOARD.nowhere)] == [0, 0, 0, 0]

    def test_docks(self) -> None:
        docks = ["H2 J2 I3", "C4 C6 D5", "P4 P6 O5", "E10 G10 F9", "L10 N10 M9"]
        for port, spaces in enumerate(docks):
            assert names(BOARD.docks[port]) == set(spaces.split())
            assert all(BOARD.dock_port[dock] == port for dock in BOARD.port_docks[port])
        assert sum(port >= 0 for port in BOARD.dock_port) == 15
        assert BOARD.dock_port[BOARD.nowhere] == -1

    @rule("BF-COMP-10")
    def test_beaches(self) -> None:
        values = {3: "E3 N3 E6 N6 D8 O8", 4: "H4 J4 H8 K8", 6: "J5 I7"}
        for value, spaces in values.items():
            assert [BOARD.beach_value[BOARD.space(name)] for name in spaces.split()] == [value] * len(spaces.split())
        assert BOARD.beaches.bit_count() == sum(value > 0 for value in BOARD.beach_value) == 12

    @rule("BF-AMB-47")
    def test_special_spaces_are_sea(self) -> None:
        assert [BOARD.names[space] for space in BOARD.navy_starts] == ["H6", "K6"]
        assert [BOARD.names[space] for space in BOARD.lair_spaces] == ["E8", "N4"]
        for mask in [BOARD.lairs, BOARD.beaches, BOARD.mask(BOARD.navy_starts), *BOARD.docks, *BOARD.entries]:
            assert mask & BOARD.sea == mask

    def test_entries(self) -> None:
        assert [names(mask) for mask in BOARD.entries] == [{"B1", "B2", "B3"}, {"Q1", "Q2", "Q3"}, {"Q9", "Q10", "Q11"}]

    def test_prices(self) -> None:
        assert BOARD.prices == [[0, 2, 0, 2, 3], [2, 0, 3, 0, 3], [2, 3, 0, 3, 0], [2, 0, 3, 0, 2], [3, 3, 2, 0, 0]]


class TestTheStandardSea:
    """What the ledger says of the sea that new games sail on (section 3.1)."""

    def test_numbers(self) -> None:
        assert (SEA.columns, SEA.rows) == (18, 11)
        assert (SEA.sea.bit_count(), SEA.islands.bit_count()) == (128, 17)
        assert [SEA.names[space] for space in SEA.navy_starts] == ["H6", "K6"]
        assert [SEA.names[space] for space in SEA.lair_spaces] == ["B9", "N4"]

    def test_docks_and_beaches(self) -> None:
        docks = ["H2 J2 I3", "C5 C7 D6", "N5 N7 M6", "E10 G10 F9", "L10 N10 M9"]
        for port, spaces in enumerate(docks):
            assert SEA.docks[port] == SEA.mask([SEA.space(name) for name in spaces.split()])
        values = {3: "G2 K2 D5 L6 G9 L9", 4: "H4 J4 H8 J8", 6: "J5 I7"}
        beaches = {SEA.space(name): value for value, spaces in values.items() for name in spaces.split()}
        assert {space: value for space, value in enumerate(SEA.beach_value) if value} == beaches

    def test_distances_and_prices(self) -> None:
        ways = [[0, 8, 7, 9, 10], [8, 0, 9, 7, 12], [7, 9, 0, 10, 9], [9, 7, 10, 0, 7], [10, 12, 9, 7, 0]]
        assert [[SEA.dock_distance(port, other) for other in range(5)] for port in range(5)] == ways
        assert SEA.prices == [[0, 2, 2, 3, 0], [2, 0, 3, 2, 0], [2, 3, 0, 0, 3], [3, 2, 0, 0, 2], [3, 0, 3, 2, 0]]

    def test_ways_in(self) -> None:
        costs = [(A, VIOLET, 4), (A, RED, 8), (B, GREEN, 6), (B, RED, 9), (C, BLUE, 4), (C, GREEN, 6), (A, YELLOW, 13)]
        assert [SEA.entry_distance(distant_sea, port) for distant_sea, port, cost in costs] == [
            cost for distant_sea, port, cost in costs
        ]


class TestDistances:
    def test_between_docks(self) -> None:
        table = [[0, 7, 8, 9, 10], [7, 0, 11, 6, 13], [8, 11, 0, 13, 6], [9, 6, 13, 0, 7], [10, 13, 6, 7, 0]]
        assert [[BOARD.dock_distance(port, other) for other in range(5)] for port in range(5)] == table
        assert len(table) == len(COLOURS)

    @rule("BF-AMB-08")
    def test_from_distant_seas(self) -> None:
        costs = [(A, VIOLET, 3), (B, GREEN, 3), (C, BLUE, 4), (C, GREEN, 5), (A, RED, 8), (B, RED, 9), (A, YELLOW, 11)]
        for distant_sea, port, cost in costs:
            assert BOARD.entry_distance(distant_sea, port) == cost

    def test_every_space_has_a_way_to_every_other(self) -> None:
        spaces = BOARD.spaces.pick(BOARD.sea)
        for start in spaces:
            for goal in spaces:
                assert BOARD.distance[start][goal] == BOARD.distance[goal][start] >= 0
            assert all(BOARD.distance[start][space] < 0 for space in BOARD.spaces.pick(BOARD.islands))


class TestRange:
    @rule("BF-AMB-01")
    def test_adjacent_is_orthogonal_and_through_sea(self) -> None:
        space = BOARD.space
        assert names(BOARD.near[space("H6")]) == {"H5", "G6", "H7"}  # I6 is an island
        assert {BOARD.names[other] for other in BOARD.neighbours[space("H6")]} == {"H5", "G6", "H7"}
        assert BOARD.adjacent(space("H6"), space("H7"))
        assert not BOARD.adjacent(space("H6"), space("I7"))
        assert not BOARD.adjacent(space("H6"), space("H6"))

    def test_rows_do_not_wrap(self) -> None:
        # An open sea without any rim: the last space of a row is no neighbour of the first of the next.
        sea = [row * 4 + column for row in range(3) for column in range(3)]
        board = Board(3, 3, sea, [], [], [], [], [], [], [])
        assert sorted(board.names[space] for space in board.neighbours[board.space("C1")]) == ["B1", "C2"]
        assert sorted(board.names[space] for space in board.neighbours[board.space("A2")]) == ["A1", "A3", "B2"]
        assert board.distance[board.space("C1")][board.space("A2")] == 3

    def test_gunshot_goes_round_islands(self) -> None:
        expected = {"H5", "G6", "H7", "H4", "G5", "I5", "G7", "I7", "H8"}  # F6, I6 and J6 are islands
        assert names(BOARD.gunshot[BOARD.space("H6")]) == expected
        assert not BOARD.gunshot[BOARD.space("F4")] & at("H4")  # two columns away, G4 between them

    @rule("BF-AMB-11")
    def test_nothing_is_near_a_distant_sea(self) -> None:
        assert [BOARD.near[place] | BOARD.gunshot[place] for place in (A, B, C, BOARD.nowhere)] == [0] * 4


class TestReach:
    """The channel B7-B8-B9-B10 between the continent and the island C8-C9 is one space wide."""

    @rule("BF-MOVE-02", "BF-MOVE-03")
    def test_sea_only(self) -> None:
        assert ends("B7", 0) == set()
        assert ends("B7", 1) == {"C7", "B8"}
        assert ends("B7", 2) == {"C7", "B8", "C6", "D7", "B9"}

    @rule("BF-MOVE-05", "BF-AMB-02")
    def test_other_ships_bar_the_way(self) -> None:
        assert ends("B7", 3, blocked=at("B8")) == {"C7", "C6", "D7", "D6", "E7", "D8"}
        assert ends("B7", 2, blocked=at("B9")) == {"C7", "B8", "C6", "D7"}  # on the rim it only bars itself

    @rule("BF-MOVE-04", "BF-MOVE-06", "BF-MOVE-07")
    def test_friendly_ships_are_passed_but_no_end(self) -> None:
        assert ends("B7", 2, friendly=at("B8")) == {"C7", "C6", "D7", "B9"}
        assert ends("B8", 1, blocked=at("B7"), friendly=at("B9")) == set()
        assert ends("B8", 2, blocked=at("B7"), friendly=at("B9")) == {"B10"}

    def test_cost(self) -> None:
        water, start = BOARD.open_sea, BOARD.space("B7")
        reach = water.reach(start, 12, at("B8"))
        assert reach.cost(BOARD.space("C7")) == 1
        assert reach.cost(BOARD.space("B9")) == 8  # round the island: C7 D7 D8 D9 D10 C10 B10 B9
        assert water.reach(start, 7, at("B8")).cost(BOARD.space("B9")) == -1
        assert water.reach(start, 7, 0).cost(BOARD.space("B9")) == 2
        assert reach.cost(start) == -1

    @rule("BF-AMB-03")
    def test_acting_in_passing(self) -> None:
        """A ship passes its friend on B8. Seen from there: can it leave when it has acted?"""
        reach = BOARD.open_sea.reach(BOARD.space("B7"), 2, at("B9"))
        assert names(reach.mask & at("B8")) == {"B8"}
        assert reach.cost(BOARD.space("B8")) == 1
        after = BOARD.open_sea.reach(BOARD.space("B8"), 1, at("B7", "B9"))
        assert after.free(at("B7", "B8", "B9")) == 0
        sunk = BOARD.open_sea.reach(BOARD.space("B8"), 1, at("B7"))  # the action took the pirate from B9
        assert names(sunk.free(at("B7", "B8"))) == {"B9"}

    @rule("BF-AMB-09", "BF-AMB-10")
    def test_entering(self) -> None:
        assert ends("a", 1) == {"B1", "B2", "B3"}
        assert ends("a", 2) == {"B1", "B2", "B3", "C1", "C2", "C3"}
        assert ends("a", 2, blocked=at("B1", "B2", "B3")) == set()
        assert ends("a", 2, blocked=at("B1", "B3"), friendly=at("B2")) == {"C2"}

    @rule("BF-AMB-13")
    def test_nobody_sails_into_a_distant_sea(self) -> None:
        for powers in range(4):
            everywhere = BOARD.waters[powers].reach(BOARD.space("B1"), 60, 0).mask
            assert everywhere.bit_count() == 130
            assert everywhere.bit_length() <= BOARD.size

    def test_a_ship_nowhere_goes_nowhere(self) -> None:
        assert ends("-", 9) == set()

    def test_across_islands(self) -> None:
        """F-07, D11-02: C8 and C9 may be crossed, one point each, and are no end."""
        assert ends("B8", 1, powers=ISLANDS) == {"B7", "B9"}
        assert "D8" in ends("B8", 2, powers=ISLANDS)
        assert "D8" not in ends("B8", 2)
        assert BOARD.waters[ISLANDS].reach(BOARD.space("H6"), 3, 0).cost(BOARD.space("K6")) == 3
        assert BOARD.distance[BOARD.space("H6")][BOARD.space("K6")] == 5

    def test_between_coves(self) -> None:
        """D11-01: the lairs E8 and N4 are adjacent for movement."""
        assert {"N4"} == ends("E8", 1, powers=COVES) - ends("E8", 1)
        assert {"N4", "N3", "M4", "N5", "O4"} == ends("E8", 2, powers=COVES) - ends("E8", 2)
        assert "N4" not in ends("E8", 2, blocked=at("N4"), powers=COVES)
        assert "N5" not in ends("E8", 2, blocked=at("N4"), powers=COVES)
        assert "N5" in ends("E8", 2, friendly=at("N4"), powers=COVES)
        assert ends("E8", 4, powers=COVES | ISLANDS) >= ends("E8", 4, powers=COVES) | ends("E8", 4, powers=ISLANDS)

    def test_path(self) -> None:
        water = BOARD.open_sea
        reach = water.reach(BOARD.space("B7"), 12, at("B8"))
        way = [BOARD.names[space] for space in water.path(reach, BOARD.space("B9"))]
        assert way == ["C7", "D7", "D8", "D9", "D10", "C10", "B10", "B9"]
        coves = BOARD.waters[COVES]
        way_by_lair = coves.path(coves.reach(BOARD.space("E7"), 3, 0), BOARD.space("N5"))
        assert [BOARD.names[space] for space in way_by_lair] == ["E8", "N4", "N5"]
        entering = water.path(water.reach(A, 3, at("B3")), BOARD.space("C3"))
        assert [BOARD.names[space] for space in entering] == ["B2", "C2", "C3"]


def plain_search(powers: int, place: int, steps: int, blocked: set[int]) -> dict[int, int]:
    """Costs by the book: a queue, the four sides of every space, and no cleverness."""
    sea = set(BOARD.spaces.pick(BOARD.sea))
    passable = sea | (set(BOARD.spaces.pick(BOARD.islands)) if powers & ISLANDS else set())
    costs: dict[int, int] = {}
    queue: deque[tuple[int, int]] = deque([(place, 0)])
    seen = {place}
    while queue:
        space, cost = queue.popleft()
        if cost == steps:
            continue
        if space >= BOARD.size:
            around = BOARD.spaces.pick(BOARD.entries[space - BOARD.size])
        else:
            around = [space - BOARD.stride, space - 1, space + 1, space + BOARD.stride]
            if powers & COVES and space in BOARD.lair_spaces:
                around += BOARD.lair_spaces
        for other in around:
            if other in passable and other not in blocked and other not in seen:
                seen.add(other)
                costs[other] = cost + 1
                queue.append((other, cost + 1))
    return {space: cost for space, cost in costs.items() if space in sea}


@pytest.mark.parametrize("powers", range(4))
def test_reach_agrees_with_a_plain_search(powers: int) -> None:
    chance = random.Random(powers)
    water = BOARD.waters[powers]
    sea = BOARD.spaces.pick(BOARD.sea)
    for turn in range(1500):
        ships = chance.sample(sea, 10)
        place = chance.choice([ships[0], ships[0], ships[0], *BOARD.distant_seas])
        steps = chance.choice([0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 8, 12, 40])
        friendly, blocked = ships[1:4], ships[4:]
        reach = water.reach(place, steps, BOARD.mask(blocked))
        expected = plain_search(powers, place, steps, set(blocked))
        occupied = BOARD.mask(ships[1:])
        assert BOARD.spaces.pick(reach.free(occupied)) == sorted(set(expected) - set(friendly))
        assert water.way_out(place, steps, BOARD.mask(blocked), occupied) == (reach.free(occupied) != 0)
        assert reach.mask & BOARD.mask(friendly) == BOARD.mask([ship for ship in friendly if ship in expected])
        others = [space for space in range(BOARD.size) if space not in blocked]  # one on the rim is not passed anyway
        assert [reach.cost(space) for space in others] == [expected.get(space, -1) for space in others]
        for goal in list(expected)[-3:]:
            check_path(powers, place, water.path(reach, goal), goal, expected[goal], set(blocked))


def check_path(powers: int, place: int, way: list[int], goal: int, cost: int, blocked: set[int]) -> None:
    assert way[-1] == goal
    assert len(way) == cost
    assert not blocked & set(way)
    for before, after in zip([place, *way], way, strict=False):
        if before >= BOARD.size:
            assert BOARD.entries[before - BOARD.size] >> after & 1
        else:
            beside = abs(before - after) in (1, BOARD.stride)
            by_lair = bool(powers & COVES) and {before, after} == set(BOARD.lair_spaces)
            assert beside or by_lair


def test_answers_are_shared_and_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    water = load().board("standard-1").open_sea
    place = BOARD.space("H6")
    assert water.reach(place, 3, at("H5")) is water.reach(place, 3, at("H5", "B1", "Q11"))
    if module.__file__.endswith(".py"):  # compiled, the limit is part of the code
        monkeypatch.setattr(module, "KEPT_REACHES", 10)
        for steps in range(40):
            far = sum(0 < cost <= steps for cost in BOARD.distance[place])
            assert water.reach(place, steps, 0).mask.bit_count() == far
            assert water.reach(place, steps, at("H5")).mask.bit_count() <= far
        for obstacle in range(BOARD.size):
            for start in (place, BOARD.space("B1"), BOARD.space("Q11")):
                was = water.kept
                water.reach(start, 6, BOARD.bit[obstacle])
                assert water.kept in (was, was + 1) if was < 10 else water.kept in (10, 1)
                assert water.kept == sum(len(known) for places in water.known for known in places), "over all places"


def test_ships_matter_within_reach_or_range_only() -> None:
    place = BOARD.space("H6")
    for steps in (0, 1, 2, 5, 60):
        spot = BOARD.open_sea.spot(place, steps)
        for space, cost in enumerate(BOARD.distance[place]):
            ship = BOARD.single[space]
            assert ship.meets(spot.vicinity) == (0 <= cost <= max(steps, 2))
            assert ship.meets(spot.stops) == (0 < cost <= steps)
            assert ship.meets(spot.inside) == (0 <= cost < steps)


def test_picker() -> None:
    things = [f"thing {i}" for i in range(BOARD.size)]
    picker = Picker(things)
    assert picker.pick(0) == []
    assert picker.pick(BOARD.bit[0] | BOARD.bit[9] | BOARD.bit[208]) == ["thing 0", "thing 9", "thing 208"]
    assert picker.pick(2**209 - 1) == things
