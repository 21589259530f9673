"""Doing what a mission asks, and being paid (MM-MISSION-01, MM-MISSION-07, ledger 3.7)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.captain.glory import gain_glory
from freebooter.games.marauders.content.card_timing import AFTER_DEED
from freebooter.games.marauders.content.structs import Task
from freebooter.games.marauders.content.tables import MISSION_NAMES, MISSIONS
from freebooter.games.marauders.hand.windows import own_window
from freebooter.games.marauders.missions.earnings import earn
from freebooter.games.marauders.missions.task_kinds import try_task
from freebooter.games.marauders.names import BY_MISSION, NONE, SKILLS
from freebooter.games.marauders.registries.mission_tasks import kind_of_mission
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Part
from freebooter.kernel.note import Refusal

NO_MISSION: Final = Refusal("mm-no-mission", "MM-MISSION-06")


def task_of(player: Player) -> Task:
    task: Task = MISSIONS[player.mission].task
    return task


# In a Port action


def complete_refusal(t: Table, player: Player) -> Refusal | None:
    """Why there is nothing to hand over in this Port action: no load that has arrived, no goods, no check to pass."""
    if player.mission == NONE:
        return NO_MISSION
    return kind_of_mission(player.mission).delivery_refusal(t, player, task_of(player))


def can_complete_here(t: Table, player: Player) -> bool:
    return player.mission != NONE and complete_refusal(t, player) is None  # mutants: same `(complete`, it looks too


def complete(t: Table, player: Player) -> Part[None]:
    """Hand over what the mission asks for; perhaps there is another leg or a check to come."""
    task = task_of(player)
    handed_over = yield from kind_of_mission(player.mission).hand_over(t, player, task)
    if not handed_over:
        return
    if task.then:
        passed = yield from try_task(t, player, SKILLS.index(task.then))
        if not passed:
            return
    yield from fulfil(t, player)


# With an action


def pursue_refusal(t: Table, player: Player) -> Refusal | None:
    """Why no action can be spent on the mission here: only a check at sea or a duel in port takes one."""
    if player.mission == NONE:
        return NO_MISSION
    return kind_of_mission(player.mission).pursuit_refusal(t, player, task_of(player))


def can_pursue(t: Table, player: Player) -> bool:
    return player.mission != NONE and pursue_refusal(t, player) is None  # mutants: same `(pursue`, it looks too


def pursue(t: Table, player: Player) -> Part[None]:
    """The action is already spent."""
    done = yield from kind_of_mission(player.mission).pursue(t, player, task_of(player))
    if done:
        yield from fulfil(t, player)


# On the way


def on_raid(t: Table, player: Player, nation: int, gold: int, kept: int) -> Part[None]:
    """A merchant has been raided for `gold`, with `kept` cards of cargo."""
    mission = player.mission
    # mutants: same `if (kind` `if (won and kind`, without a mission the last of all is asked, a load to carry
    if mission != NONE and kind_of_mission(mission).raided(t, player, task_of(player), nation, gold, kept):
        yield from fulfil(t, player)


def on_defeat(t: Table, player: Player, pirate: bool) -> Part[None]:
    """A player or NPC has been defeated."""
    # mutants: same `if (kind` `if (won and kind`, without a mission the last of all is asked, a load to carry
    if player.mission != NONE and kind_of_mission(player.mission).defeated(t, player, task_of(player), pirate):
        yield from fulfil(t, player)


def on_zone_entered(t: Table, player: Player) -> Part[None]:
    """The captain has come to a zone at sea."""
    # mutants: same `if (kind` `if (won and kind`, without a mission the last of all is asked, a load to carry
    if player.mission != NONE and kind_of_mission(player.mission).entered_zone(t, player, task_of(player)):
        yield from fulfil(t, player)


def on_duel_over(t: Table, player: Player, won: bool) -> Part[None]:
    """Only a win fulfils the task; without a winner it stays open (MM-AMB-93)."""
    # mutants: same `if (kind` `if (won and kind`, without a mission the last of all is asked, a load to carry
    if won and player.mission != NONE and kind_of_mission(player.mission).won_ashore(t, player, task_of(player)):
        yield from fulfil(t, player)


# Being paid


def fulfil(t: Table, player: Player) -> Part[None]:
    """The Earn, a glory point with its card, and then cards for the deed (MM-MISSION-07)."""
    kind = player.mission
    if t.journal is not None:
        t.journal.everyone("mission-completed", "MM-MISSION-07", seat=player.seat, mission=MISSION_NAMES[kind])
    gold = kind_of_mission(kind).pay(player, MISSIONS[kind].task, MISSIONS[kind].earn.gold)
    effects.remove_mission(t, player)
    yield from earn(t, player, MISSIONS[kind].earn, gold)
    yield from gain_glory(t, player, BY_MISSION, "MM-MISSION-07")
    if t.turn_of(player):  # GL-18 is for the own player turn
        yield from own_window(t, player, AFTER_DEED)
    if t.hooked:
        yield from modules_of(t).mission_completed(t, player, kind)
