"""A whole naval battle, fought out many times in numbers: there are too many ways it can go to count them all.

One side declares the same round after round, the other fights as the program does (MM-AMB-74). Crew combat at its
end is exact. Left out are, besides what `odds.battle` leaves out, Chasers and what modules do. The battles are the same
for the same two ships, so the same position is always told the same.
"""

from bisect import bisect
from functools import lru_cache
from itertools import count
from random import Random
from typing import Final, NamedTuple, TypeAlias, final

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
from freebooter.games.marauders.odds.crews import CrewCombatOdds, boarding
from freebooter.games.marauders.odds.hits import least_harm
from freebooter.games.marauders.previews.chances import REMEMBERED, SUCCESS
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import BOARDS, FLEES, SHOOTS, Declaration, Side
from freebooter.games.marauders.state.sides import battle_of, enemy_of, ship_of, skill_of

BATTLES: Final = 600  # 3 to 8 ms
LONGEST: Final = 30  # rounds; who has not won by then loses sight of the other
ROUNDED_TO: Final = 5
FREE_ROUND: Final = 2  # before it both sides shoot
DRAWN: Final = 1 << 13
SHOWN_BITS: Final = 4  # for each location: no ship has 16 cannons
SHOWN: Final = (1 << SHOWN_BITS) - 1
GOES_ON: Final = 0
WE_BOARD: Final = 1
THEY_BOARD: Final = 2
PARTED: Final = 3

Rounds: TypeAlias = tuple[list[float], list[tuple[int, int, int]]]
"""Sums of chances and what they belong to: hits taken, hits dealt, and what follows if both still swim."""
Declared: TypeAlias = tuple[list[float], list[tuple[int, int, int]], bool, bool]
"""The same of a round with what both sides declare in it, and whether they throw grappling hooks."""


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
    own, other = ship_in_numbers(t, side), ship_in_numbers(t, enemy_of(t, side))
    # What makes no difference is left out, so that more battles are known already.
    own = own._replace(hooks=own.hooks and mine == BOARDS, npc=False)
    return _fought_out(own, other, mine, min(FREE_ROUND, max(1, battle_of(t).round)))


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
    battles = Battles(own, other, mine)
    for number in range(BATTLES):
        battles.fight(first)
    return WholeBattle(battles.won / BATTLES, battles.lost / BATTLES)


# Ships as they are struck


@final
class Hulk:
    """What is left of a ship. `after`: by what location dice show (`shown`), what is left after them."""

    __slots__ = ("after", "cancels", "cannons", "crew", "hull", "left", "masts", "number")

    def __init__(self, left: tuple[int, ...], cancels: int) -> None:
        self.left = left
        self.hull = left[HULL]
        self.masts = left[MASTS]
        self.crew = left[CREW]
        self.cannons = left[CANNONS]
        self.cancels = cancels
        self.after: dict[int, Hulk] = {}
        self.number = next(_NUMBERS)

    def struck(self, shown: int) -> "Hulk":
        """Numbered hits first, skulls where they do least harm; a Reinforced hull may save the ship once."""
        left = list(self.left)
        skulls = shown & SHOWN
        rest, location = shown >> SHOWN_BITS, 0
        while rest:
            location += 1
            hits = rest & SHOWN
            if hits > left[location]:  # what finds nothing there goes to the hull
                left[HULL] -= hits - left[location]
                hits = left[location]
            left[location] -= hits
            rest >>= SHOWN_BITS
        for skull in range(skulls):
            left[least_harm(left)] -= 1
        cancels = self.cancels
        if cancels and left[HULL] == 0:
            left[HULL] = 1
            cancels = 0
        found = self.after[shown] = hulk(tuple(left), cancels)
        return found


_NUMBERS: Final = count()


@lru_cache(maxsize=REMEMBERED)
def hulk(left: tuple[int, ...], cancels: int) -> Hulk:
    """The same for the same ship, in this battle and in others."""
    return Hulk(left, cancels)


# Chance


@lru_cache(maxsize=16)
def drawn(numbers: int) -> tuple[list[float], list[int]]:
    """Numbers between 0 and 1 by chance, the same for every position, so they need be drawn only once.

    Beside them what location dice show that take them: how often each location, skulls in the place of the hull, added
    up since the first number.
    """
    dice = Random(2)
    found: list[float] = []
    shown = [0]
    for number in range(numbers):
        at = dice.random()
        found.append(at)
        location = HULL if at < SUCCESS else 1 + int((at - SUCCESS) / (1 - SUCCESS) * (len(LOCATIONS) - 1))
        shown.append(shown[-1] + (1 << (SHOWN_BITS * location)))
    return found, shown


# Rounds


