"""The Port action under way."""

from typing import Final

from freebooter.games.marauders.content.tables import CAPTAIN_HOME
from freebooter.games.marauders.moves import BUY_GOODS, KEEP_GOODS, SELL_GOODS
from freebooter.games.marauders.state import Table, Visit
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.moves import Move

_GOOD_OF_MOVE: Final[dict[int, int]] = {
    move.code: good for grid in (SELL_GOODS, BUY_GOODS, KEEP_GOODS) for good, row in enumerate(grid) for move in row
}


def visit_of(t: Table) -> Visit:
    visit = t.visit
    assert visit is not None, "no Port action is under way"
    return visit


def at_home(player: Player) -> bool:
    """Is the captain in his home port?"""
    return player.in_port and player.zone == CAPTAIN_HOME[player.captain]


def good_named(move: Move) -> int:
    """The good of a move that names a good and a count; the count is its value."""
    return _GOOD_OF_MOVE[move.code]
