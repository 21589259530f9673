"""Why something cannot be done in a battle."""

from freebooter.games.marauders.names import LOCATIONS
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Refusal


def why_not_battle(t: Table, ask: Ask, move: Move) -> Refusal | None:
    if ask.prompt == "spare-timber" and move.verb == "mend":
        return Refusal("mm-not-mendable", "MM-GLORY-09", location=LOCATIONS[move.value])
    return None
