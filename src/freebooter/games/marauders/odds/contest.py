"""Chances of the seamanship contest, and of the hits that a side deals who shoots."""

from functools import lru_cache
from typing import TypeAlias, final

from freebooter.games.marauders.captain.dice import successes
from freebooter.games.marauders.combat.strength import winner_of
from freebooter.games.marauders.names import SKULL
from freebooter.games.marauders.previews.chances import REMEMBERED, rolls


@final
class Contest:
    """A contest from one side's point of view (MM-COMBAT-06 to 09).

    `clean`: won against no success at all, which is what escaping takes (MM-COMBAT-14).
    `results`: own successes, the other's, 0 if won, 1 if lost, NOBODY if neither, and the chance.
    """

    __slots__ = ("clean", "draw", "lose", "results", "win")

    def __init__(self, results: tuple[tuple[int, int, int, float], ...]) -> None:
        self.results = results
        self.win = self.lose = self.draw = self.clean = 0.0
        for own, other, winner, chance in results:
            if winner == 0:
                self.win += chance
                self.clean += chance if other == 0 else 0.0
            elif winner == 1:
                self.lose += chance
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
    lying: dict[tuple[Hand, Hand], float] = {}
    for own, own_pips, own_chance in rolls(own_dice):
        for other, other_pips, other_chance in rolls(other_dice):
            winner = winner_of(own, own_pips, other, other_pips)
            chance = own_chance * other_chance
            if (hooks and winner != 0) or (other_hooks and winner != 1):
                lying[(own, own_pips, hooks), (other, other_pips, other_hooks)] = chance
            else:
                found[own, other, winner] = found.get((own, other, winner), 0.0) + chance
    while lying:
        lying = _throw_hooks(found, lying, own_dice, other_dice, leads)
    return Contest(tuple([(own, other, winner, chance) for (own, other, winner), chance in sorted(found.items())]))


Hand: TypeAlias = tuple[int, int, bool]
"""The successes and pips that the dice of a side show, and whether grappling hooks are left to throw."""


def _throw_hooks(
    found: dict[tuple[int, int, int], float],
    lying: dict[tuple[Hand, Hand], float],
    own_dice: int,
    other_dice: int,
    leads: bool,
) -> dict[tuple[Hand, Hand], float]:
    """The aggressor first, then a side that does not win and still has hooks: the loop of `contest.throw_hooks`.

    All dice without a success are rolled again, so hands that differ only in their pips are thrown together.
    """
    thrown: dict[tuple[int, Hand], float] = {}
    thrown_there: dict[tuple[Hand, int], float] = {}
    for (one, two), chance in lying.items():
        own, other = one[0], two[0]
        winner = winner_of(own, one[1], other, two[1])
        may = one[2] and winner != 0 and own < own_dice
        may_there = two[2] and winner != 1 and other < other_dice
        if may and (leads or not may_there):
            thrown[own, two] = thrown.get((own, two), 0.0) + chance
        elif may_there:
            thrown_there[one, other] = thrown_there.get((one, other), 0.0) + chance
        else:
            found[own, other, winner] = found.get((own, other, winner), 0.0) + chance
    after: dict[tuple[Hand, Hand], float] = {}
    for (own, two), chance in thrown.items():
        for more, pips, share in rolls(own_dice - own):
            hands = ((own + more, pips, False), two)
            after[hands] = after.get(hands, 0.0) + chance * share
    for (one, other), chance in thrown_there.items():
        for more, pips, share in rolls(other_dice - other):
            hands = (one, (other + more, pips, False))
            after[hands] = after.get(hands, 0.0) + chance * share
    return after


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
