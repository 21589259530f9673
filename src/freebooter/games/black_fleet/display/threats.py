"""Who could attack a seat's ships before its next turn, as far as everybody can see.

Hands are hidden: for an opponent who has yet to play a movement card we count how many of the cards that the seat
has not seen would be enough. Fortune cards, which nobody can foresee, and ships that move away are left out.
"""

from math import comb
from typing import Final

from freebooter.games.black_fleet.content.cards import MERCHANT_VALUE, NAVY_SHIP, NAVY_VALUE, PIRATE_VALUE
from freebooter.games.black_fleet.display.number_structs import Threat
from freebooter.games.black_fleet.names import (
    CREWS,
    FIRST_PIRATE,
    MERCHANT,
    NO_CARD,
    PIRATE,
    SHIPS,
    YELLOW_NAVY,
    kind_of,
    ship_of,
)
from freebooter.games.black_fleet.reasons import FINE
from freebooter.games.black_fleet.ships.movement import (
    at_rest,
    begin_sailing,
    free_lairs,
    move_bonus,
    reach_of,
    waters_of,
)
from freebooter.games.black_fleet.ships.targets import (
    attack_trouble,
    cubes_taken,
    gun_range,
    gun_reach,
    prey_of,
    would_sink,
)
from freebooter.games.black_fleet.state import MOVING, Player, Sailing, Table, Turn
from freebooter.kernel.ask import Seat

BEST_VALUE: Final = (max(MERCHANT_VALUE), max(PIRATE_VALUE), max(NAVY_VALUE), max(NAVY_VALUE))
"""By crew: the most that a movement card gives it."""


def threats_to(t: Table, seat: Seat) -> list[Threat]:
    """All threats, the likeliest first."""
    found: list[Threat] = []
    trial = t.sketch()
    unseen = cards_unseen(t, seat)
    for other in t.players:
        if other.seat != seat:
            under_way = t.active == other.seat and t.stage == MOVING
            for crew in range(len(CREWS)):
                found += threats_by(t, trial, seat, other, crew, unseen, under_way)
    return sorted(found, key=lambda threat: (-threat.percent, threat.steps, threat.seat, threat.by))


def threats_by(
    t: Table, trial: Table, seat: Seat, p: Player, crew: int, unseen: list[int], under_way: bool
) -> list[Threat]:
    """Threats by one ship of opponent `p`; in the turn under way it has the movement that is known to be left."""
    prey = prey_of(p, crew, False)
    if not prey:
        return []
    ship = ship_of(crew, p.seat)
    targets = [target for target in (seat, FIRST_PIRATE + seat) if prey & kind_of(target)]
    if not under_way and far_off(trial, p, crew, ship, targets):
        return []
    s = sailing_on(t, trial, p, crew, ship) if under_way else sailing_next(trial, p, crew, ship)
    if s is None or s.actions + s.attacks == 0:
        return []
    found: list[Threat] = []
    for target in targets:
        steps = least_steps(trial, p, s, target)
        if steps < 0:
            continue
        percent = 100
        if not under_way:
            percent = chance_of(p, crew, steps - bonus_of(trial, p, crew), unseen)
        if percent:
            cubes = cubes_taken(trial, p, s, target) if target < FIRST_PIRATE else len(t.players[seat].hold)
            sinks = would_sink(trial, p, s, target)
            found.append(Threat(SHIPS[target], p.seat, SHIPS[ship], steps, percent, cubes, sinks))
    return found


def far_off(t: Table, p: Player, crew: int, ship: int, targets: list[int]) -> bool:
    """A quick test: even with no ship in the way and guns that shoot two spaces far it gets to none of them."""
    if crew == PIRATE and p.powers.lair_entry:
        return False
    board = t.board
    inside = board.waters[waters_of(p, crew)].inside[t.place[ship]]
    within = inside[min(most_steps(t, p, crew) + 1, len(inside) - 1)]
    near = 0
    for target in targets:
        near |= board.gunshot[t.place[target]]
    return not within & near


