"""Dice and skill rolls. A die shows 1 to 4, or one of two skulls, which are the successes."""

from typing import Final, NewType

from freebooter.games.marauders import effects
from freebooter.games.marauders.content.card_timing import AFTER_CHECK
from freebooter.games.marauders.content.tables import CAPTAIN_ABILITY, CAPTAIN_SKILLS, MISSIONS
from freebooter.games.marauders.hand import windows
from freebooter.games.marauders.hooks import ROLL_BEFORE, ROLL_REPEAT, query_dice_pool
from freebooter.games.marauders.menus import OpenMenu
from freebooter.games.marauders.moves import PASS, ROLL
from freebooter.games.marauders.names import CLAIMS_AGAIN, INFLUENCE, LOOKOUT, SKILLS, SKULL
from freebooter.games.marauders.previews.chances import check_note
from freebooter.games.marauders.previews.measured import check_passed, dice_rolled
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Ask, Offer, Part, Played, Question
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param

# What a roll is for. Those from FOR_RAID on are combat and raids, where no check can be repeated by GL-12.
PURPOSES: Final = [
    "scouting", "recruiting", "rumour", "truth", "claim", "task", "storm", "shoals", "entry", "closed-port", "hiring",
    "disease", "wreck", "raid", "contest", "crew", "npc-scouting",
]  # fmt: skip
Purpose = NewType("Purpose", int)
FOR_SCOUTING: Final = Purpose(0)
FOR_RECRUITING: Final = Purpose(1)
FOR_RUMOUR: Final = Purpose(2)
FOR_TRUTH: Final = Purpose(3)
FOR_CLAIM: Final = Purpose(4)
FOR_TASK: Final = Purpose(5)
FOR_STORM: Final = Purpose(6)
FOR_SHOALS: Final = Purpose(7)
FOR_ENTRY: Final = Purpose(8)
FOR_CLOSED_PORT: Final = Purpose(9)
FOR_HIRING: Final = Purpose(10)
FOR_DISEASE: Final = Purpose(11)
FOR_WRECK: Final = Purpose(12)
FOR_RAID: Final = Purpose(13)
FOR_CONTEST: Final = Purpose(14)
FOR_CREW: Final = Purpose(15)
FOR_NPC_SCOUTING: Final = Purpose(16)

RULES: Final = [
    "MM-SCOUT-02", "MM-RECRUIT-01", "MM-RUMOR-01", "MM-RUMOR-04", "MM-MISSION-02", "MM-SETUP-16", "MM-AMB-04",
    "MM-PORTPOWER-02", "MM-PORTPOWER-10", "MM-SETUP-16", "MM-GLORY-10", "MM-SETUP-16", "MM-SETUP-16", "MM-RAID-09",
    "MM-COMBAT-04", "MM-CREW-02", "MM-NPC-14",
]  # fmt: skip


def roll(t: Table, count: int) -> list[int]:
    """Roll `count` dice; returns the faces."""
    return [min(t.chance.die(), SKULL) for die in range(count)]


def successes(dice: list[int]) -> int:
    return dice.count(SKULL)


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
        count = query_dice_pool(t, count, player.seat, skill, purpose)
    return count


def roll_skill(t: Table, player: Player, skill: int, purpose: Purpose, extra: int = 0) -> Part[int]:
    """The successes of a player's roll, after whatever lets him repeat it. Raids use it too; combat has its own rolls.

    The roll stays in `t.rolled` while windows are open, so that cards can roll it again.
    """
    if t.hooked:
        yield from _offers(t, player, BEFORE_ROLL, purpose)
    t.roll_skill = skill
    t.roll_purpose = purpose
    throw(t, player, pool(t, player, skill, purpose, extra))
    if purpose < FOR_RAID:
        if may_reclaim(t, player):
            answer = yield REROLL_CLAIM.ask(t, player.seat, about=successes(t.rolled))
            if answer is ROLL:
                t.turn.reclaimed = True
                roll_again(t, player)
        if t.turn_of(player):
            yield from windows.own_window(t, player, AFTER_CHECK, purpose)
        if t.hooked:
            yield from _offers(t, player, AFTER_ROLL, purpose)
    return successes(t.rolled)


def throw(t: Table, player: Player, count: int) -> None:
    t.rolled = roll(t, count)
    if t.journal is not None:
        purpose, skill = t.roll_purpose, SKILLS[t.roll_skill]
        t.journal.everyone(
            "skill-rolled",
            RULES[purpose],
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
    got = yield from roll_skill(t, player, skill, purpose, extra)
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

BEFORE_ROLL: Final = OpenMenu("roll-offer", "MM-SETUP-16", [Offer([PASS])], ROLL_BEFORE)
AFTER_ROLL: Final = OpenMenu("roll-offer", "MM-SETUP-16", [Offer([PASS])], ROLL_REPEAT)


def _offers(t: Table, player: Player, menu: OpenMenu, purpose: Purpose) -> Part[None]:
    """Ask until the player passes."""
    while True:
        ask = menu.ask(t, player.seat, about=purpose)
        if len(ask.options) == 1:
            return
        answer = yield ask
        if answer is PASS:
            return
        yield from menu.take_move(t, player.seat, purpose, answer)


def location_dice(t: Table, hits: int) -> list[int]:
    """One die for each hit (MM-COMBAT-16)."""
    return roll(t, hits)
