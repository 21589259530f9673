"""Missions: claiming them, doing what they ask, being paid (MM-MISSION, ledger 3.7)."""

from freebooter.games.marauders import dice, effects
from freebooter.games.marauders.battle.start import shore_side, start_shore_combat
from freebooter.games.marauders.glory import gain_glory
from freebooter.games.marauders.hooks import MISSION_CLAIMED, MISSION_COMPLETED, fire, query_limit
from freebooter.games.marauders.limits import MISSIONS as MISSIONS_ON_BOARD
from freebooter.games.marauders.moments import CLAIM, DEED
from freebooter.games.marauders.moves import BUY_WEAPON
from freebooter.games.marauders.names import BY_MISSION, CREW, GOODS, NATIONS, NONE, SKILLS, ZONES
from freebooter.games.marauders.port.here import visit_of
from freebooter.games.marauders.port.ships import can_help
from freebooter.games.marauders.printed import Earn, Needs, Task
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import (
    MISSION_KIND,
    MISSION_NAMES,
    MISSIONS,
    MISSIONS_ON_OFFER,
    SHIP_NAMES,
    WEAPON_NAMES,
    WEAPON_PACK,
)
from freebooter.games.marauders.windows import own_window
from freebooter.kernel.ask import Ask, Part

# Claiming


def may_claim(t: Table, player: Player, kind: int) -> bool:
    """Are the requirements met, rolls apart (MM-MISSION-02)?"""
    return lacking(t, player, kind) == ""


def lacking(t: Table, player: Player, kind: int) -> str:
    """What of the requirements is not met, rolls apart; empty when nothing is."""
    needs: Needs = MISSIONS[kind].needs
    if needs.pirate is not None and player.is_pirate() != needs.pirate:
        return "pirate"
    if needs.unwanted_by and player.bounties[NATIONS.index(needs.unwanted_by)] > 0:
        return "bounty"
    if player.gold < needs.gold:
        return "gold"
    if player.ship.tracks[CREW] < needs.crew:
        return "crew"
    if needs.ships and SHIP_NAMES[player.ship.kind] not in needs.ships:
        return "ship"
    freed = 1 if player.load else 0  # the old mission would be given up
    if player.room() + freed < needs.free_space:
        return "space"
    if MISSIONS[kind].task.load and effects.room_of(t, player) + freed < 1:
        return "space"
    return ""


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


# Doing what they ask


def task_of(player: Player) -> Task:
    task: Task = MISSIONS[player.mission].task
    return task


def ports_wanted(player: Player) -> tuple[str, ...]:
    """Where the mission can go on in a Port action now."""
    task = task_of(player)
    if task.kind == "carry":
        return task.legs[min(player.mission_step, len(task.legs) - 1)]
    return task.ports


def can_complete_here(t: Table, player: Player) -> bool:
    """Is there something to hand over in this Port action: a load that has arrived, goods, or a check to pass?"""
    if player.mission == NONE or not player.in_port or ZONES[player.zone] not in ports_wanted(player):
        return False
    task = task_of(player)
    if task.kind == "carry":
        return player.mission_step < len(task.legs) or not t.turn.task_tried
    return task.kind == "deliver" and has_goods(player, task)


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


def can_pursue(t: Table, player: Player) -> bool:
    """Can an action be spent on the mission here: a check at sea, or a duel in port?"""
    if player.mission == NONE:
        return False
    task = task_of(player)
    if task.kind == "check":
        return player.at_sea() and ZONES[player.zone] == task.zone and not t.turn.task_tried
    return task.kind == "duel" and player.in_port and ZONES[player.zone] == task.zone  # mutants: same `(pl`, only duels


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


def earn(t: Table, player: Player, pay: Earn) -> Part[None]:
    rule = "MM-MISSION-07"
    effects.gain_gold(t, player, pay.gold, rule)
    if pay.full_crew:
        effects.fill_crew(t, player, rule)
    if pay.full_repair:
        effects.repair_all(t, player, rule)
    if pay.modification_of:
        take_modification_of(t, player, ZONES.index(pay.modification_of))
    for weapon in range(pay.weapons):
        options = [BUY_WEAPON[kind] for kind in weapons_lacking(t, player)]
        if options:
            answer = yield Ask(player.seat, "choose-weapon", options)
            effects.gain_weapon(t, player, answer.value, rule)


def weapons_lacking(t: Table, player: Player) -> list[int]:
    """Special weapons of the packs in play that the captain does not have."""
    return [
        kind
        for kind in range(len(WEAPON_NAMES))
        if not player.has_weapon(kind) and WEAPON_PACK[kind] in t.rules.packs
    ]  # fmt: skip


def could_use(player: Player, modification: int) -> bool:
    """A token that is not on the ship yet and of some use to it (MM-MOD-10, MM-AMB-94)."""
    if modification == NONE or player.ship.has(modification):
        return False
    return can_help(player.ship.kind, modification)


def take_modification_of(t: Table, player: Player, zone: int) -> None:
    """The token lying there, free; nothing if there is none or the ship has that type (MI-12)."""
    if could_use(player, t.board.modification[zone]):
        effects.open_modification(t, zone)
        effects.add_modification(t, player, effects.clear_modification(t, zone), "MM-MISSION-07")
