"""Why a glory card cannot be played or a card not be kept."""

from typing import Final

from freebooter.games.marauders.effects import purse
from freebooter.games.marauders.glory import hand_limit
from freebooter.games.marauders.moments import (
    BETWEEN_ROUNDS,
    BOUGHT,
    CONTEST,
    CREW_ROUND,
    CREW_START,
    DECLARED,
    DRAWN,
    EVENT,
    MOMENTS,
    PORT,
    SELL,
    SHIPYARD,
    TURN,
    WINDOWS,
)
from freebooter.games.marauders.names import GOODS, NONE, ZONES
from freebooter.games.marauders.port.here import good_named
from freebooter.games.marauders.prices import copies
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import (
    CAPTAIN_HOME,
    GLORY_MOMENTS,
    GLORY_NAMES,
    GLORY_SPECIALIST,
    HIRE_AT_HOME,
    HIRE_GOLD,
    HIRE_PORTS,
)
from freebooter.games.marauders.windows import may_play
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Refusal

MENUS: Final = {"action": TURN, "port": PORT, "sell": SELL, "buy": DRAWN, "shipyard": SHIPYARD}
SHARED: Final = (EVENT, BOUGHT, DECLARED, CONTEST, BETWEEN_ROUNDS, CREW_START, CREW_ROUND)
"""Windows of several seats, in which cards are announced first."""


def why_not_card(t: Table, ask: Ask, move: Move) -> Refusal | None:
    """A card that is not in hand, does not fit the moment, or could do nothing now."""
    player, card = t.players[ask.seat], move.value
    if ask.prompt == "resolve-card":
        if card != ask.about or move.verb == "announce":
            return Refusal("mm-other-card-announced", "MM-GLORY-08", card=GLORY_NAMES[ask.about])
        return Refusal("mm-card-without-effect", "MM-GLORY-08", card=GLORY_NAMES[card])
    moment = moment_of(ask)
    if moment == NONE:
        return None
    if card not in player.hand:
        return Refusal("mm-card-not-in-hand", "MM-GLORY-05", card=GLORY_NAMES[card])
    if GLORY_MOMENTS[card] >> moment & 1 == 0:
        return Refusal("mm-card-other-moment", "MM-GLORY-05", card=GLORY_NAMES[card], moment=MOMENTS[moment])
    if moment in SHARED and move.verb == "play":
        return Refusal("mm-announce-hidden", "MM-GLORY-06", card=GLORY_NAMES[card])
    if moment not in SHARED and move.verb == "announce":
        return Refusal("mm-play-openly", "MM-GLORY-05", card=GLORY_NAMES[card])
    if not may_play(t, player, card, moment):
        if GLORY_SPECIALIST[card] != NONE:
            return why_not_hire(t, player, card)
        return Refusal("mm-card-without-effect", "MM-GLORY-05", card=GLORY_NAMES[card])
    if moment in SHARED:
        return Refusal("mm-card-declined", "MM-GLORY-08", card=GLORY_NAMES[card])
    return Refusal("mm-card-before-choice", "MM-GLORY-05", card=GLORY_NAMES[card])


def moment_of(ask: Ask) -> int:
    """The moment of a question in which cards can be played."""
    if ask.prompt in WINDOWS:
        return WINDOWS.index(ask.prompt)
    return MENUS.get(ask.prompt, NONE)


def why_not_hire(t: Table, player: Player, card: int) -> Refusal:
    name = GLORY_NAMES[card]
    if player.employs(GLORY_SPECIALIST[card]):
        return Refusal("mm-specialist-twice", "MM-GLORY-11", card=name)
    if HIRE_PORTS[card] and player.zone not in HIRE_PORTS[card]:
        where = ", ".join([ZONES[zone] for zone in HIRE_PORTS[card]])
        return Refusal("mm-hire-elsewhere", "MM-GLORY-10", card=name, zones=where)
    if HIRE_AT_HOME[card] and player.zone != CAPTAIN_HOME[player.captain]:
        return Refusal("mm-hire-at-home", "MM-GLORY-10", card=name, zone=ZONES[CAPTAIN_HOME[player.captain]])
    if t.turn.hire_tried >> card & 1:
        return Refusal("mm-hire-tried", "MM-GLORY-10", card=name)
    return Refusal("mm-too-little-gold", "MM-GLORY-10", price=HIRE_GOLD[card], gold=purse(t, player))


def why_not_drawn(t: Table, ask: Ask, move: Move) -> Refusal | None:
    """Cards to keep or to discard, and other choices of cards."""
    player, prompt, verb = t.players[ask.seat], ask.prompt, move.verb
    if prompt == "hand-limit" and verb == "discard-glory":
        limit = hand_limit(t, player)
        return Refusal("mm-not-held", "MM-GLORY-04", card=GLORY_NAMES[move.value], limit=limit)
    if verb in ("keep-rumour", "keep-glory") and prompt == verb:
        return Refusal("mm-not-drawn", "MM-RUMOR-03" if verb == "keep-rumour" else "MM-RUMOR-06", move=move.name)
    if prompt == "keep-goods" and verb == "keep":
        return why_not_keep(t, player, good_named(move), move.value)
    if prompt == "drop-cargo" and verb == "discard-cargo":
        return Refusal("mm-none-aboard", "MM-AMB-08", good=GOODS[move.value])
    if prompt in ("drop-cargo", "buy") and verb == "discard-load":
        return Refusal("mm-no-load", "MM-MISSION-01")
    if prompt in ("pardon-nation", "lower-bounty-of", "kings-grace") and verb == "nation":
        return Refusal("mm-not-wanted-by", "MM-BOUNTY-08", nation=str(move.params[0][1]))
    if prompt in ("pardon-count", "lower-bounty") and verb == "lower-bounty":
        return Refusal("mm-bounty-not-so-high", "MM-BOUNTY-07", bounty=player.bounties[ask.about])
    if prompt == "customs" and verb == "pay":
        return Refusal("mm-too-little-gold", "MM-GLORY-06", price=ask.about, gold=purse(t, player))
    if prompt == "customs" and verb == "discard-cargo":
        return Refusal("mm-not-bought", "MM-GLORY-06", good=GOODS[move.value])
    if prompt == "order-events" and verb == "put-next":
        return Refusal("mm-event-not-seen", "MM-GLORY-05")
    if prompt == "veer-icon" and verb == "icon":
        return Refusal("mm-no-such-icon", "MM-GLORY-06", count=len(t.icons))
    return None


def why_not_keep(t: Table, player: Player, good: int, count: int) -> Refusal:
    drawn = copies(t.drawn_cargo, good)
    if count > drawn or count == 0:
        return Refusal("mm-not-so-many-drawn", "MM-RUMOR-06", good=GOODS[good], count=drawn)
    return Refusal("mm-no-room", "MM-PORT-07", aboard=player.cards_aboard())
