"""A whole naval battle, fought out many times in numbers: there are too many ways it can go to count them all.

One side declares the same round after round, the other fights as the program does (MM-AMB-74). Crew combat at its
end is exact. Left out are, besides what `odds.battle` leaves out, Chasers and what modules do. The battles are the same
for the same two ships, so the same position is always told the same.
"""

from bisect import bisect
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from freebooter.games.marauders.combat.strength import (
    contest_dice,
    crew_dice_with,
    first_crew_bonus,
    gunner_captain,
    hits_of,
    shrugs_left,
)
from freebooter.games.marauders.combat.weapons import can_use_weapon
from freebooter.games.marauders.names import (
    CANNONS,
    CREW,
    GRAPPLING_HOOKS,
    HULL,
    LEADERSHIP,
    LOCATIONS,
    MASTS,
    NOBODY,
    SWIVEL_GUNS,
)
from freebooter.games.marauders.odds.contest import contest
from freebooter.games.marauders.odds.crews import boarding
from freebooter.games.marauders.odds.hits import least_harm
from freebooter.games.marauders.previews.chances import REMEMBERED, SUCCESS
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import BOARDS, FLEES, SHOOTS, Declaration, Side
from freebooter.games.marauders.state.sides import battle_of, enemy_of, ship_of, skill_of

BATTLES: Final = 600  # 3 to 8 ms
LONGEST: Final = 30  # rounds; who has not won by then loses sight of the other
ROUNDED_TO: Final = 5


class Ship(NamedTuple):
    """One side as numbers: what is left at the five locations, dice, and what helps."""

    tracks: tuple[int, ...]
    dice: int
    gunner: bool
    cancels: int
    crew_dice: int
    first_dice: int
    shrugs: int
    swivel: bool
    hooks: bool
    leadership: int
    npc: bool


class WholeBattle(NamedTuple):
    """Chances: the enemy is beaten, the own captain is lost; what is left are battles that nobody wins."""

    won: float
    lost: float


def about(chance: float) -> int:
    """Per cents of what was tried out, in steps: more would be said than is known."""
    return ROUNDED_TO * int(chance * 100 / ROUNDED_TO + 0.5)


def fought_out(t: Table, side: Side, mine: Declaration) -> WholeBattle:
    """The battle on the table from this round on, if the side declares this whenever it may."""
    battle = battle_of(t)
    own, other = ship_in_numbers(t, side), ship_in_numbers(t, enemy_of(t, side))
    return _fought_out(own, other, mine, max(1, battle.round))


def ship_in_numbers(t: Table, side: Side) -> Ship:
    ship = ship_of(t, side)
    return Ship(
        tracks=tuple(ship.tracks),
        dice=contest_dice(t, side),
        gunner=gunner_captain(t, side),
        cancels=1 if ship.reinforced() else 0,
        crew_dice=crew_dice_with(t, side, 0),
        first_dice=first_crew_bonus(t, side),
        shrugs=shrugs_left(t, side) + side.shrugged,
        swivel=ship.has(SWIVEL_GUNS),
        hooks=can_use_weapon(t, side, GRAPPLING_HOOKS),
        leadership=skill_of(t, side, LEADERSHIP),
        npc=side.seat == NOBODY,
    )


@lru_cache(maxsize=REMEMBERED)
def _fought_out(own: Ship, other: Ship, mine: Declaration, first: int) -> WholeBattle:
    dice = Random(2)
    won = lost = 0.0
    for number in range(BATTLES):
        ending = _one_battle(own, other, mine, first, dice)
        won += ending[0]
        lost += ending[1]
    return WholeBattle(won / BATTLES, lost / BATTLES)


