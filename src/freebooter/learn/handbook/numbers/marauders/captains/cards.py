"""How many cards join the decks, and the captains among the new events."""

from freebooter.games.marauders.content.tables import (
    CAPTAIN_PACK,
    EVENT_NAMES,
    EVENT_NPC,
    EVENT_PACK,
    EVENT_REWARD,
    EVENT_SHIP,
    EVENT_SKILLS,
    MISSION_PACK,
    RUMOUR_CARD,
    RUMOUR_PACK,
    SHIP_NAMES,
)
from freebooter.games.marauders.names import NONE
from freebooter.learn.handbook.numbers import NOTHING, Message, Named, Numbers

PACK = "cards"
RUMOURS = {RUMOUR_CARD[rumour] for rumour, pack in enumerate(RUMOUR_PACK) if pack == PACK}
DECKS = {
    "captains": CAPTAIN_PACK.count(PACK),
    "events": EVENT_PACK.count(PACK),
    "missions": MISSION_PACK.count(PACK),
    "rumours": len(RUMOURS),
}
CAPTAINS = [event for event, pack in enumerate(EVENT_PACK) if pack == PACK and EVENT_NPC[event] != NONE]

NUMBERS = [
    Numbers(
        "new-cards",
        "cards",
        ("deck", "new"),
        tuple((Message(f"numbers-deck-{deck}"), count) for deck, count in DECKS.items()),
    ),
    Numbers(
        "new-npcs",
        "cards",
        ("captain", "ship", "seamanship", "scouting", "leadership", "reward"),
        tuple(
            (
                Named("happening", EVENT_NAMES[event]),
                Named("ship", SHIP_NAMES[EVENT_SHIP[event]]),
                *EVENT_SKILLS[event],
                EVENT_REWARD[event] or NOTHING,
            )
            for event in CAPTAINS
        ),
    ),
]
