"""How its lines are told."""

from freebooter.games.marauders.registries.tellings import add_tellings
from freebooter.kernel.people.telling import Tell

add_tellings(
    {
        "captain-offered": Tell(icon="crew"),
        "captain-kept": Tell(icon="crew"),
        "captain-paid": Tell(icon="gold"),
    }
)
