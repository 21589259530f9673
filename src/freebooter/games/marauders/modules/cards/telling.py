"""How its lines are told."""

from freebooter.games.marauders.registries.tellings import add_tellings
from freebooter.kernel.people.telling import MINE, MOMENT, STEP, Tell

add_tellings(
    {
        "yard-burns": Tell(MOMENT, MOMENT, icon="danger", place="zone"),
        "gold-sent-home": Tell(MOMENT, icon="stash"),
        "journey-failed": Tell(own=MINE, icon="crew"),
        "ship-given": Tell(MOMENT, icon="buy"),
        "wreck-plundered": Tell(own=MINE, icon="goods"),
        "ability-used": Tell(MOMENT, icon="star"),
        "modification-burnt-out": Tell(part=STEP, icon="danger", place="zone"),
        "crew-put-ashore": Tell(icon="crew", place="zone"),
        "rumour-goes-on": Tell(icon="rumour"),
        "more-actions": Tell(own=MINE, icon="star"),
    }
)
