"""The seamanship contest of a round of naval combat: dice, who wins it, grappling hooks."""

from freebooter.games.marauders import effects
from freebooter.games.marauders.battle.sides import controller, enemy_of, manoeuvrability, ship_of, side_name, skill_of
from freebooter.games.marauders.dice import FOR_CONTEST, pips, roll, successes, told
from freebooter.games.marauders.fight import BOARDS, Battle, Side
from freebooter.games.marauders.hooks import query_dice_pool
from freebooter.games.marauders.moves import DONE, PASS, REROLL, USE_WEAPON
from freebooter.games.marauders.names import (
    FACES,
    GRAPPLING_HOOKS,
    MASTS,
    NOBODY,
    SAILING_MASTER,
    SEAMANSHIP,
)
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask, Part
from freebooter.kernel.moves import Move


def contest_dice(t: Table, side: Side) -> int:
    """Seamanship, one more for a lead of 2 in manoeuvrability, and what helps; one alone without masts.

    Destroyed masts lower nobody's manoeuvrability, so the enemy's lead is not changed by them (MM-AMB-54).
    """
    dice = skill_of(t, side, SEAMANSHIP) + side.bonus_dice
    if manoeuvrability(t, side) - manoeuvrability(t, enemy_of(t, side)) >= 2:  # MM-COMBAT-05
        dice += 1
    if side.seat != NOBODY and effects.active(t, t.players[side.seat], SAILING_MASTER):
        dice += 1
    if t.hooked:
        dice = query_dice_pool(t, dice, side.seat, SEAMANSHIP, FOR_CONTEST, side.npc)
    return 1 if ship_of(t, side).destroyed(MASTS) else dice  # MM-COMBAT-22, MM-AMB-53


def roll_contest(t: Table, side: Side) -> None:
    side.dice = roll(t, contest_dice(t, side))
    side.successes = successes(side.dice)
    tell_contest_dice(t, side, "MM-COMBAT-04")


def tell_contest_dice(t: Table, side: Side, rule: str) -> None:
    if t.journal is not None:
        t.journal.everyone("contest-rolled", rule, side=side_name(t, side), dice=told(side.dice))


def winner_by_dice(battle: Battle) -> int:
    """0 or 1, the side that has won the roll; else NOBODY."""
    one, other = battle.sides
    if one.successes != other.successes:
        return winner_of(one.successes, 0, other.successes, 0)
    return winner_of(one.successes, pips(one.dice), other.successes, pips(other.dice))


def winner_of(one: int, one_pips: int, other: int, other_pips: int) -> int:
    """Who has more successes, then more pips: 0 or 1, or NOBODY (MM-COMBAT-06 to 09, MM-CREW-05, MM-AMB-52).

    Without any success nobody wins, whatever the pips.
    """
    if one != other:
        return 0 if one > other else 1
    if one == 0 or one_pips == other_pips:
        return NOBODY
    return 0 if one_pips > other_pips else 1


def won_contest(battle: Battle, side: Side) -> bool:
    winner = winner_by_dice(battle)
    return winner != NOBODY and battle.sides[winner] is side


def throw_hooks(t: Table, battle: Battle) -> Part[None]:
    """Grappling hooks, the aggressor first; who is overtaken by the other's may still throw his own."""
    thrown = True
    while thrown:
        thrown = False
        for side in battle.sides:
            if may_throw_hooks(t, battle, side):
                used = yield from offer_hooks(t, side)
                thrown = thrown or used


def may_throw_hooks(t: Table, battle: Battle, side: Side) -> bool:
    """After a contest in which the owner chose Board (MM-WEAPON-02); whoever has won it boards without them."""
    if side.seat == NOBODY or side.declared != BOARDS or not t.players[side.seat].has_weapon(GRAPPLING_HOOKS):
        return False
    return not won_contest(battle, side)


def offer_hooks(t: Table, side: Side) -> Part[bool]:
    """The token is spent, then as many dice as the owner likes are rolled again."""
    seat = controller(t, side)
    answer = yield Ask(seat, "grappling-hooks", [PASS, USE_WEAPON[GRAPPLING_HOOKS]])
    if answer is PASS:
        return False
    effects.lose_weapon(t, t.players[side.seat], GRAPPLING_HOOKS, "MM-WEAPON-02")
    kept = side.dice[:]
    count = 0
    while kept:
        options = rerolls(kept)
        if count > 0:
            options.append(DONE)
        answer = yield Ask(seat, "reroll-contest", options, about=count)
        if answer is DONE:
            break
        kept.remove(answer.value)
        count += 1
    side.dice = kept + roll(t, count)
    side.successes = successes(side.dice)
    tell_contest_dice(t, side, "MM-WEAPON-02")
    return True


def rerolls(dice: list[int]) -> list[Move]:
    """One option for each different face."""
    return [REROLL[face] for face in range(len(FACES)) if face in dice]
