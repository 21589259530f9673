"""A whole naval battle, fought out many times in numbers: there are too many ways it can go to count them all.

One side declares the same round after round, the other fights as the program does (MM-AMB-74). Crew combat at its
end is exact. Left out are, besides what `odds.battle` leaves out, Chasers and what modules do. The battles are the same
for the same two ships, so the same position is always told the same.
"""

from bisect import bisect
from functools import lru_cache
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
    MASTS,
    NOBODY,
    SWIVEL_GUNS,
)
from freebooter.games.marauders.odds.contest import contest
from freebooter.games.marauders.odds.crews import CrewCombatOdds, boarding
from freebooter.games.marauders.odds.struck import DRAWN, EQUAL_PARTS, Hulk, drawn, hulk
from freebooter.games.marauders.previews.chances import REMEMBERED
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import BOARDS, FLEES, SHOOTS, Declaration, Side
from freebooter.games.marauders.state.sides import battle_of, enemy_of, ship_of, skill_of

BATTLES: Final = 400
"""At most: then a chance is off by 2.5 % (one standard error) where it is even, and by less elsewhere."""
AT_A_TIME: Final = 40
"""After so many it is asked whether that is as good already, as it is where one side is far stronger."""
LONGEST: Final = 30  # rounds; who has not won by then loses sight of the other
ROUNDED_TO: Final = 5
FREE_ROUND: Final = 2  # before it both sides shoot
GOES_ON: Final = 0
WE_BOARD: Final = 1
THEY_BOARD: Final = 2
PARTED: Final = 3
REMEMBERED_CHANCES: Final = 1024  # four kilobytes each
MOST_ROUNDS: Final = 20_000  # known rounds of all battles together

Went: TypeAlias = tuple[int, int, int]
"""How a round went: hits taken, hits dealt, and what follows if both still swim."""


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
    fought = 0
    while fought < BATTLES and not (is_known(battles.won, fought) and is_known(battles.lost, fought)):
        battles.fight(first, AT_A_TIME)
        fought += AT_A_TIME
    return WholeBattle(battles.won / fought, battles.lost / fought)


def is_known(count: float, fought: int) -> bool:
    """Is a chance known as well by so many battles as an even one is by all of them?"""
    share = (count + 1) / (fought + 2)  # what has not happened yet may still happen
    return 4 * share * (1 - share) * BATTLES <= fought


# Rounds


@final
class Chances:
    """How a round may go: sums of chances and what they belong to.

    `sure`: what belongs to a number by its part, None where it is not known or not one thing; it saves most searches.
    `ours`, `theirs`, `throws` for either: grappling hooks, which can be thrown only once.
    """

    __slots__ = ("ours", "results", "sums", "sure", "theirs", "throws")

    def __init__(self, sums: list[float], results: list[Went], ours: bool, theirs: bool) -> None:
        self.sums = sums
        self.results = results
        self.ours = ours
        self.theirs = theirs
        self.throws = ours or theirs
        self.sure: list[Went | None] = [None] * EQUAL_PARTS

    def drawn_by(self, number: float, part: int) -> Went:
        """What belongs to a number, which lies in this part; remembered if all of the part belongs to the same."""
        at = bisect(self.sums, number)
        went = self.results[at]
        begins = self.sums[at - 1] if at else 0.0
        if begins * EQUAL_PARTS <= part and part + 1 <= self.sums[at] * EQUAL_PARTS:
            self.sure[part] = went
        return went


@lru_cache(maxsize=REMEMBERED_CHANCES)
def chances(
    dice: int, dice_there: int, hooks: bool, hooks_there: bool, we: Declaration, they: Declaration,
    cannons: int, cannons_there: int, gunner: bool, gunner_there: bool,
) -> Chances:  # fmt: skip
    """How a round may go, to draw from with one number between 0 and 1."""
    sums: list[float] = []
    results: list[Went] = []
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
    return Chances(sums, results, hooks, hooks_there)


Two: TypeAlias = tuple[int, int, bool, bool, int, int, bool, Declaration]
"""Who fight, as far as it decides how rounds may go: dice, gunners, leadership, whether it is an NPC, what we want."""


@final
class KnownRounds:
    """Rounds by who fight and by what is left of both ships (`Hulk.sort`), one dict for each way in which there are
    hooks to throw. They are filled as battles go on, and the same for all battles between the two."""

    __slots__ = ("_between", "count")

    def __init__(self) -> None:
        self._between: dict[Two, list[dict[int, Chances]]] = {}
        self.count = 0

    def between(self, two: Two) -> list[dict[int, Chances]]:
        found = self._between.get(two)
        if found is None:
            found = self._between[two] = [{}, {}, {}, {}]
        return found

    def add(self, known: dict[int, Chances], sort: int, found: Chances) -> None:
        """One more round. If there are too many all are forgotten; a battle under way keeps its own to its end."""
        if self.count >= MOST_ROUNDS:
            self._between.clear()
            self.count = 0
        known[sort] = found
        self.count += 1


ROUNDS: Final = KnownRounds()


