"""Actions that a rumour or a mission offers where it says (MM-RUMOR-04, MM-MISSION-01, ledger 3.7 and 3.8)."""

from typing import Final

from freebooter.games.marauders import dice, odds
from freebooter.games.marauders.actions.action import Action, none_left, spend_action
from freebooter.games.marauders.actions.weights import Chart
from freebooter.games.marauders.battle.start import player_side, shore_side
from freebooter.games.marauders.cards import missions, rumours
from freebooter.games.marauders.counsel import voyage
from freebooter.games.marauders.fight import CREW_OPENING, Battle
from freebooter.games.marauders.measured import check_passed, dice_rolled
from freebooter.games.marauders.moves import ACT_ON_RUMOUR, PURSUE_MISSION
from freebooter.games.marauders.names import NONE, SKILLS, ZONES
from freebooter.games.marauders.rolls import at_least, check_note, percent
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import MISSION_NAMES, RUMOUR_SKILL, RUMOURS
from freebooter.kernel.ask import Ask, Part, Played, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Note, Refusal


class ActOnRumour(Action):
    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return self.moves if t.turn.actions > 0 and rumours.can_act(t, t.players[seat]) else []

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        if player.rumour == NONE:
            return Refusal("mm-no-rumour", "MM-RUMOR-03")
        return none_left(t) if rumours.can_act(t, player) else not_there(t, player)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        rumour = RUMOURS[player.rumour]
        count = dice.pool(t, player, RUMOUR_SKILL[player.rumour], dice.FOR_TRUTH, t.turn.rumour_dice)
        needed = rumour.successes
        for reward in rumour.rewards:
            if reward.kind == "shore-combat":
                rule = "MM-RUMOR-04 MM-AMB-93"
                return of_fight_ashore(t, player, count, needed, reward.crew, reward.leadership, rule)
        return check_note("MM-RUMOR-04", count, needed)

    def came(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return dice_rolled(played, "truth")

    def happened(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        if played.first("rumour-false") is not None:
            return {"chance": False}
        return {} if played.first("rumour-true") is None else {"chance": True}

    def worth(self, chart: Chart, move: Move) -> int:
        return chart.done_here(voyage.rumour_worth(chart.player))

    def take(self, t: Table, seat: Seat, move: Move) -> Part[None]:
        spend_action(t)
        return rumours.act(t, t.players[seat])


ACTING_ON_RUMOUR: Final = ActOnRumour([ACT_ON_RUMOUR])


def not_there(t: Table, player: Player) -> Refusal:
    """Why the captain is not where his rumour says."""
    place = RUMOURS[player.rumour].place
    at_place = not player.in_port and (place.any_zone or ZONES[player.zone] in place.zones)
    if at_place and place.merchant and t.board.merchant[player.zone] == NONE:
        return Refusal("mm-no-merchant", "MM-RUMOR-04", zone=ZONES[player.zone])
    if at_place and place.alone:
        return Refusal("mm-not-alone", "MM-RUMOR-04")
    if place.wanted and player.in_port:
        return Refusal("mm-not-wanted-here", "MM-RUMOR-04")
    return Refusal("mm-rumour-elsewhere", "MM-RUMOR-04")


class PursueMission(Action):
    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return self.moves if t.turn.actions > 0 and missions.can_pursue(t, t.players[seat]) else []

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        if player.mission == NONE:
            return Refusal("mm-no-mission", "MM-MISSION-06")
        if missions.can_pursue(t, player):
            return none_left(t)
        name, task = MISSION_NAMES[player.mission], missions.task_of(player)
        if task.kind not in ("check", "duel"):
            return Refusal("mm-mission-without-action", "MM-MISSION-01", mission=name)
        if ZONES[player.zone] == task.zone and player.in_port == (task.kind == "duel"):
            return Refusal("mm-task-tried", "MM-MISSION-07", mission=name)
        return Refusal("mm-mission-elsewhere", "MM-MISSION-01", mission=name, zone=task.zone)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        task = missions.task_of(player)
        if task.kind == "duel":
            return of_fight_ashore(t, player, 0, 0, task.crew, task.leadership, "MM-AMB-93")
        return check_note("MM-SETUP-16", dice.pool(t, player, SKILLS.index(task.check), dice.FOR_TASK, 0))

    def came(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return dice_rolled(played, "task")

    def happened(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return check_passed(played, "task")

    def worth(self, chart: Chart, move: Move) -> int:
        return chart.done_here(voyage.PAY[chart.player.mission] * 6 // 10)

    def take(self, t: Table, seat: Seat, move: Move) -> Part[None]:
        spend_action(t)
        return missions.pursue(t, t.players[seat])


PURSUING_MISSION: Final = PursueMission([PURSUE_MISSION])


def of_fight_ashore(t: Table, player: Player, count: int, needed: int, crew: int, leadership: int, rule: str) -> Note:
    """A check, if there is one, and then crew combat that costs the captain's life if it is lost."""
    twin = t.copy()
    own = player_side(twin.players[player.seat])
    twin.battle = Battle(own, shore_side(crew, leadership), CREW_OPENING)
    twin.battle.ashore = True
    ending = odds.crew_to_the_end(twin, own)
    chance = percent(at_least(count, needed))
    win, lose = percent(ending.win), percent(ending.lose)
    return Note("mm-brings-shore", rule, dice=count, chance=chance, win=win, lose=lose)
