"""How its lines are told."""

from freebooter.games.marauders.registries.tellings import add_tellings
from freebooter.kernel.people.telling import MINE, MOMENT, STEP, Tell

add_tellings(
    {
        "place-laid": Tell(icon="port", place="zone"),
        "place-removed": Tell(MOMENT, icon="port", place="zone"),
        "reef-find": Tell(own=MINE, icon="gold"),
        "bombarded": Tell(own=MINE, icon="dice"),
        "place-raid-begins": Tell(MOMENT, icon="battle"),
        "place-raid-ends": Tell(MOMENT, MINE, icon="battle"),
        "place-visited": Tell(icon="port", place="zone"),
        "navy-not-found": Tell(part=STEP, icon="nothing"),
        "nobody-freed": Tell(part=STEP, icon="nothing"),
        "prisoner-left": Tell(part=STEP, icon="card"),
        "place-defends": Tell(part=STEP, icon="card"),
    }
)
