"""Missions: claiming them, doing what they ask, being paid (MM-MISSION, ledger 3.7)."""

from typing import Final

from freebooter.games.marauders import dice, effects
from freebooter.games.marauders.battle.start import shore_side, start_shore_combat
from freebooter.games.marauders.cards.earnings import earn
from freebooter.games.marauders.glory import gain_glory
from freebooter.games.marauders.hooks import MISSION_CLAIMED, MISSION_COMPLETED, fire, query_limit
from freebooter.games.marauders.limits import MISSIONS as MISSIONS_ON_BOARD
from freebooter.games.marauders.moments import CLAIM, DEED
from freebooter.games.marauders.names import BY_MISSION, CREW, GOODS, NATIONS, NONE, SKILLS, ZONES
from freebooter.games.marauders.port.here import visit_of
from freebooter.games.marauders.printed import Needs, Task
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import (
    MISSION_KIND,
    MISSION_NAMES,
    MISSIONS,
    MISSIONS_ON_OFFER,
    SHIP_NAMES,
)
from freebooter.games.marauders.windows import own_window
from freebooter.kernel.ask import Part
from freebooter.kernel.refusal import Refusal

# Claiming


def requirement_refusal(t: Table, player: Player, kind: int) -> Refusal | None:
    """Which requirement of a mission is not met, rolls apart (MM-MISSION-02)."""
    needs: Needs = MISSIONS[kind].needs
    rule, name = "MM-MISSION-02", MISSION_NAMES[kind]
    if needs.pirate is not None and player.is_pirate() != needs.pirate:
        return Refusal("mm-mission-non-pirates", rule, mission=name)
    if needs.unwanted_by:
        bounty = player.bounties[NATIONS.index(needs.unwanted_by)]
        if bounty > 0:
            return Refusal("mm-mission-needs-no-bounty", rule, mission=name, nation=needs.unwanted_by, bounty=bounty)
    gold = gold_for_claim(t, player)
    if gold < needs.gold:
        return Refusal("mm-mission-needs-gold", rule, mission=name, price=needs.gold, gold=gold)
    if player.ship.tracks[CREW] < needs.crew:
        return Refusal("mm-mission-needs-crew", rule, mission=name, crew=player.ship.tracks[CREW], wanted=needs.crew)
    if needs.ships and SHIP_NAMES[player.ship.kind] not in needs.ships:
        return Refusal("mm-mission-needs-ship", rule, mission=name, ships=", ".join(needs.ships))
    freed = 1 if player.load else 0  # the old mission would be given up
    wants_space = player.room() + freed < needs.free_space
    if wants_space or (MISSIONS[kind].task.load and effects.room_of(t, player) + freed < 1):
        return Refusal("mm-mission-needs-space", rule, mission=name)
    return None


def may_claim(t: Table, player: Player, kind: int) -> bool:
    return requirement_refusal(t, player, kind) is None


def gold_for_claim(t: Table, player: Player) -> int:
    """In the home port the chest pays too (MM-STASH-06); by the first version of the rules it did not."""
    return effects.purse(t, player) if t.rules.version > 1 else player.gold


def claim(t: Table, player: Player, kind: int) -> Part[None]:
    """Roll if it asks for that; a failed attempt leaves the mission where it is (MM-MISSION-03, 04)."""
    visit = visit_of(t)
    visit.claiming = kind
    yield from own_window(t, player, CLAIM, kind)
    needs: Needs = MISSIONS[kind].needs
    passed = True
    if needs.check and not visit.roll_skipped:  # GL-07
        passed = yield from dice.check(t, player, SKILLS.index(needs.check), dice.FOR_CLAIM, needs.successes)
    visit.claiming = NONE
    visit.roll_skipped = False
    if not passed:
        visit.mission_failed = True
        return
    take_mission(t, player, kind)
    if t.hooked:
        yield from fire(t, MISSION_CLAIMED, player.seat, kind)


def take_mission(t: Table, player: Player, kind: int) -> None:
    """One mission at a time; a new one is put on offer at once (MM-MISSION-05, 06)."""
    effects.discard_mission(t, player, "MM-MISSION-06")
    effects.pay_gold(t, player, MISSIONS[kind].needs.gold, "MM-MISSION-02")
    t.board.missions = tuple([other for other in t.board.missions if other != kind])
    player.mission = kind
    player.load = MISSIONS[kind].task.load != ""
    if t.journal is not None:
        t.journal.everyone("mission-claimed", "MM-MISSION-05", seat=player.seat, mission=MISSION_NAMES[kind])
    limit = MISSIONS_ON_OFFER
    if t.hooked:
        limit = query_limit(t, limit, player.seat, MISSIONS_ON_BOARD)
    effects.fill_missions(t, limit)


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
    """Why no action can be spent on the mission here: it wants a check at sea, or a duel in port."""
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


def note_raid(t: Table, player: Player, nation: int, gold: int, kept: int) -> Part[None]:
    """A merchant has been raided with success: for so much gold, and so many cards kept."""
    if player.mission == NONE or MISSION_KIND[player.mission] != "raid":
        return
    task = task_of(player)
    wanted = not task.nations or NATIONS[nation] in task.nations
    if wanted and gold >= task.gold and kept >= task.keep:
        yield from fulfil(t, player)


def note_defeat(t: Table, player: Player, pirate: bool) -> Part[None]:
    """Somebody has been defeated."""
    if pirate and player.mission != NONE and MISSION_KIND[player.mission] == "defeat-pirate":
        yield from fulfil(t, player)


def note_zone(t: Table, player: Player) -> Part[None]:
    """The captain has come to a zone at sea; `mission_step` remembers the zones visited, as bits."""
    if player.mission == NONE or MISSION_KIND[player.mission] != "visit":  # mutants: same `if (M`, the last is no visit
        return
    zones = task_of(player).zones
    if player.at_sea() and ZONES[player.zone] in zones:  # mutants: same `if (Z`, who comes to a zone is at sea
        player.mission_step |= 1 << zones.index(ZONES[player.zone])
        if player.mission_step == (1 << len(zones)) - 1:
            yield from fulfil(t, player)


def duel_result(t: Table, player: Player, won: bool) -> Part[None]:
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
        yield from own_window(t, player, DEED)
    if t.hooked:
        yield from fire(t, MISSION_COMPLETED, player.seat, kind)