def _one_battle(own: Ship, other: Ship, mine: Declaration, first: int, dice: Random) -> tuple[float, float]:
    """How surely it is won and lost: 0 or 1, unless the crews meet. (Compiled, constants of such pairs would fail.)"""
    left, left_there = list(own.tracks), list(other.tracks)
    cancels, cancels_there = own.cancels, other.cancels
    hooks, hooks_there = own.hooks, other.hooks
    for number in range(first, first + LONGEST):
        we = mine if number > 1 and left[MASTS] > 0 and (mine != BOARDS or left[CREW] > 0) else SHOOTS
        they = by_program(other, left_there, own, left) if number > 1 else SHOOTS
        throws, throws_there = we == BOARDS and hooks, they == BOARDS and hooks_there
        hooks, hooks_there = hooks and not throws, hooks_there and not throws_there
        rolled = _rolls(
            own.dice if left[MASTS] > 0 else 1, other.dice if left_there[MASTS] > 0 else 1, throws, throws_there
        )
        successes, successes_there, winner = rolled[1][bisect(rolled[0], dice.random())]
        seen = successes + successes_there > 0
        hits = hits_of(successes, seen, winner == 0, left[CANNONS], own.gunner, 0, 0) if we == SHOOTS else 0
        taken = (
            hits_of(successes_there, seen, winner == 1, left_there[CANNONS], other.gunner, 0, 0)
            if they == SHOOTS
            else 0
        )
        if taken and _strike(left, taken, dice, cancels):
            cancels = 0
        if hits and _strike(left_there, hits, dice, cancels_there):
            cancels_there = 0
        if left[HULL] < 1:
            return 0.0, 1.0
        if left_there[HULL] < 1:
            return 1.0, 0.0
        if (winner == 0 and we == BOARDS and left[CREW] > 0) or (
            winner == 1 and they == BOARDS and left_there[CREW] > 0
        ):
            ending = boarding(
                own.crew_dice, other.crew_dice, left[CREW], left_there[CREW], own.shrugs, other.shrugs,
                own.swivel, other.swivel, own.first_dice, other.first_dice,
            )  # fmt: skip
            return ending.win, ending.lose
        if (winner == 0 and we == FLEES and successes_there == 0) or (winner == 1 and they == FLEES and successes == 0):
            return 0.0, 0.0
    return 0.0, 0.0


def by_program(ship: Ship, left: list[int], enemy: Ship, left_there: list[int]) -> Declaration:
    """As `combat.program` declares, on numbers (MM-AMB-74, MM-COMBAT-22, 23, MM-NPC-24)."""
    if left[MASTS] < 1:
        return SHOOTS
    strength, against = left[CREW] * ship.leadership, left_there[CREW] * enemy.leadership
    if strength > against:
        return BOARDS if left[CREW] > 0 else SHOOTS
    if strength < against and left[HULL] == 1:
        weak = left[CANNONS] < left_there[CANNONS] or left[CREW] < left_there[CREW]
        return FLEES if weak or not ship.npc else SHOOTS
    return SHOOTS


@lru_cache(maxsize=REMEMBERED)
def _rolls(
    dice: int, dice_there: int, hooks: bool, hooks_there: bool
) -> tuple[list[float], list[tuple[int, int, int]]]:
    """Sums of chances and results, to draw from with one number between 0 and 1."""
    sums: list[float] = []
    results: list[tuple[int, int, int]] = []
    total = 0.0
    for own, other, winner, chance in contest(dice, dice_there, hooks, hooks_there).results:
        total += chance
        sums.append(total)
        results.append((own, other, winner))
    sums[-1] = 1.0
    return sums, results


def _strike(left: list[int], hits: int, dice: Random, cancels: int) -> bool:
    """Location dice: numbered ones first, skulls where they do least harm; a Reinforced hull may save the ship once.

    Returns whether it has.
    """
    skulls = 0
    for hit in range(hits):
        at = dice.random()
        if at < SUCCESS:
            skulls += 1
            continue
        location = 1 + int((at - SUCCESS) / (1 - SUCCESS) * (len(LOCATIONS) - 1))
        left[location if left[location] > 0 else HULL] -= 1
    for skull in range(skulls):
        left[least_harm(left)] -= 1
    if cancels and left[HULL] == 0:
        left[HULL] = 1
        return True
    return False
