"""Actions that a rumour or a mission allows at its place (MM-RUMOR-04, MM-MISSION-01, ledger 3.7 and 3.8)."""

from typing import Final

from freebooter.games.marauders import rumours
from freebooter.games.marauders.actions.action import Action, none_left, spend_action
from freebooter.games.marauders.actions.weights import Chart
from freebooter.games.marauders.advice import zone_values
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.content.tables import RUMOUR_SKILL, RUMOURS
from freebooter.games.marauders.missions import tasks
from freebooter.games.marauders.moves import ACT_ON_RUMOUR, PURSUE_MISSION
from freebooter.games.marauders.previews.chances import check_note
from freebooter.games.marauders.previews.measured import check_passed, dice_rolled
from freebooter.games.marauders.registries.mission_tasks import kind_of_mission
from freebooter.games.marauders.registries.rewards import MISSION_VALUE, REWARD_KINDS
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask, Part, Played, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal


class ActOnRumour(Action):
    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return rumours.act_refusal(t, t.players[ask.seat]) or none_left(t)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        rumour = RUMOURS[player.rumour]
        count = dice.pool(t, player, RUMOUR_SKILL[player.rumour], dice.FOR_TRUTH, t.turn.rumour_dice)
        needed = rumour.successes
        for reward in rumour.rewards:
            note = REWARD_KINDS[reward.kind].preview(t, player, reward, count, needed)
            if note is not None:
                return note
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
    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return tasks.pursue_refusal(t, t.players[ask.seat]) or none_left(t)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        player = t.players[ask.seat]
        return kind_of_mission(player.mission).preview(t, player, tasks.task_of(player))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return dice_rolled(played, "task")

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return check_passed(played, "task")

    def worth(self, chart: Chart, move: Move) -> int:
        return chart.done_here(MISSION_VALUE[chart.player.mission] * 6 // 10)

    def take(self, t: Table, seat: Seat, move: Move) -> Part[None]:
        spend_action(t)
        return tasks.pursue(t, t.players[seat])


PURSUING_MISSION: Final = PursueMission([PURSUE_MISSION])