def sailing_on(t: Table, trial: Table, p: Player, crew: int, ship: int) -> Sailing | None:
    """In the turn under way: the ship that is sailing, or one that has yet to sail."""
    board = t.board
    navy = crew - YELLOW_NAVY
    if t.place[ship] == board.nowhere or t.turn.finished >> crew & 1 or (navy >= 0 and t.turn.navy[navy] < 0):
        return None
    trial.active = t.active
    trial.turn = t.turn
    trial.lay_out(t.occupied)
    sailing = t.sailing
    if sailing is None:
        return begin_sailing(trial, p, crew)
    if sailing.crew == crew:
        return sailing
    trial.occupy(t.place[sailing.ship])  # it lies where it is when the next ship starts
    return begin_sailing(trial, p, crew)


def sailing_next(trial: Table, p: Player, crew: int, ship: int) -> Sailing | None:
    """In the opponent's next turn, with the best card."""
    if trial.place[ship] == trial.board.nowhere:
        return None
    navy = crew - YELLOW_NAVY
    at_rest(trial, p.seat, Turn(NO_CARD, (0 if navy == 0 else -1, 0 if navy == 1 else -1)))
    s = begin_sailing(trial, p, crew)
    s.steps = most_steps(trial, p, crew)
    return s


def least_steps(t: Table, p: Player, s: Sailing, target: int) -> int:
    """The least movement after which the ship that is sailing could attack the target; -1: it cannot."""
    board = t.board
    place = t.place[s.ship]
    near = gun_range(board, p, s, t.place[target])  # the same both ways
    best = -1
    for start in [place, *board.spaces.pick(free_lairs(t, p, s, place))]:
        if board.bit[start] & near and could_attack(t, p, s, target, start, s.steps):
            return 0
        reach = reach_of(t, s, start, s.steps)
        ends = reach.free(t.occupied) & near
        if not ends:
            continue
        cost = 1
        while not reach.rings[cost].mask() & ends:
            cost += 1
        # On a free space no ship is in its way, so that what holds for one of them holds for all.
        space = (reach.rings[cost].mask() & ends).bit_length() - 1
        if (best < 0 or cost < best) and could_attack(t, p, s, target, space, s.steps - cost):
            best = cost
    return best


def could_attack(t: Table, p: Player, s: Sailing, target: int, place: int, steps: int) -> bool:
    return attack_trouble(t, p, s, target, place, steps, gun_reach(p, s)) == FINE


def bonus_of(t: Table, p: Player, crew: int) -> int:
    """What developments add to the value of the card."""
    bonus = move_bonus(t, p, crew)
    if crew >= YELLOW_NAVY:
        bonus += max(0, p.powers.command_choice) + max(0, p.powers.command_both)
    return bonus


def most_steps(t: Table, p: Player, crew: int) -> int:
    return BEST_VALUE[crew] + bonus_of(t, p, crew)


def cards_unseen(t: Table, seat: Seat) -> list[int]:
    """The movement cards that the seat does not see: they are in the deck or in other hands."""
    seen = (*t.players[seat].movement, t.turn.card)
    return [card for card, discarded in enumerate(t.movement_discard.counts) if not discarded and card not in seen]


def chance_of(p: Player, crew: int, value: int, unseen: list[int]) -> int:
    """Per cent that a hand drawn from the cards the seat has not seen holds one with that value for the ship."""
    any_navy = p.powers.command_choice >= 0 or p.powers.command_both >= 0
    good = 0
    for card in unseen:
        if crew == MERCHANT:
            good += MERCHANT_VALUE[card] >= value
        elif crew == PIRATE:
            good += PIRATE_VALUE[card] >= value
        else:
            good += (any_navy or NAVY_SHIP[card] == crew - YELLOW_NAVY) and NAVY_VALUE[card] >= value
    hand = min(len(p.movement), len(unseen))
    if not hand or not good:
        return 0
    return max(1, round(100 * (1 - comb(len(unseen) - good, hand) / comb(len(unseen), hand))))
