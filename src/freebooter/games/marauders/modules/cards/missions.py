"""The new kinds of mission tasks: a night at sea, places in any order, crew ashore, falling pay (ledger 3.6)."""

from typing import Final, final

from freebooter.games.marauders.content.structs import Reward, Task
from freebooter.games.marauders.content.tables import MISSION_LEGS, MISSION_NAMES, MISSION_PORTS, MISSION_ZONES, WAY
from freebooter.games.marauders.effects import send_gold_home
from freebooter.games.marauders.missions.task_kinds import elsewhere
from freebooter.games.marauders.missions.tasks import fulfil, task_of
from freebooter.games.marauders.names import CREW, NONE, ZONES
from freebooter.games.marauders.registries.mission_tasks import TaskKind, add_task, kind_of_mission
from freebooter.games.marauders.registries.rewards import reward
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import GOLD
from freebooter.kernel.ask import Part, Taken
from freebooter.kernel.note import Refusal

MISSION_RULE: Final = "MM-MISSION-07"
PLACES_ONLY: Final = [Refusal("mm-mission-places", "MM-MISSION-01", mission=name) for name in MISSION_NAMES]


class CardTask(TaskKind):
    """A kind that counts something when a turn ends or a Port action begins."""

    def turn_ended(self, t: Table, player: Player, task: Task) -> None:
        """The turn of the captain who has the mission is over."""

    def port_action_began(self, t: Table, player: Player, task: Task) -> bool:
        """He has begun a Port action; does it complete the task?"""
        return False


@final
class NightAtSea(CardTask):
    """A turn that ends at sea in a zone, then a port; `mission_step` is 1 when the night has passed."""

    def turn_ended(self, t: Table, player: Player, task: Task) -> None:
        if player.mission_step == 0 and player.at_sea() and ZONES[player.zone] == task.zone:
            player.mission_step = 1
            report_part(t, player)

    def delivery_refusal(self, t: Table, player: Player, task: Task) -> Refusal | None:
        if player.mission_step == 0:
            return Refusal(
                "mm-mission-night-first", MISSION_RULE, mission=MISSION_NAMES[player.mission], zone=task.zone
            )
        return elsewhere(player, task.ports)

    def hand_over(self, t: Table, player: Player, task: Task) -> Part[bool]:
        yield from ()
        return True

    def goals(self, player: Player, task: Task) -> list[str]:
        return list(task.ports) if player.mission_step else [task.zone]

    def claim_way(self, mission: int, start: int) -> int:
        zone = MISSION_ZONES[mission][0]
        return 4 + WAY[start][zone] + WAY[zone][MISSION_PORTS[mission][0]]

    def port_worth(self, player: Player, mission: int, worth: int, found: list[int]) -> None:
        if player.mission_step:
            for zone in MISSION_PORTS[mission]:
                found[zone] += worth

    def sea_worth(self, player: Player, mission: int, worth: int, found: list[int]) -> None:
        if player.mission_step == 0:
            found[MISSION_ZONES[mission][0]] += worth // 2

    def fault(self, task: Task) -> str:
        return "" if task.zone and task.ports else "it needs a zone for the night and a port to reach"


@final
class Places(CardTask):
    """A Port action in a port of each leg, in any order; `mission_step` remembers the legs, as bits."""

    def port_action_began(self, t: Table, player: Player, task: Task) -> bool:
        """It counts for the first place still open that it fits."""
        for at in range(len(task.legs)):
            if player.mission_step >> at & 1 == 0 and ZONES[player.zone] in task.legs[at]:
                player.mission_step |= 1 << at
                report_part(t, player)
                break
        return player.mission_step == (1 << len(task.legs)) - 1

    def delivery_refusal(self, t: Table, player: Player, task: Task) -> Refusal | None:
        return PLACES_ONLY[player.mission]

    def goals(self, player: Player, task: Task) -> list[str]:
        legs = [task.legs[at] for at in range(len(task.legs)) if player.mission_step >> at & 1 == 0]
        return [port for leg in legs for port in leg]

    def claim_way(self, mission: int, start: int) -> int:
        way = 2
        for leg in MISSION_LEGS[mission]:
            nearest = leg[0]
            for zone in leg:
                if WAY[start][zone] < WAY[start][nearest]:
                    nearest = zone
            way += WAY[start][nearest] + 2
            start = nearest
        return way

    def port_worth(self, player: Player, mission: int, worth: int, found: list[int]) -> None:
        legs = MISSION_LEGS[mission]
        left = [legs[at] for at in range(len(legs)) if player.mission_step >> at & 1 == 0]
        for leg in left:
            for zone in leg:
                found[zone] += worth // len(left)

    def fault(self, task: Task) -> str:
        return "" if len(task.legs) > 1 else "it needs several places"


