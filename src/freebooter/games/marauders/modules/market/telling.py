"""How its lines are told."""

from freebooter.games.marauders.registries.tellings import add_tellings
from freebooter.kernel.people.telling import Tell

add_tellings(
    {
        "modification-drawn": Tell(icon="ship", place="zone"),
    }
)
