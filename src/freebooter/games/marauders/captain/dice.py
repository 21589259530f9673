"""Dice and skill rolls. A die shows 1 to 4, or one of two skulls, which are the successes."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.content.card_timing import AFTER_CHECK
from freebooter.games.marauders.content.tables import CAPTAIN_ABILITY, CAPTAIN_SKILLS, MISSIONS
from freebooter.games.marauders.hand import windows
from freebooter.games.marauders.menus import OpenMenu, ask_until_passed
from freebooter.games.marauders.moves import PASS, ROLL
from freebooter.games.marauders.names import CLAIMS_AGAIN, INFLUENCE, LOOKOUT, NONE, SCOUTING, SKILLS, SKULL
from freebooter.games.marauders.previews.chances import check_note
from freebooter.games.marauders.previews.measured import check_passed, dice_rolled
from freebooter.games.marauders.registries.purposes import IS_REPEATABLE, PURPOSE_RULE, PURPOSES, Purpose, new_purpose
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import NO_DICE
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Ask, Offer, Part, Played, Question, Taken
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param

# What a roll is for
FOR_SCOUTING: Final = new_purpose("scouting", "MM-SCOUT-02")
FOR_RECRUITING: Final = new_purpose("recruiting", "MM-RECRUIT-01")
FOR_RUMOUR: Final = new_purpose("rumour", "MM-RUMOR-01")
FOR_TRUTH: Final = new_purpose("truth", "MM-RUMOR-04")
FOR_CLAIM: Final = new_purpose("claim", "MM-MISSION-02")
FOR_TASK: Final = new_purpose("task", "MM-SETUP-16")
FOR_STORM: Final = new_purpose("storm", "MM-AMB-04", each_counts=True)
FOR_SHOALS: Final = new_purpose("shoals", "MM-PORTPOWER-02")
FOR_ENTRY: Final = new_purpose("entry", "MM-PORTPOWER-10")
FOR_CLOSED_PORT: Final = new_purpose("closed-port", "MM-SETUP-16")
FOR_HIRING: Final = new_purpose("hiring", "MM-GLORY-10")
FOR_DISEASE: Final = new_purpose("disease", "MM-SETUP-16")
FOR_WRECK: Final = new_purpose("wreck", "MM-SETUP-16")
FOR_RAID: Final = new_purpose("raid", "MM-RAID-09", repeatable=False)
FOR_CONTEST: Final = new_purpose("contest", "MM-COMBAT-04", repeatable=False)
FOR_CREW: Final = new_purpose("crew", "MM-CREW-02", repeatable=False)
FOR_NPC_SCOUTING: Final = new_purpose("npc-scouting", "MM-NPC-14", repeatable=False)

AS_MANY_AS_CAN_BE: Final = 99  # mutants: same, every success counts, and nobody has so many dice


def roll(t: Table, count: int) -> list[int]:
    """Roll `count` dice; returns the faces."""
    if count == 0:  # mutants: same `if False`, it saves work only
        return NO_DICE
    chance = t.chance
    return [min(chance.below(6) + 1, SKULL) for die in range(count)]


def successes(dice: list[int]) -> int:
    """A loop, because `count` calls back into Python for every die when compiled."""
    found = 0
    for face in dice:
        if face == SKULL:
            found += 1
    return found


def pips(dice: list[int]) -> int:
    """The sum of the numbers, for ties (MM-COMBAT-07)."""
    total = 0
    for face in dice:
        if face != SKULL:
            total += face
    return total


def faces_as_data(dice: list[int]) -> list[Datum]:
    """For an event: 5 stands for a skull."""
    return [*dice]


def skill_of(player: Player, skill: int) -> int:
    return CAPTAIN_SKILLS[player.captain][skill]


def pool(t: Table, player: Player, skill: int, purpose: Purpose, extra: int) -> int:
    """How many dice a player rolls outside combat (MM-SETUP-16)."""
    count = skill_of(player, skill) + extra
    if purpose == FOR_SCOUTING and effects.active(t, player, LOOKOUT):
        count += 1
    if t.hooked:
        if purpose == FOR_SCOUTING:
            count += t.turn.hunted_dice
        count = max(1, modules_of(t).skill_dice(t, count, player, skill, purpose))
    return count


def scouting_pool(t: Table, player: Player, target: int) -> int:
    """The dice of a Scout action for a target (`turn.scouted`), as long as nobody does anything about it."""
    if not t.hooked:
        return pool(t, player, SCOUTING, FOR_SCOUTING, 0)
    outer, t.turn.target = t.turn.target, target
    count = pool(t, player, SCOUTING, FOR_SCOUTING, 0)
    t.turn.target = outer
    return count


def scouting_check(t: Table, player: Player, target: int, needed: int = 1) -> Part[bool]:
    """Whether a player finds a target (`turn.scouted`); the dice lie in `t.rolled`.

    More than one success is `needed` only where rolls are compared.
    """
    if t.hooked:
        t.turn.target = target
        t.turn.hunted_dice = 0
        rest = modules_of(t).before_scouting(t, player, target)
        if rest:
            yield from rest
    found = yield from check(t, player, SCOUTING, FOR_SCOUTING, needed)
    t.turn.target = NONE
    t.turn.hunted_dice = 0
    return found


def roll_skill(
    t: Table, player: Player, skill: int, purpose: Purpose, extra: int = 0, needed: int = AS_MANY_AS_CAN_BE
) -> Part[int]:
    """The successes of a player's roll, after whatever lets him repeat it. Raids use it too; combat has its own rolls.

    The roll stays in `t.rolled` while windows are open, so that cards can roll it again. More successes than `needed`
    would bring nothing. A roll made in the window of another one, because a module asks for it before a card is played,
    leaves that one as it was.
    """
    outer = (t.rolled, t.roll_skill, t.roll_purpose, t.roll_needs, t.repeated_by)
    inner = t.hooked and t.moment == AFTER_CHECK
    if t.hooked:
        offers = ask_until_passed(BEFORE_ROLL, t, player.seat, purpose)
        if offers:
            yield from offers
    t.roll_skill = skill
    t.roll_purpose = purpose
    t.roll_needs = needed
    t.begin_to_repeat()
    throw(t, player, pool(t, player, skill, purpose, extra))
    if IS_REPEATABLE[purpose]:
        cards = repeat_by_card(t, player)
        if cards:
            yield from cards
        while t.hooked:
            before = len(t.repeated_by)
            offers = ask_until_passed(AFTER_ROLL, t, player.seat, purpose)
            if offers:
                yield from offers
            if len(t.repeated_by) == before:
                break
            yield from repeat_by_card(t, player)
    got = successes(t.rolled)
    if inner:
        t.rolled, t.roll_skill, t.roll_purpose, t.roll_needs, t.repeated_by = outer
    return got


def repeat_by_card(t: Table, player: Player) -> Taken:
    """What the base has to repeat a roll: an ability, then cards (CAP-03, GL-12)."""
    if may_reclaim(t, player):
        return reclaim(t, player)
    return windows.own_window(t, player, AFTER_CHECK, t.roll_purpose) if t.turn_of(player) else ()


def reclaim(t: Table, player: Player) -> Part[None]:
    answer = yield REROLL_CLAIM.ask(t, player.seat, about=successes(t.rolled))
    if answer is ROLL:
        t.turn.reclaimed = True
        roll_again(t, player)
    if t.turn_of(player):
        yield from windows.own_window(t, player, AFTER_CHECK, t.roll_purpose)


def can_be_better(t: Table) -> bool:
    """Could the roll that lies bring more if it were repeated?"""
    return successes(t.rolled) < min(t.roll_needs, len(t.rolled))


def repeat_roll(t: Table, player: Player, by: str) -> None:
    """The same dice once more, `by` a module; the new result stands."""
    roll_again(t, player)
    t.repeated_by = (*t.repeated_by, by)


def throw(t: Table, player: Player, count: int) -> None:
    t.rolled = roll(t, count)
    if t.journal is not None:
        purpose, skill = t.roll_purpose, SKILLS[t.roll_skill]
        t.journal.everyone(
            "skill-rolled",
            PURPOSE_RULE[purpose],
            seat=player.seat,
            skill=skill,
            purpose=PURPOSES[purpose],
            dice=faces_as_data(t.rolled),
        )


def roll_again(t: Table, player: Player) -> None:
    """The same dice once more; the new result stands (CAP-03, GL-12)."""
    throw(t, player, len(t.rolled))


def check(t: Table, player: Player, skill: int, purpose: Purpose, needed: int = 1, extra: int = 0) -> Part[bool]:
    """Pass with at least one success, or as many as are needed (MM-SETUP-16)."""
    got = yield from roll_skill(t, player, skill, purpose, extra, needed)
    return got >= needed


def may_reclaim(t: Table, player: Player) -> bool:
    """CAP-03: once per player turn an Influence check made to claim a mission is rolled again."""
    return (
        t.roll_purpose == FOR_CLAIM
        and t.roll_skill == INFLUENCE
        and CAPTAIN_ABILITY[player.captain] == CLAIMS_AGAIN
        and not t.turn.reclaimed
    )


class RerollClaim(Question[Table]):
    """Whether to roll again to claim a mission; `about` are the successes so far."""

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"count": ask.about}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        return check_note("MM-MISSION-02", len(t.rolled), claim_needs(t)) if move is ROLL else None

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return dice_rolled(played, "claim")

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return check_passed(played, "claim", claim_needs(played.before))


REROLL_CLAIM: Final = RerollClaim("reroll-claim", "MM-MISSION-02", [PASS, ROLL])


def claim_needs(t: Table) -> int:
    """The successes that the mission being claimed asks for."""
    visit = t.visit
    assert visit is not None
    needed: int = MISSIONS[visit.claiming].needs.successes
    return needed


# What modules offer around a roll; `about` is what it is for


class BeforeRoll(OpenMenu):
    def joined(self, t: Table) -> list[Offer[Table]]:
        return modules_of(t).before_roll()


class AfterRoll(OpenMenu):
    def joined(self, t: Table) -> list[Offer[Table]]:
        return modules_of(t).after_roll()


BEFORE_ROLL: Final = BeforeRoll("roll-offer", "MM-SETUP-16", [Offer([PASS])])
AFTER_ROLL: Final = AfterRoll("roll-offer", "MM-SETUP-16", [Offer([PASS])])


def location_dice(t: Table, hits: int) -> list[int]:
    """One die for each hit (MM-COMBAT-16)."""
    return roll(t, hits)