@final
class Battles:
    """Battles of the same two ships, one after another: what comes again in them is worked out once."""

    __slots__ = ("at", "boarded", "enough", "known", "lost", "mine", "other", "own", "ship", "there", "won")

    def __init__(self, own: Ship, other: Ship, mine: Declaration) -> None:
        self.own = own
        self.other = other
        self.mine = mine
        self.ship = hulk(own.tracks, own.cancels)
        self.there = hulk(other.tracks, other.cancels)
        self.enough = LONGEST * (1 + self.ship.cannons + self.there.cannons)
        self.at = 0
        self.known = ROUNDS.between(
            (own.dice, other.dice, own.gunner, other.gunner, own.leadership, other.leadership, other.npc, mine)
        )
        self.boarded: dict[int, CrewCombatOdds] = {}
        self.won = 0.0
        self.lost = 0.0

    def fight(self, first: int, battles: int) -> None:
        """Battles from this round on. How surely one is won and lost is 0 or 1, unless the crews meet."""
        own_ship, other_ship, enough, at = self.ship, self.there, self.enough, self.at
        own_hooks, other_hooks = self.own.hooks, self.other.hooks
        first_known = self.known_with(own_hooks, other_hooks)
        opens = first < FREE_ROUND
        begins = self.opening() if opens else self.new_round(own_ship, other_ship, own_hooks, other_hooks)
        changes_first = opens or begins.throws
        chance = drawn(DRAWN)
        numbers, parts, rows = chance.numbers, chance.parts, chance.rows
        won, lost = self.won, self.lost
        for battle in range(battles):
            while at + enough > len(numbers):
                chance = drawn(2 * len(numbers))
                numbers, parts, rows = chance.numbers, chance.parts, chance.rows
            ship, there, now, known = own_ship, other_ship, begins, first_known
            hooks, hooks_there, changed = own_hooks, other_hooks, changes_first
            for number in range(LONGEST):
                taken, hits, then = now.sure[parts[at]] or now.drawn_by(numbers[at], parts[at])
                at += 1
                if taken:
                    shown = (rows[taken] or chance.row(taken))[at]
                    ship = ship.after.get(shown) or ship.struck(shown)
                    at += taken
                    changed = True
                if hits:
                    shown = (rows[hits] or chance.row(hits))[at]
                    there = there.after.get(shown) or there.struck(shown)
                    at += hits
                    changed = True
                if changed:
                    if ship.hull < 1:
                        lost += 1
                        break
                    if there.hull < 1:
                        won += 1
                        break
                if then != GOES_ON:
                    if then == PARTED:
                        break
                    if (ship.crew if then == WE_BOARD else there.crew) > 0:
                        ending = self.boarded.get(ship.sort + there.sort_there) or self.crews_meet(ship, there)
                        won += ending.win
                        lost += ending.lose
                        break
                if changed:
                    if now.throws:  # then there are fewer to throw in the next round
                        hooks, hooks_there = hooks and not now.ours, hooks_there and not now.theirs
                        known = self.known_with(hooks, hooks_there)
                    now = known.get(ship.sort + there.sort_there) or self.new_round(ship, there, hooks, hooks_there)
                    changed = now.throws
        self.at, self.won, self.lost = at, won, lost

    def opening(self) -> Chances:
        """The first round of all, in which both sides shoot."""
        return self.chances_of(self.ship, self.there, SHOOTS, SHOOTS, False, False)

    def known_with(self, hooks: bool, hooks_there: bool) -> dict[int, Chances]:
        return self.known[(1 if hooks else 0) + (2 if hooks_there else 0)]

    def new_round(self, ship: Hulk, there: Hulk, hooks: bool, hooks_there: bool) -> Chances:
        """A round in which both sides may declare what they like."""
        free = ship.masts > 0 and (self.mine != BOARDS or ship.crew > 0)
        we = self.mine if free else SHOOTS
        they = by_program(self.other, there.left, self.own, ship.left)
        throws, throws_there = hooks and we == BOARDS, hooks_there and they == BOARDS
        found = self.chances_of(ship, there, we, they, throws, throws_there)
        ROUNDS.add(self.known_with(hooks, hooks_there), ship.sort + there.sort_there, found)
        return found

    def chances_of(
        self, ship: Hulk, there: Hulk, we: Declaration, they: Declaration, throws: bool, throws_there: bool
    ) -> Chances:
        own, other = self.own, self.other
        return chances(
            own.dice if ship.masts > 0 else 1, other.dice if there.masts > 0 else 1, throws, throws_there,
            we, they, ship.cannons, there.cannons, own.gunner, other.gunner,
        )  # fmt: skip

    def crews_meet(self, ship: Hulk, there: Hulk) -> CrewCombatOdds:
        own, other = self.own, self.other
        found = self.boarded[ship.sort + there.sort_there] = boarding(
            own.crew_dice, other.crew_dice, ship.crew, there.crew, own.shrugs, other.shrugs,
            own.swivel, other.swivel, own.first_dice, other.first_dice,
        )  # fmt: skip
        return found


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
