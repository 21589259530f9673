"""Chances of the seamanship contest, and of the hits that a side deals who shoots."""

from functools import lru_cache
from typing import TypeAlias, final

from freebooter.games.marauders.battle.contest import winner_of
from freebooter.games.marauders.battle.hits import hits_of
from freebooter.games.marauders.dice import successes
from freebooter.games.marauders.names import SKULL
from freebooter.games.marauders.odds.rolls import REMEMBERED, rolls


@final
class Contest:
    """A contest from one side's point of view (MM-COMBAT-06 to 09).

    `clean` and `lost_clean`: won, or lost, against no success at all, which is what escaping takes (MM-COMBAT-14).
    `results`: own successes, the other's, 0 if won, 1 if lost, NOBODY if neither, and the chance.
    """

    __slots__ = ("clean", "draw", "lose", "lost_clean", "results", "win")

    def __init__(self, results: tuple[tuple[int, int, int, float], ...]) -> None:
        self.results = results
        self.win = self.lose = self.draw = self.clean = self.lost_clean = 0.0
        for own, other, winner, chance in results:
            if winner == 0:
                self.win += chance
                self.clean += chance if other == 0 else 0.0
            elif winner == 1:
                self.lose += chance
                self.lost_clean += chance if own == 0 else 0.0
            else:
                self.draw += chance


@lru_cache(maxsize=REMEMBERED)
def contest(
    own_dice: int, other_dice: int, hooks: bool = False, other_hooks: bool = False, leads: bool = True
) -> Contest:
    """Both roll. `hooks`: a side that boards has grappling hooks, and rolls all failed dice again (MM-WEAPON-02).

    `leads`: the own side is the aggressor, who throws hooks first.
    """
    found: dict[tuple[int, int, int], float] = {}
    for own, own_pips, own_chance in rolls(own_dice):
        for other, other_pips, other_chance in rolls(other_dice):
            winner = winner_of(own, own_pips, other, other_pips)
            first = (own, other, winner, own_chance * other_chance)
            if (hooks and winner != 0) or (other_hooks and winner != 1):
                _throw_hooks(found, first, (own_dice, own_pips, hooks), (other_dice, other_pips, other_hooks), leads)
            else:
                found[first[:3]] = found.get(first[:3], 0.0) + first[3]
    return Contest(tuple([(own, other, winner, chance) for (own, other, winner), chance in sorted(found.items())]))


Hand: TypeAlias = tuple[int, int, bool]
"""How many dice a side has, the pips they show, and whether grappling hooks are left to throw."""


def _throw_hooks(
    found: dict[tuple[int, int, int], float],
    result: tuple[int, int, int, float],
    one: Hand,
    two: Hand,
    leads: bool,
) -> None:
    """The aggressor first, then whoever does not win and still has hooks: the loop of `contest.throw_hooks`."""
    own, other, winner, chance = result
    may = one[2] and winner != 0 and own < one[0]
    may_there = two[2] and winner != 1 and other < two[0]
    if may and (leads or not may_there):
        for more, pips, share in rolls(one[0] - own):
            now = winner_of(own + more, pips, other, two[1])
            after = (own + more, other, now, chance * share)
            _throw_hooks(found, after, (one[0], pips, False), two, leads)
    elif may_there:
        for more, pips, share in rolls(two[0] - other):
            now = winner_of(own, one[1], other + more, pips)
            after = (own, other + more, now, chance * share)
            _throw_hooks(found, after, one, (two[0], pips, False), leads)
    else:
        found[own, other, winner] = found.get((own, other, winner), 0.0) + chance


@lru_cache(maxsize=REMEMBERED)
def best_reroll(dice: tuple[int, ...], other: int, other_pips: int) -> float:
    """The chance to win a contest of which both rolls lie open, by rolling the right failed dice again (MM-WEAPON-02).

    Successes are kept, and of the other dice the highest.
    """
    skulls = successes(list(dice))
    failed = sorted([face for face in dice if face != SKULL])
    best = 0.0
    for again in range(len(failed) + 1):
        kept = sum(failed[again:])
        chance = 0.0
        for more, pips, share in rolls(again):
            if winner_of(skulls + more, kept + pips, other, other_pips) == 0:
                chance += share
        best = max(best, chance)
    return best


@final
class Gunnery:
    """What decides how many hits a side deals that shoots: see `hits_of`."""

    __slots__ = ("bonus", "cannons", "gunner", "reduced")

    def __init__(self, cannons: int, gunner: bool, bonus: int = 0, reduced: int = 0) -> None:
        self.cannons = cannons
        self.gunner = gunner
        self.bonus = bonus
        self.reduced = reduced

    def hits(self, own: int, other: int, won: bool) -> int:
        return hits_of(own, own + other > 0, won, self.cannons, self.gunner, self.bonus, self.reduced)
