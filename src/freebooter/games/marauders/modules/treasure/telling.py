"""How its lines are told."""

from freebooter.games.marauders.registries.tellings import add_tellings
from freebooter.kernel.people.telling import MOMENT, Tell

add_tellings(
    {
        "hoard-loaded": Tell(MOMENT, icon="gold"),
        "treasure-gone": Tell(MOMENT, MOMENT, icon="gold"),
    }
)
