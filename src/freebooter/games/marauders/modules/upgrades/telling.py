"""How its lines are told."""

from freebooter.games.marauders.registries.tellings import add_tellings
from freebooter.kernel.people.telling import STEP, Tell

add_tellings(
    {
        "upgrade-weapon": Tell(part=STEP, icon="battle"),
        "upgrade-modification": Tell(part=STEP, icon="ship"),
        "upgrade-none": Tell(part=STEP, icon="nothing"),
        "upgrades-returned": Tell(part=STEP, icon="nothing"),
        "upgrades-lost": Tell(part=STEP, icon="ship"),
        "upgrade-weapon-returned": Tell(part=STEP, icon="battle"),
        "npc-nest-used": Tell(part=STEP, icon="ship"),
    }
)
