"""A module for tests: one entry of each registry. Its content is in ../pack; see `play.py`."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.captain import death, dice
from freebooter.games.marauders.captain.glory import gain_glory
from freebooter.games.marauders.content.structs import Need, Reward, Task
from freebooter.games.marauders.content.tables import CAPTAIN_ABILITY, CAPTAIN_AMOUNT, MISSION_NAMES, MISSION_PORTS, WAY
from freebooter.games.marauders.moves import PASS, PAY
from freebooter.games.marauders.names import CREW, GOODS, LEADERSHIP, SKULL, ZONES
from freebooter.games.marauders.port.activity import Activity
from freebooter.games.marauders.previews.chances import check_note
from freebooter.games.marauders.registries.abilities import new_ability
from freebooter.games.marauders.registries.activities import new_activity
from freebooter.games.marauders.registries.deaths import new_death
from freebooter.games.marauders.registries.deeds import new_deed
from freebooter.games.marauders.registries.entry_ways import EntryWay, add_way
from freebooter.games.marauders.registries.event_effects import event_effect
from freebooter.games.marauders.registries.mission_needs import NeedKind, add_need
from freebooter.games.marauders.registries.mission_tasks import TaskKind, add_task
from freebooter.games.marauders.registries.purposes import new_purpose
from freebooter.games.marauders.registries.rewards import RewardKind, add_reward, reward
from freebooter.games.marauders.registries.shots import Shot, add_shot
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import Side
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Part, Question
from freebooter.kernel.note import Note, Refusal

RULE: Final = "DR-01"
FOR_MUSTER: Final = new_purpose("drill-muster", RULE)
FOR_DUEL: Final = new_purpose("drill-duel", RULE, repeatable=False)
BY_MUSTER: Final = new_deed("drill-muster")
OF_BOREDOM: Final = new_death("drill-boredom")
FINDS_GOLD: Final = new_ability("drill-finds-gold")


@event_effect("drill-muster")
def muster(t: Table, amount: int) -> Part[None]:
    """Every captain afloat rolls: a success is a deed, and a failure kills whom the second card finds without crew."""
    for player in t.in_turn_order():
        if not player.afloat:
            continue
        if CAPTAIN_ABILITY[player.captain] == FINDS_GOLD:
            effects.gain_gold(t, player, CAPTAIN_AMOUNT[player.captain], RULE)
        passed = yield from dice.check(t, player, LEADERSHIP, FOR_MUSTER, needed=amount)
        if passed:
            yield from gain_glory(t, player, BY_MUSTER, RULE)
        elif amount > 1:
            yield from death.kill_captain(t, player, OF_BOREDOM, RULE)


PAYS: Final = Question[Table]("drill-pays", RULE, [PASS, PAY])


class Ransom(RewardKind):
    """Not for captains without gold; `detail` is a good."""

    def refusal(self, t: Table, player: Player, reward: Reward) -> Refusal | None:
        return None if player.gold > 0 else Refusal("mm-too-little-gold", RULE, price=1, gold=player.gold)

    def give(self, t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
        answer = yield PAYS.ask(t, player.seat)
        if answer is PAY:
            effects.pay_gold(t, player, 1, RULE)
            effects.gain_gold(t, player, reward.amount, RULE)

    def preview(self, t: Table, player: Player, reward: Reward, dice: int, needed: int) -> Note | None:
        return check_note(RULE, dice, needed)

    def fault(self, reward: Reward) -> str:
        return "" if reward.detail in GOODS else f"there is no good called {reward.detail!r}"


add_reward(Ransom("drill-ransom", worth=5, conditional=True))


@reward("drill-song", worth=1)
def sing(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    yield from ()


class EnoughCrew(NeedKind):
    def refusal(self, t: Table, player: Player, mission: int, need: Need) -> Refusal | None:
        crew = player.ship.tracks[CREW]
        if crew > need.amount:
            return None
        return Refusal("mm-mission-needs-crew", RULE, mission=MISSION_NAMES[mission], crew=crew, wanted=need.amount + 1)

    def take(self, t: Table, player: Player, mission: int, need: Need) -> None:
        effects.gain_gold(t, player, 1, RULE)

    def fault(self, need: Need) -> str:
        return "" if need.detail == "sailors" else "only sailors are crew"


add_need(EnoughCrew("drill-crew"))


class CrewAshore(TaskKind):
    """Done in a Port action, by one of the crew."""

    def delivery_refusal(self, t: Table, player: Player, task: Task) -> Refusal | None:
        name = MISSION_NAMES[player.mission]
        if not player.in_port or ZONES[player.zone] not in task.ports:
            return Refusal("mm-mission-elsewhere", RULE, mission=name, zone=task.ports[0])
        crew = player.ship.tracks[CREW]
        return None if crew > 1 else Refusal("mm-mission-needs-crew", RULE, mission=name, crew=crew, wanted=2)

    def hand_over(self, t: Table, player: Player, task: Task) -> Part[bool]:
        yield from ()
        player.ship.tracks[CREW] -= 1
        return True

    def claim_way(self, mission: int, start: int) -> int:
        return 2 + min([WAY[start][zone] for zone in MISSION_PORTS[mission]])

    def port_worth(self, player: Player, mission: int, worth: int, found: list[int]) -> None:
        for zone in MISSION_PORTS[mission]:
            found[zone] += worth

    def fault(self, task: Task) -> str:
        return "" if task.detail == "sailors" else "only sailors go ashore"


class KeepingLookout(TaskKind):
    """Three zones at sea, of any kind, and then an action."""

    def entered_zone(self, t: Table, player: Player, task: Task) -> bool:
        player.mission_step += 1
        return False

    def pursuit_refusal(self, t: Table, player: Player, task: Task) -> Refusal | None:
        if player.mission_step < 3 or player.in_port:
            return Refusal("mm-task-tried", RULE, mission=MISSION_NAMES[player.mission])
        return None

    def pursue(self, t: Table, player: Player, task: Task) -> Part[bool]:
        passed = yield from dice.check(t, player, LEADERSHIP, FOR_MUSTER)
        return passed


add_task(CrewAshore("drill-crew-ashore", likely=80))
add_task(KeepingLookout("drill-lookout", likely=80))


class Serenade(EntryWay):
    def enter(self, t: Table, player: Player) -> Part[bool]:
        yield from ()
        return True


SERENADE: Final = Serenade("drill-serenade")
add_way(SERENADE)


class WetPowder(Shot):
    """All skulls come to nothing."""

    def use(self, t: Table, side: Side) -> Part[None]:
        yield from ()
        while SKULL in side.locations:
            side.locations.remove(SKULL)

    def preview(self, t: Table, side: Side) -> Note | None:
        return Note("drill-wet-powder", RULE, count=side.locations.count(SKULL))


add_shot(WetPowder("drill-wet-powder"))


class Parade(Activity):
    def perform(self, t: Table, player: Player) -> Part[None]:
        yield from ()
        effects.gain_gold(t, player, 1, RULE)


PARADE: Final = Parade(new_activity("drill-parade"))
