"""Ways to a zone or a port within the actions of this turn: their steps, what they cost, who may find the captain.

Steps are priced by the engine's own `move_cost`, on a table of its own on which they are paid one after the other, so
free moves, the wind and everything else that changes a step counts in.
"""

from heapq import heappop, heappush
from operator import attrgetter
from typing import Final, final

from freebooter.games.marauders.actions.cost import move_cost, pay_for_move
from freebooter.games.marauders.content.tables import NEIGHBOURS, NPC_NAMES
from freebooter.games.marauders.moves import ENTER_PORT, LEAVE_PORT, SAIL
from freebooter.games.marauders.odds.dangers import found_by_any, hazard_odds, hazards_in, scouts_here
from freebooter.games.marauders.port_entry import has_port, port_entry
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Drawer, Table, Turn
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Seat
from freebooter.kernel.moves import Move

MOST_STEPS: Final = 6  # steps; more than actions, since some steps are free


@final
class Route:
    """One way, as good as any to its end. `found`, `sunk`: the chances that somebody finds the captain, or that storms
    sink him, on the way; `npc`: the likeliest to find him; `hits`: of storms, to be expected.

    `turn`, `ext`: what is left of the turn, and what modules remember, at its end.
    """

    __slots__ = ("actions", "ext", "found", "hits", "in_port", "merit", "moves", "npc", "sunk", "turn", "zone")

    def __init__(self, turn: Turn, ext: list[Drawer], zone: int, in_port: bool) -> None:
        self.turn = turn
        self.ext = ext
        self.zone = zone
        self.in_port = in_port
        self.moves: list[Move] = []
        self.actions = 0
        self.found = 0.0
        self.sunk = 0.0
        self.hits = 0.0
        self.npc = ""
        self.merit = (0, 0.0, 0)
        """The smaller the better; `weigh` says what it is made of."""

    def place(self) -> tuple[int, bool]:
        return self.zone, self.in_port

    def weigh(self) -> None:
        self.merit = (self.actions, self.risk(), len(self.moves))

    def risk(self) -> float:
        """To be found or sunk; it never becomes less on the way."""
        return 1 - (1 - self.found) * (1 - self.sunk)


def routes(t: Table, seat: Seat) -> list[Route]:
    """The best way to every place that can be reached now, the cheapest first; where the captain is is no way."""
    return Search(t, seat).all_ways()


@final
class Search:
    """The ways of one captain, tried on a table of its own: it is put to the end of a way, then a step is taken."""

    __slots__ = ("best", "changing", "player", "start", "t")

    def __init__(self, t: Table, seat: Seat) -> None:
        self.changing = modules_of(t).those_with("moved") if t.hooked else []
        """Modules that remember steps."""
        self.t = t.sketch(seat, self.changing)
        self.player = self.t.players[seat]
        self.start = Route(self.t.turn, self.t.ext, self.player.zone, self.player.in_port)
        self.best = {self.start.place(): self.start}

    def all_ways(self) -> list[Route]:
        best = self.best
        open_ways = [(self.start.merit, 0, self.start)]  # of ways that are as good the one found first
        found = 0
        while open_ways:
            way = heappop(open_ways)[2]
            if best[way.place()] is not way:
                continue  # a better one was found meanwhile
            for further in self.steps(way):
                known = best.get(further.place())
                if known is None or further.merit < known.merit:
                    best[further.place()] = further
                    found += 1
                    heappush(open_ways, (further.merit, found, further))
        del best[self.start.place()]
        return sorted(best.values(), key=attrgetter("merit"))

    def stand_at(self, way: Route) -> None:
        self.t.turn, self.t.ext = way.turn, way.ext
        self.player.zone, self.player.in_port = way.zone, way.in_port

    def steps(self, way: Route) -> list[Route]:
        """The way and one step more, for every step that can be taken and paid and may be better than what is known."""
        if len(way.moves) >= MOST_STEPS:
            return []
        self.stand_at(way)
        if way.in_port:
            return self.one_step(way, LEAVE_PORT, way.zone, False)
        found: list[Route] = []
        if has_port(way.zone) and port_entry(self.t, self.player, way.zone):
            found += self.one_step(way, ENTER_PORT, way.zone, True)
        for to in NEIGHBOURS[way.zone]:
            found += self.one_step(way, SAIL[to], to, False)
        return found

    def one_step(self, way: Route, move: Move, to: int, in_port: bool) -> list[Route]:
        """Nothing if the actions do not suffice, or a way is known that is as good even if nobody is met on this."""
        t, player = self.t, self.player
        by_port = move is LEAVE_PORT or move is ENTER_PORT
        cost = move_cost(t, player, to, by_port)
        if cost > way.turn.actions:
            return []
        known = self.best.get((to, in_port))
        if known is not None and known.merit <= (way.actions + cost, way.merit[1], len(way.moves) + 1):
            return []
        after = Route(way.turn.copy(), self.remembered(way), to, in_port)
        t.turn, t.ext = after.turn, after.ext
        pay_for_move(t, player, to, by_port)
        after.moves = [*way.moves, move]
        after.actions = way.actions + cost
        after.found, after.sunk, after.hits, after.npc = way.found, way.sunk, way.hits, way.npc
        if not in_port:
            self.stand_at(after)
            meet(after, t, player)
        after.weigh()
        self.stand_at(way)
        return [after]

    def remembered(self, way: Route) -> list[Drawer]:
        if not self.changing:
            return way.ext
        return [drawer.copy() if drawer.module in self.changing else drawer for drawer in way.ext]


def meet(way: Route, t: Table, player: Player) -> None:
    """What the zone that was entered holds: storms, once a turn, and who looks for the captain."""
    hazards = hazards_in(t, player, way.zone)
    if hazards:
        hits, sunk = hazard_odds(t, player, hazards)
        way.hits += hits
        way.sunk = 1 - (1 - way.sunk) * (1 - sunk)
        t.turn.weathered = True
    hunters = scouts_here(t, player)
    if hunters:
        way.found = 1 - (1 - way.found) * (1 - found_by_any(hunters))
        worst = max(hunters, key=lambda hunter: hunter.finds)
        way.npc = NPC_NAMES[worst.npc.number]
