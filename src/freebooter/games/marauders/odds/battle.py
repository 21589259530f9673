"""One declaration against another: the result of a round of naval combat for a side (MM-COMBAT).

Dice are counted by the functions that roll them, values of ships read by those that the rules use, and an NPC has
what modules give it. Effects of cards in hand and of shot are ignored, and so are weapons of modules and what modules
do with hits.
"""

from functools import lru_cache
from typing import Final, NamedTuple, final

from freebooter.games.marauders.combat.declarations import declarations, declared_by
from freebooter.games.marauders.combat.program import declaration_by_program
from freebooter.games.marauders.combat.strength import (
    contest_dice,
    crew_dice,
    crew_dice_with,
    first_crew_bonus,
    gunner_captain,
    hits_of,
    shrugs_left,
)
from freebooter.games.marauders.combat.weapons import can_use_weapon
from freebooter.games.marauders.names import CANNONS, CHASERS, CREW, GRAPPLING_HOOKS, HULL, MASTS, SWIVEL_GUNS
from freebooter.games.marauders.odds.contest import contest
from freebooter.games.marauders.odds.crews import CrewCombatOdds, boarding, crew_combat, crew_round
from freebooter.games.marauders.odds.hits import one_hit, struck
from freebooter.games.marauders.previews.chances import REMEMBERED
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import BOARDS, CREW_FIGHT, FLEES, NOTHING, SHOOTS, Declaration, Side
from freebooter.games.marauders.state.sides import battle_of, by_program, enemy_of, ship_of


@final
class Exchange:
    """Chances and expected hits of a side that declares `mine` against `theirs`.

    `wins`, `loses`: the contest. `hits`, `taken`: hits dealt and taken. `sinks`, `sunk`: the enemy, or the own ship,
    goes down. `boards`, `boarded`: crew combat begins, by whom. `crew`: how that ends. `escapes`, `eludes`: the own
    side, or the enemy, gets away. `victory`, `death`: the battle is won, or the captain lost, by the end of this round
    and of the crew combat that follows.
    """

    __slots__ = (
        "boarded", "boards", "crew", "death", "draws", "eludes", "escapes", "hits", "loses", "mine", "sinks", "sunk",
        "taken", "theirs", "victory", "wins",
    )  # fmt: skip

    def __init__(self, mine: Declaration, theirs: Declaration) -> None:
        self.mine = mine
        self.theirs = theirs
        self.wins = self.loses = self.draws = 0.0
        self.hits = self.taken = 0.0
        self.sinks = self.sunk = 0.0
        self.boards = self.boarded = 0.0
        self.escapes = self.eludes = 0.0
        self.victory = self.death = 0.0
        self.crew = CrewCombatOdds()

    def add(self, other: "Exchange", chance: float) -> None:
        """One way it can go."""
        self.wins += chance * other.wins
        self.loses += chance * other.loses
        self.draws += chance * other.draws
        self.hits += chance * other.hits
        self.taken += chance * other.taken
        self.sinks += chance * other.sinks
        self.sunk += chance * other.sunk
        self.boards += chance * other.boards
        self.boarded += chance * other.boarded
        self.escapes += chance * other.escapes
        self.eludes += chance * other.eludes
        self.victory += chance * other.victory
        self.death += chance * other.death
        self.crew.add(other.crew, chance)


class Fighter(NamedTuple):
    """One side of a round as numbers; `tracks` is what is left at the five locations."""

    tracks: tuple[int, ...]
    dice: int
    gunner: bool
    bonus_hits: int
    reduced_hits: int
    hooks: bool
    cancels: int
    crew_dice: int
    first_dice: int
    shrugs: int
    swivel: bool

    def after_chaser(self, tracks: tuple[int, ...]) -> "Fighter":
        """Hit by Chasers before the roll (MM-AMB-59)."""
        return self._replace(tracks=tracks, dice=1 if tracks[MASTS] < 1 else self.dice)  # MM-COMBAT-22

    def hits(self, own: int, other: int, won: bool) -> int:
        """That it deals if it shoots."""
        cannons = self.tracks[CANNONS]
        return hits_of(own, own + other > 0, won, cannons, self.gunner, self.bonus_hits, self.reduced_hits)


