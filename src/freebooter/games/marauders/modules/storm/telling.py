"""How its lines are told."""

from freebooter.games.marauders.registries.tellings import add_tellings
from freebooter.kernel.people.telling import MOMENT, Tell

add_tellings(
    {
        "storm-moves": Tell(MOMENT, MOMENT, icon="storm", place="zone"),
    }
)
