"""What bots need not think about: a bot that thinks little would do it by mistake."""

from typing import Final

from freebooter.games.marauders.moves import RETIRE
from freebooter.games.marauders.names import HULL
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move

LAST_PLANK: Final = 1


def prudent(t: Table, ask: Ask) -> list[Move]:
    """A sound ship is not given up (MM-DEATH-09): that costs a turn and all that is aboard, and brings the end nearer.

    What it costs lies beyond a short search, and a captain ashore runs no risk, so it looks better than it is.
    """
    options = ask.options
    if RETIRE in options and t.players[ask.seat].ship.tracks[HULL] > LAST_PLANK:
        return [move for move in options if move is not RETIRE] or options
    return options
