"""Missions in a Port action: claim one that lies here, hand over what another asks for (MM-MISSION-02 to 07)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.advice import zone_values
from freebooter.games.marauders.advice.offers import ValuedOffer
from freebooter.games.marauders.advice.purse import from_chest, taken_from_chest
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.content.tables import MISSION_LOCATION, MISSION_NAMES, MISSIONS
from freebooter.games.marauders.missions import claiming, tasks
from freebooter.games.marauders.moves import CLAIM_MISSION, COMPLETE_MISSION
from freebooter.games.marauders.names import MISSION, NONE, SKILLS, ZONES
from freebooter.games.marauders.port.activity import Activity
from freebooter.games.marauders.port.rolls import chance_of, dice_rolled, passed
from freebooter.games.marauders.previews.measured import event_about, number_in
from freebooter.games.marauders.registries.mission_tasks import kind_of_mission
from freebooter.games.marauders.registries.rewards import MISSION_VALUE
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.visit import visit_of
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Part, Played, Question, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

CLAIMING: Final = 20  # a mission worth more than this is worth asking for


# Claiming


def missions_here(t: Table, player: Player) -> list[int]:
    return [kind for kind in t.board.missions if MISSION_LOCATION[kind] == player.zone]


def claimable(t: Table, player: Player) -> list[int]:
    """Missions on offer here whose requirements, rolls apart, are met."""
    return [kind for kind in missions_here(t, player) if claiming.may_claim(t, player, kind)]


def any_claimable(t: Table, player: Player) -> bool:
    """Are there any? Asked in every Port action, so no list is made."""
    for kind in t.board.missions:
        if MISSION_LOCATION[kind] == player.zone and claiming.may_claim(t, player, kind):
            return True
    return False


def claim_refusal(t: Table, player: Player, kind: int) -> Refusal | None:
    """A mission that lies elsewhere, or asks for more than the captain has."""
    if kind not in t.board.missions or MISSION_LOCATION[kind] != player.zone:
        return Refusal("mm-mission-not-on-offer", "MM-MISSION-02", mission=MISSION_NAMES[kind])
    return claiming.requirement_refusal(t, player, kind)


def claim_worth(player: Player, mission: int) -> int:
    """A mission against the one he has."""
    held = player.mission
    worth = zone_values.claim_worth(player, mission)
    if held == NONE:
        return worth
    certain = kind_of_mission(held).likely == 100
    return worth - (MISSION_VALUE[held] if certain else zone_values.claim_worth(player, held) + 10)


class SeekingMission(Activity):
    """One attempt for each Port action, also where two missions lie (MM-MISSION-04, MM-AMB-50)."""

    def hindrance(self, t: Table, player: Player) -> Refusal | None:
        if visit_of(t).mission_failed:
            return Refusal("mm-mission-attempt-used", "MM-MISSION-04")
        here = missions_here(t, player)
        if not here:
            return Refusal("mm-no-mission-here", "MM-MISSION-02", zone=ZONES[player.zone])
        return None if claimable(t, player) else claim_refusal(t, player, here[0])

    def possible(self, t: Table, player: Player) -> bool:
        return not visit_of(t).mission_failed and any_claimable(t, player)  # mutants: same `(any`, offered once

    def worth(self, t: Table, player: Player, move: Move) -> int:
        best = max([0, *[claim_worth(player, kind) for kind in claimable(t, player)]])
        return 170 if best > CLAIMING else 30

    def perform(self, t: Table, player: Player) -> Part[None]:
        """Where the stash may pay for one of several, the question is always asked: not to reveal it."""
        here = missions_here(t, player)
        priced = len(here) > 1 and any(MISSIONS[kind].needs.gold > 0 for kind in here)
        secret = t.rules.version > 1 and priced and effects.purse_is_secret(t, player)
        answer = yield MISSION_TO_CLAIM.ask(t, player.seat, about=player.zone, shown=secret)
        yield from claiming.claim(t, player, answer.value)


SEEKING_MISSION: Final = SeekingMission(MISSION)


class MissionToClaim(Question[Table]):
    """One of the missions that lie in the port `about`."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [CLAIM_MISSION[kind] for kind in claimable(t, t.players[seat])]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return claim_refusal(t, t.players[ask.seat], move.value)

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"zone": ZONES[ask.about]}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        needs, gold = MISSIONS[move.value].needs, MISSIONS[move.value].earn.gold
        count, chance = 0, 100
        if needs.check:
            count = dice.pool(t, t.players[ask.seat], SKILLS.index(needs.check), dice.FOR_CLAIM, 0)
            chance = chance_of(count, needs.successes)
        words = from_chest(t, t.players[ask.seat], needs.gold)
        return Note(
            "mm-brings-mission",
            "MM-MISSION-02",
            gold=gold,
            dice=count,
            chance=chance,
            price=needs.gold,
            stash=words["stash"],
            lost=words["lost"],
        )

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """Gold paid if it is claimed without a roll, or the dice of the roll."""
        found = dice_rolled(played, ask.seat)
        if event_about(played, "mission-claimed", ask.seat) is not None:
            found["price"] = number_in(event_about(played, "gold-paid", ask.seat, "MM-MISSION-02"), "count")
            found.update(taken_from_chest(played, ask.seat))
        return found

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return passed(played, ask.seat, MISSIONS[move.value].needs.successes)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        player = t.players[ask.seat]
        return weigh([claim_worth(player, move.value) for move in ask.options])


MISSION_TO_CLAIM: Final = MissionToClaim("claim-mission", "MM-MISSION-02", CLAIM_MISSION)


# Handing over


class Delivery(ValuedOffer):
    """A mission that can go on in this port (MM-MISSION-07)."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return self.moves if tasks.can_complete_here(t, t.players[seat]) else []

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return tasks.complete_refusal(t, t.players[ask.seat])

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        """What the mission pays; some ask for a check at the end, some for another port first."""
        player = t.players[ask.seat]
        mission = MISSIONS[player.mission]
        task = mission.task
        count = dice.pool(t, player, SKILLS.index(task.then), dice.FOR_TASK, 0) if task.then else 0
        chance = chance_of(count) if task.then else 100
        further = int(kind_of_mission(player.mission).goes_on(player, task))
        gold = kind_of_mission(player.mission).pay(player, task, mission.earn.gold)
        return Note("mm-brings-earn", "MM-MISSION-07", gold=gold, dice=count, chance=chance, further=further)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """The dice of the final check, and the pay if the mission is fulfilled without one."""
        found = dice_rolled(played, ask.seat)
        done = event_about(played, "mission-completed", ask.seat) is not None
        if done:
            found["gold"] = number_in(event_about(played, "gold-gained", ask.seat, "MM-MISSION-07"), "count")
        if done or not found:
            found["further"] = int(not done)
        return found

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return passed(played, ask.seat)

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return 190

    def take(self, t: Table, seat: Seat, move: Move) -> Part[None]:
        return tasks.complete(t, t.players[seat])


DELIVERY: Final = Delivery([COMPLETE_MISSION])
