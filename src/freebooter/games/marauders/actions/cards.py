"""Actions that a rumour or a mission allows at its place (MM-RUMOR-04, MM-MISSION-01, ledger 3.7 and 3.8)."""

from typing import Final

from freebooter.games.marauders import odds, rumours
from freebooter.games.marauders.actions.action import Action, none_left, spend_action
from freebooter.games.marauders.actions.weights import Chart
from freebooter.games.marauders.advice import card_values, zone_values
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.combat.start import player_side, shore_side
from freebooter.games.marauders.content.tables import RUMOUR_SKILL, RUMOURS
from freebooter.games.marauders.missions import tasks
from freebooter.games.marauders.moves import ACT_ON_RUMOUR, PURSUE_MISSION
from freebooter.games.marauders.names import SKILLS
from freebooter.games.marauders.previews.chances import at_least, check_note, percent
from freebooter.games.marauders.previews.measured import check_passed, dice_rolled
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import CREW_OPENING, Battle
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Ask, Part, Played, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal


class ActOnRumour(Action):
    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return self.moves if t.turn.actions > 0 and rumours.can_act(t, t.players[seat]) else []

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return rumours.act_refusal(t, t.players[ask.seat]) or none_left(t)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        rumour = RUMOURS[player.rumour]
        count = dice.pool(t, player, RUMOUR_SKILL[player.rumour], dice.FOR_TRUTH, t.turn.rumour_dice)
        needed = rumour.successes
        for reward in rumour.rewards:
            if reward.kind == "shore-combat":
                rule = "MM-RUMOR-04 MM-AMB-93"
                return fight_ashore_note(t, player, count, needed, reward.crew, reward.leadership, rule)
        return check_note("MM-RUMOR-04", count, needed)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return dice_rolled(played, "truth")

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        if played.first("rumour-false") is not None:
            return {"chance": False}
        return {} if played.first("rumour-true") is None else {"chance": True}

    def worth(self, chart: Chart, move: Move) -> int:
        return chart.done_here(zone_values.rumour_worth(chart.player))

    def take(self, t: Table, seat: Seat, move: Move) -> Part[None]:
        spend_action(t)
        return rumours.act(t, t.players[seat])


ACTING_ON_RUMOUR: Final = ActOnRumour([ACT_ON_RUMOUR])


class PursueMission(Action):
    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return self.moves if t.turn.actions > 0 and tasks.can_pursue(t, t.players[seat]) else []

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return tasks.pursue_refusal(t, t.players[ask.seat]) or none_left(t)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        task = tasks.task_of(player)
        if task.kind == "duel":
            return fight_ashore_note(t, player, 0, 0, task.crew, task.leadership, "MM-AMB-93")
        return check_note("MM-SETUP-16", dice.pool(t, player, SKILLS.index(task.check), dice.FOR_TASK, 0))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return dice_rolled(played, "task")

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return check_passed(played, "task")

    def worth(self, chart: Chart, move: Move) -> int:
        return chart.done_here(card_values.MISSION_VALUE[chart.player.mission] * 6 // 10)

    def take(self, t: Table, seat: Seat, move: Move) -> Part[None]:
        spend_action(t)
        return tasks.pursue(t, t.players[seat])


PURSUING_MISSION: Final = PursueMission([PURSUE_MISSION])


def fight_ashore_note(t: Table, player: Player, count: int, needed: int, crew: int, leadership: int, rule: str) -> Note:
    """A check, if there is one, and then crew combat that costs the captain's life if it is lost."""
    twin = t.copy()
    own = player_side(twin.players[player.seat])
    twin.battle = Battle(own, shore_side(crew, leadership), CREW_OPENING)
    twin.battle.ashore = True
    ending = odds.crew_to_the_end(twin, own)
    chance = percent(at_least(count, needed))
    win, lose = percent(ending.win), percent(ending.lose)
    return Note("mm-brings-shore", rule, dice=count, chance=chance, win=win, lose=lose)
