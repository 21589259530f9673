"""How its lines are told."""

from freebooter.games.marauders.registries.tellings import add_tellings
from freebooter.kernel.people.telling import MINE, MOMENT, Tell

add_tellings(
    {
        "loyalty-raised": Tell(own=MINE, icon="crew"),
        "loyalty-lost": Tell(own=MINE, icon="crew"),
        "mutiny-over": Tell(MOMENT, MINE, icon="crew"),
        "crew-answers": Tell(own=MINE, icon="crew"),
        "crew-refuses-card": Tell(own=MINE, icon="crew"),
    }
)
