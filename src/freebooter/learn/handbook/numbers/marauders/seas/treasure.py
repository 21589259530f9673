"""Its captain, and what beating it costs in bounties."""

from freebooter.games.marauders.content.tables import EVENT_NAMES, EVENT_PACK, EVENT_SHIP, EVENT_SKILLS, SHIP_NAMES
from freebooter.games.marauders.modules.treasure.galleon import GOLD_FOR_BOUNTY, LOADED
from freebooter.learn.handbook.numbers import Named, Numbers

CAPTAIN = EVENT_PACK.index("treasure")
SEAMANSHIP, _, LEADERSHIP = EVENT_SKILLS[CAPTAIN]
HOARDS = range(0, 5 * GOLD_FOR_BOUNTY + 1, GOLD_FOR_BOUNTY)

NUMBERS = [
    Numbers(
        "treasure-captain",
        "treasure",
        ("captain", "ship", "seamanship", "leadership"),
        (
            (
                Named("happening", EVENT_NAMES[CAPTAIN]),
                Named("ship", SHIP_NAMES[EVENT_SHIP[CAPTAIN]]),
                SEAMANSHIP,
                LEADERSHIP,
            ),
        ),
    ),
    Numbers(
        "treasure-hoard",
        "treasure",
        ("hoard", "moves", "bounties"),
        tuple((gold, gold // LOADED, 1 + gold // GOLD_FOR_BOUNTY) for gold in HOARDS),
    ),
]