def fighter(t: Table, side: Side, declared: Declaration) -> Fighter:
    ship = ship_of(t, side)
    return Fighter(
        tracks=tuple(ship.tracks),
        dice=contest_dice(t, side),
        gunner=gunner_captain(t, side),
        bonus_hits=side.bonus_hits,
        reduced_hits=side.reduced_hits,
        hooks=declared == BOARDS and can_use_weapon(t, side, GRAPPLING_HOOKS),
        cancels=1 if ship.reinforced() else 0,
        crew_dice=crew_dice_with(t, side, 0),  # a bonus is for this contest only
        first_dice=first_crew_bonus(t, side),
        shrugs=shrugs_left(t, side) + side.shrugged,  # each crew combat starts at 0
        swivel=ship.has(SWIVEL_GUNS),
    )


def exchange(t: Table, side: Side, mine: Declaration, theirs: Declaration) -> Exchange:
    """One declaration against another. Modules count dice as if both had declared already."""
    if not t.hooked:
        return _exchange(t, side, mine, theirs)
    enemy = enemy_of(t, side)
    declared = side.declared, enemy.declared
    side.declared, enemy.declared = mine, theirs
    result = _exchange(t, side, mine, theirs)
    side.declared, enemy.declared = declared
    return result


def _exchange(t: Table, side: Side, mine: Declaration, theirs: Declaration) -> Exchange:
    enemy = enemy_of(t, side)
    leads = battle_of(t).sides[0] is side
    own, other = fighter(t, side, mine), fighter(t, enemy, theirs)
    flees = mine == FLEES or theirs == FLEES
    here = chaser_hits(t, side, flees and has_chasers(t, enemy))
    there = chaser_hits(t, enemy, flees and has_chasers(t, side))
    if len(here) == len(there) == 1:
        return roll_off(own, other, leads, mine, theirs)
    result = Exchange(mine, theirs)
    for tracks, share in here:
        for tracks_there, share_there in there:
            chance = share * share_there
            result.taken += chance if len(here) > 1 else 0.0
            result.hits += chance if len(there) > 1 else 0.0
            hit, hit_there = own.after_chaser(tracks), other.after_chaser(tracks_there)
            result.add(roll_off(hit, hit_there, leads, mine, theirs), chance)
    return result


def has_chasers(t: Table, side: Side) -> bool:
    ship = ship_of(t, side)
    return ship.has(CHASERS) and ship.flipped >> CHASERS & 1 == 0


def chaser_hits(t: Table, side: Side, fired: bool) -> tuple[tuple[tuple[int, ...], float], ...]:
    """What Chasers may leave of a side's ship."""
    tracks = tuple(ship_of(t, side).tracks)
    return one_hit(tracks) if fired else ((tracks, 1.0),)


def sink(result: Exchange, own: bool, other: bool, chance: float) -> None:
    """A side that sinks has not won (MM-AMB-62)."""
    if own:
        result.sunk += chance
        result.death += chance
    if other:
        result.sinks += chance
        result.victory += 0.0 if own else chance


ROUND_GOES_ON: Final = 0
WE_BOARD: Final = 1
THEY_BOARD: Final = 2
WE_ESCAPE: Final = 3
THEY_ESCAPE: Final = 4


@lru_cache(maxsize=REMEMBERED)
def roll_off(own: Fighter, other: Fighter, leads: bool, mine: Declaration, theirs: Declaration) -> Exchange:
    """The contest, the hits, and what follows (MM-COMBAT-04 to 15). Shared by all who ask the same."""
    result = Exchange(mine, theirs)
    if own.tracks[HULL] < 1 or other.tracks[HULL] < 1:  # by Chasers
        sink(result, own.tracks[HULL] < 1, other.tracks[HULL] < 1, 1.0)
        return result
    rolled = contest(own.dice, other.dice, own.hooks, other.hooks, leads)
    result.wins, result.loses, result.draws = rolled.win, rolled.lose, rolled.draw
    found: dict[tuple[int, int, int], float] = {}
    for successes, successes_there, winner, share in rolled.results:
        hits = own.hits(successes, successes_there, winner == 0) if mine == SHOOTS else 0
        taken = other.hits(successes_there, successes, winner == 1) if theirs == SHOOTS else 0
        what = follows(result, winner, successes, successes_there)
        found[hits, taken, what] = found.get((hits, taken, what), 0.0) + share
    for (hits, taken, what), share in found.items():
        result.hits += share * hits
        result.taken += share * taken
        for after in struck(taken, own.tracks, own.cancels):
            for after_there in struck(hits, other.tracks, other.cancels):
                joint = share * after.chance * after_there.chance
                if after.sunk or after_there.sunk:
                    sink(result, after.sunk, after_there.sunk, joint)
                else:
                    follow(result, own, other, what, after.crew, after_there.crew, joint)
    return result


