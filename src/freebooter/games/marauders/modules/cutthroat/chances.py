"""The chance of a roll to be the best of several: by successes, then by pips, then by a new roll (SG-V5-09, 10)."""

from functools import lru_cache

from freebooter.games.marauders.previews.chances import REMEMBERED, rolls


def finds_first(dice: int, others: list[int]) -> float:
    """The chance of at least one success and the best roll, against others with so many dice each."""
    return _wins(dice, tuple(sorted(others)), 1)


@lru_cache(maxsize=REMEMBERED)
def _wins(dice: int, others: tuple[int, ...], needed: int) -> float:
    """The chance to win with at least the successes needed; in a new roll none are."""
    found = 0.0
    all_tied = 0.0
    for successes, pips, chance in rolls(dice):
        if successes < needed:
            continue
        below = [_share(each, successes, pips, False) for each in others]
        equal = [_share(each, successes, pips, True) for each in others]
        for tied in range(1 << len(others)):
            case = chance
            again: list[int] = []
            for at in range(len(others)):
                if tied >> at & 1:
                    case *= equal[at]
                    again.append(others[at])
                else:
                    case *= below[at]
            if case == 0.0:  # mutants: same `if False`, it adds nothing
                continue
            if not again:
                found += case
            elif needed == 0 and len(again) == len(others):
                all_tied += case  # the same question once more
            else:
                found += case * _wins(dice, tuple(again), 0)
    return found / (1.0 - all_tied)


def _share(dice: int, successes: int, pips: int, equal: bool) -> float:
    """The chance that so many dice show exactly this, or less than this."""
    found = 0.0
    for other, other_pips, chance in rolls(dice):
        if equal:
            if other == successes and other_pips == pips:
                found += chance
        elif other < successes or (other == successes and other_pips < pips):
            found += chance
    return found
