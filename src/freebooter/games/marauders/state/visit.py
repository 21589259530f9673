"""The Port action under way."""

from freebooter.games.marauders.content.tables import CAPTAIN_HOME
from freebooter.games.marauders.state import Table, Visit
from freebooter.games.marauders.state.player import Player


def visit_of(t: Table) -> Visit:
    visit = t.visit
    assert visit is not None, "no Port action is under way"
    return visit


def here(t: Table, player: Player, zone: int) -> bool:
    """Does the captain deal in the port of this zone, with its powers? Not while he visits another place there."""
    if player.zone != zone:
        return False
    visit = t.visit
    return visit is None or visit.powers or visit.zone != zone


def elsewhere(t: Table) -> bool:
    """Is a visit to a place that is not a port under way?"""
    visit = t.visit
    return visit is not None and not visit.powers


def at_home(player: Player) -> bool:
    """Is the captain in his home port?"""
    return player.in_port and player.zone == CAPTAIN_HOME[player.captain]
