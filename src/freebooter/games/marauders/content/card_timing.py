"""The moments at which glory cards can be played or specialists hired.

Some are menus: the cards of TURN, PORT, DRAWN, SELL and SHIPYARD are options of the questions "action", "port", "buy",
"sell" and "shipyard", which are asked anyway. All others are windows, opened by the rule that reaches the moment (see
`windows`). A card's moments are content.
"""

from typing import Final

MOMENTS: Final = [
    "turn", "port", "buy", "drawn", "sell", "sold", "shipyard", "claim", "checked", "rumour", "deed", "scouted",
    "event", "found", "bought", "death", "engage", "declared", "contest", "between-rounds", "crew-start", "crew-round",
    "naval-won", "crew-won",
]  # fmt: skip
WHEN_ACTING: Final = 0
WHEN_IN_PORT: Final = 1
# The owner alone, in the own player turn.
BEFORE_BUYING: Final = 2  # before drawing for Buy goods
WHEN_BUYING: Final = 3  # after drawing for Buy goods, a menu
WHEN_SELLING: Final = 4  # before Sell goods, a menu
AFTER_SALE: Final = 5  # after a sale
WHEN_AT_SHIPYARD: Final = 6  # a menu
WHEN_CLAIMING: Final = 7  # when claiming a mission
AFTER_CHECK: Final = 8  # after an own check outside combat and raids
BEFORE_RUMOUR: Final = 9  # before a rumour's roll
AFTER_DEED: Final = 10  # a mission or rumour is completed
AFTER_SCOUTING: Final = 11  # after a successful scout
# Also in other players' turns.
AT_EVENT: Final = 12  # an event with icons is drawn: everyone
WHEN_FOUND: Final = 13  # an NPC has found a captain: that one
AFTER_PURCHASE: Final = 14  # after Buy goods: everyone but the buyer
BEFORE_DEATH: Final = 15  # a captain is about to die: that one
# In combat: the two who fight.
WHEN_ENGAGING: Final = 16
WHEN_DECLARED: Final = 17  # both have declared, nobody has rolled
WHEN_CONTESTED: Final = 18  # the contest is decided, no hit is dealt
BETWEEN_ROUNDS: Final = 19
BEFORE_CREW_COMBAT: Final = 20
IN_CREW_COMBAT: Final = 21
AFTER_NAVAL_WIN: Final = 22
AFTER_CREW_WIN: Final = 23

SHARED: Final = (
    AT_EVENT,
    AFTER_PURCHASE,
    WHEN_DECLARED,
    WHEN_CONTESTED,
    BETWEEN_ROUNDS,
    BEFORE_CREW_COMBAT,
    IN_CREW_COMBAT,
)
"""Windows of several seats, in which cards are announced face down first (MM-GLORY-06). In all others they are played
openly."""

WINDOWS: Final = [f"window-{moment}" for moment in MOMENTS]
"""The prompt of each window. A seat may pass in advance for each."""
