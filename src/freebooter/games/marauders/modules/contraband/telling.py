"""How its lines are told."""

from freebooter.games.marauders.registries.tellings import add_tellings
from freebooter.kernel.telling import MINE, MOMENT, Tell

add_tellings(
    {
        "contraband-sold": Tell(icon="gold", place="zone"),
        "contraband-given-up": Tell(MOMENT, MINE, icon="goods"),
        "search-resisted": Tell(MOMENT, MINE, icon="battle"),
    }
)
