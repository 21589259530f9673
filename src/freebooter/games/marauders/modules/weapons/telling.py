"""How its lines are told."""

from freebooter.games.marauders.registries.tellings import add_tellings
from freebooter.kernel.people.telling import MINE, MOMENT, STEP, Tell

add_tellings(
    {
        "ship-on-fire": Tell(MOMENT, MINE, icon="danger"),
        "fire-burns": Tell(own=MINE, icon="danger"),
        "shot-doubled": Tell(own=MINE, icon="battle"),
        "fire-ends": Tell(part=STEP, icon="battle"),
        "caltrops-thrown": Tell(part=STEP, icon="battle"),
    }
)
