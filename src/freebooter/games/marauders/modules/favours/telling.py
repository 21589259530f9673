"""How its lines are told."""

from freebooter.games.marauders.registries.tellings import add_tellings
from freebooter.kernel.people.telling import MINE, STEP, Tell

add_tellings(
    {
        "favours-lost": Tell(own=MINE, icon="star"),
        "favours-gained": Tell(part=STEP, icon="star"),
        "favours-spent": Tell(part=STEP, icon="star"),
    }
)
