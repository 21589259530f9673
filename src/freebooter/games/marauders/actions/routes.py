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
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Seat
from freebooter.kernel.moves import Move

MOST_STEPS: Final = 6  # steps; more than actions, since some steps are free


@final
class Route:
    """One way, as good as any to its end. `found`, `sunk`: the chances that somebody finds the captain, or that storms
    sink him, on the way; `npc`: the likeliest to find him; `hits`: of storms, to be expected.
    """

    __slots__ = ("actions", "found", "hits", "in_port", "merit", "moves", "npc", "sunk", "table", "zone")

    def __init__(self, table: Table, zone: int, in_port: bool) -> None:
        self.table = table
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
    player = t.players[seat]
    start = Route(t.sketch(seat), player.zone, player.in_port)
    best = {start.place(): start}
    open_ways = [(start.merit, 0, start)]  # of ways that are as good the one found first
    found = 0
    while open_ways:
        way = heappop(open_ways)[2]
        if best[way.place()] is not way:
            continue  # a better one was found meanwhile
        for further in steps(way, seat, best):
            known = best.get(further.place())
            if known is None or further.merit < known.merit:
                best[further.place()] = further
                found += 1
                heappush(open_ways, (further.merit, found, further))
    del best[start.place()]
    return sorted(best.values(), key=attrgetter("merit"))


def steps(way: Route, seat: Seat, best: dict[tuple[int, bool], Route]) -> list[Route]:
    """The way and one step more, for every step that can be taken and paid and may be better than what is known."""
    if len(way.moves) >= MOST_STEPS:
        return []
    t = way.table
    player = t.players[seat]
    if player.in_port:
        return one_step(way, seat, LEAVE_PORT, player.zone, False, best)
    found: list[Route] = []
    if has_port(player.zone) and port_entry(t, player, player.zone):
        found += one_step(way, seat, ENTER_PORT, player.zone, True, best)
    for to in NEIGHBOURS[player.zone]:
        found += one_step(way, seat, SAIL[to], to, False, best)
    return found


def one_step(
    way: Route, seat: Seat, move: Move, to: int, in_port: bool, best: dict[tuple[int, bool], Route]
) -> list[Route]:
    """Nothing if the actions do not suffice, or a way is known that is as good even if nobody is met on this one."""
    by_port = move is LEAVE_PORT or move is ENTER_PORT
    cost = move_cost(way.table, way.table.players[seat], to, by_port)
    if cost > way.table.turn.actions:
        return []
    known = best.get((to, in_port))
    if known is not None and known.merit <= (way.actions + cost, way.merit[1], len(way.moves) + 1):
        return []
    t = way.table.sketch(seat)
    player = t.players[seat]
    pay_for_move(t, player, to, by_port)
    player.zone, player.in_port = to, in_port
    after = Route(t, to, in_port)
    after.moves = [*way.moves, move]
    after.actions = way.actions + cost
    after.found, after.sunk, after.hits, after.npc = way.found, way.sunk, way.hits, way.npc
    if not in_port:
        meet(after, seat)
    after.weigh()
    return [after]


def meet(way: Route, seat: Seat) -> None:
    """What the zone that was entered holds: storms, once a turn, and who looks for the captain."""
    t = way.table
    player = t.players[seat]
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
