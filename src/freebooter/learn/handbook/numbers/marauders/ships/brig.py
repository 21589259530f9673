"""The brig beside the other ships."""

from freebooter.games.marauders.content.tables import SHIP_BUY, SHIP_NAMES, SHIP_PACK, SHIP_SELL, SHIP_TRACKS
from freebooter.games.marauders.names import CANNONS, CREW, HULL, MASTS
from freebooter.games.marauders.names import CARGO as HOLD
from freebooter.games.marauders.names import MANOEUVRABILITY as HANDY
from freebooter.learn.handbook.numbers import NOTHING, Named, Numbers

VALUES = (HULL, MASTS, HOLD, CREW, CANNONS, HANDY)

NUMBERS = [
    Numbers(
        "ships",
        "brig",
        ("ship", "hull", "masts", "hold", "crew", "cannons", "manoeuvrability", "price", "sale"),
        tuple(
            (
                Named("ship", name),
                *[SHIP_TRACKS[ship][value] for value in VALUES],
                SHIP_BUY[ship] or NOTHING,
                SHIP_SELL[ship] or NOTHING,
            )
            for ship, name in enumerate(SHIP_NAMES)
            if SHIP_PACK[ship] in ("base", "brig")
        ),
    )
]
