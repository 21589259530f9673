"""Caltrops: who has declared boarding takes a die from the enemy's next roll (SG-M2-16 to 19, SG-AMB-67)."""

from typing import Final

from freebooter.games.marauders.battle.contest import won_contest
from freebooter.games.marauders.combat.strength import contest_dice, crew_dice_with
from freebooter.games.marauders.combat.weapons import has_weapon, spend_weapon
from freebooter.games.marauders.content.tables import WEAPON_NAMES
from freebooter.games.marauders.modules.weapons.limits import veto
from freebooter.games.marauders.modules.weapons.state import drawer_of, number_of
from freebooter.games.marauders.moves import NO_MOVES
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import BOARDS, Battle, Side
from freebooter.games.marauders.state.sides import battle_of, enemy_of, side_led_by, side_name
from freebooter.kernel.ask import Ask, Offer, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

CALTROPS: Final = WEAPON_NAMES.index("caltrops")


class Caltrops(Offer[Table]):
    """For the side that the asked seat leads, when the contest is rolled and hooks are thrown."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return caltrops_refusal(t, side_led_by(t, ask.seat))

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        side = side_led_by(t, seat)
        if side.declared != BOARDS or not has_weapon(t, side, CALTROPS):
            return NO_MOVES
        return self.moves if caltrops_refusal(t, side) is None else NO_MOVES

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        side = side_led_by(t, ask.seat)
        return Note("mm-brings-caltrops", "SG-M2-17 SG-M2-18", roll="crew" if crews_meet(t, side) else "contest")

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        side = side_led_by(t, seat)
        enemy = enemy_of(t, side)
        spend_weapon(t, side, CALTROPS, "SG-M2-16")
        drawer_of(t).slowed |= 1 << number_of(t, enemy)
        if t.journal is not None:
            t.journal.everyone("caltrops-thrown", "SG-M2-17 SG-M2-18", side=side_name(t, enemy))
        return ()


def caltrops_refusal(t: Table, side: Side) -> Refusal | None:
    """Not where the enemy has a single die whichever roll comes next: nothing is taken from one die."""
    if not has_weapon(t, side, CALTROPS):
        return Refusal("mm-no-such-weapon", "SG-M2-16", weapon=WEAPON_NAMES[CALTROPS])
    if side.declared != BOARDS:
        return Refusal("mm-caltrops-only-boarding", "SG-M2-16")
    if max(contest_dice_without_cards(t, enemy_of(t, side)), crew_dice_with(t, enemy_of(t, side), 0)) < 2:
        return Refusal("mm-weapon-of-no-use", "SG-M2-17", weapon=WEAPON_NAMES[CALTROPS])
    return veto(side, CALTROPS)


def program_throws(t: Table, side: Side) -> bool:
    """Unless the enemy rolls one die anyway (SG-AMB-70)."""
    enemy = enemy_of(t, side)
    dice = crew_dice_with(t, enemy, 0) if crews_meet(t, side) else contest_dice_without_cards(t, enemy)
    return dice > 1


def contest_dice_without_cards(t: Table, side: Side) -> int:
    """The dice of the next contest, as far as is known: those that cards have added were for this one."""
    outer, side.bonus_dice = side.bonus_dice, 0
    dice = contest_dice(t, side)
    side.bonus_dice = outer
    return dice


def crews_meet(t: Table, side: Side) -> bool:
    """Does crew combat come next, as the dice lie? Whoever boards."""
    battle, enemy = battle_of(t), enemy_of(t, side)
    return won_contest(battle, side) or (enemy.declared == BOARDS and won_contest(battle, enemy))


def slow(t: Table, battle: Battle) -> None:
    """A die less in the roll that comes, as a bonus below 0; what is added and taken away is summed (SG-AMB-15)."""
    slowed = drawer_of(t).slowed
    if slowed == 0:  # mutants: same `if False`, it saves work only
        return
    for side in battle.sides:
        if slowed >> number_of(t, side) & 1:
            side.bonus_dice -= 1
