"""Who may attack whom, from where."""

from freebooter.games.black_fleet.content.board import Board
from freebooter.games.black_fleet.names import (
    FIRST_PIRATE,
    KIND,
    MERCHANT,
    MERCHANTS,
    PIRATE,
    PIRATES,
    SHIPS_OF_KINDS,
    kind_of,
    owner_of,
)
from freebooter.games.black_fleet.reasons import (
    ATTACK_OR_BURY,
    FINE,
    FROM_DISTANT_SEA,
    HOLD_FULL,
    MERCHANT_UNARMED,
    NAVY_HUNTS_PIRATES,
    NO_ACTION_LEFT,
    NO_SECOND_ATTACK,
    NO_WAY_ON,
    NOT_IN_GAME,
    OFF_BOARD,
    OUT_OF_RANGE,
    OWN_SHIP,
    PIRATES_ROB_MERCHANTS,
    SAFE_ON_DOCK,
    Reason,
)
from freebooter.games.black_fleet.ships.movement import is_trapped, way_out
from freebooter.games.black_fleet.state import Player, Sailing, Table


def gun_range(board: Board, p: Player, s: Sailing, place: int) -> int:
    """Adjacent spaces; two away with Long Guns or Long Nines, which do not add up (F-13, D11-03)."""
    return board.near[place] if gun_reach(p, s) == 1 else board.gunshot[place]


def gun_reach(p: Player, s: Sailing) -> int:
    """How many spaces away a ship may be that is attacked."""
    return 2 if s.long_guns or p.powers.long_range & KIND[s.crew] else 1


def firing_spaces(t: Table, p: Player, s: Sailing) -> int:
    """The spaces with prey in range: outside them nothing can be attacked. Range is the same both ways."""
    if s.actions + s.attacks == 0:
        return 0
    spaces = 0
    for place in prey_places(t, p, s):
        spaces |= gun_range(t.board, p, s, place)
    return spaces


def prey_places(t: Table, p: Player, s: Sailing) -> list[int]:
    """Where the ships on the board are that it might attack, if they were in range."""
    size = t.board.size
    prey = prey_of(p, s.crew, False)
    found: list[int] = []
    for other in range(t.seats):
        if other != p.seat:
            merchant, pirate = t.place[other], t.place[FIRST_PIRATE + other]
            if prey & MERCHANTS and merchant < size:
                found.append(merchant)
            if prey & PIRATES and pirate < size:
                found.append(pirate)
    return found


def prey_of(p: Player, crew: int, armed: bool) -> int:
    """The kinds of ship a crew attacks: pirates rob merchants, the navy hunts pirates, cards add to it."""
    if crew == PIRATE:
        return MERCHANTS
    if crew == MERCHANT:
        return (PIRATES if p.powers.swivel_guns else 0) | (MERCHANTS if armed else 0)
    return PIRATES | (MERCHANTS if p.powers.customs else 0)


def cubes_taken(t: Table, p: Player, s: Sailing, merchant: int) -> int:
    """One; a pirate with a larger hold takes what fits (BF-PIRATE-03, D14-03)."""
    if s.crew != PIRATE:
        return 1
    return min(p.powers.hold - len(p.hold), t.players[merchant].cargo)


def would_sink(t: Table, p: Player, s: Sailing, target: int) -> bool:
    return target >= FIRST_PIRATE or cubes_taken(t, p, s, target) >= t.players[target].cargo


def is_safe(t: Table, target: int) -> bool:
    """A merchant under the guns of a harbour battery, for every kind of attack (D11-05)."""
    if target >= FIRST_PIRATE or not t.players[target].powers.safe_on_dock:
        return False
    return t.board.dock_port[t.place[target]] >= 0


def attack_trouble(
    t: Table, p: Player, s: Sailing, target: int, place: int, steps: int, reach: int, armed: bool = False
) -> Reason:
    """What keeps the ship from attacking `target`, if it stood on `place` with `steps` left and its guns had `reach`.

    `armed`: with the card that lets a merchant attack a merchant (F-16).
    """
    board = t.board
    owner = owner_of(target)
    if owner >= t.seats:
        return NOT_IN_GAME
    if owner == p.seat:
        return OWN_SHIP
    if not prey_of(p, s.crew, armed) & kind_of(target):
        if s.crew == PIRATE:
            return PIRATES_ROB_MERCHANTS
        return MERCHANT_UNARMED if s.crew == MERCHANT else NAVY_HUNTS_PIRATES
    if s.actions + s.attacks == 0:
        if s.attacked:
            return NO_SECOND_ATTACK
        return ATTACK_OR_BURY if s.crew == PIRATE else NO_ACTION_LEFT
    if s.crew == PIRATE and len(p.hold) >= p.powers.hold:
        return HOLD_FULL
    where = board.bit[t.place[target]]
    if not where:
        return OFF_BOARD
    if place >= board.size:
        return FROM_DISTANT_SEA
    if not 0 < board.shots[place][t.place[target]] <= reach:
        return OUT_OF_RANGE
    if is_safe(t, target):
        return SAFE_ON_DOCK
    if is_trapped(t, s, place, steps) and not (would_sink(t, p, s, target) and way_out(t, s, place, steps, where)):
        return NO_WAY_ON
    return FINE


def targets_of(t: Table, p: Player, s: Sailing, place: int, steps: int, reach: int, armed: bool = False) -> list[int]:
    """The ships it may attack from `place` with guns of this reach."""
    found: list[int] = []
    board = t.board
    guns = board.beside[place] if reach == 1 else board.gunned[place]
    if not t.afloat.meets(guns) or s.actions + s.attacks == 0:  # mutants: same `if (s.a`, nobody would be found
        return found
    shots = board.shots[place]
    for ship in SHIPS_OF_KINDS[prey_of(p, s.crew, armed)]:
        # mutants: same `if True`, `attack_trouble` looks too
        if 0 < shots[t.place[ship]] <= reach and attack_trouble(t, p, s, ship, place, steps, reach, armed) == FINE:
            found.append(ship)
    return found
