"""Where a ship may sail, whom it passes, where it may stop."""

from freebooter.games.black_fleet.content.board import COVES, ISLANDS, OPEN_SEA, Reach, Spot
from freebooter.games.black_fleet.content.cards import MERCHANT_VALUE, PIRATE_VALUE
from freebooter.games.black_fleet.names import (
    FIRST_NAVY,
    FIRST_PIRATE,
    KIND,
    MERCHANT,
    PIRATE,
    VIOLET_NAVY,
    YELLOW_NAVY,
    ship_of,
)
from freebooter.games.black_fleet.state import Player, Sailing, Table, Turn


def sailing_of(t: Table) -> Sailing:
    """The activation under way, where there must be one."""
    s = t.sailing
    assert s is not None
    return s


def movement_of(t: Table, p: Player, crew: int) -> int:
    """The movement of a ship this turn, before fortune cards (BF-MOVE-01); bonuses add up."""
    if crew == MERCHANT:
        value = MERCHANT_VALUE[t.turn.card]
    elif crew == PIRATE:
        value = PIRATE_VALUE[t.turn.card]
    else:
        value = t.turn.navy[crew - YELLOW_NAVY]
    return value + move_bonus(t, p, crew)


def move_bonus(t: Table, p: Player, crew: int) -> int:
    """What developments add to the movement of a ship, whatever the card."""
    if crew == MERCHANT:
        return p.powers.merchant_move
    if crew == PIRATE:
        entering = t.place[FIRST_PIRATE + p.seat] >= t.board.size
        return p.powers.pirate_move + (p.powers.entry if entering else 0)
    return p.powers.navy_move


def friendly_spaces(t: Table, seat: int, crew: int) -> int:
    """Of own merchant, own pirate and every navy ship under command, those that are not sailing (BF-MOVE-06)."""
    bit = t.board.bit
    place = t.place
    yellow, violet = t.turn.navy
    if crew == PIRATE:
        spaces = bit[place[seat]]
    else:
        spaces = bit[place[FIRST_PIRATE + seat]]
        if crew != MERCHANT:
            spaces |= bit[place[seat]]
    if yellow >= 0 and crew != YELLOW_NAVY:
        spaces |= bit[place[FIRST_NAVY]]
    if violet >= 0 and crew != VIOLET_NAVY:
        spaces |= bit[place[FIRST_NAVY + 1]]
    return spaces


def waters_of(p: Player, crew: int) -> int:
    """Which waters of the board a crew sails."""
    waters = ISLANDS if p.powers.islands & KIND[crew] else OPEN_SEA
    return waters | COVES if crew == PIRATE and p.powers.coves else waters


def begin_sailing(t: Table, p: Player, crew: int) -> Sailing:
    """Activate a ship: from now on it is not among the obstacles. One action, or one of each (BF-MOVE-11, D14-02)."""
    ship = ship_of(crew, p.seat)
    s = Sailing(crew, ship, movement_of(t, p, crew), waters_of(p, crew), friendly_spaces(t, p.seat, crew))
    if crew == PIRATE and p.powers.veteran:
        s.actions = 0
        s.attacks = 1
        s.burials = 1
    t.vacate(t.place[ship])
    t.sailing = s
    return s


def within_reach(t: Table, p: Player, crew: int, space: int) -> bool:
    """Could a ship that has yet to sail get there if no other one were in its way?"""
    place = t.place[ship_of(crew, p.seat)]
    entry = place == t.board.offshore and crew == PIRATE and p.powers.lair_entry and t.board.lairs & t.board.bit[space]
    return bool(entry) or t.board.waters[waters_of(p, crew)].reach(place, movement_of(t, p, crew), 0).cost(space) >= 0


def at_rest(t: Table, seat: int, turn: Turn) -> None:
    """A table to look ahead on: `seat` has the turn, and no ship is sailing."""
    t.active = seat
    t.turn = turn
    t.sailing = None
    t.lay_out(t.board.mask(t.place))


def end_sailing(t: Table, s: Sailing) -> None:
    """The ship is an obstacle again, and will not sail any more this turn (BF-AMB-06)."""
    t.occupy(t.place[s.ship])
    t.turn.finished |= 1 << s.crew
    t.sailing = None


def reach_of(t: Table, s: Sailing, place: int, steps: int) -> Reach:
    """Friendly ships are passed, others not, unless it sails under false colours (BF-MOVE-04, BF-MOVE-05, F-08)."""
    blocked = 0 if s.passes_ships else t.occupied ^ s.friendly
    return t.board.waters[s.waters].reach(place, steps, blocked)


def spot_of(t: Table, s: Sailing, place: int) -> Spot:
    """What matters to the ship under way if it is on `place`, with all steps that are left."""
    return t.board.waters[s.waters].spot(place, s.steps)


def reach_from(t: Table, s: Sailing, spot: Spot, place: int) -> Reach:
    """The same as `reach_of` with all steps that are left. Mostly no ship at all is inside."""
    if s.passes_ships or not t.afloat.meets(spot.inside):
        return spot.reach
    return t.board.waters[s.waters].reach(place, s.steps, t.occupied ^ s.friendly)


def free_lairs(t: Table, p: Player, s: Sailing, place: int) -> int:
    """Where a pirate may be put on the board at no cost (D11-01)."""
    if not p.powers.lair_entry or s.crew != PIRATE:
        return 0
    board = t.board
    if place != board.offshore:
        return 0
    return board.lairs ^ (board.lairs & t.occupied)


def cost_of(t: Table, p: Player, s: Sailing, space: int) -> int:
    """The least movement to a space; -1 when it cannot be reached."""
    return cost_within(t, p, s, reach_of(t, s, t.place[s.ship], s.steps), space)


def cost_within(t: Table, p: Player, s: Sailing, reach: Reach, space: int) -> int:
    """The same for whoever knows the reach of the ship already."""
    lairs = free_lairs(t, p, s, t.place[s.ship])
    if lairs and t.board.bit[space] & lairs:
        return 0
    return reach.cost(space)


def shares_space(t: Table, s: Sailing) -> bool:
    """Does another ship lie where it is?"""
    return t.afloat.meets(t.board.single[t.place[s.ship]])


def way_out(t: Table, s: Sailing, place: int, steps: int, without: int = 0) -> bool:
    """Can the ship get from `place` to a free space, once the ship on `without` is gone (BF-AMB-03)?"""
    occupied = t.occupied ^ without
    blocked = 0 if s.passes_ships else occupied ^ s.friendly
    return t.board.waters[s.waters].way_out(place, steps, blocked, occupied)


def is_trapped(t: Table, s: Sailing, place: int, steps: int) -> bool:
    """It would share the space for good, so it may not act there (BF-MOVE-07, BF-AMB-03)."""
    return t.afloat.meets(t.board.single[place]) and not way_out(t, s, place, steps)
