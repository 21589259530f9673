"""The board as numbers: spaces, docks, beaches, and how far a ship can sail.

A space is an int, row by row from the north-west. A set of spaces is a mask, one int with a bit per space:
the ships in the way, what a ship can reach and what it may attack meet in a single `&`.
A ship off the board has a place too: the distant seas are numbered from `Board.size` on, after them comes
`Board.offshore`, where pirates wait that may enter from any of them (BF-AMB-12, BF-AMB-14), and `Board.nowhere`
is the last. The bit of such a place is 0, so a ship there blocks nothing and nobody can sail there.

How far a ship sails is the hot spot of the game. The answer depends only on its place, its movement and the
few obstacles inside its radius, so answers are kept and shared. In random play two of three have no obstacle at
all: those are found by place and movement alone, and `Spaces` tell whether any is near. A new one grows a
frontier of bits, four shifts per step; neighbour lists with a marked array took 1.8 times as long for that
interpreted, 1.4 times compiled.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

from freebooter.kernel.moves import Move
from freebooter.kernel.native import COMPILED, i64, mypyc_attr

T = TypeVar("T")

# What a ship may do beyond the rules of the sea; add them up to choose one of `Board.waters`.
OPEN_SEA: Final = 0
ISLANDS: Final = 1  # islands may be crossed, one point each: F-07, D11-02
COVES: Final = 2  # the lairs are adjacent for movement: D11-01

KEPT_REACHES: Final = 65_536  # answers with obstacles of one sea, some 700 bytes each; then all are forgotten
GUNSHOT: Final = 2  # no ship attacks one that is further away


MOST_SPACES: Final = 224
IN_PARTS: Final[bool] = COMPILED
"""A name of its own: one that belongs to a module which is not compiled is looked up in a dict each time."""
PART: Final[int] = MOST_SPACES // 4 if IN_PARTS else MOST_SPACES
"""The bits of a mask in each of the four numbers of `Spaces`; interpreted, one number for all is quickest."""
WHOLE_PART: Final = (1 << PART) - 1


@final
@mypyc_attr(acyclic=True)
class Spaces:
    """A set of spaces as a mask cut into four numbers of machine size.

    Compiled, a test of two such sets takes a few instructions; a mask is a big number, and so is what comes of each
    operation on it, which takes 300. Interpreted every operation costs the same, and the first number holds all.
    """

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def copy(self) -> Spaces:
        return Spaces(self.a, self.b, self.c, self.d)

    def meets(self, other: Spaces) -> bool:
        """Have they a space in common?"""
        if IN_PARTS:
            return bool(self.a & other.a | self.b & other.b | self.c & other.c | self.d & other.d)
        return bool(self.a & other.a)

    def add(self, other: Spaces) -> None:
        self.a |= other.a
        self.b |= other.b
        self.c |= other.c
        self.d |= other.d

    def remove(self, other: Spaces) -> None:
        """All spaces of the other set, which must be inside."""
        self.a ^= other.a
        self.b ^= other.b
        self.c ^= other.c
        self.d ^= other.d

    def without(self, other: Spaces) -> Spaces:
        return Spaces(self.a & ~other.a, self.b & ~other.b, self.c & ~other.c, self.d & ~other.d)

    def holds(self, space: int) -> bool:
        at: i64 = space
        if at < 2 * PART:
            return bool((self.a >> at if at < PART else self.b >> at - PART) & 1)
        at -= 2 * PART
        return bool((self.c >> at if at < PART else self.d >> at - PART) & 1)

    def mask(self) -> int:
        """The same spaces as a mask."""
        a: int = self.a
        b: int = self.b
        c: int = self.c
        d: int = self.d
        return a | b << PART | c << 2 * PART | d << 3 * PART


def cut(mask: int) -> Spaces:
    """The spaces of a mask."""
    if mask <= WHOLE_PART:
        return Spaces(mask)
    return Spaces(mask & WHOLE_PART, mask >> PART & WHOLE_PART, mask >> 2 * PART & WHOLE_PART, mask >> 3 * PART)


class Picker(Generic[T]):
    """One thing per place (a move, a name); picks those of a mask quickly, with a table per byte of the mask."""

    __slots__ = ("chunks", "things")

    def __init__(self, things: list[T]) -> None:
        self.things = things
        self.chunks: list[list[list[T]]] = []
        for first in range(0, len(things), 8):
            eight = things[first : first + 8]
            chunk = [[eight[i] for i in range(len(eight)) if byte >> i & 1] for byte in range(256)]
            self.chunks.append(chunk)

    def pick(self, mask: int) -> list[T]:
        """The things of the spaces in `mask`, row by row; a new list."""
        picked: list[T] = []
        chunks = self.chunks
        data = mask.to_bytes((mask.bit_length() + 7) // 8, "little")
        for i in range(len(data)):
            byte = data[i]
            if byte:
                picked += chunks[i][byte]
        return picked


@mypyc_attr(acyclic=True)
class Reach:
    """The sea spaces a ship gets to, before asking who lies on them.

    `free(occupied)` are those where it may stop, for it passes friendly ships (BF-MOVE-04) and stops on none
    (BF-MOVE-07); `mask & friendly` are those where it may act in passing (BF-AMB-03). An opponent on the rim
    can still be in `mask`. Shared by all who ask the same, so nobody may change it. Thousands are kept: they hold
    tuples and no lists or dicts, so that the garbage collector need not look at them.
    """

    __slots__ = ("is_clear", "least", "mask", "moves", "rings")

    def __init__(self, rings: tuple[Spaces, ...], mask: int, least: bytes, is_clear: bool) -> None:
        self.rings = rings  # rings[n]: the spaces of least cost n, islands too
        self.mask = mask  # the sea spaces, without the one it starts from
        self.least = least  # by sea space: what it would cost with no ship in the way; 0: no way at all
        self.is_clear = is_clear  # no ship is in the way
        self.moves: tuple[Move, ...] = ()  # the moves to the spaces, once a chart has been asked for them

    def free(self, occupied: int) -> int:
        """Where the ship may stop, `occupied` being the spaces of all other ships.

        0: a ship that acts on a friendly ship's space cannot leave it (BF-AMB-03).
        """
        return self.mask ^ (self.mask & occupied)

    def cost(self, space: int) -> int:
        """The least movement to one of the spaces; -1 for any other."""
        cost = self.least[space]
        if cost == 0:
            return -1
        if self.is_clear:
            return cost if cost < len(self.rings) else -1
        while cost < len(self.rings):  # seldom more than the least, so that one look is enough
            if self.rings[cost].holds(space):
                return cost
            cost += 1
        return -1


@final
@mypyc_attr(acyclic=True)
class Spot:
    """What matters to a ship that is at a place and has some steps left, wherever the others are.

    `reach` is where it gets with none of them in the way, `stops` are the same spaces. `inside` are those where an
    obstacle can lengthen or bar a way, `vicinity` those within reach or range, and the place itself: ships elsewhere
    do not matter.
    """

    __slots__ = ("inside", "reach", "stops", "vicinity")

    def __init__(self, reach: Reach, inside: Spaces, vicinity: Spaces) -> None:
        self.reach = reach
        self.stops = cut(reach.mask)
        self.inside = inside
        self.vicinity = vicinity


class Water:
    """The sea as a ship with certain powers sails it."""

    __slots__ = (
        "doors", "exits", "here", "inside", "kept", "known", "least", "linked", "links", "open", "passable", "sea",
        "spaces", "spots", "stride",
    )  # fmt: skip

    def __init__(
        self,
        stride: int,
        sea: int,
        islands: int,
        linked: int,
        here: list[int],
        entries: list[int],
        spaces: Picker[int],
    ) -> None:
        self.stride = stride
        self.sea = sea  # where a ship may stop
        self.passable = sea | islands
        self.linked = linked  # spaces that count as adjacent to each other
        self.open: Spaces = cut(self.passable)
        self.links: Spaces = cut(linked)
        self.here = here  # by place: its bit
        self.spaces = spaces
        # By place: where the first step leads. Distant seas come after the spaces, then offshore, then nowhere.
        self.doors: list[int] = [self.around(bit) if bit & sea else 0 for bit in here]
        offshore = len(here) - 2
        for i in range(len(entries)):
            self.doors[offshore - len(entries) + i] = entries[i] & sea
            self.doors[offshore] |= entries[i] & sea
        self.exits: list[int] = [doors & sea for doors in self.doors]
        # By place and movement: the spaces where an obstacle can lengthen or bar a way, so all but the rim.
        self.inside: list[list[int]] = []
        for place in range(len(here)):
            ball = 0
            balls = [0]
            for ring in self.flood(place, -1, 0):
                ball |= ring
                balls.append(ball)
            self.inside.append(balls)
        # By place and movement: the answers with no obstacle, as far as they were asked for, and those with obstacles.
        self.spots: list[list[Spot | None]] = [[None] * len(balls) for balls in self.inside]
        self.known: list[list[dict[int, Reach]]] = [[{} for ball in balls] for balls in self.inside]
        self.kept = 0  # how many are known with obstacles, over all places
        self.least: list[bytes] = [b""] * len(here)  # by place: see `Reach.least`

    def around(self, mask: int) -> int:
        """The spaces one step from any space of `mask`."""
        near = mask << 1 | mask >> 1 | mask << self.stride | mask >> self.stride
        if mask & self.linked:
            near |= self.linked
        return near & self.passable

    def flood(self, place: int, steps: int, blocked: int) -> list[int]:
        """Ring n holds the spaces of least cost n; up to `steps` rings, all if that is negative."""
        here = self.here[place]
        free = self.passable ^ (self.passable & (blocked | here))
        rings = [here]
        ring = self.doors[place] & free
        stride = self.stride
        linked = self.linked
        while ring and steps:
            rings.append(ring)
            free ^= ring
            steps -= 1
            if linked and ring & linked:
                ring = (ring << 1 | ring >> 1 | ring << stride | ring >> stride | linked) & free
            else:
                ring = (ring << 1 | ring >> 1 | ring << stride | ring >> stride) & free
        return rings

    def flood_around(self, place: int, steps: int, blocked: Spaces) -> list[Spaces]:
        """The same as `flood`: up to the first obstacle all is as without any, and need not be found again."""
        clear = self.clear_reach(place, steps).rings
        free = self.open.without(blocked)
        free = free.without(clear[0])
        same = 1
        while same < len(clear) and not clear[same].meets(blocked):
            free.remove(clear[same])
            same += 1
        rings = list(clear[:same])
        if same < len(clear):
            self._spread(rings, clear[same].without(blocked), free, steps - same + 1)
        return rings

    def _spread(self, rings: list[Spaces], ring: Spaces, free: Spaces, steps: int) -> None:
        """Add `ring` and those that follow it through the `free` spaces, up to `steps` of them.

        A step is a shift to each side, here of four numbers: what leaves one of them enters the next, and what is
        left of it beyond the end is not `free`.
        """
        row: i64 = self.stride
        rest: i64 = PART - row
        last: i64 = PART - 1
        links = self.links
        a, b, c, d = ring.a, ring.b, ring.c, ring.d
        free_a, free_b, free_c, free_d = free.a, free.b, free.c, free.d
        while steps and (a or b or c or d):
            ring = Spaces(a, b, c, d)
            rings.append(ring)
            steps -= 1
            linked = ring.meets(links)
            free_a ^= a
            near_a = a << 1 | a >> 1 | a << row | a >> row | (links.a if linked else 0)
            if not IN_PARTS:
                a = near_a & free_a
                continue
            free_b ^= b
            free_c ^= c
            free_d ^= d
            near_a |= b << last | b << rest
            near_b = b << 1 | b >> 1 | b << row | b >> row | c << last | c << rest | a >> last | a >> rest
            near_c = c << 1 | c >> 1 | c << row | c >> row | d << last | d << rest | b >> last | b >> rest
            near_d = d << 1 | d >> 1 | d << row | d >> row | c >> last | c >> rest
            if linked:
                near_b |= links.b
                near_c |= links.c
                near_d |= links.d
            a = near_a & free_a
            b = near_b & free_b
            c = near_c & free_c
            d = near_d & free_d

    def reach(self, place: int, steps: int, blocked: int) -> Reach:
        """Where a ship gets from `place` with up to `steps` if it cannot pass the ships on `blocked`.

        From a distant sea the first space costs one like any other (BF-AMB-08). A ship that may pass
        all others (F-08) has none in the way.
        """
        if not blocked:
            return self.clear_reach(place, steps)
        inside = self.inside[place]
        if steps >= len(inside):  # further than any space is, so seldom that it is not kept
            return self._explore(place, steps, blocked)
        near = blocked & inside[steps]
        if not near:  # mutants: same `if False`, it would be kept with the others
            return self.clear_reach(place, steps)
        known = self.known[place][steps]
        found = known.get(near)
        if found is None:
            found = self._explore(place, steps, near)
            if self.kept >= KEPT_REACHES:
                self.forget()
            known[near] = found
            self.kept += 1
        return found

    def forget(self) -> None:
        """Empty what is kept of ways with obstacles."""
        for place in self.known:
            for known in place:
                known.clear()
        self.kept = 0

    def clear_reach(self, place: int, steps: int) -> Reach:
        """The same with no ship in the way."""
        return self.spot(place, steps).reach

    def spot(self, place: int, steps: int) -> Spot:
        """A ship on `place` that has `steps` left."""
        spots = self.spots[place]
        at = steps if steps < len(spots) else len(spots) - 1
        found = spots[at]
        if found is None:
            balls = self.inside[place]
            vicinity = balls[min(max(at, GUNSHOT) + 1, len(balls) - 1)]
            found = Spot(self._explore(place, at, 0), cut(balls[at]), cut(vicinity))
            spots[at] = found
        return found

    def _explore(self, place: int, steps: int, blocked: int) -> Reach:
        rings = (
            self.flood_around(place, steps, cut(blocked))
            if blocked
            else [cut(ring) for ring in self.flood(place, steps, 0)]
        )
        within = Spaces()
        for at in range(1, len(rings)):
            within.add(rings[at])
        if not self.least[place]:
            self.least[place] = self._least(place)
        return Reach(tuple(rings), within.mask() & self.sea, self.least[place], not blocked)

    def _least(self, place: int) -> bytes:
        costs = bytearray(len(self.here))
        rings = self.flood(place, -1, 0)
        for cost in range(1, len(rings)):
            for space in self.spaces.pick(rings[cost] & self.sea):
                costs[space] = cost
        return bytes(costs)

    def way_out(self, place: int, steps: int, blocked: int, occupied: int) -> bool:
        """Can a ship get from `place` to a space that is not `occupied`? Mostly there is one next to it."""
        exits = self.exits[place]
        if steps and exits & occupied != exits:  # mutants: same `if False`, it is within reach too
            return True
        return self.reach(place, steps, blocked).free(occupied) != 0

    def path(self, reach: Reach, goal: int) -> list[int]:
        """The spaces entered on a cheapest way to `goal`, which `reach` holds; it avoids needless turns."""
        return self.paths(reach, [goal])[0]

    def paths(self, reach: Reach, goals: list[int]) -> list[list[int]]:
        """Such a way to each of the goals."""
        rings = [ring.mask() for ring in reach.rings]
        return [self._path(rings, reach.cost(goal), goal) for goal in goals]

    def _path(self, rings: list[int], least: int, goal: int) -> list[int]:
        way = [goal]
        course = 0
        for cost in range(least - 1, 0, -1):
            space = way[-1]
            near = self.around(self.here[space]) & rings[cost]
            if course == 0 or space + course < 0 or not near >> space + course & 1:
                course = near.bit_length() - 1 - space
            way.append(space + course)
        way.reverse()
        return way


class Board:
    """One map for the rules. Ports have the numbers of the colours they sell, navy ships those of theirs."""

    __slots__ = (
        "beach_value",
        "beaches",
        "beside",
        "bit",
        "columns",
        "distance",
        "distant_seas",
        "dock_port",
        "docks",
        "entries",
        "gunned",
        "gunshot",
        "islands",
        "lair_spaces",
        "lairs",
        "names",
        "navy_starts",
        "near",
        "neighbours",
        "nowhere",
        "offshore",
        "open_sea",
        "port_docks",
        "prices",
        "rows",
        "sea",
        "shots",
        "single",
        "size",
        "spaces",
        "stride",
        "waters",
    )

    def __init__(
        self,
        columns: int,
        rows: int,
        sea: list[int],
        islands: list[int],
        lairs: list[int],
        beaches: list[tuple[int, int]],
        docks: list[list[int]],
        prices: list[list[int]],
        navy_starts: list[int],
        distant_seas: list[tuple[str, list[int]]],
    ) -> None:
        self.columns = columns
        self.rows = rows
        self.stride = columns + 1  # a column of nothing, so that a shift by one never wraps into the next row
        self.size = self.stride * rows
        self.offshore = self.size + len(distant_seas)
        self.nowhere = self.offshore + 1
        places = self.nowhere + 1
        if self.size > MOST_SPACES:
            raise ValueError(f"a map has {MOST_SPACES} spaces at most, not {self.size}")
        self.bit: list[int] = [1 << space for space in range(self.size)] + [0] * (places - self.size)

        self.single: list[Spaces] = [cut(bit) for bit in self.bit]  # by place, the same as a set

        self.sea = self.mask(sea)
        self.islands = self.mask(islands)
        self.lair_spaces = lairs
        self.lairs = self.mask(lairs)
        self.port_docks = docks
        self.docks: list[int] = [self.mask(spaces) for spaces in docks]  # by port, as masks
        self.dock_port: list[int] = [-1] * places
        for port in range(len(docks)):
            for space in docks[port]:
                self.dock_port[space] = port
        self.prices = prices  # prices[port][colour] per cube; 0: refused
        self.beaches = self.mask([space for space, value in beaches])
        self.beach_value: list[int] = [0] * places
        for space, value in beaches:
            self.beach_value[space] = value
        self.navy_starts = navy_starts
        self.distant_seas: list[int] = [self.size + i for i in range(len(distant_seas))]
        self.entries: list[int] = [self.mask(spaces) for name, spaces in distant_seas]

        self.names: list[str] = [space_name(i % self.stride, i // self.stride) for i in range(self.size)]
        self.names += [name for name, spaces in distant_seas] + ["offshore", "-"]
        self.spaces: Picker[int] = Picker(list(range(self.size)))

        self.waters: list[Water] = []
        for powers in range(4):
            crossed = self.islands if powers & ISLANDS else 0
            linked = self.lairs if powers & COVES else 0
            water = Water(self.stride, self.sea, crossed, linked, self.bit, self.entries, self.spaces)
            self.waters.append(water)
        self.open_sea: Water = self.waters[OPEN_SEA]

        # By place, through sea and ignoring ships: what is adjacent (BF-AMB-01), and what is at most two
        # spaces away (F-13, D11-03); nothing from a distant sea (BF-AMB-11).
        self.near: list[int] = [self._within(place, 1) for place in range(places)]
        self.gunshot: list[int] = [self._within(place, GUNSHOT) for place in range(places)]
        self.beside: list[Spaces] = [cut(mask) for mask in self.near]
        self.gunned: list[Spaces] = [cut(mask) for mask in self.gunshot]
        # shots[place][other]: how many spaces away it is, one or two; 0: out of range
        self.shots: list[bytes] = [self._shots(self.near[place], self.gunshot[place]) for place in range(places)]
        self.neighbours: list[list[int]] = [self.spaces.pick(mask) for mask in self.near]
        # distance[place][space]: the cost in open sea without other ships; -1: no way
        self.distance: list[list[int]] = [self._distances(place) for place in range(places)]

    def _within(self, place: int, steps: int) -> int:
        return sum(self.open_sea.flood(place, steps, 0)[1:]) if place < self.size else 0

    def _shots(self, near: int, gunshot: int) -> bytes:
        return bytes([1 if bit & near else GUNSHOT if bit & gunshot else 0 for bit in self.bit])

    def _distances(self, place: int) -> list[int]:
        table = [-1] * self.size
        rings = self.open_sea.flood(place, -1, 0)
        for cost in range(len(rings)):
            for space in self.spaces.pick(rings[cost]):
                table[space] = cost
        return table

    def mask(self, spaces: list[int]) -> int:
        mask = 0
        for space in spaces:
            mask |= self.bit[space]
        return mask

    def adjacent(self, space: int, other: int) -> bool:
        return self.near[space] >> other & 1 == 1

    def dock_distance(self, port: int, other: int) -> int:
        """The shortest way from a dock of one port to a dock of the other."""
        docks = self.port_docks
        return min([self.distance[start][goal] for start in docks[port] for goal in docks[other]])

    def entry_distance(self, distant_sea: int, port: int) -> int:
        """The least cost for a pirate to enter from a distant sea and reach a dock of the port."""
        return min([self.distance[distant_sea][dock] for dock in self.port_docks[port]])

    def space(self, name: str) -> int:
        """The number of a space such as "H6"."""
        return self.names.index(name)


def space_name(column: int, row: int) -> str:
    """Columns are letters from the west, rows numbers from the north as people count: (7, 5) is H6."""
    return chr(ord("A") + column) + str(row + 1)