@lru_cache(maxsize=REMEMBERED)
def rounds(
    dice: int, dice_there: int, hooks: bool, hooks_there: bool, we: Declaration, they: Declaration,
    cannons: int, cannons_there: int, gunner: bool, gunner_there: bool,
) -> Rounds:  # fmt: skip
    """How a round may go, to draw from with one number between 0 and 1."""
    sums: list[float] = []
    results: list[tuple[int, int, int]] = []
    total = 0.0
    for own, other, winner, chance in contest(dice, dice_there, hooks, hooks_there).results:
        total += chance
        sums.append(total)
        seen = own + other > 0
        hits = hits_of(own, seen, winner == 0, cannons, gunner, 0, 0) if we == SHOOTS else 0
        taken = hits_of(other, seen, winner == 1, cannons_there, gunner_there, 0, 0) if they == SHOOTS else 0
        then = GOES_ON
        if winner == 0:
            then = WE_BOARD if we == BOARDS else PARTED if we == FLEES and other == 0 else GOES_ON
        elif winner == 1:
            then = THEY_BOARD if they == BOARDS else PARTED if they == FLEES and own == 0 else GOES_ON
        results.append((taken, hits, then))
    sums[-1] = 1.0
    return sums, results


@final
class Battles:
    """Battles of the same two ships, one after another: what comes again in them is worked out once."""

    __slots__ = (
        "at", "boarded", "enough", "known", "lost", "mine", "numbers", "opening", "other", "own", "ship",
        "ship_there", "shown", "won",
    )  # fmt: skip

    def __init__(self, own: Ship, other: Ship, mine: Declaration) -> None:
        self.own = own
        self.other = other
        self.mine = mine
        self.ship = hulk(own.tracks, own.cancels)
        self.ship_there = hulk(other.tracks, other.cancels)
        self.enough = LONGEST * (1 + self.ship.cannons + self.ship_there.cannons)
        self.at = 0
        self.numbers, self.shown = drawn(DRAWN)
        self.known: dict[tuple[int, int, bool, bool], Declared] = {}
        self.boarded: dict[tuple[int, int], CrewCombatOdds] = {}
        self.opening = self.round_of(self.ship, self.ship_there, SHOOTS, SHOOTS, False, False)
        self.won = 0.0
        self.lost = 0.0

    def fight(self, first: int) -> None:
        """One battle from this round on. How surely it is won and lost is 0 or 1, unless the crews meet."""
        while self.at + self.enough > len(self.numbers):
            self.numbers, self.shown = drawn(2 * len(self.numbers))
        numbers, shown, at = self.numbers, self.shown, self.at
        ship, there, known = self.ship, self.ship_there, self.known
        hooks, hooks_there = self.own.hooks, self.other.hooks
        sums: list[float] = []
        results: list[tuple[int, int, int]] = []
        changed = True
        for number in range(first, first + LONGEST):
            if number < FREE_ROUND:
                sums, results = self.opening
            elif changed:
                key = (ship.number, there.number, hooks, hooks_there)
                found = known.get(key)
                if found is None:
                    found = known[key] = self.new_round(ship, there, hooks, hooks_there)
                sums, results, throws, throws_there = found
                hooks, hooks_there = hooks and not throws, hooks_there and not throws_there
                changed = throws or throws_there  # then there are none to throw in the next round
            taken, hits, then = results[bisect(sums, numbers[at])]
            at += 1
            if taken:
                code = shown[at + taken] - shown[at]
                ship = ship.after.get(code) or ship.struck(code)
                at += taken
                changed = True
            if hits:
                code = shown[at + hits] - shown[at]
                there = there.after.get(code) or there.struck(code)
                at += hits
                changed = True
            if changed and (ship.hull < 1 or there.hull < 1):
                self.at = at
                if ship.hull < 1:
                    self.lost += 1
                else:
                    self.won += 1
                return
            if then == PARTED:
                break
            if (then == WE_BOARD and ship.crew > 0) or (then == THEY_BOARD and there.crew > 0):
                self.board(ship.crew, there.crew)
                break
        self.at = at

    def new_round(self, ship: Hulk, there: Hulk, hooks: bool, hooks_there: bool) -> Declared:
        """A round in which both sides may declare what they like."""
        free = ship.masts > 0 and (self.mine != BOARDS or ship.crew > 0)
        we = self.mine if free else SHOOTS
        they = by_program(self.other, there.left, self.own, ship.left)
        throws, throws_there = hooks and we == BOARDS, hooks_there and they == BOARDS
        sums, results = self.round_of(ship, there, we, they, throws, throws_there)
        return sums, results, throws, throws_there

    def round_of(
        self, ship: Hulk, there: Hulk, we: Declaration, they: Declaration, throws: bool, throws_there: bool
    ) -> Rounds:
        own, other = self.own, self.other
        return rounds(
            own.dice if ship.masts > 0 else 1, other.dice if there.masts > 0 else 1, throws, throws_there,
            we, they, ship.cannons, there.cannons, own.gunner, other.gunner,
        )  # fmt: skip

    def board(self, crew: int, crew_there: int) -> None:
        ending = self.boarded.get((crew, crew_there))
        if ending is None:
            own, other = self.own, self.other
            ending = self.boarded[crew, crew_there] = boarding(
                own.crew_dice, other.crew_dice, crew, crew_there, own.shrugs, other.shrugs,
                own.swivel, other.swivel, own.first_dice, other.first_dice,
            )  # fmt: skip
        self.won += ending.win
        self.lost += ending.lose


def by_program(ship: Ship, left: tuple[int, ...], enemy: Ship, left_there: tuple[int, ...]) -> Declaration:
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
