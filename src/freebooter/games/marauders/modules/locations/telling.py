"""How its lines are told."""

from freebooter.games.marauders.registries.tellings import add_tellings
from freebooter.kernel.telling import MINE, MOMENT, Tell

add_tellings(
    {
        "place-laid": Tell(MOMENT, icon="port", place="zone"),
        "place-removed": Tell(MOMENT, icon="port", place="zone"),
        "reef-find": Tell(own=MINE, icon="gold"),
        "bombarded": Tell(own=MINE, icon="dice"),
        "place-raid-begins": Tell(MOMENT, icon="battle"),
        "place-raid-ends": Tell(MOMENT, MINE, icon="battle"),
    }
)
