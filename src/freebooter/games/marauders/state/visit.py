"""The Port action under way."""

from freebooter.games.marauders.content.tables import CAPTAIN_HOME
from freebooter.games.marauders.state import Table, Visit
from freebooter.games.marauders.state.player import Player


def visit_of(t: Table) -> Visit:
    visit = t.visit
    assert visit is not None, "no Port action is under way"
    return visit


def at_home(player: Player) -> bool:
    """Is the captain in his home port?"""
    return player.in_port and player.zone == CAPTAIN_HOME[player.captain]
