"""Visits to places that are not ports: one of the activities of a port, without its powers.

A module declares a menu for each kind of place, with a prompt and a rule of its own, and lets captains visit it:

    STATION: Final = PlaceMenu("trade-station", "SG-LOC-STATION-02", [SELLING, BUYING])
    ...
    bought = yield from visit_elsewhere(t, player, STATION, 3 if bought_here_last_turn else 6)

The captain stays at sea, so the chest is closed and the hold is that of the ship. What was bought is remembered by the
module: a port's memory is for the port.
"""

from collections.abc import Sequence

from freebooter.games.marauders.advice.offers import menu_weights
from freebooter.games.marauders.menus import NO_OFFERS, OpenMenu
from freebooter.games.marauders.names import ZONES
from freebooter.games.marauders.port.activity import Activity
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table, Visit
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Ask, Offer, Part
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.note import Param


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceMenu(OpenMenu):
    """The activities of a place, of which one is chosen; `about` is the zone. `joins`: modules may add theirs."""

    def __init__(self, prompt: str, rule: str, activities: Sequence[Activity], joins: bool = False) -> None:
        super().__init__(prompt, rule, activities)
        self.joins = joins

    def joined(self, t: Table) -> list[Offer[Table]]:
        return modules_of(t).town_activities() if self.joins else NO_OFFERS

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"zone": ZONES[ask.about]}

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return menu_weights(self, t, ask, 0)


def visit_elsewhere(t: Table, player: Player, menu: PlaceMenu, draw: int) -> Part[bool]:
    """Exactly one activity of the menu, if any is possible; buying goods there draws `draw` cards.

    Returns whether goods were bought.
    """
    visit = Visit(player.zone)
    visit.powers = False
    visit.draw = draw
    t.visit = visit
    ask = menu.ask(t, player.seat, about=player.zone, shown=True)
    if ask.options:
        answer = yield ask
        yield from menu.take_move(t, player.seat, answer)
    t.visit = None
    return visit.has_bought
