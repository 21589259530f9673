"""The registry of causes of death. A module adds one by its name:

    BY_SHARKS: Final = new_death("sharks")
    ...
    yield from death.kill_captain(t, player, BY_SHARKS, "SG-...")

The text of `death-sharks` belongs into the module's texts.
"""

from typing import Final

from freebooter.games.marauders.names import ASHORE, CREW_LOST, DEATHS, RAIDING, SUNK, Death

DEATHS_IN_FIGHTS: Final[list[int]] = [SUNK, CREW_LOST, RAIDING, ASHORE]
"""In a battle or raid, even if it is over when the captain may play a last card (`t.dying_of`)."""


def new_death(name: str, in_fight: bool = False) -> Death:
    if name in DEATHS:
        raise ValueError(f"there is a cause of death called {name!r} already")
    DEATHS.append(name)
    death = Death(len(DEATHS) - 1)
    if in_fight:
        DEATHS_IN_FIGHTS.append(death)
    return death
