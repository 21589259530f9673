"""How its lines are told."""

from freebooter.games.marauders.registries.tellings import add_tellings
from freebooter.kernel.people.telling import STEP, Tell

add_tellings(
    {
        "nest-used": Tell(part=STEP, icon="ship"),
        "modifications-to-pool": Tell(part=STEP, icon="ship"),
    }
)
