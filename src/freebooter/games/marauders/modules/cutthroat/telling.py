"""How its lines are told."""

from freebooter.games.marauders.registries.tellings import add_tellings
from freebooter.kernel.people.telling import MINE, MOMENT, Tell

add_tellings(
    {
        "scouts-off-turn": Tell(MOMENT, icon="dice"),
        "found-off-turn": Tell(MOMENT, MINE, icon="danger"),
        "off-turn-fails": Tell(own=MINE, icon="dice"),
    }
)
