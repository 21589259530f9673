"""Doing what a mission asks, and being paid (MM-MISSION-01, MM-MISSION-07, ledger 3.7)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.captain.glory import gain_glory
from freebooter.games.marauders.combat.start import shore_side, start_shore_combat
from freebooter.games.marauders.content.card_timing import AFTER_DEED
from freebooter.games.marauders.content.structs import Task
from freebooter.games.marauders.content.tables import (
    MISSION_KIND,
    MISSION_NAMES,
    MISSIONS,
)
from freebooter.games.marauders.hand.windows import own_window
from freebooter.games.marauders.hooks import MISSION_COMPLETED, fire
from freebooter.games.marauders.missions.earnings import earn
from freebooter.games.marauders.names import BY_MISSION, GOODS, NATIONS, NONE, SKILLS, ZONES
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Part
from freebooter.kernel.note import Refusal

# Doing what they ask. Whether it can be done is asked often, so some reasons are prepared for each mission.

HANDED_OVER: Final = ("carry", "deliver")  # tasks that end in a Port action
PURSUED: Final = ("check", "duel")  # tasks that take an action
NO_MISSION: Final = Refusal("mm-no-mission", "MM-MISSION-06")
WITHOUT_ACTION: Final = [Refusal("mm-mission-without-action", "MM-MISSION-01", mission=name) for name in MISSION_NAMES]
TASK_TRIED: Final = [Refusal("mm-task-tried", "MM-MISSION-07", mission=name) for name in MISSION_NAMES]
PURSUED_ELSEWHERE: Final = [
    Refusal("mm-mission-elsewhere", "MM-MISSION-01", mission=MISSION_NAMES[kind], zone=MISSIONS[kind].task.zone)
    for kind in range(len(MISSION_NAMES))
]


def task_of(player: Player) -> Task:
    task: Task = MISSIONS[player.mission].task
    return task


def ports_wanted(player: Player) -> tuple[str, ...]:
    """Where the mission can go on in a Port action now."""
    task = task_of(player)
    if task.kind == "carry":
        return task.legs[min(player.mission_step, len(task.legs) - 1)]
    return task.ports


def complete_refusal(t: Table, player: Player) -> Refusal | None:
    """Why there is nothing to hand over in this Port action: no load that has arrived, no goods, no check to pass."""
    kind = player.mission
    if kind == NONE:
        return NO_MISSION
    task = task_of(player)
    if task.kind not in HANDED_OVER:
        return Refusal("mm-mission-not-in-port", "MM-MISSION-01", mission=MISSION_NAMES[kind])
    ports = ports_wanted(player)
    if not player.in_port or ZONES[player.zone] not in ports:
        return Refusal("mm-mission-elsewhere", "MM-MISSION-01", mission=MISSION_NAMES[kind], zone=ports[0])
    if task.kind == "deliver" and not has_goods(player, task):
        return Refusal("mm-goods-missing", "MM-MISSION-01", mission=MISSION_NAMES[kind])
    if task.kind == "carry" and player.mission_step >= len(task.legs) and t.turn.task_tried:
        return TASK_TRIED[kind]
    return None


def can_complete_here(t: Table, player: Player) -> bool:
    return player.mission != NONE and complete_refusal(t, player) is None


def has_goods(player: Player, task: Task) -> bool:
    """Enough of all goods that are to be delivered."""
    return all(effects.goods_aboard(player, GOODS.index(good)) >= count for good, count in task.goods.items())


def complete(t: Table, player: Player) -> Part[None]:
    """Hand over what the mission asks for; perhaps there is another leg or a check to come."""
    task = task_of(player)
    if task.kind == "deliver":
        for good, count in task.goods.items():
            copies = effects.pick_copies(player.cargo, GOODS.index(good), count)
            effects.unload_cargo(t, player, copies, "MM-MISSION-07")
    elif player.mission_step < len(task.legs):
        player.mission_step += 1
        player.load = False  # the chest or passenger goes ashore in the first port; from there he sails without
        if t.journal is not None:
            t.journal.everyone("mission-leg", "MM-MISSION-07", seat=player.seat, zone=ZONES[player.zone])
        if player.mission_step < len(task.legs):
            return
    if task.then:
        passed = yield from try_task(t, player, SKILLS.index(task.then))
        if not passed:
            return
    yield from fulfil(t, player)


def try_task(t: Table, player: Player, skill: int) -> Part[bool]:
    """A task check that fails may be tried again, once in each player turn."""
    t.turn.task_tried = True
    passed = yield from dice.check(t, player, skill, dice.FOR_TASK)
    return passed


def pursue_refusal(t: Table, player: Player) -> Refusal | None:
    """Why no action can be spent on the mission here: only a check at sea or a duel in port takes one."""
    kind = player.mission
    if kind == NONE:
        return NO_MISSION
    task = task_of(player)
    if task.kind not in PURSUED:
        return WITHOUT_ACTION[kind]
    if ZONES[player.zone] != task.zone or player.in_port != (task.kind == "duel") or not player.afloat:
        return PURSUED_ELSEWHERE[kind]
    return TASK_TRIED[kind] if task.kind == "check" and t.turn.task_tried else None


def can_pursue(t: Table, player: Player) -> bool:
    return player.mission != NONE and pursue_refusal(t, player) is None  # mutants: same `(pursue`, it looks too


def pursue(t: Table, player: Player) -> Part[None]:
    """The action is already spent."""
    task = task_of(player)
    if task.kind == "duel":
        start_shore_combat(t, player, shore_side(task.crew, task.leadership), mission=player.mission)
        return
    passed = yield from try_task(t, player, SKILLS.index(task.check))
    if passed:
        yield from fulfil(t, player)


def on_raid(t: Table, player: Player, nation: int, gold: int, kept: int) -> Part[None]:
    """A merchant has been raided for `gold`, with `kept` cards of cargo."""
    if player.mission == NONE or MISSION_KIND[player.mission] != "raid":
        return
    task = task_of(player)
    wanted = not task.nations or NATIONS[nation] in task.nations
    if wanted and gold >= task.gold and kept >= task.keep:
        yield from fulfil(t, player)


def on_defeat(t: Table, player: Player, pirate: bool) -> Part[None]:
    """A player or NPC has been defeated."""
    if pirate and player.mission != NONE and MISSION_KIND[player.mission] == "defeat-pirate":
        yield from fulfil(t, player)


def on_zone_entered(t: Table, player: Player) -> Part[None]:
    """The captain has come to a zone at sea; `mission_step` remembers the zones visited, as bits."""
    if player.mission == NONE or MISSION_KIND[player.mission] != "visit":  # mutants: same `if (M`, the last is no visit
        return
    zones = task_of(player).zones
    if player.at_sea() and ZONES[player.zone] in zones:  # mutants: same `if (Z`, who comes to a zone is at sea
        player.mission_step |= 1 << zones.index(ZONES[player.zone])
        if player.mission_step == (1 << len(zones)) - 1:
            yield from fulfil(t, player)


def on_duel_over(t: Table, player: Player, won: bool) -> Part[None]:
    """Only a win fulfils the task; without a winner it stays open (MM-AMB-93)."""
    if won and player.mission != NONE and MISSION_KIND[player.mission] == "duel":
        yield from fulfil(t, player)


# Being paid


def fulfil(t: Table, player: Player) -> Part[None]:
    """The Earn, a glory point with its card, and then cards for the deed (MM-MISSION-07)."""
    kind = player.mission
    if t.journal is not None:
        t.journal.everyone("mission-completed", "MM-MISSION-07", seat=player.seat, mission=MISSION_NAMES[kind])
    effects.remove_mission(t, player)
    yield from earn(t, player, MISSIONS[kind].earn)
    yield from gain_glory(t, player, BY_MISSION, "MM-MISSION-07")
    if t.turn_of(player):  # GL-18 is for the own player turn
        yield from own_window(t, player, AFTER_DEED)
    if t.hooked:
        yield from fire(t, MISSION_COMPLETED, player.seat, kind)
