"""Why something cannot be done in port: questions that cards ask there, and tokens."""

from freebooter.games.marauders.names import GOODS, NONE, ZONES
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import MODIFICATION_NAMES, SHIP_NAMES, WEAPON_NAMES
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Refusal


def why_not_port(t: Table, ask: Ask, move: Move) -> Refusal | None:
    player, prompt, verb = t.players[ask.seat], ask.prompt, move.verb
    if prompt in ("stash-tens", "stash-ones") and verb == prompt:
        return Refusal("mm-too-little-aboard", "MM-STASH-01", gold=player.gold)
    if prompt == "offer-ship" and verb == "buy-ship":
        return Refusal("mm-other-ship", "MM-SHIPYARD-02", ship=SHIP_NAMES[move.value])
    if prompt == "choose-weapon" and verb == "buy-weapon":
        return Refusal("mm-weapon-twice", "MM-SHIPYARD-09", weapon=WEAPON_NAMES[move.value])
    if prompt == "bargain" and verb == "good":
        return Refusal("mm-not-so-many-drawn", "MM-BUY-03", good=GOODS[move.value], count=0)
    if prompt == "demand" and verb == "good":
        return Refusal("mm-token-not-drawn", "MM-GLORY-05", good=GOODS[move.value])
    return why_not_token(t, player, ask, move)


def why_not_token(t: Table, player: Player, ask: Ask, move: Move) -> Refusal | None:
    """Modifications that are taken from ports."""
    zone = move.value
    if ask.prompt == "take-modification" and move.verb == ask.prompt:
        token = t.board.modification[zone]
        if token == NONE:
            return Refusal("mm-no-modification-there", "MM-RUMOR-06", zone=ZONES[zone])
        name = MODIFICATION_NAMES[token]
        if player.ship.has(token):
            return Refusal("mm-modification-twice", "MM-SHIPYARD-13", modification=name)
        return Refusal("mm-modification-useless", "MM-AMB-94", modification=name)
    return None
