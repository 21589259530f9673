# mypyc: skip
"""Who could attack a seat's ships before its next turn, as far as everybody can see.

Hands are hidden: for an opponent who has yet to play a movement card it is counted how many of the cards that the
seat has not seen would do. Fortune cards, which nobody can foresee, and ships that move away are left out.
"""

from math import comb

import msgspec

from freebooter.games.black_fleet.attacks import cubes_taken, gun_range, targets_of, would_sink
from freebooter.games.black_fleet.cards import MERCHANT_VALUE, MOVEMENT, NAVY_SHIP, NAVY_VALUE, PIRATE_VALUE
from freebooter.games.black_fleet.movement import begin_sailing, board_of, free_lairs, reach_of
from freebooter.games.black_fleet.names import (
    CREWS,
    FIRST_PIRATE,
    MERCHANT,
    NO_CARD,
    PIRATE,
    SHIPS,
    YELLOW_NAVY,
    ship_of,
)
from freebooter.games.black_fleet.state import SHIPS as SHIPS_STAGE
from freebooter.games.black_fleet.state import Player, Sailing, Table, Turn
from freebooter.kernel.ask import Seat


class Threat(msgspec.Struct, frozen=True):
    """A ship of mine that `seat` could attack with `by`, for `steps` of movement.

    `percent` says how likely it is that the movement suffices, `cubes` what would be taken, `sinks` that it is sunk.
    """

    ship: str
    seat: int
    by: str
    steps: int
    percent: int
    cubes: int
    sinks: bool


def threats_to(t: Table, seat: Seat) -> list[Threat]:
    """The likeliest first."""
    found: list[Threat] = []
    for other in t.players:
        if other.seat != seat:
            for crew in range(len(CREWS)):
                found += by_crew(t, seat, other.seat, crew)
    return sorted(found, key=lambda threat: (-threat.percent, threat.steps, threat.seat, threat.by))


def by_crew(t: Table, seat: Seat, other: Seat, crew: int) -> list[Threat]:
    """One ship in an opponent's hand; in the turn under way it sails with what is known to be left."""
    board = board_of(t)
    ship = ship_of(crew, other)
    if t.place[ship] == board.nowhere:
        return []
    trial = t.copy()
    p = trial.players[other]
    under_way = t.active == other and t.stage == SHIPS_STAGE
    navy = crew - YELLOW_NAVY
    if under_way:
        if t.turn.finished >> crew & 1 or (navy >= 0 and t.turn.navy[navy] < 0):
            return []
        sailing = trial.sailing
        if sailing is not None and sailing.crew == crew:
            s = sailing
        else:
            if sailing is not None:  # it lies where it is when the next ship starts
                trial.occupied |= board.bit[t.place[sailing.ship]]
            s = begin_sailing(trial, p, crew)
    else:
        trial.active = other
        trial.sailing = None
        trial.occupied = board.mask(t.place)
        trial.turn = Turn(NO_CARD, (0 if navy == 0 else -1, 0 if navy == 1 else -1))
        s = begin_sailing(trial, p, crew)
        s.steps = most_steps(trial, p, crew)
    if s.actions + s.attacks == 0:
        return []
    found: list[Threat] = []
    for target in (seat, FIRST_PIRATE + seat):
        steps = least_steps(trial, p, s, target)
        if steps < 0:
            continue
        bonus = 0 if under_way else bonus_of(trial, p, crew)
        percent = 100 if under_way else chance_of(t, seat, other, crew, steps - bonus)
        if percent:
            cubes = cubes_taken(trial, p, s, target) if target < FIRST_PIRATE else len(t.players[seat].hold)
            sinks = would_sink(trial, p, s, target)
            found.append(Threat(SHIPS[target], other, SHIPS[ship], steps, percent, cubes, sinks))
    return found


def least_steps(t: Table, p: Player, s: Sailing, target: int) -> int:
    """The least movement after which the ship that is sailing could attack the target; -1: it cannot."""
    board = board_of(t)
    place = t.place[s.ship]
    if not board.bit[t.place[target]]:
        return -1
    best = -1
    for start in [place, *board.spaces.pick(free_lairs(t, p, s, place))]:
        if start < board.size and target in targets_of(t, p, s, start, s.steps, gun_range(board, p, s, start)):
            return 0
        reach = reach_of(t, s, start, s.steps)
        for space in reach.ends(t.occupied):
            cost = reach.cost(space)
            if 0 <= best <= cost:
                continue
            if target in targets_of(t, p, s, space, s.steps - cost, gun_range(board, p, s, space)):
                best = cost
    return best


def bonus_of(t: Table, p: Player, crew: int) -> int:
    """What developments add to the value of the card."""
    powers = p.powers
    if crew == MERCHANT:
        return powers.merchant_move
    if crew == PIRATE:
        return powers.pirate_move + (powers.entry if t.place[FIRST_PIRATE + p.seat] >= board_of(t).size else 0)
    return powers.navy_move + max(0, powers.command_choice) + max(0, powers.command_both)


def most_steps(t: Table, p: Player, crew: int) -> int:
    values = MERCHANT_VALUE if crew == MERCHANT else PIRATE_VALUE if crew == PIRATE else NAVY_VALUE
    return max(values) + bonus_of(t, p, crew)


def chance_of(t: Table, seat: Seat, other: Seat, crew: int, value: int) -> int:
    """Per cent that a hand drawn from the cards the seat has not seen holds one with that value for the ship."""
    seen = {*t.movement_discard.kinds(), *t.players[seat].movement, t.turn.card}
    unseen = [card for card in range(len(MOVEMENT)) if card not in seen]
    powers = t.players[other].powers
    any_navy = powers.command_choice >= 0 or powers.command_both >= 0
    good = 0
    for card in unseen:
        if crew == MERCHANT:
            good += MERCHANT_VALUE[card] >= value
        elif crew == PIRATE:
            good += PIRATE_VALUE[card] >= value
        else:
            good += (any_navy or NAVY_SHIP[card] == crew - YELLOW_NAVY) and NAVY_VALUE[card] >= value
    hand = min(len(t.players[other].movement), len(unseen))
    if not hand or not good:
        return 0
    return max(1, round(100 * (1 - comb(len(unseen) - good, hand) / comb(len(unseen), hand))))
