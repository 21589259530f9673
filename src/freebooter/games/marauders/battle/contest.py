"""The seamanship contest of a round of naval combat: dice, who wins it, grappling hooks."""

from typing import Final

from freebooter.games.marauders import odds
from freebooter.games.marauders.captain.dice import faces_as_data, pips, roll, successes
from freebooter.games.marauders.combat.strength import contest_dice, winner_of
from freebooter.games.marauders.combat.weapons import can_use_weapon, has_weapon, spend_weapon, weapon_veto
from freebooter.games.marauders.content.tables import WEAPON_NAMES
from freebooter.games.marauders.moves import DONE, PASS, REROLL, USE_WEAPON
from freebooter.games.marauders.names import FACES, GRAPPLING_HOOKS, NOBODY, SKULL
from freebooter.games.marauders.odds.contest import best_reroll
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import BOARDS, Battle, Side
from freebooter.games.marauders.state.sides import (
    by_program,
    controller,
    enemy_of,
    side_led_by,
    side_name,
    side_word,
)
from freebooter.kernel.ask import Ask, Part, Question, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal


def roll_contest(t: Table, side: Side) -> None:
    side.dice = roll(t, contest_dice(t, side))
    side.successes = successes(side.dice)
    report_contest_dice(t, side, "MM-COMBAT-04")


def report_contest_dice(t: Table, side: Side, rule: str) -> None:
    if t.journal is not None:
        t.journal.everyone("contest-rolled", rule, side=side_name(t, side), dice=faces_as_data(side.dice))


def winner_by_dice(battle: Battle) -> int:
    """0 or 1, the side that has won the roll; else NOBODY."""
    one, other = battle.sides[0], battle.sides[1]
    if one.successes != other.successes:  # mutants: same `if False`, pips decide nothing then
        return winner_of(one.successes, 0, other.successes, 0)
    return winner_of(one.successes, pips(one.dice), other.successes, pips(other.dice))


def won_contest(battle: Battle, side: Side) -> bool:
    winner = winner_by_dice(battle)
    return winner != NOBODY and battle.sides[winner] is side


# Weapons


class UseWeapon(Question[Table]):
    """Whether to spend one of the weapons that help at this moment."""

    def __init__(self, prompt: str, rule: str, helpful: list[int]) -> None:
        super().__init__(prompt, rule, [PASS, *USE_WEAPON])
        self.helpful = helpful

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move is PASS:
            return None
        side = side_led_by(t, ask.seat)
        if not has_weapon(t, side, move.value):
            return Refusal("mm-no-such-weapon", "MM-WEAPON-01", weapon=WEAPON_NAMES[move.value])
        if move.value not in self.helpful:
            return Refusal("mm-weapon-of-no-use", "MM-WEAPON-01", weapon=WEAPON_NAMES[move.value])
        return weapon_veto(t, side, move.value)

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"whose": side_word(ask.seat, side_led_by(t, ask.seat))}


# Grappling hooks


class ThrowHooks(UseWeapon):
    """Both rolls lie open."""

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        """What rolling the right dice again can do."""
        if move is PASS:
            return None
        side = side_led_by(t, ask.seat)
        enemy = enemy_of(t, side)
        chance = best_reroll(tuple(sorted(side.dice)), enemy.successes, pips(enemy.dice))
        return Note("mm-brings-hooks", "MM-WEAPON-02", chance=odds.percent(chance))


class RerollContest(Question[Table]):
    """Which die is rolled again, one after the other; `about` is how many were chosen so far."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        """Dice chosen so far are known to the flow alone, so the offer decides."""
        if move in ask.options:
            return None
        if move is DONE:  # the token is spent for at least one die
            return Refusal("not-this-question", self.rule, move=move.name)
        return Refusal("mm-no-such-die", self.rule, face=FACES[move.value])

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"count": ask.about, "whose": side_word(ask.seat, side_led_by(t, ask.seat))}


THROW_HOOKS: Final = ThrowHooks("grappling-hooks", "MM-WEAPON-02", [GRAPPLING_HOOKS])
REROLL_CONTEST: Final = RerollContest("reroll-contest", "MM-WEAPON-02", [*REROLL, DONE])


def throw_hooks(t: Table, battle: Battle) -> Taken:
    """Grappling hooks, the aggressor first; a side overtaken by the other may still use its own."""
    for side in battle.sides:
        if may_throw_hooks(t, battle, side):  # mutants: same `if True`, they look too
            return throw_in_turn(t, battle)
    return ()


def throw_in_turn(t: Table, battle: Battle) -> Part[None]:
    thrown = True
    while thrown:
        thrown = False
        for side in battle.sides:
            if may_throw_hooks(t, battle, side):
                used = yield from offer_hooks(t, side)
                thrown = thrown or used


def may_throw_hooks(t: Table, battle: Battle, side: Side) -> bool:
    """After a contest in which the owner chose Board (MM-WEAPON-02); the winner boards without them."""
    if side.declared != BOARDS or not can_use_weapon(t, side, GRAPPLING_HOOKS):
        return False
    return not won_contest(battle, side)


def offer_hooks(t: Table, side: Side) -> Part[bool]:
    """The token is spent, then as many dice as the owner likes are rolled again."""
    if by_program(t, side):
        kept = [face for face in side.dice if face == SKULL]
        if len(kept) == len(side.dice):
            return False
        spend_weapon(t, side, GRAPPLING_HOOKS, "MM-WEAPON-02")
        roll_again(t, side, kept)
        return True
    seat = controller(t, side)
    answer = yield Ask(seat, THROW_HOOKS, [PASS, USE_WEAPON[GRAPPLING_HOOKS]])
    if answer is PASS:
        return False
    spend_weapon(t, side, GRAPPLING_HOOKS, "MM-WEAPON-02")
    kept = side.dice[:]
    count = 0
    while kept:
        options = rerolls(kept)
        if count > 0:
            options.append(DONE)
        answer = yield Ask(seat, REROLL_CONTEST, options, about=count)
        if answer is DONE:
            break
        kept.remove(answer.value)
        count += 1
    roll_again(t, side, kept)
    return True


def roll_again(t: Table, side: Side, kept: list[int]) -> None:
    """All dice but the kept ones."""
    side.dice = kept + roll(t, len(side.dice) - len(kept))
    side.successes = successes(side.dice)
    report_contest_dice(t, side, "MM-WEAPON-02")


def rerolls(dice: list[int]) -> list[Move]:
    """One option for each different face."""
    return [REROLL[face] for face in range(len(FACES)) if face in dice]
