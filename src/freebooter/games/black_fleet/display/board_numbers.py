"""Numbers for a seat's board: how far its ships get and what they earn there, by the same rules that sail them.

All of it is open or in the seat's own hand: places, cargo, face-up developments, its movement cards.
"""

from functools import cache, lru_cache
from typing import Final

from freebooter.games.black_fleet.charts import CHARTS
from freebooter.games.black_fleet.content.board import Board, Reach
from freebooter.games.black_fleet.content.cards import (
    GOODS,
    MERCHANT_VALUE,
    MOVEMENT,
    NAVY_SHIP,
    NAVY_VALUE,
    PIRATE_VALUE,
    SYMBOL,
)
from freebooter.games.black_fleet.display.number_structs import (
    Attack,
    BoardNumbers,
    CardNumbers,
    Offer,
    ShipNumbers,
    Stop,
)
from freebooter.games.black_fleet.display.threats import threats_to
from freebooter.games.black_fleet.names import (
    CREWS,
    FIRST_NAVY,
    MERCHANT,
    NO_COLOUR,
    PIRATE,
    SHIPS,
    SYMBOLS,
    YELLOW_NAVY,
)
from freebooter.games.black_fleet.reasons import FINE
from freebooter.games.black_fleet.ships.attack import attack_value
from freebooter.games.black_fleet.ships.merchant import price_at, sale_value, sell_trouble
from freebooter.games.black_fleet.ships.movement import at_rest, begin_sailing, free_lairs, reach_of
from freebooter.games.black_fleet.ships.pirate import burial_value, bury_trouble
from freebooter.games.black_fleet.ships.stops import closed_spaces
from freebooter.games.black_fleet.ships.targets import firing_spaces, gun_reach, targets_of, would_sink
from freebooter.games.black_fleet.state import CARD, DRAW, MOVING, PLACING, Player, Sailing, Table, Turn
from freebooter.games.black_fleet.turn.choose_ship import crews_left
from freebooter.games.black_fleet.turn.movement_card import command_navy
from freebooter.kernel.ask import Seat

KEPT_STOPS: Final = 4096
"""Sets of stops, some kilobytes each: those of all cards in hand at more than a hundred tables."""
KEPT_WAYS: Final = 1024
"""Sets of stops with the ways to them, which only the ships of a turn under way have."""


def board_numbers(t: Table, seat: Seat) -> BoardNumbers | None:
    if t.stage not in (PLACING, CARD, MOVING, DRAW):
        return None
    p = t.players[seat]
    mine = t.active == seat and t.stage == MOVING
    # Once a card is played the other one matters next turn only: what it says, not how far it takes ships until then.
    cards = [card_numbers(t, p, card, ways=not mine) for card in p.movement]
    ships: list[ShipNumbers] = []
    if mine and t.sailing is not None:
        ships = [ship_numbers(t, p, t.sailing, ways=True)]
    elif mine:
        left = crews_left(t)
        trial = t.sketch()
        ships = [crew_numbers(trial, p, crew, ways=True) for crew in range(len(CREWS)) if left >> crew & 1]
    return BoardNumbers(cards, ships, offers(t, p), threats_to(t, seat))


def card_numbers(t: Table, p: Player, card: int, ways: bool) -> CardNumbers:
    ships = ships_of_card(t, p, card) if ways else []
    return CardNumbers(
        card=MOVEMENT[card],
        merchant=MERCHANT_VALUE[card],
        pirate=PIRATE_VALUE[card],
        navy=NAVY_VALUE[card],
        navy_ship=CREWS[YELLOW_NAVY + NAVY_SHIP[card]],
        symbol=SYMBOLS[SYMBOL[card]],
        ships=[ship for ship in ships if ship.here is not None or ship.stops],
    )


def ships_of_card(t: Table, p: Player, card: int) -> list[ShipNumbers]:
    trial = t.sketch()
    at_rest(trial, p.seat, Turn(card))
    command_navy(trial, p, NAVY_SHIP[card])
    ships = [crew_numbers(trial, p, MERCHANT), crew_numbers(trial, p, PIRATE)]
    for navy in range(len(SHIPS) - FIRST_NAVY):
        if p.powers.command_choice >= 0:
            command_navy(trial, p, navy)
        if trial.turn.navy[navy] >= 0:
            ships.append(crew_numbers(trial, p, YELLOW_NAVY + navy))
    return ships


def crew_numbers(trial: Table, p: Player, crew: int, ways: bool = False) -> ShipNumbers:
    """A ship that has still to be activated; afterwards it is at rest again."""
    occupied = trial.occupied
    numbers = ship_numbers(trial, p, begin_sailing(trial, p, crew), ways)
    trial.lay_out(occupied)
    trial.sailing = None
    return numbers


