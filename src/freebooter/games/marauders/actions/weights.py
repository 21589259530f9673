"""Weights of actions: sail towards what pays, do what pays on the way, and waste no action."""

from typing import Final, final

from freebooter.games.marauders.actions.cost import move_cost
from freebooter.games.marauders.advice import dangers, zone_values
from freebooter.games.marauders.advice.dangers import NO_DANGERS
from freebooter.games.marauders.content.tables import WAY
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import ACTION_VALUE, is_sound
from freebooter.kernel.native import i64

IDLE: Final = 5  # an action for which there is no better use
NOWHERE: Final = -1000  # there is nothing to do anywhere


@final
class Chart:
    """Values and dangers of every place, computed once for all options of a question.

    `call` is what a Port action here would bring, `goals` the best that there is to do in each zone (at sea it saves
    the action to enter the port), `foreseen` what they are less because of the dangers there, `after` the best that can
    follow an action that is done here, and `spent` what such an action costs.
    """

    __slots__ = (
        "after", "ashore", "at_sea", "call", "dangers", "foreseen", "goals", "here", "left", "player", "spent",
        "steps_vary", "t", "ways_vary",
    )  # fmt: skip

    def __init__(self, t: Table, player: Player) -> None:
        self.t = t
        self.player = player
        self.here = player.zone
        self.left = t.turn.actions
        ashore = zone_values.ports(t, player)
        at_sea = zone_values.at_sea(t, player)
        self.dangers = dangers.Dangers(t, player)
        self.ways_vary = False
        self.steps_vary = False
        if t.hooked:
            calls = modules_of(t)
            calls.zone_values(t, ashore, player, True)
            calls.zone_values(t, at_sea, player, False)
            self.ways_vary = calls.changes_ways
            self.steps_vary = calls.changes_steps
        self.ashore = ashore
        self.at_sea = at_sea
        self.call = ashore[self.here]
        if t.turn.ported:
            ashore[self.here] = 0
            self.call = 0
        goals = ashore[:]
        for zone in range(len(at_sea)):
            worth: i64 = at_sea[zone]
            if worth > 0 and worth + ACTION_VALUE > goals[zone]:
                goals[zone] = worth + ACTION_VALUE
        self.goals = goals
        self.foreseen: list[int] | None = None
        if t.hooked:
            share = modules_of(t).foresight(t, 0, player)
            if share > 0:
                self.foresee(share)
        after = self.best_after()
        self.spent = ACTION_VALUE if after > 0 else IDLE
        self.after = discount_negative(after)

    def foresee(self, share: int) -> None:
        """What waits at a goal lowers it from afar, in hundredths of the danger; here it is met already."""
        goals, foreseen = self.goals, NO_DANGERS[:]
        for zone in range(len(goals)):
            risk = self.dangers.by_day[zone] * share // 100
            if risk > 0 and goals[zone] > 0 and zone != self.here:
                foreseen[zone] = min(risk, goals[zone])
                goals[zone] = goals[zone] - foreseen[zone]
        self.foreseen = foreseen

    def best_after(self) -> int:
        """The best place to be next for a captain who is here; in port he must leave it, and gains nothing by that."""
        here = self.here
        if not self.player.in_port:
            return self.best_from(here)
        goal, at_sea = self.goals[here], self.at_sea[here]
        self.goals[here] = at_sea + ACTION_VALUE if at_sea > 0 else NOWHERE
        best = self.best_from(here)
        self.goals[here] = goal
        return best - ACTION_VALUE

    def best_from(self, zone: int) -> int:
        """The best place to be next, less the actions until something is done there."""
        goals, way = self.goals, WAY[zone]
        if self.ways_vary:
            way = modules_of(self.t).ways(self.t, way, self.player, zone)
        best: i64 = NOWHERE + 2 * ACTION_VALUE
        for other in range(len(goals)):
            goal: i64 = goals[other]
            steps: i64 = way[other]
            if goal - ACTION_VALUE * steps > best:
                best = goal - ACTION_VALUE * steps
        if self.foreseen is not None and goals[zone] + self.foreseen[zone] > best:  # `danger` counts for that step
            best = goals[zone] + self.foreseen[zone]
        return best - 2 * ACTION_VALUE

    def done_here(self, worth: int) -> int:
        """Something that costs an action and leaves the captain where he is."""
        return worth - self.spent + self.after

    def actions_to(self, zone: int) -> int:
        """What a step costs, if modules change that; without them all steps count alike."""
        return move_cost(self.t, self.player, zone, False) if self.steps_vary else 1

    def danger(self, zone: int, cost: int = 1) -> int:
        """Who waits at sea in a zone, the storm while it lasts, and the night there after the last action."""
        risk = self.dangers.by_day[zone]
        if self.t.storm > 0 and not self.t.turn.weathered:
            risk += 15 if is_sound(self.player) else 60
        return risk + (self.dangers.by_night[zone] if self.left <= cost else 0)


def discount_negative(worth: int) -> int:
    """Negative values count little, but still rank the zones when nothing better is to be done."""
    return worth if worth > 0 else worth // 8
