"""What it costs and brings, and all cards with their ports."""

from freebooter.games.marauders.content.tables import CARGO_GOOD, CARGO_ICON, CARGO_PACK, CARGO_PORT, CARGO_VALUE
from freebooter.games.marauders.modules.contraband.hold import PRICE, SALE
from freebooter.games.marauders.names import GOODS, ICONS, NONE, ZONES
from freebooter.learn.handbook.numbers import NOTHING, Cell, Named, Numbers

CARDS = [card for card, pack in enumerate(CARGO_PACK) if pack == "contraband" and CARGO_PORT[card] != NONE]


def icon(card: int) -> Cell:
    name = ICONS[CARGO_ICON[card]]
    return NOTHING if name == "none" else Named("icon", name)


NUMBERS = [
    Numbers("contraband-price", "contraband", ("price", "sale"), ((PRICE, SALE),)),
    Numbers(
        "contraband-cards",
        "contraband",
        ("good", "port", "value", "sign"),
        tuple(
            (
                Named("good", GOODS[CARGO_GOOD[card]]),
                Named("zone", ZONES[CARGO_PORT[card]]),
                CARGO_VALUE[card],
                icon(card),
            )
            for card in CARDS
        ),
    ),
]
