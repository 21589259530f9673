"""The one value that changes."""

from freebooter.games.marauders.content.tables import SHIP_TRACKS
from freebooter.games.marauders.names import GALLEON, MANOEUVRABILITY
from freebooter.learn.handbook.numbers import Named, Numbers

USUAL = SHIP_TRACKS[GALLEON][MANOEUVRABILITY]

NUMBERS = [
    Numbers("low-galleons", "low-galleons", ("ship", "usually", "now"), ((Named("ship", "galleon"), USUAL, USUAL - 1),))
]
