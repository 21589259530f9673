"""The questions of the game: the rule behind each, and what its text needs to know."""

from typing import Final

from freebooter.games.marauders.dice import successes
from freebooter.games.marauders.fight import PHASES
from freebooter.games.marauders.moments import WINDOWS
from freebooter.games.marauders.names import NATIONS, NOBODY, NONE, ZONES
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import (
    CAPTAIN_NAMES,
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
_ZONES: Final = ("port", "claim-mission", "merchant-nation", "demand")
_GOLD: Final = (
    "customs", "hire-crew", "offer-ship", "redraw-goods",
)  # fmt: skip
_COUNTS: Final = (
    "raid-reprisal", "raid-success", "raid-weapon", "reroll-contest", "stash-ones", "withdraw-ones",
    "window-bought", "window-sold", "order-events",
)  # fmt: skip
_NATIONS: Final = ("engage-merchant", "lower-bounty", "pardon-count")
_NPCS: Final = ("window-found",)
_EVENTS: Final = ("veer-icon", "window-event")
_SHIPS: Final = ("claim-ship", "transfer")
_SEATS: Final = ("reward-nation",)
_HULLS: Final = ("place-hit", "reinforced-hull")  # whose ship; an NPC's has no seat
_SIDES: Final = ("declare", "chasers")


def about(t: Table, ask: Ask) -> dict[str, Said]:
    """Words and numbers for the text of a question, all known to the asked seat."""
    prompt, number = ask.prompt, ask.about
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
    if prompt in _SEATS:
        return {"seat": number + 1}
    if prompt in _HULLS:
        return {"whose": "npc" if number == NOBODY else "own"}
    if prompt == "window-checked":
        return {"count": successes(t.rolled)}
    if prompt in _SIDES:
        return side_words(t, ask.seat, number)
    return card_words(t, ask)


def side_words(t: Table, seat: int, at: int) -> dict[str, Said]:
    """For whom a side of the battle decides: for itself, or for the NPC it steers (MM-NPC-23)."""
    battle = t.battle
    if battle is None:
        return {}
    side = battle.sides[at]
    whose = "own" if side.seat == seat else NPC_NAMES[side.npc] if side.npc != NONE else "ashore"
    return {"whose": whose, "round": battle.round, "phase": PHASES[battle.phase]}


def card_words(t: Table, ask: Ask) -> dict[str, Said]:
    """Questions that turn on a card."""
    prompt, number = ask.prompt, ask.about
    if prompt == "resolve-card":
        return {"card": GLORY_NAMES[number]}
    if prompt == "redraw-captain":
        return {"captain": CAPTAIN_NAMES[number], "choices": len(ask.options)}
    if prompt == "window-claim":
        return {"mission": MISSION_NAMES[number]}
    if prompt == "window-rumour":
        return {"rumour": RUMOUR_NAMES[number]}
    return {}
