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
TURN: Final = 0
PORT: Final = 1
# The owner alone, in the own player turn.
BUY: Final = 2  # before drawing for Buy goods
DRAWN: Final = 3  # after drawing for Buy goods, a menu
SELL: Final = 4  # before Sell goods, a menu
SOLD: Final = 5  # after a sale
SHIPYARD: Final = 6  # a menu
CLAIM: Final = 7  # when claiming a mission
CHECKED: Final = 8  # after an own check outside combat and raids
RUMOUR: Final = 9  # before a rumour's roll
DEED: Final = 10  # a mission or rumour is completed
SCOUTED: Final = 11  # after a successful scout
# Also in other players' turns.
EVENT: Final = 12  # an event with icons is drawn: everyone
FOUND: Final = 13  # an NPC has found a captain: that one
BOUGHT: Final = 14  # after Buy goods: everyone but the buyer
DEATH: Final = 15  # a captain is about to die: that one
# In combat: the two who fight.
ENGAGE: Final = 16
DECLARED: Final = 17  # both have declared, nobody has rolled
CONTEST: Final = 18  # the contest is decided, no hit is dealt
BETWEEN_ROUNDS: Final = 19
CREW_START: Final = 20
CREW_ROUND: Final = 21
NAVAL_WON: Final = 22
CREW_WON: Final = 23

SHARED: Final = (EVENT, BOUGHT, DECLARED, CONTEST, BETWEEN_ROUNDS, CREW_START, CREW_ROUND)
"""Windows of several seats, in which cards are announced face down first (MM-GLORY-06). In all others they are played
openly."""

WINDOWS: Final = [f"window-{moment}" for moment in MOMENTS]
"""The prompt of each window. A seat may pass in advance for each."""
