"""The strength of a side in a round: dice, cannons, crew. Nothing is rolled here, so `odds` uses it too."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.content.tables import CAPTAIN_ABILITY, CAPTAIN_AMOUNT
from freebooter.games.marauders.names import (
    GUNNER_CAPTAIN,
    LEADERSHIP,
    MASTER_AT_ARMS,
    MASTS,
    NOBODY,
    SAILING_MASTER,
    SEAMANSHIP,
    SHRUGS_OFF_A_HIT,
)
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import Side
from freebooter.games.marauders.state.sides import enemy_of, ship_of, skill_of

SWIVEL_DICE: Final = 2  # MM-MOD-07


# The contest


def contest_dice(t: Table, side: Side) -> int:
    """Seamanship, one more for a lead of 2 in manoeuvrability, and what helps; one alone without masts.

    Destroyed masts lower nobody's manoeuvrability, so the enemy's lead is not changed by them (MM-AMB-54).
    """
    dice = skill_of(t, side, SEAMANSHIP) + side.bonus_dice
    enemy = enemy_of(t, side)
    lead = effects.manoeuvrability(t, ship_of(t, side), side.seat)
    lead -= effects.manoeuvrability(t, ship_of(t, enemy), enemy.seat)
    if lead >= 2:  # MM-COMBAT-05
        dice += 1
    if side.seat != NOBODY and effects.active(t, t.players[side.seat], SAILING_MASTER):
        dice += 1
    if t.hooked:
        dice = max(1, modules_of(t).contest_dice(t, dice, side))
    return 1 if ship_of(t, side).destroyed(MASTS) else dice  # MM-COMBAT-22, MM-AMB-53


def winner_of(one: int, one_pips: int, other: int, other_pips: int) -> int:
    """Who has more successes, then more pips: 0 or 1, or NOBODY (MM-COMBAT-06 to 09, MM-CREW-05, MM-AMB-52).

    Without any success nobody wins, whatever the pips.
    """
    if one != other:
        return 0 if one > other else 1  # mutants: same `>=`, they differ
    if one == 0 or one_pips == other_pips:
        return NOBODY
    return 0 if one_pips > other_pips else 1  # mutants: same `>=`, they differ


# Cannons


def hits_of(successes: int, any_success: bool, won: bool, cannons: int, gunner: bool, bonus: int, reduced: int) -> int:
    """Hits of a side that shoots (MM-COMBAT-10, 11); nobody deals any in a round without a success (MM-COMBAT-09)."""
    if cannons < 1 or not any_success:
        return 0
    hits = cannons + bonus if won else min(successes + (1 if gunner else 0), cannons)
    return max(0, hits - reduced)


def gunner_captain(t: Table, side: Side) -> bool:
    return side.seat != NOBODY and effects.active(t, t.players[side.seat], GUNNER_CAPTAIN)


# Crews


def crew_dice(t: Table, side: Side) -> int:
    return crew_dice_with(t, side, side.bonus_dice + first_crew_bonus(t, side))


def first_crew_bonus(t: Table, side: Side) -> int:
    """Dice that modules add for the first round of crew combat, as long as it is not over."""
    battle = t.battle
    if not t.hooked or (battle is not None and battle.crew_round > 1):
        return 0
    return modules_of(t).first_crew_dice(t, 0, side)


def crew_dice_with(t: Table, side: Side, bonus: int) -> int:
    """The dice of a roll with this bonus: 0 for later rounds, since a bonus is for one roll only."""
    dice = skill_of(t, side, LEADERSHIP) + bonus
    if side.seat != NOBODY and effects.active(t, t.players[side.seat], MASTER_AT_ARMS):
        dice += 1
    if t.hooked:
        dice = max(1, modules_of(t).crew_dice(t, dice, side))
    return dice


def crew_hits(successes: int, crew: int) -> int:
    """Each success costs the enemy one crew, at most as many as the own crew before the roll (MM-CREW-03)."""
    return min(successes, crew)


def shrugs_left(t: Table, side: Side) -> int:
    """Crew hits that a side still ignores in this crew combat (CAP-16)."""
    if side.seat == NOBODY:
        return 0
    captain = t.players[side.seat].captain
    return CAPTAIN_AMOUNT[captain] - side.shrugged if CAPTAIN_ABILITY[captain] == SHRUGS_OFF_A_HIT else 0
