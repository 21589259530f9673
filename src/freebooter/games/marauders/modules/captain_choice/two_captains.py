"""Two captains: each player draws two and keeps one (SG-V2, mode A)."""

from typing import Final

from freebooter.games.marauders.modules.captain_choice.choice import (
    KEEP_CAPTAIN,
    CaptainChoice,
    deal_another,
    keep,
    settle,
)
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state import Drawer, Table
from freebooter.kernel.ask import Part, Taken, Together

TWO_CAPTAINS: Final = "two-captains"


def choice_of(t: Table) -> CaptainChoice:
    drawer = t.drawer(TWO_CAPTAINS)
    assert isinstance(drawer, CaptainChoice)
    return drawer


class TwoCaptains(Module):
    def drawer(self, rules: Rules, seats: int) -> Drawer | None:
        return CaptainChoice(TWO_CAPTAINS, [()] * seats, [0] * seats)

    def deal_captains(self, t: Table) -> Part[bool]:
        """The first one was dealt by the base; all choose at the same time (SG-V2-01)."""
        for player in t.players:
            deal_another(t, choice_of(t), player, "SG-V2-01")
        asked = Together(KEEP_CAPTAIN, t, list(range(t.seats)))
        yield asked
        for seat in range(t.seats):
            keep(t, choice_of(t), t.players[seat], asked.answers[seat].value, "SG-V2-01")
        return True

    def players_are_set(self, t: Table) -> Taken:
        settle(t, choice_of(t))
        return ()


add_module(TwoCaptains(TWO_CAPTAINS, excludes=("captains-for-gold",)))
