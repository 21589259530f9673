"""How its lines are told."""

from freebooter.games.marauders.registries.tellings import add_tellings
from freebooter.kernel.people.telling import MOMENT, STEP, Tell

add_tellings(
    {
        "wind-turns": Tell(MOMENT, icon="storm"),
        "with-wind": Tell(part=STEP, icon="ship"),
        "against-wind": Tell(part=STEP, icon="ship"),
    }
)