def follows(result: Exchange, winner: int, successes: int, successes_there: int) -> int:
    """What the winner of the contest has won, if no ship sinks."""
    if winner == 0:
        if result.mine == BOARDS:
            return WE_BOARD
        return WE_ESCAPE if result.mine == FLEES and successes_there == 0 else ROUND_GOES_ON
    if winner == 1:
        if result.theirs == BOARDS:
            return THEY_BOARD
        return THEY_ESCAPE if result.theirs == FLEES and successes == 0 else ROUND_GOES_ON
    return ROUND_GOES_ON


def follow(
    result: Exchange, own: Fighter, other: Fighter, what: int, crew: int, crew_there: int, chance: float
) -> None:
    if what == WE_ESCAPE:
        result.escapes += chance
    elif what == THEY_ESCAPE:
        result.eludes += chance
    elif (what == WE_BOARD and crew > 0) or (what == THEY_BOARD and crew_there > 0):
        if what == WE_BOARD:
            result.boards += chance
        else:
            result.boarded += chance
        ending = board(own, other, crew, crew_there)
        result.crew.add(ending, chance)
        result.victory += chance * ending.win
        result.death += chance * ending.lose


def board(own: Fighter, other: Fighter, crew: int, crew_there: int) -> CrewCombatOdds:
    return boarding(
        own.crew_dice,
        other.crew_dice,
        crew,
        crew_there,
        own.shrugs,
        other.shrugs,
        own.swivel,
        other.swivel,
        own.first_dice,
        other.first_dice,
    )


def expected_declarations(t: Table, side: Side) -> list[Declaration]:
    """What the other side may declare: what it has declared, what the program will, or all that it is allowed to."""
    enemy = enemy_of(t, side)
    if enemy.declared != NOTHING:
        return [enemy.declared]
    options = declarations(t, enemy)
    if by_program(t, enemy):
        return [declared_by(declaration_by_program(t, enemy, options))]
    return [declared_by(option) for option in options]


# Crew combat


def crew_to_the_end(t: Table, side: Side, bonus: int = 0) -> CrewCombatOdds:
    """Crew combat from where it stands; before it begins, from its opening on. `bonus`: more dice for the next roll."""
    enemy = enemy_of(t, side)
    battle = battle_of(t)
    dice, dice_there = crew_dice_with(t, side, 0), crew_dice_with(t, enemy, 0)
    crew, crew_there = ship_of(t, side).tracks[CREW], ship_of(t, enemy).tracks[CREW]
    if battle.phase == CREW_FIGHT or battle.ashore:
        return crew_combat(
            dice,
            dice_there,
            crew,
            crew_there,
            shrugs_left(t, side),
            shrugs_left(t, enemy),
            crew_dice_with(t, side, side.bonus_dice + bonus + first_crew_bonus(t, side)) - dice,
            crew_dice(t, enemy) - dice_there,
        )
    return board(fighter(t, side, NOTHING), fighter(t, enemy, NOTHING), crew, crew_there)


def crew_losses(t: Table, side: Side) -> tuple[float, float]:
    """Crew that a side loses in the next round of crew combat, and that it takes from the other, to be expected."""
    enemy = enemy_of(t, side)
    crew, crew_there = ship_of(t, side).tracks[CREW], ship_of(t, enemy).tracks[CREW]
    lost = taken = 0.0
    for after in crew_round(
        crew_dice(t, side), crew_dice(t, enemy), crew, crew_there, shrugs_left(t, side), shrugs_left(t, enemy)
    ):
        lost += after.chance * (crew - after.crew)
        taken += after.chance * (crew_there - after.other_crew)
    return lost, taken
