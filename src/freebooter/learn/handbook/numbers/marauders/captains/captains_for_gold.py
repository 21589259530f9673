"""What it costs to choose among more captains."""

from freebooter.games.marauders.content.tables import START_GOLD
from freebooter.games.marauders.modules.captain_choice.captains_for_gold import CAPTAIN_PRICE, MOST
from freebooter.learn.handbook.numbers import Numbers

NUMBERS = [
    Numbers(
        "captains-for-gold",
        "captains-for-gold",
        ("captains", "price", "left"),
        tuple(
            (count, CAPTAIN_PRICE * (count - 1), START_GOLD - CAPTAIN_PRICE * (count - 1))
            for count in range(1, MOST + 1)
        ),
    )
]
