"""Weights of actions: sail towards what pays, do what pays on the way, and waste no action."""

from typing import Final, final

from freebooter.games.marauders.actions.cost import move_cost
from freebooter.games.marauders.advice import dangers, zone_values
from freebooter.games.marauders.content.tables import WAY
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import ACTION_VALUE, is_sound

IDLE: Final = 5  # an action for which there is no better use


@final
class Chart:
    """Values and dangers of every place, computed once for all options of a question.

    `call` is what a Port action here would bring, `after` the best that can follow an action that is done here, and
    `spent` what such an action costs.
    """

    __slots__ = ("after", "ashore", "at_sea", "call", "dangers", "here", "left", "player", "spent", "t")

    def __init__(self, t: Table, player: Player) -> None:
        self.t = t
        self.player = player
        self.here = player.zone
        self.left = t.turn.actions
        self.ashore = zone_values.ports(t, player)
        self.at_sea = zone_values.at_sea(t, player)
        self.dangers = dangers.Dangers(t, player)
        if t.hooked:
            self.add_values_of_modules()
        self.call = self.ashore[self.here]
        if t.turn.ported:
            self.ashore[self.here] = 0
            self.call = 0
        after = self.best_from(self.here, player.in_port) - (ACTION_VALUE if player.in_port else 0)
        self.spent = ACTION_VALUE if after > 0 else IDLE
        self.after = discount_negative(after)

    def add_values_of_modules(self) -> None:
        calls = modules_of(self.t)
        if calls.any_has("zone_value"):
            for zone in range(len(self.ashore)):
                self.ashore[zone] = calls.zone_value(self.t, self.ashore[zone], self.player, zone, True)
                self.at_sea[zone] = calls.zone_value(self.t, self.at_sea[zone], self.player, zone, False)

    def best_from(self, zone: int, leaving: bool) -> int:
        """The best place to be next, less the actions until something is done there."""
        ashore, at_sea, way = self.ashore, self.at_sea, WAY[zone]
        if self.t.hooked:
            way = modules_of(self.t).ways(self.t, way, self.player, zone)
        best = -1000
        for other in range(len(way)):
            steps = ACTION_VALUE * way[other]
            worth = ashore[other] - 2 * ACTION_VALUE - steps
            if worth > best and not (leaving and other == zone):
                best = worth
            worth = at_sea[other] - ACTION_VALUE - steps
            if worth > best and at_sea[other] > 0:
                best = worth
        return best

    def done_here(self, worth: int) -> int:
        """Something that costs an action and leaves the captain where he is."""
        return worth - self.spent + self.after

    def actions_to(self, zone: int) -> int:
        """What a step costs, if modules change that; without them all steps count alike."""
        if self.t.hooked:
            calls = modules_of(self.t)
            if calls.any_has("move_cost") or calls.any_has("free_move"):
                return move_cost(self.t, self.player, zone, False)
        return 1

    def danger(self, zone: int, cost: int = 1) -> int:
        """Who waits at sea in a zone, the storm while it lasts, and the night there after the last action."""
        risk = self.dangers.by_day[zone]
        if self.t.storm > 0 and not self.t.turn.weathered:
            risk += 15 if is_sound(self.player) else 60
        return risk + (self.dangers.by_night[zone] if self.left <= cost else 0)


def discount_negative(worth: int) -> int:
    """Negative values count little, but still rank the zones when nothing better is to be done."""
    return worth if worth > 0 else worth // 8
