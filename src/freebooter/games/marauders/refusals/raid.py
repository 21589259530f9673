"""Why a port cannot be entered in some way."""

from freebooter.games.marauders.actions.move import PORT_ROYAL_FEE
from freebooter.games.marauders.names import ZONES
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Refusal


def why_not_raid(t: Table, ask: Ask, move: Move) -> Refusal | None:
    player, prompt, verb = t.players[ask.seat], ask.prompt, move.verb
    if prompt == "enter-by" and verb == "enter-by":
        if str(move.params[0][1]) == "fee" and ZONES[ask.about] == "port-royal":
            return Refusal("mm-too-little-gold", "MM-PORTPOWER-10", price=PORT_ROYAL_FEE, gold=player.gold)
        return Refusal("mm-not-this-way-in", "MM-MOVE-04", zone=ZONES[ask.about])
    return None
