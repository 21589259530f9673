"""The module: where favours come from, where they go, and what others should know about them (SG-M10)."""

from collections.abc import Sequence
from typing import Final

from freebooter.games.marauders.actions.entering import WAY_IN
from freebooter.games.marauders.captain.dice import AFTER_ROLL
from freebooter.games.marauders.draws import DRAW_OFFER
from freebooter.games.marauders.modules.favours import advice
from freebooter.games.marauders.modules.favours.board import (
    MODULE,
    FavourBoards,
    favours_of,
    gain_favours,
    lose_favours,
)
from freebooter.games.marauders.modules.favours.buying import BUYING_FAVOURS
from freebooter.games.marauders.modules.favours.entry import BY_FAVOURS, ways_with_favours
from freebooter.games.marauders.modules.favours.repeating import REPEAT_DRAW, REPEAT_ROLL, REPEAT_SEARCH, SPEND_FAVOUR
from freebooter.games.marauders.modules.favours.statistics import FavoursStatistics
from freebooter.games.marauders.npcs.scouting import AFTER_NPC_SCOUTS
from freebooter.games.marauders.port.second_chance import ENTER_AFTER_ALL
from freebooter.games.marauders.port.visit import IN_PORT
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state import Drawer, Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.statistics import STATISTICS
from freebooter.kernel.ask import Ask, Offer, Taken


class Favours(Module):
    def drawer(self, rules: Rules, seats: int) -> Drawer | None:
        return FavourBoards([0] * seats)

    # Gaining and losing

    def port_activities(self) -> Sequence[Offer[Table]]:
        return [BUYING_FAVOURS]

    def town_activities(self) -> Sequence[Offer[Table]]:
        return [BUYING_FAVOURS]

    def mission_claimed(self, t: Table, player: Player, mission: int) -> Taken:
        gain_favours(t, player, 1, "SG-M10-03")
        return ()

    def mission_completed(self, t: Table, player: Player, mission: int) -> Taken:
        gain_favours(t, player, 1, "SG-M10-04")
        return ()

    def captain_died(self, t: Table, player: Player, cause: int) -> Taken:
        """Retiring is no better; Washed Ashore saves them (SG-M10-18, SG-AMB-53)."""
        if not player.washed:
            lose_favours(t, player)
        return ()

    # Spending

    def after_roll(self) -> Sequence[Offer[Table]]:
        return [REPEAT_ROLL]

    def after_draw(self) -> Sequence[Offer[Table]]:
        return [REPEAT_DRAW]

    def after_npc_scouts(self) -> Sequence[Offer[Table]]:
        return [REPEAT_SEARCH]

    def port_entry(self, t: Table, ways: int, player: Player, zone: int) -> int:
        return ways_with_favours(t, ways, player, zone)

    # Advice

    def weigh(self, t: Table, ask: Ask, weights: list[int]) -> None:
        question = ask.question
        if question is AFTER_ROLL or question is DRAW_OFFER or question is AFTER_NPC_SCOUTS:
            if SPEND_FAVOUR in ask.options:
                advice.weigh_spending(t, ask, weights, REPEATS[question.prompt])
        elif (question is WAY_IN or question is ENTER_AFTER_ALL) and BY_FAVOURS.move in ask.options:
            advice.weigh_entry(t, ask, weights)
        elif question is IN_PORT:
            advice.weigh_asking(t, ask, weights)

    def zone_values(self, t: Table, values: list[int], player: Player, port: bool) -> None:
        advice.add_rumour(t, values, player, port)
        if port:
            advice.add_closed_ports(t, values, player)

    def prospects(self, t: Table, worth: int, player: Player) -> int:
        return worth + advice.favours_worth(favours_of(t, player.seat))


REPEATS: Final = {
    AFTER_ROLL.prompt: REPEAT_ROLL,
    DRAW_OFFER.prompt: REPEAT_DRAW,
    AFTER_NPC_SCOUTS.prompt: REPEAT_SEARCH,
}

add_module(Favours(MODULE))
STATISTICS.add_module(MODULE, FavoursStatistics())