def ship_numbers(t: Table, p: Player, s: Sailing, ways: bool) -> ShipNumbers:
    """The ship that is sailing, with what it has left. `ways`: with the way to every stop."""
    board = t.board
    place = t.place[s.ship]
    found: dict[int, Stop] = {}
    if place != board.nowhere:
        acting = action_spaces(t, p, s)
        add_stops(t, p, s, place, -1, acting, ways, found)
        for lair in board.spaces.pick(free_lairs(t, p, s, place)):
            found[lair] = stop_at(t, p, s, lair, 0, [board.names[lair]] if ways else [], "")
            add_stops(t, p, s, lair, lair, acting, ways, found)
    here = stop_at(t, p, s, place, 0, [], "") if place < board.size else None
    return ShipNumbers(CREWS[s.crew], SHIPS[s.ship], s.steps, here, [found[space] for space in sorted(found)])


def action_spaces(t: Table, p: Player, s: Sailing) -> int:
    """Where the ship could do something, by a quick test: on all other spaces it cannot."""
    board = t.board
    spaces = firing_spaces(t, p, s)
    if s.crew == MERCHANT:
        for port in range(len(GOODS)):
            if price_at(t, p, port):
                spaces |= board.docks[port]
    elif s.crew == PIRATE and p.hold:
        spaces |= board.beaches
    return spaces


def add_stops(
    t: Table, p: Player, s: Sailing, start: int, via: int, acting: int, ways: bool, found: dict[int, Stop]
) -> None:
    """The stops from `start`, as far as they are not known to cost less."""
    board = t.board
    reach = reach_of(t, s, start, s.steps)
    stops = reach.mask ^ closed_spaces(t, p, s, reach)
    kept = stops_with_ways(t.rules.map, s.waters, reach, stops) if ways else bare_stops(t.rules.map, reach, stops)
    if via < 0:  # nothing is known yet
        found.update(kept)
        for space in board.spaces.pick(stops & acting):
            found[space] = stop_at(t, p, s, space, kept[space].cost, kept[space].path, "")
        return
    lair = board.names[via]
    for space, stop in kept.items():
        if space not in found or found[space].cost > stop.cost:
            found[space] = stop_at(t, p, s, space, stop.cost, [lair, *stop.path] if ways else [], lair)


@lru_cache(KEPT_STOPS)
def bare_stops(chart: int, reach: Reach, stops: int) -> dict[int, Stop]:
    """Spaces and what they cost, without the way and as if nothing could be done there: shared, so do not change it."""
    return {space: bare_stop(chart, space, cost) for space, cost in costs(CHARTS[chart].board, reach, stops)}


@lru_cache(KEPT_WAYS)
def stops_with_ways(chart: int, waters: int, reach: Reach, stops: int) -> dict[int, Stop]:
    """The same with the ways."""
    board = CHARTS[chart].board
    names, found = board.names, costs(board, reach, stops)
    ways = board.waters[waters].paths(reach, [space for space, _cost in found])
    return {
        space: Stop(names[space], cost, path=[names[step] for step in way])
        for (space, cost), way in zip(found, ways, strict=True)
    }


@cache
def bare_stop(chart: int, space: int, cost: int) -> Stop:
    return Stop(CHARTS[chart].board.names[space], cost)


def costs(board: Board, reach: Reach, stops: int) -> list[tuple[int, int]]:
    rings = reach.rings
    return [(space, cost) for cost in range(1, len(rings)) for space in board.spaces.pick(rings[cost].mask() & stops)]


def stop_at(t: Table, p: Player, s: Sailing, space: int, cost: int, path: list[str], via: str) -> Stop:
    board = t.board
    steps = s.steps - cost
    sale = burial = 0
    if s.crew == MERCHANT and sell_trouble(t, p, s, space, steps) == FINE:
        sale = sale_value(t, p, price_at(t, p, board.dock_port[space]))
    if s.crew == PIRATE and bury_trouble(t, p, s, space, steps) == FINE:
        burial = burial_value(t, p, space)
    attacks = [
        Attack(SHIPS[target], attack_value(t, p, s, target), would_sink(t, p, s, target))
        for target in targets_of(t, p, s, space, steps, gun_reach(p, s))
    ]
    return Stop(board.names[space], cost, via, path, sale, burial, attacks)


def offers(t: Table, p: Player) -> list[Offer]:
    """Every port for the cargo aboard, with the bonuses of the seat's own turn only; none without a cargo."""
    if p.colour == NO_COLOUR or not p.cargo:
        return []
    if t.active != p.seat:
        t = t.sketch()
        t.turn = Turn()
    found: list[Offer] = []
    for port in range(len(GOODS)):
        price = price_at(t, p, port)
        found.append(Offer(t.chart.ports[port], price, sale_value(t, p, price) if price else 0))
    return found
