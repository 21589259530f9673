"""The moments at which glory cards can be played or specialists hired.

Some are menus: cards of WHEN_ACTING, WHEN_IN_PORT, WHEN_BUYING, WHEN_SELLING and WHEN_AT_SHIPYARD are options of the
questions "action", "port", "buy", "sell" and "shipyard", which are asked anyway. All others are windows, opened by the
rule that reaches the moment (see `windows`). A card's moments are content.
"""

from typing import Final, NewType

MOMENTS: Final = [
    "turn", "port", "buy", "drawn", "sell", "sold", "shipyard", "claim", "checked", "rumour", "deed", "scouted",
    "event", "found", "bought", "death", "engage", "declared", "contest", "between-rounds", "crew-start", "crew-round",
    "naval-won", "crew-won",
]  # fmt: skip
Moment = NewType("Moment", int)
NO_MOMENT: Final = Moment(-1)  # no window is open
WHEN_ACTING: Final = Moment(0)
WHEN_IN_PORT: Final = Moment(1)
# The owner alone, in the own player turn.
BEFORE_BUYING: Final = Moment(2)  # before drawing cards
WHEN_BUYING: Final = Moment(3)  # after drawing cards, a menu
WHEN_SELLING: Final = Moment(4)  # a menu
AFTER_SALE: Final = Moment(5)
WHEN_AT_SHIPYARD: Final = Moment(6)  # a menu
WHEN_CLAIMING: Final = Moment(7)  # a mission
AFTER_CHECK: Final = Moment(8)  # after an own check outside combat and raids
BEFORE_RUMOUR: Final = Moment(9)  # before its roll
AFTER_DEED: Final = Moment(10)  # a mission or rumour is completed
AFTER_SCOUTING: Final = Moment(11)  # after a successful scout
# Also in other players' turns.
AT_EVENT: Final = Moment(12)  # an event with icons is drawn: everyone
WHEN_FOUND: Final = Moment(13)  # an NPC has found a captain: that one
AFTER_PURCHASE: Final = Moment(14)  # after Buy goods: everyone but the buyer
BEFORE_DEATH: Final = Moment(15)  # a captain is about to die: that one
# In combat: the two who fight.
WHEN_ENGAGING: Final = Moment(16)
WHEN_DECLARED: Final = Moment(17)  # both have declared, nobody has rolled
WHEN_CONTESTED: Final = Moment(18)  # the contest is decided, no hit is dealt
BETWEEN_ROUNDS: Final = Moment(19)
BEFORE_CREW_COMBAT: Final = Moment(20)
IN_CREW_COMBAT: Final = Moment(21)
AFTER_NAVAL_WIN: Final = Moment(22)
AFTER_CREW_WIN: Final = Moment(23)

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
