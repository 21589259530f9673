"""Why a glory card cannot be played in a menu, or cargo not be thrown away."""

from typing import Final

from freebooter.games.marauders.hand import PlayCards
from freebooter.games.marauders.moments import DRAWN, PORT, SELL, SHIPYARD, TURN
from freebooter.games.marauders.names import GOODS
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Refusal

MENUS: Final = {
    "action": PlayCards(TURN),
    "port": PlayCards(PORT),
    "sell": PlayCards(SELL),
    "buy": PlayCards(DRAWN),
    "shipyard": PlayCards(SHIPYARD),
}


def why_not_card(t: Table, ask: Ask, move: Move) -> Refusal | None:
    """A card that is not in hand, does not fit the moment, or could do nothing now."""
    cards = MENUS.get(ask.prompt)
    return None if cards is None else cards.refusal(t, ask, move)


def why_not_drawn(t: Table, ask: Ask, move: Move) -> Refusal | None:
    """Cards to keep or to discard, and other choices of cards."""
    prompt, verb = ask.prompt, move.verb
    if verb == "keep-rumour" and prompt == verb:  # of a captain who is beaten
        return Refusal("mm-not-drawn", "MM-RUMOR-03", move=move.name)
    if prompt in ("drop-cargo", "make-room") and verb == "discard-cargo":
        rule = "MM-AMB-08" if prompt == "drop-cargo" else "MM-AMB-27"
        return Refusal("mm-none-aboard", rule, good=GOODS[move.value])
    if prompt in ("drop-cargo", "make-room", "buy", "raid-cargo") and verb == "discard-load":
        return Refusal("mm-no-load", "MM-MISSION-01")
    if prompt == "kings-grace" and verb == "nation":
        return Refusal("mm-not-wanted-by", "MM-BOUNTY-08", nation=str(move.params[0][1]))
    return None
