"""How its lines are told."""

from freebooter.games.marauders.registries.tellings import add_tellings
from freebooter.kernel.people.telling import MINE, MOMENT, STEP, Tell

add_tellings(
    {
        "contraband-sold": Tell(icon="gold", place="zone"),
        "contraband-given-up": Tell(MOMENT, MINE, icon="goods"),
        "search-resisted": Tell(MOMENT, MINE, icon="battle"),
        "contraband-bought": Tell(icon="goods"),
        "contraband-stowed": Tell(part=STEP, icon="goods"),
        "contraband-discarded": Tell(icon="goods"),
    }
)
