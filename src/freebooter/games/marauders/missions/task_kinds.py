"""The tasks of the base missions, entered in `registries.mission_tasks` (ledger 3.7)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.combat.start import shore_side, start_shore_combat
from freebooter.games.marauders.content.structs import Task
from freebooter.games.marauders.content.tables import (
    MISSION_GOODS,
    MISSION_LEGS,
    MISSION_NAMES,
    MISSION_PORTS,
    MISSION_ZONES,
    MISSIONS,
    WAY,
)
from freebooter.games.marauders.names import GOODS, NATIONS, SKILLS, ZONES
from freebooter.games.marauders.odds.ashore import fight_ashore_note
from freebooter.games.marauders.previews.chances import check_note
from freebooter.games.marauders.registries.mission_tasks import TaskKind, add_task
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import duel_odds, is_raider
from freebooter.kernel.ask import Part
from freebooter.kernel.note import Note, Refusal

TASK_TRIED: Final = [Refusal("mm-task-tried", "MM-MISSION-07", mission=name) for name in MISSION_NAMES]
PURSUED_ELSEWHERE: Final = [
    Refusal("mm-mission-elsewhere", "MM-MISSION-01", mission=MISSION_NAMES[kind], zone=MISSIONS[kind].task.zone)
    for kind in range(len(MISSION_NAMES))
]

CREW_ASHORE: Final[list[int]] = [mission.task.crew for mission in MISSIONS]
LEADERSHIP_ASHORE: Final[list[int]] = [mission.task.leadership for mission in MISSIONS]


def elsewhere(player: Player, ports: tuple[str, ...]) -> Refusal | None:
    """The captain is not in one of the ports where the mission goes on."""
    if player.in_port and ZONES[player.zone] in ports:
        return None
    return Refusal("mm-mission-elsewhere", "MM-MISSION-01", mission=MISSION_NAMES[player.mission], zone=ports[0])


def has_goods(player: Player, mission: int) -> bool:
    """Enough of all goods that are to be delivered."""
    needed = MISSION_GOODS[mission]
    return not any(needed[good] and effects.goods_aboard(player, good) < needed[good] for good in range(len(needed)))


def try_task(t: Table, player: Player, skill: int) -> Part[bool]:
    """A task check that fails may be tried again, once in each player turn."""
    t.turn.task_tried = True
    passed = yield from dice.check(t, player, skill, dice.FOR_TASK)
    return passed


class Transport(TaskKind):
    """A chest or a passenger, to a port of each leg in turn; `mission_step` counts the legs sailed."""

    def delivery_refusal(self, t: Table, player: Player, task: Task) -> Refusal | None:
        away = elsewhere(player, task.legs[min(player.mission_step, len(task.legs) - 1)])
        if away is not None:
            return away
        return TASK_TRIED[player.mission] if player.mission_step >= len(task.legs) and t.turn.task_tried else None

    def hand_over(self, t: Table, player: Player, task: Task) -> Part[bool]:
        yield from ()
        if player.mission_step < len(task.legs):
            player.mission_step += 1
            player.load = False  # the chest or passenger goes ashore in the first port; from there he sails without
            if t.journal is not None:
                t.journal.everyone("mission-leg", "MM-MISSION-07", seat=player.seat, zone=ZONES[player.zone])
        return player.mission_step >= len(task.legs)

    def goes_on(self, player: Player, task: Task) -> bool:
        return player.mission_step + 1 < len(task.legs)

    def claim_way(self, mission: int, start: int) -> int:
        way = 2
        for leg in MISSION_LEGS[mission]:
            nearest = min([WAY[start][zone] for zone in leg])
            way += nearest + 2
            start = leg[0]
        return way

    def port_worth(self, player: Player, mission: int, worth: int, found: list[int]) -> None:
        legs = MISSION_LEGS[mission]
        step = min(player.mission_step, len(legs) - 1)
        for zone in legs[step]:
            found[zone] += worth // (len(legs) - step)


class Deliver(TaskKind):
    """Goods, to one of the ports."""

    def delivery_refusal(self, t: Table, player: Player, task: Task) -> Refusal | None:
        away = elsewhere(player, task.ports)
        if away is not None:
            return away
        if has_goods(player, player.mission):
            return None
        return Refusal("mm-goods-missing", "MM-MISSION-01", mission=MISSION_NAMES[player.mission])

    def hand_over(self, t: Table, player: Player, task: Task) -> Part[bool]:
        yield from ()
        for good, count in task.goods.items():
            copies = effects.pick_copies(player.cargo, GOODS.index(good), count)
            effects.unload_cargo(t, player, copies, "MM-MISSION-07")
        return True

    def claim_way(self, mission: int, start: int) -> int:
        return 2 + min([WAY[start][zone] for zone in MISSION_PORTS[mission]])

    def claim_odds(self, player: Player, mission: int) -> int:
        return 100 if has_goods(player, mission) else self.likely

    def port_worth(self, player: Player, mission: int, worth: int, found: list[int]) -> None:
        if has_goods(player, mission):
            for zone in MISSION_PORTS[mission]:
                found[zone] += worth


class DefeatPirate(TaskKind):
    def defeated(self, t: Table, player: Player, task: Task, pirate: bool) -> bool:
        return pirate


class Raid(TaskKind):
    """A merchant of some nation, for enough gold and cards."""

    def raided(self, t: Table, player: Player, task: Task, nation: int, gold: int, kept: int) -> bool:
        wanted = not task.nations or NATIONS[nation] in task.nations
        return wanted and gold >= task.gold and kept >= task.keep

    def claim_odds(self, player: Player, mission: int) -> int:
        return 45 if is_raider(player) else self.likely


class Check(TaskKind):
    """A skill, at sea in a zone, with an action."""

    def pursuit_refusal(self, t: Table, player: Player, task: Task) -> Refusal | None:
        if ZONES[player.zone] != task.zone or player.in_port or not player.afloat:
            return PURSUED_ELSEWHERE[player.mission]
        return TASK_TRIED[player.mission] if t.turn.task_tried else None

    def pursue(self, t: Table, player: Player, task: Task) -> Part[bool]:
        return try_task(t, player, SKILLS.index(task.check))

    def preview(self, t: Table, player: Player, task: Task) -> Note | None:
        return check_note("MM-SETUP-16", dice.pool(t, player, SKILLS.index(task.check), dice.FOR_TASK, 0))

    def claim_way(self, mission: int, start: int) -> int:
        return farthest(mission, start)

    def sea_worth(self, player: Player, mission: int, worth: int, found: list[int]) -> None:
        found[MISSION_ZONES[mission][0]] += worth * 60 // 100


class Visit(TaskKind):
    """All of the zones, at sea; `mission_step` remembers those visited, as bits."""

    def entered_zone(self, t: Table, player: Player, task: Task) -> bool:
        zones = task.zones
        if (
            not player.at_sea() or ZONES[player.zone] not in zones
        ):  # mutants: same `if (Z`, who comes to a zone is at sea
            return False
        player.mission_step |= 1 << zones.index(ZONES[player.zone])
        return player.mission_step == (1 << len(zones)) - 1

    def claim_way(self, mission: int, start: int) -> int:
        return farthest(mission, start)

    def sea_worth(self, player: Player, mission: int, worth: int, found: list[int]) -> None:
        left = [zone for at, zone in enumerate(MISSION_ZONES[mission]) if player.mission_step >> at & 1 == 0]
        for zone in left:
            found[zone] += worth // len(left)


class Duel(TaskKind):
    """Crew combat ashore in a port; only a win fulfils the task, without a winner it stays open (MM-AMB-93)."""

    def pursuit_refusal(self, t: Table, player: Player, task: Task) -> Refusal | None:
        if ZONES[player.zone] != task.zone or not player.in_port or not player.afloat:
            return PURSUED_ELSEWHERE[player.mission]
        return None

    def pursue(self, t: Table, player: Player, task: Task) -> Part[bool]:
        yield from ()
        start_shore_combat(t, player, shore_side(task.crew, task.leadership), mission=player.mission)
        return False

    def preview(self, t: Table, player: Player, task: Task) -> Note | None:
        return fight_ashore_note(t, player, 0, 0, task.crew, task.leadership, "MM-AMB-93")

    def won_ashore(self, t: Table, player: Player, task: Task) -> bool:
        return True

    def claim_way(self, mission: int, start: int) -> int:
        return 4 + WAY[start][MISSION_ZONES[mission][0]]

    def claim_odds(self, player: Player, mission: int) -> int:
        return duel_odds(player, CREW_ASHORE[mission], LEADERSHIP_ASHORE[mission])

    def port_worth(self, player: Player, mission: int, worth: int, found: list[int]) -> None:
        found[MISSION_ZONES[mission][0]] += worth * self.claim_odds(player, mission) // 100


def farthest(mission: int, start: int) -> int:
    return 2 + max([WAY[start][zone] for zone in MISSION_ZONES[mission]])


def _register() -> None:
    add_task(Transport("carry", likely=100))
    add_task(Deliver("deliver", likely=25, waits=True, takes_goods=True))
    add_task(DefeatPirate("defeat-pirate", likely=15, waits=True))
    add_task(Raid("raid", likely=20, waits=True, wants_raid=True))
    add_task(Check("check", likely=70))
    add_task(Visit("visit", likely=90))
    add_task(Duel("duel", likely=50))


_register()