@final
class CrewAshore(TaskKind):
    """Crew leaves the ship in a Port action; at least 1 must stay aboard."""

    def delivery_refusal(self, t: Table, player: Player, task: Task) -> Refusal | None:
        away = elsewhere(player, task.ports)
        if away is not None:
            return away
        crew = player.ship.tracks[CREW]
        if crew > task.crew:
            return None
        return Refusal(
            "mm-crew-must-stay", MISSION_RULE, mission=MISSION_NAMES[player.mission], crew=crew, wanted=task.crew + 1
        )

    def hand_over(self, t: Table, player: Player, task: Task) -> Part[bool]:
        yield from ()
        player.ship.tracks[CREW] -= task.crew
        if t.journal is not None:
            t.journal.everyone(
                "crew-put-ashore", MISSION_RULE, seat=player.seat, count=task.crew, zone=ZONES[player.zone]
            )
        return True

    def claim_way(self, mission: int, start: int) -> int:
        return 2 + min([WAY[start][zone] for zone in MISSION_PORTS[mission]])

    def port_worth(self, player: Player, mission: int, worth: int, found: list[int]) -> None:
        for zone in MISSION_PORTS[mission]:
            found[zone] += worth - (15 if player.ship.tracks[CREW] > 1 else 40)  # he has to be recruited again

    def fault(self, task: Task) -> str:
        return "" if task.crew and task.ports else "it needs crew and a port"


@final
class InHaste(CardTask):
    """A load whose pay falls with every turn that ends; `mission_step` counts them."""

    def turn_ended(self, t: Table, player: Player, task: Task) -> None:
        player.mission_step += 1

    def pay(self, player: Player, task: Task, gold: int) -> int:
        return max(task.gold, gold - task.keep * player.mission_step)

    def delivery_refusal(self, t: Table, player: Player, task: Task) -> Refusal | None:
        return elsewhere(player, task.ports)

    def hand_over(self, t: Table, player: Player, task: Task) -> Part[bool]:
        yield from ()
        return True

    def claim_way(self, mission: int, start: int) -> int:
        return 4 + min([WAY[start][zone] for zone in MISSION_PORTS[mission]])

    def port_worth(self, player: Player, mission: int, worth: int, found: list[int]) -> None:
        task = task_of(player)
        for zone in MISSION_PORTS[mission]:
            found[zone] += worth - GOLD * min(12, task.keep * player.mission_step)

    def fault(self, task: Task) -> str:
        return "" if task.ports and task.keep else "it needs a port and what each turn costs"


add_task(NightAtSea("night-at-sea", likely=80))
add_task(Places("places", likely=100))
add_task(CrewAshore("crew-ashore", likely=90))
add_task(InHaste("in-haste", likely=95))


def report_part(t: Table, player: Player) -> None:
    if t.journal is not None:
        t.journal.everyone("mission-leg", MISSION_RULE, seat=player.seat, zone=ZONES[player.zone])


@reward("into-stash", worth=1)
def into_stash(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    """Straight to the chest; it is no stash activity, and everyone knows how much it is (SG-AMB-87)."""
    yield from ()
    send_gold_home(t, player, min(reward.amount, player.gold), MISSION_RULE)


# The moments at which these kinds count something


class CardMissions(Module):
    """Always on with the new cards."""

    def turn_ends(self, t: Table, player: Player) -> Taken:
        if player.mission != NONE:  # mutants: same `if True`, the last mission (-1) is of a kind that counts nothing
            kind = kind_of_mission(player.mission)
            if isinstance(kind, CardTask):
                kind.turn_ended(t, player, task_of(player))
        return ()

    def port_action_starts(self, t: Table, player: Player) -> Taken:
        if player.mission != NONE:  # mutants: same `if True`, the last mission (-1) is of a kind that counts nothing
            kind = kind_of_mission(player.mission)
            if isinstance(kind, CardTask) and kind.port_action_began(t, player, task_of(player)):
                return fulfil(t, player)
        return ()


add_module(CardMissions("card-missions", when=("cards",), order=-1))  # before a crew counts its nights in port
