"""The questions of the game: the rule behind each, and what its text needs to know."""

from typing import Final

from freebooter.games.marauders.dice import successes
from freebooter.games.marauders.moments import WINDOWS
from freebooter.games.marauders.names import NATIONS, ZONES
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import (
    EVENT_NAMES,
    GLORY_NAMES,
    MISSION_NAMES,
    NPC_NAMES,
    RUMOUR_NAMES,
    SHIP_NAMES,
)
from freebooter.kernel.ask import Ask
from freebooter.kernel.refusal import Said

RULE_OF_PROMPT: Final = {
    "action": "MM-TURN-07",
    "bargain": "MM-BUY-03",
    "battle-offer": "MM-COMBAT-01",
    "buy": "MM-BUY-05",
    "carpenter": "MM-GLORY-11",
    "chasers": "MM-MOD-05",
    "choose-ship": "MM-SETUP-10",
    "choose-weapon": "MM-MISSION-07",
    "claim-mission": "MM-MISSION-02",
    "claim-ship": "MM-PLUNDER-07",
    "customs": "MM-GLORY-06",
    "declare": "MM-COMBAT-02",
    "demand": "MM-GLORY-05",
    "draw-offer": "MM-BUY-01",
    "drop-cargo": "MM-AMB-08",
    "engage-merchant": "MM-RAID-05",
    "enter-by": "MM-PORTPOWER-10",
    "found-response": "MM-NPC-13",
    "grappling-hooks": "MM-WEAPON-02",
    "hand-limit": "MM-GLORY-04",
    "hire-crew": "MM-RECRUIT-02",
    "keep-glory": "MM-RUMOR-06",
    "keep-goods": "MM-RUMOR-06",
    "keep-rumour": "MM-RUMOR-03",
    "kings-grace": "MM-TURN-06",
    "lower-bounty": "MM-RUMOR-06",
    "lower-bounty-of": "MM-RUMOR-06",
    "make-room": "MM-AMB-27",
    "merchant-nation": "MM-RAID-04",
    "name-good": "MM-BUY-03",
    "offer-ship": "MM-SHIPYARD-02",
    "order-events": "MM-GLORY-05",
    "pardon-count": "MM-BOUNTY-07",
    "pardon-nation": "MM-BOUNTY-07",
    "place-hit": "MM-COMBAT-16",
    "place-modification": "MM-MOD-12",
    "port": "MM-PORT-02",
    "port-royal-fee": "MM-AMB-15",
    "raid-cargo": "MM-RAID-20",
    "raid-exchange": "MM-RAID-08",
    "raid-reprisal": "MM-GLORY-05",
    "raid-success": "MM-RAID-11",
    "raid-weapon": "MM-RAID-10",
    "redraw-captain": "MM-DEATH-05",
    "redraw-goods": "MM-PORTPOWER-12",
    "reinforced-hull": "MM-MOD-03",
    "reroll-claim": "MM-MISSION-02",
    "reroll-contest": "MM-WEAPON-02",
    "reroll-location": "MM-GLORY-11",
    "resolve-card": "MM-GLORY-08",
    "reward-nation": "MM-BOUNTY-10",
    "roll-offer": "MM-SETUP-16",
    "search-good": "MM-RUMOR-06",
    "sell": "MM-SELL-01",
    "shipyard": "MM-SHIPYARD-01",
    "spare-timber": "MM-GLORY-09",
    "stash": "MM-STASH-01",
    "stash-ones": "MM-STASH-01",
    "stash-tens": "MM-STASH-01",
    "take-modification": "MM-RUMOR-06",
    "transfer": "MM-SHIPYARD-14",
    "use-shot": "MM-WEAPON-06",
    "veer-direction": "MM-GLORY-06",
    "veer-icon": "MM-GLORY-06",
    "withdraw-ones": "MM-STASH-06",
    **{prompt: "MM-GLORY-06" for prompt in WINDOWS},
}

# What the number `about` of a question means.
_ZONES: Final = ("port", "claim-mission", "enter-by", "demand")
_GOLD: Final = (
    "customs", "hire-crew", "kings-grace", "offer-ship", "port-royal-fee", "redraw-goods",
)  # fmt: skip
_COUNTS: Final = (
    "reroll-claim", "stash-ones", "withdraw-ones",
    "window-bought", "window-sold", "order-events",
)  # fmt: skip
_NATIONS: Final = ("lower-bounty", "pardon-count")
_NPCS: Final = ("found-response", "window-found")
_EVENTS: Final = ("veer-icon", "window-event")
_SHIPS: Final = ("transfer",)


def about(t: Table, ask: Ask) -> dict[str, Said]:
    """Words and numbers for the text of a question, all known to the asked seat."""
    prompt, number = ask.prompt, ask.about
    if prompt == "action":
        return {"actions": number}
    if prompt in _ZONES:
        return {"zone": ZONES[number]}
    if prompt in _GOLD:
        return {"gold": number}
    if prompt in _COUNTS:
        return {"count": number}
    if prompt in _NATIONS:
        return {"nation": NATIONS[number]}
    if prompt in _NPCS:
        return {"npc": NPC_NAMES[number]}
    if prompt in _EVENTS:
        return {"event": EVENT_NAMES[number]}
    if prompt in _SHIPS:
        return {"ship": SHIP_NAMES[number]}
    if prompt == "window-checked":
        return {"count": successes(t.rolled)}
    return card_words(t, ask)


def card_words(t: Table, ask: Ask) -> dict[str, Said]:
    """Questions that turn on a card."""
    prompt, number = ask.prompt, ask.about
    if prompt == "resolve-card":
        return {"card": GLORY_NAMES[number]}
    if prompt == "window-claim":
        return {"mission": MISSION_NAMES[number]}
    if prompt == "window-rumour":
        return {"rumour": RUMOUR_NAMES[number]}
    return {}
